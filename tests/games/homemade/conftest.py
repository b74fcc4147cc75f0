"""A small game to test with, and copies of it to break."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from generator.errors import ContentError, Finding, sorted_findings
from generator.games.game import Game, Job
from generator.games.homemade.game import homemade_game
from generator.i18n.texts import compare_texts, load_texts, merged
from generator.layout.settings import imposition
from generator.press.stock import languages, papers, profiles
from generator.resources import content_folder, content_tree, data_root
from generator.text.scribe import Scribe

PACK = Path(__file__).parent / "pack"
LANTERNS = PACK / "games" / "lanterns"


def lanterns() -> Game:
    """The game that lies beside the tests."""
    return homemade_game(LANTERNS, LANTERNS.parent)


def make_job(game: Game, code: str = "en", paper: str = "a4", profile: str = "home") -> Job:
    """A job for a homemade game, as the press makes it."""
    assert game.bundle is not None
    language = languages()[code]
    press = load_texts(content_folder("press", "text", code), language, data_root())
    texts = merged(language, [press, game.bundle.texts[code]])
    look = game.bundle.theme
    scribe = Scribe(code, look.fallback, language.glue, repeat_hyphen=language.repeat_hyphen)
    size, way = papers()[paper], profiles()[profile]
    return Job(game.id, game.load(content_tree()), texts, look, size, scribe, (), way, imposition(way, size), {})


def wrong(folder: Path) -> list[Finding]:
    """Everything that is wrong with the game in a folder."""
    try:
        game = homemade_game(folder, folder.parent)
    except ContentError as error:
        return list(error.findings)
    assert game.bundle is not None
    content, sets = game.load(content_tree()), list(game.bundle.texts.values())
    return sorted_findings([*game.check(content), *game.check_texts(content, sets), *compare_texts(sets)])


Broken = Callable[[str, str, str], Sequence[Finding]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the game."""
    return Path(shutil.copytree(LANTERNS, tmp_path / "lanterns"))


@pytest.fixture
def broken(folder: Path) -> Broken:
    """Replaces a piece of a file of the copy, and gives what is then wrong."""

    def change(name: str, old: str, new: str) -> Sequence[Finding]:
        path = folder / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return wrong(folder)

    return change
