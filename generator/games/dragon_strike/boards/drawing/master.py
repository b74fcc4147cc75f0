"""The Dragon Master's map of a board: one page with the plan, the names of its rooms and the symbols."""

from __future__ import annotations

from collections.abc import Callable

from generator.games.dragon_strike.boards.board import Door, GameBoard
from generator.games.dragon_strike.boards.drawing import plan as drawn
from generator.games.dragon_strike.boards.drawing.plan import Plan, plan_nodes
from generator.games.dragon_strike.boards.drawing.shapes import box
from generator.games.dragon_strike.boards.file import Flight
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from generator.games.dragon_strike.boards.squares import Edge, Square
from generator.kit.easel import Easel
from generator.kit.foot import foot
from generator.kit.theme import Theme
from generator.layout.paper import Paper
from generator.layout.words import Say
from generator.scene.geometry import Box, translate
from generator.scene.nodes import Group
from generator.scene.page import Bookmark, Page
from generator.text.scribe import Scribe

#: Width of the column beside the plan, height of the head, room for coordinates, all in mm.
COLUMN, HEAD, RIM = 57.0, 15.0, 5.0
#: Height of a line of the lists beside the plan, and side of a square in the list of symbols, in mm.
LINE, SAMPLE = 4.6, 6.6


def master_map(
    board: GameBoard, say: Say, theme: Theme, scribe: Scribe, paper: Paper, imprint: str = "", scale_note: str = ""
) -> Page:
    """The map of a board on one sheet, landscape. Names come from the texts ``boards.<id>`` and ``boards.symbols``."""
    sheet = paper.landscape()
    easel = Easel(theme, scribe)
    area = foot(easel, sheet.area, scale_note, (), imprint) if scale_note or imprint else sheet.area
    title = say(f"boards.{board.id}.title")
    easel.fit(title, area.x, area.y + 8.5, area.width - COLUMN, "title")
    easel.label(say("boards.map.title"), area.right, area.y + 4, "heading", "end")
    easel.label(say("boards.map.note"), area.right, area.y + 8.5, "label", "end")
    room = Box(area.x + RIM, area.y + HEAD, area.width - COLUMN - RIM - 6, area.height - HEAD - RIM)
    size = min(room.width / board.columns, room.height / board.rows)
    put = Box(room.x, room.y, size * board.columns, size * board.rows)
    easel.add([Group(plan_nodes(board, theme, scribe, size), translate(put.x, put.y))])
    coordinates(easel, board, put, size)
    column = Box(area.right - COLUMN, area.y + HEAD, COLUMN, area.height - HEAD)
    y = names(easel, board, say, column)
    symbols(easel, board, say, Box(column.x, y + 6, column.width, column.bottom - y - 6))
    return Page(sheet.width, sheet.height, tuple(easel.nodes), (Bookmark(title),), board.id)


def coordinates(easel: Easel, board: GameBoard, put: Box, size: float) -> None:
    """Letters above and below the plan, numbers beside it."""
    for column in range(1, board.columns + 1):
        x = put.x + (column - 0.5) * size
        for y in (put.y - 1.4, put.bottom + 3.6):
            easel.label(str(Square(column, 1))[0], x, y, "label", "middle")
    for row in range(1, board.rows + 1):
        y = put.y + (row - 0.5) * size + 1
        easel.label(str(row), put.x - 1.6, y, "label", "end")
        easel.label(str(row), put.right + 1.6, y, "label")


def names(easel: Easel, board: GameBoard, say: Say, room: Box) -> float:
    """The rooms by their letters; returns where the list ends."""
    easel.label(say("boards.map.rooms"), room.x, room.y + 2.6, "heading")
    y = room.y + 3.4
    for letter in board.rooms:
        y += LINE
        easel.label(letter, room.x + 2.2, y, "cell", "middle")
        easel.fit(say(f"boards.{board.id}.rooms.{letter}"), room.x + 6, y, room.width - 6, "text")
    return y


