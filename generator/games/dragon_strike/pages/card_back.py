"""The backs of the decks: a wall of pale stone with the sign of the deck."""

from __future__ import annotations

from generator.games.dragon_strike.art.backs import back as drawn_back
from generator.games.dragon_strike.pages.pictures import palette
from generator.games.game import Job
from generator.layout.cards import MAX_BLEED, CardSize
from generator.scene.nodes import Node


def deck_back(job: Job, size: CardSize, name: str) -> tuple[Node, ...]:
    """The back of a deck; ``name`` as the drawings name it (``hero-spells-first``)."""
    return (drawn_back(name, size.width, size.height, MAX_BLEED, palette(job)),)
