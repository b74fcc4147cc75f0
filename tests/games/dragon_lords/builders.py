"""Dragons in play, made for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.options import Altitude, Body, Breath, Claws, Rider, Section, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.dragon import Dragon, new_dragon
from generator.games.dragon_lords.rules.hex_numbers import hex_of
from generator.games.dragon_lords.rules.hexes import Compass
from generator.games.dragon_lords.rules.moves import Pose
from generator.games.dragon_lords.rules.ruleset import ADVANCED, RuleSet


def pose(number: str = "0910", facing: str = "n", altitude: str = "medium") -> Pose:
    return Pose(hex_of(number), Compass(facing).facing, Altitude(altitude))


def design(
    name: str = "Drake",
    body: str = "average",
    wings: str = "medium",
    breath: str = "flame",
    claws: str = "sharp",
    rider: str | None = None,
) -> Design:
    """A dragon of rating E, minimum speed 3, maximum speed 13, unless it is made otherwise."""
    return Design(
        name=name,
        body=Body(body),
        wings=Wings(wings),
        breath=Breath(breath),
        claws=Claws(claws),
        rider=Rider(rider) if rider is not None else None,
    )


def dragon(
    tables: Tables, made: Design | None = None, at: Pose | None = None, rules: RuleSet = ADVANCED, **changes: Any
) -> Dragon:
    """A dragon in play; ``changes`` are fields of the dragon, set as they are."""
    return replace(new_dragon(tables, rules, made or design(), at or pose()), **changes)


def hurt(made: Dragon, **damage: int) -> Dragon:
    """The dragon with points ticked off: ``hurt(dragon, left_wing=16)``."""
    marks = {Section(section.replace("_", "-")): points for section, points in damage.items()}
    return replace(made, wounds=made.wounds.with_marks(marks))
