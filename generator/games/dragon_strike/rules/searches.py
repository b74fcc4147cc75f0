"""Searches for treasure, traps and secret passages."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.options import Feat, HeroClass
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.dice import succeeds


class Body(StrEnum):
    """The state of a monster that is searched."""

    AWAKE = "awake"
    ASLEEP = "asleep"
    BOUND = "bound"
    DEAD = "dead"


class Way(StrEnum):
    """How a search for treasure is made."""

    AUTOMATIC = "automatic"
    FEAT = "feat"
    """A thief's feat of dexterity."""
    IMPOSSIBLE = "impossible"


@dataclass(frozen=True, slots=True)
class Search:
    """What a search brings: whether all that is hidden is found, and how many traps it springs."""

    found: bool
    sprung: int


def within_search(rules: RuleFigures, distance: int, seen: bool) -> bool:
    """Whether a search of the surroundings covers a space (Find and Disarm Traps; Find Secret Passages)."""
    return seen and distance <= rules.search_distance


def trap_search(rules: RuleFigures, die: Die, roll: int) -> Search:
    """A search for traps: success disarms all of them, failure springs none (Find and Disarm Traps)."""
    return Search(succeeds(rules, die, roll), 0)


def passage_search(rules: RuleFigures, die: Die, roll: int, traps: int) -> Search:
    """A search for passages over spaces with so many traps: it springs them, found or not (Find Secret Passages)."""
    return Search(succeeds(rules, die, roll), traps)


def chest_search(traps: int, searched_before: bool = False) -> Search:
    """A search of a chest: a trap on it is sprung, and a second search finds nothing (Search for Treasure)."""
    return Search(not searched_before, traps)


def body_search(rules: RuleFigures, body: Body, hero_class: HeroClass) -> Way:
    """How a monster next to the hero is searched (Searching a Monster; A Thief's Feats)."""
    if body is not Body.AWAKE:
        return Way.AUTOMATIC
    allowed = rules.feats.kinds[Feat.PICK_POCKET].classes
    return Way.FEAT if allowed is None or hero_class in allowed else Way.IMPOSSIBLE
