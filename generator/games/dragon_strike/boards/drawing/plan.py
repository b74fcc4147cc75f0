"""The plan of a board for the Dragon Master: plain lines, every secret shown, squares large enough to write in."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from generator.games.dragon_strike.boards.board import Door, GameBoard
from generator.games.dragon_strike.boards.drawing.shapes import Steps, box, polygon, ring, smooth, stroke
from generator.games.dragon_strike.boards.file import Flight, Solid
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from generator.games.dragon_strike.boards.squares import DIRECTIONS, Edge, Square
from generator.kit.theme import Theme
from generator.scene.geometry import Box, Point
from generator.scene.nodes import Group, Node, Path
from generator.text.scribe import Scribe

#: Half the thickness of a wall, as a part of a square.
WALL = 0.07


@dataclass
class Plan:
    """Draws the plan of a board with squares of ``size`` mm, from (0, 0)."""

    theme: Theme
    scribe: Scribe
    size: float
    nodes: list[Node] = field(default_factory=list)

    def put(
        self,
        steps: Steps,
        fill: str | None = None,
        pen: str | None = None,
        color: str = "ink",
        dash: tuple[float, ...] = (),
    ) -> None:
        """A shape by roles of the theme."""
        paint = self.theme.paint(fill, None)
        if pen is not None:
            paint = type(paint)(paint.fill, self.theme.pen(pen, color, dash))
        self.nodes.append(Path(steps, paint))

    def box(self, square: Square) -> Box:
        """The box of a square."""
        return square_box(square, self.size)

    def at(self, square: Square, x: float, y: float) -> Point:
        """A spot of a square, as parts of its side from its middle."""
        here = self.box(square)
        return here.cx + x * self.size, here.cy + y * self.size

    def shape(self, square: Square, points: list[Point]) -> list[Point]:
        """Points of a square, as parts of its side from its middle."""
        return [self.at(square, x, y) for x, y in points]


def square_box(square: Square, size: float) -> Box:
    """The box of a square on a plan, in mm from its upper left corner."""
    return Box((square.column - 1) * size, (square.row - 1) * size, size, size)


def plan_nodes(
    board: GameBoard, theme: Theme, scribe: Scribe, size: float, *, secrets: bool = True, letters: bool = True
) -> tuple[Node, ...]:
    """The plan of a board, squares of ``size`` mm, from (0, 0).

    ``secrets`` shows secret doors and where the dragon comes in, ``letters`` those of the rooms.
    """
    plan = Plan(theme, scribe, size)
    for square in board.squares:
        ground(plan, board, square)
    grid(plan, board)
    for square in board.squares:
        symbol(plan, board, square)
    sides(plan, board)
    for edge in sorted(board.barriers):
        barrier_line(plan, edge, board.barriers[edge], secrets)
    for door in board.doors:
        if door.kind is not Barrier.SECRET or secrets:
            opening(plan, door)
    for start in board.starts:
        arrow(plan, start.square, start.direction)
    if secrets:
        for square in board.dragon_entries:
            wings(plan, square)
    for room in board.rooms.values() if letters else ():
        here = plan.box(room.mark)
        style = theme.style("value", "quiet").sized(size * 1.75)
        plan.nodes.extend(scribe.centered(room.letter, here.cx, here.cy, style))
    return (Group(tuple(plan.nodes), name="plan"),)


def ground(plan: Plan, board: GameBoard, square: Square) -> None:
    """The tint of solid squares, water and forest."""
    terrain = board.terrain[square]
    role = {Terrain.SOLID: "tint_strong", Terrain.WATER: "tint", Terrain.FOREST: "tint"}.get(terrain)
    if role is not None:
        here = plan.box(square)
        plan.put(box(here.x, here.y, here.width, here.height), role)


def grid(plan: Plan, board: GameBoard) -> None:
    """Hairlines between the squares."""
    width, height = board.columns * plan.size, board.rows * plan.size
    for column in range(1, board.columns):
        plan.put(stroke([(column * plan.size, 0), (column * plan.size, height)]), None, "hair", "tint_strong")
    for row in range(1, board.rows):
        plan.put(stroke([(0, row * plan.size), (width, row * plan.size)]), None, "hair", "tint_strong")
    plan.put(box(0, 0, width, height), None, "inner")


def symbol(plan: Plan, board: GameBoard, square: Square) -> None:
    """What stands or lies on a square."""
    terrain = board.terrain[square]
    if terrain is Terrain.SOLID:
        hatching(plan, square)
    elif terrain is Terrain.WATER:
        waves(plan, square)
    elif terrain is Terrain.FOREST:
        woods(plan, square)
    elif terrain is Terrain.CLIFF:
        fall(plan, square, downhill(board, square))
    elif terrain is Terrain.STEPS:
        treads(plan, square, any(square.moved(*way) in board.levels for way in ((1, 0), (-1, 0))))
    elif terrain in (Terrain.BRIDGE, Terrain.DRAWBRIDGE):
        planks(plan, square)
    elif terrain is Terrain.ROAD:
        pebbles(plan, square)
    elif terrain is Terrain.STAIRS:
        number = next(number for number, ends in board.stairs.items() if square in ends)
        staircase(plan, square, board.flights.get(number) is Flight.DOWN)
    if square in board.boulders:
        boulder(plan, square)


def pebbles(plan: Plan, square: Square) -> None:
    """A road."""
    for x, y in ((-0.28, 0.2), (0.24, -0.26), (0.1, 0.32), (-0.1, -0.1)):
        plan.put(ring(*plan.at(square, x, y), plan.size * 0.035), "quiet")


def hatching(plan: Plan, square: Square) -> None:
    """Slanting lines over something solid."""
    for shift in (-0.5, 0.0, 0.5):
        a, b = max(-0.5, -0.5 + shift), min(0.5, 0.5 + shift)
        line = [(x, shift - x) for x in (a, b)]
        plan.put(stroke(plan.shape(square, line)), None, "hair", "quiet")


def waves(plan: Plan, square: Square) -> None:
    """Two waves."""
    for y in (-0.16, 0.2):
        line = [(-0.3 + 0.15 * i, y + (0.05 if i % 2 else -0.05)) for i in range(5)]
        plan.put(smooth(plan.shape(square, line)), None, "hair", "quiet")


def woods(plan: Plan, square: Square) -> None:
    """Three trees."""
    for x, y in ((-0.18, -0.12), (0.2, -0.06), (0.0, 0.22)):
        plan.put(ring(*plan.at(square, x, y), plan.size * 0.17), "paper", "hair", "quiet")


def downhill(board: GameBoard, square: Square) -> Point:
    """The direction in which a cliff space falls, of length 1."""
    foot = min((board.levels[other] for other in board.neighbours(square) if other in board.levels), default=0)
    high = [way for way in DIRECTIONS if board.levels.get(square.moved(*way), foot) > foot]
    dx, dy = -sum(x for x, _ in high), -sum(y for _, y in high)
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


def fall(plan: Plan, square: Square, way: Point) -> None:
    """Wedges that point down a cliff."""
    dx, dy = way
    for side in (-0.3, -0.1, 0.1, 0.3):
        x, y = -dy * side - dx * 0.32, dx * side - dy * 0.32
        wedge = [(x - dy * 0.07, y + dx * 0.07), (x + dy * 0.07, y - dx * 0.07), (x + dx * 0.62, y + dy * 0.62)]
        plan.put(polygon(plan.shape(square, wedge)), "quiet")


def treads(plan: Plan, square: Square, across: bool) -> None:
    """The treads of steps between two heights; ``across`` for steps that lead to the left or right."""
    for i in range(-2, 3):
        line = [(i * 0.2, -0.4), (i * 0.2, 0.4)] if across else [(-0.4, i * 0.2), (0.4, i * 0.2)]
        plan.put(stroke(plan.shape(square, line)), None, "inner")


def planks(plan: Plan, square: Square) -> None:
    """A bridge."""
    for i in range(-2, 3):
        plan.put(stroke(plan.shape(square, [(i * 0.2, -0.42), (i * 0.2, 0.42)])), None, "hair")
    for y in (-0.42, 0.42):
        plan.put(stroke(plan.shape(square, [(-0.5, y), (0.5, y)])), None, "inner")


def staircase(plan: Plan, square: Square, down: bool) -> None:
    """Winding stairs with an arrow up or down."""
    x, y = plan.at(square, 0, 0)
    plan.put(ring(x, y, plan.size * 0.38), "paper", "inner")
    for i in range(8):
        a = math.pi * i / 4
        near, far = 0.16 * plan.size, 0.38 * plan.size
        ends = [(x + r * math.cos(a), y + r * math.sin(a)) for r in (near, far)]
        plan.put(stroke(ends), None, "hair")
    tip = 0.14 if down else -0.14
    plan.put(polygon(plan.shape(square, [(0, tip), (0.12, -tip * 0.7), (-0.12, -tip * 0.7)])), "ink")


def boulder(plan: Plan, square: Square) -> None:
    """A boulder."""
    corners = [(-0.34, 0.1), (-0.2, -0.28), (0.14, -0.34), (0.36, -0.06), (0.26, 0.28), (-0.1, 0.34)]
    plan.put(polygon(plan.shape(square, corners)), "tint_strong", "outline")
    plan.put(stroke(plan.shape(square, [(0.0, -0.1), (0.1, 0.06), (0.04, 0.22)])), None, "hair")


def ends(plan: Plan, edge: Edge) -> tuple[Point, Point]:
    """Both ends of an edge."""
    x, y = (edge.column - 1) * plan.size, (edge.row - 1) * plan.size
    return (x, y), (x, y + plan.size) if edge.upright else (x + plan.size, y)


def bar(plan: Plan, edge: Edge, first: float, last: float, half: float) -> Steps:
    """A bar along an edge; all as parts of a square's side."""
    (x, y), _ = ends(plan, edge)
    size = plan.size
    if edge.upright:
        return box(x - half * size, y + first * size, 2 * half * size, (last - first) * size)
    return box(x + first * size, y - half * size, (last - first) * size, 2 * half * size)


