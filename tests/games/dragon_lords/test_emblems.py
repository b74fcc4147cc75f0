"""Emblems, figures and backs: in their boxes, told apart by outline alone, in the pens of the game, symmetric."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable
from functools import cache

import pytest

from generator.games.dragon_lords.art.emblems.backs import BackColors, rider_back, spell_back
from generator.games.dragon_lords.art.emblems.contours import Hill, contours, turned
from generator.games.dragon_lords.art.emblems.drawing import Drawing, drawn
from generator.games.dragon_lords.art.emblems.frame import chart_frame
from generator.games.dragon_lords.art.emblems.gallery import (
    EMBLEMS,
    FIGURES,
    rider_figure,
    spell_emblem,
    spell_emblem_within,
)
from generator.games.dragon_lords.art.emblems.rose import degrees
from generator.games.dragon_lords.art.emblems.wyvern import wyvern
from generator.games.dragon_lords.art.ink import subpaths
from generator.games.dragon_lords.art.limbs import sampled
from generator.games.dragon_lords.art.palette import CHART, LOW_INK
from generator.games.dragon_lords.model.options import Rider, Spell
from generator.layout.lowink import low_ink
from generator.scene.geometry import Affine, Box, Point, rotate
from generator.scene.nodes import Group, Line, Node, Paint, Path, Pen, Rect, Step, walk
from generator.scene.paths import transformed
from generator.units import pt

SMALL, MEDIUM, LARGE = Box(3, 5, 8, 8), Box(3, 5, 15, 15), Box(3, 5, 24, 24)
TRIM = Box(0, 0, 63.5, 88.9)
COLORS = BackColors("#33495E", "#6A869F", "#B9C8D6")
ALL: dict[str, Drawing] = {str(name): drawing for name, drawing in [*EMBLEMS.items(), *FIGURES.items()]}


def points(nodes: Iterable[Node]) -> list[Point]:
    """Points along everything that is drawn, on the page."""
    found: list[Point] = []
    for node, put in walk(nodes):
        if isinstance(node, Path):
            for part in subpaths(transformed(node.steps, put)):
                found += sampled(part, 6)
        elif isinstance(node, Line):
            found += [put.apply(node.x1, node.y1), put.apply(node.x2, node.y2)]
    return found


def paints(nodes: Iterable[Node]) -> list[Paint]:
    return [node.paint for node, _ in walk(nodes) if isinstance(node, Path)]


def inside(x: float, y: float, outline: list[Point]) -> bool:
    """Whether a point lies in a polygon."""
    hit = False
    for (x1, y1), (x2, y2) in itertools.pairwise([*outline, outline[0]]):
        if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1):
            hit = not hit
    return hit


@cache
def silhouette(name: str, cells: int = 24) -> frozenset[tuple[int, int]]:
    """The cells of a raster over the grid whose middles are dark when the drawing is one dark shape."""
    drawing = ALL[name]
    dark: set[tuple[int, int]] = set()
    for mark in drawing.marks:
        if mark.level or not mark.fill:
            continue
        for part in subpaths(mark.steps):
            line = sampled(part, 6)
            for i, j in itertools.product(range(cells), range(cells)):
                x, y = drawing.width * (i + 0.5) / cells, drawing.height * (j + 0.5) / cells
                if (i, j) not in dark and inside(x, y, line):
                    dark.add((i, j))
    return frozenset(dark)


def test_there_is_one_drawing_for_each_spell_and_rider() -> None:
    assert list(EMBLEMS) == list(Spell) and len(EMBLEMS) == 13
    assert list(FIGURES) == list(Rider) and len(FIGURES) == 5
    assert len({drawing.marks for drawing in ALL.values()}) == 18


@pytest.mark.parametrize("box", [SMALL, MEDIUM, LARGE], ids=["small", "medium", "large"])
@pytest.mark.parametrize("name", list(ALL))
def test_a_drawing_keeps_to_its_box(name: str, box: Box) -> None:
    for x, y in points([drawn(ALL[name], box, CHART)]):
        assert box.x - 0.01 <= x <= box.right + 0.01
        assert box.y - 0.01 <= y <= box.bottom + 0.01


@pytest.mark.parametrize("spell", list(Spell))
def test_an_emblem_keeps_to_a_circle_and_fills_it(spell: Spell) -> None:
    far = max(math.dist(point, (40, 30)) for point in points([spell_emblem_within(spell, (40, 30), 13)]))
    assert 10 < far <= 13.2


@pytest.mark.parametrize("group", [list(map(str, EMBLEMS)), list(map(str, FIGURES))], ids=["spells", "riders"])
def test_outlines_alone_tell_them_apart(group: list[str]) -> None:
    for one, other in itertools.combinations(group, 2):
        unlike = silhouette(one) ^ silhouette(other)
        assert len(unlike) >= 40, (one, other, len(unlike))


@pytest.mark.parametrize("name", list(ALL))
def test_small_ones_are_dark_silhouettes_and_large_ones_have_inner_lines(name: str) -> None:
    box = Box(0, 0, 40, 8)
    assert {paint.fill for paint in paints([drawn(ALL[name], box, CHART)])} <= {CHART.ink, None}
    pens = {round(paint.pen.width, 4) for paint in paints([drawn(ALL[name], LARGE, CHART)]) if paint.pen}
    assert pens <= {round(pt(0.9), 4), round(pt(0.5), 4), round(pt(0.3), 4)}
    assert round(pt(0.9), 4) in pens and len(pens) == 3
    fine = [p for p in paints([drawn(ALL[name], MEDIUM, CHART)]) if p.pen and p.pen.width < pt(0.6)]
    assert fine


@pytest.mark.parametrize("name", list(ALL))
def test_one_accent_and_no_other_colour(name: str) -> None:
    colors = {
        c for p in paints([drawn(ALL[name], LARGE, CHART)]) for c in (p.fill, p.pen.color if p.pen else None) if c
    }
    assert colors <= {CHART.ink, CHART.second, CHART.paper, CHART.tint, CHART.shade, CHART.deep, CHART.glow}
    assert CHART.second in colors


def test_in_black_alone_even_small_ones_are_lines() -> None:
    fills = {paint.fill for paint in paints([spell_emblem(Spell.SPIN, SMALL, LOW_INK)])}
    assert "#FFFFFF" in fills


def test_riders_are_of_one_height_and_sit_on_one_line() -> None:
    bounds = [drawing.bounds() for drawing in FIGURES.values()]
    assert all(113 <= box.height <= 118 for box in bounds)
    assert all(box.bottom == pytest.approx(bounds[0].bottom) for box in bounds)
    scales = {round(rider_figure(rider, LARGE).children[0].steps[0][1], 6) for rider in Rider}  # type: ignore
    assert len(scales) == 1


def test_pictures_are_left_out_to_save_ink() -> None:
    for picture in (spell_emblem(Spell.HEAL, LARGE), rider_figure(Rider.ARCHER, LARGE)):
        assert picture.name == "art"
        assert low_ink([picture]) == ()


def test_drawing_again_gives_the_same() -> None:
    assert spell_emblem(Spell.VIGOR, LARGE) == spell_emblem(Spell.VIGOR, LARGE)
    assert spell_back(TRIM, 6, CHART, COLORS) == spell_back(TRIM, 6, CHART, COLORS)


@pytest.mark.parametrize("make", [spell_back, rider_back])
def test_a_back_is_the_same_upside_down(make: object) -> None:
    nodes = make(TRIM, 6, CHART, COLORS)  # type: ignore[operator]
    half_turn = rotate(180, TRIM.cx, TRIM.cy)
    here = {(round(x, 3), round(y, 3)) for x, y in ends(nodes)}
    for x, y in here:
        tx, ty = half_turn.apply(x, y)
        near = {(round(tx + dx, 3), round(ty + dy, 3)) for dx in (-0.001, 0, 0.001) for dy in (-0.001, 0, 0.001)}
        assert near & here, (x, y)


def ends(nodes: Iterable[Node]) -> list[Point]:
    """The points that the steps of all paths end at, on the page."""
    found: list[Point] = []
    for node, put in walk(nodes):
        if isinstance(node, Path):
            found += [(float(step[-2]), float(step[-1])) for step in transformed(node.steps, put) if len(step) > 1]
    return found


def test_backs_differ_in_shape_and_cover_the_bleed() -> None:
    spells, riders = (make(TRIM, 6, CHART, COLORS) for make in (spell_back, rider_back))
    for nodes in (spells, riders):
        ground = nodes[0]
        assert isinstance(ground, Rect)
        assert (ground.x, ground.y, ground.width, ground.height) == pytest.approx((-6, -6, 75.5, 100.9))
    shapes = [[node.steps for node in nodes if isinstance(node, Path)] for nodes in (spells, riders)]
    assert shapes[0][0] == shapes[1][0]  # the frame
    assert not set(shapes[0][1:]) & set(shapes[1][1:])
    assert len(shapes[0]) == 2 + 16 and len(shapes[1]) == 2 + 24


def test_the_compass_stays_when_ink_is_saved() -> None:
    left = low_ink(spell_back(TRIM, 6, CHART, COLORS))
    assert sum(isinstance(node, Path) for node in left) == 18
    assert not any(isinstance(node, Group) and node.name == "art" for node in left)


def test_the_wyvern_mirrors_itself_but_for_its_tail() -> None:
    box = wyvern().bounds(1)
    assert (box.x, box.y) == pytest.approx((0, 0), abs=1e-6)
    assert box.width > 1.4 * box.height


class TestContours:
    def test_a_round_hill_has_rings_of_the_right_size(self) -> None:
        # Height 4 e^(-d²/100): at 0.5 the distance is 10 √(ln 8) = 14.42, at 1.5 9.90, at 2.5 6.86, at 3.5 3.65.
        steps = contours([Hill(20, 20, 10, 4)], Box(0, 0, 40, 40))
        rings = list(subpaths(steps))
        radii = sorted(sum(math.dist(p, (20, 20)) for p in sampled(ring)) / len(sampled(ring)) for ring in rings)
        assert radii == pytest.approx([3.65, 6.86, 9.90, 14.42], abs=0.25)
        assert all(ring[-1] == ("Z",) for ring in rings)

    def test_lines_that_leave_the_box_end_at_its_edge(self) -> None:
        (line,) = subpaths(contours([Hill(0, 10, 10, 1)], Box(0, 0, 30, 20)))
        assert line[-1] != ("Z",)
        # Height e^(-d²/100) is 0.5 at a distance of 10 √(ln 2) = 8.33.
        (x1, y1), (x2, y2) = sorted((sampled(line)[0], sampled(line)[-1]))
        assert (x1, x2) == pytest.approx((0, 0))
        assert (y1, y2) == pytest.approx((1.67, 18.33), abs=0.1)

    def test_flat_land_has_none(self) -> None:
        assert contours([Hill(0, 0, 10, 0.4)], Box(0, 0, 30, 20)) == ()

    def test_hills_turned_lie_opposite(self) -> None:
        assert turned([Hill(1, 2, 3, 4)], 10, 20) == [Hill(1, 2, 3, 4), Hill(19, 38, 3, 4)]


def test_a_ring_has_a_tick_for_every_five_degrees() -> None:
    ticks = list(subpaths(degrees(0, 0, 10)))
    assert len(ticks) == 72
    lengths = [round(math.dist(*sampled(tick)), 6) for tick in ticks]
    assert lengths.count(1.3) == 12 and lengths.count(0.7) == 60


def test_the_frame_has_sixty_parts_across_and_eighty_along() -> None:
    frame = chart_frame(TRIM, Pen("#000000", 0.1))
    assert len(list(subpaths(frame.steps))) == 1 + 2 * 59 + 2 * 79
    xs = [number for step in frame.steps for number in step[1::2]]
    assert min(xs) == pytest.approx(3.2) and max(xs) == pytest.approx(60.3)


def test_marks_move_under_a_map() -> None:
    steps: tuple[Step, ...] = (("M", 1, 2), ("C", 1, 2, 3, 4, 5, 6), ("Z",))
    assert transformed(steps, Affine(a=2, d=3, e=1)) == (("M", 3, 6), ("C", 3, 6, 7, 12, 11, 18), ("Z",))
