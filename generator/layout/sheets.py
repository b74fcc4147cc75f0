"""Sheets of cards: a planned deck drawn page by page, with marks, fold line and slug."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from generator.errors import raise_if_errors
from generator.kit.easel import Easel
from generator.kit.theme import Theme
from generator.layout.backs import Backs
from generator.layout.cards import Deck
from generator.layout.correction import corrected
from generator.layout.imposition import Imposition, Plan, Sheet, plan
from generator.layout.lowink import low_ink
from generator.layout.marks import cut_marks, fold_line
from generator.layout.paper import Paper
from generator.layout.placement import Placement, Side, box_path, image, undone
from generator.layout.safezone import check_safe_zone
from generator.layout.slug import bands, fold_label, slug
from generator.layout.words import Say
from generator.scene.geometry import Box
from generator.scene.nodes import Group, Line, Node
from generator.scene.page import Bookmark, Document, Page
from generator.text.scribe import Scribe


@dataclass
class SheetPress:
    """Draws the sheets of one deck. Findings of the safe zone go to the scribe, those of a shared back once."""

    deck: Deck
    plan: Plan
    say: Say
    theme: Theme
    scribe: Scribe
    checked: set[str] = field(default_factory=set)
    marks: dict[tuple[Box, ...], list[Line]] = field(default_factory=dict)

    @property
    def how(self) -> Imposition:
        """How the deck is put on paper."""
        return self.plan.how

    def pages(self) -> Iterator[Page]:
        """All pages, one by one."""
        for sheet in self.plan.sheets(self.deck.has_back):
            yield corrected(self.page(sheet), self.how.scale)

    def page(self, sheet: Sheet) -> Page:
        """One side of paper, not yet corrected for the printer."""
        nodes: list[Node] = [self.face(placement) for placement in sheet.placements]
        furniture = self.furniture(sheet)
        nodes += low_ink(furniture) if self.how.low_ink else furniture
        paper = self.how.paper
        title = self.section(sheet)
        bookmarks = (Bookmark(title),) if title and sheet.number == 1 else ()
        return Page(paper.width, paper.height, tuple(nodes), bookmarks, self.label(sheet))

    def face(self, placement: Placement) -> Node:
        """A face on the sheet, clipped to its bleed."""
        deck, card = self.deck, placement.card
        nodes = deck.front(card) if placement.side is Side.FRONT else deck.back(card)
        self.check(placement, nodes)
        if self.how.low_ink:
            nodes = low_ink(nodes)
        return Group(nodes, placement.put, clip=box_path(image(undone(placement.put), placement.bleed)), name="card")

    def check(self, placement: Placement, nodes: Iterable[Node]) -> None:
        """Note words outside the safe zone, once a face."""
        card = self.deck.cards[placement.card]
        back = placement.side is Side.BACK
        key = f"back {card.back}" if back else f"front {placement.card}"
        if key not in self.checked:
            self.checked.add(key)
            name = f"{card.name} ({self.say('press.back')})" if back else card.name
            for finding in check_safe_zone(nodes, self.deck.size, name, card.where):
                self.scribe.note(finding)

    def furniture(self, sheet: Sheet) -> list[Node]:
        """Marks, fold line, bar and label: all that lies outside the cards."""
        how, grid = self.how, self.plan.grid
        paper, extent = how.paper.sheet, self.plan.extent
        easel = Easel(self.theme, self.scribe)
        cut = sheet.side is Side.FRONT or how.backs is Backs.SEPARATE
        if how.marks and cut:
            easel.add(self.cut_marks(sheet))
        if grid.frame.fold is not None:
            easel.add([fold_line(grid.frame.fold, extent)])
            easel.add([fold_label(easel, self.say("press.fold_line"), grid.frame.fold, grid.extent)])
        margin = how.paper.card_margin if how.margin is None else how.margin
        first = sheet.number == 1 and sheet.side is Side.FRONT
        note = self.say("foot.scale") if first else ""
        advice = self.say(f"press.two_sided_{how.backs.value}") if first and how.backs.duplex else ""
        advice = " · ".join(words for words in (advice, self.deck.imprint if first else "") if words)
        easel.add(slug(easel, bands(paper, extent, margin), note, self.sheet_words(sheet), advice))
        return easel.nodes

    def cut_marks(self, sheet: Sheet) -> list[Line]:
        """The cut marks of a sheet; sheets that are filled alike share them."""
        side = Side.FRONT if self.how.backs is not Backs.SEPARATE else sheet.side
        trims = tuple(placement.box for placement in sheet.of(side))
        if trims not in self.marks:
            taken = [placement.bleed for placement in sheet.placements]
            self.marks[trims] = cut_marks(trims, taken, self.plan.grid.bleed, self.how.paper.sheet)
        return self.marks[trims]

    def sheet_words(self, sheet: Sheet) -> str:
        """What a sheet says of itself."""
        words = [self.deck.title, self.say("press.sheet_of", n=sheet.number, total=sheet.total)]
        if self.how.backs.duplex or self.how.backs is Backs.SEPARATE:
            words.append(self.say(f"press.{sheet.side.value}"))
        return " · ".join(words)

    def section(self, sheet: Sheet) -> str:
        """The outline entry that the first sheet of a section opens."""
        if self.how.backs is Backs.SEPARATE:
            return self.say(f"press.{sheet.side.value}s")
        return self.deck.title if sheet.side is Side.FRONT else ""

    def label(self, sheet: Sheet) -> str:
        """The page label."""
        side = self.say(f"press.{sheet.side.value}")
        return f"{sheet.number}" if self.how.backs in (Backs.NONE, Backs.FOLD) else f"{sheet.number} {side}"


def deck_document(
    deck: Deck,
    how: Imposition,
    say: Say,
    theme: Theme,
    scribe: Scribe,
    language: str,
    papers: Iterable[Paper] = (),
) -> Document:
    """The document that prints a deck.

    ``language`` is its tag (``pl-PL``); ``papers`` are those that a finding may name when the paper is too small.
    Raises ContentError if the deck is unsound or does not fit the paper; notes, and what the faces are found to lack
    when the pages are made, go to the scribe.
    """
    raise_if_errors(deck.check())
    planned = plan(deck.size, len(deck.cards), how, papers)
    for finding in planned.findings:
        scribe.note(finding)
    press = SheetPress(deck, planned, say, theme, scribe)
    preference = how.backs.preference
    return Document(deck.id, deck.title, language, press.pages, duplex=preference)
