"""The sheet to fold: one half for the daredevils, one for the dragon; it stands on the table like a screen."""

from __future__ import annotations

from generator.games.daredragon.model_deck import Owner
from generator.games.daredragon.pages.reference_parts import ReferenceParts
from generator.kit.column import Column
from generator.kit.foot import foot
from generator.layout.paper import Paper
from generator.scene.geometry import Box, rotate, translate
from generator.scene.nodes import Group
from generator.text.style import TextStyle

#: From the fold to what stands on both sides of it, and the height of the head of a half, in mm.
OFF_FOLD = 9.0
HEAD = 11.0
METER = 6.0
DASH = (2.0, 1.2)


def folding(parts: ReferenceParts, style: TextStyle, paper: Paper) -> None:
    """Both halves, the fold line, the foot."""
    edition, easel = parts.edition, parts.easel
    body = foot(easel, paper.area, edition.texts("foot.scale"), (), edition.credit)
    fold = paper.width / 2
    easel.line(fold, 0, fold, paper.height, "hair", "quiet", DASH)
    note = edition.easel()
    note.label(edition.texts("press.fold_line"), 0, -0.8, "note")
    easel.add([Group(tuple(note.nodes), translate(fold, body.bottom) @ rotate(-90))])
    left = Box(body.x, body.y, fold - OFF_FOLD - body.x, body.height)
    right = Box(fold + OFF_FOLD, body.y, body.right - fold - OFF_FOLD, body.height)
    half(parts, left, Owner.DAREDEVIL, style)
    half(parts, right, Owner.DRAGON, style)


def half(parts: ReferenceParts, box: Box, owner: Owner, style: TextStyle) -> None:
    """One side's half: the dracometer, its actions, what changes its damage and times, what health does."""
    edition, easel = parts.edition, parts.easel
    t = edition.texts
    name = t("names.sides.daredevils" if owner is Owner.DAREDEVIL else "names.sides.dragon")
    easel.label(name, box.x, box.y + 6.2, easel.style("title", size=18))
    if edition.variant_line:
        easel.label(edition.variant_line, box.right, box.y + 6.2, "variant", "end")
    parts.dracometer(Box(box.x, box.y + HEAD - 1.5, box.width, METER), "meter_small")
    column = Column(easel, Box(box.x, box.y + HEAD + METER, box.width, box.height - HEAD - METER), style)
    dragon = owner is Owner.DRAGON
    widths = (1.5, 4.8, 4.8, 1.9, 0.85, 0.85, 0.85) if dragon else (1.5, 4.8, 4.8, 1, 1)
    parts.actions(column, owner, widths)
    parts.legend(column, ("warm-up", "cool-down") if dragon else ("warm-up",))
    parts.heading(column, "damage")
    parts.modifiers(column, "dragon-damage" if dragon else "daredevil-damage")
    parts.heading(column, "warm-up")
    if dragon:
        parts.modifiers(column, "dragon-times", "warm-up")
        parts.modifiers(column, "dragon-rest", "cool-down")
    else:
        parts.modifiers(column, "daredevil-times", "warm-up")
        parts.heading(column, "health")
        parts.health(column, owner)
    column.close(name)
