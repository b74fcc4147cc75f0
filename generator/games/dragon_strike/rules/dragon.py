"""The dragon: breath or attacks, and when it comes."""

from __future__ import annotations

from generator.games.dragon_strike.model.figures import Breath, Monster


def breath_reaches(breath: Breath, distance: int) -> bool:
    """Whether the breath can be aimed at a space so far from the dragon's head (Darkfyre)."""
    return distance in breath.distance


def choices(monster: Monster, enemy_adjacent: bool, target_in_breath: bool) -> tuple[str, ...]:
    """What a dragon can do in its turn beside moving: its attacks on one neighbour, or its breath (Darkfyre)."""
    attack = ("attack",) if enemy_adjacent else ()
    breath = ("breath",) if monster.powers.breath is not None and target_in_breath else ()
    return attack + breath


def dragon_comes(
    rounds_left: int, heroes_fight: bool = False, friend_harmed: bool = False, trigger: bool = False
) -> bool:
    """Whether the dragon enters the board (Using the Time Track; Expanding Play).

    It does when the hourglass arrives, when heroes attack each other or the ally that an adventure gives them, and when
    the adventure's own ``trigger`` says so.
    """
    return rounds_left <= 0 or heroes_fight or friend_harmed or trigger
