"""Dragons set up for an example: where they are, and how one would breathe at another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.options import Altitude
from generator.games.dragon_lords.rules.dragon import Dragon, new_dragon
from generator.games.dragon_lords.rules.hexes import Hex
from generator.games.dragon_lords.rules.movement import fly
from generator.games.dragon_lords.rules.moves import Flyer, Moved, Pose
from generator.games.dragon_lords.rules.ruleset import BASIC, RuleSet
from generator.games.dragon_lords.rules.stats import stat_block
from generator.games.dragon_lords.rules.steps import read_move
from generator.games.dragon_lords.rules.tally import Tally
from generator.i18n.language import NBSP

#: What the terms of a target number end with, and the names under which the chapters know them.
TERMS = {"wings": "wings", "body": "body", "area": "area", "range": "range", "apart": "levels", "ground": "ground"}


def placed(
    content: DragonLordsContent,
    name: str,
    place: tuple[int, int] = (0, 0),
    facing: int = 0,
    altitude: Altitude = Altitude.MEDIUM,
    rules: RuleSet = BASIC,
) -> Dragon:
    """A ready-made dragon in a hex by its axial coordinates."""
    return new_dragon(content.tables, rules, content.dragon(name), Pose(Hex(*place), facing, altitude))


def flown(
    content: DragonLordsContent,
    dragon: Design,
    move: str,
    altitude: Altitude = Altitude.MEDIUM,
    rules: RuleSet = BASIC,
) -> Moved:
    """A move of a dragon, with the account of its points. Raises ValueError if the rules do not allow it."""
    block = stat_block(content.tables, dragon)
    moved = fly(
        content.tables, rules, Flyer(block.rating, block.min_speed), Pose(Hex(0, 0), 0, altitude), read_move(move)
    )
    if moved.faults:
        raise ValueError("; ".join(str(fault) for fault in moved.faults))
    return moved


def account(moved: Moved) -> Mapping[str, Any]:
    """What the chapters show of a move: its steps, the points of each, and their sum as it is written."""
    points = [line.points for line in moved.lines]
    return {
        "points": points,
        "sum": summed(points),
        "spent": moved.spent,
        "hexes": len(moved.path),
        "end": str(moved.pose.altitude),
    }


def summed(numbers: list[int]) -> str:
    """A sum as it is written, kept on one line: 5 + 2 − 1."""
    first, *rest = numbers
    sums = f"{first}" + "".join(f" {'−' if number < 0 else '+'} {abs(number)}" for number in rest)
    return sums.replace(" ", NBSP)


def terms(tally: Tally) -> dict[str, int]:
    """The modifiers of a target number by kind, nought where there is none."""
    found = dict.fromkeys(TERMS.values(), 0)
    for term in tally.terms[1:]:
        found[TERMS[term.name.rsplit(" ", 1)[-1]]] += term.value
    return found
