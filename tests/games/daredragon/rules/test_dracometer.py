"""Tests of the dracometer: steps, ends, and the laws of shifting."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.games.daredragon.model import Dracometer, Figures
from generator.games.daredragon.rules.dracometer import position, shift, shifted
from generator.source.provenance import Provenance

STEPS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25)
SCALE = Dracometer(provenance=Provenance.PRINTED, steps=STEPS, past_the_ends="clamp")
values = st.sampled_from(STEPS)
moves = st.integers(-30, 30)


@pytest.mark.parametrize(
    ("value", "steps", "expected"),
    [(8, 1, 10), (8, 2, 13), (8, 3, 16), (6, -3, 3), (8, -6, 1), (5, 0, 5), (13, -2, 8), (0, 1, 1), (16, 2, 25)],
)
def test_shifts(figures: Figures, value: int, steps: int, expected: int) -> None:
    assert shift(figures.dracometer, value, steps).value == expected


def test_the_ends_hold_and_say_so() -> None:
    assert (shift(SCALE, 20, 3).value, shift(SCALE, 20, 3).lost) == (25, 2)
    assert (shift(SCALE, 1, -4).value, shift(SCALE, 1, -4).lost) == (0, -3)
    assert not shift(SCALE, 20, 1).clamped
    assert shift(SCALE, 25, 1).clamped


def test_modifiers_are_added_before_the_ends_bite() -> None:
    assert shifted(SCALE, 20, 3, -3) == 20
    assert shifted(SCALE, 1, -3, 2) == 0


def test_a_value_off_the_scale_is_refused_with_its_neighbours() -> None:
    with pytest.raises(ContentError, match="the nearest values are 6 and 8"):
        position(SCALE, 7)
    with pytest.raises(ContentError, match="the nearest values are 25"):
        position(SCALE, 26)


@given(values, moves)
def test_a_shift_stays_on_the_scale(value: int, steps: int) -> None:
    assert shift(SCALE, value, steps).value in STEPS


@given(values, moves, moves)
def test_more_steps_never_mean_less_damage(value: int, one: int, other: int) -> None:
    low, high = sorted((one, other))
    assert shift(SCALE, value, low).value <= shift(SCALE, value, high).value


@given(values, values, moves)
def test_a_stronger_attack_stays_as_strong(one: int, other: int, steps: int) -> None:
    low, high = sorted((one, other))
    assert shift(SCALE, low, steps).value <= shift(SCALE, high, steps).value


@given(values, moves)
def test_a_shift_that_lost_nothing_can_be_taken_back(value: int, steps: int) -> None:
    moved = shift(SCALE, value, steps)
    if not moved.clamped:
        assert shift(SCALE, moved.value, -steps).value == value
    assert STEPS.index(moved.value) + moved.lost == STEPS.index(value) + steps


@given(values, st.lists(st.integers(-3, 3), max_size=6))
def test_the_order_of_modifiers_does_not_matter(value: int, steps: list[int]) -> None:
    assert shifted(SCALE, value, *steps) == shifted(SCALE, value, *reversed(steps))
