"""Walls: one outline of all of them, stones on their tops; doors, gates, portcullises, windows, low walls in them."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.dragon_strike.boards.board import Door, GameBoard
from generator.games.dragon_strike.boards.drawing.canvas import PLAIN, Canvas, Layer
from generator.games.dragon_strike.boards.drawing.shapes import Steps, hewn, inset, loops, polygon, stroke
from generator.games.dragon_strike.boards.file import Solid
from generator.games.dragon_strike.boards.legend import Barrier
from generator.games.dragon_strike.boards.squares import Edge
from generator.scene.geometry import Point
from generator.scene.grain import grain, pick

#: Half the thickness of a wall, and what is left of a wall on both sides of a door, in mm.
HALF, STUB = 1.9, 4.2
#: What is drawn as a wall from end to end: secret doors are not to be seen.
WHOLE = (Barrier.WALL, Barrier.WINDOWS, Barrier.SECRET)
OPENINGS = (Barrier.DOOR, Barrier.PORTCULLIS)


def drawn_walls(board: GameBoard) -> Iterator[Edge]:
    """The edges that are drawn as walls: those of the grid, and the sides of masonry. Rock and roofs show their own."""
    rock = board.solid is Solid.ROCK
    for edge, barrier in board.barriers.items():
        if barrier in WHOLE and not (rock and barrier is Barrier.SECRET):
            yield edge
    if board.solid is Solid.MASONRY:
        for edge in board.walls:
            if edge not in board.barriers and any(board.is_space(square) for square in edge.squares):
                yield edge


def positions(count: int, size: float) -> list[float]:
    """Where the pieces of walls begin and end along one side of the board: per square a post and three pieces.

    At the rim walls keep inside the board.
    """
    found = []
    for index in range(count + 1):
        at = index * size
        post = (0.0, 2 * HALF) if index == 0 else (at - 2 * HALF, at) if index == count else (at - HALF, at + HALF)
        found += [*post]
        if index < count:
            found += [at + STUB, at + size - STUB]
    return found


def wall_cells(board: GameBoard) -> set[tuple[int, int]]:
    """The pieces of all walls, in the lattice of :func:`positions`: posts at 4i, pieces at 4i + 1 to 4i + 3."""
    found: set[tuple[int, int]] = set()
    for edge in drawn_walls(board):
        found |= set(pieces(edge, (0, 1, 2, 3, 4)))
    for door in board.doors:
        if door.kind in OPENINGS:
            for index, edge in enumerate(door.edges):
                parts = ((0, 1) if index == 0 else ()) + ((3, 4) if index == len(door.edges) - 1 else ())
                found |= set(pieces(edge, parts))
    return found


def pieces(edge: Edge, parts: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Pieces of a wall on an edge, its posts being the first and the last."""
    x, y = 4 * (edge.column - 1), 4 * (edge.row - 1)
    for part in parts:
        yield (x, y + part) if edge.upright else (x + part, y)


def walls(canvas: Canvas) -> None:
    """All walls with the stones on their tops."""
    outlines = wall_outlines(canvas)
    layer = canvas.layer(PLAIN)
    for loop in outlines:
        layer.put(polygon(hewn(loop, 9, 0.22, 141)), canvas.fill("wall"))
    tops = canvas.layer()
    for loop in outlines:
        tops.put(polygon(hewn(inset(loop, 0.55), 9, 0.15, 142)), canvas.fill("wall_light"))
    joints(canvas, tops)


def shade(canvas: Canvas) -> None:
    """The floor below and to the right of walls, one shade darker."""
    layer = canvas.layer()
    for loop in wall_outlines(canvas):
        layer.put(polygon([(x + 1.2, y + 1.4) for x, y in loop]), canvas.fill("shade"))


def wall_outlines(canvas: Canvas) -> list[list[Point]]:
    """The outlines of all walls together, in mm."""
    board = canvas.board
    xs, ys = positions(board.columns, canvas.size), positions(board.rows, canvas.size)
    return [[(xs[x], ys[y]) for x, y in loop] for loop in loops(wall_cells(board))]


def joints(canvas: Canvas, tops: Layer) -> None:
    """Joints between the stones on the tops of walls: each piece of wall has its own pace."""
    tops.above()
    for edge in drawn_walls(canvas.board):
        start, end, _ = ends(canvas, edge)
        pace = (5.0, 5.9, 6.8)[pick(3, edge.column, edge.row, int(edge.upright))]
        first = 1.2 + pace * 0.6 * grain(edge.column, edge.row, int(edge.upright), 1)
        ux, uy = (end[0] - start[0]) / canvas.size, (end[1] - start[1]) / canvas.size
        line = [(start[0] + ux * first, start[1] + uy * first), end]
        tops.put(stroke(line), canvas.line("wall", 2 * HALF, (0.42, pace - 0.42), butt=True))


def ends(canvas: Canvas, edge: Edge) -> tuple[Point, Point, Point]:
    """Both ends of the middle line of a wall, and half its thickness across it."""
    board, size = canvas.board, canvas.size
    x, y = (edge.column - 1) * size, (edge.row - 1) * size
    if edge.upright:
        x = HALF if edge.column == 1 else x - HALF if edge.column > board.columns else x
        return (x, y), (x, y + size), (HALF, 0)
    y = HALF if edge.row == 1 else y - HALF if edge.row > board.rows else y
    return (x, y), (x + size, y), (0, HALF)


