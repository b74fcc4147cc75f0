"""Single faces: a page that is exactly one face with its bleed, to become one picture for a print service."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generator.errors import ContentError, Finding, raise_if_errors
from generator.layout.cards import MAX_BLEED, CardSize, Deck
from generator.layout.lowink import low_ink
from generator.layout.placement import Side
from generator.layout.profiles import Pixels, Profile
from generator.layout.safezone import check_safe_zone
from generator.scene.geometry import Box, translate
from generator.scene.nodes import Group, Node
from generator.scene.page import Document, Page
from generator.text.scribe import Scribe
from generator.units import MM_PER_INCH

#: Pages are this much smaller, in mm, than their pixels: pixels are counted by rounding up.
HAIR = 0.002
#: Letters that Unicode does not take apart into a plain one and a mark.
PLAIN = str.maketrans({"ł": "l", "Ł": "L", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe"})


@dataclass(frozen=True)
class Pictures:
    """A document whose pages become pictures of their own: file names in the order of its pages, and dots per inch."""

    document: Document
    names: tuple[str, ...]
    dpi: float


def file_word(name: str) -> str:
    """A name as a part of a file name: plain lower-case letters, digits and hyphens (``Król ♠`` gives ``krol``)."""
    plain = unicodedata.normalize("NFKD", name.translate(PLAIN)).encode("ascii", "ignore").decode("ascii")
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:60] or "card"


def face_names(deck: Deck) -> list[tuple[str, int, Side]]:
    """The file name (without ending), card and side of every face: ``01-krol-front``, ``01-krol-back``, in order."""
    digits = max(2, len(str(len(deck.cards))))
    names = []
    for index, card in enumerate(deck.cards):
        stem = f"{index + 1:0{digits}d}-{file_word(card.name)}"
        names.append((f"{stem}-{Side.FRONT.value}", index, Side.FRONT))
        if deck.has_back(index):
            names.append((f"{stem}-{Side.BACK.value}", index, Side.BACK))
    return names


def pixel_page(width: int, height: int, dpi: float, nodes: Sequence[Node], trim: Box | None = None) -> Page:
    """A page that becomes a picture of exactly ``width`` by ``height`` pixels at ``dpi`` dots per inch."""
    mm = MM_PER_INCH / dpi
    return Page(width * mm - HAIR, height * mm - HAIR, tuple(nodes), trim=trim)


def face_page(nodes: Sequence[Node], size: CardSize, pixels: Pixels, dpi: float) -> Page:
    """The page of one face, drawn at its true size in the middle of the picture."""
    mm = MM_PER_INCH / dpi
    x, y = (pixels.width * mm - size.width) / 2, (pixels.height * mm - size.height) / 2
    trim = Box(x, y, size.width, size.height)
    return pixel_page(pixels.width, pixels.height, dpi, [Group(tuple(nodes), translate(x, y))], trim)


def pixels_for(size: CardSize, profile: Profile) -> Pixels:
    """The picture size for a card.

    Raises ContentError if the service does not print such cards, or asks for more bleed than faces are drawn with.
    """
    pixels = profile.pixels.get(size.id)
    if pixels is None:
        message = f"{profile.name} prints no cards of the size {size}"
        hint = f"it prints: {', '.join(profile.pixels)}"
        raise ContentError([Finding("size-not-offered", message, hint=hint)])
    mm = MM_PER_INCH / profile.dpi
    bleeds = (pixels.width * mm - size.width) / 2, (pixels.height * mm - size.height) / 2
    if not all(-HAIR <= bleed <= MAX_BLEED for bleed in bleeds):
        message = f"{pixels} at {profile.dpi:g} dpi are no picture of a card {size}"
        hint = f"the bleed must be between 0 and {MAX_BLEED:g} mm"
        raise ContentError([Finding("bad-pixels", message, hint=hint)])
    return pixels


def face_pictures(deck: Deck, profile: Profile, language: str, scribe: Scribe) -> Pictures:
    """All faces of a deck as single pictures. Raises ContentError for a size that the service does not print."""
    raise_if_errors(deck.check())
    pixels = pixels_for(deck.size, profile)
    faces = face_names(deck)

    def pages() -> Iterator[Page]:
        checked: set[str] = set()
        for _, index, side in faces:
            nodes = deck.front(index) if side is Side.FRONT else deck.back(index)
            card = deck.cards[index]
            key = f"{index}" if side is Side.FRONT else f"back {card.back}"
            if key not in checked:
                checked.add(key)
                for finding in check_safe_zone(nodes, deck.size, f"{card.name} ({side.value})", card.where):
                    scribe.note(finding)
            yield face_page(low_ink(nodes) if profile.low_ink else nodes, deck.size, pixels, profile.dpi)

    document = Document(deck.id, deck.title, language, pages)
    return Pictures(document, tuple(f"{name}.png" for name, _, _ in faces), profile.dpi)
