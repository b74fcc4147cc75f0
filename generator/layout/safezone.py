"""The safe zone: no word of a card may stand so near the cut that a stray knife would take it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from generator.errors import NOWHERE, Finding, Place
from generator.layout.cards import CardSize
from generator.scene.geometry import Affine, Box
from generator.scene.nodes import Node, Text, walk
from generator.text.fonts import metrics, text_width

#: What letters may stand out in mm without a finding: less than a hair.
TOLERANCE = 0.05
#: Letters and signs that go below the baseline.
DESCENDERS = frozenset("gjpqyQJąęĄĘçȩ,;()[]{}/|@§_„‚")
#: How much higher than plain capitals accented ones reach, in ems.
ACCENT = 0.2


def text_box(node: Text) -> Box:
    """The box of the letters of a run, in its own coordinates: no higher and no deeper than the letters it has."""
    face = metrics(node.face)
    width = text_width(node.text, node.face) * node.size + node.tracking * max(0, len(node.text) - 1)
    raised = any(c.isupper() and len(unicodedata.normalize("NFD", c)) > 1 for c in node.text)
    tall = raised or any(c.isupper() or c.isdigit() or not c.isalpha() or c in "bdfhijklłt" for c in node.text)
    top = (face.cap_height if tall else face.x_height) + (ACCENT if raised else 0.0)
    bottom = face.descent if any(c in DESCENDERS for c in node.text) else 0.0
    return Box(node.x, node.y - top * node.size, width, (top + bottom) * node.size)


def mapped(box: Box, put: Affine) -> Box:
    """The upright box around a box under any map."""
    corners = [
        put.apply(x, y) for x, y in ((box.x, box.y), (box.right, box.y), (box.x, box.bottom), (box.right, box.bottom))
    ]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def check_safe_zone(nodes: Iterable[Node], size: CardSize, card: str, where: Place = NOWHERE) -> list[Finding]:
    """A finding for every run of text that stands outside the safe zone of a face; ``card`` names the face."""
    findings = []
    for node, put in walk(nodes):
        if not isinstance(node, Text) or not node.text.strip():
            continue
        box = mapped(text_box(node), put)
        if size.safe_zone.contains(box, TOLERANCE):
            continue
        zone = size.safe_zone
        over = max(zone.x - box.x, zone.y - box.y, box.right - zone.right, box.bottom - zone.bottom)
        message = f"“{node.text[:40]}” on the card “{card}” stands {over:.1f} mm outside the safe zone"
        hint = f"keep words {size.safe:g} mm inside the cut, all round"
        findings.append(Finding("outside-safe-zone", message, where, hint=hint))
    return findings
