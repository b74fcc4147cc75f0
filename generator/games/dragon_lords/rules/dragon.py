"""A dragon in play: everything about it that changes during a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.options import Altitude, Reward, Rider, Spell
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.damage import damage_points
from generator.games.dragon_lords.rules.moves import Pose, Turned
from generator.games.dragon_lords.rules.ruleset import RuleSet
from generator.games.dragon_lords.rules.tempo import AT_REST, Tempo
from generator.games.dragon_lords.rules.wounds import Wounds


class Status(StrEnum):
    """Whether a dragon is still in the game, or how it went out of it."""

    PLAYING = "in play"
    DESTROYED = "destroyed"
    LEFT = "off the map"
    YIELDED = "out of the game, having yielded"


@dataclass(frozen=True, slots=True)
class Scars:
    """What critical hits have done for the rest of the game (Critical Hit Table)."""

    head_shots: int = 0
    broken_legs: int = 0
    torn_wings: int = 0
    dazed: int = 0
    """What is added to initiative rolls."""


UNSCARRED = Scars()


@dataclass(frozen=True, slots=True)
class Magic:
    """What spells do to a dragon until the next rider actions phase (The Wizard's Spellbook)."""

    spells: tuple[Spell, ...] = ()
    shield: int = 0
    """Points of damage that a force shield still absorbs."""
    distortion: int = 0
    """Steps that the dragon sees its target nearer, below nought farther."""

    def count(self, spell: Spell) -> int:
        """How many spells of a kind lie on the dragon."""
        return self.spells.count(spell)


NO_MAGIC = Magic()


@dataclass(frozen=True, slots=True)
class Dragon:
    """A dragon in play. ``speed`` is that of its last turn in the air, after close combat; none before the first."""

    design: Design
    pose: Pose
    wounds: Wounds
    rider: Rider | None = None
    magic_points: int = 0
    status: Status = Status.PLAYING
    speed: int | None = None
    tempo: Tempo = AT_REST
    turned: Turned | None = None
    scars: Scars = UNSCARRED
    magic: Magic = NO_MAGIC
    rider_rests: bool = False
    """The rider has lost its action of this turn (The Spells: Saddlesore)."""
    rider_rests_next: bool = False
    rewards: Mapping[Reward, int] = field(default_factory=dict)
    """Rewards of a campaign, by kind."""
    tactics: Mapping[str, int] = field(default_factory=dict)
    """How often each tactic has been used."""

    @property
    def name(self) -> str:
        """The name of the dragon."""
        return self.design.name

    @property
    def playing(self) -> bool:
        """Whether the dragon is in play."""
        return self.status is Status.PLAYING

    @property
    def on_ground(self) -> bool:
        """Whether the dragon is on the ground."""
        return self.pose.on_ground

    def reward(self, reward: Reward) -> int:
        """How many rewards of a kind the dragon has taken."""
        return self.rewards.get(reward, 0)


def new_dragon(tables: Tables, rules: RuleSet, design: Design, pose: Pose) -> Dragon:
    """A dragon at the start of a game (Setting Up). Riders belong to the advanced rules."""
    rider = design.rider if rules.advanced else None
    magic = tables.riders.magic_points if rider is Rider.WIZARD else 0
    return Dragon(design, pose, Wounds(damage_points(tables, design.body, design.wings)), rider, magic)


def grounded(dragon: Dragon) -> Dragon:
    """The dragon where it is, down on the ground (Crashing to the Ground)."""
    return replace(dragon, pose=replace(dragon.pose, altitude=Altitude.GROUND), speed=None, turned=None)
