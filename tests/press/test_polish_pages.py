"""What stands on the Polish pages: no line ends with a one-letter word, quotes come in pairs, nothing is English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from generator.games.registry import find_game, game_ids
from generator.i18n.compare import bare, forms
from generator.i18n.texts import Texts
from generator.press import texts
from generator.scene.nodes import Text
from generator.text.fonts import text_width
from tests.press.composing import composed

HANGING = re.compile(r"(?:^|[\s(„«])(?:[aiouwz]|(?<=[A-ZĄĆĘŁŃÓŚŹŻ]{2}\s)[AIOUWZ])\s*$")
#: Words that are the same in both languages.
SHARED = {"Plan", "Joker", "Start", "Troll", "troll", "start", "stop"}
NAMES = {word for game in game_ids() for word in find_game(game).title.split()}
NAMES |= {"Gorrak", "Lirien", "Magnus", "Odda", "Skeldrath", "Darkfyre", "Teraptus"}
#: Nouns that are the same for 2 and for 5, and those that a preposition governs: “przed 5 punktami”, “w 5 turach”.
UNCHANGED = re.compile(r"\b(?:kości|części|graczy|sojuszników|razy|\w+ami|\w+ach)\b")
#: Groups of texts in another case: “po 2 rundach”, “do 2 rund”.
GOVERNED = re.compile(r"\.(?:gen|dat|ins|loc)\.")
NUMBERS = {1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 1.5: "other"}


def lines(page: tuple[Text, ...]) -> Iterator[str]:
    """The lines of a page: runs of text that follow each other on one baseline."""
    line, end, y = "", 0.0, -1.0
    for node in page:
        follows = abs(node.y - y) < 1e-6 and -0.1 < node.x - end < 0.6 * node.size
        if not follows and line:
            yield line
        line = line + node.text if follows else node.text
        width = text_width(node.text, node.face) * node.size + node.tracking * len(node.text)
        end, y = node.x + width, node.y
    if line:
        yield line


def documents() -> list[str]:
    return [f"{game} {kind.id}" for game in game_ids() for kind in find_game(game).documents]


def pages(name: str) -> list[list[str]]:
    """The lines of each page of a document."""
    (found,) = [each for each in composed("pl") if f"{each.game} {each.document}" == name]
    return [list(lines(page)) for page in found.pages]


@pytest.mark.parametrize("name", documents())
def test_no_line_ends_with_a_one_letter_word(name: str) -> None:
    game = name.partition(" ")[0]
    # A text that is a whole ends where it ends: “Szybciej o” stands before a row of figures.
    whole = {form for entry in texts(game, "pl").entries.values() for form in forms(entry)}
    hanging = [line for page in pages(name) for line in page if HANGING.search(line) and line.strip() not in whole]
    assert hanging == []


@pytest.mark.parametrize("name", documents())
def test_quotes_come_in_pairs_and_are_polish(name: str) -> None:
    for page in pages(name):
        text = " ".join(page)
        assert text.count("„") == text.count("”")
        assert text.count("«") == text.count("»")
        assert not re.search('["“‘]|»[^«]*«', re.sub("«[^»]*»", "", text))


def test_a_hanging_word_would_be_found() -> None:
    assert HANGING.search("Smok leci z") and HANGING.search("SMOK W") and HANGING.search("(w")
    assert not HANGING.search("Śmiałek A") and not HANGING.search("co najwyżej I") and not HANGING.search("smok")


def polish(game: str) -> tuple[Texts, Texts]:
    return texts(game, "pl"), texts(game, "en")


@pytest.mark.parametrize("game", game_ids())
def test_no_text_is_english(game: str) -> None:
    own, english = polish(game)
    same = {
        word
        for key in own.keys & english.keys
        for form in set(forms(own.entries[key])) & set(forms(english.entries[key]))
        for word in re.findall(r"[^\W\d_]{4,}", bare(form))
    }
    assert same <= SHARED | NAMES


@pytest.mark.parametrize("game", game_ids())
def test_counted_texts_have_the_form_of_each_number(game: str) -> None:
    own, _ = polish(game)
    counted = {key: entry for key, entry in own.entries.items() if not isinstance(entry, str)}
    assert counted
    for key, entry in counted.items():
        for number, name in NUMBERS.items():
            assert own.language.plural_class(number) == name
            assert entry[name].strip(), f"{key}: {name}"
        assert bare(entry["one"]) != bare(entry["few"]), key
        if not GOVERNED.search(key):
            assert bare(entry["few"]) != bare(entry["many"]) or UNCHANGED.search(entry["few"]), key


FORMS = {
    "dragon-lords units.damage-points": "1 punkt, 2 punkty, 5 punktów, 12 punktów, 22 punkty, 1,5 punktu",
    "dragon-lords units.hexes": "1 pole, 2 pola, 5 pól, 12 pól, 22 pola, 1,5 pola",
    "dragon-lords units.steps": "1 stopień, 2 stopnie, 5 stopni, 12 stopni, 22 stopnie, 1,5 stopnia",
    "dragon-lords units.turns": "1 tura, 2 tury, 5 tur, 12 tur, 22 tury, 1,5 tury",
    "dragon-lords units.dragons": "1 smok, 2 smoki, 5 smoków, 12 smoków, 22 smoki, 1,5 smoka",
    "daredragon words.cards": "1 kartę, 2 karty, 5 kart, 12 kart, 22 karty, 1,5 karty",
    "daredragon words.seats": "1 miejsce, 2 miejsca, 5 miejsc, 12 miejsc, 22 miejsca, 1,5 miejsca",
    "dragon-strike book.party": "1 bohater, 2 bohaterowie, 5 bohaterów, 12 bohaterów, 22 bohaterowie, 1,5 bohatera",
    "dragon-strike monsters.orc.counted": "1 ork, 2 orki, 5 orków, 12 orków, 22 orki, 1,5 orka",
    "dragon-strike press.sheet_count": "1 arkusz, 2 arkusze, 5 arkuszy, 12 arkuszy, 22 arkusze, 1,5 arkusza",
}


@pytest.mark.parametrize("name", FORMS)
def test_nouns_are_counted_as_in_polish(name: str) -> None:
    game, key = name.split()
    written = [str(texts(game, "pl").count(key, number)) for number in NUMBERS]
    for said, wanted in zip(written, FORMS[name].split(", "), strict=True):
        assert said.startswith(wanted)
