"""Titled panels, labelled fields and boxes to tick."""

from __future__ import annotations

from generator.errors import NOWHERE, Place
from generator.kit.easel import Easel
from generator.scene.geometry import Box

#: From the top of a panel to the top of its content.
HEAD = 5.0


def panel(easel: Easel, box: Box, title: str, note: str = "") -> Box:
    """A heading over a rule, a small ``note`` at its right; returns the box that is left below."""
    baseline = box.y + 3.2
    easel.label(title, box.x, baseline, "heading")
    if note:
        left = easel.width(title, "heading") + 3
        easel.fit(note, box.right, baseline, box.width - left, "label", "end")
    easel.line(box.x, box.y + HEAD - 0.6, box.right, box.y + HEAD - 0.6, "inner", "lead")
    return Box(box.x, box.y + HEAD, box.width, box.height - HEAD)


def labelled(
    easel: Easel,
    box: Box,
    label: str,
    value: str,
    role: str = "value",
    color: str | None = None,
    where: Place = NOWHERE,
) -> None:
    """A small label at the top of a cell and its value on the baseline below."""
    inner = box.inset(1.6, 0)
    easel.fit(label, inner.x, box.y + 3.6, inner.width, "label")
    easel.fit(value, inner.x, box.bottom - 1.9, inner.width, role, color=color, where=where)


def blank_line(easel: Easel, x1: float, x2: float, y: float) -> None:
    """A line to write on."""
    easel.line(x1, y, x2, y, "hair", "quiet")


def tick_box(easel: Easel, x: float, cy: float, size: float = 3.2, fill: str | None = None) -> None:
    """A square to tick, its left edge at ``x`` and its centre at height ``cy``."""
    easel.rect(Box(x, cy - size / 2, size, size), fill or "paper", "inner")
