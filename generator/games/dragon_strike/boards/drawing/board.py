"""A whole board as one drawing, from the ground up to the letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.drawing import floors_soft, floors_stone, land, marks, rock, roofs, walls
from generator.games.dragon_strike.boards.drawing.canvas import Canvas
from generator.games.dragon_strike.boards.drawing.furniture import furniture
from generator.games.dragon_strike.boards.drawing.light import lights
from generator.games.dragon_strike.boards.drawing.palette import Palette
from generator.games.dragon_strike.boards.drawing.water import water
from generator.games.dragon_strike.boards.file import Floor, Solid
from generator.games.dragon_strike.boards.squares import Square
from generator.kit.theme import Theme
from generator.layout.board import Board
from generator.scene.nodes import Group, Node
from generator.text.scribe import Scribe


@dataclass(frozen=True)
class BoardOptions:
    """How a board is drawn. Sizes come from the board's own figures.

    ``theme`` may override colours by roles ``board_…``; ``letters``, ``coordinates`` and ``things`` can be left out.
    """

    title: str = ""
    theme: Theme | None = None
    scribe: Scribe = field(default_factory=lambda: Scribe("en"))
    letters: bool = True
    coordinates: bool = True
    things: bool = True


DEFAULT = BoardOptions()


def draw_board(board: GameBoard, options: BoardOptions = DEFAULT) -> Board:
    """The board at full size: 25 mm a square unless its figures say otherwise.

    Groups named ``art`` hold what is left out to save ink. Secret doors look like walls, as on the printed board.
    """
    size = board.figures.square_mm

    def draw() -> Sequence[Node]:
        return board_nodes(board, options, size)

    return Board(options.title or board.id, board.columns * size, board.rows * size, draw)


def board_nodes(board: GameBoard, options: BoardOptions, size: float) -> tuple[Node, ...]:
    """All nodes of a board, from back to front, with squares of a size in mm."""
    canvas = Canvas(board, Palette.of(options.theme), size)
    floors(canvas)
    land.roads(canvas)
    rock.cliffs(canvas)
    land.slopes(canvas)
    water(canvas)
    land.bridges(canvas)
    land.forest(canvas)
    marks.squares(canvas)
    walls.shade(canvas)
    if board.solid is Solid.ROCK:
        rock.rock(canvas)
    elif board.solid is Solid.MASONRY:
        rock.masonry(canvas)
    marks.starts(canvas)
    if options.letters:
        marks.medallions(canvas)
    walls.walls(canvas)
    if board.solid is Solid.ROOF:
        roofs.roofs(canvas)
    marks.stairs(canvas)
    walls.fittings(canvas)
    if options.things:
        furniture(canvas)
    land.boulders(canvas)
    marks.outline(canvas)
    nodes = canvas.nodes()
    if options.letters:
        nodes.append(Group(tuple(marks.letters(canvas, options.scribe)), name="letters"))
    if options.coordinates:
        nodes.append(Group(tuple(marks.coordinates(canvas, options.scribe)), name="coordinates"))
    return tuple(nodes)


def floors(canvas: Canvas) -> None:
    """The floor of every space, kind by kind. Water, forest and cliffs are laid over it."""
    board = canvas.board
    fires = lights(board)
    kinds: dict[Floor, list[Square]] = {}
    for square in board.spaces():
        kinds.setdefault(board.floor_at(square), []).append(square)
    for floor in Floor:
        squares = kinds.get(floor)
        if not squares:
            continue
        if floor is Floor.FLAGS:
            floors_stone.flags(canvas, squares, fires)
        elif floor is Floor.TILES:
            floors_stone.tiles(canvas, squares, fires)
        elif floor is Floor.COBBLES:
            floors_stone.cobbles(canvas, squares)
        elif floor is Floor.BOARDS:
            floors_soft.planks(canvas, squares, fires)
        elif floor is Floor.EARTH:
            floors_soft.earth(canvas, squares, fires)
        elif floor is Floor.STRAW:
            floors_soft.straw(canvas, squares, fires)
        elif floor is Floor.GRASS:
            high = [square for square in squares if board.levels.get(square)]
            floors_soft.grass(canvas, [square for square in squares if square not in high])
            if high:
                floors_soft.grass(canvas, high, "grass_high")
        else:
            growth = {Floor.SLIME: "slime", Floor.MOSS: "moss"}.get(floor, "")
            floors_soft.cave(canvas, squares, fires, growth)
