"""Who moves when: initiative rolls, ties and the rolls that settle them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from generator.games.dragon_lords.model.options import Rating
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.flight import initiative_modifier
from generator.games.dragon_lords.rules.ruleset import RuleSet

Rolls = tuple[int, ...]
"""A roll and those that settled its ties, in their order; a log shows them as 8/9."""


def counted(tables: Tables, rules: RuleSet, rolls: Rolls, rating: Rating, dazed: int = 0) -> Rolls:
    """The rolls as they count (1. Initiative, Advanced 1. Initiative).

    The rating's modifier (optional) and ``dazed``, what critical hits have done, change the first roll; ties are
    settled by the bare dice.
    """
    modifier = initiative_modifier(tables, rating) if rules.initiative_modifiers else 0
    return rolls[:1] if not rolls else (rolls[0] + modifier + dazed, *rolls[1:])


def move_order(counted_rolls: Mapping[str, Rolls]) -> list[str]:
    """The names from the lowest initiative to the highest; unsettled ties stay as they stand (Movement Order)."""
    return sorted(counted_rolls, key=lambda name: counted_rolls[name])


def ties(counted_rolls: Mapping[str, Rolls]) -> list[tuple[str, ...]]:
    """The groups of dragons whose rolls leave open who moves first, so that they must roll again (Movement Order)."""
    groups: dict[Rolls, list[str]] = {}
    for name, rolls in counted_rolls.items():
        groups.setdefault(rolls, []).append(name)
    open_groups = [tuple(group) for group in groups.values() if len(group) > 1]
    return open_groups + list(_short(counted_rolls))


def surplus_rolls(counted_rolls: Mapping[str, Rolls]) -> list[str]:
    """The dragons that rolled again although nobody had the same rolls any more."""
    return [
        name
        for name, rolls in counted_rolls.items()
        if len(rolls) > 1 and not _others_with(counted_rolls, name, rolls[:-1])
    ]


def _short(counted_rolls: Mapping[str, Rolls]) -> Iterator[tuple[str, ...]]:
    """Dragons that rolled again while another with the same rolls did not."""
    for name, rolls in counted_rolls.items():
        longer = tuple(other for other in _others_with(counted_rolls, name, rolls) if counted_rolls[other] != rolls)
        if longer:
            yield (name, *longer)


def _others_with(counted_rolls: Mapping[str, Rolls], name: str, first: Sequence[int]) -> list[str]:
    """The other dragons whose rolls begin with these."""
    count = len(first)
    return [other for other, rolls in counted_rolls.items() if other != name and rolls[:count] == tuple(first)]
