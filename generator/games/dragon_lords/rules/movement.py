"""Movement through the air, step by step: an exact account of movement points, and every step that is not allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from generator.games.dragon_lords.model.options import Altitude
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.flight import Maneuver, bank_cost, maneuver_cost, turn_cost
from generator.games.dragon_lords.rules.hexes import DEGREES, Hex, ahead, turned
from generator.games.dragon_lords.rules.moves import HIGHEST, LEVELS, LOWEST, Fault, Flyer, Line, Moved, Pose, Turned
from generator.games.dragon_lords.rules.ruleset import RuleSet
from generator.games.dragon_lords.rules.steps import MOST_SIDES, Side, Step, StepKind


def fly(tables: Tables, rules: RuleSet, flyer: Flyer, pose: Pose, steps: Sequence[Step]) -> Moved:
    """Make a move in the air, or one that begins with a take-off (3. Movement, Advanced 3. Movement).

    Steps that are not allowed are noted and then made as well as they can be, so that the rest can be judged. Whether
    the points are those of the speed is for ``points_fault``.
    """
    flight = _Flight(tables, rules, flyer, pose, flyer.carried)
    if pose.on_ground and not (steps and steps[0].kind is StepKind.TAKE_OFF):
        first = steps[0] if steps else Step(StepKind.TAKE_OFF)
        flight.note(0, first, "a dragon on the ground can only take off (T) or stay down", unpriced=True)
        flight.pose = replace(pose, altitude=LOWEST)
    for index, step in enumerate(steps):
        flight.make(index, step)
    return flight.result()


@dataclass(slots=True)
class _Flight:
    """A move in the making."""

    tables: Tables
    rules: RuleSet
    flyer: Flyer
    pose: Pose
    turn: Turned | None
    turned_now: bool = False
    banks: int = 0
    landed: bool = False
    lines: list[Line] = field(default_factory=list)
    faults: dict[tuple[int, str], Fault] = field(default_factory=dict)
    path: list[Hex] = field(default_factory=list)

    def result(self) -> Moved:
        faults = tuple(self.faults.values())
        return Moved(tuple(self.lines), faults, tuple(self.path), self.pose, None if self.landed else self.turn)

    def note(self, index: int, step: Step, why: str, *, unpriced: bool = False) -> None:
        """Note a fault; what is wrong several times in one step is said once."""
        self.faults.setdefault((index, why), Fault(index, step, why, unpriced))

    def make(self, index: int, step: Step) -> None:
        if self.landed:
            self.note(index, step, "a landing ends the move")
        if step.kind in (StepKind.BANK, StepKind.TAKE_OFF, StepKind.LAND) and not self.rules.advanced:
            self.note(index, step, f"{_NAMES[step.kind]} belongs to the advanced rules")
        match step.kind:
            case StepKind.TURN:
                points = self.make_turn(index, step)
            case StepKind.TAKE_OFF:
                points = self.take_off(index, step)
            case _:
                points = sum(self.go(index, step) for _ in range(step.count))
        self.lines.append(Line(index, step, points, self.pose))

    def go(self, index: int, step: Step) -> int:
        """Enter one hex, ahead or (banking) at an angle, at the altitude that the step leads to; its price."""
        facing = self.pose.facing
        if step.kind is StepKind.BANK:
            self.banks += 1
            facing = turned(facing, step.side or 0)
        else:
            self.banks = 0
        self.turn, self.turned_now = None, False
        place = ahead(self.pose.place, facing)
        self.path.append(place)
        self.pose = Pose(place, self.pose.facing, self.altitude_after(index, step))
        match step.kind:
            case StepKind.CLIMB:
                return maneuver_cost(self.tables, self.flyer.rating, Maneuver.CLIMB)
            case StepKind.DIVE:
                return maneuver_cost(self.tables, self.flyer.rating, Maneuver.DIVE)
            case StepKind.BANK:
                return bank_cost(self.tables, self.flyer.rating)
            case StepKind.LAND:
                self.landed = True
                return self.tables.movement.land
            case _:
                return maneuver_cost(self.tables, self.flyer.rating, Maneuver.FORWARD)

    def altitude_after(self, index: int, step: Step) -> Altitude:
        altitude = self.pose.altitude
        match step.kind:
            case StepKind.CLIMB if altitude is HIGHEST:
                self.note(index, step, "climbs above very high altitude", unpriced=True)
            case StepKind.CLIMB:
                return LEVELS[LEVELS.index(altitude) + 1]
            case StepKind.DIVE if altitude is LOWEST:
                self.note(index, step, "dives below very low altitude")
            case StepKind.LAND:
                if altitude is not LOWEST:
                    self.note(index, step, f"lands from {altitude.replace('-', ' ')} altitude, not from very low")
                return Altitude.GROUND
            case StepKind.BANK if self.banks % self.tables.turning.bank.banks_per_level or not self.rules.advanced:
                return altitude
            case StepKind.BANK if altitude is LOWEST:
                self.note(index, step, "banks again at very low altitude, and would crash")
            case StepKind.DIVE | StepKind.BANK if altitude is not Altitude.GROUND:
                return LEVELS[LEVELS.index(altitude) - 1]
        return altitude

    def make_turn(self, index: int, step: Step) -> int:
        self.banks = 0
        side = step.side or Side.RIGHT
        before = self.turn
        self.pose = replace(self.pose, facing=turned(self.pose.facing, side * step.count))
        if self.turned_now:
            self.note(index, step, "turns again without having moved forward", unpriced=True)
            return 0
        self.turned_now = True
        sides, paid = step.count, 0
        if before is not None:
            sides, paid = sides + before.sides, before.paid
            if side is not before.side:
                other = "left" if before.side is Side.LEFT else "right"
                self.note(
                    index, step, f"its last move ended with a turn to the {other}, and goes on that way", unpriced=True
                )
                return 0
            if sides > MOST_SIDES:
                why = f"turns {sides * DEGREES}° in one hex, with the {before.sides * DEGREES}° of its last move"
                self.note(index, step, why, unpriced=True)
                return 0
        points = max(turn_cost(self.tables, self.flyer.rating, sides * DEGREES) - paid, 0)
        self.turn = Turned(side, sides, paid + points)
        return points

    def take_off(self, index: int, step: Step) -> int:
        """Leap into the air and fly straight on for as many hexes as the minimum speed has points (Taking Off)."""
        if not self.pose.on_ground:
            self.note(index, step, "takes off, but is not on the ground", unpriced=True)
            return 0
        self.pose = replace(self.pose, altitude=LOWEST)
        self.turn, self.turned_now, self.banks = None, False, 0
        for _ in range(self.flyer.min_speed):
            self.pose = replace(self.pose, place=ahead(self.pose.place, self.pose.facing))
            self.path.append(self.pose.place)
        movement = self.tables.movement
        return movement.climb + (self.flyer.min_speed - 1) * movement.forward


_NAMES = {StepKind.BANK: "a bank", StepKind.TAKE_OFF: "a take-off", StepKind.LAND: "a landing"}
