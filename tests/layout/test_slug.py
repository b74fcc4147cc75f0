"""The slug: strips of the margin, and what goes where."""

from __future__ import annotations

import pytest

from generator.kit.easel import Easel
from generator.layout.slug import bands, bar, slug
from generator.scene.geometry import Affine, Box
from generator.scene.nodes import Group, Line, Text, walk
from tests.layout.samples import THEME, scribe

SHEET = Box(0, 0, 210, 297)
NINE_UP = Box(9.75, 15.15, 190.5, 266.7)


def easel() -> Easel:
    return Easel(THEME, scribe())


def words(nodes: list[object]) -> list[str]:
    return [n.text for node in nodes if isinstance(node, Group) for n, _ in walk([node]) if isinstance(n, Text)]


def test_the_strips_lie_outside_the_cut_marks() -> None:
    below, above, right, left = bands(SHEET, NINE_UP, 6.35)
    assert (below.length, below.depth) == pytest.approx((197.3, 5.3))
    assert (above.length, above.depth) == pytest.approx((197.3, 5.3))
    assert (right.length, right.depth) == pytest.approx((284.3, -0.1))
    assert below.put.apply(0, 0) == pytest.approx((6.35, 285.35))
    assert above.put.apply(0, above.depth) == pytest.approx((6.35, 11.65))
    # At the sides words run downwards: across the strip is to the left.
    assert right.put.apply(10, 1) == pytest.approx((202.65, 16.35))
    assert left.put.apply(10, 0) == pytest.approx((6.25, 16.35))


def test_the_bar_has_eleven_ticks_and_100_mm() -> None:
    pad = easel()
    bar(pad, 0, 5)
    lines = [node for node in pad.nodes if isinstance(node, Line)]
    assert sorted(line.x1 for line in lines if line.x1 == line.x2) == [10 * i for i in range(11)]
    assert [line.x2 - line.x1 for line in lines if line.y1 == line.y2] == [100]


def test_bar_and_label_share_the_first_strip_that_holds_both() -> None:
    nodes = slug(easel(), bands(SHEET, NINE_UP, 6.35), "print at 100 %", "sheet 1 of 6")
    assert words(list(nodes)) == ["print at 100 %", "sheet 1 of 6"]
    assert len({node.transform for node in nodes if isinstance(node, Group)}) == 1


def test_each_takes_a_strip_of_its_own_where_they_do_not_fit_together() -> None:
    nodes = slug(easel(), bands(SHEET, NINE_UP, 6.35), "print at 100 % " * 3, "sheet 1 of 6 " * 4)
    assert len({node.transform for node in nodes if isinstance(node, Group)}) == 2


def test_advice_takes_a_strip_that_is_left() -> None:
    nodes = slug(easel(), bands(SHEET, NINE_UP, 6.35), "print at 100 %", "sheet 1 of 6", "flip on long edge")
    assert words(list(nodes)) == ["print at 100 %", "sheet 1 of 6", "flip on long edge"]
    assert len({node.transform for node in nodes if isinstance(node, Group)}) == 2


def test_advice_shares_a_strip_with_the_label_where_the_bar_needs_one_to_itself() -> None:
    nodes = slug(easel(), bands(SHEET, NINE_UP, 6.35), "print at 100 % " * 3, "sheet 1 of 6 " * 4, "flip on long edge")
    groups = [node for node in nodes if isinstance(node, Group)]
    assert sorted(words(list(nodes)))[0] == "flip on long edge"
    assert len(groups) == 3 and len({node.transform for node in groups}) == 2
    advice, label = groups[1:]
    assert advice.transform == label.transform
    ends = [[n.x for n, _ in walk([node]) if isinstance(n, Text)] for node in (advice, label)]
    assert ends[0] == [0] and ends[1][0] > 60


def test_what_has_no_room_is_left_out() -> None:
    tight = bands(SHEET, SHEET.inset(9), 6.35)
    assert slug(easel(), tight, "print at 100 %", "sheet 1 of 6") == []


def test_nothing_of_the_slug_reaches_the_marks_or_the_unprintable_edge() -> None:
    marks = NINE_UP.inset(-3.3)
    for node in slug(easel(), bands(SHEET, NINE_UP, 6.35), "print at 100 %", "sheet 1 of 6"):
        for leaf, put in walk([node]):
            for x, y in spots(leaf, put):
                assert 6.35 - 1e-6 <= x <= 203.65 + 1e-6
                assert 6.35 - 1e-6 <= y <= 290.65 + 1e-6
                assert not (marks.y < y < marks.bottom)


def spots(leaf: object, put: Affine) -> list[tuple[float, float]]:
    if isinstance(leaf, Text):
        return [put.apply(leaf.x, leaf.y), put.apply(leaf.x, leaf.y - leaf.size * 0.7)]
    assert isinstance(leaf, Line)
    return [put.apply(leaf.x1, leaf.y1), put.apply(leaf.x2, leaf.y2)]
