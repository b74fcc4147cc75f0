"""The boards, the game's own adventures, and files written for a test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from generator.errors import Finding
from generator.games.dragon_strike.adventures.checking import check_own
from generator.games.dragon_strike.adventures.loading import Adventure, load_adventures
from generator.games.dragon_strike.boards.loading import Boards, load_boards
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.resources import content_folder
from generator.source.reader import read_yaml

LANGUAGES = ("en", "pl")
Judge = Callable[..., list[Finding] | None]


@pytest.fixture(scope="session")
def boards() -> Boards:
    return load_boards(content_folder("dragon-strike"))


@pytest.fixture(scope="session")
def adventures() -> dict[str, Adventure]:
    return load_adventures(content_folder())


@pytest.fixture
def judge(content: DragonStrikeContent, boards: Boards, tmp_path: Path) -> Judge:
    """Write a file and judge it."""

    def run(text: str, name: str = "mine.yaml") -> list[Finding] | None:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return check_own(content, boards, read_yaml(path, name if "." in path.stem else str(path)), LANGUAGES)

    return run
