"""Effects on places, doors, spells, cards and time."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.fields import Count, sized
from generator.games.dragon_strike.model.options import SpellLevel
from generator.source.model import Model


class Obscure(Model):
    """Takes the sight from an area for so many rounds; attacks there roll ``die``."""

    kind: Literal["obscure"]
    die: Die
    rounds: Count


class Dispel(Model):
    """Ends a spell that is at work."""

    kind: Literal["dispel"]


class Passage(Model):
    """Opens a way through a wall, for the rest of the adventure."""

    kind: Literal["passage"]


class Lock(Model):
    """Closes and locks a door."""

    kind: Literal["lock"]


class Unlock(Model):
    """Opens a locked door."""

    kind: Literal["unlock"]


class Teleport(Model):
    """Puts somebody on a free space at most so many spaces away."""

    kind: Literal["teleport"]
    spaces: Count


class Raise(Model):
    """Puts a dead monster back on its feet with so many hit points."""

    kind: Literal["raise"]
    hit_points: Count


class Store(Model):
    """Keeps a spell card that would be discarded, to be cast once more."""

    kind: Literal["store"]


class Scroll(Model):
    """Gives so many spell cards of the given levels, of those that nobody picked."""

    kind: Literal["scroll"]
    levels: Annotated[tuple[SpellLevel, ...], sized(1)]
    cards: Count


class Reveal(Model):
    """Shows what is in a room or area."""

    kind: Literal["reveal"]


class Hourglass(Model):
    """Moves the hourglass: toward the dragon, or away from it if ``spaces`` is negative."""

    kind: Literal["hourglass"]
    spaces: Annotated[int, Field(ge=-9, le=9)]


class Lose(Model):
    """Costs so many treasure cards."""

    kind: Literal["lose"]
    treasures: Count


class Nothing(Model):
    """Does nothing at all."""

    kind: Literal["nothing"]


WorldEffect = (
    Obscure | Dispel | Passage | Lock | Unlock | Teleport | Raise | Store | Scroll | Reveal | Hourglass | Lose | Nothing
)
