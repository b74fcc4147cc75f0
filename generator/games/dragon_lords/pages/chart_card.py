"""What the cards of both decks share: the chart they are printed on, figures with their hexes, lines of facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.games.deck_fit import shared_size
from generator.games.dragon_lords.art.emblems.contours import Hill, contours
from generator.games.dragon_lords.art.emblems.frame import INSET, chart_frame
from generator.games.dragon_lords.art.palette import Palette
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.pages.likeness_panel import palette
from generator.games.dragon_lords.pages.words import DAGGER, Words
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.hexes import flat_top
from generator.layout.cards import MAX_BLEED, CardSize, find_card_size, ground, load_card_sizes
from generator.resources import content_folder
from generator.scene.geometry import Box
from generator.scene.nodes import Group, Paint, Path, Rect
from generator.scene.paths import polygon_path
from generator.source.noting import remembered
from generator.text.fonts import metrics

#: From the cut to words and figures, and between a fact's label and the fact, in mm.
MARGIN, LABEL_GAP = 6.0, 1.6
#: The right edge of the figures at the left, in mm: what lies beyond belongs to the picture.
FIGURES_END = 28.4
#: The height of a line of facts, and of the hexes that show a range, in mm.
FACT, HEX = 3.9, 2.05


@dataclass(frozen=True)
class ChartCard:
    """A card in the making. ``body`` and ``title`` are the sizes (points) that all texts and names of a deck share."""

    job: Job
    easel: Easel
    size: CardSize
    body: float
    title: float

    @property
    def words(self) -> Words:
        """The words of the game."""
        return Words(self.job.texts)

    @property
    def tables(self) -> Tables:
        """The tables of the game."""
        tables: Tables = self.job.content.tables
        return tables

    @property
    def palette(self) -> Palette:
        """The colours of its pictures."""
        return palette(self.easel.theme)

    @property
    def area(self) -> Box:
        """Where words and figures stand."""
        return self.size.trim.inset(MARGIN)

    def t(self, key: str, **figures: object) -> str:
        """A text of the cards."""
        return self.job.texts(f"cards.{key}", **figures)


@remembered
def poker() -> CardSize:
    """The size of the cards."""
    return find_card_size(load_card_sizes(content_folder("press", "cards.yaml")), "poker")


def new_card(job: Job, body: float, title: float) -> ChartCard:
    """A card on a fresh easel."""
    return ChartCard(job, Easel(job.theme, job.scribe), poker(), body, title)


def chart(card: ChartCard, horizon: float, hills: Sequence[Hill]) -> None:
    """The ground: sky with contour lines above the ``horizon`` (mm from the top), white below, the graduated frame."""
    easel, theme, trim = card.easel, card.easel.theme, card.size.trim
    sky = Box(-MAX_BLEED, -MAX_BLEED, trim.width + 2 * MAX_BLEED, horizon + MAX_BLEED)
    land = Path(contours(hills, sky), Paint(None, theme.pen("hair", "deep")))
    blank = Rect(sky.x, sky.y, sky.width, sky.height, Paint(theme.color("tint")))
    easel.add([ground(card.size, theme.color("paper")), blank, Group((land,), name="art")])
    easel.add([chart_frame(trim, theme.pen("hair", "lead", butt=True))])
    easel.line(INSET, horizon, trim.width - INSET, horizon, "inner", "lead")


def title(card: ChartCard, text: str) -> None:
    """The name of the card at its top."""
    area, easel = card.area, card.easel
    style, smallest = easel.style("card_title", size=card.title), easel.theme.smallest("card_title")
    easel.add(easel.scribe.fit_label(text, area.x, area.y + 6.4, area.width, style, smallest))


def figure(card: ChartCard, words: str, y: float, role: str, ours: bool = False) -> float:
    """A figure at the left with its baseline at ``y``, with a small raised dagger if it is ours; x behind it."""
    easel, x = card.easel, card.area.x
    easel.label(words, x, y, role)
    x += easel.width(words, role)
    if ours:
        style = easel.style(role)
        dagger = style.sized(max(style.size * 0.5, 8)).weighted(400)
        rise = metrics(style.face).cap_height * (style.em - dagger.em)
        easel.label(DAGGER, x + 0.2, y - rise, dagger)
        x += 0.2 + easel.width(DAGGER, dagger)
    return x


def beside(card: ChartCard, label: str, x: float, y: float) -> None:
    """The label of a figure that ends at ``x``, on the same baseline."""
    card.easel.fit(label, x + 1.2, y, FIGURES_END - x - 1.2, "card_label")


def stacked(card: ChartCard, label: str, x: float, y: float) -> None:
    """The label of a large figure that ends at ``x``: its last word on the same baseline, the others above."""
    *above, last = label.rsplit(" ", 1)
    beside(card, last, x, y)
    if above:
        beside(card, above[0], x, y - 3.3)


def over(card: ChartCard, label: str, y: float) -> None:
    """A label on a baseline of its own, above what it names."""
    card.easel.fit(label, card.area.x, y, FIGURES_END - card.area.x, "card_label")


def hexes(card: ChartCard, x: float, y: float, count: int, before: int = 0) -> None:
    """A row of hexes behind a figure that ends at ``x``: so far a range reaches. The first ``before`` are hollow."""
    theme = card.easel.theme
    cells = [flat_top(x + 0.8 + HEX * (0.58 + 1.1 * i), y - HEX / 2 - 0.4, HEX) for i in range(count)]
    hollow, full = theme.paint("paper", "hair", "lead"), theme.paint("lead", "hair", "lead")
    card.easel.add(polygon_path(corners, hollow) for corners in cells[:before])
    # Filled in little ink too: that is what tells them from the hollow ones.
    card.easel.add([Group(tuple(polygon_path(corners, full) for corners in cells[before:]), name="ink")])


def text(card: ChartCard, words: str, box: Box) -> None:
    """The text of the card, in the size that the deck shares."""
    easel = card.easel
    style = easel.style("card_text", size=card.body)
    easel.add(easel.scribe.paragraph(words, box, style, easel.theme.smallest("card_text")).nodes)


def facts(card: ChartCard, rows: Sequence[tuple[str, str]], bottom: float) -> None:
    """Ruled lines, each with a label and a marked-up fact, the last one ending at ``bottom``."""
    easel, area = card.easel, card.area
    left = area.x + max(easel.width(label, "card_label") for label, _ in rows) + LABEL_GAP
    room = Box(left, 0, area.right - left, easel.style("card_fact").em)
    size = shared_size(card.job, [(fact, room) for _, fact in rows], "card_fact")
    style = easel.style("card_fact", size=size)
    for index, (label, fact) in enumerate(rows, 1):
        bottom_line = bottom - FACT * (len(rows) - index)
        easel.line(area.x, bottom_line - FACT, area.right, bottom_line - FACT, "hair", "deep")
        baseline = bottom_line - 1.1
        easel.label(label, area.x, baseline, "card_label")
        box = Box(left, baseline - 0.8 * style.em, room.width, style.em)
        easel.add(easel.scribe.paragraph(fact, box, style).nodes)


def footnote(card: ChartCard) -> None:
    """What the dagger means."""
    easel, area = card.easel, card.area
    easel.fit(f"{DAGGER} {card.t('reconstructed')}", area.x, area.bottom - 0.3, area.width, "card_note")
