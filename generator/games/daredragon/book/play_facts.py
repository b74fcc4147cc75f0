"""The recorded fight as the chapters and the table of its end may show it."""

from __future__ import annotations

from typing import Any

from generator.games.daredragon.book.play import Replay, replay
from generator.games.daredragon.book.play_model import Face, Record
from generator.games.daredragon.pages.card_index import SIGNS
from generator.games.daredragon.pages.edition import Edition
from generator.resources import content_folder
from generator.source.model import load
from generator.source.reader import read_yaml


def recorded(edition: Edition) -> Replay:
    """The fight of the book, replayed. Raises ContentError for a record that cannot be read or breaks a rule."""
    source = read_yaml(content_folder("daredragon", "book", "play.yaml"), "content/daredragon/book/play.yaml")
    return replay(edition.content, load(Record, source), source.place())


def face_name(edition: Edition, face: Face) -> str:
    """A card as players read it: ``Q♥``, in Polish ``D♥``."""
    return edition.texts(f"names.ranks.{face.rank}") + (SIGNS[face.suit] if face.suit else "")


def halfway(turn: str) -> str:
    """A dragon turn as the book writes it: it lies between two turns of daredevils, ``4½`` after turn 4."""
    return turn.removesuffix("❖") + "½"


def written(turn: str | int) -> str:
    """A turn as the book writes it; one of the dragon's ends in ❖ or d in the examples."""
    text = str(turn)
    return halfway(text.rstrip("d❖") + "❖") if text.endswith(("❖", "d")) else text


def play_facts(edition: Edition) -> dict[str, Any]:
    """The names for the chapter that tells the fight; ``play.t5`` and ``play.d5`` are turns with their results."""
    told = recorded(edition).told
    record_order = [told[f"t{number}"]["by"] for number in range(1, len(told) // 2 + 1)]

    def name(number: int) -> str:
        return edition.texts(f"characters.{record_order[number - 1]}.name")

    def card(turn: int | str, index: int = 0) -> str:
        if isinstance(turn, str):
            return face_name(edition, told[turn]["cards"][index])
        return face_name(edition, told[f"t{turn}"]["card"])

    def turn(written: str, number: int | None = None) -> str:
        """``d4``, or the dragon's turn of a number, as printed."""
        return halfway(written[1:] if number is None else str(number))

    seats = dict.fromkeys(record_order)
    return {
        "play": told,
        "play_name": name,
        "play_names": [edition.texts(f"characters.{seat}.name") for seat in seats],
        "play_card": card,
        "turn": turn,
        "written": written,
    }
