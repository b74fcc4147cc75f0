"""Figures of the rules, and the bounds that heroes, monsters and effects keep."""

from __future__ import annotations

from typing import Annotated, Literal

from generator.games.dragon_strike.model.fields import Band, Count, Points, every
from generator.games.dragon_strike.model.options import Feat, Feature, HeroClass
from generator.source.model import Model
from generator.source.provenance import Table


class FeatKind(Model):
    """The feature whose die a feat rolls, and the classes that alone can try it."""

    feature: Literal[Feature.DEXTERITY, Feature.STRENGTH]
    classes: tuple[HeroClass, ...] | None = None


class FeatFigures(Model):
    """A leap covers at most the Speed divided by ``leap_divisor``; the others are spaces."""

    leap_divisor: Count
    climb_spaces: Count
    heavy_spaces: Count
    kinds: Annotated[dict[Feat, FeatKind], every(Feat)]


class RuleFigures(Table):
    """The figures of the rules, in the order in which the rules give them."""

    success: Count
    hit_damage: Count
    long_range_gap: Points
    dead_monster_rounds: Count
    actions: Count
    search_distance: Count
    questions: Count
    trap_cards: Count
    feats: FeatFigures
    allies_per_player: Count
    encounter_divisor: Count
    hourglass_margin: Points
    starting_treasures: Points


class FigureBounds(Model):
    """What a hero card, or a monster card, may show."""

    speed: Band
    armor_class: Band
    hit_points: Band


class EffectBounds(Model):
    """The most that a card may do: hit points, spaces, turns or rounds, hits taken, bonuses, charges."""

    damage: Count
    restores: Count
    spaces: Count
    duration: Count
    hits: Count
    bonus: Count
    charges: Count


class TextBounds(Model):
    """The most letters of a name, of a card's text, and of the line below its title."""

    name: Count
    card: Count
    line: Count


class Bounds(Table):
    """All bounds."""

    hero: FigureBounds
    monster: FigureBounds
    effect: EffectBounds
    text: TextBounds
