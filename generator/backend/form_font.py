"""The font that form fields are typed in: one embedded face, a code for each letter, so that Polish stays Polish."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import cache

from generator.errors import NOWHERE, ContentError, Finding, place_of
from generator.scene.nodes import Face
from generator.text.fonts import font_file

FACE = Face("Fira Sans", 400)

#: What can be typed beyond ASCII, in the order of its codes from 128 on: Polish first, then the neighbours' letters,
#: then signs.
BEYOND_ASCII = (
    "ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”“’‘–—…«»°×÷±½¼¾†‡•−§ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòôõöøùúûüýÿČĎĚŇŘŠŤŮŽčďěňřšťůž"
)
LETTERS = "".join(chr(code) for code in range(32, 127)) + BEYOND_ASCII
FIRST = 32
CODES = {letter: (ord(letter) if ord(letter) < 127 else 128 + BEYOND_ASCII.index(letter)) for letter in LETTERS}
#: The codes that are left over keep the letters of the base encoding, which some programs write in place of ours.
SPARE = {code: bytes([code]).decode("cp1252") for code in range(128 + len(BEYOND_ASCII), 256)}
SPARE = {code: letter for code, letter in SPARE.items() if letter in CODES}


@dataclass(frozen=True)
class FormFont:
    """The subset font file and what its PDF dictionaries need, in thousandths of an em."""

    data: bytes
    names: dict[int, str]
    widths: list[int]
    box: tuple[int, int, int, int]
    ascent: int
    descent: int
    cap_height: int

    def width(self, text: str) -> float:
        """The width of a text in ems."""
        return sum(self.widths[CODES[letter] - FIRST] for letter in text) / 1000


@cache
def form_font() -> FormFont:
    """The font, made once."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    options = subset.Options(layout_features=[], glyph_names=True, hinting=False, notdef_outline=True)
    font = TTFont(font_file(FACE), recalcTimestamp=False)
    worker = subset.Subsetter(options)
    worker.populate(text=LETTERS)
    worker.subset(font)
    target = io.BytesIO()
    font.save(target)
    scale = 1000 / font["head"].unitsPerEm
    names = font.getBestCmap()
    metrics = font["hmtx"].metrics
    coded = [*CODES.items(), *((letter, code) for code, letter in SPARE.items())]
    widths = [0] * (max(code for _, code in coded) - FIRST + 1)
    for letter, code in coded:
        widths[code - FIRST] = round(metrics[names[ord(letter)]][0] * scale)
    head, hhea, os2 = font["head"], font["hhea"], font["OS/2"]
    box = tuple(round(value * scale) for value in (head.xMin, head.yMin, head.xMax, head.yMax))
    beyond = {code: names[ord(letter)] for letter, code in coded if code >= 128}
    heights = (round(value * scale) for value in (hhea.ascent, hhea.descent, os2.sCapHeight))
    return FormFont(target.getvalue(), beyond, widths, box, *heights)


def encoded(text: str) -> bytes:
    """A text in the font's codes. Raises ContentError for letters that cannot be typed, at the text's place."""
    missing = [letter for letter in dict.fromkeys(text) if letter not in CODES]
    if missing:
        shown = ", ".join(f"“{letter}” (U+{ord(letter):04X})" for letter in missing)
        message = f"{shown} in “{text[:40]}” cannot be typed in a form field"
        hint = "use letters of European languages in Latin script, or print without --fillable"
        raise ContentError([Finding("missing-glyph", message, place_of(text, NOWHERE), hint=hint)])
    return bytes(CODES[letter] for letter in text)
