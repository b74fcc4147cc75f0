"""Roads, bridges, steps, forest and boulders: what lies on open ground."""

from __future__ import annotations

import math

from generator.games.dragon_strike.boards.drawing.canvas import PLAIN, Canvas, Layer
from generator.games.dragon_strike.boards.drawing.floors_soft import dots
from generator.games.dragon_strike.boards.drawing.shapes import (
    blob,
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
from generator.games.dragon_strike.boards.legend import Terrain
from generator.games.dragon_strike.boards.squares import STRAIGHT, Square
from generator.scene.grain import grain, swing

ROADS = (Terrain.ROAD, Terrain.BRIDGE, Terrain.DRAWBRIDGE)


def roads(canvas: Canvas) -> None:
    """Roads with worn edges and pebbles; they run on under bridges and over the rim."""
    board = canvas.board
    road = [square for square in board.spaces() if board.terrain[square] is Terrain.ROAD]
    if not road:
        return
    layer = canvas.layer(PLAIN)
    ends = [
        s for s in board.spaces() if board.terrain[s] in ROADS[1:] and any(s.moved(*way) in road for way in STRAIGHT)
    ]
    for loop in loops(phantom(board, [*road, *ends])):
        edge = natural(inset(scaled(loop, canvas.size), 3.0), 7, 0.9, 91, 5)
        layer.put(smooth(edge, True), canvas.area("road", "road_edge", "outline"))
    pebbles = canvas.layer()
    for square in road:
        dots(canvas, pebbles, square, 5, "road_edge", 0.4, 1.1)
        x, y = canvas.middle(square)
        across = square.moved(1, 0) in road or square.moved(-1, 0) in road
        for side in (-3.4, 3.4):
            start, end = 8 * grain(square.column, square.row, int(side)), 6 + 5 * grain(square.column, square.row, 3)
            line = [(x - start, y + side), (x + end, y + side + 0.5 * swing(square.column, square.row))]
            points = line if across else [(x + b - y, y + a - x) for a, b in line]
            pebbles.put(smooth(points), canvas.line("road_edge", "inner"))


def bridges(canvas: Canvas) -> None:
    """Bridges and drawbridges: planks across the way, beams along it."""
    board = canvas.board
    layer = canvas.layer(PLAIN)
    for square in board.spaces():
        terrain = board.terrain[square]
        if terrain not in ROADS[1:]:
            continue
        x, y = canvas.corner(square)
        size = canvas.size
        beside = [board.terrain.get(square.moved(*way)) for way in ((1, 0), (-1, 0))]
        across = terrain is Terrain.BRIDGE and any(other in (Terrain.ROAD, Terrain.BRIDGE) for other in beside)
        count = 7
        for index in range(count):
            a = size * index / count
            wide, shift = size / count - 0.35, 0.35 * swing(square.column, square.row, index, 92)
            role = "wood" if grain(square.column, square.row, index, 93) < 0.6 else "wood_dark"
            steps = (
                box(x + a, y + 2.1 + shift, wide, size - 4.2)
                if across
                else box(x + 0.6 + shift * 0.5, y + a, size - 1.2, wide)
            )
            layer.put(steps, canvas.area(role, "wood_line", "inner"))
        layer.above()
        for side in (1.0, size - 2.4):
            outer = board.terrain.get(
                square.moved(0, 1 if side > 2 else -1) if across else square.moved(1 if side > 2 else -1, 0)
            )
            if outer is terrain:
                continue
            beam = box(x - 0.4, y + side, size + 0.8, 1.6) if across else box(x + side, y - 0.4, 1.6, size + 0.8)
            layer.put(beam, canvas.area("wood_dark", "wood_line", "inner"))
        layer.above()


def slopes(canvas: Canvas) -> None:
    """Steps between two heights: broad treads, lighter towards the top."""
    board = canvas.board
    layer = canvas.layer(PLAIN)
    for square in board.spaces():
        if board.terrain[square] is not Terrain.STEPS:
            continue
        levels = {way: board.levels.get(square.moved(*way)) for way in STRAIGHT}
        known = {way: level for way, level in levels.items() if level is not None}
        up = max(known, key=lambda way: known[way], default=(0, -1))
        x, y = canvas.corner(square)
        count, size = 6, canvas.size
        for index in range(count):
            role = ("stone3", "stone3", "stone1", "stone1", "stone2", "stone2")[index]
            a = size * index / count
            b = size - a - size / count
            wide = size / count
            rect = {(0, -1): box(x + 2, y + a, size - 4, wide), (0, 1): box(x + 2, y + b, size - 4, wide)}
            rect |= {(-1, 0): box(x + a, y + 2, wide, size - 4), (1, 0): box(x + b, y + 2, wide, size - 4)}
            layer.put(rect[up], canvas.area(role, "cliff_line", "inner"))
        layer.above()


def boulders(canvas: Canvas) -> None:
    """Boulders: a heavy rock with two faces in the light and cracks."""
    layer = canvas.layer(PLAIN)
    cracks = canvas.layer(PLAIN)
    for square in sorted(canvas.board.boulders):
        x, y = canvas.middle(square)
        seed = square.column * 37 + square.row
        outline = blob(x, y, 9.6, 0.12, seed, 9, 0.92)
        layer.put(polygon(outline), canvas.area("boulder_dark", "ink", "outline"))
        layer.above()
        face = [(x + (px - x) * 0.84 - 1.2, y + (py - y) * 0.82 - 1.3) for px, py in outline]
        layer.put(polygon(face), canvas.fill("boulder"))
        top = [(x + (px - x) * 0.5 - 2.3, y + (py - y) * 0.46 - 2.6) for px, py in outline]
        layer.put(polygon(top), canvas.fill("boulder_light"))
        layer.above()
        cracks.put(
            stroke([(x + 1, y - 2), (x + 2.5, y + 1), (x + 1.6, y + 4), (x + 3, y + 6)]), canvas.line("ink", "inner")
        )
        cracks.put(stroke([(x - 5, y + 2), (x - 3, y + 3.6), (x - 3.4, y + 5.5)]), canvas.line("ink", "inner"))


def forest(canvas: Canvas) -> None:
    """Forest from above: a dark ground under the leaves, crowns lit from the upper left."""
    board = canvas.board
    wood = [square for square in board.spaces() if board.terrain[square] is Terrain.FOREST]
    if not wood:
        return
    ground = canvas.layer(PLAIN)
    for loop in loops(phantom(board, wood)):
        edge = natural(inset(scaled(loop, canvas.size), 0.8), 5.5, 1.5, 101, 4)
        ground.put(smooth(edge, True), canvas.area("leaf_dark", "leaf_line", "outline"))
    crowns = canvas.layer(PLAIN)
    for square in wood:
        for index, (cx, cy) in enumerate(spots(canvas, square)):
            seed = square.column * 641 + square.row * 23 + index
            crown(canvas, crowns, cx, cy, 5.9 + 1.9 * grain(seed, 102), seed)


def spots(canvas: Canvas, square: Square) -> list[tuple[float, float]]:
    """Where trees stand in a forest square, the upper ones first."""
    x, y = canvas.corner(square)
    found = []
    for row in range(2):
        for column in range(2):
            seed = (square.column * 2 + column, square.row * 2 + row)
            px = x + canvas.size * (0.26 + 0.48 * column + 0.1 * swing(*seed, 103))
            py = y + canvas.size * (0.26 + 0.48 * row + 0.1 * swing(*seed, 104))
            found.append((px, py))
    return found


def crown(canvas: Canvas, layer: Layer, x: float, y: float, radius: float, seed: int) -> None:
    """The crown of one tree: lobed, with a lighter top and leaves along its lower right."""
    layer.put(smooth(blob(x, y, radius, 0.15, seed, 8), True), canvas.area("leaf", "leaf_line", "inner"))
    top = blob(x - 0.22 * radius, y - 0.26 * radius, 0.52 * radius, 0.22, seed + 1, 5)
    layer.put(smooth(top, True), canvas.fill("leaf_light"))
    for index in range(2):
        angle = 0.15 + 0.95 * index + 0.25 * swing(seed, index, 105)
        px, py = x + 0.62 * radius * math.cos(angle), y + 0.62 * radius * math.sin(angle)
        ax, ay = -math.sin(angle), math.cos(angle)
        bulge = [
            (px - 1.2 * ax, py - 1.2 * ay),
            (px + 0.8 * math.cos(angle), py + 0.8 * math.sin(angle)),
            (px + 1.2 * ax, py + 1.2 * ay),
        ]
        layer.put(smooth(bulge), canvas.line("leaf_line", "inner"))
