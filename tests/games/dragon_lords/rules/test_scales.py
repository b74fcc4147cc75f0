"""Steps along scales."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.model.options import Breath, Claws, Range, Rating
from generator.games.dragon_lords.rules.scales import BREATH, CLAWS, RANGES, RATINGS, step


@pytest.mark.parametrize(
    ("option", "steps", "expected"),
    [
        (Breath.FLAME, -1, Breath.LIGHTNING),
        (Breath.COLD, -1, Breath.COLD),
        (Breath.MAGMA, 1, Breath.MAGMA),
        (Breath.MAGMA, -9, Breath.COLD),
    ],
)
def test_breath(option: Breath, steps: int, expected: Breath) -> None:
    assert step(BREATH, option, steps) is expected


@pytest.mark.parametrize(
    ("option", "steps", "expected"),
    [
        (Claws.SHARP, -1, Claws.DULL),
        (Claws.DULL, -1, Claws.BLUNT),
        (Claws.BLUNT, -1, Claws.BLUNT),
        (Claws.JAGGED, 1, Claws.RAZOR_SHARP),
        (Claws.RAZOR_SHARP, 1, Claws.RAZOR_SHARP),
    ],
)
def test_claws(option: Claws, steps: int, expected: Claws) -> None:
    assert step(CLAWS, option, steps) is expected


@pytest.mark.parametrize(
    ("option", "steps", "expected"),
    [
        (Rating.D, -2, Rating.F),
        (Rating.F, -2, Rating.H),
        (Rating.H, -2, Rating.I),
        (Rating.I, -2, Rating.I),
        (Rating.B, 2, Rating.A),
        (Rating.D, 2, Rating.B),
    ],
)
def test_ratings(option: Rating, steps: int, expected: Rating) -> None:
    assert step(RATINGS, option, steps) is expected


@pytest.mark.parametrize(
    ("option", "steps", "expected"),
    [
        (Range.MEDIUM, -1, Range.LONG),
        (Range.SHORT, 1, Range.VERY_SHORT),
        (Range.VERY_SHORT, 1, Range.VERY_SHORT),
        (Range.VERY_LONG, -1, Range.VERY_LONG),
    ],
)
def test_ranges(option: Range, steps: int, expected: Range) -> None:
    assert step(RANGES, option, steps) is expected


@given(st.sampled_from(RATINGS), st.integers(0, 12), st.integers(0, 12))
def test_steps_the_same_way_add_up(option: Rating, first: int, second: int) -> None:
    for way in (1, -1):
        both = step(RATINGS, step(RATINGS, option, way * first), way * second)
        assert both is step(RATINGS, option, way * (first + second))
