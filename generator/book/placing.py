"""Bands put on pages: columns filled and balanced, wide tables and diagrams moved to where there is room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from generator.book.atoms import Atom, Column, Frame, Mark, balanced, fill, filled
from generator.book.bands import Band
from generator.scene.geometry import Box

#: Between two bands, in mm.
GAP = 5.0
#: Columns are not begun where fewer mm are left.
LEAST = 24.0


@dataclass(frozen=True)
class PageShape:
    """The page in mm: its size, where text stands, and how many columns with what between them."""

    width: float
    height: float
    area: Box
    columns: int
    gutter: float

    def boxes(self, y: float, columns: int) -> list[Box]:
        """So many columns from ``y`` down."""
        box = Box(self.area.x, y, self.area.width, self.area.bottom - y)
        return list(box.split_x([1] * columns, self.gutter))

    def column_width(self, columns: int) -> float:
        """The width of a column where there are so many."""
        return (self.area.width - (columns - 1) * self.gutter) / columns


@dataclass
class PageContent:
    """What stands on a page: atoms and the boxes behind them, each at its place."""

    atoms: list[tuple[Atom, float, float]] = field(default_factory=list)
    frames: list[tuple[Frame, Box]] = field(default_factory=list)

    @property
    def marks(self) -> list[tuple[Mark, float]]:
        """The headings on the page and where they stand."""
        return [(atom.mark, y) for atom, _, y in self.atoms if atom.mark is not None]


@dataclass
class Placing:
    """Fills page after page. ``surplus`` collects what is too high for any page, in mm."""

    shape: PageShape
    pages: list[PageContent] = field(default_factory=lambda: [PageContent()])
    y: float = 0.0
    #: The space that what was placed last asks for below it.
    after: float = 0.0
    waiting: list[Band] = field(default_factory=list)
    surplus: list[tuple[Atom, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.y = self.shape.area.y

    @property
    def fresh(self) -> bool:
        """Whether nothing stands on the page yet."""
        return not self.pages[-1].atoms

    @property
    def left(self) -> float:
        """The height that is left on the page in mm."""
        return self.shape.area.bottom - self.y

    def new_page(self) -> None:
        """Begin a page, with the wide things that have waited for one."""
        self.pages.append(PageContent())
        self.y = self.shape.area.y
        waiting, self.waiting = self.waiting, []
        for band in waiting:
            self.wide(band, may_wait=not self.fresh)

    def place(self, chapters: Iterable[Sequence[Band]]) -> None:
        """Place all chapters."""
        for chapter in chapters:
            for band in chapter:
                if band.wide:
                    self.wide(band, may_wait=band.floats)
                else:
                    self.narrow(band)
            while self.waiting:
                self.new_page()

    def wide(self, band: Band, may_wait: bool) -> None:
        """Put a band across the page, on the next one if it does not fit; or let it wait for it."""
        start = 0
        atoms = band.atoms
        if band.fresh and not self.fresh:
            self.new_page()
        while start < len(atoms):
            lead = 0.0 if self.fresh else max(GAP, atoms[start].before)
            room = self.left - lead
            column = fill(atoms, start, room)
            enough = column.end > start and room >= band.room
            if not enough and not self.fresh:
                if may_wait and start == 0:
                    self.waiting.append(band)
                    return
                self.new_page()
                continue
            if not enough:
                column = fill(atoms, start, room, force=True)
                self.too_high(atoms[start], column)
            self.put(column, Box(self.shape.area.x, self.y + lead, self.shape.area.width, room))
            self.y += lead + column.height
            self.after = atoms[column.end - 1].after
            start = column.end

    def narrow(self, band: Band) -> None:
        """Put a band into columns, balanced on its last page."""
        start = 0
        atoms = band.atoms
        while start < len(atoms):
            lead = 0.0 if self.fresh else max(self.after, min(GAP, max(atoms[start].before, 2.0)))
            room = self.left - lead
            count = band.columns or self.shape.columns
            columns = balanced(atoms, start, room, count) if room > 0 else None
            if columns is None:
                if room < LEAST and not self.fresh:
                    self.new_page()
                    continue
                columns = filled(atoms, start, room, count)
                if columns[-1].end == start:
                    if not self.fresh:
                        self.new_page()
                        continue
                    forced = fill(atoms, start, room, force=True)
                    self.too_high(atoms[start], forced)
                    columns = [forced]
            for column, box in zip(columns, self.shape.boxes(self.y + lead, count), strict=False):
                self.put(column, box)
            self.y += lead + max(column.height for column in columns)
            start = columns[-1].end
            self.after = 0.0
            if start < len(atoms):
                self.new_page()

    def too_high(self, atom: Atom, column: Column) -> None:
        """Note what no page is high enough for."""
        if column.surplus > 1e-6:
            self.surplus.append((atom, column.surplus))

    def put(self, column: Column, box: Box) -> None:
        """Put a filled column into its box."""
        page = self.pages[-1]
        page.frames += [(frame, Box(box.x, box.y + top, box.width, end - top)) for frame, top, end in column.frames]
        page.atoms += [(put.atom, box.x, box.y + put.y) for put in column.puts]
