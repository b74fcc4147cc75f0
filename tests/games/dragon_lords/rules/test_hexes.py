"""Hexes: distances, turns, bearings, and the hexside that a line comes in by, held against plane geometry."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.rules.hexes import (
    SIDES,
    Compass,
    Hex,
    ahead,
    bearing,
    compass,
    distance,
    entry_sides,
    hexes_between,
    straight,
    turned,
)

HERE = Hex(0, 0)
NEAR = [Hex(q, r) for q in range(-6, 7) for r in range(-6, 7) if 0 < distance(HERE, Hex(q, r)) <= 6]

hexes = st.builds(Hex, st.integers(-40, 40), st.integers(-40, 40))
facings = st.integers(0, 5)


def centre(place: Hex) -> tuple[float, float]:
    """The centre of a hex with corners at distance 1, y downwards."""
    return 1.5 * place.q, math.sqrt(3) * (place.r + place.q / 2)


def corners(place: Hex) -> list[tuple[float, float]]:
    """The corners clockwise from the left end of the upper hexside, so that side k lies between k and k + 1."""
    x, y = centre(place)
    angles = [math.radians(-120 + 60 * number) for number in range(6)]
    return [(x + math.cos(angle), y + math.sin(angle)) for angle in angles]


def crossed(start: Hex, target: Hex) -> set[int]:
    """The hexsides of the target, from the upper one, that the line between the centres crosses or touches."""
    (ax, ay), (bx, by) = centre(start), centre(target)
    ends = corners(target)
    sides = set()
    for side in range(6):
        (cx, cy), (dx, dy) = ends[side], ends[(side + 1) % 6]
        # Both equations of the crossing of two lines, solved for how far along each one it lies.
        across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
        if abs(across) < 1e-9:
            continue
        t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across
        u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / across
        if -1e-9 <= t <= 1 + 1e-9 and -1e-9 <= u <= 1 + 1e-9:
            sides.add(side)
    return sides


def test_there_are_126_hexes_within_range() -> None:
    assert len(NEAR) == 6 + 12 + 18 + 24 + 30 + 36


@pytest.mark.parametrize("facing", range(6))
def test_a_line_comes_in_by_the_side_that_it_crosses(facing: int) -> None:
    for target in NEAR:
        found = {(side - 1 + facing) % 6 for side in entry_sides(HERE, target, facing)}
        assert found == crossed(HERE, target), target


def test_a_line_meets_two_sides_only_through_a_corner() -> None:
    ties = [target for target in NEAR if len(entry_sides(HERE, target, 0)) == 2]
    assert all(round(bearing(HERE, 0, target)) % 60 == 30 for target in ties)
    assert [len([t for t in ties if distance(HERE, t) == n]) for n in range(1, 7)] == [0, 6, 0, 6, 0, 6]
    assert all(len(entry_sides(HERE, target, 0)) == 1 for target in NEAR if target not in ties)


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(one: Hex, two: Hex, three: Hex) -> None:
    assert distance(one, two) == distance(two, one)
    assert (distance(one, two) == 0) == (one == two)
    assert distance(one, three) <= distance(one, two) + distance(two, three)


@given(hexes, facings, st.integers(0, 30))
def test_straight_ahead_each_hex_is_one_farther(place: Hex, facing: int, hexes_ahead: int) -> None:
    line = straight(place, facing, hexes_ahead)
    assert [distance(place, there) for there in line] == list(range(1, hexes_ahead + 1))
    if line:
        assert line[-1] == ahead(place, facing, hexes_ahead)
        assert bearing(place, facing, line[-1]) == pytest.approx(0)
        assert hexes_between(place, line[-1]) == hexes_ahead - 1


@given(hexes, hexes, facings, facings, st.integers(-12, 12))
def test_turning_everything_by_60_degrees_changes_nothing(
    one: Hex, two: Hex, facing: int, other: int, sides: int
) -> None:
    first, second = one.rotated(sides), two.rotated(sides)
    assert distance(first, second) == distance(one, two)
    assert ahead(first, turned(facing, sides)) == ahead(one, facing).rotated(sides)
    assert entry_sides(first, second, turned(other, sides)) == entry_sides(one, two, other)
    if one != two:
        assert bearing(first, turned(facing, sides), second) == pytest.approx(bearing(one, facing, two))


@given(hexes)
def test_six_turns_of_60_degrees_are_none(place: Hex) -> None:
    assert place.rotated(SIDES) == place
    assert place.rotated(2).rotated(-2) == place


@given(hexes, hexes, facings)
def test_a_bearing_is_that_of_the_plane(place: Hex, target: Hex, facing: int) -> None:
    if place == target:
        return
    (ax, ay), (bx, by) = centre(place), centre(target)
    plane = math.degrees(math.atan2(bx - ax, ay - by)) - 60 * facing
    assert math.cos(math.radians(bearing(place, facing, target) - plane)) == pytest.approx(1)
    assert -180 < bearing(place, facing, target) <= 180


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        (Hex(0, -3), 0),
        (Hex(1, -2), 30),
        (Hex(2, -2), 60),
        (Hex(2, -1), 90),
        (Hex(1, 1), 150),
        (Hex(0, 1), 180),
        (Hex(-1, 0), -60),
        (Hex(-1, -1), -30),
        (Hex(4, -5), 49.1),
    ],
)
def test_bearings_off_north(target: Hex, expected: float) -> None:
    assert bearing(HERE, 0, target) == pytest.approx(expected, abs=0.05)


def test_there_is_no_bearing_to_oneself() -> None:
    with pytest.raises(ValueError, match="no bearing"):
        bearing(HERE, 0, HERE)
    assert entry_sides(HERE, HERE, 0) == ()


def test_the_compass_goes_clockwise() -> None:
    assert [str(compass(facing)) for facing in range(7)] == ["n", "ne", "se", "s", "sw", "nw", "n"]
    assert [point.facing for point in Compass] == [0, 1, 2, 3, 4, 5]
    assert [ahead(HERE, point.facing) for point in Compass] == [
        Hex(0, -1),
        Hex(1, -1),
        Hex(1, 0),
        Hex(0, 1),
        Hex(-1, 1),
        Hex(-1, 0),
    ]
