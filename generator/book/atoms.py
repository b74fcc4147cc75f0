"""What no column is broken in: a line, a row of a table, a diagram; and how columns are filled with such atoms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from generator.kit.easel import Easel
from generator.scene.geometry import Box

#: Draws an atom with its top left corner at a point, in mm.
Draw = Callable[[Easel, float, float], None]


@dataclass(frozen=True, eq=False)
class Frame:
    """A box around neighbouring atoms: ``draw`` draws what is behind them, ``pad`` mm stand above and below."""

    draw: Callable[[Easel, Box], None]
    pad: float = 2.4


@dataclass(frozen=True)
class Mark:
    """A heading for the outline and the running head."""

    level: int
    title: str
    number: str = ""


@dataclass(frozen=True, eq=False)
class Atom:
    """``height`` mm that stay together, with ``before`` mm of space before them unless they open a column.

    The space to the next atom is this one's ``after`` or the next one's ``before``, whichever is more.
    A column may end before an atom that is ``breakable``. ``head`` is drawn above the atom if it opens a column, as the
    head of a table is repeated. ``anchors`` are the ids that lead here, ``terms`` what the index lists here.
    """

    height: float
    draw: Draw
    before: float = 0.0
    breakable: bool = True
    frame: Frame | None = None
    head: Atom | None = None
    anchors: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()
    mark: Mark | None = None
    #: Whether the atom is part of a heading, which never ends a column.
    heading: bool = False
    after: float = 0.0

    def glued(self) -> Atom:
        """The same atom, kept with the one before."""
        return replace(self, breakable=False)


@dataclass(frozen=True)
class Put:
    """An atom at its place in a column, in mm from the column's top."""

    atom: Atom
    y: float


@dataclass(frozen=True)
class Column:
    """Atoms from one column: where they stand, the boxes behind them, how high they are, and which atom comes next."""

    puts: tuple[Put, ...]
    frames: tuple[tuple[Frame, float, float], ...]
    height: float
    end: int
    surplus: float = 0.0


def fill(atoms: Sequence[Atom], start: int, height: float, force: bool = False) -> Column:
    """As many atoms from ``start`` on as a column of ``height`` mm takes, ended where a column may end.

    With ``force`` at least what stays together is placed, even if it is too high: ``surplus`` tells by how much. Else
    the column may stay empty.
    """
    end = start
    y = 0.0
    best = start
    for index in range(start, len(atoms)):
        if index > start and atoms[index].breakable:
            best = index
        y = below(atoms, start, index, y)
        if y + closing_pad(atoms, index) > height + 1e-6:
            if best == start and force:
                best = next((i for i in range(index + 1, len(atoms)) if atoms[i].breakable), len(atoms))
            break
        end = index + 1
    else:
        best = end
    return placed(atoms, start, best, height)


def opening_pad(atoms: Sequence[Atom], start: int, index: int) -> float:
    """The room above an atom for the box that opens with it."""
    frame = atoms[index].frame
    opens = index == start or atoms[index - 1].frame is not frame
    return frame.pad if frame is not None and opens else 0.0


def closing_pad(atoms: Sequence[Atom], index: int) -> float:
    """The room below an atom for the box that ends with it or with the column."""
    frame = atoms[index].frame
    return frame.pad if frame is not None else 0.0


def below(atoms: Sequence[Atom], start: int, index: int, y: float) -> float:
    """Where an atom ends that follows on ``y``."""
    return top(atoms, start, index, y) + atoms[index].height


def top(atoms: Sequence[Atom], start: int, index: int, y: float) -> float:
    """Where an atom begins that follows on ``y``."""
    atom = atoms[index]
    if index > start:
        previous = atoms[index - 1]
        if previous.frame is not None and previous.frame is not atom.frame:
            y += previous.frame.pad
        y += max(previous.after, atom.before)
    y += opening_pad(atoms, start, index)
    if index == start and atom.head is not None:
        y += atom.head.height
    return y


def placed(atoms: Sequence[Atom], start: int, end: int, height: float) -> Column:
    """The column of the atoms from ``start`` to before ``end``."""
    puts: list[Put] = []
    frames: list[tuple[Frame, float, float]] = []
    y = 0.0
    opened = 0.0
    for index in range(start, end):
        atom = atoms[index]
        begin = top(atoms, start, index, y)
        if atom.frame is not None and opening_pad(atoms, start, index):
            opened = begin - atom.frame.pad - (atom.head.height if index == start and atom.head else 0.0)
        if index == start and atom.head is not None:
            puts.append(Put(atom.head, begin - atom.head.height))
        puts.append(Put(atom, begin))
        y = begin + atom.height
        if atom.frame is not None and (index + 1 == end or atoms[index + 1].frame is not atom.frame):
            frames.append((atom.frame, opened, y + atom.frame.pad))
    total = y + (closing_pad(atoms, end - 1) if end > start else 0.0)
    return Column(tuple(puts), tuple(frames), total, end, max(0.0, total - height))


def balanced(atoms: Sequence[Atom], start: int, height: float, count: int) -> list[Column] | None:
    """All atoms from ``start`` on in ``count`` columns of about one height; none if ``height`` mm do not take them."""
    columns = filled(atoms, start, height, count)
    if columns[-1].end < len(atoms):
        return None
    low, high = 0.0, height
    for _ in range(12):
        middle = (low + high) / 2
        attempt = filled(atoms, start, middle, count)
        if attempt[-1].end == len(atoms):
            columns, high = attempt, middle
        else:
            low = middle
    return columns


def filled(atoms: Sequence[Atom], start: int, height: float, count: int) -> list[Column]:
    """``count`` columns, filled one after the other."""
    columns: list[Column] = []
    for _ in range(count):
        columns.append(fill(atoms, columns[-1].end if columns else start, height))
    return columns
