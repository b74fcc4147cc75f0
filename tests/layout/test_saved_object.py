"""The saved object: ids, sheets, names."""

from __future__ import annotations

import json
from typing import Any

from generator.layout.saved_object import saved_object
from tests.layout.samples import PROFILES, sample_deck

TTS = PROFILES["tts"]


def deck_of(count: int, own_backs: bool = False) -> dict[str, Any]:
    states = json.loads(saved_object(sample_deck(count, own_backs=own_backs), TTS))["ObjectStates"]
    assert len(states) == 1
    state: dict[str, Any] = states[0]
    return state


def test_card_ids_are_sheet_times_100_plus_place() -> None:
    ids = deck_of(71)["DeckIDs"]
    assert ids[:3] == [100, 101, 102]
    assert ids[68:] == [168, 200, 201]


def test_cards_are_named_and_know_their_sheet() -> None:
    deck = deck_of(70)
    assert (deck["Name"], deck["Nickname"]) == ("DeckCustom", "Sample")
    last = deck["ContainedObjects"][-1]
    assert (last["Name"], last["Nickname"], last["CardID"]) == ("Card", "Card 70", 200)
    assert last["CustomDeck"] == {"2": deck["CustomDeck"]["2"]}
    assert [card["CardID"] for card in deck["ContainedObjects"]] == deck["DeckIDs"]


def test_sheets_name_their_pictures() -> None:
    assert deck_of(54)["CustomDeck"] == {
        "1": {
            "FaceURL": "sample-fronts-1.png",
            "BackURL": "sample-back.png",
            "NumWidth": 10,
            "NumHeight": 7,
            "BackIsHidden": False,
            "UniqueBack": False,
            "Type": 0,
        }
    }


def test_different_backs_are_said_to_be_so() -> None:
    sheet = deck_of(3, own_backs=True)["CustomDeck"]["1"]
    assert (sheet["UniqueBack"], sheet["BackURL"]) == (True, "sample-backs-1.png")


def test_ids_of_objects_are_different_and_always_the_same() -> None:
    deck = deck_of(54)
    ids = [deck["GUID"], *(card["GUID"] for card in deck["ContainedObjects"])]
    assert len(set(ids)) == 55
    assert saved_object(sample_deck(54), TTS) == saved_object(sample_deck(54), TTS)
