"""Which texts the game needs in every language: names of options, of what cards show, and of each card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from generator.errors import Finding, Place, did_you_mean
from generator.games.dragon_strike.content import FOLDER, DragonStrikeContent
from generator.games.dragon_strike.crosschecks_cards import decks_of
from generator.games.dragon_strike.model.options import (
    Aim,
    Bane,
    Family,
    Feat,
    Feature,
    HeroClass,
    Moment,
    Reach,
    SpellLevel,
    Target,
    Use,
    Wits,
)
from generator.games.dragon_strike.wording import COUNTED, group
from generator.i18n.texts import Texts

NAMED: dict[str, type[StrEnum]] = {
    "features": Feature,
    "features-short": Feature,
    "features-roll": Feature,
    "features-of": Feature,
    "classes": HeroClass,
    "levels": SpellLevel,
    "levels-of": SpellLevel,
    "reaches": Reach,
    "aims": Aim,
    "targets": Target,
    "uses": Use,
    "moments": Moment,
    "families": Family,
    "banes": Bane,
    "wits": Wits,
    "feats": Feat,
}
"""The groups below ``names``, and what each of them names."""

CARD_KEYS = ("title", "text", "line")
MONSTER_KEYS = ("name", "in-text", "counted", "letters", "text", "says.1", "says.2")
HERO_KEYS = ("name", "line")
POWERS = ("flies", "squares", "regenerates", "immune", "doors-unlocked", "doors-any", "spells", "breath", "immovable")
SHEET_WORDS = ("speed", "armor-class", "armor-class-short", "hit-points", "hit-points-short", "equipment", "powers")


def missing_names(content: DragonStrikeContent, sets: Sequence[Texts]) -> list[Finding]:
    """A finding for every text that one of the languages lacks, and for texts of cards that do not exist."""
    keys = list(dict.fromkeys(needed_keys(content)))
    findings = [
        Finding(
            "missing-translation",
            f"“{key}” is missing in {texts.language.code}",
            Place(f"content/{FOLDER}/text/{texts.language.code}"),
            hint=f"add it to a file of this folder, or to one below {FOLDER}/text/{texts.language.code} in your pack",
        )
        for texts in sets
        for key in keys
        if not texts.has(key)
    ]
    for texts in sets:
        findings.extend(_idle_texts(content, texts))
    return findings


def needed_keys(content: DragonStrikeContent) -> Iterator[str]:
    """Every text that the content needs."""
    tables = content.tables
    for name, options in NAMED.items():
        yield from (f"names.{name}.{option}" for option in options)
    yield from ("names.only", "names.speech.talks", "names.speech.silent")
    yield from (f"names.powers.{power}" for power in POWERS)
    yield from (f"names.figures.{word}" for word in SHEET_WORDS)
    yield from (f"words.{word}" for word in (*COUNTED.values(), "charges", "questions", "spells"))
    yield from (f"names.colours.{colour}" for colour in tables.dice.colours.values())
    yield from (f"names.markers.{side}" for side in tables.markers.sides())
    yield from (f"names.decks.{group(deck)}" for deck in (*decks_of(tables), "monsters", "sneak_attacks", "reference"))
    yield from _figure_keys(content)
    for deck, (_, cards) in decks_of(tables).items():
        yield from (f"{group(deck)}.{name}.{key}" for name in cards for key in CARD_KEYS)
    yield from ("sneak-attacks.title", "sneak-attacks.text", "reference.title")
    yield from (f"sneak-attacks.lines.{number}" for number in range(1, tables.sneak_attacks.lines + 1))
    for card in tables.reference_cards.cards.values():
        yield from (f"reference.lines.{line}" for line in card.lines)


def _figure_keys(content: DragonStrikeContent) -> Iterator[str]:
    """The words of heroes and monsters."""
    heroes, monsters = content.tables.heroes.heroes, content.tables.monsters.monsters
    for name, hero in heroes.items():
        yield from (f"heroes.{name}.{key}" for key in HERO_KEYS)
        yield f"names.armor.{hero.armor}"
        yield from (f"names.equipment.{item}" for item in hero.equipment)
    for name in monsters:
        yield from (f"monsters.{name}.{key}" for key in MONSTER_KEYS)
    for attacks in (figure.attacks for figures in (heroes, monsters) for figure in figures.values()):
        for attack in attacks:
            yield from (f"names.weapons.{strike.weapon}" for strike in attack.strikes)


def _idle_texts(content: DragonStrikeContent, texts: Texts) -> Iterator[Finding]:
    """Texts of a hero, monster or card that there is none of: a misspelt id, most likely."""
    tables = content.tables
    known: dict[str, list[str]] = {group(deck): list(cards) for deck, (_, cards) in decks_of(tables).items()}
    known |= {"heroes": list(tables.heroes.heroes), "monsters": list(tables.monsters.monsters)}
    for key in sorted(texts.keys):
        section, _, rest = key.partition(".")
        name = rest.partition(".")[0]
        if section in known and name not in known[section]:
            message = f"“{key}” is about “{name}”, which the game does not have"
            yield Finding("idle-text", message, texts.where(key), hint=did_you_mean(name, known[section]))
