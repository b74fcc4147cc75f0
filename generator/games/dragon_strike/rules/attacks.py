"""Attacks: who can be attacked and how, what hits, and what a hit costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from generator.errors import ContentError, Finding
from generator.games.dragon_strike.model.box import SneakAttack
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.figures import Attack, Strike
from generator.games.dragon_strike.model.options import Reach
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.dice import check_rolls


class Refusal(StrEnum):
    """Why an attack cannot be made."""

    UNSEEN = "unseen"
    TOO_FAR = "too-far"
    TOO_CLOSE = "too-close"
    BARRED = "barred"
    """A wall, a closed door or a portcullis stands between neighbours."""
    IN_THE_AIR = "in-the-air"
    """One of the two hovers and the other does not, so only a long-range attack reaches."""
    NO_CLEAR_SHOT = "no-clear-shot"


@dataclass(frozen=True, slots=True)
class Facts:
    """What the board says of attacker and target.

    ``distance`` is in spaces, 1 for neighbours (diagonally too). ``airborne`` means that exactly one of the two is in
    the air; ``barred`` that something between neighbours stops blows.
    """

    distance: int
    seen: bool = True
    clear_shot: bool = True
    airborne: bool = False
    barred: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """What an attack did: which strikes hit, and the hit points that the target loses."""

    hits: tuple[bool, ...]
    damage: int


def refusal(rules: RuleFigures, attack: Attack, facts: Facts) -> Refusal | None:
    """Why an attack cannot be made, or None if it can (Attack; Long-Range Attacks; What Can I See?)."""
    if not facts.seen:
        return Refusal.UNSEEN
    if attack.reach is Reach.ADJACENT:
        if facts.distance > 1:
            return Refusal.TOO_FAR
        if facts.airborne:
            return Refusal.IN_THE_AIR
        return Refusal.BARRED if facts.barred else None
    if facts.distance <= rules.long_range_gap and not facts.airborne:
        return Refusal.TOO_CLOSE
    return None if facts.clear_shot else Refusal.NO_CLEAR_SHOT


def possible(rules: RuleFigures, attacks: Sequence[Attack], facts: Facts) -> tuple[Attack, ...]:
    """The attacks of a card that can be made; only one of them is, each turn (Long-Range Attacks)."""
    return tuple(attack for attack in attacks if refusal(rules, attack, facts) is None)


def hits(roll: int, armor_class: int, bonus: int = 0) -> bool:
    """Whether a roll hits: it must reach the target's Armor Class (Attack)."""
    return roll + bonus >= armor_class


def resolve(
    rules: RuleFigures,
    attack: Attack,
    rolls: Sequence[int],
    armor_class: int,
    bonus: int = 0,
    hit_damage: int | None = None,
) -> Result:
    """What an attack does to one target, with a roll for each strike (Attack; Multiple Attacks).

    ``bonus`` is added to each roll; ``hit_damage`` is what a hit costs if it is not the usual. Raises ContentError for
    impossible rolls.
    """
    check_rolls([strike.die for strike in attack.strikes], rolls)
    struck = tuple(hits(roll, armor_class, bonus) for roll in rolls)
    return Result(struck, sum(struck) * (rules.hit_damage if hit_damage is None else hit_damage))


def sneak_attack(cards: SneakAttack, attack: Attack, held: int) -> tuple[Attack, int]:
    """A thief's attack with the better die, and the cards left after it (Sneak Attacks).

    A better die is never made worse. Raises ContentError if no card is left.
    """
    if held < 1:
        raise ContentError([Finding("no-card", "no sneak attack is left", hint="attack with the usual die")])
    strikes = tuple(Strike(weapon=strike.weapon, die=better(strike.die, cards.die)) for strike in attack.strikes)
    return attack.model_copy(update={"strikes": strikes}), held - 1


def better(first: Die, second: Die) -> Die:
    """The better of two dice."""
    return max(first, second, key=lambda die: die.sides)
