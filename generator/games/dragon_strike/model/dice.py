"""The three dice of the game; more sides are always better."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from generator.games.dragon_strike.model.fields import every
from generator.source.provenance import Table


class Die(StrEnum):
    """A die by its notation (Reading a Hero Card)."""

    D8 = "d8"
    D10 = "d10"
    D12 = "d12"

    @property
    def sides(self) -> int:
        """The number of sides."""
        return int(self.value[1:])

    @property
    def results(self) -> range:
        """Every number that it can show."""
        return range(1, self.sides + 1)

    def written(self, letter: str = "d") -> str:
        """The notation with a language's letter for a die: d8, in Polish k8."""
        return f"{letter}{self.sides}"


class DiceTable(Table):
    """The colour of each die; a colour is a text key below ``names.colours``."""

    colours: Annotated[dict[Die, Annotated[str, Field(min_length=1)]], every(Die)]
