"""The reference: one sheet a player, printed on both sides, and one sheet to fold into a screen for the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from generator.games.daredragon.art.figures import figure
from generator.games.daredragon.model_deck import Owner
from generator.games.daredragon.pages.edition import Edition, edition_of, emphasised
from generator.games.daredragon.pages.reference_fold import folding
from generator.games.daredragon.pages.reference_parts import ReferenceParts
from generator.games.daredragon.pages.reference_words import Entries, reference_words
from generator.games.game import Job
from generator.kit.column import Column
from generator.kit.foot import foot
from generator.scene.geometry import Box
from generator.scene.nodes import Node
from generator.scene.page import Bookmark, Document, Page
from generator.text.breaking import size_steps
from generator.text.style import TextStyle

GAP = 7.0
HEAD = 18.0
METER = 9.0
VARIANT = 5.0

Fill = Callable[[ReferenceParts, Box, TextStyle], None]


def compose(job: Job) -> Document:
    """Three pages: both sides of the sheet, and the sheet to fold."""
    edition = edition_of(job)
    t = job.texts
    words = reference_words(edition)

    def pages() -> Iterator[Page]:
        sheet = job.paper
        for key, fill in (("reference.title", rules), ("pages.title_actions", actions)):
            nodes = largest(edition, words, partial(page, title=t(key), fill=fill, cast=fill is rules))
            yield Page(sheet.width, sheet.height, nodes, (Bookmark(t(key)),))
        lying = sheet.landscape()
        nodes = largest(edition, words, partial(folding, paper=lying))
        yield Page(lying.width, lying.height, nodes, (Bookmark(t("pages.title_folding")),))

    title = f"{edition.game} – {t('documents.reference')}"
    return Document("reference", title, t.language.tag, pages)


def largest(
    edition: Edition, words: dict[str, Entries], draw: Callable[[ReferenceParts, TextStyle], None]
) -> tuple[Node, ...]:
    """A page at the largest size of text at which nothing runs out of its column."""
    job = edition.job
    look = job.theme.style("brief")
    sizes = size_steps(look.size, job.theme.smallest("brief"), 0.25)
    for size in sizes:
        attempt = Edition(replace(job, scribe=replace(job.scribe, findings=[])), edition.content)
        parts = ReferenceParts(attempt, attempt.easel(), words)
        draw(parts, look.sized(size))
        if not attempt.job.scribe.findings or size == sizes[-1]:
            job.scribe.findings.extend(attempt.job.scribe.findings)
            return tuple(parts.easel.nodes)
    raise AssertionError("there is always a smallest size")


def page(parts: ReferenceParts, style: TextStyle, title: str, fill: Fill, cast: bool) -> None:
    """Title, who plays (if ``cast``), foot, and what fills the page between them."""
    edition, easel = parts.edition, parts.easel
    job = edition.job
    body = foot(easel, job.paper.area, job.texts("foot.scale"), tuple(edition.clamped), edition.credit)
    easel.label(edition.game, body.x, body.y + 3.2, "kicker")
    easel.label(title, body.x, body.y + 13.2, "title")
    if cast and not job.profile.low_ink:
        left = easel.width(title, "title") + 6
        company(parts, Box(body.x + left, body.y, body.width - left, 15.0))
    top = body.y + HEAD
    if edition.variant_line:
        easel.label(edition.variant_line, body.x, top + 1.4, "variant")
        top += VARIANT
    fill(parts, Box(body.x, top, body.width, body.bottom - top), style)


def company(parts: ReferenceParts, box: Box) -> None:
    """Who plays, in a row with their names, the dragon last."""
    easel, characters = parts.easel, parts.edition.content.characters
    names = [*(daredevil.id for daredevil in characters.daredevils), characters.dragon.id]
    called = [parts.edition.texts(f"characters.{name}.name") for name in names]
    widths = [max(12.0, easel.width(word, "label")) for word in called]
    for name, word, cell in zip(names, called, box.split_x(widths, 2.0), strict=True):
        likeness = Box(cell.x, cell.y, cell.width, cell.height - 3.6)
        dragon = name == characters.dragon.id
        easel.add(figure("jaws" if dragon else name, likeness))
        easel.fit(word, cell.cx, cell.bottom - 0.4, cell.width + 1, "label", "middle")


def rules(parts: ReferenceParts, box: Box, style: TextStyle) -> None:
    """The front: the dracometer, how turns run, what changes damage and times, what health does."""
    edition, easel = parts.edition, parts.easel
    t = edition.texts
    parts.dracometer(Box(box.x, box.y, box.width, METER))
    note = Column(easel, Box(box.x, box.y + METER + 1.6, box.width, 20), style)
    text = f"**{t('reference.dracometer.heading')}.** {edition.say('reference.dracometer.text')}"
    parts.paragraph(note, emphasised(text))
    columns = Box(box.x, note.y + 2, box.width, box.bottom - note.y - 2)
    left, right = (Column(easel, part, style) for part in columns.split_x([1, 1], GAP))
    for section in ("goal", "setup", "daredevil-turn", "dragon-turn"):
        parts.heading(left, section)
        parts.entries(left, section)
    left.close(t("reference.dragon-turn.heading"))

    parts.heading(right, "damage")
    parts.subheading(right, t("reference.damage.dragon"))
    parts.modifiers(right, "dragon-damage")
    parts.subheading(right, t("reference.damage.daredevil"))
    parts.modifiers(right, "daredevil-damage")
    parts.heading(right, "warm-up")
    for section, name in (("dragon-times", "warm-up"), ("daredevil-times", "warm-up"), ("dragon-rest", "cool-down")):
        parts.modifiers(right, section, name)
    parts.heading(right, "health")
    parts.healths(right)
    right.close(t("reference.health.heading"))


def actions(parts: ReferenceParts, box: Box, style: TextStyle) -> None:
    """The back: both action tables, and the words of the game."""
    edition, easel = parts.edition, parts.easel
    t = edition.texts
    top = Column(easel, box, style)
    top.heading(t("documents.daredevil-deck"))
    parts.actions(top, Owner.DAREDEVIL, (2.2, 5.4, 5, 1.2, 1.2))
    top.heading(t("documents.dragon-deck"))
    parts.actions(top, Owner.DRAGON, (2.2, 5.4, 5, 2.6, 1.2, 1.2, 1.2))
    parts.legend(top, ("warm-up", "cool-down"))
    parts.heading(top, "terms")
    rest = Box(box.x, top.y, box.width, box.bottom - top.y)
    entries = parts.words["terms"]
    half = -(-len(entries) // 2)
    for column, part in zip(rest.split_x([1, 1], GAP), (entries[:half], entries[half:]), strict=True):
        words = Column(easel, column, style)
        words.entries([text for _, text in part])
        words.close(t("reference.terms.heading"))
