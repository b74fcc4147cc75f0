"""The shipped boards, loaded once."""

from __future__ import annotations

import pytest

from generator.games.dragon_strike.boards.loading import Boards, load_boards
from generator.resources import content_folder


@pytest.fixture(scope="session")
def boards() -> Boards:
    return load_boards(content_folder("dragon-strike"))
