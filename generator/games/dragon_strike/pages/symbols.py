"""The guide to symbols: the signs of the Dragon Master's maps, the letters of the monsters, the markers by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.games.dragon_strike.art.symbols import SYMBOLS, symbol_room
from generator.games.dragon_strike.pages.pictures import marker, symbol
from generator.games.dragon_strike.pages.sheet import document_title, frame, new_easel, page
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.panel import panel
from generator.scene.geometry import Box
from generator.scene.nodes import Node
from generator.scene.page import Document, Page

#: In mm: the side of a sign, the height of a row, the gap between panels; how many stand in a row.
SIGN, ROW, GAP = 9.0, 11.4, 5.0
IN_ROW = 4
LETTERED = ("monster", "dragon", "hero", "note")


def compose(job: Job) -> Document:
    """One page."""
    title = job.texts("documents.symbols")

    def pages() -> Iterator[Page]:
        easel = new_easel(job)
        body = frame(job, easel, title)
        t = job.texts
        y = section(job, easel, body, body.y, t("pages.symbols.signs"), signs(job))
        y = section(job, easel, body, y, t("pages.symbols.monsters"), monsters(job))
        y = section(job, easel, body, y, t("pages.symbols.markers"), markers(job))
        easel.scribe.note_column(title, y - GAP - body.bottom)
        yield page(job, easel, title)

    return Document("symbols", document_title(job, "symbols"), job.texts.language.tag, pages)


#: A sign and its name: draws itself into a box.
Row = tuple[str, str, str]


def signs(job: Job) -> list[Row]:
    """The signs of the maps that are no monsters."""
    return [("sign", name, job.texts(f"pages.signs.{name}")) for name in SYMBOLS if name not in ("monster", "dragon")]


def monsters(job: Job) -> list[Row]:
    """The letters of the monsters."""
    t = job.texts
    return [("letters", name, t(f"monsters.{name}.name")) for name in job.content.tables.monsters.monsters]


def markers(job: Job) -> list[Row]:
    """The sides of the markers."""
    return [("marker", side, job.texts(f"names.markers.{side}")) for side in job.content.tables.markers.sides()]


def section(job: Job, easel: Easel, body: Box, y: float, title: str, rows: Sequence[Row]) -> float:
    """A panel of signs; returns where the next one begins."""
    lines = -(-len(rows) // IN_ROW)
    inner = panel(easel, Box(body.x, y, body.width, lines * ROW + 8), title)
    columns = inner.split_x([1.0] * IN_ROW, 4.0)
    for index, (kind, name, words) in enumerate(rows):
        column, line = columns[index // lines], index % lines
        box = Box(column.x, inner.y + 1.5 + line * ROW, SIGN, SIGN)
        easel.add(drawn(job, easel, kind, name, box))
        room = Box(box.right + 2.4, box.y, column.right - box.right - 2.4, SIGN)
        easel.paragraph(words, room, "symbol", valign="middle")
    return inner.y + 1.5 + lines * ROW + GAP


def drawn(job: Job, easel: Easel, kind: str, name: str, box: Box) -> Sequence[Node]:
    """A sign, a marker, or a monster's letters in their ring."""
    if kind == "marker":
        return marker(job, name, box)
    if kind == "sign":
        return symbol(job, name, box)
    sign = "dragon" if name == "darkfyre" else "monster"
    room = symbol_room(sign, box)
    letters = easel.scribe.centered(job.texts(f"monsters.{name}.letters"), room.cx, room.cy, easel.style("token_name"))
    return (*symbol(job, sign, box), *letters)
