"""The likeness of the dragon with its damage tracks, captioned."""

from __future__ import annotations

from generator.games.dragon_lords.pages.sheet import Sheet
from generator.kit.panel import panel
from generator.scene.geometry import Box


def likeness(sheet: Sheet, box: Box) -> None:
    """The dragon seen from above; each section holds the circles of its damage track."""
    note = sheet.t("damage_note") if sheet.block else sheet.words.texts("blank.damage_note")
    inner = panel(sheet.easel, box, sheet.t("damage"), note)
    sheet.easel.rect(inner, None, "hair")
