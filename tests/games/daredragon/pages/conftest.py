"""Jobs of the game, and ways to read what stands on a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from generator.games.daredragon.content import Content
from generator.games.game import Job
from generator.games.registry import find_game
from generator.press import make_job, papers, profiles

MakeJob = Callable[..., Job]


@pytest.fixture
def job() -> MakeJob:
    """A job in a language, on a paper, in a variant, under a profile, with changed content if it is given."""

    def make(
        language: str = "en",
        paper: str = "a4",
        variant: str = "",
        profile: str = "home",
        content: Content | None = None,
    ) -> Job:
        options = {"variant": variant} if variant else {}
        made = make_job(find_game("daredragon"), language, papers()[paper], options, profiles()[profile])
        return made if content is None else replace(made, content=content)

    return make
