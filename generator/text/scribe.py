"""The scribe sets text for a document: alignment, fallback, wrapping, fitting; and notes what cannot be set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from generator.errors import NOWHERE, Finding, Place, place_of
from generator.scene.geometry import Box
from generator.scene.nodes import Text
from generator.text.breaking import TextLine, block_height, break_lines, fits, run_width, size_steps
from generator.text.fonts import covers, metrics, nearest_face
from generator.text.markup import Span, parse_markup, plain
from generator.text.style import TextStyle


@dataclass(frozen=True, slots=True)
class Block:
    """A set paragraph: its nodes, the size in points it was set at, its lines and its height in mm."""

    nodes: tuple[Text, ...]
    size: float
    lines: int
    height: float


@dataclass
class Scribe:
    """Sets text in one language. Findings gather in ``findings``; ``fallback`` names the families to try in turn."""

    language: str
    fallback: tuple[str, ...] = ()
    glue: Callable[[str], str] = str
    findings: list[Finding] = field(default_factory=list)

    def resolve(self, text: str, style: TextStyle, where: Place = NOWHERE) -> list[tuple[str, TextStyle]]:
        """The text in stretches that one face can set, along the fallback chain.

        A character that no face of the chain has becomes a finding; it is never drawn as a box.
        """
        if style.capitals:
            text = text.upper()
        advance = metrics(style.face).advance
        if all(ord(character) in advance for character in text):
            return [(text, style)] if text else []
        parts: list[tuple[str, TextStyle]] = []
        missing: list[str] = []
        for character in text:
            face = style.face
            if not covers(face, character):
                for family in self.fallback:
                    other = nearest_face(family, style.face)
                    if covers(other, character):
                        face = other
                        break
                else:
                    missing.append(character)
                    continue
            own = (
                style if face == style.face else TextStyle(face, style.size, style.color, style.leading, style.tracking)
            )
            if parts and parts[-1][1] == own:
                parts[-1] = (parts[-1][0] + character, own)
            else:
                parts.append((character, own))
        if missing:
            self.note_missing(text, missing, style, place_of(text, where))
        return parts

    def note_missing(self, text: str, missing: Sequence[str], style: TextStyle, where: Place) -> None:
        """Record the characters that no font of the chain has."""
        families = ", ".join(dict.fromkeys([style.face.family, *self.fallback]))
        letters = ", ".join(f"“{c}” (U+{ord(c):04X})" for c in dict.fromkeys(missing))
        message = f"no glyph for {letters} in “{text[:40]}” [{self.language}]"
        self.findings.append(
            Finding(
                "missing-glyph", message, where, hint=f"these fonts were tried: {families}; use letters that they have"
            )
        )

    def width(self, text: str, style: TextStyle) -> float:
        """The width in mm of a text on one line."""
        return sum(run_width(part, own) for part, own in self.resolve(text, style))

    def label(
        self,
        text: str,
        x: float,
        y: float,
        style: TextStyle,
        anchor: str = "start",
        where: Place = NOWHERE,
    ) -> tuple[Text, ...]:
        """One line of plain text with its baseline at ``y`` mm; ``anchor`` is start, middle or end of the line at ``x``."""
        parts = self.resolve(text, style, where)
        width = sum(run_width(part, own) for part, own in parts)
        if parts and style.tracking:
            width -= style.tracking * style.em
        x -= {"start": 0.0, "middle": width / 2, "end": width}[anchor]
        nodes = []
        for part, own in parts:
            nodes.append(Text(x, y, part, own.face, own.em, own.color, own.tracking * own.em))
            x += run_width(part, own)
        return tuple(nodes)

    def centered(self, text: str, cx: float, cy: float, style: TextStyle, where: Place = NOWHERE) -> tuple[Text, ...]:
        """One line of plain text whose capitals are centred on (cx, cy)."""
        return self.label(text, cx, cy + metrics(style.face).cap_height * style.em / 2, style, "middle", where)

    def fit_label(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        style: TextStyle,
        smallest: float,
        anchor: str = "start",
        where: Place = NOWHERE,
    ) -> tuple[Text, ...]:
        """One line of plain text at the largest size from ``style.size`` down to ``smallest`` pt that fits ``width`` mm.

        A text that is too wide at the smallest size is a finding.
        """
        for size in size_steps(style.size, smallest):
            sized = style.sized(size)
            if self.width(text, sized) <= width + 1e-6:
                return self.label(text, x, y, sized, anchor, where)
        sized = style.sized(smallest)
        over = self.width(text, sized) - width
        message = f"“{text[:60]}” is {over:.1f} mm too wide for its box at {smallest:g} pt [{self.language}]"
        self.findings.append(
            Finding("text-too-long", message, where, hint=f"there is room for {width:.1f} mm: shorten it")
        )
        return self.label(text, x, y, sized, anchor, where)

    def spans(self, text: str | Sequence[Span], where: Place = NOWHERE) -> list[Span]:
        """The spans of a marked-up text (or spans as given), with the language's unbreakable spaces put in."""
        spans = parse_markup(text, where) if isinstance(text, str) else list(text)
        whole = self.glue("".join(span.text for span in spans))
        glued, start = [], 0
        for span in spans:
            glued.append(Span(whole[start : start + len(span.text)], span.bold, span.italic))
            start += len(span.text)
        return glued

    def lines(
        self, text: str | Sequence[Span], style: TextStyle, width: float, where: Place = NOWHERE
    ) -> list[TextLine]:
        """The lines of a text at the style's own size."""
        return break_lines(self.spans(text, where), style, width, lambda part, own: self.resolve(part, own, where))

    def paragraph(
        self,
        text: str | Sequence[Span],
        box: Box,
        style: TextStyle,
        smallest: float | None = None,
        align: str = "start",
        valign: str = "top",
        where: Place = NOWHERE,
    ) -> Block:
        """A text wrapped into a box, at the largest size down to ``smallest`` pt at which it fits both ways.

        ``align`` is start, middle or end; ``valign`` top, middle or bottom. A text that does not fit at the smallest
        size is a finding that tells the surplus lines; it is set all the same, so that a proof shows the trouble.
        """
        lowest = style.size if smallest is None else smallest
        spans = self.spans(text, where)
        sized, lines = style, []
        for size in size_steps(style.size, lowest):
            sized = style.sized(size)
            lines = break_lines(
                spans, sized, box.width, lambda part, own: self.resolve(part, own, place_of(text, where))
            )
            if fits(lines, sized, box.width, box.height):
                break
        else:
            self.note_overflow("".join(span.text for span in spans), lines, sized, box, place_of(text, where))
        return self.place(lines, box, sized, align, valign)

    def note_overflow(self, text: str, lines: Sequence[TextLine], style: TextStyle, box: Box, where: Place) -> None:
        """Record a text that does not fit its box."""
        room = max(0, int((box.height - style.em + 1e-6) / style.line_height) + 1) if box.height >= style.em else 0
        surplus = len(lines) - room
        if surplus > 0:
            trouble = f"{surplus} line{'s' if surplus > 1 else ''} too many"
        else:
            trouble = f"a word {max(line.width for line in lines) - box.width:.1f} mm too wide"
        shown = text[:40] + ("…" if len(text) > 40 else "")
        message = f"“{shown}” does not fit at {style.size:g} pt: {trouble} [{self.language}]"
        self.findings.append(Finding("text-too-long", message, where, hint="shorten the text"))

    @staticmethod
    def place(
        lines: Sequence[TextLine], box: Box, style: TextStyle, align: str = "start", valign: str = "top"
    ) -> Block:
        """Lines put into a box."""
        height = block_height(len(lines), style)
        top = box.y + {"top": 0.0, "middle": (box.height - height) / 2, "bottom": box.height - height}[valign]
        # The first baseline sits so that capitals and descenders share one em.
        baseline = top + style.em * 0.8
        nodes: list[Text] = []
        for index, line in enumerate(lines):
            x = box.x + {"start": 0.0, "middle": (box.width - line.width) / 2, "end": box.width - line.width}[align]
            y = baseline + index * style.line_height
            nodes.extend(
                Text(
                    x + run.x,
                    y,
                    run.text,
                    run.style.face,
                    run.style.em,
                    run.style.color,
                    run.style.tracking * run.style.em,
                )
                for run in line.runs
            )
        return Block(tuple(nodes), style.size, len(lines), height)

    def user_spans(self, text: str) -> list[Span]:
        """Spans of a text that a user wrote: never read as markup."""
        return plain(text)
