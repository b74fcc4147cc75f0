"""Checks of the texts: every action, part and character has its words in every language, and they can be filled in."""

from __future__ import annotations

from collections.abc import Iterator

from generator.errors import ContentError, Finding
from generator.games.daredragon.content import Content
from generator.games.daredragon.content_text import PAGE_FIGURES, figures_for, rule
from generator.games.daredragon.model_deck import JOKER, RANKS, Kind, Owner, Part, Suit
from generator.i18n.texts import Texts, compare_texts

#: Texts that need no figures but those of the game and the few of :data:`PAGE_FIGURES`; other texts are the pages' own.
GAME_TEXTS = ("names.", "characters.", "reference.", "board.")


def check_texts(content: Content) -> list[Finding]:
    """What the texts lack, beside the content and beside each other."""
    findings = compare_texts(list(content.texts.values())) if content.texts else []
    for texts in content.texts.values():
        findings.extend(check_names(content, texts))
        findings.extend(check_rules(content, texts))
    return findings


def check_names(content: Content, texts: Texts) -> Iterator[Finding]:
    """Names of parts, suits, ranks, kinds, variants, characters and actions."""
    keys = [
        *(f"names.parts.{part}" for part in Part),
        *(f"names.part-words.{part}" for part in Part),
        *(f"names.suits.{suit}" for suit in Suit),
        *(f"names.ranks.{rank}" for rank in (*RANKS, JOKER)),
        *(f"names.kinds.{kind}" for kind in Kind),
        *(f"names.markers.{marker}" for marker in content.figures.setup.markers),
    ]
    places = [(key, content.where("setup")) for key in keys]
    for index, variant in enumerate(content.variants.variants):
        places.append((f"names.variants.{variant.id}", content.where("variants", "variants", index, "id")))
    for index, daredevil in enumerate(content.characters.daredevils):
        where = content.where("characters", "daredevils", index, "id")
        places.extend((f"characters.{daredevil.id}.{key}", where) for key in ("name", "role", "line"))
    dragon, where = content.characters.dragon.id, content.where("characters", "dragon", "id")
    places.extend((f"characters.{dragon}.{key}", where) for key in ("name", "role", "line"))
    for owner in Owner:
        for index, action in enumerate(content.deck(owner).actions):
            where = content.where(f"{owner}-deck", "actions", index, "id")
            places.extend((f"actions.{owner}.{action.id}.{key}", where) for key in ("title", "rule"))
    for key, where in places:
        if not texts.has(key):
            yield Finding("missing-translation", f"no text “{key}” [{texts.language.code}]", where)


def check_rules(content: Content, texts: Texts) -> Iterator[Finding]:
    """The rule of each action, and the other texts of the game, can be filled in with its figures."""
    for owner in Owner:
        for action in content.deck(owner).actions:
            if texts.has(f"actions.{owner}.{action.id}.rule"):
                try:
                    rule(content, texts, owner, action)
                except ContentError as error:
                    yield from error.findings
    figures = {**figures_for(content, texts), **dict.fromkeys(PAGE_FIGURES, "")}
    for key, entry in texts.entries.items():
        if isinstance(entry, str) and key.startswith(GAME_TEXTS):
            try:
                texts(key, **figures)
            except ContentError as error:
                yield from error.findings
