"""The corner index of a card: rank and suit as on any playing card, in a tab that tells the suit pairs apart."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.daredragon.model_deck import JOKER, Suit
from generator.games.daredragon.pages.edition import Edition
from generator.kit.easel import Easel
from generator.layout.cards import CardSize
from generator.scene.geometry import Box, rotate, translate
from generator.scene.nodes import Group, Node, Path
from generator.scene.paths import Pencil

#: The suits as characters that fonts have.
SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
#: The tab, in mm; it hangs in the corner of the panel.
WIDTH, HEIGHT = 10.4, 13.0
#: How much of a corner is cut off, or rounded.
CORNER = 2.6
#: How wide a rank may be.
ROOM = 9.2


def corners(edition: Edition, size: CardSize, panel: Box, rank: str, suit: Suit | None) -> tuple[Node, ...]:
    """Both indices of a face, the lower one upside down."""
    upper = Group(tuple(tab(edition, Box(panel.x, panel.y, WIDTH, HEIGHT), rank, suit)), name="index")
    lower = Group((upper,), rotate(180, size.width / 2, size.height / 2))
    return upper, lower


def tab(edition: Edition, box: Box, rank: str, suit: Suit | None) -> Sequence[Node]:
    """One index. Black suits stand light on a dark tab with a slanting corner, red suits dark on a light, round one.

    So the pairs are told apart by shape and tone even where there is no colour.
    """
    easel = edition.easel()
    if suit is None:
        easel.add([outline(easel, box, False, "second")])
        joker(edition, easel, box)
        return easel.nodes
    dark = not suit.red
    easel.add([outline(easel, box, dark, "ink" if dark else "lead")])
    color = "bone" if dark else "lead"
    word = edition.texts(f"names.ranks.{rank}")
    style = easel.style("rank", color)
    style = style.sized(min(style.size, style.size * ROOM / easel.width(word, style)))
    easel.center(word, box.cx, box.y + 4.2, style)
    easel.center(SIGNS[suit], box.cx, box.y + 9.7, easel.style("suit", color))
    return easel.nodes


def outline(easel: Easel, box: Box, dark: bool, color: str) -> Path:
    """The shape of a tab: square but for its inner corner, which is cut off on a dark tab and round on a light one."""
    pencil = Pencil().move(box.x, box.y).line(box.right, box.y).line(box.right, box.bottom - CORNER)
    if dark:
        pencil.line(box.right - CORNER, box.bottom)
        return pencil.line(box.x, box.bottom).close().path(easel.paint(color))
    k = CORNER * 0.45
    pencil.curve(box.right, box.bottom - k, box.right - k, box.bottom, box.right - CORNER, box.bottom)
    return pencil.line(box.x, box.bottom).close().path(easel.paint("paper", "outline", color))


def joker(edition: Edition, easel: Easel, box: Box) -> None:
    """The joker's word, read from below."""
    pad = edition.easel()
    pad.center(edition.texts(f"names.ranks.{JOKER}"), 0, 0, pad.style("joker", "second"))
    easel.add([Group(tuple(pad.nodes), translate(box.cx, box.cy) @ rotate(-90))])
