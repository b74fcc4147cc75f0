"""The figures of the rules: dracometer, setup, health bands, modifiers, seats, variants."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from generator.games.daredragon.model_deck import Owner, Part
from generator.source.model import Model
from generator.source.provenance import Table


class Dracometer(Table):
    """The values that damage can take, rising. A shift beyond an end stops there."""

    steps: tuple[int, ...]
    past_the_ends: Literal["clamp"]


class PlayerCount(Model):
    """How many can play."""

    least: int
    most: int


class HealthRange(Model):
    """Health points at the start, and the ends of the track."""

    start: int
    least: int
    most: int


class Setup(Table):
    """What the game starts with, and what lies in the box.

    ``parts`` stands in the order that settles ties of regeneration; ``deck_size`` and ``jokers`` count cards a deck.
    """

    author: str
    licence: str
    licence_address: str
    address: str
    players: PlayerCount
    health: HealthRange
    opening_hand: int
    dealt_to_each: int
    deck_size: int
    jokers: int
    parts: tuple[Part, ...]
    markers: tuple[str, ...]


class Band(Model):
    """A band of health points, both ends included."""

    low: int
    high: int

    def holds(self, health: int) -> bool:
        """Whether the health points lie in the band."""
        return self.low <= health <= self.high


class HandBand(Band):
    """The most cards that a hand may hold in a band."""

    limit: int


class DamageBand(Band):
    """Steps along the dracometer for damage dealt in a band."""

    steps: int


class WarmUpBand(Band):
    """Turns added to the warm-up in a band."""

    turns: int


class DaredevilBands(Model):
    """What a daredevil's health does."""

    hand_limits: tuple[HandBand, ...]
    damage: tuple[DamageBand, ...]


class PartBands(Model):
    """What the health of a part of the dragon does."""

    damage: tuple[DamageBand, ...]
    warm_up: tuple[WarmUpBand, ...]


class Health(Table):
    """The effects of health points."""

    daredevil: DaredevilBands
    part: PartBands


class DragonStep(Model):
    """Steps for an attack of the dragon, and whether they hold for area attacks too."""

    steps: int
    area: bool


class CrowdStep(DragonStep):
    """Steps for an attack when more than ``above_players`` play."""

    above_players: int


class DragonSteps(Model):
    """Modifiers of the dragon's attacks: of the target, of the table, and of each shield."""

    prone: DragonStep
    preparing: DragonStep
    crowd: CrowdStep
    shield: DragonStep


class DaredevilSteps(Model):
    """Modifiers of the daredevils' attacks, in steps; ``coordinated`` is for each other attack of the suit."""

    riposte: int
    entangled: int
    coordinated: int
    prone: int


class RiposteTurns(Model):
    """Daredevil turns in which a riposte is possible."""

    usual: int
    after_dodge: int


class WarmUpTurns(Model):
    """Turns added to a warm-up; ``barred_when_prone`` is the base warm-up that the prone cannot begin."""

    entangled: int
    aggro: int
    prone: int
    barred_when_prone: int


class CoolDownTurns(Model):
    """Turns added to a cool-down."""

    dodge: int


class Modifiers(Table):
    """What a situation adds to damage and times."""

    dragon_attack: DragonSteps
    daredevil_attack: DaredevilSteps
    riposte_turns: RiposteTurns
    warm_up: WarmUpTurns
    cool_down: CoolDownTurns


class SeatingPlan(Model):
    """The seats for a number of players, clockwise."""

    players: int
    seats: tuple[str, ...]


class Turns(Table):
    """The seating plans."""

    tables: tuple[SeatingPlan, ...]


class VariantKind(StrEnum):
    """What a variant moves: nothing, the dragon only, or both sides."""

    STANDARD = "standard"
    DIFFICULTY = "difficulty"
    PACE = "pace"


class Variant(Model):
    """A strength of the game: steps along the dracometer for the attacks of each side."""

    id: str
    kind: VariantKind
    dragon: int
    daredevil: int

    def steps(self, owner: Owner) -> int:
        """Steps for the attacks of one side."""
        return self.dragon if owner is Owner.DRAGON else self.daredevil


class Variants(Table):
    """The variants on offer; the first is the game as printed."""

    variants: tuple[Variant, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """All that a rule may ask for a number."""

    dracometer: Dracometer
    setup: Setup
    health: Health
    modifiers: Modifiers
    turns: Turns
