"""Dice as the rules write them: a number of six-sided dice and a modifier, such as 2d6+2."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any

from pydantic import PlainValidator, WithJsonSchema

SIDES = 6
"""All dice of the game have six sides (Components: Dice)."""

_NOTATION = re.compile(r"([1-9][0-9]?)d6(?:([+-])([1-9][0-9]?))?")


@dataclass(frozen=True, slots=True, order=True)
class Dice:
    """``count`` six-sided dice added together, and ``modifier`` added to the sum (Components: Dice)."""

    count: int
    modifier: int = 0

    def __post_init__(self) -> None:
        if self.count < 1:
            raise ValueError("a roll needs at least one die")

    @classmethod
    def parse(cls, text: str) -> Dice:
        """The dice written as ``3d6`` or ``2d6+2``. Raises ValueError for any other notation."""
        match = _NOTATION.fullmatch(text)
        if match is None:
            raise ValueError(f"“{text}” is no dice notation; write 3d6 or 2d6+2")
        count, sign, modifier = match.groups()
        return cls(int(count), int(modifier or 0) * (-1 if sign == "-" else 1))

    def __str__(self) -> str:
        return self.written()

    def written(self, die: str = "d") -> str:
        """The notation with a language's letter for the die: 2d6+2, in Polish 2k6+2."""
        return f"{self.count}{die}{SIDES}" + (f"{self.modifier:+d}" if self.modifier else "")

    @property
    def minimum(self) -> int:
        """The lowest result."""
        return self.count + self.modifier

    @property
    def maximum(self) -> int:
        """The highest result."""
        return self.count * SIDES + self.modifier

    @property
    def mean(self) -> Fraction:
        """The average result."""
        return Fraction(self.count * (SIDES + 1), 2) + self.modifier

    @property
    def outcomes(self) -> range:
        """Every result that can come up."""
        return range(self.minimum, self.maximum + 1)

    def total(self, rolled: Sequence[int]) -> int:
        """The result when the dice show ``rolled``.

        Raises ValueError if that is not one number from 1 to 6 for each die.
        """
        if len(rolled) != self.count or not all(1 <= pips <= SIDES for pips in rolled):
            raise ValueError(f"{self} takes {self.count} numbers from 1 to {SIDES}, not {list(rolled)}")
        return sum(rolled) + self.modifier

    def times(self, number: int) -> Dice:
        """The dice thrown ``number`` times over, as for a fall through several levels."""
        return Dice(self.count * number, self.modifier * number)


def _read(value: Any) -> Dice:
    if isinstance(value, Dice):
        return value
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is no dice notation; write 3d6 or 2d6+2")
    return Dice.parse(value)


_SCHEMA = {"type": "string", "title": "dice, such as `2d6+2`", "pattern": f"^{_NOTATION.pattern}$"}
DiceField = Annotated[Dice, PlainValidator(_read), WithJsonSchema(_SCHEMA)]
"""Dice in a model, written in YAML as text."""
