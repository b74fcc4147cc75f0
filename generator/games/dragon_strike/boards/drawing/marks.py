"""What is printed for players: the squares, room letters, coordinates at the rim, start arrows, stairs."""

from __future__ import annotations

import math
from collections.abc import Iterator

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.drawing.canvas import PLAIN, Canvas
from generator.games.dragon_strike.boards.drawing.shapes import polygon, ring, stroke
from generator.games.dragon_strike.boards.file import Flight
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from generator.games.dragon_strike.boards.squares import Edge, Square
from generator.scene.geometry import Point
from generator.scene.nodes import Face, Node
from generator.text.scribe import Scribe
from generator.text.style import TextStyle
from generator.units import to_pt

#: Faces of room letters and coordinates.
LETTER_FACE, COORDINATE_FACE = Face("Fira Sans Condensed", 800), Face("Fira Sans Condensed", 500)
#: Height of an em in mm.
LETTER_EM, COORDINATE_EM = 18.0, 3.2
#: Letters that reach below the line.
DESCENDING = "JQ"
#: Radius of the disc under a letter, and half the length of the crosses between squares, in mm.
MEDALLION, TICK = 9.8, 0.9


def squares(canvas: Canvas) -> None:
    """The lines between the squares, and small crosses at their corners that stay where ink is saved."""
    board, size = canvas.board, canvas.size
    lines = canvas.layer()
    crosses = canvas.layer(PLAIN)
    for upright in (False, True):
        outer, inner = (board.columns, board.rows) if upright else (board.rows, board.columns)
        for line in range(1, outer):
            edges = [Edge(*at(line, k, upright), upright) for k in range(1, inner + 1)]
            for role, flags in (
                ("grid", [free(board, edge) and not wooded(board, edge) for edge in edges]),
                ("leaf_line", [free(board, edge) and wooded(board, edge) for edge in edges]),
            ):
                for start, end in stretches(flags):
                    lines.put(stroke(way(line, start, end, upright, size)), canvas.line(role, 0.2))
            corners = [all(map(board.is_space, meeting(line, k, upright))) for k in range(1, inner)]
            for start, end in stretches(corners):
                points = way(line, start + 1 - TICK / size, end + TICK / size, upright, size)
                crosses.put(stroke(points), canvas.line("coordinate", "inner", (2 * TICK, size - 2 * TICK), butt=True))


def at(line: int, index: int, upright: bool) -> tuple[int, int]:
    """Column and row of the edge that begins a step along a line of the grid; lines count from the rim, 0."""
    return (line + 1, index) if upright else (index, line + 1)


def way(line: int, start: float, end: float, upright: bool, size: float) -> list[Point]:
    """Both ends in mm of a stretch of a line of the grid."""
    a, b, c = line * size, start * size, end * size
    return [(a, b), (a, c)] if upright else [(b, a), (c, a)]


def meeting(line: int, corner: int, upright: bool) -> list[Square]:
    """The four squares around a corner of the grid."""
    x, y = (line, corner) if upright else (corner, line)
    return [Square(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)]


def free(board: GameBoard, edge: Edge) -> bool:
    """Whether the line between two squares is to be seen: both are spaces, and no wall covers it."""
    covered = edge in board.walls or board.barriers.get(edge) is Barrier.SECRET
    return not covered and all(map(board.is_space, edge.squares))


def wooded(board: GameBoard, edge: Edge) -> bool:
    """Whether there is forest on a side of an edge: the line must be seen on the leaves."""
    return any(board.terrain.get(square) is Terrain.FOREST for square in edge.squares)


def stretches(flags: list[bool]) -> Iterator[tuple[int, int]]:
    """Where runs of true values begin and end."""
    start = None
    for index, flag in enumerate([*flags, False]):
        if flag and start is None:
            start = index
        elif not flag and start is not None:
            yield start, index
            start = None


def medallions(canvas: Canvas) -> None:
    """A disc of light stone under every room letter, set into the floor."""
    layer = canvas.layer(PLAIN)
    for room in canvas.board.rooms.values():
        x, y = canvas.middle(room.mark)
        layer.put(ring(x, y, MEDALLION), canvas.area("medallion", "letter", "inner"))
        layer.above()
        layer.put(ring(x, y, MEDALLION - 1.1), canvas.line("medallion_ring", 0.5))
        layer.above()


