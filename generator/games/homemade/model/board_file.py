"""A board: a map of letters, and what each letter stands for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from pydantic import Field

from generator.errors import did_you_mean
from generator.games.homemade.art.emblems import NAMES
from generator.games.homemade.art.patterns import Terrain
from generator.games.homemade.limits import MAX_LETTERS, MAX_SIDE
from generator.games.homemade.model.game_file import name_problems
from generator.source.model import Model, Problem, problem


class Grid(StrEnum):
    """What the board is made of."""

    HEX = "hex"
    SQUARE = "square"


class Ground(Model):
    """What a letter of the map stands for."""

    name: str = Field(description="Its name; the texts call it BOARD.legend.NAME")
    color: str = Field("paper", description='Its ground: a colour role of the theme, or "#rrggbb"')
    pattern: Terrain = Field(Terrain.NONE, description="What the ground is strewn with")
    emblem: str = Field("", description=f"An emblem in the middle: {NAMES}")
    ink: str = Field("", description="Colour of the emblem; a dark shade of the ground if none is given")
    mark: str = Field("", description="A letter or number in the space; Jinja may show a figure")
    listed: bool = Field(True, description="Whether the legend explains it")

    def problems(self) -> Iterable[Problem]:
        """A name that is none."""
        yield from name_problems(self.name, "name")


class BoardFile(Model):
    """A board.

    ``map`` holds a row of the board a line, a letter a space, with one blank between letters. On a hex board every
    other row begins one blank further in: a space lies between the two that stand below it, as on the table.
    """

    grid: Grid = Field(description="hex or square")
    cell: float = Field(22.0, description="A space from side to side, in mm: 8 to 60")
    map: tuple[str, ...] = Field(description="The map, a line of letters a row")
    legend: dict[str, Ground] = Field(description="What each letter stands for")
    coordinates: bool = Field(True, description="Whether the spaces have names such as B3")
    true_size: bool = Field(False, description="Print it as large as it is, over several sheets if one is too small")

    def problems(self) -> Iterable[Problem]:
        """Letters without a meaning, rows that do not mesh, sizes that do not fit."""
        if not 8 <= self.cell <= 60:
            yield problem(
                "out-of-range", f"a space of {self.cell:g} mm cannot be played on", "cell", hint="write 8 to 60"
            )
        for letter in self.legend:
            if len(letter) != 1 or letter.isspace():
                message = f"“{letter}” is more than a letter" if letter.strip() else "a blank is no space"
                yield problem("bad-letter", message, "legend", letter, on_key=True)
        if len(self.legend) > MAX_LETTERS:
            yield problem("too-large", f"a legend has at most {MAX_LETTERS} letters", "legend")
        yield from repeated_names(self.legend)
        if not any(row.strip() for row in self.map):
            yield problem("empty-board", "the map has no spaces", "map")
        if len(self.map) > MAX_SIDE:
            yield problem("too-large", f"a board has at most {MAX_SIDE} rows", "map")
        for index, row in enumerate(self.map):
            yield from self.row_problems(index, row)

    def row_problems(self, index: int, row: str) -> Iterator[Problem]:
        """What is wrong with one row of the map."""
        letters = [(column, letter) for column, letter in enumerate(row) if not letter.isspace()]
        for letter in dict.fromkeys(letter for _, letter in letters):
            if letter not in self.legend:
                hint = did_you_mean(letter, self.legend)
                yield problem("unknown-letter", f"the legend has no “{letter}”", "map", index, hint=hint)
        if letters and letters[-1][0] >= 2 * MAX_SIDE:
            yield problem("too-large", f"a row has at most {MAX_SIDE} spaces", "map", index)
        even = self.first % 2 if self.grid is Grid.SQUARE else (self.first + index - self.first_row) % 2
        if any(column % 2 != even for column, _ in letters):
            hint = "one blank between letters"
            if self.grid is Grid.HEX:
                hint += ", and every other row one blank further in than the one above it"
            yield problem("uneven-row", "the spaces of this row do not stand in line", "map", index, hint=hint)

    @property
    def first_row(self) -> int:
        """The index of the first row that has a space."""
        return next((index for index, row in enumerate(self.map) if row.strip()), 0)

    @property
    def first(self) -> int:
        """Where the first space of the first row stands in its line."""
        row = self.map[self.first_row] if self.map else ""
        return len(row) - len(row.lstrip())


def repeated_names(legend: dict[str, Ground]) -> Iterator[Problem]:
    """Letters that stand for the same name with another look."""
    seen: dict[str, Ground] = {}
    for letter, ground in legend.items():
        if ground.name in seen and seen[ground.name] != ground:
            yield problem("duplicate-name", f"“{ground.name}” is another letter already", "legend", letter, "name")
        seen.setdefault(ground.name, ground)