def fittings(canvas: Canvas) -> None:
    """Doors, portcullises, windows, low walls and thresholds."""
    for door in canvas.board.doors:
        if door.kind is Barrier.DOOR:
            wooden_door(canvas, door)
        elif door.kind is Barrier.PORTCULLIS:
            portcullis(canvas, door)
    for edge, barrier in canvas.board.barriers.items():
        if barrier is Barrier.WINDOWS:
            window(canvas, edge)
        elif barrier is Barrier.LOW_WALL:
            low_wall(canvas, edge)
        elif barrier is Barrier.THRESHOLD:
            threshold(canvas, edge)


def frame(canvas: Canvas, edges: tuple[Edge, ...]) -> tuple[Point, Point, Point]:
    """Where an opening begins, its direction, and the direction across it; lengths 1."""
    start, end, _ = ends(canvas, edges[0])
    ux, uy = (end[0] - start[0]) / canvas.size, (end[1] - start[1]) / canvas.size
    return start, (ux, uy), (-uy, ux)


def slab(at: Point, along: Point, across: Point, a: float, b: float, half: float, off: float = 0.0) -> Steps:
    """A rectangle along an edge, from ``a`` to ``b`` mm, ``half`` mm to both sides of a line ``off`` mm beside it."""
    corners = [(a, off - half), (b, off - half), (b, off + half), (a, off + half)]
    return polygon([(at[0] + along[0] * u + across[0] * v, at[1] + along[1] * u + across[1] * v) for u, v in corners])


def rung(at: Point, along: Point, across: Point, u: float, v1: float, v2: float) -> Steps:
    """A line across an edge."""
    return stroke([(at[0] + along[0] * u + across[0] * v, at[1] + along[1] * u + across[1] * v) for v in (v1, v2)])


def wooden_door(canvas: Canvas, door: Door) -> None:
    """A door of planks with iron straps and a ring; a wide one has two leaves."""
    at, along, across = frame(canvas, door.edges)
    first, last = STUB, canvas.size * len(door.edges) - STUB
    layer = canvas.layer(PLAIN)
    leaves = [(first, last)] if len(door.edges) == 1 else [(first, (first + last) / 2), ((first + last) / 2, last)]
    for number, (a, b) in enumerate(leaves):
        layer.put(slab(at, along, across, a, b, 2.7), canvas.area("door", "door_dark", "outline"))
        layer.above()
        planks = 4 if len(leaves) == 1 else 5
        for index in range(1, planks):
            layer.put(
                rung(at, along, across, a + (b - a) * index / planks, -2.7, 2.7), canvas.line("door_dark", "inner")
            )
        for off in (-1.55, 1.55):
            layer.put(slab(at, along, across, a + 0.3, b - 0.3, 0.33, off), canvas.fill("iron"))
        layer.above()
        knob = b - 2.2 if number == 0 else a + 2.2
        layer.put(slab(at, along, across, knob - 0.6, knob + 0.6, 0.6), canvas.area("gold", "iron", "inner"))
        layer.above()
    posts = canvas.layer(PLAIN)
    for a in (first - 1.3, last):
        posts.put(slab(at, along, across, a, a + 1.3, 2.9), canvas.area("low_wall", "wall", "outline"))


def portcullis(canvas: Canvas, door: Door) -> None:
    """An iron grate: bars and two cross bars between stone posts."""
    at, along, across = frame(canvas, door.edges)
    first, last = STUB, canvas.size * len(door.edges) - STUB
    layer = canvas.layer(PLAIN)
    layer.put(slab(at, along, across, first, last, 2.5), canvas.area("low_wall", "iron", "inner"))
    layer.above()
    count = max(5, round((last - first) / 2.7))
    for index in range(count):
        u = first + (last - first) * (index + 0.5) / count
        layer.put(rung(at, along, across, u, -2.5, 2.5), canvas.line("iron", 0.85))
    for off in (-1.2, 1.2):
        layer.put(slab(at, along, across, first, last, 0.28, off), canvas.fill("iron"))
    posts = canvas.layer(PLAIN)
    for a in (first - 1.6, last):
        posts.put(slab(at, along, across, a, a + 1.6, 3.1), canvas.area("low_wall", "wall", "outline"))


def window(canvas: Canvas, edge: Edge) -> None:
    """A window in a wall, with its cross bar."""
    at, along, across = frame(canvas, (edge,))
    layer = canvas.layer(PLAIN)
    middle = canvas.size / 2
    layer.put(slab(at, along, across, middle - 4.6, middle + 4.6, 1.1), canvas.area("window", "wall", "inner"))
    layer.above()
    layer.put(rung(at, along, across, middle, -1.1, 1.1), canvas.line("wall", "outline"))


def low_wall(canvas: Canvas, edge: Edge) -> None:
    """A low wall of pale stones."""
    at, along, across = frame(canvas, (edge,))
    layer = canvas.layer(PLAIN)
    count = 5
    for index in range(count):
        a, b = -1.6 + (canvas.size + 3.2) * index / count, -1.6 + (canvas.size + 3.2) * (index + 1) / count
        layer.put(slab(at, along, across, a, b, 1.7), canvas.area("low_wall", "ink", "inner"))


def threshold(canvas: Canvas, edge: Edge) -> None:
    """A threshold: a few worn stones in a row, hardly to be seen."""
    at, along, across = frame(canvas, (edge,))
    layer = canvas.layer()
    for index in range(5):
        u = canvas.size * (index + 0.5) / 5
        layer.put(slab(at, along, across, u - 1.6, u + 1.6, 0.7), canvas.area("stone3", "joint", "inner"))
