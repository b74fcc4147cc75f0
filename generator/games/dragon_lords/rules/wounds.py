"""A dragon's damage tracks in play: what is ticked off, what is left, and what that makes of the dragon."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from generator.games.dragon_lords.model.options import Section
from generator.games.dragon_lords.rules.damage import over_half
from generator.games.dragon_lords.rules.ruleset import RuleSet

VITAL = frozenset({Section.HEAD, Section.BODY})
"""Sections whose loss kills; that of any other grounds the dragon (Crashing to the Ground)."""

Marks = Mapping[Section, int]
"""Points of damage by section."""


class Fate(StrEnum):
    """What the damage leaves of a dragon."""

    FIT = "fit"
    GROUNDED = "grounded"
    DESTROYED = "destroyed"


@dataclass(frozen=True, slots=True)
class Wounds:
    """The points that each section can take, and those that it has taken."""

    points: Marks
    damage: Marks = field(default_factory=dict)

    def taken(self, section: Section) -> int:
        """Points ticked off a section."""
        return self.damage.get(section, 0)

    def left(self, section: Section) -> int:
        """Points that a section can still take."""
        return self.points[section] - self.taken(section)

    @property
    def serious(self) -> frozenset[Section]:
        """The sections that have lost more than half (Serious Damage Effects Table)."""
        return frozenset(section for section in Section if over_half(self.points[section], self.taken(section)))

    @property
    def empty(self) -> frozenset[Section]:
        """The sections that have nothing left."""
        return frozenset(section for section in Section if self.left(section) <= 0)

    def with_marks(self, marks: Marks) -> Wounds:
        """The tracks with further points ticked off, each section as far as it goes."""
        taken = {section: self.taken(section) + marks.get(section, 0) for section in Section}
        return Wounds(self.points, {section: min(taken[section], self.points[section]) for section in Section})

    def healed(self, marks: Marks) -> Wounds:
        """The tracks with points restored (The Spells: Heal)."""
        return Wounds(self.points, {s: max(self.taken(s) - marks.get(s, 0), 0) for s in Section})


def marks_for(rules: RuleSet, wounds: Wounds, section: Section, points: int) -> dict[Section, int]:
    """Where so many points of damage to a section are ticked off.

    Advanced: what an empty wing or tail cannot take goes to the body (Crashing to the Ground); else nothing goes
    beyond the end of a track.
    """
    here = max(min(points, wounds.left(section)), 0)
    marks = {section: here} if here else {}
    if rules.advanced and section not in VITAL:
        body = max(min(points - here, wounds.left(Section.BODY)), 0)
        if body:
            marks[Section.BODY] = body
    return marks


def fate(rules: RuleSet, wounds: Wounds) -> Fate:
    """What is left of a dragon (Dragon Damage and Defeat; advanced: Crashing to the Ground)."""
    if not wounds.empty:
        return Fate.FIT
    if rules.advanced and wounds.empty.isdisjoint(VITAL):
        return Fate.GROUNDED
    return Fate.DESTROYED
