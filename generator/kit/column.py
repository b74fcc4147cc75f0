"""A column of a reference sheet: panels one below the other, each as high as what it holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.kit.easel import Easel
from generator.kit.panel import panel
from generator.kit.table import plain_table
from generator.scene.geometry import Box
from generator.text.breaking import block_height
from generator.text.style import TextStyle

#: Between two panels, between two entries of a list, and from a number or bullet to its text, in mm.
GAP = 5.0
ENTRY_GAP = 1.0
INDENT = 3.6


@dataclass
class Column:
    """Fills a box from the top; ``y`` is where the next thing goes, in mm. What runs out of the box is a finding."""

    easel: Easel
    box: Box
    style: TextStyle
    y: float = 0.0

    def __post_init__(self) -> None:
        self.y = self.box.y

    def heading(self, title: str, note: str = "") -> None:
        """Begin a panel."""
        if self.y > self.box.y:
            self.y += GAP
        inner = panel(self.easel, Box(self.box.x, self.y, self.box.width, 6), title, note)
        self.y = inner.y + 1.0

    def take(self, height: float) -> Box:
        """The next ``height`` mm of the column."""
        taken = Box(self.box.x, self.y, self.box.width, height)
        self.y += height
        return taken

    def entries(self, texts: Sequence[str], numbered: bool = False) -> None:
        """Marked-up texts, one below the other, with numbers or bullets."""
        for index, text in enumerate(texts, 1):
            self.entry(text, f"{index}" if numbered else "")

    def entry(self, text: str, number: str = "") -> None:
        """One marked-up text with a number, or a bullet if there is none."""
        scribe, style = self.easel.scribe, self.style
        lines = scribe.lines(text, style, self.box.width - INDENT)
        height = block_height(len(lines), style)
        taken = self.take(height + ENTRY_GAP)
        baseline = taken.y + style.em * 0.8
        if number:
            self.easel.label(number, taken.x + 0.4, baseline, style.weighted(600), color="second")
        else:
            self.easel.circle(taken.x + 1.1, baseline - style.em * 0.24, 0.45, "second")
        text_box = Box(taken.x + INDENT, taken.y, taken.width - INDENT, height)
        self.easel.add(scribe.place(lines, text_box, style).nodes)

    def table(
        self,
        head: Sequence[str],
        rows: Sequence[Sequence[str]],
        widths: Sequence[float],
        row_height: float = 4.6,
        left: frozenset[int] = frozenset({0}),
    ) -> None:
        """A plain table of the full width."""
        head_height = 5.4 if any(head) else 0.0
        plain_table(self.easel, self.take(head_height + row_height * len(rows)), head, rows, widths, left, head_height)
        self.y += 1.0

    def close(self, name: str) -> None:
        """Note a finding if the column ran out of its box; ``name`` tells which one."""
        self.easel.scribe.note_column(name, self.y - self.box.bottom)
