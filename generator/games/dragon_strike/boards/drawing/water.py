"""Water: streams and pools with banks, moats and basins with built edges, waves on all of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.drawing.canvas import PLAIN, Canvas, cells
from generator.games.dragon_strike.boards.drawing.shapes import hewn, inset, loops, natural, scaled, smooth
from generator.games.dragon_strike.boards.file import Solid
from generator.games.dragon_strike.boards.legend import Terrain
from generator.games.dragon_strike.boards.squares import Square
from generator.scene.grain import grain, pick, swing

#: Ground that water flows under.
OVER = (Terrain.BRIDGE, Terrain.DRAWBRIDGE)


def water(canvas: Canvas) -> None:
    """All water of a board, under its bridges too."""
    board = canvas.board
    wet = [
        square for square in board.spaces() if board.terrain[square] is Terrain.WATER or board.terrain[square] in OVER
    ]
    if not wet:
        return
    wild = board.solid is Solid.ROCK
    outlines = [scaled(loop, canvas.size) for loop in loops(beyond_rim(board, cells(wet)))]
    if wild:
        bank = canvas.layer()
        for loop in outlines:
            bank.put(smooth(natural(inset(loop, -0.4), 9, 0.9, 71, 5), True), canvas.fill("bank"))
    layer = canvas.layer(PLAIN)
    for loop in outlines:
        shore = (
            smooth(natural(inset(loop, 1.5), 8, 1.0, 72, 5.5), True)
            if wild
            else smooth(hewn(inset(loop, 0.9), 7, 0.25, 73), True)
        )
        layer.put(shore, canvas.area("water", "water_line", "outline"))
    deep = canvas.layer()
    for loop in outlines:
        inner = inset(loop, 6.5 if wild else 5)
        deep.put(smooth(natural(inner, 8, 1.3, 74, 5), True), canvas.fill("water_deep"))
    waves(canvas, wet)


def beyond_rim(board: GameBoard, inside: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Cells with those off the board that they run on into, so that the rim cuts a shape instead of ending it."""
    width, height = board.columns, board.rows
    more = set(inside)
    for x, y in inside:
        nx = (-1,) if x == 0 else (width,) if x == width - 1 else ()
        ny = (-1,) if y == 0 else (height,) if y == height - 1 else ()
        more |= {(x2, y) for x2 in nx} | {(x, y2) for y2 in ny} | {(x2, y2) for x2 in nx for y2 in ny}
    return more


def waves(canvas: Canvas, wet: Collection[Square]) -> None:
    """Short wave lines; where ink is saved they tell the water."""
    layer = canvas.layer(PLAIN)
    glints = canvas.layer()
    for square in wet:
        x, y = canvas.corner(square)
        for index in range(2 + pick(2, square.column, square.row, 81)):
            seed = (square.column, square.row, index)
            px = x + canvas.size * (0.16 + 0.5 * grain(*seed, 82))
            py = y + canvas.size * (0.2 + 0.28 * index + 0.12 * swing(*seed, 83))
            wide = 2.1 + 0.9 * grain(*seed, 84)
            points = [(px + wide * i * 0.5, py + (0.55 if i % 2 else -0.35)) for i in range(5)]
            layer.put(smooth(points), canvas.line("water_line", "inner"))
            if index == 0:
                glints.put(smooth([(a + 0.5, b + 1.1) for a, b in points[1:4]]), canvas.line("white", "outline"))


def phantom(board: GameBoard, squares: Iterable[Square]) -> set[tuple[int, int]]:
    """Squares as cells that run on beyond the rim."""
    return beyond_rim(board, cells(squares))
