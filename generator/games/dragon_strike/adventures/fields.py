"""Parts of adventure files: names of squares and of edges, letters of rooms, and what a heading stands for."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from generator.games.dragon_strike.boards.squares import Square, read_edge, read_square
from generator.source.model import Problems, problem
from generator.source.schemamarks import Demands

OUTSIDE = "outside"
"""The heading for what lies in no lettered room."""
RANDOM = "random"
"""What stands among treasures for a card from the deck."""


class Setting(StrEnum):
    """The board that an adventure is played on."""

    CASTLE = "castle"
    VALLEY = "valley"
    CAVERN = "cavern"
    CITY = "city"


class Level(StrEnum):
    """How hard an adventure is."""

    EASY = "easy"
    AVERAGE = "average"
    HARD = "hard"
    VERY_DIFFICULT = "very-difficult"


class Drawbridge(StrEnum):
    """Whether drawbridges can be walked on."""

    DOWN = "down"
    UP = "up"


def _square(name: str) -> str:
    if read_square(name) is None:
        hint = "write a letter and a number, such as C4"
        raise Problems(problem("bad-square", f"“{name}” is no square", hint=hint))
    return name.strip().upper()


def _edge(name: str) -> str:
    if read_edge(name) is None:
        hint = "write the two squares on its sides, such as C4-C5"
        raise Problems(problem("bad-door", f"“{name}” is no side of a square", hint=hint))
    return name.strip().upper()


_SQUARE = " *[A-Za-z][0-9]{1,2} *"
SquareName = Annotated[str, Demands(_square, {"title": "square, such as `C4`", "pattern": f"^{_SQUARE}$"})]
"""A square by its name, such as ``C4``."""
EdgeName = Annotated[str, Demands(_edge, {"title": "door, such as `C4-C5`", "pattern": f"^{_SQUARE}-{_SQUARE}$"})]
"""An edge by the two squares on its sides, such as ``C4-C5``."""
Heading = Annotated[str, Field(pattern=f"^([A-Z]|{OUTSIDE})$")]
"""The letter of a room, or ``outside``."""


def square(name: str) -> Square:
    """The square of a name that has been accepted."""
    found = read_square(name)
    assert found is not None
    return found
