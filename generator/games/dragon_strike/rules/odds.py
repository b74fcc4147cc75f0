"""The odds of attacks, exact: one die, several strikes, what a monster costs in a turn, how long a fight lasts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.figures import Attack, Hero, Monster
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.dice import at_least


def hit_odds(die: Die, armor_class: int, bonus: int = 0) -> Fraction:
    """The odds that one strike hits an Armor Class (Attack)."""
    return at_least(die, armor_class - bonus)


def odds_table(armor_classes: Iterable[int]) -> Mapping[Die, Mapping[int, Fraction]]:
    """The odds of every die against every given Armor Class."""
    classes = list(armor_classes)
    return {die: {armor_class: hit_odds(die, armor_class) for armor_class in classes} for die in Die}


def hits_odds(attack: Attack, armor_class: int, bonus: int = 0) -> tuple[Fraction, ...]:
    """The odds of no hit, one hit, two hits …, as many as the attack has strikes (Multiple Attacks)."""
    odds = [Fraction(1)]
    for strike in attack.strikes:
        hit = hit_odds(strike.die, armor_class, bonus)
        fewer, more = [*odds, Fraction(0)], [Fraction(0), *odds]
        odds = [miss * (1 - hit) + other * hit for miss, other in zip(fewer, more, strict=True)]
    return tuple(odds)


def expected_damage(rules: RuleFigures, attack: Attack, armor_class: int, bonus: int = 0) -> Fraction:
    """The hit points that an attack costs on average."""
    return rules.hit_damage * sum((hit_odds(strike.die, armor_class, bonus) for strike in attack.strikes), Fraction(0))


def threat(rules: RuleFigures, fighter: Hero | Monster, armor_class: int) -> Fraction:
    """The hit points that the best attack of a hero or a monster costs on average, in one turn."""
    return max(expected_damage(rules, attack, armor_class) for attack in fighter.attacks)


def expected_turns(rules: RuleFigures, fighter: Hero | Monster, armor_class: int, hit_points: int) -> Fraction | None:
    """The turns that it takes on average to kill somebody who does not heal, by strikes of the best attack.

    ``None`` if no strike can hit. With several strikes a turn, the last turn is counted in part.
    """
    harm = threat(rules, fighter, armor_class)
    return Fraction(hit_points) / harm if harm else None
