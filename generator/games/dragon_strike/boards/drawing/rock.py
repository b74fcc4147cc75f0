"""Solid rock around caves, and cliffs: hatched edges, hachures from the height to the depth."""

from __future__ import annotations

import math
from collections.abc import Iterator

from generator.games.dragon_strike.boards.drawing.canvas import INK, PLAIN, Canvas, Layer
from generator.games.dragon_strike.boards.drawing.shapes import (
    Steps,
    box,
    inset,
    loops,
    natural,
    polygon,
    scaled,
    smooth,
    stroke,
)
from generator.games.dragon_strike.boards.drawing.water import phantom
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from generator.games.dragon_strike.boards.squares import STRAIGHT, Edge, Square
from generator.scene.geometry import Point
from generator.scene.grain import grain, swing
from generator.scene.nodes import Step


def rock(canvas: Canvas) -> None:
    """Rock where no cave is, darker inside, hatched along the caves."""
    board = canvas.board
    solid = [square for square in board.squares if board.terrain[square] is Terrain.SOLID]
    if not solid:
        return
    outlines = [scaled(loop, canvas.size) for loop in loops(phantom(board, solid))]
    shade = canvas.layer()
    whole: list[Step] = []
    for loop in outlines:
        edge = smooth(natural(inset(loop, -1.0), 6.5, 1.1, 111, 4), True)
        whole += edge
        shade.put(
            smooth([(x + 1.3, y + 1.6) for x, y in natural(inset(loop, -1.0), 6.5, 1.1, 111, 4)], True),
            canvas.fill("cave_line"),
        )
    ground = canvas.layer()
    ground.put(whole, canvas.fill("rock"))
    deep = canvas.layer()
    for loop in outlines:
        if len(loop) >= 4:
            deep.put(smooth(natural(inset(loop, 8.5), 8, 2.0, 112, 5), True), canvas.fill("rock_deep"))
    strata(canvas, solid)
    hatch = canvas.layer(PLAIN, whole)
    for square in solid:
        for way in STRAIGHT:
            if board.is_space(square.moved(*way)):
                hatched(canvas, hatch, square, way)
    rim = canvas.layer(PLAIN)
    rim.put(whole, canvas.line("rock_line", 0.75))
    for secret, barrier in board.barriers.items():
        if barrier is Barrier.SECRET:
            fallen(canvas, secret)


def fallen(canvas: Canvas, edge: Edge) -> None:
    """Rock across the way, where a secret door is: it must not look like one."""
    x, y = (edge.column - 1) * canvas.size, (edge.row - 1) * canvas.size
    half, size = 3.6, canvas.size
    loop = [(x - half, y - 2), (x + half, y - 2), (x + half, y + size + 2), (x - half, y + size + 2)]
    if not edge.upright:
        loop = [(x - 2, y - half), (x + size + 2, y - half), (x + size + 2, y + half), (x - 2, y + half)]
    layer = canvas.layer(PLAIN)
    layer.put(smooth(natural(loop, 5, 0.9, 114, 2), True), canvas.area("rock", "rock_line", 0.75))
    layer.above()
    for end in edge.squares:
        way = (edge.squares[1].column - edge.squares[0].column, edge.squares[1].row - edge.squares[0].row)
        sign = 1 if end == edge.squares[0] else -1
        hatched(canvas, layer, end, (sign * way[0], sign * way[1]), canvas.size / 2 + 1.6)


def strata(canvas: Canvas, solid: list[Square]) -> None:
    """Cracks and specks in the depth of the rock."""
    layer = canvas.layer()
    for square in solid:
        x, y = canvas.middle(square)
        for index in range(2):
            seed = (square.column, square.row, index, 113)
            if grain(*seed) < 0.55:
                px, py = x + 10 * swing(*seed, 1), y + 10 * swing(*seed, 2)
                line = [(px - 4, py + 1.2 * swing(*seed, 3)), (px, py), (px + 3.5, py + 1.4 * swing(*seed, 4))]
                layer.put(stroke(line), canvas.line("rock_crack", "inner"))


def hatched(canvas: Canvas, layer: Layer, square: Square, way: tuple[int, int], thin: float = 0.0) -> None:
    """Groups of strokes along one side of a rock square, each group slanted its own way, two rows deep.

    With ``thin`` it is one row of short strokes that many mm from the middle of the square.
    """
    x, y = canvas.middle(square)
    half = canvas.size / 2
    rows = ((half - thin, 4, 2.6),) if thin else ((2.4, 4, 5.0), (6.4, 2, 3.6))
    for row, (depth, count, long) in enumerate(rows):
        for index in range(count):
            seed = (square.column, square.row, way[0] + 2 * way[1], row, index)
            along = (index + 0.5) / count * canvas.size - half + 1.2 * swing(*seed, 1)
            off = half - depth - 0.8 * grain(*seed, 2)
            px, py = x + way[0] * off - way[1] * along, y + way[1] * off + way[0] * along
            angle = math.atan2(way[1], way[0]) + 0.75 * swing(*seed, 3)
            dx, dy = math.cos(angle), math.sin(angle)
            strokes = 3 - row
            for number in range(strokes):
                shift = (number - 1) * 1.35
                reach = long * (0.42 + 0.12 * swing(*seed, number, 5))
                cx, cy = px - dy * shift, py + dx * shift
                layer.put(
                    stroke([(cx - dx * reach, cy - dy * reach), (cx + dx * reach, cy + dy * reach)]),
                    canvas.line("rock_line", "inner"),
                )


