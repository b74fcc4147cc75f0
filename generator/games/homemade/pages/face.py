"""The face of a card: a picture field with the number and the emblem, and below it title, text and foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from generator.errors import Place
from generator.games.deck_fit import fitting_width, shared_size
from generator.games.game import Job
from generator.games.homemade.art.colors import BLACK, colored, mix
from generator.games.homemade.model.deck_file import CardRow, FaceBox
from generator.games.homemade.pages.common import color_of, picture
from generator.games.homemade.pages.scenery import scenery
from generator.games.homemade.wording import Wording, located
from generator.kit.easel import Easel
from generator.layout.cards import CardSize, ground
from generator.scene.geometry import Box
from generator.scene.nodes import Node
from generator.text.breaking import block_height

#: What words keep from the edge of the safe zone in mm, and the gap below a block.
PAD, GAP = 1.4, 2.2
#: The share of the card that the picture field takes: with text below, without text, and without an emblem.
PICTURE, ALONE, NUMBER = 0.48, 0.72, 0.25
#: The shortest foot of a page that there is room for, in mm.
FOOT = 12.0


@dataclass(frozen=True)
class Face:
    """A card with the values of its fields in one language."""

    row: CardRow
    values: dict[str, Any]
    words: Wording
    deck: str
    index: int

    @cached_property
    def parts(self) -> dict[str, str]:
        """What its parts show."""
        return self.words.parts(self.deck, self.values)

    @property
    def where(self) -> Place:
        """Where the card stands in its file."""
        return self.words.content.where(self.deck, "cards", self.index)

    def place(self, part: str) -> Place:
        """Where what a part says comes from: its text, or else the card."""
        return located(self.parts[part], self.where)


def faces_of(words: Wording, deck: str) -> list[Face]:
    """The cards of a deck, each once."""
    rows = words.content.deck(deck).rows
    return [Face(row, words.card(deck, row), words, deck, index) for index, row in enumerate(rows)]


class Faces:
    """Draws the faces of a deck. Text of one part has one size on all cards, so that the deck looks of a piece."""

    def __init__(self, job: Job, deck: str, size: CardSize, faces: Sequence[Face]) -> None:
        self.job = job
        self.file = job.content.deck(deck)
        self.deck = deck
        self.size = size
        self.faces = faces
        self.inner = size.safe_zone.inset(PAD)

    def said(self, part: str) -> list[str]:
        """What a part says on all cards that have it."""
        return [face.parts[part] for face in self.faces if face.parts[part]]

    @cached_property
    def field(self) -> float:
        """Where the picture field ends, in mm from the top of the card."""
        if not self.said("emblem"):
            return self.size.height * NUMBER if self.said("number") or self.said("kicker") else 0.0
        return self.size.height * (PICTURE if self.said("text") else ALONE)

    @cached_property
    def title(self) -> tuple[Box, float]:
        """The box of titles and their size in points: one line if that is possible, else two."""
        top = self.field + GAP if self.field else self.inner.y
        style = self.job.theme.style("face_title")
        size = fitting_width(self.job, self.said("title"), self.inner.width, "face_title")
        if size:
            return Box(self.inner.x, top, self.inner.width, block_height(1, style.sized(size)) + 0.1), size
        box = Box(self.inner.x, top, self.inner.width, block_height(2, style.sized(style.size)) + 0.1)
        return box, shared_size(self.job, [(said, box) for said in self.said("title")], "face_title")

    @cached_property
    def foot(self) -> Box:
        """The box of the foot: as high as the longest one needs."""
        style = self.job.theme.style("face_foot")
        lines = [len(self.job.scribe.lines(text, style, self.inner.width)) for text in self.said("foot")]
        height = min(FOOT, block_height(max(lines), style)) if lines else 0.0
        return Box(self.inner.x, self.inner.bottom - height, self.inner.width, height)

    @cached_property
    def text(self) -> tuple[Box, float]:
        """The box of the text and its size in points."""
        top = self.title[0].bottom + GAP if self.said("title") else self.field + GAP
        bottom = self.foot.y - (1.4 if self.foot.height else 0.0)
        box = Box(self.inner.x, top + 1.4, self.inner.width, bottom - top - 1.4)
        return box, shared_size(self.job, [(said, box) for said in self.said("text")], "face_text")

    def draw(self, face: Face) -> tuple[Node, ...]:
        """The nodes of one face."""
        easel = Easel(self.job.theme, self.job.scribe)
        color = color_of(self.job, face.parts["color"] or "lead", face.where)
        easel.add([ground(self.size, self.job.theme.color("paper"))])
        if not self.file.face.bare:
            self.top(easel, face, color)
            self.words(easel, face, color)
        for index, box in enumerate(self.file.face.boxes):
            self.box(easel, face, box, index, color)
        return tuple(easel.nodes)

    def top(self, easel: Easel, face: Face, color: str) -> None:
        """The picture field with what stands in it."""
        parts, inner = face.parts, self.inner
        deep = mix(color, BLACK, 0.12)
        if self.field:
            easel.add([scenery(self.size, self.field, color, face.row.id, bool(parts["emblem"]))])
        if parts["emblem"]:
            side = min(self.field * 0.66, self.size.width * 0.52)
            middle = self.size.width * (0.56 if parts["number"] else 0.5)
            box = Box(middle - side / 2, self.field * 0.57 - side / 2, side, side)
            inks = colored(color, easel.theme.color("ink"), easel.theme.color("glow"))
            easel.add([picture(parts["emblem"], box, inks, face.where)])
        if parts["number"]:
            style = easel.theme.style("face_number")
            baseline = inner.y + style.em * 0.7
            easel.fit(
                parts["number"],
                inner.x,
                baseline,
                inner.width * 0.4,
                "face_number",
                color=deep,
                where=face.place("number"),
            )
            if parts["unit"]:
                easel.fit(
                    parts["unit"],
                    inner.x + 0.3,
                    baseline + 4.0,
                    inner.width * 0.4,
                    "face_unit",
                    where=face.place("unit"),
                )
        if parts["kicker"]:
            easel.fit(
                parts["kicker"],
                inner.right,
                inner.y + 2.4,
                inner.width * 0.66,
                "face_kicker",
                "end",
                where=face.place("kicker"),
            )

    def words(self, easel: Easel, face: Face, color: str) -> None:
        """Title, text and foot."""
        parts = face.parts
        if parts["title"]:
            box, size = self.title
            style = easel.style("face_title", size=size)
            block = easel.scribe.paragraph(parts["title"], box, style, where=face.place("title"))
            easel.add(block.nodes)
            easel.rect(Box(self.inner.x, box.y + block.height + 1.2, 9.0, 0.7), color)
        if parts["text"]:
            box, size = self.text
            style = easel.style("face_text", size=size)
            easel.add(easel.scribe.paragraph(parts["text"], box, style, where=face.place("text")).nodes)
        if parts["foot"]:
            easel.paragraph(parts["foot"], self.foot, "face_foot", valign="bottom", where=face.place("foot"))

    def box(self, easel: Easel, face: Face, box: FaceBox, index: int, color: str) -> None:
        """A box of the game's own."""
        words, loc = face.words, ("face", "boxes", index)
        area = Box(box.x, box.y, box.width, box.height)
        if box.fill:
            easel.rect(area, color_of(self.job, box.fill, words.content.where(self.deck, *loc, "fill")))
        own = color_of(self.job, box.color, words.content.where(self.deck, *loc, "color")) if box.color else None
        if box.emblem:
            where = words.content.where(self.deck, *loc, "emblem")
            name = words.fill(box.emblem, where, **face.values)
            if name.strip():
                inks = colored(own or color, easel.theme.color("ink"))
                easel.add([picture(name.strip(), area, inks, where)])
        elif box.text:
            where = words.content.where(self.deck, *loc, "text")
            text = words.fill(box.text, where, **face.values)
            if text.strip():
                easel.paragraph(text, area, box.role, box.align, box.valign, own, where)
