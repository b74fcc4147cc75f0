"""Figures of heroes and monsters: all there, in their boxes, on the ground, in step with one another."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.dragon_strike.art import figures
from generator.games.dragon_strike.art.figures import FIGURES, HEROES, MONSTERS, figure, figure_size, sketch
from generator.games.dragon_strike.art.palette import LOW_INK, TORCH
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.layout.lowink import low_ink
from generator.scene.geometry import Box
from tests.games.dragon_strike.art.measure import contour, extent, leaves


def test_every_hero_and_monster_has_a_figure(content: DragonStrikeContent) -> None:
    assert set(HEROES) == set(content.tables.heroes.heroes)
    assert set(MONSTERS) == set(content.tables.monsters.monsters)


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("width", [8.0, 25.0, 60.0])
def test_a_figure_fills_a_box_of_its_proportions_and_keeps_its_contour_in_it(name: str, width: float) -> None:
    full, high = figure_size(name)
    box = Box(11.5, 40.25, width, width * high / full)
    found = extent(figure(name, box))
    assert box.contains(contour(figure(name, box)), 0.05)
    assert max(found.width / box.width, found.height / box.height) > 0.85


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_stands_on_the_lower_edge_of_a_box_that_is_too_high(name: str) -> None:
    found = extent(figure(name, Box(0.0, 0.0, 25.0, 90.0)))
    assert found.bottom == pytest.approx(90.0, abs=0.9)
    assert found.y > 30.0


@given(
    name=st.sampled_from(FIGURES),
    x=st.floats(-50, 300),
    y=st.floats(-50, 300),
    width=st.floats(4, 120),
    height=st.floats(4, 120),
)
@settings(max_examples=30, deadline=None)
def test_figures_keep_to_any_box(name: str, x: float, y: float, width: float, height: float) -> None:
    box = Box(x, y, width, height)
    assert box.contains(extent(figure(name, box)), 0.01)


def test_heroes_share_one_height_and_the_dragon_covers_two_squares() -> None:
    assert {figure_size(name) for name in HEROES} == {(25.0, 31.25)}
    assert figure_size("darkfyre")[0] == 50.0
    assert {figure_size(name)[0] for name in MONSTERS if name != "darkfyre"} == {25.0}
    assert figure_size("orc")[1] < figure_size("warrior")[1] < figure_size("giant")[1]


def test_figures_grow_with_the_square() -> None:
    assert figure_size("giant", 20.0) == (20.0, 33.0)


@pytest.mark.parametrize("name", FIGURES)
def test_figures_are_bounded_and_gain_detail_with_size(name: str) -> None:
    counts = [len(leaves(figure(name, Box(0.0, 0.0, size, size * 1.4)))) for size in (8.0, 15.0, 30.0)]
    assert counts == sorted(counts)
    assert counts[0] < counts[2] <= 400


def test_all_outlines_differ() -> None:
    outlines = {tuple(mark.steps for mark in sketch(name) if mark.level == 0) for name in FIGURES}
    assert len(outlines) == 16


def test_equal_calls_give_the_very_same_group() -> None:
    assert figure("elf", Box(0.0, 0.0, 30.0, 40.0)) is figure("elf", Box(0.0, 0.0, 30.0, 40.0))


def test_a_figure_is_drawn_the_same_each_time() -> None:
    box = Box(1.0, 2.0, 30.0, 40.0)
    first = [figure(name, box) for name in FIGURES]
    figures.sketch.cache_clear()
    figures.figure.cache_clear()
    assert [figure(name, box) for name in FIGURES] == first


@pytest.mark.parametrize("name", FIGURES)
def test_pictures_go_in_low_ink_and_outlines_stay(name: str) -> None:
    box = Box(0.0, 0.0, 30.0, 40.0)
    assert low_ink([figure(name, box, TORCH)]) == ()
    outlines = figure(name, box, LOW_INK)
    assert low_ink([outlines]) == (outlines,)
    assert {leaf.paint.fill for leaf in leaves(outlines)} <= {"#FFFFFF", "#000000", None}
    assert {leaf.paint.pen.color for leaf in leaves(outlines) if leaf.paint.pen is not None} == {"#000000"}


def test_an_unknown_figure_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        figure("wyvern", Box(0.0, 0.0, 10.0, 10.0))
    with pytest.raises(KeyError):
        figure_size("wyvern")
