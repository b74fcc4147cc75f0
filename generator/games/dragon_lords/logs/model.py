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
    """The hex where it starts."""
    facing: Compass
    """Where it looks."""
    altitude: Altitude
    """How high it flies."""
    dragon: str | None = None
    design: LoggedDesign | None = None
    team: str = ""
    """The name of its side; none if everybody is for themselves."""
    rewards: dict[Reward, Points] = Field(default_factory=dict)
    """The rewards that it has taken in a campaign, with how often."""

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
    """At whom it breathes."""
    to_hit: Number | None = None
    """The roll to hit."""
    side: Direction | None = None
    critical: RollsField | None = None
    """The roll for a critical hit."""
    fumble: Number | None = None
    """The roll for a fumble."""


class RiderAction(Hit):
    """A rider's missile or a wizard's spell. ``marks`` are the points healed, ``turn`` is that of Spin."""

    target: str
    """At whom the rider shoots or casts."""
    spell: Spell | None = None
    """The spell; none for a missile."""
    to_hit: Number | None = None
    """The roll to hit."""
    side: Direction | None = None
    """The direction chosen when the line meets two hexsides."""
    seems: Literal["nearer", "farther"] | None = None
    """Whether an illusion makes the target seem nearer or farther."""
    turn: TurnField | None = None
    marks: Marked = Field(default_factory=dict)


class After(Model):
    """What the board and the sheet show at the end of a turn. All of it is optional."""

    hex: HexField | None = None
    """Where the dragon is."""
    facing: Compass | None = None
    """Where it looks."""
    altitude: Altitude | None = None
    """How high it is."""
    speed: Number | None = None
    """Its speed."""
    damage: Marked = Field(default_factory=dict)
    """The points marked, by section."""
    magic: Number | None = None
    """The magic points left."""


class Entry(Model):
    """What one dragon does in a turn: its line of the game log, with the rolls.

    ``ground_roll`` is the die for walking, ``crash`` what a crash of this turn rolled; ``yields`` gives the game up.
    """

    initiative: RollsField
    """The roll for initiative."""
    speed: SpeedField
    """The speed written down, or GR on the ground."""
    move: MoveField = ()
    """The move, step by step."""
    ground_roll: Number | None = None
    rider: RiderAction | None = None
    """What the rider does."""
    breath: Breath | None = None
    """The breath, if it breathes."""
    crash: Hit | None = None
    yields: bool = False
    after: After | None = None
    """What the board shows at the end of the turn, to be checked."""


class Fighter(Model):
    """One side of a close combat: the dragon, its tactic, what its two dice showed."""

    dragon: str
    """The dragon."""
    tactic: Tactic | None = None
    """Its tactic, if tactics are played."""
    roll: Number | None = None
    """What its two dice showed."""


class CombatHit(Hit):
    """The winner's hit; ``column`` is the die that names the column of the table."""

    column: Number | None = None


class Winner(Model):
    """What winning costs: the die, where the points were marked, and the facing that was chosen or (crashed) rolled."""

    roll: Number | None = None
    """The die for what winning costs."""
    marks: Marked = Field(default_factory=dict)
    """Where those points were marked."""
    faces: Compass | None = None
    """The facing that was chosen."""
    facing: Number | None = None
    """The die for the facing."""


class Loser(Model):
    """The die for the loser's facing."""

    facing: Number | None = None
    """The die for the facing."""


class Combat(Model):
    """A close combat. The attacker is the dragon that engaged the other at the end of its move."""

    attacker: Fighter
    """Who engaged."""
    defender: Fighter
    """Who was engaged."""
    hit: CombatHit | None = None
    """The hit of the winner."""
    winner: Winner | None = None
    """What winning costs."""
    loser: Loser | None = None
    """Where the loser faces."""

    def problems(self) -> Iterable[Problem]:
        """A dragon that fights itself."""
        if self.attacker.dragon == self.defender.dragon:
            yield problem("wrong-value", f"{self.defender.dragon} cannot fight itself", "defender", "dragon")


class Turn(Model):
    """One turn. ``order`` is the order in which the dragons moved, needed only if somebody moved early."""

    dragons: Annotated[dict[str, Entry], FILLED]
    """The entries of the dragons in play, by name."""
    order: tuple[str, ...] = ()
    close_combat: tuple[Combat, ...] = ()
    """The fights of the turn."""


class LogMap(Model):
    """A map of another size than that of the six sheets."""

    columns: Annotated[Count, Field(le=99)]
    """Columns of hexes."""
    rows: Annotated[Count, Field(le=99)]
    """Rows of hexes."""


class Log(Model):
    """A game from its start, turn by turn. ``points`` are the campaign points that each dragon counted at the end."""

    title: str = ""
    """What the game is called."""
    rules: RulesField = BASIC
    """The rules that were played: basic, advanced, or switches."""
    map: LogMap | None = None
    """The size of the map, if it is not that of the six sheets."""
    dragons: Annotated[dict[str, Start], FILLED]
    """The dragons at the start, by the names that the log calls them by."""
    turns: Annotated[tuple[Turn, ...], FILLED]
    """The turns, in order."""
    points: dict[str, int] = Field(default_factory=dict)