def symbols(easel: Easel, board: GameBoard, say: Say, room: Box) -> None:
    """The symbols that occur on a plan, in two columns."""
    easel.label(say("boards.map.symbols"), room.x, room.y + 2.6, "heading")
    used = [(key, draw) for key, draw in SAMPLES.items() if occurs(board, key)]
    rows = (len(used) + 1) // 2
    step = min(SAMPLE + 1.2, (room.height - 4) / max(rows, 1))
    for index, (key, draw) in enumerate(used):
        x = room.x + (room.width / 2) * (index // rows)
        y = room.y + 4.4 + step * (index % rows)
        sample = Plan(easel.theme, easel.scribe, SAMPLE)
        draw(sample)
        easel.add([Group(tuple(sample.nodes), translate(x, y))])
        easel.fit(
            say(f"boards.symbols.{key}"), x + SAMPLE + 1.6, y + SAMPLE / 2 + 1, room.width / 2 - SAMPLE - 2, "small"
        )


HERE = Square(1, 1)


def on_edge(kind: Barrier) -> Callable[[Plan], None]:
    """A sample of what stands on an edge, half-way down the sample."""

    def draw(plan: Plan) -> None:
        edge = Edge(1, 1, False)
        inner = Plan(plan.theme, plan.scribe, plan.size)
        if kind in (Barrier.DOOR, Barrier.SECRET, Barrier.PORTCULLIS):
            drawn.opening(inner, Door(kind, (edge,)))
        else:
            drawn.barrier_line(inner, edge, kind)
        plan.nodes.append(Group(tuple(inner.nodes), translate(0, plan.size / 2)))

    return draw


def in_square(draw: Callable[[Plan, Square], None]) -> Callable[[Plan], None]:
    """A sample of what lies on a square, with the square's outline."""

    def framed(plan: Plan) -> None:
        plan.put(box(0, 0, plan.size, plan.size), None, "hair", "quiet")
        draw(plan, HERE)

    return framed


#: Every symbol by the key of its name in the texts.
SAMPLES: dict[str, Callable[[Plan], None]] = {
    "wall": on_edge(Barrier.WALL),
    "windows": on_edge(Barrier.WINDOWS),
    "door": on_edge(Barrier.DOOR),
    "secret-door": on_edge(Barrier.SECRET),
    "portcullis": on_edge(Barrier.PORTCULLIS),
    "threshold": on_edge(Barrier.THRESHOLD),
    "low-wall": on_edge(Barrier.LOW_WALL),
    "solid": in_square(drawn.hatching),
    "water": in_square(drawn.waves),
    "bridge": in_square(drawn.planks),
    "road": in_square(drawn.pebbles),
    "forest": in_square(drawn.woods),
    "boulder": in_square(drawn.boulder),
    "cliff": in_square(lambda plan, square: drawn.fall(plan, square, (0, 1))),
    "steps": in_square(lambda plan, square: drawn.treads(plan, square, False)),
    "stairs-up": in_square(lambda plan, square: drawn.staircase(plan, square, False)),
    "stairs-down": in_square(lambda plan, square: drawn.staircase(plan, square, True)),
    "start": in_square(lambda plan, square: drawn.arrow(plan, square, (1, 0))),
    "dragon": in_square(drawn.wings),
}


def occurs(board: GameBoard, key: str) -> bool:
    """Whether a symbol occurs on a board's plan."""
    grounds = set(board.terrain.values())
    there = {
        "bridge": bool(grounds & {Terrain.BRIDGE, Terrain.DRAWBRIDGE}),
        "boulder": bool(board.boulders),
        "stairs-up": Flight.UP in board.flights.values(),
        "stairs-down": Flight.DOWN in board.flights.values(),
        "start": bool(board.starts),
        "dragon": bool(board.dragon_entries),
    }
    return there.get(key, key in set(board.barriers.values()) | grounds)
