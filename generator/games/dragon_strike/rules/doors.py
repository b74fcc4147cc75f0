"""Doors: who opens them, who closes them, and what a lock takes."""

from __future__ import annotations

from enum import StrEnum

from generator.games.dragon_strike.model.options import Doors


class Opening(StrEnum):
    """What comes of trying to open a door."""

    OPENS = "opens"
    NEEDS_FEAT = "needs-feat"
    """A hero must pick, kick or break the lock, which is an action."""
    STAYS_SHUT = "stays-shut"


def open_by_hero(adjacent: bool, locked: bool, secret: bool = False) -> Opening:
    """A hero at a door: it opens without an action unless it is locked (Doors; What if a Door is Locked?).

    A ``secret`` door, not yet found, stays shut for everybody but the dragon (Find Secret Passages).
    """
    if not adjacent or secret:
        return Opening.STAYS_SHUT
    return Opening.NEEDS_FEAT if locked else Opening.OPENS


def open_by_monster(doors: Doors, adjacent: bool, locked: bool = False, secret: bool = False) -> Opening:
    """A monster at a door (Can Monsters Open and Close Doors?; Darkfyre). ``secret`` means not yet found."""
    if not adjacent or doors is Doors.NONE:
        return Opening.STAYS_SHUT
    if doors is Doors.ANY:
        return Opening.OPENS
    return Opening.STAYS_SHUT if locked or secret else Opening.OPENS


def closes_by_hero(adjacent: bool, monster_adjacent: bool) -> bool:
    """Whether a hero can close a door; a monster beside it keeps it open (Closing Doors)."""
    return adjacent and not monster_adjacent


def closes_by_monster(doors: Doors, adjacent: bool, hero_adjacent: bool) -> bool:
    """Whether a monster can close a door: the evil wizard as heroes do, the dragon in spite of them (Darkfyre)."""
    if not adjacent or doors is Doors.NONE:
        return False
    return doors is Doors.ANY or not hero_adjacent
