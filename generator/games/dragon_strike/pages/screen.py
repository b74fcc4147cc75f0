"""The Dragon Master's screen: three panels with all that is looked up, and three for the side that the heroes see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from generator.games.dragon_strike.pages.screen_front import draw_outside
from generator.games.dragon_strike.pages.screen_tables import draw_monsters, feat_table
from generator.games.dragon_strike.pages.screen_tracks import HEIGHT as TRACKS
from generator.games.dragon_strike.pages.screen_tracks import draw_tracks
from generator.games.dragon_strike.pages.sheet import document_title, new_easel
from generator.games.dragon_strike.wording import rule_figures
from generator.games.game import Job
from generator.kit.column import Column
from generator.kit.easel import Easel
from generator.kit.foot import foot
from generator.scene.geometry import Box, rotate, translate
from generator.scene.nodes import Group, Node
from generator.scene.page import Bookmark, Document, Page
from generator.text.breaking import size_steps
from generator.text.style import TextStyle

#: The strip for glue beside a panel, the margin within it, the height of its title, in mm.
TAB, MARGIN, TITLE = 10.0, 5.0, 9.0
PANELS = ("monsters", "rules", "dragon")
DASH = (1.6, 1.2)
COLUMN_GAP = 6.0

Fill = Callable[[Job, Easel, Box], None]


def compose(job: Job) -> Document:
    """Three panels for the inside, then three for the outside, each on a sheet that lies."""
    t = job.texts
    fills: tuple[Fill, ...] = (draw_monsters, draw_rules, draw_dragon)

    def pages() -> Iterator[Page]:
        for index, (name, fill) in enumerate(zip(PANELS, fills, strict=True)):
            easel, box = panel(job, f"{t('pages.screen.make_inside')} {t('pages.ours')}", tab=True)
            draw_tracks(job, easel, box, index)
            inner = Box(box.x + MARGIN, box.y + TRACKS + 2, box.width - 2 * MARGIN, box.height - TRACKS - 2 - MARGIN)
            easel.label(t(f"screen.panels.{name}"), inner.x, inner.y + 6.2, easel.style("title", size=18))
            fill(job, easel, Box(inner.x, inner.y + TITLE, inner.width, inner.height - TITLE))
            yield finished(job, easel, t(f"screen.panels.{name}"))
        for index in range(len(PANELS)):
            behind = t(f"screen.panels.{PANELS[-1 - index]}")
            easel, box = panel(job, t("pages.screen.make_outside", panel=behind))
            draw_outside(job, easel, box, index)
            yield finished(job, easel, f"{t('pages.screen.outside')} {index + 1}")

    return Document("screen", document_title(job, "screen"), t.language.tag, pages)


def panel(job: Job, note: str, tab: bool = False) -> tuple[Easel, Box]:
    """A sheet with its foot, with a strip for glue if it has a ``tab``; the box is the panel."""
    easel, t = new_easel(job), job.texts
    paper = job.paper.landscape()
    body = foot(easel, paper.area, t("foot.scale"), (note,), t("pages.imprint"))
    box = Box(body.x, body.y, body.width - TAB, body.height)
    if tab:
        corners = [
            (box.right, box.y + 4),
            (body.right, box.y + 8),
            (body.right, box.bottom - 8),
            (box.right, box.bottom - 4),
        ]
        easel.polygon(corners, "tint", "hair")
        made = easel.scribe.centered(t("press.glue_here"), 0, 0, easel.style("token"))
        easel.add([Group(made, translate(box.right + TAB / 2, box.cy) @ rotate(-90))])
        easel.line(box.right, box.y, box.right, box.bottom, "hair", dash=DASH)
    return easel, box


def finished(job: Job, easel: Easel, title: str) -> Page:
    """A finished sheet."""
    paper = job.paper.landscape()
    return Page(paper.width, paper.height, tuple(easel.nodes), (Bookmark(title),), title)


def sections(job: Job) -> dict[str, list[str]]:
    """The entries of all sections, from the template."""
    tables, t = job.content.tables, job.texts
    dragon = tables.monsters.monsters["darkfyre"]
    text = job.rendered(
        "screen.j2",
        r=rule_figures(job.content, t),
        dragon=dragon,
        damage=t.count("words.hit-points", dragon.powers.breath.damage),
        resisted=t.count("words.hit-points", dragon.powers.breath.resisted),
        forest=job.content.boards.figures.forest_cost,
        divisor=tables.rules.encounter_divisor,
        margin=t.count("words.turns", tables.rules.hourglass_margin),
        cards=t.count("words.treasure-cards", tables.rules.starting_treasures)
        if t.language.code == "en"
        else tables.rules.starting_treasures,
    )
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("# "):
            entries = found[line[2:].strip()] = []
        elif line.strip():
            entries.append(line.strip())
    return found


def draw_rules(job: Job, easel: Easel, box: Box) -> None:
    """The rules in brief, in three columns."""
    columns = (("round", "monsters"), ("attack", "moving"), ("doors", "spells"))
    largest(job, easel, box, lambda made, style: fill_rules(job, made, box, columns, style))


def fill_rules(job: Job, easel: Easel, box: Box, columns: tuple[tuple[str, ...], ...], style: TextStyle) -> None:
    """Sections in columns of equal width."""
    said = sections(job)
    for names, room in zip(columns, box.split_x([1.0] * len(columns), COLUMN_GAP), strict=True):
        column = Column(easel, room, style)
        for name in names:
            column.heading(job.texts(f"screen.sections.{name}"))
            column.entries(said[name])
        column.close(names[-1])


def draw_dragon(job: Job, easel: Easel, box: Box) -> None:
    """The feats as a table, then searches, the dragon and adventures of one's own."""
    rooms = box.split_x([1, 1, 1], COLUMN_GAP)
    feat_table(job, easel, rooms[0])
    rest = Box(rooms[1].x, box.y, rooms[2].right - rooms[1].x, box.height)
    columns = (("searches", "own"), ("dragon",))
    largest(job, easel, rest, lambda made, style: fill_rules(job, made, rest, columns, style))


def largest(job: Job, easel: Easel, box: Box, fill: Callable[[Easel, TextStyle], None]) -> None:
    """Fill a box at the largest size of text at which nothing runs out of its column."""
    assert box.height > 0
    look = job.theme.style("screen_text")
    sizes = size_steps(look.size, job.theme.smallest("screen_text"), 0.5)
    for size in sizes:
        scribe = replace(job.scribe, findings=[])
        made = Easel(job.theme, scribe)
        fill(made, look.sized(size))
        if not scribe.findings or size == sizes[-1]:
            job.scribe.findings.extend(scribe.findings)
            nodes: list[Node] = made.nodes
            easel.add(nodes)
            return
