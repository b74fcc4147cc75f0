"""What the chapters may name in Jinja: the tables, the words of the game, and examples worked out by the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any

from generator.games.dragon_lords.book.examples import examples
from generator.games.dragon_lords.book.examples_advanced import advanced_examples
from generator.games.dragon_lords.book.play import DUEL, FIRST_DUEL, ORIGINAL, duel, first_duel
from generator.games.dragon_lords.book.telling import doubts
from generator.games.dragon_lords.model.building import TURNS
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Altitude, Body, Direction, Rating, Rider, Spell, Tactic
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.pages.words import Words, signed
from generator.games.dragon_lords.rules.campaign import most_rewards
from generator.games.dragon_lords.rules.costs import cost_bounds, design_cost
from generator.games.dragon_lords.rules.moves import LOWEST
from generator.games.dragon_lords.wording import note_text
from generator.games.game import Job

#: Tables whose names in the chapters are shorter than those in the content.
SHORT = {
    "damage_allocation": "allocation",
    "serious_damage": "serious",
    "critical_hits": "critical",
}


def facts(job: Job) -> dict[str, Any]:
    """Every name that the chapters of the rulebook may use, with what it stands for.

    A recorded game that the figures no longer allow is noted as a warning.
    """
    for log in (FIRST_DUEL, DUEL, ORIGINAL):
        for doubt in doubts(job.content, log):
            job.scribe.note(doubt)
    tables: Tables = job.content.tables
    named = {SHORT.get(field.name, field.name): getattr(tables, field.name) for field in fields(tables)}
    return {
        **named,
        **words(job),
        **counts(tables),
        **dragons(job),
        "lancer": tables.riders.abilities[Rider.LANCER],
        "ex": {
            **examples(job.content),
            **advanced_examples(job.content),
            "play": first_duel(job.content),
            "duel": duel(job.content),
        },
    }


def words(job: Job) -> dict[str, Any]:
    """The words of the game as functions, and some lists of them."""
    said = Words(job.texts)
    language = job.texts.language

    def name(kind: str, option: str) -> str:
        return said.name(kind, option)

    def roll(dice: Dice) -> str:
        return said.dice(dice)

    def listing(items: Iterable[object]) -> str:
        return language.listing([str(item) for item in items])

    def listing_or(items: Iterable[object]) -> str:
        return language.listing([str(item) for item in items], "or")

    def low(kind: str) -> Callable[[str], str]:
        return lambda option: said.name(kind, option).lower()

    flying = list(Altitude)[list(Altitude).index(LOWEST) :]
    return {
        "name": name,
        "cap": said.capital,
        "roll": roll,
        "signed": signed,
        "number": language.number,
        "listing": listing,
        "listing_or": listing_or,
        "flying_altitudes": [said.name("altitude", level) for level in flying],
        "tactic_names": [low("tactic")(tactic) for tactic in Tactic],
    }


def counts(tables: Tables) -> dict[str, Any]:
    """Numbers that follow from the tables."""
    altitudes = list(Altitude)
    parts = tables.components.figures
    counters = tables.components.counters
    return {
        "scale_steps": len(Body),
        "best_rating": str(next(iter(Rating))),
        "worst_rating": str(list(Rating)[-1]),
        "most_turn": max(TURNS),
        "flying_levels": len(altitudes) - altitudes.index(LOWEST),
        "counters_total": counters.each_altitude * len(altitudes) + counters.engaged,
        "metal_parts": parts.bodies + parts.wings + parts.riders,
        "front_side": next(side for side, place in tables.directions.hexsides.items() if place is Direction.FRONT),
        "spell_count": len(Spell),
        "all_boxes": len(Tactic) * tables.tactics.uses,
        "bounds": cost_bounds(tables),
        "most_rewards": most_rewards(tables),
    }


def dragons(job: Job) -> Mapping[str, Any]:
    """The ready-made dragons that the chapters speak of, and the notes to them."""
    said, tables = Words(job.texts), job.content.tables
    bare = [dragon for dragon in job.content.dragons.dragons if dragon.rider is None]
    cost = design_cost(tables, bare[0]).total
    pair = [dragon.name for dragon in bare if design_cost(tables, dragon).total == cost]

    def note(dragon: str) -> str:
        return note_text(said, tables, job.content.dragon(dragon))

    return {
        "dragon_count": len(job.content.dragons.dragons),
        "free_dragons": [dragon.name for dragon in bare],
        "pair": pair,
        "pair_names": job.texts.language.listing(pair),
        "note": note,
    }
