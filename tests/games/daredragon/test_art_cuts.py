"""Ribbons, cuts and marks: sizes and counts that can be worked out by hand."""

from __future__ import annotations

import pytest

from generator.games.daredragon.art.cuts import along, arc, comb, gouge, gouges, ribbon, scallops, spines
from generator.games.daredragon.art.sketch import Mark, detail, framed, ink, mirrored, negative
from generator.scene.curves import facets
from generator.scene.geometry import Box
from generator.scene.outlines import flat, split


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
