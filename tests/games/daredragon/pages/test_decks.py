"""The decks as printed: indices, figures, rules by suit, sizes, safe zones."""

from __future__ import annotations

import pytest

from generator.games.daredragon.pages import decks
from generator.layout.cards import Deck
from generator.layout.lowink import low_ink
from generator.layout.output import deck_output
from generator.layout.safezone import check_safe_zone
from generator.press.judging import look_through
from generator.scene.geometry import Affine, Point
from generator.scene.nodes import Circle, Group, Node, Path, Rect, Text, walk
from tests.games.daredragon.conftest import Changed
from tests.games.daredragon.pages.conftest import MakeJob
from tests.games.daredragon.pages.reading import lines, named, plain, sizes, texts

LOW = ["10", "9", "8", "7", "6", "5", "4", "3", "2"]
RANKS = {"en": ["A", "K", "Q", "J", *LOW], "pl": ["A", "K", "D", "W", *LOW]}
STEPS = ["0", "1", "2", "3", "4", "5", "6", "8", "10", "13", "16", "20", "25"]
DECKS = {"daredevils": decks.daredevils, "dragon": decks.dragon}
BOTH = pytest.mark.parametrize("side", list(DECKS))
LANGUAGES = pytest.mark.parametrize("language", ["en", "pl"])


def front(deck: Deck, start: str) -> tuple[Node, ...]:
    """The front of the first card whose name begins so."""
    return deck.front(next(i for i, card in enumerate(deck.cards) if card.name.startswith(start)))


def rule(nodes: tuple[Node, ...]) -> str:
    """The rule on a card, in one line."""
    ((group, _),) = named(nodes, "rule")
    return plain(" ".join(lines([group])))


def first_spot(group: Group, put: Affine) -> Point:
    """Where the first run of a group stands on the card."""
    return next(inner.apply(node.x, node.y) for node, inner in walk(group.children, put) if isinstance(node, Text))


@BOTH
@LANGUAGES
def test_a_true_deck_of_54_with_its_index_in_both_corners(job: MakeJob, side: str, language: str) -> None:
    deck = DECKS[side](job(language))
    seen = []
    for index in range(len(deck.cards)):
        (one, upper), (other, lower) = named(deck.front(index), "index")
        assert texts([one]) == texts([other])
        seen.append(tuple(texts([one])))
        (x1, y1), (x2, y2) = first_spot(one, upper), first_spot(other, lower)
        assert x1 < 16 and y1 < 18
        assert x2 > 63.5 - 16 and y2 > 88.9 - 18
        assert (upper.a, upper.d) == (1, 1)
        assert (lower.a, lower.d) == pytest.approx((-1, -1))
    assert seen == [(rank, sign) for sign in "♠♥♦♣" for rank in RANKS[language]] + [("Joker",)] * 2


def test_suit_pairs_differ_in_tone_and_in_the_shape_of_the_tab(job: MakeJob) -> None:
    deck = decks.dragon(job())
    shapes = {}
    for name in ("K ♠", "K ♥", "K ♦", "K ♣"):
        ((group, _), _) = named(front(deck, name), "index")
        outline = next(node for node, _ in walk([group]) if isinstance(node, Path))
        shapes[name] = outline.paint.fill, any(step[0] == "C" for step in outline.steps)
    assert shapes["K ♠"] == shapes["K ♣"] == ("#1E1916", False)
    assert shapes["K ♥"] == shapes["K ♦"] == ("#FFFFFF", True)