def masonry(canvas: Canvas) -> None:
    """Solid masonry: rough blocks in courses."""
    board = canvas.board
    layer = canvas.layer()
    for square in board.squares:
        if board.terrain[square] is not Terrain.SOLID:
            continue
        x, y = canvas.corner(square)
        layer.put(box(x, y, canvas.size, canvas.size), canvas.fill("masonry_joint"))
        layer.above()
        for row in range(4):
            left = x - (canvas.size / 6 if row % 2 else 0)
            for index in range(4):
                a = max(x, left + index * canvas.size / 3)
                b = min(x + canvas.size, left + (index + 1) * canvas.size / 3)
                if b - a > 1.5:
                    layer.put(
                        box(a + 0.3, y + row * canvas.size / 4 + 0.3, b - a - 0.6, canvas.size / 4 - 0.6),
                        canvas.fill("masonry"),
                    )
        layer.above()


def cliffs(canvas: Canvas) -> None:
    """Cliffs: bare ground with hachures that begin at the upper edge, which is a strong line, and fade downwards."""
    board = canvas.board
    steep = [square for square in board.spaces() if board.terrain[square] is Terrain.CLIFF]
    if not steep:
        return
    outlines = [scaled(loop, canvas.size) for loop in loops(phantom(board, steep))]
    ground = canvas.layer(PLAIN)
    for loop in outlines:
        edge = natural(inset(loop, 0.6), 7, 0.9, 121, 4)
        ground.put(smooth(edge, True), canvas.fill("cliff"))
    shade = canvas.layer(clip=canvas.runs(steep))
    for square in steep:
        for way in STRAIGHT:
            if board.levels.get(square.moved(*way), 0) > foot(canvas, square):
                inner = lip(canvas, square, way, 5.5)
                outer = lip(canvas, square, way, -2.0)
                shade.put(smooth([*inner, *outer[::-1]], True), canvas.fill("cliff_dark"))
    strokes = canvas.layer(INK, canvas.runs(steep))
    for square in steep:
        for steps in hachures(canvas, square):
            strokes.put(steps, canvas.fill("cliff_line"))
    edges = canvas.layer(PLAIN)
    for square in steep:
        for way in STRAIGHT:
            other = square.moved(*way)
            if other not in board.levels:
                continue
            upper = board.levels[other] > foot(canvas, square)
            line = lip(canvas, square, way, 0.4 if upper else 0.9)
            edges.put(smooth(line), canvas.line("cliff_line", 0.95 if upper else 0.55, () if upper else (0.02, 2.0)))


def foot(canvas: Canvas, square: Square) -> int:
    """The lowest ground beside a cliff space."""
    board = canvas.board
    return min((board.levels[other] for other in board.neighbours(square) if other in board.levels), default=0)


def lip(canvas: Canvas, square: Square, way: tuple[int, int], into: float) -> list[Point]:
    """A side of a cliff space as a line that wanders a little."""
    x, y = canvas.middle(square)
    half = canvas.size / 2
    points = []
    for index in range(6):
        along = -half + canvas.size * index / 5
        off = (
            half
            - into
            + (0.8 * swing(square.column, square.row, way[0] + 3 * way[1], index, 122) if 0 < index < 5 else 0)
        )
        points.append((x + way[0] * off - way[1] * along, y + way[1] * off + way[0] * along))
    return points


def hachures(canvas: Canvas, square: Square) -> Iterator[Steps]:
    """Wedges down a cliff space, along the fall of the ground between its corners; the higher, the denser."""
    corners = heights(canvas, square)
    x, y = canvas.corner(square)
    for i in range(7):
        for j in range(7):
            seed = (square.column * 7 + i, square.row * 7 + j)
            u, v = (i + 0.5 + 0.35 * swing(*seed, 123)) / 7, (j + 0.5 + 0.35 * swing(*seed, 124)) / 7
            height, gx, gy = slope(corners, u, v)
            steep = math.hypot(gx, gy)
            if steep < 0.1 or grain(*seed, 125) > 0.12 + 0.75 * height:
                continue
            long, wide = 2.6 + 4.6 * height, 0.16 + 0.34 * height
            ux, uy = -gx / steep, -gy / steep
            px, py = x + u * canvas.size, y + v * canvas.size
            head = px - ux * long / 2, py - uy * long / 2
            foot_ = px + ux * long / 2 + 0.4 * swing(*seed, 126), py + uy * long / 2
            yield polygon(
                [(head[0] - uy * wide, head[1] + ux * wide), (head[0] + uy * wide, head[1] - ux * wide), foot_]
            )


def heights(canvas: Canvas, square: Square) -> dict[tuple[int, int], float]:
    """The ground at the corners of a cliff space: 1 at its upper edge, 0 at its foot."""
    board, low = canvas.board, foot(canvas, square)
    corners = {}
    for cx in (0, 1):
        for cy in (0, 1):
            around = [square.moved(dx, dy) for dx in (cx - 1, cx) for dy in (cy - 1, cy)]
            levels = [board.levels[other] for other in around if other in board.levels]
            corners[cx, cy] = 1.0 if levels and max(levels) > low else 0.0 if levels else 0.5
    return corners


def slope(corners: dict[tuple[int, int], float], u: float, v: float) -> tuple[float, float, float]:
    """Height and fall of the ground at a spot between four corners."""
    a, b, c, d = corners[0, 0], corners[1, 0], corners[0, 1], corners[1, 1]
    height = a * (1 - u) * (1 - v) + b * u * (1 - v) + c * (1 - u) * v + d * u * v
    return height, (b - a) * (1 - v) + (d - c) * v, (c - a) * (1 - u) + (d - b) * u
