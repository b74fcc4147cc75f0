"""Card backs: the same when turned by half a turn, to the end of the bleed, told apart by shape, thrifty with ink."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.dragon_strike.art.backs import BACKS, back
from generator.games.dragon_strike.art.palette import LOW_INK, TORCH
from generator.layout.lowink import low_ink, luminance
from generator.scene.geometry import IDENTITY, Affine, Box
from generator.scene.nodes import Group, Path, Rect
from generator.scene.outlines import Steps, split
from generator.scene.paths import transformed
from tests.games.dragon_strike.art.measure import extent, leaves


def ends(steps: Steps) -> frozenset[tuple[int, int]]:
    """The corners of an outline in hundredths of a millimetre."""
    return frozenset((round(step[-2] * 100), round(step[-1] * 100)) for step in steps if len(step) > 1)


def near(first: frozenset[tuple[int, int]], second: frozenset[tuple[int, int]]) -> bool:
    """Whether two outlines have the same corners but for rounding."""

    def covers(a: frozenset[tuple[int, int]], b: frozenset[tuple[int, int]]) -> bool:
        return all(any(abs(x - u) <= 2 and abs(y - v) <= 2 for u, v in b) for x, y in a)

    return covers(first, second) and covers(second, first)


def layers(node: Group, turn: Affine) -> list[list[frozenset[tuple[int, int]]]]:
    """The outlines of each path from back to front, turned; a path is one layer, its own outlines have no order."""
    return [[ends(part) for part in split(transformed(leaf.steps, turn))] for leaf in leaves(node)]


@pytest.mark.parametrize("name", BACKS)
@given(width=st.floats(40, 130), height=st.floats(40, 130), bleed=st.floats(0, 6))
@settings(max_examples=6, deadline=None)
def test_a_back_is_the_same_when_turned(name: str, width: float, height: float, bleed: float) -> None:
    drawn = back(name, width, height, bleed)
    upright, turned = layers(drawn, IDENTITY), layers(drawn, Affine(a=-1.0, d=-1.0, e=width, f=height))
    flat = [outline for layer in turned for outline in layer]
    for layer in upright:
        for outline in layer:
            assert any(near(outline, other) for other in flat)


@pytest.mark.parametrize("name", BACKS)
def test_layers_of_a_back_keep_their_colours_when_turned(name: str) -> None:
    """An outline and its likeness are painted alike, so that not even a fill betrays how a card lies."""
    drawn = back(name, 63.5, 88.9, 3.0)
    turn = Affine(a=-1.0, d=-1.0, e=63.5, f=88.9)
    turned = [(leaf.paint, ends(part)) for leaf in leaves(drawn) for part in split(transformed(leaf.steps, turn))]
    for leaf in leaves(drawn):
        for part in split(leaf.steps):
            assert any(leaf.paint == paint and near(ends(part), other) for paint, other in turned)


@pytest.mark.parametrize("name", BACKS)
@pytest.mark.parametrize(("width", "height"), [(63.5, 88.9), (70.0, 120.0), (44.0, 67.0), (88.9, 63.5)])
@pytest.mark.parametrize("bleed", [0.0, 3.0, 6.0])
def test_a_back_fills_the_bleed(name: str, width: float, height: float, bleed: float) -> None:
    drawn = back(name, width, height, bleed)
    assert drawn.clip is not None
    area = Box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
    ground = drawn.children[0]
    assert isinstance(ground, Rect)
    assert (ground.x, ground.y, ground.width, ground.height) == (area.x, area.y, area.width, area.height)
    joints = drawn.children[1]
    assert isinstance(joints, Path)
    reach = extent(joints)
    assert reach.x <= area.x
    assert reach.y <= area.y
    assert reach.right >= area.right
    assert reach.bottom >= area.bottom


def test_backs_all_differ() -> None:
    found = {tuple(leaf.steps for leaf in leaves(back(name, 63.5, 88.9))) for name in BACKS}
    assert len(found) == len(BACKS) == 10


@pytest.mark.parametrize("name", BACKS)
def test_backs_are_thrifty(name: str) -> None:
    drawn = back(name, 63.5, 88.9, 6.0)
    ground = drawn.children[0]
    assert isinstance(ground, Rect)
    assert ground.paint.fill is not None
    assert luminance(ground.paint.fill) > 0.8
    assert len(leaves(drawn)) <= 120


@pytest.mark.parametrize("name", BACKS)
def test_backs_are_pictures(name: str) -> None:
    assert low_ink([back(name, 63.5, 88.9, 3.0, TORCH)]) == ()
    outlines = back(name, 63.5, 88.9, 3.0, LOW_INK)
    assert low_ink([outlines]) == (outlines,)


def test_equal_backs_are_the_very_same_group() -> None:
    assert back("traps", 63.5, 88.9, 3.0) is back("traps", 63.5, 88.9, 3.0)


def test_an_unknown_deck_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        back("rumours", 63.5, 88.9)