@pytest.mark.parametrize(
    ("side", "name", "said"),
    [
        ("dragon", "K ♠", ["Crush", "Direct attack", "JAWS", "13", "Ϟ", "4", "2"]),
        ("dragon", "Q ♥", ["Bite", "Direct attack", "JAWS", "10", "Ϟ", "3", "2"]),
        ("dragon", "J ♦", ["Swing", "Area attack · Knockdown", "TAIL", "6", "Ϟ", "3", "2"]),
        ("dragon", "9 ♣", ["Trample", "Direct attack · Knockdown", "LEGS", "8", "Ϟ", "2", "2"]),
        ("dragon", "5 ♣", ["Quick Strike", "Direct attack", "PAWS", "5", "Ϟ", "1", "1"]),
        ("dragon", "2 ♣", ["Glare Left", "Special", "0", "0"]),
        ("dragon", "Joker", ["Health Regeneration", "Special", "+", "8", "1", "1"]),
        ("daredevils", "A ♠", ["Intervention Dodge", "Support · Guard"]),
        ("daredevils", "K ♥", ["Draw Aggro", "Support", "1"]),
        ("daredevils", "10 ♦", ["Entangle", "Attack", "0", "Ϟ", "3"]),
        ("daredevils", "9 ♣", ["Charge", "Attack", "8", "Ϟ", "4"]),
        ("daredevils", "6 ♠", ["Strike", "Attack", "5", "Ϟ", "2"]),
        ("daredevils", "Joker", ["First Aid", "Support", "+", "8", "4"]),
    ],
)
def test_title_kind_part_and_figures(job: MakeJob, side: str, name: str, said: list[str]) -> None:
    nodes = front(DECKS[side](job()), name)
    loud = [node.text for node, _ in walk(nodes) if isinstance(node, Text) and node.size * 72 / 25.4 > 13]
    words = [plain(text) for text in texts(nodes)]
    assert words[: words.index(said[1]) + 1] == said[:2]
    index = name.split()[:2] * 2 if name != "Joker" else []
    parts = [text for text in said[2:] if text in ("JAWS", "PAWS", "LEGS", "TAIL")]
    assert all(part in words for part in parts)
    assert loud == [text for text in said[2:] if text not in parts] + index


def test_a_changed_figure_changes_the_card(job: MakeJob, changed: Changed) -> None:
    content = changed("dragon-deck", "warm_up: 4, cool_down: 2, damage: 13", "warm_up: 3, cool_down: 1, damage: 16")
    nodes = front(decks.dragon(job(content=content)), "K ♠")
    loud = [node.text for node, _ in walk(nodes) if isinstance(node, Text) and node.size * 72 / 25.4 > 20]
    assert loud[:3] == ["16", "3", "1"]


def test_a_changed_modifier_changes_the_rule(job: MakeJob, changed: Changed) -> None:
    content = changed("modifiers", "riposte: 2", "riposte: 3")
    assert "+3Ϟ" in rule(front(decks.daredevils(job(content=content)), "7 ♠"))


@pytest.mark.parametrize(
    ("name", "title", "words"),
    [
        ("A ♥", "Ognisty oddech", "Trafia cel i obu jego sąsiadów."),
        ("A ♦", "Ognisty oddech", "nikogo nie powala"),
        ("A ♠", "Przeraźliwy ryk", "odrzuca 2 karty"),
        ("A ♣", "Przeraźliwy ryk", "także czuwanie"),
        ("4 ♦", "Dalekie łypnięcie w prawo", "o 2 miejsca w prawo"),
        ("4 ♠", "Dalekie łypnięcie w lewo", "o 2 miejsca w lewo"),
        ("3 ♥", "Łypnięcie okiem w prawo", "o 1 miejsce w prawo"),
        ("2 ♣", "Łypnięcie okiem w lewo", "o 1 miejsce w lewo"),
    ],
)
def test_the_rule_is_that_of_the_suit_pair(job: MakeJob, name: str, title: str, words: str) -> None:
    deck = decks.dragon(job("pl"))
    nodes = front(deck, name)
    assert words in rule(nodes)
    ((face, _),) = named(nodes, "face")
    assert plain(" ".join(texts([face]))).startswith(title)


@BOTH
@LANGUAGES
@pytest.mark.parametrize("variant", ["", "much-easier", "much-faster"])
def test_nothing_is_wrong_too_small_or_too_near_the_cut(job: MakeJob, side: str, language: str, variant: str) -> None:
    made = job(language, variant=variant)
    deck = DECKS[side](made)
    for index, card in enumerate(deck.cards):
        nodes = deck.front(index)
        assert min(sizes(nodes)) >= 7 - 1e-6
        assert check_safe_zone(nodes, deck.size, card.name) == []
    assert made.scribe.findings == []


@BOTH
@LANGUAGES
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_sheets_can_be_printed(job: MakeJob, side: str, language: str, paper: str) -> None:
    made = job(language, paper)
    look_through(DECKS[side](made), made)
    assert [finding for finding in made.scribe.findings if finding.severity == "error"] == []


@BOTH
@LANGUAGES
def test_all_rules_of_a_deck_are_set_at_one_size(job: MakeJob, side: str, language: str) -> None:
    deck = DECKS[side](job(language))
    found = {round(size, 3) for i in range(54) for group, _ in named(deck.front(i), "rule") for size in sizes([group])}
    assert len(found) == 1
    assert 7.5 <= found.pop() <= 8.5


