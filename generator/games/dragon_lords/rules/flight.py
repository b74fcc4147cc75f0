"""How a dragon flies: rating and speeds, the price of each maneuver, acceleration, initiative."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from generator.games.dragon_lords.model.options import Body, Rating, Wings
from generator.games.dragon_lords.model.tables import Tables


class Maneuver(StrEnum):
    """What a dragon spends movement points on (Movement Point Costs, Turning Costs, Banking)."""

    FORWARD = "forward"
    CLIMB = "climb"
    DIVE = "dive"
    TURN_60 = "turn-60"
    TURN_120 = "turn-120"
    TURN_180 = "turn-180"
    BANK = "bank"


_ANGLES = {Maneuver.TURN_60: 60, Maneuver.TURN_120: 120, Maneuver.TURN_180: 180}


def rating(tables: Tables, body: Body, wings: Wings) -> Rating:
    """The maneuverability rating of an undamaged dragon (Maneuverability and Speed Table)."""
    return tables.flight.rating[body][wings]


def turn_cost(tables: Tables, rating: Rating, angle: int) -> int:
    """Movement points for a turn of 60, 120 or 180 degrees within a hex (Turning Costs).

    Raises KeyError for any other angle.
    """
    return tables.turning.costs[rating][angle]


def bank_cost(tables: Tables, rating: Rating) -> int:
    """Movement points for a bank (Advanced 3. Movement: Banking)."""
    bank = tables.turning.bank
    return max(bank.least, bank.factor * turn_cost(tables, rating, 60))


def maneuver_cost(tables: Tables, rating: Rating, maneuver: Maneuver) -> int:
    """Movement points for one maneuver (Movement Point Costs, Turning Costs, Banking)."""
    match maneuver:
        case Maneuver.FORWARD:
            return tables.movement.forward
        case Maneuver.CLIMB:
            return tables.movement.climb
        case Maneuver.DIVE:
            return tables.movement.dive
        case Maneuver.BANK:
            return bank_cost(tables, rating)
        case _:
            return turn_cost(tables, rating, _ANGLES[maneuver])


def path_cost(tables: Tables, rating: Rating, maneuvers: Iterable[Maneuver]) -> int:
    """Movement points for a whole move (Movement Points). Whether the move is allowed is not asked here."""
    return sum(maneuver_cost(tables, rating, maneuver) for maneuver in maneuvers)


def acceleration_allowance(tables: Tables, wings: Wings | None = None) -> int:
    """Points faster than last turn that a dragon may fly.

    Without ``wings`` the rule for all dragons (2. Record Speed), with them the optional one (Advanced 2. Record Speed:
    Advanced Acceleration Allowance).
    """
    return tables.acceleration.basic if wings is None else tables.acceleration.allowance[wings]


def fastest_next(tables: Tables, wings: Wings, last_speed: int, *, by_wings: bool = False) -> int:
    """The highest speed that may be recorded after ``last_speed`` (2. Record Speed), never above the maximum speed.

    ``by_wings`` turns the optional acceleration allowances on.
    """
    allowance = acceleration_allowance(tables, wings if by_wings else None)
    return min(last_speed + allowance, tables.flight.maximum_speed[wings])


def slow_turns_owed(tables: Tables, fast_turns: int) -> int:
    """Turns of slow flight that a dragon owes after so many turns of fast flight (2. Record Speed)."""
    return fast_turns * tables.movement.fast.slow_turns_for_each


def initiative_modifier(tables: Tables, rating: Rating) -> int:
    """What a rating adds to the initiative roll (Advanced 1. Initiative, optional)."""
    return tables.initiative.modifier[rating]
