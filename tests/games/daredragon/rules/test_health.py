"""Tests of health points: bands at their edges, and the ends of the track."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.games.daredragon.model import Figures
from generator.games.daredragon.model_rules import HealthRange
from generator.games.daredragon.rules.health import (
    daredevil_steps,
    hand_limit,
    healed,
    part_steps,
    part_warm_up,
    wounded,
)

TRACK = HealthRange(start=25, least=0, most=25)


@pytest.mark.parametrize(
    ("health", "limit"),
    [(25, 6), (21, 6), (20, 5), (14, 5), (13, 4), (7, 4), (6, 3), (1, 3), (0, 0)],
)
def test_hand_limits(figures: Figures, health: int, limit: int) -> None:
    assert hand_limit(figures.health, health) == limit


@pytest.mark.parametrize(("health", "steps"), [(25, 0), (14, 0), (13, -1), (1, -1), (0, 0)])
def test_a_wounded_daredevil_strikes_weaker(figures: Figures, health: int, steps: int) -> None:
    assert daredevil_steps(figures.health, health) == steps


@pytest.mark.parametrize(("health", "steps", "warm_up"), [(25, 0, 0), (14, 0, 0), (13, -1, 0), (1, -1, 0), (0, -2, 1)])
def test_a_wounded_part_attacks_weaker_and_slower(figures: Figures, health: int, steps: int, warm_up: int) -> None:
    assert part_steps(figures.health, health) == steps
    assert part_warm_up(figures.health, health) == warm_up


def test_points_off_the_track_are_refused(figures: Figures) -> None:
    with pytest.raises(ContentError, match="26 health points are not on the track"):
        hand_limit(figures.health, 26)


@given(st.integers(0, 25), st.integers(0, 25))
def test_health_stays_on_the_track(health: int, points: int) -> None:
    assert 0 <= wounded(TRACK, health, points) <= health
    assert health <= healed(TRACK, health, points) <= 25


@given(st.integers(0, 24))
def test_more_health_never_means_a_smaller_hand(figures: Figures, health: int) -> None:
    assert hand_limit(figures.health, health) <= hand_limit(figures.health, health + 1)
