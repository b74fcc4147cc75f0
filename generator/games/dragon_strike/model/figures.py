"""Who stands on the board: attacks, heroes and monsters. Their names and lines stand in the texts, by id."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from pydantic import Field

from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.fields import Band, Count, Points, Word, sized
from generator.games.dragon_strike.model.options import Bane, Doors, Feature, HeroClass, Reach, SpellLevel, Wits
from generator.source.model import Model, Problem, problem
from generator.source.provenance import Table


class Strike(Model):
    """One roll of an attack. ``weapon`` is a text key below ``names.weapons``; ``element`` is what harms with it."""

    weapon: Word
    die: Die
    """The die that is rolled."""
    element: Bane | None = None


class Attack(Model):
    """One way to attack: all its strikes fall in one turn, on one target (Attack: Multiple Attacks)."""

    reach: Reach = Reach.ADJACENT
    """How far it reaches."""
    strikes: Annotated[tuple[Strike, ...], sized(1, 4)]
    """The strikes of one turn."""


Attacks = Annotated[tuple[Attack, ...], sized(1, 3)]
"""The ways to attack, of which one is chosen each turn."""


class Hero(Model):
    """A hero card. ``armor`` and ``equipment`` are text keys below ``names``.

    ``speed`` is in spaces a turn; ``spells`` says how many cards of each level the hero picks, ``sneak_attacks`` how
    many of those cards it begins with. ``figure`` names the hero of the box that it looks like, if it is none
    of them.
    """

    figure: Word | None = None

    hero_class: HeroClass
    """The class."""
    speed: Count
    armor_class: Points
    """What an attack must roll to hit."""
    armor: Word
    hit_points: Count
    """How many hits it takes."""
    attacks: Attacks
    """The ways to attack."""
    save: Die
    """The die to resist magic and worse."""
    traps: Die
    """The die to find and disarm traps."""
    secret_passages: Die
    """The die to find secret passages."""
    dexterity: Die
    """The die for feats of dexterity."""
    strength: Die
    """The die for feats of strength."""
    equipment: tuple[Word, ...] = ()
    spells: dict[SpellLevel, Points] = Field(default_factory=dict)
    sneak_attacks: Points = 0

    @property
    def casts(self) -> bool:
        """Whether the hero casts spells."""
        return any(self.spells.values())

    def die(self, feature: Feature) -> Die:
        """The die of a feature; for an attack that of its first strike."""
        dice = {
            Feature.ATTACK: self.attacks[0].strikes[0].die,
            Feature.SAVE: self.save,
            Feature.TRAPS: self.traps,
            Feature.SECRET_PASSAGES: self.secret_passages,
            Feature.DEXTERITY: self.dexterity,
            Feature.STRENGTH: self.strength,
        }
        return dice[feature]

    def problems(self) -> Iterable[Problem]:
        """Equipment that stands twice."""
        for index, item in enumerate(self.equipment):
            if item in self.equipment[:index]:
                yield problem("duplicate-name", f"“{item}” stands twice", "equipment", index)


class Breath(Model):
    """A dragon's breath: how far its target may lie, in spaces, what it costs in hit points, and the most it burns."""

    distance: Band
    """How many squares away the target lies."""
    damage: Count
    """The hit points that it costs."""
    resisted: Points
    """The hit points that it costs who resists."""
    most_spaces: Count
    """How many squares it covers at most."""


class Powers(Model):
    """What a monster can do beyond moving and attacking, and what does not touch it.

    ``regenerates`` is in hit points a turn; ``spells`` is the number of the evil wizard's cards it picks.
    """

    regenerates: Points = 0
    breath: Breath | None = None
    """Its breath, if it has one."""
    doors: Doors = Doors.NONE
    """What it does with doors."""
    spells: Points = 0
    immune: tuple[Bane, ...] = ()
    """What does not harm it."""


class Monster(Model):
    """A monster card. ``tracks`` counts the hit-point tracks on the screen; ``card_track`` puts one on its card.

    ``speed`` is in spaces a turn, ``squares`` are those its figure covers; nobody can push or throw an immovable one.
    ``figure`` names the monster of the box that it looks like, if it is none of them.
    """

    figure: Word | None = None

    figures: Count
    """How many figures of it there are."""
    squares: Annotated[int, Field(ge=1, le=2)] = 1
    immovable: bool = False
    """Whether nobody can push or throw it."""
    tracks: Points = 0
    card_track: bool = False
    speed: Count
    flies: bool = False
    """Whether it flies."""
    attacks: Attacks
    """The ways to attack."""
    armor_class: Points
    """What an attack must roll to hit."""
    hit_points: Count
    """How many hits it takes."""
    save: Die
    """The die to resist magic and worse."""
    powers: Powers = Powers()
    """What else it can do."""
    wits: Wits
    """How clever it is."""
    talks: bool
    """Whether it can be questioned."""

    def problems(self) -> Iterable[Problem]:
        """More tracks than figures."""
        if self.tracks > self.figures:
            yield problem("wrong-value", f"{self.tracks} tracks for {self.figures} figures", "tracks")


class HeroTable(Table):
    """The hero cards by id."""

    heroes: dict[Word, Hero]


class MonsterTable(Table):
    """The monster cards by id."""

    monsters: dict[Word, Monster]
