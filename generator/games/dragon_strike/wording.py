"""Cards in the words of a language, with their figures: titles, rules, the lines under a title."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.crosschecks_cards import decks_of
from generator.games.dragon_strike.model.cards import Card, Effect, HeroSpell, Treasure
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.effects_harm import Shot
from generator.games.dragon_strike.model.effects_help import Boost
from generator.games.dragon_strike.model.effects_world import Scroll
from generator.games.dragon_strike.model.figures import Monster
from generator.games.dragon_strike.model.options import Bane, Doors, HeroClass, Resist, SpellLevel, Use
from generator.games.dragon_strike.rules.feats import longest_leap
from generator.i18n.texts import Texts

COUNTED: Mapping[str, str] = {
    "damage": "hit-points",
    "resisted": "hit-points",
    "restores": "hit-points",
    "hit_points": "hit-points",
    "hit_damage": "hit-points",
    "spaces": "spaces",
    "length": "spaces",
    "speed": "spaces",
    "rounds": "rounds",
    "turns": "turns",
    "hits": "hits",
    "actions": "actions",
    "cards": "spell-cards",
    "treasures": "treasure-cards",
}
"""The figures of effects that are shown with what they count, and the text below ``words`` that does it."""


def card_title(texts: Texts, deck: str, name: str) -> str:
    """The title of a card; ``deck`` is the name of its table (``hero_spells``)."""
    return texts(f"{group(deck)}.{name}.title")


def card_line(texts: Texts, deck: str, name: str) -> str:
    """The card's line of story."""
    return texts(f"{group(deck)}.{name}.line")


def card_text(content: DragonStrikeContent, texts: Texts, deck: str, name: str) -> str:
    """What a card does, in full. Raises ContentError if the text lacks or asks for a figure that there is none of."""
    card = decks_of(content.tables)[deck][1][name]
    figures = {"e": effect_figures(content, texts, card.effect), "r": rule_figures(content, texts)}
    return texts(f"{group(deck)}.{name}.text", **figures)


def group(deck: str) -> str:
    """The group of texts of a deck: ``hero-spells``."""
    return deck.replace("_", "-")


def target_line(texts: Texts, card: Card) -> str:
    """Whom a card works on, and what the aim takes: “An enemy · clear shot”."""
    target, aim = texts(f"names.targets.{card.target}"), texts(f"names.aims.{card.aim}")
    return target if card.aim == "own" else f"{target} · {aim}"


def level_line(texts: Texts, spell: HeroSpell) -> str:
    """The level of a hero spell."""
    return texts(f"names.levels.{spell.level}")


def use_line(texts: Texts, treasure: Treasure) -> str:
    """How long a treasure lasts, when it is used, and by whom: “3 charges · takes your action · wizard or elf only”."""
    charges = texts.count("words.charges", treasure.charges)
    parts = [
        charges if treasure.use is Use.CHARGES else texts(f"names.uses.{treasure.use}"),
        texts(f"names.moments.{treasure.moment}"),
        class_line(texts, treasure.classes) if treasure.classes is not None else "",
    ]
    return " · ".join(part for part in parts if part)


def class_line(texts: Texts, classes: Iterable[HeroClass]) -> str:
    """Who alone can use something: “wizard or elf only”."""
    names = [texts(f"names.classes.{hero_class}").lower() for hero_class in classes]
    return texts("names.only", classes=texts.language.listing(names, "or"))


def sneak_text(content: DragonStrikeContent, texts: Texts) -> str:
    """What a thief's card does."""
    return texts("sneak-attacks.text", s=sneak_figures(content, texts))


def reference_lines(content: DragonStrikeContent, texts: Texts, hero_class: HeroClass) -> list[str]:
    """The lines of a class's reference card, in their order."""
    figures = {
        "r": rule_figures(content, texts),
        "s": sneak_figures(content, texts),
        "h": class_figures(content, texts, hero_class),
    }
    lines = content.tables.reference_cards.cards[hero_class].lines
    return [texts(f"reference.lines.{line}", **figures) for line in lines]


