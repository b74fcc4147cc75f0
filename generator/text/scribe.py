"""The scribe sets text for a document: alignment, fallback, wrapping, fitting; and notes what cannot be set."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from unicodedata import combining

from generator.errors import NOWHERE, ContentError, Finding, Place, Severity, place_of
from generator.scene.geometry import Box
from generator.scene.nodes import Face, Text
from generator.text.breaking import Syllables, TextLine, Word, block_height, fill, fits, measure, run_width, size_steps
from generator.text.fonts import covers, letter_top, metrics, nearest_face, needs_shaping, settable
from generator.text.markup import Span, parse_markup, plain
from generator.text.style import TextStyle
from generator.units import pt

NBSP = "\u00a0"


@dataclass(frozen=True, slots=True)
class Block:
    """A set paragraph: its nodes, the size in points it was set at, its lines and its height in mm."""

    nodes: tuple[Text, ...]
    size: float
    lines: int
    height: float


#: Findings of one severity in one document: nobody reads more, and noting stops there.
MAX_FINDINGS = 200


@dataclass
class Scribe:
    """Sets text in one language. Findings gather in ``findings``; ``fallback`` names the families to try in turn.

    ``glue`` puts in the language's unbreakable spaces and keeps the length of the text; ``repeat_hyphen`` says that a
    compound broken at its hyphen begins the next line with a hyphen again. ``here`` is the place of texts that know
    none of their own, such as those that a template writes.
    """

    language: str
    fallback: tuple[str, ...] = ()
    glue: Callable[[str], str] = str
    findings: list[Finding] = field(default_factory=list)
    repeat_hyphen: bool = False
    here: Place = NOWHERE

    def note(self, finding: Finding) -> None:
        """Record a finding, once."""
        if finding.where == NOWHERE:
            finding = replace(finding, where=self.here)
        if finding in self.findings:
            return
        if len(self.findings) < MAX_FINDINGS or count_of(self.findings, finding.severity) < MAX_FINDINGS:
            self.findings.append(finding)

    def stretches(self, text: str, style: TextStyle) -> tuple[list[tuple[str, TextStyle]], list[str]]:
        """The text in stretches that one face of the fallback chain can set, and the characters that none can."""
        text = settable(text)
        if style.capitals:
            text = text.upper()
        advance = metrics(style.face).advance
        shaped = needs_shaping(text)
        if advance.keys() >= set(map(ord, text)) and not shaped:
            return ([(text, style)] if text else []), []
        parts: list[tuple[str, TextStyle]] = []
        missing: list[str] = []
        for character in text:
            face = style.face if ord(character) in advance else self.face_for(character, style.face)
            if face is None and character == NBSP:
                character, face = " ", style.face
            if face is None or (shaped and needs_shaping(character)):
                missing.append(character)
                continue
            if parts and parts[-1][1].face is face:
                parts[-1] = (parts[-1][0] + character, parts[-1][1])
            else:
                parts.append((character, style if face is style.face else replace(style, face=face)))
        return parts, missing

    def face_for(self, character: str, face: Face) -> Face | None:
        """The first face of the fallback chain that has the character, in the weight and slant of a face."""
        others = (nearest_face(family, face) for family in self.fallback)
        return next((other for other in others if covers(other, character)), None)

    def resolve(self, text: str, style: TextStyle, where: Place = NOWHERE) -> list[tuple[str, TextStyle]]:
        """The text in stretches that one face can set, along the fallback chain.

        A character that no face of the chain has becomes a finding; it is never drawn as a box.
        Raises ContentError at the text's place if the style has no font.
        """
        where = place_of(text, where)
        with placed(where):
            parts, missing = self.stretches(text, style)
        if missing:
            self.note_missing(text, missing, style, where)
        return parts

    def measured(
        self, spans: Sequence[Span], style: TextStyle, where: Place, syllables: Syllables | None = None
    ) -> list[Word]:
        """The words of spans, measured; all characters of the text that no face has become one finding."""
        missing: list[str] = []

        def resolve(text: str, own: TextStyle) -> list[tuple[str, TextStyle]]:
            parts, lacking = self.stretches(text, own)
            missing.extend(lacking)
            return parts

        with placed(where):
            words = measure(spans, style, resolve, syllables)
        if missing:
            self.note_missing("".join(span.text for span in spans), missing, style, where)
        return words

    def note_missing(self, text: str, missing: Sequence[str], style: TextStyle, where: Place) -> None:
        """Record the characters that no font of the chain has, or that cannot be set though one has them."""
        unshaped = [character for character in missing if needs_shaping(character)]
        lacking = [character for character in missing if not needs_shaping(character)]
        if lacking:
            families = ", ".join(dict.fromkeys([style.face.family, *self.fallback]))
            message = f"no glyph for {listed(lacking)} in “{shown(text)}” [{self.language}]"
            hint = f"these fonts were tried: {families}; use letters that they have"
            self.note(Finding("missing-glyph", message, where, hint=hint))
        if unshaped:
            message = f"{listed(unshaped)} in “{shown(text)}” cannot be set [{self.language}]"
            hint = "use letters that are written from left to right and whose accents make one character with them"
            self.note(Finding("unset-letter", message, where, hint=hint))

    def width(self, text: str, style: TextStyle) -> float:
        """The width in mm of a text on one line. Measuring records nothing; setting the text does."""
        return sum(run_width(part, own) for part, own in self.stretches(text, style)[0])

    def top(self, text: str, style: TextStyle) -> float:
        """How far in mm above the baseline the tallest letter of a text reaches, its accents counted."""
        parts, _ = self.stretches(text, style)
        return max((letter_top(letter, own.face) * own.em for part, own in parts for letter in part), default=0.0)

    def label(
        self,
        text: str,
        x: float,
        y: float,
        style: TextStyle,
        anchor: str = "start",
        where: Place = NOWHERE,
    ) -> tuple[Text, ...]:
        """One line of plain text with its baseline at ``y`` mm; ``anchor`` (start, middle, end) stands at ``x``."""
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
        """One line of plain text at the largest size from ``style.size`` to ``smallest`` pt that fits ``width`` mm.

        A text that is too wide at the smallest size is a finding.
        """
        where = place_of(text, where)
        with placed(where):
            ems = self.width(text, style) / style.em
        sizes = size_steps(style.size, smallest)
        size = next((size for size in sizes if ems * pt(size) <= width + 1e-6), sizes[-1])
        over = ems * pt(size) - width
        if over > 1e-6:
            message = f"“{shown(text, 60)}” is {over:.1f} mm too wide for its box at {size:g} pt [{self.language}]"
            hint = f"there is room for {max(width, 0):.1f} mm: shorten it"
            self.note(Finding("text-too-long", message, where, hint=hint))
        return self.label(text, x, y, style.sized(size), anchor, where)

    def spans(self, text: str | Sequence[Span], where: Place = NOWHERE) -> list[Span]:
        """The spans of a marked-up text (or spans as given), with the language's unbreakable spaces put in."""
        spans = parse_markup(text, where) if isinstance(text, str) else list(text)
        whole = self.glue("".join(span.text for span in spans))
        if len(spans) == 1:
            return [replace(spans[0], text=whole)]
        glued, start = [], 0
        for span in spans:
            glued.append(replace(span, text=whole[start : start + len(span.text)]))
            start += len(span.text)
        return glued

    def lines(
        self,
        text: str | Sequence[Span],
        style: TextStyle,
        width: float,
        where: Place = NOWHERE,
        syllables: Syllables | None = None,
    ) -> list[TextLine]:
        """The lines of a text at the style's own size; ``syllables`` tells where words may be divided, if they may."""
        words = self.measured(self.spans(text, where), style, place_of(text, where), syllables)
        return fill(words, style.size, width, self.repeat_hyphen)

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
        where = place_of(text, where)
        spans = self.spans(text, where)
        words = self.measured(spans, style, where)
        sized, lines = style, []
        for size in size_steps(style.size, style.size if smallest is None else smallest):
            sized = style.sized(size)
            lines = fill(words, size, box.width, self.repeat_hyphen)
            if fits(lines, sized, box.width, box.height):
                break
        else:
            self.note_overflow("".join(span.text for span in spans), lines, sized, box, where)
        return self.place(lines, box, sized, align, valign)

    def note_overflow(self, text: str, lines: Sequence[TextLine], style: TextStyle, box: Box, where: Place) -> None:
        """Record a text that does not fit its box."""
        room = max(0, int((box.height - style.em + 1e-6) / style.line_height) + 1) if box.height >= style.em else 0
        surplus = len(lines) - room
        if surplus > 0:
            trouble = f"{surplus} line{'s' if surplus > 1 else ''} too many"
        else:
            widest = max(lines, key=lambda line: line.width)
            word = shown("".join(run.text for run in widest.runs))
            trouble = f"“{word}” is {widest.width - box.width:.1f} mm too wide"
        message = f"“{shown(text)}” does not fit at {style.size:g} pt: {trouble} [{self.language}]"
        self.note(Finding("text-too-long", message, where, hint="shorten the text"))

    def note_column(self, name: str, surplus: float) -> None:
        """Record a column that is ``surplus`` mm too long, if it is."""
        if surplus > 1e-6:
            message = f"the column “{name}” is {surplus:.1f} mm too long [{self.language}]"
            self.note(Finding("text-too-long", message, hint="shorten its texts"))

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


def count_of(findings: Sequence[Finding], severity: Severity) -> int:
    """How many findings have a severity."""
    return sum(finding.severity is severity for finding in findings)


@contextmanager
def placed(where: Place) -> Iterator[None]:
    """Give the findings of an error that know no place this one."""
    try:
        yield
    except ContentError as error:
        found = [replace(finding, where=where) if finding.where == NOWHERE else finding for finding in error.findings]
        raise ContentError(found) from error


def shown(text: str, length: int = 40) -> str:
    """The beginning of a text, on one line, for a message."""
    line = " ".join(text.split())
    return line if len(line) <= length else f"{line[:length]}…"


def listed(characters: Sequence[str]) -> str:
    """Characters for a message, each once."""
    return ", ".join(named(character) for character in dict.fromkeys(characters))


def named(character: str) -> str:
    """A character and its code point, for a message; only the code point of one that cannot be seen alone."""
    code = f"U+{ord(character):04X}"
    return f"“{character}” ({code})" if character.isprintable() and not combining(character) else code
