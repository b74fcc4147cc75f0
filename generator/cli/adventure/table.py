"""What every command about adventures needs: content, boards, texts, and what things are called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from generator.cli.dragon.screen import report
from generator.errors import ContentError, Finding, did_you_mean
from generator.games.dragon_strike.adventures.fields import OUTSIDE
from generator.games.dragon_strike.adventures.file import MonsterEntry
from generator.games.dragon_strike.adventures.loading import Adventure, find_adventure
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.loading import Boards, load_boards
from generator.games.dragon_strike.content import FOLDER, DragonStrikeContent, load_content
from generator.i18n.texts import Texts
from generator.press import languages, texts
from generator.resources import content_folder


@dataclass(frozen=True)
class GameTable:
    """The game on the table, in one language."""

    texts: Texts

    @cached_property
    def content(self) -> DragonStrikeContent:
        """The figures of the game."""
        return load_content(content_folder())

    @cached_property
    def boards(self) -> Boards:
        """The boards of the game."""
        return load_boards(content_folder(FOLDER))

    @property
    def code(self) -> str:
        """The language."""
        return self.texts.language.code

    def t(self, key: str, **figures: Any) -> str:
        """A text about adventures."""
        return str(self.texts(f"adventures.{key}", **figures))

    def adventure(self, name: str) -> Adventure:
        """An adventure by name or file. Raises ContentError."""
        return find_adventure(content_folder(), name)

    def board(self, adventure: Adventure) -> GameBoard:
        """The board that an adventure is played on."""
        return self.boards[adventure.file.setting]

    def monster(self, name: str) -> str:
        """What a monster is called; its id if the game has none of it."""
        key = f"monsters.{name}.name"
        return str(self.texts(key)) if self.texts.has(key) else name

    def letters(self, entry: MonsterEntry) -> str:
        """The two letters that mark a monster on a map, small ones for a sleeper."""
        key = f"monsters.{entry.monster}.letters"
        letters = str(self.texts(key)) if self.texts.has(key) else "??"
        return letters.lower() if entry.asleep else letters

    def room(self, adventure: Adventure, heading: str) -> str:
        """A room by its letter, and its name if the adventure has words in this language."""
        words = adventure.words.get(self.code)
        name = words.text.rooms[heading].name if words and heading in words.text.rooms else ""
        letter = self.t("outside") if heading == OUTSIDE else heading
        return f"{letter} {name}".rstrip()


def open_table(lang: str) -> GameTable:
    """The game in a language. Raises ContentError if there is no such language."""
    return GameTable(game_texts(lang))


def game_texts(lang: str) -> Texts:
    """The texts of the game in a language. Raises ContentError if there is no such language."""
    if lang not in languages():
        hint = did_you_mean(lang, languages())
        raise ContentError([Finding("unknown-language", f"no language “{lang}”", hint=hint)])
    return texts(FOLDER, lang)


def answered(work: Callable[[], int], as_json: bool) -> int:
    """The exit status of a piece of work; what stops it is shown as findings."""
    try:
        return work()
    except ContentError as error:
        return report(error.findings, as_json)
