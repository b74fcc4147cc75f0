"""Imposition: which card lies where on which sheet, front and back, as a list that tests can lay over each other."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from generator.errors import Finding
from generator.layout.backs import Backs, behind, flip_of
from generator.layout.cards import CardSize
from generator.layout.grid import Grid
from generator.layout.paper import Paper
from generator.layout.placement import Placement, Side, image
from generator.layout.room import find_room
from generator.scene.geometry import IDENTITY, Affine, Box, Point, translate


@dataclass(frozen=True, slots=True)
class Imposition:
    """How a deck is put on paper. Lengths are mm.

    ``back_offset`` shifts back pages to the right and down, for printers that put them elsewhere; ``scale`` corrects
    pages that a printer makes larger or smaller; ``margin`` is the white all round, the paper's own if ``None``.
    On the back of a sheet, backs reach ``back_bleed`` beyond the outer edge of the grid where there is no neighbour,
    so that one that is a little off leaves no white.
    """

    paper: Paper
    backs: Backs = Backs.NONE
    bleed: float = 0.0
    back_bleed: float = 0.0
    back_offset: Point = (0.0, 0.0)
    scale: Point = (1.0, 1.0)
    margin: float | None = None
    marks: bool = True
    low_ink: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """One side of paper. ``number`` counts the sheets of a section from 1; a folded sheet has fronts and backs."""

    number: int
    total: int
    side: Side
    placements: tuple[Placement, ...]

    def of(self, side: Side) -> list[Placement]:
        """The placements of one side."""
        return [placement for placement in self.placements if placement.side is side]


@dataclass(frozen=True)
class Plan:
    """Where every card of a deck lies. ``findings`` tells what was given up for the bleed."""

    how: Imposition
    size: CardSize
    count: int
    grid: Grid
    findings: tuple[Finding, ...] = ()

    @property
    def total(self) -> int:
        """How many sheets hold all fronts."""
        return math.ceil(self.count / self.grid.capacity)

    @property
    def extent(self) -> Box:
        """All that cards and bleed of a full sheet cover, the backs across a fold too."""
        fronts, fold = self.grid.extent, self.grid.frame.fold
        if fold is None:
            return fronts
        behind_them = image(fold, fronts)
        x, y = min(fronts.x, behind_them.x), min(fronts.y, behind_them.y)
        right, bottom = max(fronts.right, behind_them.right), max(fronts.bottom, behind_them.bottom)
        return Box(x, y, right - x, bottom - y)

    def sheets(self, has_back: Callable[[int], bool] = lambda _index: True) -> Iterator[Sheet]:
        """All sides of paper in printing order, one by one; ``has_back`` says which cards have a back."""
        backs = self.how.backs
        for number in range(1, self.total + 1):
            fronts = self.fronts(number)
            if backs is Backs.FOLD:
                fold = self.grid.frame.fold or IDENTITY
                behind_them = self.backs(number, fold, has_back)
                yield Sheet(number, self.total, Side.FRONT, (*fronts, *behind_them))
                continue
            yield Sheet(number, self.total, Side.FRONT, fronts)
            if backs.duplex:
                flip = flip_of(backs, self.how.paper.width, self.how.paper.height)
                yield Sheet(number, self.total, Side.BACK, self.backs(number, flip, has_back))
        if backs is Backs.SEPARATE:
            for number in range(1, self.total + 1):
                yield Sheet(number, self.total, Side.BACK, self.separate(number, has_back))

    def cards(self, number: int) -> range:
        """The indexes of the cards on a sheet."""
        first = (number - 1) * self.grid.capacity
        return range(first, min(first + self.grid.capacity, self.count))

    def fronts(self, number: int) -> tuple[Placement, ...]:
        """The fronts of a sheet."""
        grid = self.grid
        return tuple(
            self.placement(card, Side.FRONT, grid.put(slot), self.around(grid.bleed))
            for slot, card in enumerate(self.cards(number))
        )

    def backs(self, number: int, flip: Affine, has_back: Callable[[int], bool]) -> tuple[Placement, ...]:
        """The backs of a sheet, each behind its front after ``flip``."""
        cards = self.cards(number)
        offset = IDENTITY if self.how.backs is Backs.FOLD else translate(*self.how.back_offset)
        placed = []
        for slot, card in enumerate(cards):
            if not has_back(card):
                continue
            lying = self.grid.slot(slot)
            reach = self.reach(slot, len(cards), lying) if self.how.backs.duplex else lying.inset(-self.grid.bleed)
            put = offset @ behind(self.grid.put(slot), flip, self.size.width)
            placed.append(Placement(card, Side.BACK, image(offset @ flip, lying), image(offset @ flip, reach), put))
        return tuple(placed)

    def separate(self, number: int, has_back: Callable[[int], bool]) -> tuple[Placement, ...]:
        """The backs of a sheet of their own, in the order of the fronts."""
        offset = translate(*self.how.back_offset)
        return tuple(
            self.placement(card, Side.BACK, offset @ self.grid.put(slot), self.around(self.grid.bleed))
            for slot, card in enumerate(self.cards(number))
            if has_back(card)
        )

    def placement(self, card: int, side: Side, put: Affine, reach: Box) -> Placement:
        """A face by its map; ``reach`` is what its bleed covers, in the card's own coordinates."""
        return Placement(card, side, image(put, self.size.trim), image(put, reach), put)

    def around(self, bleed: float) -> Box:
        """The trim box with its bleed, in the card's own coordinates."""
        return self.size.trim.inset(-bleed)

    def reach(self, slot: int, filled: int, lying: Box) -> Box:
        """What a back may cover on the sheet as its front lies: its bleed, and more where it has no neighbour."""
        columns, bleed = self.grid.columns, self.grid.bleed
        row, column = divmod(slot, columns)
        beyond = max(bleed, self.how.back_bleed)
        left = bleed if column else beyond
        right = bleed if column + 1 < columns and slot + 1 < filled else beyond
        above = bleed if row else beyond
        below = bleed if slot + columns < filled else beyond
        return Box(lying.x - left, lying.y - above, lying.width + left + right, lying.height + above + below)


def plan(size: CardSize, count: int, how: Imposition, papers: Iterable[Paper] = ()) -> Plan:
    """The plan for ``count`` cards. ``papers`` may be named when the paper is too small.

    Raises ContentError (``card-too-large``, ``no-room-for-bleed``, ``bad-bleed``).
    """
    grid, findings = find_room(size, how.paper, how.backs, how.bleed, how.margin, papers)
    return Plan(how, size, count, grid, tuple(findings))
