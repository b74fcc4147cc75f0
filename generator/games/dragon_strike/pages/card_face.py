"""What all cards share: the band with title and kind, the lit ground for the picture, the words below, the backs."""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.dragon_strike.pages.pictures import emblem
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.layout.cards import MAX_BLEED, CardSize, find_card_size, ground, load_card_sizes
from generator.resources import content_folder
from generator.scene.geometry import Box
from generator.source.noting import remembered

#: From the cut to words, in mm; the lower edges of the band and of the picture.
MARGIN = 5.0
BAND, PICTURE = 14.2, 43.4
#: Where the line of story stands above the cut, and how high it may be.
STORY_END, STORY = 5.2, 7.4


@remembered
def poker() -> CardSize:
    """The size of the cards."""
    return find_card_size(load_card_sizes(content_folder("press", "cards.yaml")), "poker")


@dataclass(frozen=True)
class Sizes:
    """Sizes in points that all cards of a deck share."""

    title: float
    fact: float
    text: float
    line: float


@dataclass(frozen=True)
class CardFace:
    """A card in the making. ``deck`` is the deck's name as the texts have it (``hero-spells``)."""

    job: Job
    easel: Easel
    deck: str

    @property
    def color(self) -> str:
        """The role of the deck's own colour."""
        return f"band_{self.deck.replace('-', '_')}"

    @property
    def pale(self) -> str:
        """The role of the light behind pictures."""
        return f"pale_{self.deck.replace('-', '_')}"

    @property
    def area(self) -> Box:
        """Where words stand."""
        return poker().trim.inset(MARGIN)


def new_face(job: Job, deck: str) -> CardFace:
    """A card on a fresh easel."""
    return CardFace(job, Easel(job.theme, job.scribe), deck)


def bleeding(top: float, bottom: float) -> Box:
    """A band across the card and beyond the cut at both sides, from ``top`` to ``bottom``."""
    return Box(-MAX_BLEED, top, poker().width + 2 * MAX_BLEED, bottom - top)


def frame(face: CardFace, title: str, kind: str, size: float, picture: float = PICTURE) -> None:
    """Ground, band with the title over the kind of card, the light behind the picture."""
    easel, area = face.easel, face.area
    easel.add([ground(poker(), easel.theme.color("paper"))])
    easel.rect(bleeding(BAND, picture), face.pale)
    easel.rect(bleeding(-MAX_BLEED, BAND), face.color)
    easel.line(-MAX_BLEED, BAND + 0.5, poker().width + MAX_BLEED, BAND + 0.5, "outline", "lead")
    easel.line(-MAX_BLEED, picture, poker().width + MAX_BLEED, picture, "inner", face.color)
    style = easel.style("card_title", size=size)
    smallest = easel.theme.smallest("card_title")
    easel.add(easel.scribe.fit_label(title, area.x, 8.8, area.width, style, smallest))
    easel.fit(kind, area.x, 12.3, area.width, "card_kind")


def picture(face: CardFace, card: str, x: float, width: float) -> None:
    """The emblem in the light, within a stretch of the card."""
    face.easel.add(emblem(face.job, face.deck, card, Box(x, BAND + 2.2, width, PICTURE - BAND - 3.6)))


def words(face: CardFace, text: str, box: Box, size: float, role: str = "card_text") -> float:
    """A marked-up text at a size; returns where it ends."""
    easel = face.easel
    style = easel.style(role, size=size)
    block = easel.scribe.paragraph(text, box, style, easel.theme.smallest(role))
    easel.add(block.nodes)
    return box.y + block.height


def story(face: CardFace, line: str, size: float) -> None:
    """The line of story at the foot of a card."""
    easel, box = face.easel, story_box()
    style = easel.style("card_line", size=size)
    block = easel.scribe.paragraph(line, box, style, easel.theme.smallest("card_line"), "middle", "bottom")
    easel.add(block.nodes)
    top = box.bottom - block.height - 1.4
    easel.line(box.cx - 7, top, box.cx + 7, top, "inner", "lead")


def story_box() -> Box:
    """Where the line of story stands."""
    trim = poker().trim
    return Box(MARGIN, trim.bottom - STORY_END - STORY, trim.width - 2 * MARGIN, STORY)
