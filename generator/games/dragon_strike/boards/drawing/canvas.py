"""The canvas: shapes gathered layer by layer, those of one look put together into one path."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.drawing.palette import WIDTHS, Palette
from generator.games.dragon_strike.boards.drawing.shapes import Steps, box
from generator.games.dragon_strike.boards.squares import Square
from generator.scene.geometry import Point
from generator.scene.nodes import Group, Node, Paint, Path, Pen, Step
from generator.scene.paths import polygon_path

#: A group of this name is left out where ink is saved, one of the other name is kept with its fills.
ART, INK, PLAIN = "art", "ink", "board"


@dataclass
class Layer:
    """One layer: shapes of one paint become one path, in the order in which the paints come up first."""

    name: str
    clip: Path | None = None
    shapes: dict[tuple[Paint, int], list[Step]] = field(default_factory=dict)
    rank: int = 0

    def put(self, steps: Iterable[Step], paint: Paint) -> None:
        """Add a shape."""
        self.shapes.setdefault((paint, self.rank), []).extend(steps)

    def above(self) -> None:
        """What comes now lies above all that came before, whatever its paint."""
        self.rank += 1

    def node(self) -> Group:
        """The finished layer."""
        paths = (Path(tuple(steps), paint) for (paint, _), steps in self.shapes.items())
        return Group(tuple(paths), clip=self.clip, name=self.name)


@dataclass
class Canvas:
    """A board while it is drawn. ``size`` is the side of a square in mm."""

    board: GameBoard
    palette: Palette
    size: float
    layers: list[Layer] = field(default_factory=list)

    def layer(self, name: str = ART, clip: Sequence[Step] | None = None) -> Layer:
        """A new layer on top of the others, inside a clip if one is given."""
        made = Layer(name, Path(tuple(clip), Paint()) if clip else None)
        self.layers.append(made)
        return made

    def corner(self, square: Square) -> Point:
        """The upper left corner of a square in mm."""
        return (square.column - 1) * self.size, (square.row - 1) * self.size

    def middle(self, square: Square) -> Point:
        """The middle of a square in mm."""
        return (square.column - 0.5) * self.size, (square.row - 0.5) * self.size

    def pen(self, role: str, width: str | float = "inner", dash: tuple[float, ...] = (), butt: bool = False) -> Pen:
        """A pen by colour role and width (by name, or in mm)."""
        return Pen(self.palette[role], WIDTHS[width] if isinstance(width, str) else width, dash, butt)

    def fill(self, role: str) -> Paint:
        """A fill by colour role."""
        return Paint(self.palette[role])

    def line(self, role: str, width: str | float = "inner", dash: tuple[float, ...] = (), butt: bool = False) -> Paint:
        """A line by colour role and width."""
        return Paint(None, self.pen(role, width, dash, butt))

    def area(self, fill: str, line: str, width: str | float = "inner") -> Paint:
        """A fill with an outline."""
        return Paint(self.palette[fill], self.pen(line, width))

    def runs(self, squares: Iterable[Square], grow: float = 0.0) -> Steps:
        """Squares as rectangles, those of a row side by side put together."""
        left = set(squares)
        steps: list[Step] = []
        for square in sorted(left, key=lambda s: (s.row, s.column)):
            if square.moved(-1, 0) in left:
                continue
            length = 1
            while square.moved(length, 0) in left:
                length += 1
            x, y = self.corner(square)
            steps += box(x - grow, y - grow, length * self.size + 2 * grow, self.size + 2 * grow)
        return tuple(steps)

    def nodes(self) -> list[Node]:
        """All layers from back to front, inside the edges of the board."""
        width, height = self.board.columns * self.size, self.board.rows * self.size
        edge = polygon_path([(0, 0), (width, 0), (width, height), (0, height)], Paint())
        return [Group(tuple(layer.node() for layer in self.layers if layer.shapes), clip=edge, name="board")]


def cells(squares: Iterable[Square]) -> set[tuple[int, int]]:
    """Squares as cells of the lattice, from 0."""
    return {(square.column - 1, square.row - 1) for square in squares}
