"""The saved object of a virtual table: the JSON that names a deck's picture sheets and its cards."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from generator.layout.cards import Deck
from generator.layout.profiles import Profile
from generator.layout.tabletop import cells_for, picture_names, unique_backs

#: Where and how a deck is put on the virtual table: face down, at the middle, a little above it.
FACE_DOWN = {
    "posX": 0.0, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0,
    "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0,
}  # fmt: skip


def saved_object(deck: Deck, profile: Profile) -> str:
    """The saved object (JSON) that puts the deck on the table.

    A card's id is the number of its sheet times 100 and its place on it. Pictures are named by their file names:
    write the addresses that they have been put up at in their stead.
    """
    cells = cells_for(deck.size, profile)
    sheets = {
        str(number): {
            "FaceURL": front,
            "BackURL": back,
            "NumWidth": cells.columns,
            "NumHeight": cells.rows,
            "BackIsHidden": False,
            "UniqueBack": unique_backs(deck),
            "Type": 0,
        }
        for number, (front, back) in enumerate(picture_names(deck, cells), 1)
    }
    ids = [(index // cells.faces + 1) * 100 + index % cells.faces for index in range(len(deck.cards))]
    cards = [
        piece("Card", f"{deck.id} {index}", card.name, Hands=True, CardID=ids[index])
        | {"CustomDeck": {str(ids[index] // 100): sheets[str(ids[index] // 100)]}}
        for index, card in enumerate(deck.cards)
    ]
    whole = piece("DeckCustom", deck.id, deck.title, Hands=False, DeckIDs=ids, CustomDeck=sheets)
    whole["ContainedObjects"] = cards
    return json.dumps({"SaveName": deck.title, "ObjectStates": [whole]}, indent=2, ensure_ascii=False) + "\n"


def piece(kind: str, key: str, nickname: str, **own: Any) -> dict[str, Any]:
    """An object of the virtual table; ``key`` gives it an id that is the same each time."""
    return {
        "GUID": hashlib.sha256(key.encode("utf-8")).hexdigest()[:6],
        "Name": kind,
        "Transform": dict(FACE_DOWN),
        "Nickname": nickname,
        "Description": "",
        "GMNotes": "",
        "ColorDiffuse": {"r": 0.7132352, "g": 0.7132352, "b": 0.7132352},
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "HideWhenFaceDown": kind == "Card",
        "SidewaysCard": False,
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
        **own,
    }
