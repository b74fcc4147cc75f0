"""The adventure book: each adventure with what is read aloud, goal, set-up, room by room key, and what monsters say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.games.dragon_strike.pages.adventure_blocks import (
    aloud,
    entry,
    facts,
    heading,
    paragraph,
    paragraphs,
    room_heading,
)
from generator.games.dragon_strike.pages.adventure_words import Telling, shipped
from generator.games.dragon_strike.pages.sheet import document_title, new_easel
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.flow import Flowing, flow
from generator.kit.foot import foot
from generator.scene.geometry import Box
from generator.scene.page import Bookmark, Document, Page

GAP = 8.0
#: Height of the head of an adventure's first page and of its later pages, in mm.
FIRST, LATER = 20.0, 8.0


def compose(job: Job) -> Document:
    """The game's own adventures, from the easiest on, each beginning on a page of its own."""
    t = job.texts

    def pages() -> Iterator[Page]:
        for telling in shipped(job):
            yield from told(job, telling)

    return Document("adventures", document_title(job, "adventures"), t.language.tag, pages, duplex="DuplexFlipLongEdge")


def told(job: Job, telling: Telling) -> Iterator[Page]:
    """The pages of one adventure."""
    measure = new_easel(job)
    width = (job.paper.area.width - GAP) / 2
    # Blocks are measured with a scribe of their own, and drawn with the page's.
    blocks = list(story(measure, telling, width))
    for number, placed in enumerate(flow(blocks, frames(job))):
        easel = new_easel(job)
        head(job, easel, telling, number)
        for block, box in placed:
            block.draw(easel, box)
        bookmarks = (Bookmark(telling.words.title),) if number == 0 else ()
        yield Page(job.paper.width, job.paper.height, tuple(easel.nodes), bookmarks)


def frames(job: Job) -> Iterator[Sequence[Box]]:
    """The columns of page after page."""
    area = job.paper.area
    first = True
    while True:
        top = area.y + (FIRST if first else LATER)
        yield Box(area.x, top, area.width, area.bottom - 10 - top).split_x([1, 1], GAP)
        first = False


def head(job: Job, easel: Easel, telling: Telling, number: int) -> None:
    """Kicker and title of the first page, a running head on the later ones, and the foot."""
    t, area = job.texts, job.paper.area
    foot(easel, area, t("foot.scale"), (), t("pages.imprint"))
    easel.label(t("book.kicker"), area.x, area.y + 3.2, "kicker")
    if number:
        easel.label(telling.words.title, area.right, area.y + 3.2, "kicker", "end")
        return
    easel.label(t("book.number", n=telling.number), area.right, area.y + 3.2, "kicker", "end")
    easel.fit(telling.words.title, area.x, area.y + 14.4, area.width, "title")


def story(easel: Easel, telling: Telling, width: float) -> Iterator[Flowing]:
    """All blocks of an adventure, in the order in which a Dragon Master needs them."""
    t, words = telling.job.texts, telling.words
    yield facts(easel, telling.facts(), width)
    yield heading(t("book.read"))
    yield from aloud(easel, words.introduction, width)
    for key, text in (("goal", words.goal), ("setup", words.setup), ("win", words.win), ("dragon", words.dragon)):
        if text:
            yield heading(t(f"book.{key}"))
            yield from paragraphs(easel, text, width)
    doors = telling.doors()
    if doors:
        yield heading(t("book.doors"))
        yield from (entry(easel, text, width) for text in doors)
    if words.rules:
        yield heading(t("book.rules"))
        yield from (entry(easel, text, width) for text in words.rules)
    yield heading(t("book.rooms"))
    headings = [*words.rooms, *(name for name in telling.file.rooms if name not in words.rooms)]
    for name in headings:
        yield from room(easel, telling, name, width)
    if words.says:
        yield heading(t("book.says"))
        for speaker, lines in telling.speakers():
            yield paragraph(easel, speaker, width, "said_by", keeps=True)
            quotes = t.language.quotes
            yield from (entry(easel, f"{quotes[0]}{line}{quotes[1]}", width, "said") for line in lines)


def room(easel: Easel, telling: Telling, name: str, width: float) -> Iterator[Flowing]:
    """A room: its letter and name, what is read aloud, what the Dragon Master knows, and what lies there."""
    words = telling.room_words(name)
    outside = telling.job.texts("book.outside")
    title = words.name if words else outside
    yield room_heading(easel, name if len(name) == 1 else "·", title, width)
    if words:
        yield from aloud(easel, words.aloud, width)
        if words.master:
            yield from paragraphs(easel, words.master, width)
    yield from (entry(easel, text, width, "lies") for text in telling.contents(name))
