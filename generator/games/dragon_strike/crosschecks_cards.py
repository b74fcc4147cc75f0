"""Checks of the decks: counts, levels, markers, monsters that cards name, and bounds of what cards do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from generator.errors import Finding, did_you_mean
from generator.games.dragon_strike.crosschecks import Sources, boxed, check_likeness, count_finding
from generator.games.dragon_strike.model.cards import Card, Treasure
from generator.games.dragon_strike.model.effects_harm import Shot
from generator.games.dragon_strike.model.options import SpellLevel
from generator.games.dragon_strike.model.tables import Tables
from generator.source.reader import Source

MEASURED: Mapping[str, str] = {
    "damage": "damage",
    "resisted": "damage",
    "hit_damage": "damage",
    "restores": "restores",
    "hit_points": "restores",
    "spaces": "spaces",
    "length": "spaces",
    "rounds": "duration",
    "turns": "duration",
    "hits": "hits",
    "armor_class": "bonus",
    "attack_roll": "bonus",
    "speed": "bonus",
    "charges": "charges",
}
"""The figures of effects that have a bound, and the name of the bound."""


def decks_of(tables: Tables) -> dict[str, tuple[str, Mapping[str, Card]]]:
    """The decks of cards with an effect: by the name of the table, the key in its file and the cards by id."""
    return {
        "hero_spells": ("spells", tables.hero_spells.spells),
        "wizard_spells": ("spells", tables.wizard_spells.spells),
        "treasures": ("treasures", tables.treasures.treasures),
        "traps": ("traps", tables.traps.traps),
    }


def check_decks(tables: Tables, sources: Sources) -> Iterator[Finding]:
    """What is wrong with the decks."""
    for name, (key, cards) in decks_of(tables).items():
        total = sum(card.copies for card in boxed(cards, sources[name], key).values())
        yield from count_finding("cards", total, getattr(tables.components.cards, name), sources[name], key)
        for card_id, card in cards.items():
            yield from _check_card(tables, card_id, card, sources[name], key)
        yield from check_likeness(cards, "picture", sources[name], key)
    yield from _check_levels(tables, sources["hero_spells"])
    yield from _check_picks(tables, sources)


def _check_card(tables: Tables, name: str, card: Card, source: Source, key: str) -> Iterator[Finding]:
    markers = tables.markers.sides()
    for index, marker in enumerate(card.markers):
        if marker not in markers:
            where = source.place((key, name, "markers", index))
            yield Finding(
                "unknown-marker", f"the box has no marker “{marker}”", where, hint=did_you_mean(marker, markers)
            )
    effect = card.effect
    if isinstance(effect, Shot) and effect.against is not None and effect.against not in tables.monsters.monsters:
        where, hint = (
            source.place((key, name, "effect", "against")),
            did_you_mean(effect.against, tables.monsters.monsters),
        )
        yield Finding("unknown-monster", f"there is no monster “{effect.against}”", where, hint=hint)
    charges = [("charges", card.charges, ("charges",))] if isinstance(card, Treasure) else []
    figures = ((field, getattr(effect, field), ("effect", field)) for field in effect.model_fields_set)
    for field, number, loc in sorted(chain(figures, charges), key=lambda figure: figure[0]):
        bound = getattr(tables.bounds.effect, MEASURED[field]) if field in MEASURED else None
        if bound is not None and isinstance(number, int) and abs(number) > bound:
            where = source.place((key, name, *loc))
            message = f"{field} is {number}, but no card has more than {bound}"
            yield Finding("out-of-bounds", message, where, hint=f"write at most {bound}")


def _check_levels(tables: Tables, source: Source) -> Iterator[Finding]:
    """Spells a level, and copies of each (The Heroes Get Ready)."""
    box, spells = tables.components, tables.hero_spells.spells
    own = boxed(spells, source, "spells")
    for level in SpellLevel:
        found = sum(spell.copies for spell in own.values() if spell.level is level)
        yield from count_finding(f"spells of the {level} level", found, box.level_cards[level], source, "spells")
    for name, spell in spells.items():
        wanted = box.level_copies[spell.level]
        if spell.copies != wanted:
            where = source.place(("spells", name))
            message = f"“{name}” has {spell.copies} copies, but a spell of the {spell.level} level has {wanted}"
            yield Finding("wrong-copies", message, where, hint=f"write “copies: {wanted}”")


def _check_picks(tables: Tables, sources: Sources) -> Iterator[Finding]:
    """All heroes together, and the evil wizard, find as many spells as they pick (The Heroes Get Ready)."""
    heroes = boxed(tables.heroes.heroes, sources["heroes"], "heroes").values()
    for level in SpellLevel:
        picked = sum(hero.spells.get(level, 0) for hero in heroes)
        there = sum(spell.copies for spell in tables.hero_spells.spells.values() if spell.level is level)
        if picked > there:
            message = f"the heroes pick {picked} spells of the {level} level, but there are {there}"
            yield Finding("too-many-spells", message, sources["heroes"].place(("heroes",)))
    there = sum(spell.copies for spell in tables.wizard_spells.spells.values())
    for name, monster in tables.monsters.monsters.items():
        if monster.powers.spells > there:
            where = sources["monsters"].place(("monsters", name, "powers", "spells"))
            message = f"“{name}” picks {monster.powers.spells} spells, but there are {there}"
            yield Finding("too-many-spells", message, where, hint=f"write at most {there}")
