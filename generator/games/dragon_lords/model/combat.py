"""Tables that combat is fought by: to hit, range, arc of fire, where a hit strikes, close combat and its tactics."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from pydantic import Field

from generator.games.dragon_lords.model.dice import DiceField
from generator.games.dragon_lords.model.fields import (
    TWO_DICE,
    Count,
    Modifier,
    Points,
    adjoining,
    every,
    falling,
    in_order,
    rising,
)
from generator.games.dragon_lords.model.options import (
    Area,
    Body,
    CriticalEffect,
    Direction,
    Range,
    Rating,
    Section,
    Tactic,
    Wings,
)
from generator.source.model import Model, Problem, problem
from generator.source.provenance import Table

MIRRORED = {Direction.FRONT_RIGHT: Direction.FRONT_LEFT, Direction.REAR_RIGHT: Direction.REAR_LEFT}
"""Directions on the right, and their mirror images."""

SECTION_MIRROR = {Section.LEFT_WING: Section.RIGHT_WING, Section.RIGHT_WING: Section.LEFT_WING}
"""Sections that a mirror exchanges."""

EFFECT_FIGURES: dict[CriticalEffect, set[str]] = {
    CriticalEffect.KILLED: set(),
    CriticalEffect.BODY_DAMAGE: {"factor"},
    CriticalEffect.HEAD_SHOT: {"steps"},
    CriticalEffect.LEG_BROKEN: {"steps"},
    CriticalEffect.DAZED: {"initiative"},
    CriticalEffect.WING_TORN: {"steps"},
    CriticalEffect.RIDER_THROWN: {"without_rider"},
}
"""The figures that each effect of a critical hit needs."""


class Band(Model):
    """A stretch of whole numbers, both ends belonging to it."""

    least: Points
    most: Points

    def __contains__(self, number: int) -> bool:
        return self.least <= number <= self.most


class AltitudeBand(Band):
    """A difference in levels between attacker and target, and its modifier."""

    modifier: Modifier


class ToHit(Table):
    """The number needed on the dice, and what changes it; what is not listed changes nothing."""

    dice: DiceField
    base: Count
    always_misses: Count
    always_hits: Count
    wings: Annotated[dict[Wings, Modifier], in_order(Wings)]
    body: Annotated[dict[Body, Modifier], in_order(Body)]
    area: Annotated[dict[Area, Modifier], every(Area)]
    range: Annotated[dict[Range, Modifier], in_order(Range)]
    attacker_on_ground: Modifier
    altitude: tuple[AltitudeBand, ...]

    def problems(self) -> Iterable[Problem]:
        """Altitude bands with gaps, and figures that would make the certain rolls meaningless."""
        bands = ((index, band.least, band.most) for index, band in enumerate(self.altitude))
        yield from adjoining(bands, 0, "altitude")
        if not self.always_misses < self.base < self.always_hits:
            yield problem(
                "wrong-order", "the base must lie between the roll that misses and the roll that hits", "base"
            )


class Ranges(Table):
    """Ranges by the number of hexes."""

    bands: Annotated[dict[Range, Band], every(Range)]

    @property
    def farthest(self) -> int:
        """The number of hexes that breath reaches at most."""
        return max(band.most for band in self.bands.values())

    def problems(self) -> Iterable[Problem]:
        """Bands with gaps."""
        yield from adjoining(((name, band.least, band.most) for name, band in self.bands.items()), 1, "bands")


class ArcOfFire(Table):
    """Arcs in degrees, and how far off the facing each area of the breath's arc reaches, to either side."""

    breath_arc: Annotated[int, Field(ge=1, le=360)]
    rider_arc: Annotated[int, Field(ge=1, le=360)]
    areas: Annotated[dict[Area, Annotated[int, Field(ge=1, le=180)]], every(Area)]

    def problems(self) -> Iterable[Problem]:
        """Areas out of order, or not filling the arc."""
        yield from rising(self.areas, "areas")
        widest = max(self.areas.values())
        if 2 * widest != self.breath_arc:
            yield problem(
                "wrong-sum", f"the areas reach {widest}° to each side of an arc of {self.breath_arc}°", "areas"
            )


