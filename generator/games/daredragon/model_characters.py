"""Who plays: the daredevils and the dragon. Names and lines stand in the texts, by id."""

from __future__ import annotations

from generator.source.model import Model
from generator.source.provenance import Table


class Character(Model):
    """A daredevil; needed from ``from_players`` players on."""

    id: str
    kin: str
    weapon: str
    from_players: int


class Dragon(Model):
    """The dragon."""

    id: str


class Characters(Table):
    """All who can be on the table, the daredevils in the order in which they join."""

    daredevils: tuple[Character, ...]
    dragon: Dragon
