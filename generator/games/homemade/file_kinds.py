"""The kinds of files of a game of one's own, for editors and for the description of the format."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.games.homemade.model.board_file import BoardFile
from generator.games.homemade.model.deck_file import DeckFile
from generator.games.homemade.model.game_file import GameFile, Kind
from generator.games.homemade.model.token_file import TokenFile
from generator.source.kinds import FileKind

GAME = "game"
#: The kind of file that a document of a game has.
OF_DOCUMENT: Mapping[Kind, str] = {Kind.DECK: "game-deck", Kind.TOKENS: "game-tokens", Kind.BOARD: "game-board"}

GAME_EXAMPLE = """\
languages: [en]
documents:
  - {id: cards, kind: deck}
figures: {hand: 3}
"""

DECK_EXAMPLE = """\
size: poker
fields:
  title: {type: text}
  emblem: {type: emblem}
  text: {type: markup}
back: {color: night, emblem: lantern}
cards:
  - {id: spark, copies: 2, emblem: sparks}
"""

TOKENS_EXAMPLE = """\
shape: circle
size: 22
tokens:
  - {id: flame, copies: 8, front: {color: ember, emblem: flame}}
"""

BOARD_EXAMPLE = """\
grid: hex
cell: 25
map:
  - " l r"
  - "r l r"
legend:
  l: {name: lamp, color: street, emblem: lantern}
  r: {name: roofs, color: roofs, pattern: roofs}
"""


def file_kinds() -> Iterator[FileKind]:
    """The game itself, and the files of its documents."""
    yield FileKind(GAME, "A game of one's own", GameFile, example=GAME_EXAMPLE, own=True)
    for kind, model, title, example in (
        (Kind.DECK, DeckFile, "A deck of cards", DECK_EXAMPLE),
        (Kind.TOKENS, TokenFile, "Tokens", TOKENS_EXAMPLE),
        (Kind.BOARD, BoardFile, "A board", BOARD_EXAMPLE),
    ):
        yield FileKind(OF_DOCUMENT[kind], f"{title} of a game of one's own", model, example=example, own=True)
