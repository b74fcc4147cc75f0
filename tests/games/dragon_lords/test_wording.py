"""Names and effects in both languages."""

from __future__ import annotations

import re

import pytest

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.options import Rider, Spell
from generator.games.dragon_lords.naming import NAMED, missing_names
from generator.games.dragon_lords.pages.words import Words
from generator.games.dragon_lords.wording import critical_text, note_text, peril_text, rider_text, spell_text
from generator.i18n.language import load_language
from generator.i18n.texts import Texts, compare_texts, load_texts
from generator.resources import content_folder, data_root


def texts(code: str) -> Texts:
    language = load_language(content_folder("languages", f"{code}.yaml"))
    return load_texts(content_folder("dragon-lords", "text", code), language, data_root())


@pytest.fixture(scope="module")
def english() -> Words:
    return Words(texts("en"))


@pytest.fixture(scope="module")
def polish() -> Words:
    return Words(texts("pl"))


def test_everything_has_a_name_in_both_languages(content: DragonLordsContent, english: Words, polish: Words) -> None:
    assert missing_names(content.dragons, [english.texts, polish.texts]) == []


def test_a_missing_name_is_told(content: DragonLordsContent, polish: Words) -> None:
    entries = {key: entry for key, entry in polish.texts.entries.items() if key != "names.spell.spin"}
    (finding,) = missing_names(content.dragons, [Texts(polish.texts.language, entries)])
    assert finding.message == "“names.spell.spin” is missing in pl"


def test_the_languages_agree(english: Words, polish: Words) -> None:
    assert compare_texts([english.texts, polish.texts]) == []


def test_no_group_names_things_that_do_not_exist(english: Words) -> None:
    known = {f"names.{group}.{option}" for group, options in NAMED.items() for option in options} | {"names.rider.none"}
    assert {key for key in english.texts.keys if key.startswith("names.")} == known


@pytest.mark.parametrize("group", sorted(NAMED))
def test_names_within_a_group_differ(english: Words, polish: Words, group: str) -> None:
    for words in (english, polish):
        names = [words.name(group, option) for option in NAMED[group]]
        assert len({name.casefold() for name in names}) == len(names)


def test_short_forms_cannot_be_taken_for_each_other(polish: Words) -> None:
    sections = {polish.name("section-short", option) for option in NAMED["section"]}
    directions = {polish.name("direction-short", option) for option in NAMED["direction"]}
    assert sections == {"G", "T", "O", "LS", "PS"}
    assert not sections & directions


def test_spells(content: DragonLordsContent, english: Words, polish: Words) -> None:
    tables = content.tables
    assert spell_text(english, tables, Spell.FIREBALL).startswith("1d6+3 damage")
    assert spell_text(polish, tables, Spell.FIREBALL).startswith("Zadaje 1k6+3 obrażeń")
    assert spell_text(english, tables, Spell.DULL) == "The target’s teeth and claws lose 1 step of sharpness."
    assert spell_text(polish, tables, Spell.DULL) == "Kły i pazury celu tracą 1 stopień ostrości."
    assert spell_text(polish, tables, Spell.VIGOR).endswith("o 2 stopnie lepsza.")
    assert spell_text(polish, tables, Spell.FORCE_SHIELD) == "Chroni cel przed następnymi 10 punktami obrażeń."
    assert "120°" in spell_text(polish, tables, Spell.SPIN)


def test_no_text_has_a_gap(content: DragonLordsContent, english: Words, polish: Words) -> None:
    for words in (english, polish):
        effects = [spell_text(words, content.tables, spell) for spell in Spell]
        effects += [rider_text(words, content.tables, rider) for rider in Rider]
        effects += [critical_text(words, content.tables, roll) for roll in range(2, 13)]
        assert all(effect.endswith(".") and "{" not in effect and "None" not in effect for effect in effects)


def test_critical_hits(content: DragonLordsContent, english: Words, polish: Words) -> None:
    assert critical_text(english, content.tables, 6) == "Initiative −2, to the end of the game."
    assert critical_text(english, content.tables, 11) == "The damage × 3, to the body."
    assert critical_text(polish, content.tables, 9) == "Jeździec wypada z gry. Bez jeźdźca: jak przy 5."


def test_riders(content: DragonLordsContent, english: Words, polish: Words) -> None:
    tables = content.tables
    assert "+2 to the roll" in rider_text(english, tables, Rider.LANCER)
    assert "Daleki zasięg 6: 1k6+3" in rider_text(polish, tables, Rider.CROSSBOW_SHOOTER)
    assert "60 magic points" in rider_text(english, tables, Rider.WIZARD)
    assert "1, 2 lub 3" in peril_text(polish, "riders.fall", tables.riders.fall)
    assert "On 7 the rider" in peril_text(english, "riders.hit", tables.riders.hit)


def test_notes_tell_the_misprints(content: DragonLordsContent, english: Words, polish: Words) -> None:
    tankerous, stalwyrm = content.dragon("Tankerous"), content.dragon("Stalwyrm")
    assert "figure 1 for the rating and 9 for close combat" in note_text(english, content.tables, tankerous)
    assert "make it I, with a modifier of 1" in note_text(english, content.tables, tankerous)
    assert "„Very Large”" in note_text(polish, content.tables, stalwyrm)
    assert "skrzydła ogromne" in note_text(polish, content.tables, stalwyrm)
    assert note_text(polish, content.tables, content.dragon("Reaper")) == ""


def test_english_texts_use_printers_apostrophes() -> None:
    folder = content_folder("dragon-lords", "text", "en")
    straight = [
        path.name for path in sorted(folder.glob("*.yaml")) if re.search(r"[a-z]'[a-z]", path.read_text("utf-8"))
    ]
    assert straight == []
