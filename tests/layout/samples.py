"""Sample papers, sizes, decks and readers of finished pages for the tests of this room."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from generator.backend.pdf import write_pdf
from generator.backend.svg import write_svg
from generator.i18n.language import load_language
from generator.i18n.texts import Texts, load_texts
from generator.kit.theme import Theme, load_theme
from generator.layout.cards import Card, CardSize, Deck, ground, load_card_sizes
from generator.layout.paper import Paper, load_papers
from generator.layout.profiles import Profile, load_profiles
from generator.resources import content_folder, data_root, templates_folder
from generator.scene.geometry import IDENTITY, Affine, Box
from generator.scene.nodes import Node, Paint, Rect
from generator.scene.page import Document
from generator.text.scribe import Scribe
from generator.units import MM_PER_PT

PAPERS: dict[str, Paper] = load_papers(content_folder("press", "papers.yaml"))
SIZES: dict[str, CardSize] = load_card_sizes(content_folder("press", "cards.yaml"))
PROFILES: dict[str, Profile] = load_profiles(content_folder("press", "profiles.yaml"))
THEME: Theme = load_theme(templates_folder("theme"), "base")


def words(code: str) -> Texts:
    """The texts of the press in a language."""
    language = load_language(content_folder("languages", f"{code}.yaml"))
    return load_texts(content_folder("press", "text", code), language, data_root())


WORDS = {code: words(code) for code in ("en", "pl")}


def scribe(code: str = "en") -> Scribe:
    """A scribe for a language."""
    return Scribe(code, THEME.fallback, WORDS[code].language.glue)


@dataclass
class Counter:
    """Counts how often faces are drawn."""

    fronts: list[int] = field(default_factory=list)
    backs: list[str] = field(default_factory=list)


def sample_deck(count: int, size: str = "poker", counter: Counter | None = None, own_backs: bool = False) -> Deck:
    """Cards whose faces are a ground and one rectangle that is exactly the trimmed card."""
    card_size = SIZES[size]
    seen = counter or Counter()

    def front(index: int) -> list[Node]:
        seen.fronts.append(index)
        return [ground(card_size, "#EFE6D6"), trim_rect(card_size)]

    def back(key: str) -> list[Node]:
        seen.backs.append(key)
        return [ground(card_size, "#22303C"), trim_rect(card_size)]

    keys = [f"back{i}" if own_backs else "plain" for i in range(count)]
    cards = tuple(Card(f"Card {i + 1}", lambda i=i: front(i), keys[i]) for i in range(count))  # type: ignore[misc]
    return Deck("sample", "Sample", card_size, cards, {key: lambda key=key: back(key) for key in keys})  # type: ignore[misc]


def trim_rect(size: CardSize) -> Rect:
    """A rectangle of the size of the trimmed card."""
    return Rect(0, 0, size.width, size.height, Paint("#FFFFFF"))


def pdf_rects(document: Document) -> list[list[Box]]:
    """Every rectangle of every page of the document's PDF, in mm from the top left corner of the page."""
    from pypdf import PdfReader
    from pypdf.generic import ContentStream

    pages = []
    reader = PdfReader(io.BytesIO(write_pdf(document)[0]))
    for page in reader.pages:
        height = float(page.mediabox.height)
        boxes: list[Box] = []
        matrix, stack = IDENTITY, []
        for operands, operator in ContentStream(page.get_contents(), reader).operations:
            numbers = [float(value) for value in operands] if operator in (b"cm", b"re") else []
            if operator == b"q":
                stack.append(matrix)
            elif operator == b"Q":
                matrix = stack.pop()
            elif operator == b"cm":
                matrix = matrix @ Affine(*numbers)
            elif operator == b"re":
                x, y, w, h = numbers
                boxes.append(corners_box(matrix.apply(x, y), matrix.apply(x + w, y + h), height))
        pages.append(boxes)
    return pages


def corners_box(one: tuple[float, float], two: tuple[float, float], height: float) -> Box:
    """A box in mm from two of its corners in PDF points."""
    (x1, y1), (x2, y2) = one, two
    mm = MM_PER_PT
    return Box(min(x1, x2) * mm, (height - max(y1, y2)) * mm, abs(x2 - x1) * mm, abs(y2 - y1) * mm)


def svg_rects(document: Document) -> list[list[Box]]:
    """Every rectangle of every page of the document as SVG, in mm."""
    return [list(rects_below(ET.fromstring(data), IDENTITY)) for data in write_svg(document)]


def rects_below(element: Any, put: Affine) -> Iterator[Box]:
    """The rectangles below an SVG element."""
    match = re.match(r"matrix\((.*)\)", element.get("transform", ""))
    if match:
        put = put @ Affine(*(float(number) for number in match[1].split()))
    if element.tag.endswith("}rect"):
        x, y, w, h = (float(element.get(name)) for name in ("x", "y", "width", "height"))
        (x1, y1), (x2, y2) = put.apply(x, y), put.apply(x + w, y + h)
        yield Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))
    for child in element:
        yield from rects_below(child, put)


def near(one: Box, two: Box, tolerance: float = 0.01) -> bool:
    """Whether two boxes agree within a tolerance in mm."""
    pairs = zip((one.x, one.y, one.right, one.bottom), (two.x, two.y, two.right, two.bottom), strict=True)
    return all(abs(a - b) <= tolerance for a, b in pairs)


def overlap(one: Box, two: Box, tolerance: float = 1e-6) -> bool:
    """Whether two boxes share an area."""
    return (
        min(one.right, two.right) - max(one.x, two.x) > tolerance
        and min(one.bottom, two.bottom) - max(one.y, two.y) > tolerance
    )


def codes(findings: Any) -> list[str]:
    """The codes of findings."""
    return [finding.code for finding in findings]
