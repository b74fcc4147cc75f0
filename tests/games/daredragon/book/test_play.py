"""The recorded fight: its outcome worked out by hand, and records that break a rule."""

from __future__ import annotations

from typing import Any

import pytest

from generator.errors import ContentError
from generator.games.daredragon.book.play import Replay, replay
from generator.games.daredragon.book.play_facts import written
from generator.games.daredragon.book.play_model import Record
from generator.games.daredragon.content import Content
from generator.games.daredragon.model_deck import Part
from generator.source.model import load
from generator.source.reader import parse_yaml, read_yaml
from tests.games.daredragon.book.conftest import MakeBook, text_of
from tests.games.daredragon.conftest import FOLDER

SHIPPED = FOLDER / "book" / "play.yaml"


@pytest.fixture(scope="module")
def fight(content: Content) -> Replay:
    return replay(content, load(Record, read_yaml(SHIPPED, "play.yaml")))


def test_the_shield_takes_a_strike_at_two_steps_less(fight: Replay) -> None:
    told = fight.told["d4"]
    assert told["damage"] == {"gorrak": 4}  # 6, +1 for the warm-up, −3 for the shield
    assert told["total"] == -2
    assert told["health"]["gorrak"] == 21
    assert told["prone"] == []


def test_two_spades_and_a_riposte_take_twenty_off_the_paws(fight: Replay) -> None:
    told = fight.told["t5"]
    assert told["damage"] == {"pip": 10, "magnus": 10}  # 5, +2 riposte, +1 for the other spade
    assert told["parts"]["paws"] == 5


def test_the_dodge_costs_the_dragon_a_turn_and_opens_two(fight: Replay) -> None:
    told = fight.told["d9"]
    assert (told["damage"], told["prone"]) == ({"pip": 0}, ["pip"])
    assert (told["cool_down"], told["ready"], told["riposte"]) == (3, 12, ["10", "11"])
    assert fight.told["t11"]["damage"] == {"gorrak": 8}


def test_how_it_stands_after_twelve_turns(fight: Replay) -> None:
    end = fight.told["d12"]
    assert end["parts"] == {"jaws": 17, "paws": 5, "legs": 25, "tail": 17}
    assert end["health"] == {"gorrak": 21, "lirien": 25, "pip": 25, "magnus": 25}
    assert (end["target"], end["prone"], end["entangled"]) == ("magnus", [], ["tail"])
    assert end["due"] == 14
    assert {seat: len(hand) for seat, hand in fight.hands.items()} == {"gorrak": 2, "lirien": 2, "pip": 2, "magnus": 2}
    assert fight.fight.part(Part.TAIL).entangled


def test_the_book_tells_what_was_worked_out(book: MakeBook) -> None:
    text = text_of(book("en"))
    assert "Turn 4½. The Strike of 6 falls on Pip" in text
    assert "That makes −2Ϟ, and Gorrak takes 4; he is at 21." in text
    assert "instead of 2 he needs 3 turns and is ready in turn 12½" in text
    assert "**Magnus** | 25 | stands, target | 9♣, due in turn 16 | K♥, 2♣" in text
    assert "**Legs** | 25 | – | Trample, due in turn 14½ | –" in text
    assert "**Magnus** | 25 | stoi, cel | 9♣ na turę 16 | K♥, 2♣" in text_of(book("pl"))


@pytest.mark.parametrize(("turn", "shown"), [("4❖", "4½"), ("11d", "11½"), (7, "7"), ("9", "9")])
def test_a_dragon_turn_lies_between_two_others(turn: str | int, shown: str) -> None:
    assert written(turn) == shown


HANDS = """
order: [a, b, c, d]
hands:
  a: [{rank: "7", suit: spades}, {rank: Q, suit: hearts}]
  b: [{rank: "7", suit: hearts}, {rank: Q, suit: clubs}]
  c: [{rank: "7", suit: clubs}, {rank: Q, suit: spades}]
  d: [{rank: "7", suit: diamonds}, {rank: Q, suit: diamonds}]
"""


def broken(content: Content, turns: str) -> str:
    """The message of a record that cannot be."""
    with pytest.raises(ContentError) as caught:
        replay(content, load(Record, parse_yaml((HANDS + turns).encode("utf-8"), "play.yaml")))
    return str(caught.value.findings[0].message)


@pytest.mark.parametrize(
    ("turns", "message"),
    [
        ("turns: [{play: {rank: A, suit: hearts}}]", "turn 1: a cannot play “intervention-dodge”"),
        ("turns: [{play: {rank: '1', suit: hearts}}]", "turn 1: there is no 1 of hearts"),
        ("turns: [{deal: [{rank: A, suit: hearts}]}]", "turn 1: 1 cards are dealt to 3 players"),
        ("turns: [{play: {rank: '7', suit: spades}}]", "turn 1: the dragon is free and turns up no card"),
        ("turns: [{aims: {a: jaws}}]", "turn 1: somebody aims who has no card that is due"),
        (
            "turns: [{dragon: [{rank: A, suit: clubs}]}, {dragon: [{rank: A, suit: spades}]}]",
            "turn 2: a record cannot tell of “roar”",
        ),
    ],
)
def test_a_record_keeps_to_the_rules(content: Content, turns: str, message: str) -> None:
    assert broken(content, turns) == message


def test_an_opening_hand_of_another_size_is_refused(content: Content) -> None:
    record: dict[str, Any] = {"order": ("a",), "hands": {"a": ()}, "turns": ()}
    with pytest.raises(ContentError, match="a must begin with 2 cards"):
        replay(content, Record(**record))
