"""The kinds of files of Dragon Strike, for editors and for the description of the format."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import Field

from generator.games.dragon_strike.adventures.file import AdventureFile
from generator.games.dragon_strike.adventures.wordfile import AdventureWords
from generator.games.dragon_strike.boards.file import BoardFigures, BoardFile
from generator.games.dragon_strike.book.playfile import PlayFile
from generator.games.dragon_strike.book.scenes import ScenesFile
from generator.games.dragon_strike.content import FOLDER, table_file, table_models
from generator.games.dragon_strike.model.fields import Word
from generator.games.dragon_strike.model.own import OwnHero, OwnMonster
from generator.source.examples import WorkedExample
from generator.source.kinds import FileKind
from generator.source.model import Model

ADVENTURE = "adventure"
ADVENTURE_WORDS = "adventure-words"
HEROES_AND_MONSTERS = "heroes-and-monsters"
BOARD = "board"

ADVENTURE_EXAMPLE = """\
setting: castle
level: easy
heroes: {least: 2, most: 3}
start: [L18, M18]
exit: [L18, M18]
items:
  flute: {marker: flute}
rooms:
  E:
    monsters:
      - {monster: orc, at: K3, carries: [random]}
    chests:
      - {at: L1, holds: [flute]}
goal:
  - take: flute
"""

WORDS_EXAMPLE = """\
title: The stolen flute
introduction: The king's flute is gone.
goal: Bring the flute home.
win: The flute sings again.
dragon: The dragon hunts whoever carries the flute.
rooms:
  E: {name: Guard room, aloud: An orc looks up from its supper., master: The flute lies in the chest.}
items:
  flute: the king's flute
"""

BOARD_EXAMPLE = """\
provenance: original
size: {columns: 3, rows: 2}
rooms: {}
grid: |
  .    A   B   C
     +   +   +   +
   1
     +   +   +   +
   2
     +   +   +   +
"""


class OwnFigures(Model):
    """Heroes and monsters of one's own, each by an id of small letters, digits and hyphens."""

    heroes: dict[Word, OwnHero] = Field(default_factory=dict)
    """Heroes by their ids."""
    monsters: dict[Word, OwnMonster] = Field(default_factory=dict)
    """Monsters by their ids."""


class BoardExample(Model):
    """One worked example on a board.

    ``board`` names one of the file's boards and ``state`` what stands on it; ``ask`` is the question, ``given`` what
    it is about, ``expect`` the answer, with squares row by row.
    """

    id: str
    what: str = ""
    cite: str = ""
    board: str
    state: dict[str, Any] = Field(default_factory=dict)
    ask: str
    given: dict[str, Any] = Field(default_factory=dict)
    expect: dict[str, Any]


class BoardExamples(Model):
    """Small boards by name, and the examples that use them."""

    boards: dict[str, BoardFile]
    examples: tuple[BoardExample, ...]


def file_kinds() -> Iterator[FileKind]:
    """The files that players write as well first, then the figures of the game."""
    home = f"content/{FOLDER}"
    yield FileKind(HEROES_AND_MONSTERS, "Heroes and monsters of one's own", OwnFigures, own=True)
    yield FileKind(
        ADVENTURE_WORDS,
        "The words of an adventure in one language",
        AdventureWords,
        (f"{home}/adventures/*.*.yaml",),
        example=WORDS_EXAMPLE,
        own=True,
    )
    yield FileKind(
        ADVENTURE, "An adventure", AdventureFile, (f"{home}/adventures/*.yaml",), example=ADVENTURE_EXAMPLE, own=True
    )
    yield FileKind(
        f"{FOLDER}-board-figures",
        "Dragon Strike: the figures of all boards",
        BoardFigures,
        (f"{home}/boards/figures.yaml",),
    )
    yield FileKind(BOARD, "A board", BoardFile, (f"{home}/boards/*.yaml",), example=BOARD_EXAMPLE)
    for name, model in table_models().items():
        title = f"Dragon Strike: {name.replace('_', ' ')}"
        yield FileKind(f"{FOLDER}-{name.replace('_', '-')}", title, model, (f"{home}/{table_file(name)}",))
    yield FileKind(f"{FOLDER}-play", "Dragon Strike: the recorded game", PlayFile, (f"{home}/book/play.yaml",))
    yield FileKind(
        f"{FOLDER}-scenes", "Dragon Strike: positions of diagrams", ScenesFile, (f"{home}/book/scenes.yaml",)
    )
    yield FileKind(
        f"{FOLDER}-board-examples",
        "Dragon Strike: worked examples on boards",
        BoardExamples,
        (f"{home}/examples/boards.yaml",),
    )
    yield FileKind(
        f"{FOLDER}-examples",
        "Dragon Strike: worked examples",
        tuple[WorkedExample, ...],
        (f"{home}/examples/*.yaml",),
    )
