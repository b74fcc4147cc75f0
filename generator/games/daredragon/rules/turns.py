"""Turn arithmetic: whose turn it is, when a warm-up or a cool-down ends, how long guards and ripostes last."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from generator.errors import ContentError, Finding
from generator.games.daredragon.model_board import DRAGON_SEAT
from generator.games.daredragon.model_rules import Modifiers, Turns

_TURN = re.compile(r"\s*([1-9]\d{0,5})\s*(❖|d)?\s*\Z")


@dataclass(frozen=True, slots=True, order=True)
class Turn:
    """A turn counted from 1. Dragon turn 4, written ``4❖`` (or ``4d``), follows daredevil turn 4 (1.4)."""

    number: int
    dragon: bool = False

    def __str__(self) -> str:
        return f"{self.number}❖" if self.dragon else str(self.number)

    @classmethod
    def parse(cls, text: str | int) -> Turn:
        """A turn as written. Raises ContentError for what is none."""
        match = _TURN.match(str(text))
        if match is None:
            hint = "write 54 for a daredevil's turn and 54❖ or 54d for the dragon's"
            raise ContentError([Finding("bad-turn", f"“{text}” is not a turn", hint=hint)])
        return cls(int(match.group(1)), match.group(2) is not None)


def seats_for(turns: Turns, players: int) -> tuple[str, ...]:
    """The seats for a number of players, clockwise. Raises ContentError for a number that cannot play (1.4)."""
    for table in turns.tables:
        if table.players == players:
            return table.seats
    hint = "write one of: " + ", ".join(str(table.players) for table in turns.tables)
    raise ContentError([Finding("bad-players", f"there is no table for {players} players", hint=hint)])


def turn_order(seats: Sequence[str]) -> tuple[str, ...]:
    """A whole round: a dragon turn after each daredevil (1.4)."""
    return tuple(who for seat in seats for who in (seat, DRAGON_SEAT))


def seat_of(seats: Sequence[str], number: int, first: str | None = None) -> str:
    """Whose turn daredevil turn ``number`` is when ``first`` (or the first seat) has turn 1 (1.4)."""
    begins = 0 if first is None else list(seats).index(first)
    return seats[(begins + number - 1) % len(seats)]


def seat_due(seats: Sequence[str], by: str, warm_up: int) -> str:
    """In whose turn a warm-up ends that ``by`` began: it counts daredevil turns round the table (1.5).

    With four players a warm-up of 4 ends in one's own next turn; with five or six it does not.
    """
    return seats[(list(seats).index(by) + warm_up) % len(seats)]


def daredevil_due(began: int, warm_up: int) -> Turn:
    """The daredevil turn at whose start an action resolves (1.5)."""
    return Turn(began + warm_up)


def dragon_due(laid: int, turns: int) -> Turn:
    """The dragon turn at whose start a warm-up or a cool-down ends (1.6)."""
    return Turn(laid + turns, dragon=True)


def guard_ends(began: int, players: int) -> Turn:
    """The daredevil turn at whose start a guard stands down: its owner's next (1.5)."""
    return Turn(began + players)


def guards_against(began: int, players: int, dragon_turn: int) -> bool:
    """Whether a guard that began on a daredevil turn is still active on a dragon turn (1.5)."""
    return began <= dragon_turn < guard_ends(began, players).number


def riposte_turns(modifiers: Modifiers, attack: int, *, dodged: bool) -> tuple[int, ...]:
    """The daredevil turns on which a part can be struck with a riposte after its attack on dragon turn ``attack``.

    A dodge makes the window longer; only a single attack can be dodged into the void (2.1, Attack, Intervention Dodge).
    """
    window = modifiers.riposte_turns.after_dodge if dodged else modifiers.riposte_turns.usual
    return tuple(range(attack + 1, attack + 1 + window))
