"""The words of the game: what a dragon is made of, and the scales they stand on, each from the least to the most."""

from __future__ import annotations

from enum import StrEnum


class Body(StrEnum):
    """Body weights, from the lightest (The Play Sheet: Body Weight)."""

    VERY_LIGHT = "very-light"
    LIGHT = "light"
    AVERAGE = "average"
    HEAVY = "heavy"
    VERY_HEAVY = "very-heavy"


class Wings(StrEnum):
    """Wing sizes, from the smallest (The Play Sheet: Wing Size)."""

    TINY = "tiny"
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"
    HUGE = "huge"


class Breath(StrEnum):
    """Breath weapons, from the least deadly (The Play Sheet: Breath Weapon)."""

    COLD = "cold"
    LIGHTNING = "lightning"
    FLAME = "flame"
    ICE = "ice"
    MAGMA = "magma"


class Claws(StrEnum):
    """Sharpness of tooth and claw, from the bluntest (The Play Sheet: Tooth and Claw Sharpness)."""

    BLUNT = "blunt"
    DULL = "dull"
    SHARP = "sharp"
    JAGGED = "jagged"
    RAZOR_SHARP = "razor-sharp"


class Rider(StrEnum):
    """Riders, from the cheapest (Rider Abilities Table)."""

    LANCER = "lancer"
    JAVELIN_THROWER = "javelin-thrower"
    ARCHER = "archer"
    CROSSBOW_SHOOTER = "crossbow-shooter"
    WIZARD = "wizard"


class Rating(StrEnum):
    """Maneuverability ratings, from the most maneuverable (The Play Sheet: Maneuverability Rating)."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"
    E = "E"
    F = "F"
    G = "G"
    H = "H"
    I = "I"  # noqa: E741 - the letter is the rating


class Section(StrEnum):
    """The five sections of a dragon that take damage (The Play Sheet: Dragon Damage Tracks)."""

    HEAD = "head"
    BODY = "body"
    TAIL = "tail"
    LEFT_WING = "left-wing"
    RIGHT_WING = "right-wing"


class Direction(StrEnum):
    """Where an attack comes from, clockwise from the facing of the target (The Direction Template)."""

    FRONT = "front"
    FRONT_RIGHT = "front-right"
    REAR_RIGHT = "rear-right"
    REAR = "rear"
    REAR_LEFT = "rear-left"
    FRONT_LEFT = "front-left"


class Altitude(StrEnum):
    """Levels of flight, from the ground up (Movement and Altitude)."""

    GROUND = "ground"
    VERY_LOW = "very-low"
    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"
    VERY_HIGH = "very-high"


class Range(StrEnum):
    """Ranges, from the nearest (The Range Key)."""

    VERY_SHORT = "very-short"
    SHORT = "short"
    MEDIUM = "medium"
    LONG = "long"
    VERY_LONG = "very-long"


class Area(StrEnum):
    """The areas of the arc of fire, from straight ahead to the side (Dragon Arc of Fire)."""

    DARK = "dark"
    GREY = "grey"
    LIGHT = "light"


class Spell(StrEnum):
    """The wizard's spells, in the order of the spellbook (The Wizard's Spellbook)."""

    DISTORT_RANGE = "distort-range"
    DULL = "dull"
    FIREBALL = "fireball"
    FORCE_SHIELD = "force-shield"
    HEAL = "heal"
    LETHARGY = "lethargy"
    LIGHTNING_BOLT = "lightning-bolt"
    QUICKEN = "quicken"
    SADDLESORE = "saddlesore"
    SHARPEN = "sharpen"
    SLOW = "slow"
    SPIN = "spin"
    VIGOR = "vigor"


class Tactic(StrEnum):
    """Close combat tactics, in the order of their table (Close Combat Tactics Result Table)."""

    LUNGE = "lunge"
    SLASH = "slash"
    BITE = "bite"
    TAIL_SWING = "tail-swing"
    FAKE = "fake"
    DEFEND = "defend"


class CriticalEffect(StrEnum):
    """What a critical hit does (Critical Hit Table)."""

    KILLED = "killed"
    BODY_DAMAGE = "body-damage"
    HEAD_SHOT = "head-shot"
    LEG_BROKEN = "leg-broken"
    DAZED = "dazed"
    WING_TORN = "wing-torn"
    RIDER_THROWN = "rider-thrown"


class RulesPart(StrEnum):
    """Which part of the rules a thing belongs to (About This Rulebook)."""

    BASIC = "basic"
    ADVANCED = "advanced"


class LogColumn(StrEnum):
    """The columns of the game log (The Game Log)."""

    TURN = "turn"
    SPEED = "speed"
    INITIATIVE = "initiative"
    BREATH_TARGET = "breath-target"
    COMBAT_TACTIC = "combat-tactic"
    RIDER_ACTION = "rider-action"


class CampaignEvent(StrEnum):
    """What earns or costs campaign points (Campaign Point Modifiers)."""

    DAMAGE_POINT = "damage-point"
    CRITICAL_HIT = "critical-hit"
    FUMBLE = "fumble"
    RIDER_KILLED = "rider-killed"
    YIELDING = "yielding"
    LEAVING = "leaving"
    LAST_DRAGON = "last-dragon"


class Reward(StrEnum):
    """What campaign points buy (Campaigns: Rewards)."""

    DRAGON_TO_HIT = "dragon-to-hit"
    RIDER_TO_HIT = "rider-to-hit"
    CLOSE_COMBAT = "close-combat"
