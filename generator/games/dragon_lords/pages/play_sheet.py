"""The play sheets: one page a dragon, and the ready-made ones in the order of the source."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from generator.errors import Place
from generator.games.dragon_lords.model.design import Design, ReadyDragon
from generator.games.dragon_lords.pages import head, hits, likeness_panel, maneuver, rider_box
from generator.games.dragon_lords.pages.own import own_dragons
from generator.games.dragon_lords.pages.sheet import NOTE_MARK, Sheet, new_sheet
from generator.games.dragon_lords.pages.tactics import tactics
from generator.games.dragon_lords.pages.words import DAGGER, signed
from generator.games.dragon_lords.rules.stats import stat_block
from generator.games.game import Job
from generator.kit.foot import foot
from generator.scene.geometry import Box
from generator.scene.page import Bookmark, Document, Page
from generator.text.markup import Span, plain

GAP = 3.6
LEFT, MIDDLE = 44.0, 57.0


def compose(job: Job) -> Document:
    """The play sheets of the ready-made dragons, or of the dragons of the user's own files."""
    chosen = list(dragons(job))

    def pages() -> Iterator[Page]:
        for number, (design, where) in enumerate(chosen, 1):
            sheet = new_sheet(job, stat_block(job.content.tables, design), where, number)
            draw(sheet)
            yield Page(
                job.paper.width,
                job.paper.height,
                tuple(sheet.easel.nodes),
                bookmarks=(Bookmark(design.name),),
                label=design.name,
            )

    title = f"Dragon Lords – {job.texts('documents.play-sheets')}"
    return Document("play-sheets", title, job.texts.language.tag, pages)


def dragons(job: Job) -> Iterator[tuple[Design, Place]]:
    """The dragons to print and where their names stand. Raises ContentError if a file of the user's own is wrong."""
    files: tuple[Path, ...] = job.options.get("dragons", ())
    if files:
        yield from own_dragons(job.content.tables, files)
        return
    source = job.content.sources["dragons"]
    for index, dragon in enumerate(job.content.dragons.dragons):
        yield dragon, source.place(("dragons", index, "name"))


def draw(sheet: Sheet) -> None:
    """All parts of a play sheet; on a blank sheet the parts show what is to be filled in."""
    job, easel = sheet.job, sheet.easel
    notes = (f"{DAGGER} {job.texts('foot.reconstructed')}",)
    body = foot(easel, job.paper.area, job.texts("foot.scale"), notes, sheet.t("imprint"))
    top = Box(body.x, body.y, body.width, head.HEIGHTS[sheet.tall])
    head.head(sheet, top)
    traits = Box(body.x, top.bottom + 2, body.width, head.traits_height(sheet))
    head.traits(sheet, traits)
    lower_height = 92.0 if sheet.tall else 90.0 if sheet.block else 80.0
    lower = Box(body.x, body.bottom - lower_height, body.width, lower_height)
    middle = Box(body.x, traits.bottom + 2.4, body.width, lower.y - traits.bottom - 2.4 - GAP)
    corner = likeness_panel.likeness(sheet, middle, note_text(sheet))
    if not columns(sheet, lower):
        rider_box.notes(sheet, corner)


def note_text(sheet: Sheet) -> list[Span]:
    """What there is to say of this dragon: of a ready-made one in the language, of another in its owner's words."""
    if sheet.block is None or not sheet.block.design.note:
        return []
    block, design = sheet.block, sheet.block.design
    if not isinstance(design, ReadyDragon):
        return plain(design.note)
    figures = {
        "printed": design.misprints,
        "rating": block.rating.value,
        "close_combat": signed(block.close_combat),
        "wings": sheet.words.name("wings", design.wings),
    }
    note = sheet.words.texts(f"notes.{design.note}", **figures)
    return plain(f"{NOTE_MARK} {note}")


def columns(sheet: Sheet, box: Box) -> bool:
    """The three columns below the likeness. Returns whether there was room for notes."""
    left = Box(box.x, box.y, LEFT, box.height)
    middle = Box(left.right + GAP, box.y, MIDDLE, box.height)
    right = Box(middle.right + GAP, box.y, box.right - middle.right - GAP, box.height)
    upper, lower = left.split_y([53, 39], GAP)
    maneuver.maneuver(sheet, upper)
    maneuver.direction(sheet, lower)
    serious_height = 5 + 4.5 * 5.0
    hits.allocation(sheet, Box(middle.x, middle.y, middle.width, middle.height - serious_height - GAP))
    hits.serious(sheet, Box(middle.x, middle.bottom - serious_height, middle.width, serious_height))
    tactics_height = 44.0 if sheet.tall else 40.0
    tactics(sheet, Box(right.x, right.y, right.width, tactics_height))
    rest = Box(right.x, right.y + tactics_height + GAP, right.width, right.height - tactics_height - GAP)
    rider_height = min(rider_box.height(sheet), rest.height)
    if rider_height:
        rider_box.rider_box(sheet, Box(rest.x, rest.y, rest.width, rider_height))
        rest = Box(rest.x, rest.y + rider_height + GAP, rest.width, rest.height - rider_height - GAP)
    if rest.height < 5 + 2 * rider_box.LINE:
        return False
    rider_box.notes(sheet, rest)
    return True
