"""Measuring marks: exact lengths at exact places."""

from __future__ import annotations

import pytest

from generator.kit.easel import Easel
from generator.layout.targets import back_scale, bar, front_target, stairs
from generator.scene.nodes import Circle, Line, Text, walk
from tests.layout.samples import THEME, scribe


def easel() -> Easel:
    return Easel(THEME, scribe())


def lines(pad: Easel) -> list[tuple[float, float, float, float]]:
    found = []
    for leaf, put in walk(pad.nodes):
        if isinstance(leaf, Line):
            found.append(tuple(round(v, 6) for v in (*put.apply(leaf.x1, leaf.y1), *put.apply(leaf.x2, leaf.y2))))
    return found  # type: ignore[return-value]


def test_the_level_bar_is_100_mm_long() -> None:
    pad = easel()
    bar(pad, 50, 200, "across")
    assert (50, 200, 150, 200) in lines(pad)
    assert sorted({x1 for x1, _, x2, _ in lines(pad) if x1 == x2}) == [50 + mm for mm in range(101)]


def test_the_upright_bar_is_100_mm_long() -> None:
    pad = easel()
    bar(pad, 20, 98.5, "down", upright=True)
    assert (20, 98.5, 20, 198.5) in lines(pad)


def test_the_middle_of_the_target_is_left_free_for_the_pin() -> None:
    pad = easel()
    front_target(pad, 105, 148.5)
    circles = [node for node in pad.nodes if isinstance(node, Circle)]
    assert {(c.cx, c.cy) for c in circles} == {(105, 148.5)}
    assert all(abs(x1 - 105) + abs(y1 - 148.5) == pytest.approx(0.3) for x1, y1, _, _ in lines(pad))


def test_the_scale_on_the_back_counts_millimetres_from_the_middle() -> None:
    pad = easel()
    back_scale(pad, 105, 148.5)
    assert sorted({x1 for x1, _, x2, _ in lines(pad) if x1 == x2}) == [105 + mm for mm in range(-10, 11)]
    assert sorted({y1 for _, y1, _, y2 in lines(pad) if y1 == y2}) == [148.5 + mm for mm in range(-10, 11)]
    numbers = [node.text for node in pad.nodes if isinstance(node, Text)]
    assert sorted(set(numbers)) == sorted(["−10", "−5", "0", "5", "10"])


def test_the_stairs_count_millimetres_from_every_edge() -> None:
    pad = easel()
    stairs(pad, 210, 297)
    found = lines(pad)
    for mm in range(1, 11):
        assert any(y1 == y2 == mm for _, y1, _, y2 in found)
        assert any(y1 == y2 == 297 - mm for _, y1, _, y2 in found)
        assert any(x1 == x2 == mm for x1, _, x2, _ in found)
        assert any(x1 == x2 == 210 - mm for x1, _, x2, _ in found)
