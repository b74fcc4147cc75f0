"""The game's content, read once, and a way to read it with one thing changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from generator.games.daredragon.content import FILES, Content, make_content, read_content
from generator.games.daredragon.model import Figures
from generator.i18n.language import Language, load_language
from generator.source.reader import parse_yaml

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "content" / "daredragon"

Changed = Callable[[str, str, str], Content]


@pytest.fixture(scope="session")
def languages() -> list[Language]:
    return [load_language(ROOT / "content" / "languages" / f"{code}.yaml") for code in ("en", "pl")]


@pytest.fixture(scope="session")
def content(languages: list[Language]) -> Content:
    return read_content(FOLDER, languages)


@pytest.fixture(scope="session")
def figures(content: Content) -> Figures:
    return content.figures


@pytest.fixture
def changed(content: Content) -> Changed:
    """The content with one passage of one file replaced; the passage must be there."""

    def change(name: str, old: str, new: str) -> Content:
        sources = {}
        for file in FILES:
            text = (FOLDER / f"{file}.yaml").read_text(encoding="utf-8")
            if file == name:
                assert old in text
                text = text.replace(old, new, 1)
            sources[file] = parse_yaml(text.encode("utf-8"), f"{file}.yaml")
        return make_content(sources, content.texts)

    return change