def letters(canvas: Canvas, scribe: Scribe) -> list[Node]:
    """The letters of rooms, large and pale, in the squares where the grid has them."""
    style = TextStyle(LETTER_FACE, to_pt(LETTER_EM), canvas.palette["letter"])
    nodes: list[Node] = []
    for room in canvas.board.rooms.values():
        x, y = canvas.middle(room.mark)
        lift = 0.06 * LETTER_EM if room.letter in DESCENDING else 0.0
        nodes += scribe.centered(room.letter, x, y - lift, style)
    return nodes


def coordinates(canvas: Canvas, scribe: Scribe) -> list[Node]:
    """Letters of columns along the upper and lower rim, numbers of rows along the sides, beside the lines."""
    board, size = canvas.board, canvas.size
    nodes: list[Node] = []

    def put(text: str, square: Square, x: float, y: float) -> None:
        role = "coordinate" if board.is_space(square) else "coordinate_dark"
        style = TextStyle(COORDINATE_FACE, to_pt(COORDINATE_EM), canvas.palette[role])
        nodes.extend(scribe.centered(text, x, y, style))

    for column in range(1, board.columns + 1):
        x = (column - 1) * size + (3.6 if column > 1 else 9.5)
        put(str(Square(column, 1))[0], Square(column, 1), x, 5.8)
        put(str(Square(column, 1))[0], Square(column, board.rows), x, board.rows * size - 5.8)
    for row in range(1, board.rows + 1):
        y = (row - 1) * size + (4.0 if row > 1 else 9.5)
        put(str(row), Square(1, row), 5.8, y)
        put(str(row), Square(board.columns, row), board.columns * size - 5.8, y)
    return nodes


def starts(canvas: Canvas) -> None:
    """Start arrows."""
    layer = canvas.layer(PLAIN)
    for start in canvas.board.starts:
        x, y = canvas.middle(start.square)
        dx, dy = start.direction
        shape = [(-9, -3), (0.5, -3), (0.5, -7.5), (9.5, 0), (0.5, 7.5), (0.5, 3), (-9, 3)]
        layer.put(
            polygon([(x + dx * a - dy * b, y + dy * a + dx * b) for a, b in shape]),
            canvas.area("fire_light", "wood_line", 0.5),
        )


def stairs(canvas: Canvas) -> None:
    """Winding stairs: wedges around a newel, darker on the way down, with an arrow in the middle."""
    board = canvas.board
    layer = canvas.layer(PLAIN)
    for number, ends in board.stairs.items():
        down = board.flights.get(number) is Flight.DOWN
        for square in ends:
            x, y = canvas.middle(square)
            count, outer = 14, 11.4
            layer.put(ring(x, y, outer), canvas.area("stone3", "ink", "outline"))
            layer.above()
            for index in range(count):
                a, b = (2 * math.pi * (index + i) / count - math.pi / 2 for i in (0, 1))
                depth = index / count
                role = ("stone3", "stone1", "stone2", "boulder_light", "boulder", "boulder_dark", "wall_light")[
                    int(depth * 7)
                ]
                role = (
                    role
                    if down
                    else ("stone2", "stone1", "stone1", "stone3", "stone3", "white", "white")[int(depth * 7)]
                )
                arc = [
                    (x + outer * math.cos(a + (b - a) * k / 3), y + outer * math.sin(a + (b - a) * k / 3))
                    for k in range(4)
                ]
                layer.put(polygon([(x, y), *arc]), canvas.area(role, "ink", "inner"))
                layer.above()
            layer.put(ring(x, y, 3.6), canvas.area("low_wall", "ink", "outline"))
            layer.above()
            way = 1 if down else -1
            layer.put(
                polygon([(x, y + 2.3 * way), (x + 2.0, y - 1.2 * way), (x - 2.0, y - 1.2 * way)]), canvas.fill("ink")
            )
            layer.above()


def outline(canvas: Canvas) -> None:
    """The edge of the board."""
    width, height = canvas.board.columns * canvas.size, canvas.board.rows * canvas.size
    layer = canvas.layer(PLAIN)
    layer.put(polygon([(0, 0), (width, 0), (width, height), (0, height)]), canvas.line("ink", 0.5))
