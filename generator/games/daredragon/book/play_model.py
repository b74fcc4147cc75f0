"""A recorded fight as it stands in YAML: who sits where, what was drawn, and what was done turn by turn."""

from __future__ import annotations

from pydantic import Field

from generator.games.daredragon.model_deck import Part, Suit
from generator.source.model import Model


class Face(Model):
    """A card by its rank and suit; a joker has none."""

    rank: str
    suit: Suit | None = None


class RecordedTurn(Model):
    """A daredevil's turn and the dragon's turn after it.

    ``aims`` says at which part each owner of a card that is due aims, ``helps`` whom they help. ``play`` or ``deal``
    is what the daredevil does, ``deal`` in the order of dealing; ``dragon`` are the cards that the dragon turns up.
    """

    aims: dict[str, Part] = Field(default_factory=dict)
    helps: dict[str, str] = Field(default_factory=dict)
    play: Face | None = None
    deal: tuple[Face, ...] = ()
    dragon: tuple[Face, ...] = ()


class Record(Model):
    """A fight from its first turn on: the seats clockwise, the opening hands, the turns."""

    order: tuple[str, ...]
    hands: dict[str, tuple[Face, ...]]
    turns: tuple[RecordedTurn, ...]
