"""Checks of single heroes and monsters, shipped or of one's own. Each finding stands on its line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from generator.errors import Finding
from generator.games.dragon_strike.model.fields import Band
from generator.games.dragon_strike.model.figures import Hero, Monster
from generator.games.dragon_strike.model.options import Reach, SpellLevel
from generator.games.dragon_strike.model.rules import FigureBounds
from generator.games.dragon_strike.model.tables import Tables
from generator.source.reader import Source, Step

Loc = tuple[Step, ...]
KEYS = ("speed", "armor_class", "hit_points")


def check_hero(tables: Tables, name: str, hero: Hero, source: Source, loc: Loc) -> Iterator[Finding]:
    """What is wrong with a hero that can be read: bounds, and more spells or cards than there are."""
    yield from check_bounds(tables.bounds.hero, "hero", name, hero.__dict__, source, loc)
    yield from _attacks(name, hero, source, loc)
    for level in SpellLevel:
        picked, there = hero.spells.get(level, 0), tables.components.level_cards[level]
        if picked > there:
            message = f"“{name}” picks {picked} spells of the {level} level, but there are {there}"
            where = source.place((*loc, "spells", str(level)))
            yield Finding("too-many-spells", message, where, hint=f"write at most {there}")
    copies = tables.components.cards.sneak_attacks
    if hero.sneak_attacks > copies:
        message = f"“{name}” has {hero.sneak_attacks} sneak attacks, but there are {copies}"
        yield Finding("too-many-cards", message, source.place((*loc, "sneak_attacks")), hint=f"write at most {copies}")


def check_monster(tables: Tables, name: str, monster: Monster, source: Source, loc: Loc) -> Iterator[Finding]:
    """What is wrong with a monster that can be read: bounds, and more spells than there are."""
    yield from check_bounds(tables.bounds.monster, "monster", name, monster.__dict__, source, loc)
    yield from _attacks(name, monster, source, loc)
    powers, there = monster.powers, tables.components.cards.wizard_spells
    if powers.spells > there:
        message = f"“{name}” picks {powers.spells} of the evil wizard's spells, but there are {there}"
        where = source.place((*loc, "powers", "spells"))
        yield Finding("too-many-spells", message, where, hint=f"write at most {there}")
    if powers.regenerates and powers.regenerates >= monster.hit_points:
        message = f"“{name}” regains {powers.regenerates} of {monster.hit_points} hit points a turn"
        where = source.place((*loc, "powers", "regenerates"))
        yield Finding("out-of-bounds", message, where, hint="it could hardly be killed; write less")
    most = tables.bounds.effect.damage
    if powers.breath is not None and powers.breath.damage > most:
        where = source.place((*loc, "powers", "breath", "damage"))
        message = f"the breath of “{name}” costs {powers.breath.damage} hit points, but nothing costs more than {most}"
        yield Finding("out-of-bounds", message, where, hint=f"write at most {most}")


def check_bounds(
    bounds: FigureBounds, kind: str, name: str, figures: Mapping[Any, object], source: Source, loc: Loc
) -> Iterator[Finding]:
    """Speed, Armor Class and hit points out of bounds, also of an entry that cannot be read as a whole."""
    for key in KEYS:
        band: Band = getattr(bounds, key)
        number = figures.get(key)
        if isinstance(number, int) and not isinstance(number, bool) and number not in band:
            message = f"{key} of “{name}” is {number}, but a {kind} has {band}"
            where = source.place((*loc, key))
            yield Finding("out-of-bounds", message, where, hint=f"write a number from {band}")


def _attacks(name: str, figure: Hero | Monster, source: Source, loc: Loc) -> Iterator[Finding]:
    """The same attack must not be listed twice, and somebody without any blow could not defend itself at all."""
    for index, attack in enumerate(figure.attacks):
        if attack in figure.attacks[:index]:
            where = source.place((*loc, "attacks", index))
            yield Finding("duplicate-name", f"“{name}” has the same attack twice", where, hint="leave one out")
    if all(attack.reach is Reach.LONG_RANGE for attack in figure.attacks):
        hint = "give it an attack with “reach: adjacent”, or without “reach”"
        message = f"“{name}” can attack nobody beside it"
        yield Finding("no-near-attack", message, source.place((*loc, "attacks")), hint=hint)
