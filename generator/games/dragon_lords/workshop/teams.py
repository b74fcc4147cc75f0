"""Teams of unequal number that are even in points (Scenarios: The Team Game)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, islice

from generator.errors import Finding
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import cost_bounds

MOST_KINDS = 4
"""A side of ready-made dragons has no more kinds of them than this, unless all shall differ."""


@dataclass(frozen=True, slots=True)
class Side:
    """So many dragons for so many design points, shared out as evenly as whole points allow, the dearest first."""

    players: int
    points: int

    @property
    def costs(self) -> tuple[int, ...]:
        """What each dragon may cost."""
        least, more = divmod(self.points, self.players)
        return (least + 1,) * more + (least,) * (self.players - more)

    @property
    def is_even(self) -> bool:
        """Whether all dragons of the side cost the same."""
        return self.points % self.players == 0


@dataclass(frozen=True, slots=True)
class MatchUp:
    """Two sides of unlike number and the same sum: what each dragon of the larger and of the smaller costs."""

    larger: Side
    smaller: Side


def can_be_built(tables: Tables, side: Side) -> bool:
    """Whether every dragon of a side lies within the bounds of a dragon's cost."""
    least, most = cost_bounds(tables)
    return side.players * least <= side.points <= side.players * most


def sides_of(tables: Tables, points: int) -> list[Side]:
    """All sides that can be had for so many points, by the number of their dragons."""
    least, _most = cost_bounds(tables)
    every = (Side(players, points) for players in range(1, points // least + 1))
    return [side for side in every if can_be_built(tables, side)]


def match_ups(tables: Tables, larger: int, smaller: int) -> list[MatchUp]:
    """All ways in which ``larger`` dragons of one cost are even with ``smaller`` dragons of another."""
    least, most = cost_bounds(tables)
    sums = (larger * cost for cost in range(least, most + 1))
    pairs = (MatchUp(Side(larger, total), Side(smaller, total)) for total in sums)
    return [pair for pair in pairs if pair.smaller.is_even and can_be_built(tables, pair.smaller)]


def impossible(tables: Tables, side: Side) -> list[Finding]:
    """A finding if a side cannot be had: its dragons would be too cheap or too dear."""
    least, most = cost_bounds(tables)
    if side.points < side.players * least:
        message = f"{side.points} design points are not enough for {side.players} dragons"
        return [Finding("too-few-points", message, hint=f"each costs at least {least}: {side.players * least} in all")]
    if side.points > side.players * most:
        message = f"{dragons(side.players)} cannot cost {side.points} design points"
        return [Finding("too-many-points", message, hint=f"each costs at most {most}: {side.players * most} in all")]
    return []


def dragons(number: int) -> str:
    """So many dragons, in words of a message."""
    return f"{number} dragon" if number == 1 else f"{number} dragons"


def ready_sides(
    costs: Mapping[str, int], side: Side, limit: int, *, different: bool = False
) -> list[tuple[tuple[str, int], ...]]:
    """At most ``limit`` sides of ready-made dragons that come to the points: names with how many of each.

    Sides of one kind come first, as the scenarios have them, then those of two kinds and more. With ``different`` no
    dragon stands in a side twice.
    """
    found = _different(costs, side) if different else _by_kinds(costs, side)
    return list(islice(found, limit))


def _different(costs: Mapping[str, int], side: Side) -> Iterator[tuple[tuple[str, int], ...]]:
    for names in combinations(costs, side.players):
        if sum(costs[name] for name in names) == side.points:
            yield tuple((name, 1) for name in names)


def _by_kinds(costs: Mapping[str, int], side: Side) -> Iterator[tuple[tuple[str, int], ...]]:
    for kinds in range(1, min(side.players, MOST_KINDS) + 1):
        for names in combinations(costs, kinds):
            for numbers in _numbers([costs[name] for name in names], side.players, side.points):
                yield tuple(zip(names, numbers, strict=True))


def _numbers(costs: Sequence[int], players: int, points: int) -> Iterator[tuple[int, ...]]:
    """How many of each kind there can be, at least one of each, so that number and points come out."""
    first, rest = costs[0], costs[1:]
    if not rest:
        if players >= 1 and players * first == points:
            yield (players,)
        return
    for number in range(players - len(rest), 0, -1):
        left = points - number * first
        if left >= 0:
            yield from ((number, *others) for others in _numbers(rest, players - number, left))