@BOTH
def test_no_polish_line_ends_in_a_word_of_one_letter(job: MakeJob, side: str) -> None:
    deck = DECKS[side](job("pl"))
    for index in range(54):
        for name in ("rule", "flavour", "credit"):
            for group, _ in named(deck.front(index), name):
                for line in lines([group]):
                    last = line.split(" ")[-1]
                    assert len(last.strip("„”,.()")) > 1 or last.isdigit(), line


def test_the_dracometer_shows_the_damage_once_where_there_is_damage(job: MakeJob) -> None:
    deck = decks.dragon(job())
    ember = job().theme.color("lead")
    for index, card in enumerate(deck.cards):
        nodes = deck.front(index)
        steps = [n for n, _ in walk(nodes) if isinstance(n, Text) and n.size * 72 / 25.4 < 7.1 and n.text.isdigit()]
        here = [n for n, _ in walk(nodes) if isinstance(n, Rect) and n.paint.fill == ember and n.height < 5]
        attack = any(word in card.name for word in ("Breath", "Crush", "Bite", "Swing", "Trample", "Strike"))
        assert [n.text for n in steps] == (STEPS if attack else [])
        assert len(here) == attack
        if attack:
            (shown,) = [n.text for n in steps if here[0].x <= n.x <= here[0].x + here[0].width]
            loud = [n.text for n, _ in walk(nodes) if isinstance(n, Text) and n.size * 72 / 25.4 > 23]
            assert shown == loud[0]


def test_the_joker_carries_the_credit(job: MakeJob) -> None:
    for language, word in (("en", "adapted"), ("pl", "ze zmianami")):
        for deck in (decks.daredevils(job(language)), decks.dragon(job(language))):
            words = plain(" ".join(texts(front(deck, "Joker"))))
            assert "Bartosz Sułkowski, CC BY 4.0" in words
            assert word in words
            assert word in deck.imprint


@BOTH
@LANGUAGES
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_first_sheet_bears_the_credit(job: MakeJob, side: str, language: str, paper: str) -> None:
    made = job(language, paper)
    deck = DECKS[side](made)
    output = deck_output(deck, made.profile, made.how, made.texts, made.theme, made.scribe, made.texts.language.tag)
    assert output.sheets is not None
    first = next(output.sheets.pages())
    margin = [" ".join(texts([group])) for group, _ in named(first.nodes, "slug")]
    assert sum(deck.imprint in words for words in margin) == 1


@BOTH
def test_low_ink_has_no_fills_no_art_and_only_black(job: MakeJob, side: str) -> None:
    deck = DECKS[side](job())
    for index in (0, 13, 53):
        nodes = low_ink(deck.front(index))
        assert not list(named(nodes, "art"))
        for node, _ in walk(nodes):
            if isinstance(node, Path | Rect | Circle):
                assert node.paint.fill is None
            if isinstance(node, Text):
                assert node.color == "#000000"
        assert texts(nodes) == texts(deck.front(index))


def test_backs_tell_the_decks_apart_and_reach_into_the_bleed(job: MakeJob) -> None:
    one, other = decks.daredevils(job()), decks.dragon(job())
    assert one.back(0) != other.back(0)
    for deck in (one, other):
        grounds = [node for node, _ in walk(deck.back(0)) if isinstance(node, Rect)]
        assert (grounds[0].x, grounds[0].width) == pytest.approx((-6, 75.5))
        assert deck.back(0) is deck.back(53)


@pytest.mark.parametrize(("language", "words"), [("en", ("Daredevils", "Dragon")), ("pl", ("Śmiałkowie", "Smok"))])
def test_backs_tell_the_decks_apart_without_their_pictures_too(
    job: MakeJob, language: str, words: tuple[str, str]
) -> None:
    made = job(language)
    for deck, word in zip((decks.daredevils(made), decks.dragon(made)), words, strict=True):
        back = low_ink(deck.back(0))
        assert [plain(text) for text in texts(back)] == [word, word]
        assert not [node for node, _ in walk(back) if isinstance(node, Path | Rect | Circle)]
    assert made.scribe.findings == []


def test_cards_of_one_action_share_their_drawing(job: MakeJob) -> None:
    deck = decks.dragon(job())
    assert front(deck, "K ♠")[0] is front(deck, "K ♥")[0]
