"""The sheet of paper pawns and markers, with who is who."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generator.games.daredragon.pages.edition import Edition, edition_of
from generator.games.daredragon.pages.pawn import ROUND, STRIP, WIDTH, Pawn, pawn, round_marker
from generator.games.game import Job
from generator.kit.column import Column
from generator.kit.easel import Easel
from generator.kit.foot import foot
from generator.scene.geometry import Box
from generator.scene.nodes import Node
from generator.scene.page import Bookmark, Document, Page
from generator.text.breaking import block_height, size_steps

#: In mm: the head of the sheet, pawns in a row, gaps between them and between rows, and the way to the words.
HEAD = 20.0
IN_ROW = 5
GAP, ROW_GAP = 5.0, 8.0
TO_WORDS = 8.0
STEPS = ("cut", "stand", "lie", "marker")


def compose(job: Job) -> Document:
    """One page."""
    edition = edition_of(job)
    title = job.texts("documents.figures")

    def pages() -> Iterator[Page]:
        nodes = draw(edition, title)
        yield Page(job.paper.width, job.paper.height, nodes, (Bookmark(title),))

    return Document("figures", f"{edition.game} – {title}", job.texts.language.tag, pages)


def pawns(edition: Edition) -> Sequence[Pawn]:
    """All who stand on the board: the daredevils in the order in which they join, then the parts of the dragon."""
    texts, content = edition.texts, edition.content
    least = content.figures.setup.players.least
    dragon = texts(f"characters.{content.characters.dragon.id}.name")
    heroes = [
        Pawn(
            who.id,
            texts(f"characters.{who.id}.name"),
            texts("pages.from_players", n=who.from_players) if who.from_players > least else "",
            False,
        )
        for who in content.characters.daredevils
    ]
    return [*heroes, *(Pawn(str(p), texts(f"names.parts.{p}"), dragon, True) for p in content.figures.setup.parts)]


def draw(edition: Edition, title: str) -> tuple[Node, ...]:
    """Title, pawns and markers at the left, words at the right, foot."""
    job, easel = edition.job, edition.easel()
    body = foot(easel, job.paper.area, job.texts("foot.scale"), (), edition.credit)
    easel.label(edition.game, body.x, body.y + 3.2, "kicker")
    easel.label(title, body.x, body.y + 13.2, "title")
    top = body.y + HEAD
    glue = job.texts("pages.figures.glue")
    everybody = pawns(edition)
    for index, who in enumerate(everybody):
        row, column = divmod(index, IN_ROW)
        pawn(easel, body.x + column * (WIDTH + GAP), top + row * (STRIP + ROW_GAP), who, glue, job.profile.low_ink)
    rows = -(-len(everybody) // IN_ROW)
    y = top + rows * (STRIP + ROW_GAP)
    for index, name in enumerate(edition.content.figures.setup.markers):
        x = body.x + 2 + index * 2 * (WIDTH + GAP)
        round_marker(easel, x, y, name, job.profile.low_ink)
        easel.label(job.texts(f"names.markers.{name}"), x + ROUND + 3, y + ROUND * 1.5 + 1, "name")
    left = body.x + IN_ROW * (WIDTH + GAP) - GAP + TO_WORDS
    easel.add(words(edition, Box(left, top, body.right - left, body.bottom - top)))
    return tuple(easel.nodes)


def words(edition: Edition, box: Box) -> tuple[Node, ...]:
    """How to make them and who they are, at the largest size at which all of it fits."""
    job = edition.job
    look = job.theme.style("story")
    sizes = size_steps(look.size, job.theme.smallest("story"))
    for size in sizes:
        scribe = replace(job.scribe, findings=[])
        column = Column(Easel(job.theme, scribe), box, look.sized(size))
        fill(edition, column)
        if not scribe.findings or size == sizes[-1]:
            job.scribe.findings.extend(scribe.findings)
            return tuple(column.easel.nodes)
    raise AssertionError("there is always a smallest size")


def fill(edition: Edition, column: Column) -> None:
    """The steps, then the characters."""
    texts, characters = edition.texts, edition.content.characters
    column.heading(texts("pages.figures.make"))
    column.entries([texts(f"pages.figures.{step}") for step in STEPS], numbered=True)
    column.heading(texts("pages.figures.who"))
    for name in [*(daredevil.id for daredevil in characters.daredevils), characters.dragon.id]:
        story(column, *(texts(f"characters.{name}.{part}") for part in ("name", "role", "line")))
    column.close(texts("pages.figures.who"))


def story(column: Column, name: str, role: str, line: str) -> None:
    """A name, a role, and a line about one who plays."""
    easel, style = column.easel, column.style
    head = column.take(5.0)
    easel.label(name, head.x, head.y + 3.6, "name")
    easel.label(role, head.x + easel.width(name, "name") + 2, head.y + 3.6, "label")
    lines = easel.scribe.lines(line, style, column.box.width)
    height = block_height(len(lines), style)
    easel.add(easel.scribe.place(lines, column.take(height + 2.2), style).nodes)
