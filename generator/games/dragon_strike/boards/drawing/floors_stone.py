"""Floors of stone: irregular flags, cobbles, tiles."""

from __future__ import annotations

from collections.abc import Collection

from generator.games.dragon_strike.boards.drawing.canvas import Canvas, Layer
from generator.games.dragon_strike.boards.drawing.light import Light, room_of, warmth
from generator.games.dragon_strike.boards.drawing.shapes import Steps, box, polygon, stroke
from generator.games.dragon_strike.boards.squares import Square
from generator.scene.grain import grain, pick, swing

#: Half the width of a joint between two flags, in mm, and how far a flag's corners are moved.
JOINT, ROUGH = 0.3, 0.55
#: Rows of cobbles in a square.
COBBLES = 6

Part = tuple[float, float, float, float]
"""Left, top, right and bottom of a stone."""


def flags(canvas: Canvas, squares: Collection[Square], fires: tuple[Light, ...]) -> None:
    """Flagstones: every square in three to five of them, their joints along its sides."""
    layer = canvas.layer()
    layer.put(canvas.runs(squares), canvas.fill("joint"))
    layer.above()
    cracks = canvas.layer()
    for square in squares:
        x, y = canvas.corner(square)
        for number, part in enumerate(split(square)):
            left, top, right, bottom = (canvas.size * share for share in part)
            stone = x + left, y + top, x + right, y + bottom
            middle = square.column - 1 + (part[0] + part[2]) / 2, square.row - 1 + (part[1] + part[3]) / 2
            warm = warmth(fires, room_of(canvas.board, square), middle)
            tone = grain(square.column, square.row, number, 9)
            role = f"warm{warm}" if warm else "stone2" if tone < 0.28 else "stone3" if tone > 0.8 else "stone1"
            layer.put(flag(stone, square, number), canvas.fill(role))
            if grain(square.column, square.row, number, 4) < 0.14:
                crack(canvas, cracks, stone, square, number)


def split(square: Square) -> list[Part]:
    """A square in parts, as fractions of its side: the largest part is cut until there are enough."""
    parts: list[Part] = [(0.0, 0.0, 1.0, 1.0)]
    wanted = 3 + pick(3, square.column, square.row, 1)
    while len(parts) < wanted:
        index = max(range(len(parts)), key=lambda i: (parts[i][2] - parts[i][0]) * (parts[i][3] - parts[i][1]))
        left, top, right, bottom = parts.pop(index)
        at = 0.5 + 0.17 * swing(square.column, square.row, len(parts), 2)
        wide, high = right - left, bottom - top
        if wide > high or (wide == high and grain(square.column, square.row, 3) < 0.5):
            cut = left + at * wide
            parts += [(left, top, cut, bottom), (cut, top, right, bottom)]
        else:
            cut = top + at * high
            parts += [(left, top, right, cut), (left, cut, right, bottom)]
    return parts


def flag(stone: Part, square: Square, number: int) -> Steps:
    """One flag with its corners knocked about; sometimes one of them has broken off."""
    left, top, right, bottom = stone
    corners = [(left, top, 1, 1), (right, top, -1, 1), (right, bottom, -1, -1), (left, bottom, 1, -1)]
    points = []
    for index, (x, y, dx, dy) in enumerate(corners):
        seed = (square.column, square.row, number, index)
        x += dx * (JOINT + ROUGH * grain(*seed, 6))
        y += dy * (JOINT + ROUGH * grain(*seed, 7))
        if grain(*seed, 8) < 0.16:
            off = 0.9 + 1.4 * grain(*seed, 5)
            ends = [(x + dx * off, y), (x, y + dy * off)]
            points += ends if index % 2 else ends[::-1]
        else:
            points.append((x, y))
    return polygon(points)


def crack(canvas: Canvas, layer: Layer, stone: Part, square: Square, number: int) -> None:
    """A crack down a flag."""
    left, top, right, bottom = stone
    seed = (square.column, square.row, number)
    x, y = left + (0.3 + 0.4 * grain(*seed, 11)) * (right - left), top + JOINT
    points = [(x, y)]
    while y < top + 0.75 * (bottom - top) and len(points) < 5:
        x, y = x + 1.6 * swing(*seed, len(points), 12), y + 1.2 + 1.6 * grain(*seed, len(points), 13)
        points.append((min(max(x, left + 1), right - 1), min(y, bottom - 1)))
    layer.put(stroke(points), canvas.line("crack", "inner"))


def cobbles(canvas: Canvas, squares: Collection[Square]) -> None:
    """Cobbles: rows of round dots of a dashed line, every second row half a stone on."""
    layer = canvas.layer()
    layer.put(canvas.runs(squares), canvas.fill("cobble_edge"))
    layer.above()
    pitch = canvas.size / COBBLES
    dots = canvas.line("cobble", 0.93 * pitch, (0.01, pitch - 0.01))
    light = canvas.line("stone3", 0.93 * pitch, (0.01, 5 * pitch - 0.01))
    dark = canvas.line("stone2", 0.93 * pitch, (0.01, 7 * pitch - 0.01))
    left = set(squares)
    for square in sorted(left, key=lambda s: (s.row, s.column)):
        if square.moved(-1, 0) in left:
            continue
        length = 1
        while square.moved(length, 0) in left:
            length += 1
        x, top = canvas.corner(square)
        for row in range(COBBLES):
            y = top + (row + 0.5) * pitch
            shift = pitch * (0.5 if row % 2 else 0.98)
            start, end = x + shift - pitch * 0.5, x + length * canvas.size - pitch * 0.3
            layer.put(stroke([(start, y), (end, y)]), dots)
            for paint, key in ((light, 1), (dark, 2)):
                first = start + pitch * pick(5, square.column, square.row, row, key)
                layer.put(stroke([(first, y), (end, y)]), paint)


def tiles(canvas: Canvas, squares: Collection[Square], fires: tuple[Light, ...]) -> None:
    """Tiles: four a square in two colours, with a small third one in the middle."""
    layer = canvas.layer()
    layer.put(canvas.runs(squares), canvas.fill("tile1"))
    half = canvas.size / 2
    for square in squares:
        x, y = canvas.corner(square)
        for dx, dy in ((0, 0), (1, 1)):
            middle = square.column - 0.75 + dx / 2, square.row - 0.75 + dy / 2
            warm = warmth(fires, room_of(canvas.board, square), middle)
            role = "warm2" if warm == 2 else "tile2"
            layer.put(box(x + dx * half, y + dy * half, half, half), canvas.fill(role))
        for dx, dy in ((1, 0), (0, 1)):
            middle = square.column - 0.75 + dx / 2, square.row - 0.75 + dy / 2
            if warmth(fires, room_of(canvas.board, square), middle):
                layer.put(box(x + dx * half, y + dy * half, half, half), canvas.fill("warm1"))
    layer.above()
    for square in squares:
        x, y = canvas.middle(square)
        r = 0.11 * canvas.size
        layer.put(polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)]), canvas.fill("tile3"))
