"""A recorded game as it stands in its file: rounds of steps, with the dice as they fell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from generator.games.dragon_strike.adventures.fields import EdgeName, SquareName
from generator.games.dragon_strike.model.fields import Count, Word
from generator.games.dragon_strike.model.options import Feat
from generator.source.model import Model, Problem, problem

#: What a step can be: the key by which it is known.
KINDS = ("way", "attack", "feat", "spell", "searches", "search")


class PlayStep(Model):
    """A move or an action of a hero or a monster, by whose result texts call it with ``id``.

    A ``way`` names every square and the doors that are opened on it; ``hovers`` says that it ends in the air. An
    ``attack`` names its target and the first weapon, with a roll for each die. A ``feat`` may raise a portcullis. A
    ``spell`` is aimed at somebody. ``searches`` names a body, ``finds`` the treasure card that is drawn for it.
    """

    who: Word
    id: Word
    way: tuple[SquareName, ...] = ()
    opens: tuple[EdgeName, ...] = ()
    hovers: bool = False
    attack: Word | None = None
    weapon: Word | None = None
    rolls: tuple[Count, ...] = ()
    feat: Feat | None = None
    raises: EdgeName | None = None
    spell: Word | None = None
    at: Word | None = None
    searches: Word | None = None
    finds: Word | None = None
    search: Literal["traps"] | None = None
    roll: Count | None = None

    @property
    def kind(self) -> str:
        """What kind of step it is."""
        return next(kind for kind in KINDS if getattr(self, kind))

    def problems(self) -> Iterable[Problem]:
        """A step that is nothing, or two things."""
        found = [kind for kind in KINDS if getattr(self, kind)]
        if len(found) != 1:
            yield problem("wrong-value", "a step is one of: " + ", ".join(KINDS), "id", hint="write one of them")


class PlayRound(Model):
    """A round: the steps of the heroes, then those of the monsters."""

    steps: tuple[PlayStep, ...]


class PlayFile(Model):
    """A recorded game of an adventure; ``heroes`` stand on their squares by their ids."""

    adventure: Word
    heroes: dict[Word, SquareName]
    rounds: tuple[PlayRound, ...]
