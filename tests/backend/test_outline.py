"""Outlines for the screen stay where they are, and lose only what nobody sees."""

from __future__ import annotations

import math
import re

from hypothesis import given
from hypothesis import strategies as st

from generator.backend.outline import decimal, joined, slim, written
from generator.scene.nodes import Step


def test_numbers_are_written_short() -> None:
    assert [decimal(value, 2) for value in (120, -5, 0, 100, -1234, 7)] == ["1.2", "-.05", "0", "1", "-12.34", ".07"]
    assert decimal(12, 0) == "12"
    assert joined([".5", "-.25", ".75", "3", "4", ".5"]) == ".5-.25.75 3 4 .5"


def test_a_path_is_written_by_its_ways() -> None:
    steps: list[Step] = [
        ("M", 10, 10),
        ("L", 12.5, 10),
        ("C", 13, 10, 13, 11, 12, 11),
        ("Z",),
        ("M", 1, 1),
        ("L", 2, 1),
    ]
    assert written(steps, 2) == "m10 10l2.5 0c.5 0 .5 1-.5 1zm-9-9l1 0"


def test_what_is_too_small_is_left_out_and_small_curves_are_straight() -> None:
    steps: list[Step] = [
        ("M", 0, 0),
        ("C", 0, 0.05, 0.05, 0.1, 0.1, 0.1),
        ("L", 0.4, 0.1),
        ("C", 1, 1, 2, 1, 3, 0),
        ("L", 3.01, 0),
        ("Z",),
    ]
    assert list(slim(steps, 1.0)) == [
        ("M", 0, 0),
        ("L", 0.4, 0.1),
        ("C", 1, 1, 2, 1, 3, 0),
        ("Z",),
    ]
    assert list(slim(steps, 100.0)) == steps


def test_a_loop_between_near_points_stays() -> None:
    loop: Step = ("C", 5, 5, -5, 5, 0.01, 0)
    assert list(slim([("M", 0, 0), loop], 1.0)) == [("M", 0, 0), loop]


points = st.lists(st.tuples(st.floats(-50, 50), st.floats(-50, 50)), min_size=1, max_size=40)


@given(points)
def test_rounding_errors_do_not_add_up(corners: list[tuple[float, float]]) -> None:
    steps: list[Step] = [("M" if index == 0 else "L", x, y) for index, (x, y) in enumerate(corners)]
    numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", written(steps, 2))]
    x = y = 0.0
    for index, (wanted_x, wanted_y) in enumerate(corners):
        x, y = x + numbers[2 * index], y + numbers[2 * index + 1]
        assert math.hypot(x - wanted_x, y - wanted_y) <= 0.008


@given(points, st.floats(0.1, 10))
def test_every_point_left_out_is_near_one_that_stays(corners: list[tuple[float, float]], scale: float) -> None:
    steps: list[Step] = [("M" if index == 0 else "L", x, y) for index, (x, y) in enumerate(corners)]
    kept = [(step[-2], step[-1]) for step in slim(steps, scale) if len(step) > 1]
    assert kept[0] == corners[0] and kept[-1] == corners[-1]
    for x, y in corners:
        assert min(math.hypot(x - a, y - b) for a, b in kept) * scale < 0.15 + 1e-9
