"""Houses under their roofs: rows of tiles on both sides of a ridge, and a chimney."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.dragon_strike.boards.drawing.canvas import PLAIN, Canvas
from generator.games.dragon_strike.boards.drawing.shapes import box, stroke
from generator.games.dragon_strike.boards.legend import Terrain
from generator.games.dragon_strike.boards.squares import Square
from generator.scene.geometry import Affine, Box
from generator.scene.grain import grain, pick
from generator.scene.nodes import Step
from generator.scene.paths import transformed

#: Height of a row of tiles and width of a tile in mm.
ROW, TILE = 3.0, 3.6


def houses(canvas: Canvas) -> Iterator[Box]:
    """Solid squares put together into rectangles, in mm; long rows first."""
    board = canvas.board
    left = {square for square in board.squares if board.terrain[square] is Terrain.SOLID}
    for square in sorted(left, key=lambda s: (s.row, s.column)):
        if square not in left:
            continue
        wide = high = 1
        while square.moved(wide, 0) in left:
            wide += 1
        while all(square.moved(dx, high) in left for dx in range(wide)):
            high += 1
        left -= {Square(square.column + dx, square.row + dy) for dx in range(wide) for dy in range(high)}
        x, y = canvas.corner(square)
        yield Box(x, y, wide * canvas.size, high * canvas.size)


def roofs(canvas: Canvas) -> None:
    """A roof over every house, of red tiles or of slates."""
    shade = canvas.layer()
    for house in houses(canvas):
        shade.put(box(house.x + 1.6, house.y + 1.9, house.width, house.height), canvas.fill("shade"))
    for number, house in enumerate(houses(canvas)):
        roof(canvas, house.inset(0.5), "tile_roof" if grain(number, 131) < 0.62 else "slate_roof", number)


def roof(canvas: Canvas, house: Box, role: str, number: int) -> None:
    """One roof. Its ridge runs along the longer side; the side towards the lower right lies in the shade."""
    across = house.width >= house.height
    long, wide = (house.width, house.height) if across else (house.height, house.width)
    put = Affine(1, 0, 0, 1, house.x, house.y) if across else Affine(0, 1, 1, 0, house.x, house.y)
    edge = canvas.layer(PLAIN)

    def turned(steps: tuple[Step, ...]) -> tuple[Step, ...]:
        return transformed(steps, put)

    edge.put(turned(box(0, 0, long, wide)), canvas.area(f"{role}1", f"{role}_line", 0.6))
    edge.above()
    half = wide / 2
    edge.put(turned(box(0, half, long, half)), canvas.fill(f"{role}2"))
    edge.above()
    tiles = canvas.layer()
    rows = max(2, round(half / ROW))
    high = half / rows
    for side in (0, 1):
        for row in range(rows):
            y = row * high if side == 0 else half + row * high
            if row or side:
                tiles.put(turned(stroke([(0.4, y), (long - 0.4, y)])), canvas.line(f"{role}_line", "inner"))
            start = TILE * (0.5 if row % 2 else 0.95)
            ticks = canvas.line(f"{role}_line", high * 0.86, (0.2, TILE - 0.2), butt=True)
            tiles.put(turned(stroke([(start, y + high / 2), (long - 0.8, y + high / 2)])), ticks)
    ridge = canvas.layer(PLAIN)
    ridge.put(turned(box(-0.2, half - 0.9, long + 0.4, 1.8)), canvas.area(f"{role}1", f"{role}_line", "outline"))
    ridge.above()
    at = long * (0.22 + 0.5 * grain(number, 132))
    y = half * (0.42 if pick(2, number, 133) else 1.3)
    if wide > 20:
        ridge.put(turned(box(at, y, 5.2, 5.2)), canvas.area("low_wall", "ink", "outline"))
        ridge.above()
        ridge.put(turned(box(at + 1.3, y + 1.3, 2.6, 2.6)), canvas.fill("ink"))
        ridge.above()
