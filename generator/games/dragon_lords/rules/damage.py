"""What a dragon can take, where the half-way line runs, what serious damage costs it, and what a fall does."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Altitude, Body, Breath, Claws, Rating, Section, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.scales import BREATH, CLAWS, RATINGS, step

WING_SECTIONS = (Section.LEFT_WING, Section.RIGHT_WING)


@dataclass(frozen=True, slots=True)
class Track:
    """A damage track: its circles above and below the half-way line."""

    above: int
    below: int

    @property
    def total(self) -> int:
        """All circles of the track: the points of damage that empty it."""
        return self.above + self.below

    def over_half(self, damage: int) -> bool:
        """Whether more than half of the track is gone (Dragon Damage Tracks). Exactly half is not enough."""
        return 2 * damage > self.total


def track(points: int) -> Track:
    """A track for so many points: halves alike, an odd point above the line (Step 4: Fill Out a Play Sheet)."""
    return Track(points - points // 2, points // 2)


def over_half(points: int, damage: int) -> bool:
    """Whether ``damage`` is more than half of ``points`` (Dragon Damage Tracks)."""
    return track(points).over_half(damage)


def damage_points(tables: Tables, body: Body, wings: Wings) -> dict[Section, int]:
    """The points of each section of an undamaged dragon (Damage Points by Body Part and Size)."""
    points = tables.damage_points
    return {
        Section.HEAD: points.head,
        Section.BODY: points.body[body],
        Section.TAIL: points.tail,
        Section.LEFT_WING: points.wing[wings],
        Section.RIGHT_WING: points.wing[wings],
    }


def full_tracks(tables: Tables) -> dict[Section, int]:
    """The circles that a blank sheet must have in each section: as many as any dragon needs (Dragon Damage Tracks)."""
    every = [damage_points(tables, body, wings) for body in Body for wings in Wings]
    return {section: max(points[section] for points in every) for section in Section}


@dataclass(frozen=True, slots=True)
class Powers:
    """What serious damage takes away from: weapons, rating, maximum speed."""

    breath: Breath
    claws: Claws
    rating: Rating
    maximum_speed: int


def after_serious_damage(tables: Tables, powers: Powers, sections: Collection[Section]) -> Powers:
    """The powers left when more than half of each of ``sections`` is gone (Serious Damage Effects Table).

    Each section counts once, each wing for itself. The close combat modifier follows the rating; the speeds do not.
    """
    effects = tables.serious_damage
    if Section.HEAD in sections:
        powers = replace(powers, breath=step(BREATH, powers.breath, -effects.head.breath_steps))
    if Section.BODY in sections:
        powers = replace(powers, claws=step(CLAWS, powers.claws, -effects.body.claws_steps))
    if Section.TAIL in sections:
        powers = replace(powers, rating=step(RATINGS, powers.rating, -effects.tail.rating_steps))
    wings = sum(wing in sections for wing in WING_SECTIONS)
    return replace(powers, maximum_speed=powers.maximum_speed - wings * effects.wing.maximum_speed)


def close_combat_modifier(tables: Tables, rating: Rating) -> int:
    """What a dragon of this rating adds to its close combat roll (Close Combat Ability Table)."""
    return tables.close_combat.modifier[rating]


def fall_damage(tables: Tables, altitude: Altitude) -> Dice | None:
    """The dice of a fall from ``altitude``, one lot for each level (Crashing to the Ground); none on the ground."""
    levels = tables.altitudes.levels[altitude]
    return tables.altitudes.fall_damage.times(levels) if levels else None
