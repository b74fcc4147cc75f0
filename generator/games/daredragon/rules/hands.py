"""Cards in hand: dealing to one's fellows, limits, a new deck from the discards, and the roar that scatters them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from generator.errors import ContentError, Finding
from generator.games.daredragon.model_deck import Action
from generator.games.daredragon.model_rules import Figures
from generator.games.daredragon.rules.health import hand_limit
from generator.games.daredragon.rules.state import Daredevil, Fight


@dataclass(frozen=True, slots=True)
class Pile:
    """The daredevils' deck (top first) and its discards, as card names."""

    deck: tuple[str, ...]
    discards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Deal:
    """Cards dealt, by seat in the order of dealing, and the pile after it."""

    cards: tuple[tuple[str, str], ...]
    pile: Pile


def excess(figures: Figures, daredevil: Daredevil) -> int:
    """Cards that a daredevil must discard at once because the hand is over its limit (1.9)."""
    return max(0, daredevil.hand - hand_limit(figures.health, daredevil.health))


def recipients(figures: Figures, fight: Fight, dealer: str) -> tuple[str, ...]:
    """Who gets a card when somebody deals: all fellows clockwise from the dealer, never the dealer (1.9).

    Who may hold no card gets none; the dealer may be anybody, even incapacitated (2.3).
    """
    seats = fight.seats
    start = seats.index(fight.daredevil(dealer).seat) + 1
    fellows = (seats[start:] + seats[:start])[:-1]
    return tuple(seat for seat in fellows if hand_limit(figures.health, fight.daredevil(seat).health) > 0)


def deal(figures: Figures, fight: Fight, dealer: str, pile: Pile, shuffled: Sequence[str] = ()) -> Deal:
    """A turn spent on dealing: the agreed number of cards to each fellow (1.9).

    When the deck runs out the discards become the new deck in the order ``shuffled``, which must hold the same cards;
    if both run out the rest gets nothing. Raises ContentError if ``shuffled`` holds other cards.
    """
    dealt: list[tuple[str, str]] = []
    for seat in recipients(figures, fight, dealer):
        for _ in range(figures.setup.dealt_to_each):
            if not pile.deck:
                pile = reshuffled(pile, shuffled)
            if pile.deck:
                dealt.append((seat, pile.deck[0]))
                pile = replace(pile, deck=pile.deck[1:])
    return Deal(tuple(dealt), pile)


def reshuffled(pile: Pile, shuffled: Sequence[str]) -> Pile:
    """The discards as a new deck, in the order passed in."""
    if sorted(shuffled) != sorted(pile.discards):
        raise ContentError([Finding("not-the-discards", "the shuffled cards are not the discarded ones")])
    return Pile(tuple(shuffled))


def roar(action: Action, fight: Fight) -> tuple[Fight, dict[str, int]]:
    """A roar resolves: every action on the board is lost, guards too; each discards cards, as far as they have any.

    Gives the fight and the discards by seat (2.2, Roar). Apart from the discards, cards in hand are safe.
    """
    lost = {d.seat: min(d.hand, action.discards or 0) for d in fight.daredevils}
    scattered = tuple(replace(d, preparing=None, hand=d.hand - lost[d.seat]) for d in fight.daredevils)
    return replace(fight, daredevils=scattered, guards=(), warm_up=None), lost
