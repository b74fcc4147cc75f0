"""The shipped content and texts of the game, read once."""

from __future__ import annotations

import pytest

from generator.games.dragon_strike.content import DragonStrikeContent, load_content
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.model.tables import Tables
from generator.i18n.language import load_language
from generator.i18n.texts import Texts, load_texts
from generator.resources import content_folder, data_root


@pytest.fixture(scope="session")
def content() -> DragonStrikeContent:
    return load_content(content_folder())


@pytest.fixture(scope="session")
def tables(content: DragonStrikeContent) -> Tables:
    return content.tables


@pytest.fixture(scope="session")
def rules(tables: Tables) -> RuleFigures:
    return tables.rules


@pytest.fixture(scope="session")
def texts() -> dict[str, Texts]:
    """The texts of each language by its code, English first."""
    return {
        code: load_texts(
            content_folder("dragon-strike", "text", code),
            load_language(content_folder("languages", f"{code}.yaml")),
            data_root(),
        )
        for code in ("en", "pl")
    }
