"""Treasures: who can use them and when, and a hero's figures with all that it wears."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from generator.games.dragon_strike.model.cards import Treasure
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.effects_help import Boost
from generator.games.dragon_strike.model.figures import Attack, Hero, Strike
from generator.games.dragon_strike.model.options import Feature, HeroClass, Reach, Use
from generator.games.dragon_strike.model.rules import Bounds
from generator.games.dragon_strike.rules.attacks import better


class Refusal(StrEnum):
    """Why a treasure cannot be used."""

    WRONG_CLASS = "wrong-class"
    USED_THIS_ROUND = "used-this-round"
    SPENT = "spent"


def use_refusal(treasure: Treasure, hero_class: HeroClass, uses: int, used_this_round: bool) -> Refusal | None:
    """Why a hero cannot use a treasure, or None if it can (How Do I Use This Treasure?).

    ``uses`` counts all uses so far; ``used_this_round`` holds whoever had it then.
    """
    if not treasure.suits(hero_class):
        return Refusal.WRONG_CLASS
    if treasure.use is Use.SINGLE and uses:
        return Refusal.SPENT
    if treasure.use is Use.CHARGES and uses >= treasure.charges:
        return Refusal.SPENT
    return Refusal.USED_THIS_ROUND if used_this_round else None


def equipped(bounds: Bounds, hero: Hero, treasures: Iterable[Treasure]) -> Hero:
    """A hero's card with all treasures that better its figures; those of other classes do nothing.

    Dice and armor take the place of worse ones; what is added to the Armor Class stops at the highest that there is
    (Reading a Hero Card).
    """
    boosts = [treasure.effect for treasure in treasures if treasure.suits(hero.hero_class)]
    for boost in (effect for effect in boosts if isinstance(effect, Boost)):
        hero = boosted(bounds, hero, boost)
    return hero


def boosted(bounds: Bounds, hero: Hero, boost: Boost) -> Hero:
    """A hero's card with one boost."""
    dice = boost.dice
    armor = max(
        hero.armor_class, min(max(hero.armor_class, boost.armor) + boost.armor_class, bounds.hero.armor_class.most)
    )
    return hero.model_copy(
        update={
            "armor_class": armor,
            "speed": hero.speed + boost.speed,
            "attacks": _attacks(hero, boost),
            "save": _bettered(hero.save, dice.get(Feature.SAVE)),
            "traps": _bettered(hero.traps, dice.get(Feature.TRAPS)),
            "secret_passages": _bettered(hero.secret_passages, dice.get(Feature.SECRET_PASSAGES)),
            "dexterity": _bettered(hero.dexterity, dice.get(Feature.DEXTERITY)),
            "strength": _bettered(hero.strength, dice.get(Feature.STRENGTH)),
        }
    )


def _attacks(hero: Hero, boost: Boost) -> tuple[Attack, ...]:
    """The attacks with a better die for blows, and with a better or a first long-range attack."""
    near = [attack for attack in hero.attacks if attack.reach is Reach.ADJACENT]
    far = [attack for attack in hero.attacks if attack.reach is Reach.LONG_RANGE]
    near = [_with_die(attack, boost.dice.get(Feature.ATTACK)) for attack in near]
    if boost.thrown is not None and not far:
        weapon = near[0].strikes[0].weapon if near else "dagger"
        far = [Attack(reach=Reach.LONG_RANGE, strikes=(Strike(weapon=weapon, die=boost.thrown),))]
    return (*near, *(_with_die(attack, boost.thrown) for attack in far))


def _with_die(attack: Attack, die: Die | None) -> Attack:
    strikes = tuple(strike.model_copy(update={"die": _bettered(strike.die, die)}) for strike in attack.strikes)
    return attack.model_copy(update={"strikes": strikes})


def _bettered(die: Die, other: Die | None) -> Die:
    return die if other is None else better(die, other)
