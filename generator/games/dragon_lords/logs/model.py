"""A filled game log as its players write it down. ``content/dragon-lords/logs/README.md`` explains the format."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import Field

from generator.games.dragon_lords.logs.fields import (
    FILLED,
    HexField,
    MoveField,
    Number,
    RollsField,
    RulesField,
    SpeedField,
    TurnField,
)
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.fields import Count, Points
from generator.games.dragon_lords.model.options import Altitude, Direction, Reward, Section, Spell, Tactic
from generator.games.dragon_lords.rules.hexes import Compass
from generator.games.dragon_lords.rules.ruleset import BASIC
from generator.source.model import Model, Problem, problem

Marked = dict[Section, Points]
"""Points by section, as a player spreads them."""


class LoggedDesign(Design):
    """A dragon of one's own inside a log; its name is the one that the log calls it by, if it says no other."""

    name: str = ""


class Start(Model):
    """A dragon at the start of the game: which one, where, how high.

    ``dragon`` names a ready-made dragon, ``design`` gives one of one's own; with neither, the log's name for the dragon
    is that of a ready-made one.
    """

    hex: HexField
    facing: Compass
    altitude: Altitude
    dragon: str | None = None
    design: LoggedDesign | None = None
    team: str = ""
    rewards: dict[Reward, Points] = Field(default_factory=dict)

    def problems(self) -> Iterable[Problem]:
        """Two dragons in one."""
        if self.dragon is not None and self.design is not None:
            yield problem("wrong-value", "a dragon is either ready-made or designed", "design", hint="leave one out")


class Hit(Model):
    """A hit as it was rolled and marked.

    ``location`` and ``rider`` are rolls, ``dice`` is the sum that the damage dice showed, ``damage`` the points that
    were dealt, modifiers included; ``section`` is the one that was marked.
    """

    location: Number | None = None
    section: Section | None = None
    dice: Number | None = None
    damage: Number | None = None
    rider: Number | None = None


class Breath(Hit):
    """A breath: at whom, and the rolls. ``side`` is the direction chosen when the line meets two hexsides."""

    target: str
    to_hit: Number | None = None
    side: Direction | None = None
    critical: RollsField | None = None
    fumble: Number | None = None


class RiderAction(Hit):
    """A rider's missile or a wizard's spell. ``marks`` are the points healed, ``turn`` is that of Spin."""

    target: str
    spell: Spell | None = None
    to_hit: Number | None = None
    side: Direction | None = None
    seems: Literal["nearer", "farther"] | None = None
    turn: TurnField | None = None
    marks: Marked = Field(default_factory=dict)


class After(Model):
    """What the board and the sheet show at the end of a turn. All of it is optional."""

    hex: HexField | None = None
    facing: Compass | None = None
    altitude: Altitude | None = None
    speed: Number | None = None
    damage: Marked = Field(default_factory=dict)
    magic: Number | None = None


class Entry(Model):
    """What one dragon does in a turn: its line of the game log, with the rolls.

    ``ground_roll`` is the die for walking, ``crash`` what a crash of this turn rolled; ``yields`` gives the game up.
    """

    initiative: RollsField
    speed: SpeedField
    move: MoveField = ()
    ground_roll: Number | None = None
    rider: RiderAction | None = None
    breath: Breath | None = None
    crash: Hit | None = None
    yields: bool = False
    after: After | None = None


class Fighter(Model):
    """One side of a close combat: the dragon, its tactic, what its two dice showed."""

    dragon: str
    tactic: Tactic | None = None
    roll: Number | None = None


class CombatHit(Hit):
    """The winner's hit; ``column`` is the die that names the column of the table."""

    column: Number | None = None


class Winner(Model):
    """What winning costs: the die, where the points were marked, and the facing that was chosen or (crashed) rolled."""

    roll: Number | None = None
    marks: Marked = Field(default_factory=dict)
    faces: Compass | None = None
    facing: Number | None = None


class Loser(Model):
    """The die for the loser's facing."""

    facing: Number | None = None


class Combat(Model):
    """A close combat. The attacker is the dragon that engaged the other at the end of its move."""

    attacker: Fighter
    defender: Fighter
    hit: CombatHit | None = None
    winner: Winner | None = None
    loser: Loser | None = None

    def problems(self) -> Iterable[Problem]:
        """A dragon that fights itself."""
        if self.attacker.dragon == self.defender.dragon:
            yield problem("wrong-value", f"{self.defender.dragon} cannot fight itself", "defender", "dragon")


class Turn(Model):
    """One turn. ``order`` is the order in which the dragons moved, needed only if somebody moved early."""

    dragons: Annotated[dict[str, Entry], FILLED]
    order: tuple[str, ...] = ()
    close_combat: tuple[Combat, ...] = ()


class LogMap(Model):
    """A map of another size than that of the six sheets."""

    columns: Annotated[Count, Field(le=99)]
    rows: Annotated[Count, Field(le=99)]


class Log(Model):
    """A game from its start, turn by turn. ``points`` are the campaign points that each dragon counted at the end."""

    title: str = ""
    rules: RulesField = BASIC
    map: LogMap | None = None
    dragons: Annotated[dict[str, Start], FILLED]
    turns: Annotated[tuple[Turn, ...], FILLED]
    points: dict[str, int] = Field(default_factory=dict)
