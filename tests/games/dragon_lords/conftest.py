"""The shipped content of the game, read once."""

from __future__ import annotations

import pytest

from generator.games.dragon_lords.content import DragonLordsContent, load_content
from generator.games.dragon_lords.model.tables import Tables
from generator.resources import content_folder


@pytest.fixture(scope="session")
def content() -> DragonLordsContent:
    return load_content(content_folder())


@pytest.fixture(scope="session")
def tables(content: DragonLordsContent) -> Tables:
    return content.tables
