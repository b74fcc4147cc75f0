"""Attacks as cards and sheets show them: the dice of each, the weapons in words."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.figures import Attack
from generator.games.dragon_strike.model.options import Reach
from generator.games.dragon_strike.pages.dice import draw_die
from generator.games.game import Job
from generator.i18n.texts import Texts
from generator.kit.easel import Easel


def dice_of(attack: Attack) -> list[Die]:
    """The dice of an attack, in the order in which they are rolled."""
    return [strike.die for strike in attack.strikes]


def weapons(texts: Texts, attack: Attack) -> str:
    """The weapons of an attack, each once: “claw and bite”; with its reach if that is not the usual one."""
    names = list(dict.fromkeys(texts(f"names.weapons.{strike.weapon}") for strike in attack.strikes))
    words = texts.language.listing(names)
    if attack.reach is Reach.LONG_RANGE:
        words = f"{words} ({texts(f'names.reaches.{attack.reach}')})"
    return words


def draw_dice(job: Job, easel: Easel, dice: Sequence[Die], x: float, cy: float, size: float) -> float:
    """Dice side by side from ``x`` on; returns where they end."""
    for die in dice:
        draw_die(job, easel, die, x + size / 2, cy, size)
        x += size * 0.98
    return x