def barrier_line(plan: Plan, edge: Edge, kind: Barrier, secrets: bool = True) -> None:
    """Walls, windows, low walls and thresholds; a hidden secret door is a wall."""
    if kind in (Barrier.WALL, Barrier.WINDOWS) or (kind is Barrier.SECRET and not secrets):
        plan.put(bar(plan, edge, -WALL, 1 + WALL, WALL), "ink")
    if kind is Barrier.WINDOWS:
        plan.put(bar(plan, edge, 0.25, 0.75, WALL * 0.5), "paper")
    elif kind is Barrier.LOW_WALL:
        plan.put(bar(plan, edge, -WALL, 1 + WALL, WALL), "paper", "hair")
    elif kind is Barrier.THRESHOLD:
        plan.put(stroke(list(ends(plan, edge))), None, "outline", "quiet", (0.01, 1.2))


def sides(plan: Plan, board: GameBoard) -> None:
    """The sides of solid squares: walls of masonry, the edges of rock and houses."""
    for edge in sorted(board.walls - board.barriers.keys()):
        if not any(board.is_space(square) for square in edge.squares):
            continue
        if board.solid is Solid.MASONRY:
            plan.put(bar(plan, edge, -WALL, 1 + WALL, WALL), "ink")
        else:
            plan.put(stroke(list(ends(plan, edge))), None, "outline")


