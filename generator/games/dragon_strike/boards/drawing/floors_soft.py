"""Floors of wood and soft ground: planks, earth, straw, cave floor with slime or moss, grass."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from generator.games.dragon_strike.boards.drawing.canvas import Canvas, Layer, cells
from generator.games.dragon_strike.boards.drawing.light import Light, room_of, warmth
from generator.games.dragon_strike.boards.drawing.shapes import (
    blob,
    box,
    loops,
    natural,
    scaled,
    smooth,
    stroke,
)
from generator.games.dragon_strike.boards.squares import Square
from generator.scene.grain import grain, pick, swing

#: Planks in a square.
PLANKS = 4


def planks(canvas: Canvas, squares: Collection[Square], fires: tuple[Light, ...]) -> None:
    """Planks along the rows, of different lengths and tones, nailed at their ends."""
    layer = canvas.layer()
    layer.put(canvas.runs(squares), canvas.fill("plank1"))
    layer.above()
    high = canvas.size / PLANKS
    inside = set(squares)
    for square in squares:
        x, top = canvas.corner(square)
        for number in range(PLANKS):
            seed = (square.row * PLANKS + number, square.column)
            y = top + number * high
            warm = warmth(
                fires, room_of(canvas.board, square), (square.column - 0.5, square.row - 1 + (number + 0.5) / PLANKS)
            )
            tone = grain(*seed, 3)
            role = f"warm{warm}" if warm else "plank2" if tone < 0.33 else "plank3" if tone > 0.72 else ""
            start = 0.15 + 0.7 * grain(*seed, 1)
            following = square.moved(1, 0)
            ahead = 0.15 + 0.7 * grain(seed[0], square.column + 1, 1) if following in inside else 0.0
            first = square.moved(-1, 0) not in inside
            if role:
                layer.put(box(x + start * canvas.size, y, (1 - start + ahead) * canvas.size, high), canvas.fill(role))
            if first and grain(*seed, 4) < 0.5:
                layer.put(box(x, y, start * canvas.size, high), canvas.fill("plank2"))
    layer.above()
    for leftmost, length in runs_of(inside):
        x, top = canvas.corner(leftmost)
        for number in range(PLANKS):
            line = [(x, top + number * high), (x + length * canvas.size, top + number * high)]
            layer.put(stroke(line), canvas.line("plank_line", "hair"))
    nails = canvas.line("plank_line", 0.5, (0.01, high - 2.81))
    for square in squares:
        x, top = canvas.corner(square)
        for number in range(PLANKS):
            seed = (square.row * PLANKS + number, square.column)
            y, end = top + number * high, x + (0.15 + 0.7 * grain(*seed, 1)) * canvas.size
            layer.put(stroke([(end, y), (end, y + high)]), canvas.line("plank_line", "inner"))
            layer.put(stroke([(end + 1.1, y + 1.4), (end + 1.1, y + high - 1.35)]), nails)
            if grain(*seed, 6) < 0.35:
                gx, gy = x + canvas.size * grain(*seed, 7), y + high * (0.3 + 0.4 * grain(*seed, 8))
                grained = smooth([(gx, gy), (gx + 3, gy - 0.5), (gx + 7, gy + 0.3)])
                layer.put(grained, canvas.line("plank_line", "hair"))


def runs_of(squares: Collection[Square]) -> Iterator[tuple[Square, int]]:
    """Squares of a row side by side: the first one and how many there are."""
    for square in sorted(squares, key=lambda s: (s.row, s.column)):
        if square.moved(-1, 0) in squares:
            continue
        length = 1
        while square.moved(length, 0) in squares:
            length += 1
        yield square, length


def glow(canvas: Canvas, squares: Collection[Square], fires: tuple[Light, ...]) -> None:
    """Torchlight on ground that is not made of pieces: two rings of light around every fire, within its room."""
    for room in dict.fromkeys(fire.room for fire in fires):
        inside = [square for square in squares if room_of(canvas.board, square) == room]
        if not inside or not room:
            continue
        layer = canvas.layer(clip=canvas.runs(inside))
        for role in ("warm1", "warm2"):
            for number, fire in enumerate(fire for fire in fires if fire.room == room):
                radius = (fire.faint if role == "warm1" else fire.strong) * canvas.size
                points = blob(fire.at[0] * canvas.size, fire.at[1] * canvas.size, radius, 0.05, number, 12)
                layer.put(smooth(points, True), canvas.fill(role))


def dots(canvas: Canvas, layer: Layer, square: Square, count: int, role: str, least: float, most: float) -> None:
    """Pebbles and specks strewn over a square."""
    x, y = canvas.corner(square)
    for index in range(count):
        seed = (square.column, square.row, index)
        px, py = x + canvas.size * grain(*seed, 21), y + canvas.size * grain(*seed, 22)
        width = (least, (least + most) / 2, most)[pick(3, *seed, 23)]
        layer.put(stroke([(px, py), (px + 0.4, py)]), canvas.line(role, width))


def earth(canvas: Canvas, squares: Collection[Square], fires: tuple[Light, ...]) -> None:
    """Trodden earth with pebbles."""
    layer = canvas.layer()
    layer.put(canvas.runs(squares), canvas.fill("earth"))
    glow(canvas, squares, fires)
    layer = canvas.layer()
    for square in squares:
        dots(canvas, layer, square, 9, "earth_dot", 0.35, 1.0)
        x, y = canvas.middle(square)
        if grain(square.column, square.row, 31) < 0.5:
            dx, dy = 7 * swing(square.column, square.row, 32), 7 * swing(square.column, square.row, 33)
            line = [(x + dx - 3, y + dy), (x + dx, y + dy - 0.8), (x + dx + 3.5, y + dy + 0.4)]
            layer.put(smooth(line), canvas.line("earth_dot", "inner"))


def straw(canvas: Canvas, squares: Collection[Square], fires: tuple[Light, ...]) -> None:
    """Straw strewn over the floor."""
    layer = canvas.layer()
    layer.put(canvas.runs(squares), canvas.fill("straw_ground"))
    glow(canvas, squares, fires)
    layer = canvas.layer()
    for square in squares:
        x, y = canvas.corner(square)
        for index in range(16):
            seed = (square.column, square.row, index)
            px, py = x + canvas.size * grain(*seed, 1), y + canvas.size * grain(*seed, 2)
            dx, dy = 2.6 * swing(*seed, 3), 2.0 * swing(*seed, 4)
            layer.put(stroke([(px, py), (px + dx, py + dy)]), canvas.line("straw", "inner" if index % 3 else "outline"))


def cave(canvas: Canvas, squares: Collection[Square], fires: tuple[Light, ...], growth: str = "") -> None:
    """The floor of a cave: worn rock with cracks and pebbles; slime or moss may grow on it."""
    layer = canvas.layer()
    layer.put(canvas.runs(squares), canvas.fill("cave"))
    glow(canvas, squares, fires)
    layer = canvas.layer()
    for square in squares:
        if grain(square.column, square.row, 41) < 0.55:
            x, y = canvas.middle(square)
            x, y = x + 8 * swing(square.column, square.row, 42), y + 8 * swing(square.column, square.row, 43)
            points = blob(
                x, y, 6 + 4 * grain(square.column, square.row, 44), 0.25, square.column * 32 + square.row, 6, 0.7
            )
            layer.put(smooth(points, True), canvas.fill("cave_dark"))
    layer.above()
    if growth:
        grown(canvas, layer, squares, growth)
    for square in squares:
        dots(canvas, layer, square, 4, "cave_line", 0.4, 1.2)
        if grain(square.column, square.row, 45) < 0.5:
            x, y = canvas.middle(square)
            x, y = x + 6 * swing(square.column, square.row, 46), y - 8
            line = [(x, y)]
            for index in range(3):
                x, y = (
                    x + 3.5 * swing(square.column, square.row, index, 47),
                    y + 2.5 + 3 * grain(square.column, square.row, index),
                )
                line.append((x, y))
            layer.put(stroke(line), canvas.line("cave_line", "inner"))


def grown(canvas: Canvas, layer: Layer, squares: Collection[Square], growth: str) -> None:
    """Pools of slime with bubbles, or cushions of moss."""
    slimy = growth == "slime"
    patches = []
    for square in squares:
        for index in range(3):
            seed = (square.column, square.row, index, 51)
            if grain(*seed) < (0.5 if slimy else 0.6):
                x, y = canvas.middle(square)
                x, y = x + 10 * swing(*seed, 1), y + 10 * swing(*seed, 2)
                patches.append((x, y, 2.5 + 4.5 * grain(*seed, 3), square.column * 997 + square.row * 31 + index))
    for x, y, radius, seed_ in patches:
        layer.put(smooth(blob(x, y, radius, 0.28, seed_, 7, 0.8), True), canvas.area(growth, f"{growth}_dark", "inner"))
    layer.above()
    for x, y, radius, seed_ in patches:
        if slimy:
            layer.put(
                smooth(
                    [(x - 0.5 * radius, y - 0.1 * radius), (x - 0.3 * radius, y - 0.4 * radius), (x, y - 0.45 * radius)]
                ),
                canvas.line("white", "outline"),
            )
            if seed_ % 3 == 0:
                layer.put(
                    stroke([(x + 0.3 * radius, y + 0.1), (x + 0.3 * radius, y + 0.11)]), canvas.line("slime_dark", 1.0)
                )
        else:
            for index in range(4):
                px, py = x + 0.6 * radius * swing(seed_, index), y + 0.5 * radius * swing(seed_, index, 1)
                layer.put(stroke([(px, py), (px + 0.3, py - 0.9)]), canvas.line("moss_dark", "inner"))
    layer.above()


def grass(canvas: Canvas, squares: Collection[Square], role: str = "grass") -> None:
    """Grass: broad patches of two greens, and tufts. High ground has greens of its own."""
    layer = canvas.layer(clip=canvas.runs(squares))
    layer.put(canvas.runs(squares), canvas.fill(role))
    layer.above()
    inside = set(squares)
    dark = {s for s in inside if grain(s.column // 2, s.row // 2, 61) < 0.35 and grain(s.column, s.row, 62) < 0.8}
    for loop in loops(cells(dark)):
        layer.put(smooth(natural(scaled(loop, canvas.size), 11, 3.2, 63, 7), True), canvas.fill(f"{role}_dark"))
    layer.above()
    for square in squares:
        x, y = canvas.corner(square)
        for index in range(1 + pick(3, square.column, square.row, 64)):
            seed = (square.column, square.row, index)
            px, py = (
                x + canvas.size * (0.08 + 0.84 * grain(*seed, 65)),
                y + canvas.size * (0.16 + 0.8 * grain(*seed, 66)),
            )
            for lean in (-1.1, 0.0, 1.2):
                high = 2.4 if not lean else 1.8
                layer.put(stroke([(px + lean * 0.4, py), (px + lean, py - high)]), canvas.line("grass_line", "inner"))
