"""Outlines, ribbons and cuts: directions, sizes and counts that can be worked out by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.daredragon.art.curves import (
    area,
    clockwise,
    disc,
    facets,
    flat,
    hollow,
    loop,
    moved,
    points,
    reversed_steps,
    shape,
    split,
    within,
)
from generator.games.daredragon.art.cuts import along, arc, comb, gouge, gouges, ribbon, scallops, spines
from generator.games.daredragon.art.sketch import Mark, detail, framed, ink, mirrored, negative
from generator.scene.geometry import Box, rotate, scale


def test_points_are_read_in_order() -> None:
    assert points("1,2 -3.5,4") == [(1.0, 2.0), (-3.5, 4.0)]


def test_a_run_of_two_points_is_straight() -> None:
    assert shape("0,0 / 10,0 / 10,10 / 0,10") == (
        ("M", 0.0, 0.0), ("L", 10.0, 0.0), ("L", 10.0, 10.0), ("L", 0.0, 10.0), ("Z",),
    )  # fmt: skip


def test_a_longer_run_is_a_curve_through_its_points() -> None:
    steps = shape("0,0 5,-5 10,0 / 10,10 / 0,10")
    assert [step[0] for step in steps] == ["M", "C", "C", "L", "L", "Z"]
    assert steps[1][-2:] == (5.0, -5.0)
    assert steps[2][-2:] == (10.0, 0.0)


def test_outlines_run_clockwise_however_they_are_written() -> None:
    assert area(facets("0,0 10,0 10,10 0,10")) == pytest.approx(100)
    assert area(facets("0,0 0,10 10,10 10,0")) == pytest.approx(100)
    assert area(shape("0,10 / 10,10 / 10,0 / 0,0")) == pytest.approx(100)


def test_a_reversed_outline_has_the_opposite_area_and_the_same_points() -> None:
    steps = loop("0,0 10,-4 20,0 20,10 10,14 0,10")
    back = reversed_steps(steps)
    assert area(back) == pytest.approx(-area(steps))
    assert {tuple(round(n, 6) for n in p) for p in flat(back)} == {tuple(round(n, 6) for n in p) for p in flat(steps)}


def test_a_hole_runs_the_other_way() -> None:
    outer, hole = split(hollow(disc(0, 0, 10), disc(0, 0, 5)))
    assert area(outer) > 0 > area(hole)


@given(st.floats(0, 360), st.floats(0.1, 10), st.booleans())
def test_maps_keep_outlines_clockwise(angle: float, size: float, mirror: bool) -> None:
    turned = moved(facets("0,0 4,0 4,2 0,2"), rotate(angle) @ scale(-size if mirror else size, size))
    assert area(turned) == pytest.approx(8 * size * size)
    assert clockwise(turned) == turned


def test_within_drops_what_does_not_show() -> None:
    both = facets("0,0 1,0 1,1") + facets("20,0 21,0 21,1")
    assert within(both, Box(-5, -5, 10, 10)) == facets("0,0 1,0 1,1")
    assert within(both, Box(5, 5, 2, 2)) == ()


def test_a_ribbon_is_twice_its_half_width_and_ends_flat_or_pointed() -> None:
    blunt = flat(ribbon("0,0,3 10,0,3"))
    assert (min(y for _, y in blunt), max(y for _, y in blunt)) == (-3.0, 3.0)
    pointed = ribbon("0,0,3 10,0,0")
    assert len([p for p in flat(pointed) if p == (10.0, 0.0)]) == 1


def test_a_cut_tapers_at_both_ends() -> None:
    line = flat(gouge("0,0 10,0", 2.0))
    assert max(y for _, y in line) == pytest.approx(1.0)
    assert (0.0, 0.0) in line
    assert any(p == pytest.approx((10.0, 0.0)) for p in line)


def test_along_measures_by_length() -> None:
    assert along([(0, 0), (3, 0)], [0.0, 0.5, 1.0]) == [(0, 0), pytest.approx((1.5, 0)), pytest.approx((3, 0))]


def test_rows_of_cuts_have_as_many_as_asked() -> None:
    assert len(split(comb("0,0 10,0", "0,5 10,5", 7, 1.0))) == 7
    assert len(split(gouges("0,0 1,1|2,2 3,3|4,4 5,5", 0.5))) == 3
    assert len(split(spines("0,0 20,0", 5, 4.0))) == 5
    assert len(split(scallops([(0, 0, 20), (5, 3, 10)], 5, 1.0))) == 5 + 2


def test_spines_stand_on_the_left_of_the_walk() -> None:
    assert min(y for _, y in flat(spines("0,0 20,0", 5, 4.0))) == pytest.approx(-4.0)


def test_an_arc_counts_bearings_clockwise_from_straight_up() -> None:
    line = arc(0, 0, 10, 0, 90)
    assert line[0] == pytest.approx((0, -10))
    assert line[-1] == pytest.approx((10, 0))


@pytest.mark.parametrize(("size", "level"), [(8.0, 0), (11.9, 0), (12.0, 1), (15.0, 1), (22.0, 2), (60.0, 2)])
def test_detail_follows_the_shorter_side(size: float, level: int) -> None:
    assert detail(Box(0, 0, 90, size)) == level
    assert detail(Box(0, 0, size, 90)) == level


def test_a_framed_drawing_fills_its_grid() -> None:
    (mark,) = framed([ink(facets("0,0 4,0 4,2 0,2"))], 100, 100, 10)
    xs = [x for x, _ in flat(mark.steps)]
    ys = [y for _, y in flat(mark.steps)]
    assert (min(xs), max(xs)) == pytest.approx((10, 90))
    assert (min(ys), max(ys)) == pytest.approx((30, 70))


def test_mirror_and_negative_undo_themselves() -> None:
    marks = [Mark(facets("10,10 20,10 20,30"), "ink", halo=1.0), Mark(facets("1,1 2,1 2,2"), "accent")]
    assert negative(negative(marks)) == marks
    assert [m.tone for m in negative(marks)] == ["ground", "accent"]
    assert [m.rim for m in negative(marks)] == ["ink", "ink"]
    twice = mirrored(mirrored(marks))
    assert [sorted(flat(m.steps)) for m in twice] == [sorted(flat(m.steps)) for m in marks]
