"""The secret maps of the adventures: the plan of the board with everything that lies on it."""

from __future__ import annotations

from collections.abc import Iterator

from generator.games.dragon_strike.art.symbols import symbol_room
from generator.games.dragon_strike.boards.drawing.master import RIM, coordinates
from generator.games.dragon_strike.boards.drawing.plan import plan_nodes
from generator.games.dragon_strike.boards.squares import read_square
from generator.games.dragon_strike.pages.adventure_words import Telling, shipped
from generator.games.dragon_strike.pages.pictures import symbol
from generator.games.dragon_strike.pages.sheet import document_title, new_easel
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.foot import foot
from generator.scene.geometry import Box, translate
from generator.scene.nodes import Group
from generator.scene.page import Bookmark, Document, Page

HEAD, COLUMN = 16.0, 60.0


def compose(job: Job) -> Document:
    """A map an adventure, landscape."""

    def pages() -> Iterator[Page]:
        for telling in shipped(job):
            yield adventure_map(job, telling)

    return Document("adventure-maps", document_title(job, "adventure-maps"), job.texts.language.tag, pages)


def adventure_map(job: Job, telling: Telling) -> Page:
    """The map of one adventure, with the list of its rooms."""
    t, sheet = job.texts, job.paper.landscape()
    easel = new_easel(job)
    area = foot(easel, sheet.area, t("foot.scale"), (), t("pages.imprint"))
    easel.label(t("book.map_kicker"), area.x, area.y + 3.2, "kicker")
    easel.label(t("book.number", n=telling.number), area.right, area.y + 3.2, "kicker", "end")
    easel.fit(telling.words.title, area.x, area.y + 12.6, area.width, "title")
    board = job.content.boards[telling.file.setting]
    room = Box(area.x + RIM, area.y + HEAD + RIM, area.width - COLUMN - RIM - 8, area.height - HEAD - 2 * RIM)
    size = min(room.width / board.columns, room.height / board.rows)
    put = Box(room.x, room.y, size * board.columns, size * board.rows)
    easel.add([Group(plan_nodes(board, job.theme, job.scribe, size, letters=True), translate(put.x, put.y))])
    coordinates(easel, board, put, size)
    pieces(job, easel, telling, put, size)
    rooms(easel, telling, Box(area.right - COLUMN, area.y + HEAD, COLUMN, area.height - HEAD))
    title = telling.words.title
    return Page(sheet.width, sheet.height, tuple(easel.nodes), (Bookmark(title),))


def pieces(job: Job, easel: Easel, telling: Telling, put: Box, size: float) -> None:
    """Monsters by their letters, chests, hiding places, traps, and where heroes come in and go out."""
    file = telling.file

    def at(square: str, grow: float = 0.92) -> Box:
        where = read_square(square)
        assert where is not None, square
        column, row = where
        side = size * grow
        x, y = put.x + (column - 0.5) * size, put.y + (row - 0.5) * size
        return Box(x - side / 2, y - side / 2, side, side)

    for square in file.start:
        easel.add(symbol(job, "start", at(square, 0.7)))
    for square in file.exit:
        if square not in file.start:
            easel.add(symbol(job, "exit", at(square, 0.7)))
    for _, _, trap in file.traps():
        easel.add(symbol(job, "trap", at(trap, 0.8)))
    for _, _, hiding in file.hidden():
        easel.add(symbol(job, "note", at(hiding.at, 0.8)))
    for _, _, chest in file.chests():
        easel.add(symbol(job, "trapped-treasure" if chest.trap else "treasure", at(chest.at)))
    for _, _, monster in file.monsters():
        box = at(monster.at)
        easel.add(symbol(job, "monster", box))
        place = symbol_room("monster", box)
        easel.center(job.texts(f"monsters.{monster.monster}.letters"), place.cx, place.cy, easel.style("map_letters"))


def rooms(easel: Easel, telling: Telling, box: Box) -> None:
    """The names of the rooms, and what lies in each."""
    y = box.y + 3
    for name, words in telling.words.rooms.items():
        easel.circle(box.x + 2.4, y + 1.4, 2.4, "second")
        easel.center(name if len(name) == 1 else "·", box.x + 2.4, y + 1.4, easel.style("room_letter", size=8))
        easel.fit(words.name, box.x + 6.4, y + 2.6, box.width - 6.4, "cell")
        y += 5.0
        style = easel.style("note")
        for text in telling.contents(name):
            lines = easel.scribe.lines([*easel.scribe.user_spans(text)], style, box.width - 6.4)
            height = len(lines) * style.line_height
            easel.add(easel.scribe.place(lines, Box(box.x + 6.4, y, box.width - 6.4, height), style).nodes)
            y += height + 0.4
        y += 0.8
    easel.scribe.note_column(telling.words.title, y - box.bottom)
