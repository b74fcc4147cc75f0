"""The likeness of the dragon with its damage tracks, captioned."""

from __future__ import annotations

from collections.abc import Sequence

from generator.errors import NOWHERE, place_of
from generator.games.dragon_lords.art.likeness import draw_likeness
from generator.games.dragon_lords.art.palette import Palette
from generator.games.dragon_lords.art.tracks import RADIUS, Points, Split
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Section, Wings
from generator.games.dragon_lords.pages.sheet import Sheet
from generator.games.dragon_lords.pages.words import marked
from generator.games.dragon_lords.rules.damage import full_tracks, track
from generator.kit.panel import panel
from generator.kit.theme import Theme
from generator.scene.geometry import Box
from generator.text.markup import Span

#: What no dragon reaches into: the upper left corner takes the dragon's own note, the lower right one
#: has lines to write on. Sizes in mm.
NOTE = (62.0, 17.0)
CORNER = (60.0, 24.4)


def likeness(sheet: Sheet, box: Box, remark: Sequence[Span]) -> Box:
    """The dragon seen from above; each section holds the circles of its damage track. Returns the free corner.

    A blank sheet has the circles that the largest dragon needs, on the likeness of that dragon. ``remark`` is the
    dragon's own note.
    """
    easel = sheet.easel
    note = sheet.t("damage_note") if sheet.block else sheet.words.texts("blank.damage_note")
    inner = panel(easel, box, sheet.t("damage"), note)
    totals = points(sheet)
    drawn = draw_likeness(*steps(sheet), inner, palette(easel.theme), tracks(totals))
    easel.add(drawn.nodes)
    for name, centres in drawn.circles.items():
        for index, (x, y) in enumerate(centres, 1):
            sheet.tick(f"{name}.{index}", Box(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS), True)
    for section in Section:
        anchor = drawn.captions[section.replace("-", "_")]
        name = sheet.words.capital(sheet.words.name("section", section))
        text = f"{name} {marked(str(totals[section]), is_reconstructed(sheet, section))}"
        easel.fit(text, anchor.x, anchor.y, anchor.width, "caption", anchor.align)
    if remark:
        where = place_of(sheet.dragon.design.note, NOWHERE)
        where = sheet.where if where == NOWHERE else where
        easel.paragraph(remark, Box(inner.x, inner.y + 1.5, *NOTE), "note", where=where)
    return Box(inner.right - CORNER[0], inner.bottom - CORNER[1], *CORNER)


def steps(sheet: Sheet) -> tuple[int, int, int, int]:
    """The place of each trait on its scale, from 1; on a blank sheet the largest body and wings."""
    if sheet.block is None:
        return len(Body), len(Wings), 3, 3
    design = sheet.block.design
    traits = ((Body, design.body), (Wings, design.wings), (Breath, design.breath), (Claws, design.claws))
    body, wings, breath, claws = (list(scale).index(option) + 1 for scale, option in traits)
    return body, wings, breath, claws


def points(sheet: Sheet) -> dict[Section, int]:
    """The damage points of each section."""
    return dict(sheet.block.damage_points) if sheet.block else full_tracks(sheet.tables)


def tracks(totals: dict[Section, int]) -> Points:
    """The circles above and below each half-way line, by the rules."""
    splits = {section: track(total) for section, total in totals.items()}
    return Points(**{section.replace("-", "_"): Split(split.above, split.below) for section, split in splits.items()})


def is_reconstructed(sheet: Sheet, section: Section) -> bool:
    """Whether the figure of a section carries the dagger."""
    return sheet.block is not None and sheet.block.is_reconstructed(f"damage_points.{section}")


def palette(theme: Theme) -> Palette:
    """The colours of a likeness, by the theme."""
    c = theme.color
    return Palette(c("ink"), c("lead"), c("second"), c("paper"), c("tint"), c("shade"), c("deep"), c("glow"))