class Directions(Table):
    """The numbers of the hexsides, clockwise from the facing."""

    hexsides: Annotated[dict[int, Direction], every(range(1, len(Direction) + 1))]

    def problems(self) -> Iterable[Problem]:
        """A direction that stands at two hexsides."""
        if len(set(self.hexsides.values())) < len(self.hexsides):
            yield problem("wrong-value", "each direction must stand at one hexside", "hexsides")


class DamageAllocation(Table):
    """The section that a hit strikes, by the roll and the direction of the attack."""

    dice: DiceField
    rows: Annotated[dict[int, Annotated[dict[Direction, Section], every(Direction)]], every(TWO_DICE)]

    def problems(self) -> Iterable[Problem]:
        """Cells on the left that do not mirror those on the right; front and rear lie on the mirror's axis."""
        for roll, row in self.rows.items():
            for right, left in MIRRORED.items():
                expected = SECTION_MIRROR.get(row[right], row[right])
                if row[left] is not expected:
                    yield problem(
                        "not-mirrored", f"{left} must be {expected}, as {right} is {row[right]}", "rows", roll, left
                    )


class MultipleHits(Table):
    """How many breaths a turn can hurt one dragon (optional)."""

    hits: Count


class CloseCombat(Table):
    """Close combat: the modifier by rating, the dice of both sides, and what a fight costs in height and speed."""

    modifier: Annotated[dict[Rating, Modifier], every(Rating)]
    dice: DiceField
    direction_dice: DiceField
    winner_suffers: DiceField
    levels_lost: Points
    speed_lost: Points

    def problems(self) -> Iterable[Problem]:
        """Modifiers that do not fall as the rating gets worse."""
        yield from falling(self.modifier, "modifier")


class CriticalHit(Model):
    """One row of the critical hits: the effect, and its size where it has one."""

    effect: CriticalEffect
    factor: Count | None = None
    """How often the body takes the damage."""
    steps: Count | None = None
    """Steps down the scale of the breath weapon, of tooth and claw, or of the rating."""
    initiative: Modifier | None = None
    without_rider: Count | None = None
    """The row that holds instead for a dragon without a rider."""


class CriticalHits(Table):
    """Critical hits (optional): a ``natural`` roll, if the number needed was not above ``needed_at_most``."""

    dice: DiceField
    natural: Count
    needed_at_most: Count
    legs: Count
    rows: Annotated[dict[int, CriticalHit], every(TWO_DICE)]

    def problems(self) -> Iterable[Problem]:
        """Rows whose effect lacks its figure, has one it cannot use, or points to no row."""
        for roll, row in self.rows.items():
            figures = {name for name in row.model_fields_set if name != "effect"}
            wanted = EFFECT_FIGURES[row.effect]
            if figures != wanted:
                says = f"{row.effect} needs {', '.join(sorted(wanted)) or 'no figure'}"
                yield problem("wrong-value", f"{says}, not {', '.join(sorted(figures)) or 'none'}", "rows", roll)
            if row.without_rider is not None and row.without_rider not in self.rows:
                yield problem("wrong-value", "there is no such row", "rows", roll, "without_rider")


class Fumble(Model):
    """One row of the fumbles."""

    damage: DiceField
    section: Section


class Fumbles(Table):
    """Fumbles (optional): a ``natural`` roll of the breath turns on the dragon itself."""

    dice: DiceField
    natural: Count
    rows: Annotated[dict[int, Fumble], every(TWO_DICE)]


class Tactics(Table):
    """Tactics (optional): the attacker's modifier by its own tactic, then by the defender's."""

    uses: Count
    lunge_damage: DiceField
    modifier: Annotated[dict[Tactic, Annotated[dict[Tactic, Modifier], every(Tactic)]], every(Tactic)]

    def problems(self) -> Iterable[Problem]:
        """Cells that are not the opposite of the cell with the two tactics exchanged."""
        for own, row in self.modifier.items():
            for other, modifier in row.items():
                if modifier != -self.modifier[other][own]:
                    message = f"{modifier} against {other}, but {other} has {self.modifier[other][own]} against {own}"
                    yield problem("not-opposite", message, "modifier", own, other)
