"""The fonts that text may be set in: files, coverage, advance widths and heights. All metrics are in ems."""

from __future__ import annotations

import io
import re
import unicodedata
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from generator.errors import ContentError, Finding
from generator.scene.nodes import Face

#: What is set as another character or as nothing: a narrow unbreakable space as a plain one (few fonts have it), and
#: characters that only guide breaking and joining, which some fonts would draw.
UNSEEN: dict[int, int | None] = {0x202F: 0xA0} | dict.fromkeys((0xAD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF))
#: The width in ems that a character counts as where its face lacks it.
UNKNOWN_ADVANCE = 0.5
#: How many widths of words a face keeps: words come again and again, and each is tried at several sizes.
KEPT_WIDTHS = 20_000
_UNSEEN = re.compile(f"[{''.join(map(chr, UNSEEN))}]")
#: Marks that stand on or through the letter before them.
_MARK = "\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f"
_RIGHT_TO_LEFT = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff"
_UNSHAPED = re.compile(f"[{_MARK}{_RIGHT_TO_LEFT}]")


@dataclass(frozen=True, slots=True)
class Metrics:
    """What measuring needs to know of a face: advance width by code point, and heights, in ems."""

    advance: dict[int, float]
    cap_height: float
    x_height: float
    ascent: float
    descent: float
    known: dict[str, float] = field(default_factory=dict, compare=False, repr=False)

    def width(self, text: str) -> float:
        """The advance width of a text in ems, without kerning. Characters that the face lacks count as half an em."""
        width = self.known.get(text)
        if width is None:
            if len(self.known) >= KEPT_WIDTHS:
                self.known.clear()
            width = sum([self.advance.get(code, UNKNOWN_ADVANCE) for code in map(ord, text)])
            self.known[text] = width
        return width


@cache
def font_file(face: Face) -> Path:
    """The TrueType file of a face, from the installed font packages.

    Raises ContentError if no installed package has the family, the weight or the slant.
    """
    import fontpkg

    style = "italic" if face.italic else "normal"
    try:
        return Path(fontpkg.path(face.family, face.weight, style))
    except fontpkg.FontpkgError as error:
        message = f"no font file for {face.family} {face.weight} {style}"
        hint = "install the fontpkg package of that family, or name another family in the theme"
        raise ContentError([Finding("unknown-font", message, hint=f"{hint} ({error})")]) from error


@cache
def metrics(face: Face) -> Metrics:
    """The metrics of a face.

    Raises ContentError for outlines that cannot be embedded (PostScript) and for a variable font whose default
    instance is not the weight that was asked for.
    """
    from fontTools.ttLib import TTFont

    path = font_file(face)
    with TTFont(path, lazy=True) as font:
        if "glyf" not in font:
            message = f"{path.name} has PostScript outlines, which cannot be embedded"
            raise ContentError([Finding("unusable-font", message, hint="use a TrueType (.ttf) version of the font")])
        if "fvar" in font:
            default = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}.get("wght", face.weight)
            if default != face.weight:
                message = f"{path.name} is a variable font and would print at weight {default:g}, not {face.weight}"
                raise ContentError([Finding("unusable-font", message, hint="use a static font of that weight")])
        em = font["head"].unitsPerEm
        widths = font["hmtx"].metrics
        advance = {code: widths[name][0] / em for code, name in (font.getBestCmap() or {}).items()}
        os2, hhea = font["OS/2"], font["hhea"]
        return Metrics(
            advance,
            cap_height=getattr(os2, "sCapHeight", 0) / em or 0.7,  # old fonts do not tell
            x_height=getattr(os2, "sxHeight", 0) / em or 0.5,
            ascent=hhea.ascent / em,
            descent=-hhea.descent / em,
        )


def covers(face: Face, character: str) -> bool:
    """Whether the face has a glyph for the character."""
    return ord(character) in metrics(face).advance


@cache
def nearest_face(family: str, like: Face) -> Face:
    """A face of another family that keeps weight and slant as far as the family has them."""
    import fontpkg

    for italic in (like.italic, False):
        for weight in sorted(range(100, 1000, 100), key=lambda w: (abs(w - like.weight), w)):
            try:
                path = fontpkg.path(family, weight, "italic" if italic else "normal")
            except fontpkg.FontpkgError:
                continue
            face = Face(family, weight, italic)
            if path and usable(face):
                return face
    message = f"no font of the family {family} can be used"
    raise ContentError([Finding("unknown-font", message, hint="name another fallback family in the theme")])


def usable(face: Face) -> bool:
    """Whether the face can be embedded as it stands."""
    try:
        metrics(face)
    except ContentError:
        return False
    return True


def settable(text: str) -> str:
    """The text as fonts can set it: letters composed with their marks, and nothing that has no shape."""
    if text.isascii():
        return text
    if _UNSEEN.search(text):
        text = text.translate(UNSEEN)
    return text if unicodedata.is_normalized("NFC", text) else unicodedata.normalize("NFC", text)


@cache
def letter_top(character: str, face: Face) -> float:
    """How far above the baseline a letter with its accents reaches, in ems; 0 for a letter that the face lacks."""
    glyphs, names, em = outlines(face)
    name = names.get(ord(character))
    return max(0.0, getattr(glyphs[name], "yMax", 0) / em) if name is not None else 0.0


@cache
def outlines(face: Face) -> tuple[Any, dict[int, str], int]:
    """The drawings of a face by glyph name, the names by code point, and the units of an em."""
    from fontTools.ttLib import TTFont

    font = TTFont(io.BytesIO(font_file(face).read_bytes()), lazy=True)
    return font["glyf"], font.getBestCmap() or {}, font["head"].unitsPerEm


def needs_shaping(text: str) -> bool:
    """Whether a settable text has characters that fonts may have, and that yet cannot be set one beside the other.

    These are marks that make no single letter with the letter before them, and writing from right to left.
    """
    return not text.isascii() and _UNSHAPED.search(text) is not None


def text_width(text: str, face: Face) -> float:
    """The advance width of a text in ems, as :meth:`Metrics.width`."""
    return metrics(face).width(text)
