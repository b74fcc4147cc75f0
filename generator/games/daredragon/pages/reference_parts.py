"""Parts of the reference sheets: lists, rows of modifiers, tables, the dracometer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.games.daredragon.art.marks import mark
from generator.games.daredragon.content_text import STEP_SIGN
from generator.games.daredragon.model_deck import Owner
from generator.games.daredragon.pages.edition import Edition
from generator.games.daredragon.pages.reference_words import (
    Entries,
    action_rows,
    daredevil_health,
    part_health,
)
from generator.kit.column import Column
from generator.kit.easel import Easel
from generator.kit.grid import Grid
from generator.scene.geometry import Box
from generator.text.breaking import block_height

#: In mm: the room for what stands in front of a row, between rows, and the heights of table rows and heads.
FRONT = 14.0
ROW_GAP = 1.6
ROW = 4.6
HEAD = 5.6
MARK = 3.6
#: The marks of the times, which may head a column.
WARM_UP, COOL_DOWN = "warm-up", "cool-down"


@dataclass(frozen=True)
class ReferenceParts:
    """Draws onto columns of one sheet."""

    edition: Edition
    easel: Easel
    words: dict[str, Entries]

    def heading(self, column: Column, key: str) -> None:
        """The heading of a section."""
        column.heading(self.edition.texts(f"reference.{key}.heading"))

    def entries(self, column: Column, section: str) -> None:
        """A list: numbered where the template has a number, else with bullets."""
        for number, text in self.words[section]:
            column.entry(text, number)

    def subheading(self, column: Column, text: str) -> None:
        """A small heading within a section."""
        taken = column.take(5.6)
        column.easel.label(text, taken.x, taken.y + 3.2, "kicker")

    def modifiers(self, column: Column, section: str, name: str = "") -> None:
        """Rows of a large figure, its mark if it is a time, and when it holds."""
        style = column.style
        for figure, text in self.words[section]:
            lines = self.easel.scribe.lines(text, style, column.box.width - FRONT)
            height = block_height(len(lines), style)
            row = column.take(height + ROW_GAP)
            box = Box(row.x + FRONT, row.y, row.width - FRONT, height)
            self.easel.add(self.easel.scribe.place(lines, box, style).nodes)
            baseline = row.y + style.em * 0.8
            if name:
                self.easel.add(mark(name, Box(row.x, baseline - 3.1, MARK, MARK)))
            self.easel.label(figure, row.x + FRONT - 1.6, baseline, "step", "end")

    def paragraph(self, column: Column, text: str) -> None:
        """A marked-up text of the full width."""
        style = column.style
        lines = self.easel.scribe.lines(text, style, column.box.width)
        self.easel.add(self.easel.scribe.place(lines, column.take(block_height(len(lines), style)), style).nodes)

    def dracometer(self, box: Box, role: str = "meter") -> None:
        """The dracometer as a row of fields like those of the board."""
        steps = self.edition.content.figures.dracometer.steps
        for step, cell in zip(steps, box.split_x([1] * len(steps), 0.8), strict=True):
            self.easel.rect(cell, "lead")
            self.easel.center(str(step), cell.cx, cell.cy, role, "paper")

    def actions(self, column: Column, owner: Owner, widths: Sequence[float]) -> None:
        """The action table of a deck; the heads of times and damage are the marks on the cards."""
        dragon = owner is Owner.DRAGON
        rows = action_rows(self.edition, owner)
        cells = [
            (row.card, row.title, row.kind, row.part, row.warm_up, row.cool_down, row.damage)
            if dragon
            else (row.card, row.title, row.kind, row.warm_up, row.damage)
            for row in rows
        ]
        labels = ["card", "action", "kind", *(["part"] if dragon else [])]
        marks = [WARM_UP, *([COOL_DOWN] if dragon else []), STEP_SIGN]
        head = [*(self.edition.texts(f"names.labels.{label}") for label in labels), *marks]
        self.table(column, head, cells, widths, frozenset(range(len(labels))), strong=1)

    def table(
        self,
        column: Column,
        head: Sequence[str],
        rows: Sequence[Sequence[str]],
        widths: Sequence[float],
        left: frozenset[int] = frozenset({0}),
        strong: int = -1,
    ) -> None:
        """A striped table; the cells of the column ``strong`` and all figures are bold. A head may be a mark."""
        easel = self.easel
        box = column.take(HEAD + ROW * len(rows))
        grid = Grid.within(box, widths, [HEAD, *[ROW] * len(rows)])
        grid.stripes(easel)
        for place, text in enumerate(head):
            cell = grid.cell(0, place)
            if text == STEP_SIGN:
                easel.center(text, cell.cx, cell.cy, "step")
            elif text in (WARM_UP, COOL_DOWN):
                easel.add(mark(text, Box(cell.cx - MARK / 2, cell.cy - MARK / 2, MARK, MARK)))
            else:
                x, anchor = (cell.x + 1, "start") if place in left else (cell.cx, "middle")
                easel.fit(text, x, cell.cy + 1.1, cell.width - 1.2, "label", anchor)
        for index, row in enumerate(rows, 1):
            for place, text in enumerate(row):
                cell = grid.cell(index, place)
                x, anchor = (cell.x + 1, "start") if place in left else (cell.cx, "middle")
                role = "cell_strong" if place == strong or place not in left else "cell"
                easel.fit(text, x, cell.cy + 1.15, cell.width - 1.2, role, anchor)
        easel.line(box.x, grid.ys[1], box.right, grid.ys[1], "hair")
        easel.line(box.x, box.bottom, box.right, box.bottom, "hair")
        column.y += 1.0

    def health(self, column: Column, owner: Owner) -> None:
        """What health points do to a daredevil or to a part of the dragon."""
        texts = self.edition.texts
        points = texts("reference.health.points")
        if owner is Owner.DAREDEVIL:
            head = (points, texts("names.labels.hand"), STEP_SIGN)
            self.table(column, head, daredevil_health(self.edition), (1.2, 1, 1))
        else:
            self.table(column, (points, STEP_SIGN, WARM_UP), part_health(self.edition), (1.2, 1, 1))

    def healths(self, column: Column) -> None:
        """Both tables of health side by side, and when health counts."""
        t = self.edition.texts
        top, lowest = column.y, column.y
        for owner, box in zip(Owner, column.box.split_x([1, 1], 4.0), strict=True):
            part = Column(self.easel, Box(box.x, top, box.width, column.box.bottom - top), column.style)
            name = "daredevil" if owner is Owner.DAREDEVIL else "part"
            self.subheading(part, t(f"reference.health.{name}"))
            self.health(part, owner)
            lowest = max(lowest, part.y)
        column.y = lowest + 0.6
        self.paragraph(column, self.edition.say("reference.health.judged"))

    def legend(self, column: Column, marks: Sequence[str]) -> None:
        """What the marks in the tables and on the cards stand for."""
        texts = self.edition.texts
        row = column.take(5.4)
        x = row.x
        for name in marks:
            self.easel.add(mark(name, Box(x, row.y + 0.4, MARK, MARK)))
            word = texts(f"names.labels.{name}")
            self.easel.label(word, x + MARK + 1.2, row.y + 3.2, "note")
            x += MARK + 1.2 + self.easel.width(word, "note") + 4
        self.easel.label(STEP_SIGN, x, row.y + 3.4, "step")
        word = texts("pages.damage_sign")
        self.easel.label(word, x + 4.4, row.y + 3.2, "note")
        x += 4.4 + self.easel.width(word, "note") + 4
        self.easel.label("+", x, row.y + 3.4, "step", color="second")
        self.easel.label(texts("names.labels.heal"), x + 4.4, row.y + 3.2, "note")
