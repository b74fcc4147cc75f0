"""What a move is made of: poses, the account of its steps, the steps that are not allowed, and a turn left open."""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.dragon_lords.model.options import Altitude, Rating
from generator.games.dragon_lords.rules.hexes import Hex
from generator.games.dragon_lords.rules.steps import Side, Step

LEVELS = tuple(Altitude)
LOWEST, HIGHEST = Altitude.VERY_LOW, Altitude.VERY_HIGH
"""The levels that a dragon flies between (Movement and Altitude)."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a dragon is: its hex, its facing (0 to 5, clockwise from the top of the map), its altitude."""

    place: Hex
    facing: int
    altitude: Altitude

    @property
    def on_ground(self) -> bool:
        """Whether the dragon is down on the ground."""
        return self.altitude is Altitude.GROUND


@dataclass(frozen=True, slots=True)
class Turned:
    """A turn in a hex that has not been left since: its side, its hexsides, the points paid for it so far."""

    side: Side
    sides: int
    paid: int


@dataclass(frozen=True, slots=True)
class Flyer:
    """What the price of a move depends on: the rating to fly by, the minimum speed, a turn that may be continued."""

    rating: Rating
    min_speed: int
    carried: Turned | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One written step: its place in the list from 0, its price in movement points, and where it leads."""

    index: int
    step: Step
    points: int
    pose: Pose


@dataclass(frozen=True, slots=True)
class Fault:
    """A step that is not allowed, and why. A step that has no price leaves the account of the move open."""

    index: int
    step: Step
    why: str
    unpriced: bool = False

    def __str__(self) -> str:
        return f"step {self.index + 1} ({self.step}): {self.why}"


@dataclass(frozen=True, slots=True)
class Moved:
    """A move that was made, allowed or not: its account, its faults, the hexes passed, and where it ended."""

    lines: tuple[Line, ...]
    faults: tuple[Fault, ...]
    path: tuple[Hex, ...]
    pose: Pose
    turned: Turned | None = None
    """A turn in the last hex; to be carried over under the optional rule."""

    @property
    def spent(self) -> int:
        """The movement points of all steps."""
        return sum(line.points for line in self.lines)

    @property
    def priced(self) -> bool:
        """Whether every step has a price, so that the account can be held against the speed."""
        return not any(fault.unpriced for fault in self.faults)


def points_fault(moved: Moved, speed: int) -> str:
    """How the points of a move differ from the speed, in words; empty if they do not (Movement Points)."""
    if not moved.priced or moved.spent == speed:
        return ""
    account = " + ".join(f"{line.points} ({line.step})" for line in moved.lines)
    spends = f"the move spends {moved.spent} of {speed} movement points"
    return f"{spends}: {account}" if account else spends