def opening(plan: Plan, door: Door) -> None:
    """A door, secret door or portcullis."""
    count = len(door.edges)
    for index, edge in enumerate(door.edges):
        first, last = (0.14 if index == 0 else 0.0), (0.86 if index == count - 1 else 1.0)
        if index == 0:
            plan.put(bar(plan, edge, -WALL, first, WALL), "ink")
        if index == count - 1:
            plan.put(bar(plan, edge, last, 1 + WALL, WALL), "ink")
        if door.kind is Barrier.PORTCULLIS:
            for i in range(4):
                u = first + (last - first) * (i + 0.5) / 4
                plan.put(bar(plan, edge, u - 0.05, u + 0.05, 0.14), "ink")
            plan.put(bar(plan, edge, first, last, 0.02), "ink")
        else:
            plan.put(bar(plan, edge, first, last, 0.15), "paper", "inner")
    if door.kind is Barrier.SECRET:
        (x, y), (ex, ey) = ends(plan, door.edges[0])[0], ends(plan, door.edges[-1])[1]
        style = plan.theme.style("value").sized(plan.size * 0.95)
        mark = (x + ex) / 2, (y + ey) / 2
        plan.put(
            box(mark[0] - 0.24 * plan.size, mark[1] - 0.24 * plan.size, 0.48 * plan.size, 0.48 * plan.size),
            "paper",
            "inner",
        )
        plan.nodes.extend(plan.scribe.centered("S", *mark, style))


def arrow(plan: Plan, square: Square, way: tuple[int, int]) -> None:
    """A start arrow."""
    dx, dy = way
    shape = [(-0.36, -0.1), (0.0, -0.1), (0.0, -0.28), (0.38, 0.0), (0.0, 0.28), (0.0, 0.1), (-0.36, 0.1)]
    plan.put(polygon(plan.shape(square, [(dx * a - dy * b, dy * a + dx * b) for a, b in shape])), "ink")


def wings(plan: Plan, square: Square) -> None:
    """Where the dragon comes in: spread wings."""
    half = [(0.0, -0.12), (0.1, -0.22), (0.44, -0.3), (0.38, 0.0), (0.27, -0.06), (0.2, 0.1), (0.11, 0.02), (0.0, 0.3)]
    points = [*half, *((-x, y) for x, y in half[-2:0:-1])]
    plan.put(polygon(plan.shape(square, points)), "ink")
