"""Which rules a game is played by: basic or advanced, each optional rule, and how the source's own example reads."""

from __future__ import annotations

from collections.abc import Iterable

from generator.source.model import Model, Problem, problem


class RuleSet(Model):
    """The rules of one game, switch by switch; all are off in the basic game.

    ``advanced`` brings riders, banking and the ground. With it an empty wing or tail grounds a dragon (without it, any
    empty section removes the dragon), close combat is fought at very low altitude too, and a dragon that is slowed
    below its minimum speed crashes (without it, the speed stays at the minimum).
    """

    advanced: bool = False
    initiative_modifiers: bool = False
    """The maneuverability rating changes the initiative roll (Advanced 1. Initiative)."""
    secret_initiative: bool = False
    """The roll is told only when the dragon moves (Advanced 1. Initiative); no check depends on it."""
    acceleration_allowances: bool = False
    """The wings say how fast a dragon speeds up (New Acceleration Allowances)."""
    turning_between_moves: bool = False
    """A turn that ended a move may be, and must be, continued (Turning Between Move Phases)."""
    moving_early: bool = False
    """A dragon may move before those of lower initiative, in the basic game too; in the advanced game it always may
    (Moving Earlier in the Phase)."""
    critical_hits: bool = False
    """A very good roll to hit does more (Critical Hits)."""
    fumbles: bool = False
    """A very bad roll turns on the dragon itself (Fumbles)."""
    multiple_hits: bool = False
    """Only so many breaths a turn can hurt one dragon (Multiple Hits)."""
    tactics: bool = False
    """Both sides of a close combat choose a tactic (Using Tactics)."""
    campaign: bool = False
    """Dragons collect campaign points, may leave the map, and may yield when stuck on the ground (Campaigns)."""
    count_empty_hexes: bool = False
    """The range is looked up by the empty hexes between two dragons, not by the hexes from one to the other.

    So the Example of Play reckons; The Range Key says otherwise, and the rules follow the key unless this is on.
    """

    def problems(self) -> Iterable[Problem]:
        """Fumbles without critical hits (Fumbles)."""
        if self.fumbles and not self.critical_hits:
            hint = "set critical_hits to true as well"
            yield problem("wrong-rules", "fumbles are played with critical hits only", "fumbles", hint=hint)


BASIC = RuleSet()
ADVANCED = RuleSet(advanced=True)
EVERYTHING = RuleSet(
    advanced=True,
    initiative_modifiers=True,
    secret_initiative=True,
    acceleration_allowances=True,
    turning_between_moves=True,
    moving_early=True,
    critical_hits=True,
    fumbles=True,
    multiple_hits=True,
    tactics=True,
    campaign=True,
)
"""Advanced rules with every optional one."""
