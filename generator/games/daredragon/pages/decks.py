"""The two decks: 54 cards each, their fronts drawn once an action and indexed one by one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property

from generator.games.daredragon.art.backs import daredevil_back, dragon_back
from generator.games.daredragon.model_board import TableSide
from generator.games.daredragon.model_deck import Card as Face
from generator.games.daredragon.model_deck import Owner
from generator.games.daredragon.pages.card import BORDER, Front
from generator.games.daredragon.pages.card_index import SIGNS, corners
from generator.games.daredragon.pages.card_text import fit_rules
from generator.games.daredragon.pages.card_words import card_words
from generator.games.daredragon.pages.edition import Edition, edition_of
from generator.games.daredragon.pages.spots import turned
from generator.games.game import Job
from generator.layout.cards import MAX_BLEED, Card, CardSize, Deck, load_card_sizes
from generator.resources import content_folder
from generator.scene.nodes import Group, Node
from generator.source.noting import remembered

BACKS: dict[Owner, Callable[[float, float, float], tuple[Node, ...]]] = {
    Owner.DAREDEVIL: daredevil_back,
    Owner.DRAGON: dragon_back,
}


@remembered
def poker() -> CardSize:
    """The size of a playing card."""
    return load_card_sizes(content_folder("press", "cards.yaml"))["poker"]


class Fronts:
    """The fronts of one deck. All that its cards share is made when the first of them is drawn."""

    def __init__(self, edition: Edition, owner: Owner) -> None:
        self.edition = edition
        self.owner = owner

    @cached_property
    def bodies(self) -> dict[str, Group]:
        """Each action's cards but for the indices, by the action's id."""
        edition, size = self.edition, poker()
        fronts = [
            Front(edition, self.owner, action, card_words(edition, self.owner, action), size)
            for action in edition.content.deck(self.owner).actions
        ]
        fitted = fit_rules(edition.easel(), [front.rule for front in fronts])
        return {front.action.id: front.body(rule) for front, rule in zip(fronts, fitted, strict=True)}

    def draw(self, face: Face) -> tuple[Node, ...]:
        """The nodes of one card."""
        size = poker()
        return self.bodies[face.action.id], *corners(self.edition, size, size.trim.inset(BORDER), face.rank, face.suit)


def card_name(edition: Edition, face: Face) -> str:
    """What a card is called in lists and file names: rank, suit, action."""
    texts = edition.texts
    suit = f" {SIGNS[face.suit]} {texts(f'names.suits.{face.suit}')}" if face.suit else ""
    return f"{texts(f'names.ranks.{face.rank}')}{suit} – {texts(f'actions.{face.owner}.{face.action.id}.title')}"


def named_back(edition: Edition, owner: Owner, size: CardSize) -> tuple[Node, ...]:
    """The picture over the name of the deck, which tells the decks apart where pictures are left out to save ink."""
    easel = edition.easel()
    easel.center(edition.texts(f"names.decks.{owner}"), 0, 0, "board_space")
    words = (
        turned(easel.nodes, side, size.width / 2, size.height * share)
        for side, share in ((TableSide.BOTTOM, 0.25), (TableSide.TOP, 0.75))
    )
    return *words, *BACKS[owner](size.width, size.height, MAX_BLEED)


def compose(job: Job, owner: Owner) -> Deck:
    """The deck of one side."""
    edition = edition_of(job)
    fronts = Fronts(edition, owner)
    size = poker()
    cards = tuple(
        Card(card_name(edition, face), lambda face=face: fronts.draw(face), str(owner))  # type: ignore[misc]
        for face in edition.content.cards(owner)
    )
    title = f"{edition.game} – {job.texts(f'documents.{owner}-deck')}"
    backs = {str(owner): cache(lambda: named_back(edition, owner, size))}
    return Deck(f"{owner}-deck", title, size, cards, backs, imprint=edition.credit)


def daredevils(job: Job) -> Deck:
    """The daredevils' deck."""
    return compose(job, Owner.DAREDEVIL)


def dragon(job: Job) -> Deck:
    """The dragon's deck."""
    return compose(job, Owner.DRAGON)
