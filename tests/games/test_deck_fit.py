"""One size of text for a whole deck: the largest at which every text fits."""

from __future__ import annotations

import pytest

from generator.games.deck_fit import fitting_width, shared_size, shared_width
from generator.games.game import Job
from generator.games.registry import find_game
from generator.press import make_job, papers
from generator.scene.geometry import Box
from generator.units import pt

ROLE = "card_text"


@pytest.fixture(scope="module")
def job() -> Job:
    """A job whose theme has a role for the text of cards."""
    return make_job(find_game("dragon-strike"), "en", papers()["a4"], {})


def width(job: Job, text: str, points: float) -> float:
    """How wide a text is at a size, in mm."""
    style = job.theme.style(ROLE)
    return job.scribe.width(text, style) / style.em * pt(points)


def test_short_texts_are_set_at_the_size_of_their_role(job: Job) -> None:
    full = job.theme.style(ROLE).size
    assert shared_width(job, ["ox", "hen"], 60, ROLE) == full
    assert shared_size(job, [("ox", Box(0, 0, 60, 60)), ("hen", Box(0, 0, 60, 60))], ROLE) == full


def test_the_widest_text_decides(job: Job) -> None:
    step = job.theme.style(ROLE).size - 0.25
    room = width(job, "a herd of oxen", step) + 0.001
    assert shared_width(job, ["ox", "a herd of oxen"], room, ROLE) == step
    assert fitting_width(job, ["a herd of oxen", "ox"], room, ROLE) == step


def test_each_text_has_a_box_of_its_own(job: Job) -> None:
    story = "a herd of oxen and a hen " * 8
    full, least = job.theme.style(ROLE).size, job.theme.smallest(ROLE)
    assert shared_size(job, [("ox", Box(0, 0, 20, 6)), (story, Box(0, 0, 60, 60))], ROLE) == full
    assert shared_size(job, [("ox", Box(0, 0, 60, 60)), (story, Box(0, 0, 20, 6))], ROLE) == least


def test_what_fits_at_no_size_gets_the_smallest_or_none(job: Job) -> None:
    room = width(job, "oxen", job.theme.smallest(ROLE)) - 0.01
    assert fitting_width(job, ["oxen"], room, ROLE) is None
    assert shared_width(job, ["oxen"], room, ROLE) == job.theme.smallest(ROLE) < job.theme.style(ROLE).size


def test_no_texts_fit_anywhere(job: Job) -> None:
    assert fitting_width(job, [], 1, ROLE) == job.theme.style(ROLE).size
