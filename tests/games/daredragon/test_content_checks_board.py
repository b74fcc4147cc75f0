"""Tests of the geometry that the checks of the board stand on."""

from __future__ import annotations

import pytest

from generator.games.daredragon.content_checks_board import beside, overlap, within
from generator.games.daredragon.model import Area, HealthField, TableSide
from generator.games.daredragon.model_board import Size

OUTER = Area(x=10, y=20, w=100, h=50)


def area(x: float, y: float, w: float, h: float) -> Area:
    return Area(x=x, y=y, w=w, h=h)


@pytest.mark.parametrize(
    ("inner", "expected"),
    [
        (area(10, 20, 100, 50), True),
        (area(9.99, 19.99, 1, 1), True),
        (area(9, 30, 5, 5), False),
        (area(30, 19, 5, 5), False),
        (area(106, 30, 5, 5), False),
        (area(30, 66, 5, 5), False),
        (area(105, 65, 5, 5), True),
    ],
)
def test_within(inner: Area, expected: bool) -> None:
    assert within(inner, OUTER) is expected


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (area(110, 20, 5, 50), False),
        (area(5, 20, 5, 50), False),
        (area(10, 70, 100, 5), False),
        (area(10, 15, 100, 5), False),
        (area(109, 20, 5, 50), True),
        (area(6, 20, 5, 50), True),
        (area(10, 69, 100, 5), True),
        (area(10, 16, 100, 5), True),
        (area(120, 30, 5, 5), False),
        (area(30, 30, 5, 5), True),
    ],
)
def test_overlap(other: Area, expected: bool) -> None:
    assert overlap(OUTER, other) is expected
    assert overlap(other, OUTER) is expected


@pytest.mark.parametrize(
    ("x", "y", "expected"),
    [
        (28.28, 0, True),
        (0, 20, True),
        (-28.28, 0, True),
        (28.28, 20, False),
        (0, 0, False),
        (28.28, 5, False),
        (5, 20, False),
        (28.2, 0, False),
        (0, 40, False),
    ],
)
def test_beside(x: float, y: float, expected: bool) -> None:
    one = HealthField(x=100, y=100, side=TableSide.TOP, health=1)
    other = HealthField(x=100 + x, y=100 + y, side=TableSide.TOP, health=2)
    assert beside(Size(w=28.28, h=20), one, other) is expected
