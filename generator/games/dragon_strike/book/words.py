"""Figures in the words of a language, for chapters, tables and diagrams of the rulebook."""

from __future__ import annotations

from fractions import Fraction

from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.figures import Attack
from generator.games.dragon_strike.wording import written
from generator.games.game import Job
from generator.i18n.texts import Texts

#: What marks a figure that the source does not give.
DAGGER = "†"


def hit_points(texts: Texts, count: int) -> str:
    """So many Hit Points, in full."""
    return texts.count("rulebook.count.hit-points", count)


def percent(odds: Fraction) -> str:
    """Odds as a whole number of a hundred, halves rounded up."""
    return str(int(odds * 100 + Fraction(1, 2)))


def joined_dice(texts: Texts, attack: Attack) -> str:
    """The dice of an attack with a plus sign between: “d8 + d8 + d10”."""
    return " + ".join(written(texts, strike.die) for strike in attack.strikes)


def weapon_name(texts: Texts, attack: Attack) -> str:
    """The first weapon of an attack."""
    return texts(f"names.weapons.{attack.strikes[0].weapon}")


def half(texts: Texts, number: Fraction) -> str:
    """A number of halves as the language writes it: 8.5, in Polish 8,5."""
    return texts.language.number(int(number) if number.denominator == 1 else float(number))


def die_name(job: Job, die: str) -> str:
    """A die in the language's notation; ``die`` may be its id."""
    return written(job.texts, Die(die))


def mark(job: Job, table: str, path: str) -> str:
    """A dagger if the figure at a dotted path of a table is not printed in the source, else nothing."""
    found = getattr(job.content.tables, table)
    return DAGGER if found.is_reconstructed(*path.split(".")) else ""


def hero_called(t: Texts, name: str) -> str:
    """A hero as the rulebook calls it; one that a pack adds by the name on its card."""
    own = f"rulebook.party.{name}"
    return str(t(own) if t.has(own) else t(f"heroes.{name}.name"))


def monsters_called(t: Texts, name: str) -> str:
    """Monsters of a kind as the rulebook calls them; of one that a pack adds by the name on its card."""
    own = f"rulebook.monsters.{name}"
    return str(t(own) if t.has(own) else t(f"monsters.{name}.name"))