def power_lines(texts: Texts, monster: Monster) -> list[str]:
    """What a monster card lists beside its figures (Reading a Monster Card)."""
    powers, lines = monster.powers, []
    if monster.flies:
        lines.append(texts("names.powers.flies"))
    if monster.squares > 1:
        lines.append(texts("names.powers.squares", squares=texts.count("words.spaces", monster.squares)))
    if powers.regenerates:
        lines.append(texts("names.powers.regenerates", regenerates=texts.count("words.hit-points", powers.regenerates)))
    if powers.breath is not None:
        breath = {
            "least": powers.breath.distance.least,
            "most": powers.breath.distance.most,
            "damage": texts.count("words.hit-points", powers.breath.damage),
            "resisted": texts.count("words.hit-points", powers.breath.resisted),
            "most_spaces": texts.count("words.spaces", powers.breath.most_spaces),
        }
        lines.append(texts("names.powers.breath", **breath))
    if powers.doors is not Doors.NONE:
        lines.append(texts(f"names.powers.doors-{powers.doors}"))
    if powers.spells:
        lines.append(texts("names.powers.spells", spells=texts.count("words.spells", powers.spells)))
    if powers.immune:
        banes = texts.language.listing([texts(f"names.banes.{bane}") for bane in powers.immune])
        lines.append(texts("names.powers.immune", immune=banes))
    if monster.immovable:
        lines.append(texts("names.powers.immovable"))
    return lines


def effect_figures(content: DragonStrikeContent, texts: Texts, effect: Effect) -> dict[str, Any]:
    """The figures of an effect as texts show them, as ``e``: counted, dice in the language's notation.

    ``resist`` and ``free`` name the die as in “rolls …”, ``free_of`` as in “a Feat of …”; ``immune`` lists the monsters
    that the effect does not touch, and is left out if there are none.
    """
    figures: dict[str, Any] = {}
    for field in type(effect).model_fields:
        value = getattr(effect, field)
        if isinstance(value, bool) or value is None:
            continue
        if isinstance(value, Die):
            figures[field] = written(texts, value)
        elif isinstance(value, Resist):
            figures[field] = texts(f"names.features-roll.{value}")
            figures[f"{field}_of"] = texts(f"names.features-of.{value}")
        elif isinstance(value, int):
            figures[field] = texts.count(f"words.{COUNTED[field]}", abs(value)) if field in COUNTED else value
    if isinstance(effect, Boost):
        figures["dice"] = {str(key).replace("-", "_"): written(texts, die) for key, die in effect.dice.items()}
    if isinstance(effect, Shot) and effect.against is not None:
        figures["against"] = texts(f"monsters.{effect.against}.in-text")
    if isinstance(effect, Scroll):
        figures["levels"] = texts.language.listing([texts(f"names.levels-of.{level}") for level in effect.levels], "or")
    immune = immune_monsters(content, getattr(effect, "element", None))
    if immune:
        figures["immune"] = texts.language.listing([texts(f"monsters.{name}.in-text") for name in immune])
    return figures


def immune_monsters(content: DragonStrikeContent, bane: Bane | None) -> list[str]:
    """The monsters that a kind of harm does not touch."""
    return [name for name, monster in content.tables.monsters.monsters.items() if bane in monster.powers.immune]


def rule_figures(content: DragonStrikeContent, texts: Texts) -> dict[str, Any]:
    """The figures of the rules as texts show them, as ``r``."""
    rules, armor = content.tables.rules, content.tables.bounds.hero.armor_class
    return {
        "success": rules.success,
        "hit": texts.count("words.hit-points", rules.hit_damage),
        "gap": texts.count("words.spaces", rules.long_range_gap),
        "search": texts.count("words.spaces", rules.search_distance),
        "questions": texts.count("words.questions", rules.questions),
        "body": texts.count("words.rounds", rules.dead_monster_rounds),
        "climb": texts.count("words.spaces", rules.feats.climb_spaces),
        "heavy": texts.count("words.spaces", rules.feats.heavy_spaces),
        "armor_least": armor.least,
        "armor_most": armor.most,
    }


def sneak_figures(content: DragonStrikeContent, texts: Texts) -> dict[str, Any]:
    """The figures of sneak attacks, as ``s``."""
    cards = content.tables.sneak_attacks
    return {"die": written(texts, cards.die), "usual": written(texts, cards.usual), "cards": cards.copies}


def class_figures(content: DragonStrikeContent, texts: Texts, hero_class: HeroClass) -> dict[str, Any]:
    """The figures of a class's first hero, as ``h``."""
    hero = next(hero for hero in content.tables.heroes.heroes.values() if hero.hero_class == hero_class)
    return {
        "speed": hero.speed,
        "armor_class": hero.armor_class,
        "strength": written(texts, hero.strength),
        "dexterity": written(texts, hero.dexterity),
        "leap": texts.count("words.spaces", longest_leap(content.tables.rules, hero.speed)),
        **{str(level): hero.spells.get(level, 0) for level in SpellLevel},
    }


def written(texts: Texts, die: Die) -> str:
    """A die in the language's notation."""
    return die.written(texts.language.die)
