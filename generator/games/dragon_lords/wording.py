"""Effects in the words of a language, with their figures: spells, critical hits, riders, notes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from generator.games.dragon_lords.model.design import ReadyDragon
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Rider, Spell
from generator.games.dragon_lords.model.riders import CloseCombatAbility, MissileAbility, RiderPeril
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.pages.words import Words, signed
from generator.games.dragon_lords.rules.stats import stat_block


def effect_text(words: Words, key: str, effect: BaseModel, number: int | None = None) -> str:
    """The text of an effect with the effect's figures; a text with plural forms counts ``number`` or the one figure."""
    figures = {name: _figure(words, getattr(effect, name)) for name in effect.model_fields_set}
    if isinstance(words.texts.entry(key), str):
        return words.texts(key, **figures)
    counted = number if number is not None else _only_number(effect)
    return words.texts.count(key, counted, **figures)


def spell_text(words: Words, tables: Tables, spell: Spell) -> str:
    """What a spell does (The Wizard's Spellbook)."""
    return effect_text(words, f"spells.{spell}", tables.spells.spells[spell].effect)


def critical_text(words: Words, tables: Tables, roll: int) -> str:
    """What a row of the critical hits does (Critical Hit Table)."""
    row = tables.critical_hits.rows[roll]
    if row.initiative is not None:
        return words.texts(f"critical-effects.{row.effect}", initiative=signed(row.initiative))
    return effect_text(words, f"critical-effects.{row.effect}", row, row.steps)


def rider_text(words: Words, tables: Tables, rider: Rider) -> str:
    """What a rider can do, in a sentence or two (Rider Abilities Table)."""
    ability = tables.riders.abilities[rider]
    key = f"riders.{ability.kind}.rule"
    if isinstance(ability, CloseCombatAbility):
        return words.texts(key, close_combat=signed(ability.close_combat), damage=signed(ability.damage))
    if isinstance(ability, MissileAbility):
        return words.texts(
            key,
            medium_reach=ability.medium.reach,
            medium_damage=words.dice(ability.medium.damage),
            long_reach=ability.long.reach,
            long_damage=words.dice(ability.long.damage),
        )
    return words.texts(key, magic_points=tables.riders.magic_points)


def peril_text(words: Words, key: str, peril: RiderPeril) -> str:
    """How a rider is lost: ``riders.hit`` or ``riders.fall``."""
    rolls = words.texts.language.listing([str(roll) for roll in peril.killed_on], "or")
    return words.texts(key, dice=words.dice(peril.dice), killed_on=rolls)


def note_text(words: Words, tables: Tables, dragon: ReadyDragon) -> str:
    """The note to a ready-made dragon, empty if it has none."""
    if not dragon.note:
        return ""
    block = stat_block(tables, dragon)
    figures: Mapping[str, Any] = {
        "printed": dragon.misprints,
        "rating": block.rating,
        "close_combat": block.close_combat,
        "wings": words.name("wings", dragon.wings).lower(),
    }
    return words.texts(f"notes.{dragon.note}", **figures)


def _figure(words: Words, value: Any) -> Any:
    return words.dice(value) if isinstance(value, Dice) else value


def _only_number(effect: BaseModel) -> int:
    numbers = [getattr(effect, name) for name in effect.model_fields_set]
    (number,) = (number for number in numbers if isinstance(number, int))
    return number
