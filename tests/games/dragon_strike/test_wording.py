"""Cards in words: figures filled in, in both languages, short enough for a card."""

from __future__ import annotations

import pytest

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.crosschecks_cards import decks_of
from generator.games.dragon_strike.model.options import Bane, HeroClass
from generator.games.dragon_strike.wording import (
    card_line,
    card_text,
    card_title,
    immune_monsters,
    level_line,
    power_lines,
    reference_lines,
    sneak_text,
    target_line,
    use_line,
)
from generator.i18n.texts import Texts

CODES = ("en", "pl")


@pytest.mark.parametrize("code", CODES)
def test_every_card_fits(content: DragonStrikeContent, texts: dict[str, Texts], code: str) -> None:
    words, bounds = texts[code], content.tables.bounds.text
    for deck, (_, cards) in decks_of(content.tables).items():
        titles = [card_title(words, deck, name) for name in cards]
        assert len(set(titles)) == len(titles)
        for name in cards:
            text = card_text(content, words, deck, name)
            assert 30 < len(text) <= bounds.card, (name, len(text))
            assert "{" not in text
            assert "None" not in text
            assert text.endswith((".", "?", "!")), name
            assert len(card_line(words, deck, name)) <= bounds.line


def test_figures_come_from_the_cards(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    english, polish = texts["en"], texts["pl"]
    assert "loses 2 HP, or 1 HP with 6+ on the Save die" in card_text(content, english, "hero_spells", "fireball")
    assert "traci 2 PŻ, a jeśli rzuci 6+ na Obronę – tylko 1 PŻ" in card_text(
        content, polish, "hero_spells", "fireball"
    )
    assert "by 1 space," in card_text(content, english, "treasures", "sands-of-time")
    assert "o 1 pole," in card_text(content, polish, "treasures", "sands-of-time")
    assert "kością k12" in card_text(content, polish, "treasures", "magic-bow")
    assert "Przez 2 rundy" in card_text(content, polish, "hero_spells", "darkness")
    assert "przez 8 pól" in card_text(content, polish, "hero_spells", "lightning-bolt")


def test_who_is_immune(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    assert immune_monsters(content, Bane.CHARM) == ["death-knight", "teraptus", "darkfyre"]
    assert immune_monsters(content, None) == []
    assert card_text(content, texts["en"], "hero_spells", "charm").endswith(
        "Immune: death knight, Teraptus and Darkfyre."
    )
    assert card_text(content, texts["pl"], "hero_spells", "web").endswith("Odporni: żywiołak ognia i Darkfyre.")


def test_lines_under_the_title(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    english, polish = texts["en"], texts["pl"]
    assert target_line(english, content.hero_spell("web")) == "A space and all touching it · clear shot"
    assert target_line(english, content.hero_spell("mirror-image")) == "Yourself"
    assert level_line(polish, content.hero_spell("web")) == "Poziom pierwszy"
    wand = content.treasure("wand-of-frost")
    assert use_line(english, wand) == "3 charges · takes your action · wizard or elf only"
    assert use_line(polish, wand) == "3 ładunki · wymaga akcji · Tylko: czarodziej lub elf"
    assert use_line(english, content.treasure("lucky-coin")) == "Use once · at any time"


def test_powers(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    assert power_lines(texts["en"], content.monster("troll")) == [
        "Regains 1 HP after each of its turns, unless it is dead"
    ]
    dragon = power_lines(texts["pl"], content.monster("darkfyre"))
    assert dragon[:2] == ["Lata", "Zajmuje 2 pola"]
    assert "najwyżej 10 pól" in dragon[2]
    assert power_lines(texts["en"], content.monster("orc")) == []


@pytest.mark.parametrize("code", CODES)
def test_reference_cards(content: DragonStrikeContent, texts: dict[str, Texts], code: str) -> None:
    lengths = [len("\n".join(reference_lines(content, texts[code], hero_class))) for hero_class in HeroClass]
    assert max(lengths) < 1200
    wizard = reference_lines(content, texts[code], HeroClass.WIZARD)
    assert all(figure in wizard[-1] for figure in ("4", "3", "2"))


def test_sneak_attack(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    assert "a d12 instead of a d8" in sneak_text(content, texts["en"])
    assert "kością k12 zamiast k8" in sneak_text(content, texts["pl"])
