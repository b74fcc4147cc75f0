"""What can be chosen: classes, features, reaches, targets and the like. Their names stand in the texts, by value."""

from __future__ import annotations

from enum import StrEnum


class HeroClass(StrEnum):
    """The five classes; both thieves are of one (Contents: Reference Cards)."""

    WARRIOR = "warrior"
    WIZARD = "wizard"
    THIEF = "thief"
    ELF = "elf"
    DWARF = "dwarf"


class Feature(StrEnum):
    """What a hero card shows a die for (Reading a Hero Card)."""

    ATTACK = "attack"
    SAVE = "save"
    TRAPS = "traps"
    SECRET_PASSAGES = "secret-passages"
    DEXTERITY = "dexterity"
    STRENGTH = "strength"


class SpellLevel(StrEnum):
    """The three levels of hero spells (The Heroes Get Ready)."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"


class Reach(StrEnum):
    """How an attack reaches its target (Attack: Long-Range Attacks)."""

    ADJACENT = "adjacent"
    LONG_RANGE = "long-range"


class Aim(StrEnum):
    """What stands between a spell or an item and its target (Cast a Spell)."""

    OWN = "own"
    """Nothing: it works on or around its owner."""
    TOUCH = "touch"
    """The target is next to its owner, or its owner."""
    SIGHT = "sight"
    """The target must be seen; figures in between do not matter."""
    CLEAR_SHOT = "clear-shot"
    """The target must be seen, and no figure may stand in between."""


class Target(StrEnum):
    """What a card works on."""

    SELF = "self"
    HERO = "hero"
    HEROES = "heroes"
    """The owner and every hero in sight."""
    ENEMY = "enemy"
    LOAD = "load"
    """A figure or a boulder."""
    AREA = "area"
    """A space and every space touching it, unless a wall or a closed door lies between (Area Effects)."""
    AROUND = "around"
    """Every space touching the owner's."""
    LINE = "line"
    """Spaces in a row from the owner."""
    DOOR = "door"
    WALL = "wall"
    SPELL = "spell"
    """A spell at work."""
    BODY = "body"
    """A dead monster that is still on the board."""
    ROOM = "room"


class Resist(StrEnum):
    """The die that wards something off; a monster rolls its save for any of them, for it has no other."""

    SAVE = "save"
    DEXTERITY = "dexterity"
    STRENGTH = "strength"


class Bane(StrEnum):
    """Kinds of harm that somebody can be proof against."""

    FIRE = "fire"
    WEB = "web"
    CHARM = "charm"
    SLEEP = "sleep"
    LIFT = "lift"


class Wits(StrEnum):
    """How clever a monster is, for the Dragon Master who speaks for it (Reading a Monster Card)."""

    DULL = "dull"
    PLAIN = "plain"
    SHARP = "sharp"


class Doors(StrEnum):
    """What a monster can do with doors (Doors: Can Monsters Open and Close Doors?)."""

    NONE = "none"
    UNLOCKED = "unlocked"
    """Open and close, as heroes do, but break no lock."""
    ANY = "any"
    """Open and close any door, locked, secret, or with a figure beside it."""


class Use(StrEnum):
    """How long a treasure lasts (Search for Treasure: How Do I Use This Treasure?)."""

    PERMANENT = "permanent"
    SINGLE = "single-use"
    CHARGES = "charges"


class Moment(StrEnum):
    """When a treasure is used."""

    CONSTANT = "constant"
    """It is in force as long as its owner has it."""
    ACTION = "action"
    """Using it is the owner's action."""
    FREE = "free"
    """In the owner's turn, beside the action."""
    ANY_TIME = "any-time"
    """In anybody's turn."""


class Family(StrEnum):
    """What sort of thing a treasure is."""

    WEAPON = "weapon"
    ARMOR = "armor"
    GARMENT = "garment"
    RING = "ring"
    WAND = "wand"
    SCROLL = "scroll"
    POTION = "potion"
    TOOL = "tool"
    WONDER = "wonder"


class Feat(StrEnum):
    """The common feats (Perform a Feat)."""

    CLIMB = "climb"
    THROW_LIGHT = "throw-light"
    SWING = "swing"
    LEAP = "leap"
    SNEAK = "sneak"
    PASS_ENEMY = "pass-enemy"
    PICK_LOCK = "pick-lock"
    PICK_POCKET = "pick-pocket"
    """Search a live monster for treasure."""
    MOVE_HEAVY = "move-heavy"
    """Push, pull or throw a boulder or a monster."""
    LIFT_HEAVY = "lift-heavy"
    KICK_DOOR = "kick-door"
    BEND = "bend"
    BREAK = "break"
