"""Whom the dragon looks at: glares with and without a target, and the target that an attack draws."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from generator.games.daredragon.model_deck import Glare, Turning
from generator.games.daredragon.rules.state import Fight


def glare(seats: Sequence[str], glared: Glare, target: str | None, last: str, out: Collection[str]) -> str | None:
    """The new target after a glare (2.2, Glare).

    Right is clockwise. The incapacitated (``out``) do not count as steps. Without a target the dragon looks between
    ``last``, who had the turn before, and the next seat, so that a step left reaches ``last``. ``None`` if all are out.
    """
    order = list(seats)
    if glared.side is Turning.RIGHT:
        start = order.index(target if target is not None else last) + 1
        path = order[start:] + order[:start]
    else:
        start = order.index(target) if target is not None else order.index(last) + 1
        path = (order[start:] + order[:start])[::-1]
    standing = [seat for seat in path if seat not in out]
    return standing[(glared.seats - 1) % len(standing)] if standing else None


def target_drawn(fight: Fight, attackers: Sequence[tuple[int, str]]) -> str | None:
    """The target after daredevils' attacks: the old one, or else the attacker who began last (2.1, Attack).

    ``attackers`` pairs the turn on which each attack began with its seat; of equal turns the later in the list counts.
    """
    if fight.target is not None or not attackers:
        return fight.target
    latest = max(began for began, _ in attackers)
    return [seat for began, seat in attackers if began == latest][-1]


def incapacitated(fight: Fight) -> frozenset[str]:
    """The seats of those at 0 health points."""
    return frozenset(daredevil.seat for daredevil in fight.daredevils if daredevil.incapacitated)
