"""Noise that is the same everywhere."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from generator.scene.grain import grain, pick, rolling, swing


def test_noise_is_the_same_on_every_machine() -> None:
    assert (grain(1, 2, 3), grain(0)) == (0.6754740150645375, 0.11478774505667388)
    assert grain(3, 2, 1) != grain(1, 2, 3)
    assert grain(1, 2) != grain(2, 1)


def test_smooth_noise_is_that_of_the_corners_at_the_corners() -> None:
    assert rolling(2.0, 3.0, 7) == 2 * grain(2, 3, 7) - 1


@given(st.lists(st.integers(-(2**40), 2**40), min_size=1, max_size=5))
def test_noise_stays_in_its_range(keys: list[int]) -> None:
    assert 0 <= grain(*keys) < 1
    assert -1 <= swing(*keys) < 1
    assert 0 <= pick(7, *keys) < 7


@given(st.floats(-50, 50), st.floats(-50, 50), st.integers(0, 9))
def test_smooth_noise_stays_in_its_range(x: float, y: float, seed: int) -> None:
    assert -1 <= rolling(x, y, seed) <= 1
