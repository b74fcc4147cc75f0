"""The dragon's likeness: every circle counted, in its place, clear of everything else."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.dragon_lords.art.creature import creature
from generator.games.dragon_lords.art.layout import Anchor
from generator.games.dragon_lords.art.likeness import Likeness, draw_likeness
from generator.games.dragon_lords.art.limbs import sampled
from generator.games.dragon_lords.art.palette import CHART, LOW_INK, WIDTHS
from generator.games.dragon_lords.art.proportions import BUILDS, SPANS
from generator.games.dragon_lords.art.stage import stretched
from generator.games.dragon_lords.art.tracks import RADIUS, Points, Split, rows
from generator.games.dragon_lords.art.trunk import trunk
from generator.games.dragon_lords.art.wings import wing
from generator.scene.geometry import Affine, Box, Point
from generator.scene.nodes import Circle, Line, Path, walk

A4, LETTER = Box(8.0, 50.0, 190.0, 116.0), Box(8.0, 50.0, 195.9, 106.0)
STEPS = range(1, 6)
BODY = {1: Split(10, 10), 2: Split(15, 15), 3: Split(20, 20), 4: Split(25, 25), 5: Split(30, 30)}
WING = {1: Split(10, 10), 2: Split(13, 12), 3: Split(15, 15), 4: Split(18, 17), 5: Split(20, 20)}
HEAD = TAIL = Split(15, 15)
SECTIONS = ("head", "body", "tail", "left_wing", "right_wing")

steps = st.integers(1, 5)


def points(body: int, wings: int) -> Points:
    return Points(HEAD, BODY[body], TAIL, WING[wings], WING[wings])


@lru_cache(maxsize=400)
def likeness(body: int, wings: int, box: Box = A4, breath: int = 3, claws: int = 3) -> Likeness:
    return draw_likeness(body, wings, breath, claws, box, points=points(body, wings))


def inside(point: Point, outline: list[Point]) -> bool:
    """Whether a point lies in a polygon, by the number of edges a ray crosses."""
    x, y = point
    crossed = False
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1):
            crossed = not crossed
    return crossed


def to_outline(point: Point, outline: list[Point]) -> float:
    """Distance from a point to a polygon's rim."""
    best = math.inf
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        dx, dy = x2 - x1, y2 - y1
        length = dx * dx + dy * dy
        t = max(0.0, min(1.0, ((point[0] - x1) * dx + (point[1] - y1) * dy) / length)) if length else 0.0
        best = min(best, math.dist(point, (x1 + t * dx, y1 + t * dy)))
    return best


def caption_box(anchor: Anchor) -> Box:
    """The room of a caption of 8 pt, from the top of its capitals to its descenders."""
    left = anchor.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor.align] * anchor.width
    return Box(left, anchor.y - 2.1, anchor.width, 2.7)


def apart(one: Box, other: Box) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


@pytest.mark.parametrize("box", [A4, LETTER], ids=["a4", "letter"])
@pytest.mark.parametrize(("body", "wings"), list(itertools.product(STEPS, STEPS)))
class TestEveryShape:
    def test_counts(self, body: int, wings: int, box: Box) -> None:
        drawn = likeness(body, wings, box)
        expected = {
            "head": 30,
            "body": (20, 30, 40, 50, 60)[body - 1],
            "tail": 30,
            "left_wing": (20, 25, 30, 35, 40)[wings - 1],
            "right_wing": (20, 25, 30, 35, 40)[wings - 1],
        }
        assert {section: len(centres) for section, centres in drawn.circles.items()} == expected
        assert sum(isinstance(node, Circle) for node in drawn.nodes) == sum(expected.values())

    def test_no_two_circles_touch(self, body: int, wings: int, box: Box) -> None:
        centres = [centre for found in likeness(body, wings, box).circles.values() for centre in found]
        nearest = min(math.dist(one, other) for one, other in itertools.combinations(centres, 2))
        assert nearest >= 2 * RADIUS + 0.3

    def test_circles_and_captions_stay_in_the_box(self, body: int, wings: int, box: Box) -> None:
        drawn = likeness(body, wings, box)
        assert all(box.contains(panel) for panel in drawn.panels.values())
        assert all(box.contains(caption_box(anchor)) for anchor in drawn.captions.values())

    def test_captions_are_clear(self, body: int, wings: int, box: Box) -> None:
        drawn = likeness(body, wings, box)
        rooms = [caption_box(anchor) for anchor in drawn.captions.values()]
        assert all(apart(one, other) for one, other in itertools.combinations(rooms, 2))
        assert all(apart(room, panel) for room in rooms for panel in drawn.panels.values())

    def test_wings_mirror_each_other(self, body: int, wings: int, box: Box) -> None:
        drawn = likeness(body, wings, box)
        for left, right in zip(drawn.circles["left_wing"], drawn.circles["right_wing"], strict=True):
            assert left[0] < box.cx < right[0]
            assert left == pytest.approx((2 * box.cx - right[0], right[1]))
        one, other = drawn.captions["left_wing"], drawn.captions["right_wing"]
        assert (one.x + other.x, one.y) == pytest.approx((2 * box.cx, other.y))

    def test_half_way_line_parts_the_counts(self, body: int, wings: int, box: Box) -> None:
        drawn = likeness(body, wings, box)
        splits = {"head": HEAD, "body": BODY[body], "tail": TAIL, "left_wing": WING[wings], "right_wing": WING[wings]}
        for section, split in splits.items():
            (x1, y1), (x2, y2) = drawn.halfway[section]
            assert y1 == y2
            above = [y for _, y in drawn.circles[section] if y + RADIUS < y1]
            below = [y for _, y in drawn.circles[section] if y - RADIUS > y1]
            assert (len(above), len(below)) == (split.above, split.below)
            panel = drawn.panels[section]
            assert min(x1, x2) < panel.x and panel.right < max(x1, x2)

    def test_marked_from_the_top_downwards(self, body: int, wings: int, box: Box) -> None:
        for centres in likeness(body, wings, box).circles.values():
            levels = [y for _, y in centres]
            assert levels == sorted(levels)

    def test_circles_lie_in_their_part(self, body: int, wings: int, box: Box) -> None:
        drawn = likeness(body, wings, box)
        stage, build = stretched(box), BUILDS[body - 1]
        back = stage.line(sampled(trunk(build).outline, 3))
        membrane = stage.line(sampled(wing(build, SPANS[wings - 1]).outline, 3))
        for centre in drawn.circles["body"]:
            assert inside(centre, back)
            assert to_outline(centre, back) > RADIUS + WIDTHS["outline"] / 2 + 0.4
        for centre in drawn.circles["right_wing"]:
            assert inside(centre, membrane)
            assert to_outline(centre, membrane) > RADIUS + WIDTHS["outline"] / 2 + 0.2
            assert to_outline(centre, back) > RADIUS + WIDTHS["outline"] / 2 + 0.2
            assert not inside(centre, back)

    def test_detail_keeps_off_the_circles(self, body: int, wings: int, box: Box) -> None:
        drawn = likeness(body, wings, box)
        fine = [
            point
            for node in drawn.nodes
            if isinstance(node, Path) and node.paint.pen and node.paint.pen.width == WIDTHS["hair"]
            for step in node.steps
            if len(step) > 1
            for point in [(float(step[-2]), float(step[-1]))]
        ]
        assert fine
        for section in ("body", "left_wing", "right_wing"):
            panel = drawn.panels[section].inset(-0.5)
            assert not [p for p in fine if panel.x < p[0] < panel.right and panel.y < p[1] < panel.bottom]


@pytest.mark.parametrize(("body", "wings"), list(itertools.product(STEPS, STEPS)))
def test_drawing_stays_in_the_box(body: int, wings: int) -> None:
    bounds = creature(body, wings, 5, 5).bounds(2)
    for box in (A4, LETTER):
        t = stretched(box).transform
        (left, top), (right, bottom) = t.apply(bounds.x, bounds.y), t.apply(bounds.right, bounds.bottom)
        assert box.contains(Box(left, top, right - left, bottom - top).inset(-WIDTHS["outline"] / 2), tolerance=0.05)


@pytest.mark.parametrize("breath", STEPS)
def test_few_nodes(breath: int) -> None:
    assert len(likeness(5, 5, A4, breath, 5).nodes) <= 600


@pytest.mark.parametrize(
    ("section", "body", "wings", "expected"),
    [
        ("head", 1, 1, [5, 5, 5, 5, 5, 5]),
        ("body", 1, 1, [5, 5, 5, 5]),
        ("body", 3, 1, [5, 5, 5, 5, 5, 5, 5, 5]),
        ("body", 4, 1, [5, 10, 10, 10, 10, 5]),
        ("body", 5, 1, [10, 10, 10, 10, 10, 10]),
        ("left_wing", 1, 2, [5, 5, 3, 5, 5, 2]),
        ("right_wing", 1, 4, [10, 8, 10, 7]),
        ("right_wing", 1, 5, [10, 10, 10, 10]),
    ],
)
def test_ranks(section: str, body: int, wings: int, expected: list[int]) -> None:
    levels = Counter(round(y, 3) for _, y in likeness(body, wings).circles[section])
    assert [levels[y] for y in sorted(levels)] == expected


def test_rows_fill_up_before_a_new_one_starts() -> None:
    assert rows(13, 5) == [5, 5, 3]
    assert rows(20, 10) == [10, 10]
    assert rows(0, 5) == []


def test_fives_are_told_apart() -> None:
    first = sorted(x for x, y in likeness(5, 1).circles["body"][:10])
    gaps = [round(b - a, 2) for a, b in itertools.pairwise(first)]
    assert gaps[:4] == gaps[5:] == [3.55] * 4
    assert gaps[4] >= 3.55 + 1.2


@pytest.mark.parametrize("fixed", STEPS)
def test_span_and_girth_grow_by_the_step(fixed: int) -> None:
    spans = [max(x for x, _ in sampled(wing(BUILDS[fixed - 1], span).outline)) for span in SPANS]
    girths = [max(x for x, _ in trunk(build).edge) for build in BUILDS]
    for sizes in (spans, girths):
        assert all(after > before * 1.05 for before, after in itertools.pairwise(sizes))


def test_wing_area_more_than_doubles_from_tiny_to_huge() -> None:
    def area(wings: int) -> float:
        outline = sampled(wing(BUILDS[2], SPANS[wings - 1]).outline)
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1], strict=True))) / 2

    areas = [area(wings) for wings in STEPS]
    assert areas == sorted(areas)
    assert areas[-1] > 2 * areas[0]


def test_each_weapon_and_sharpness_draws_another_dragon() -> None:
    drawings = {creature(3, 3, breath, claws).marks for breath in STEPS for claws in STEPS}
    assert len(drawings) == 25


def test_same_scale_for_all_dragons_of_a_box() -> None:
    tiny, huge = likeness(3, 1), likeness(3, 5)
    assert tiny.panels["head"] == huge.panels["head"]
    assert tiny.circles["body"][0][0] == huge.circles["body"][0][0]


def test_low_ink_fills_nothing() -> None:
    drawn = draw_likeness(4, 4, 5, 5, A4, LOW_INK, points(4, 4))
    fills = {node.paint.fill for node in drawn.nodes if isinstance(node, Path | Circle)}
    assert fills <= {None, "#FFFFFF", "#000000"}
    pens = {node.pen.color for node in drawn.nodes if isinstance(node, Line)}
    assert pens == {"#000000"}


def test_a_thumbnail_is_a_silhouette_unless_ink_is_short() -> None:
    box = Box(0.0, 0.0, 15.0, 12.0)
    dark = draw_likeness(3, 3, 3, 3, box).nodes
    light = draw_likeness(3, 3, 3, 3, box, LOW_INK).nodes
    assert {node.paint.fill for node in dark if isinstance(node, Path)} == {None, CHART.ink}
    assert {node.paint.fill for node in light if isinstance(node, Path)} == {None, LOW_INK.paper}


@pytest.mark.parametrize("role", ["tint", "shade", "deep", "glow"])
def test_tints_leave_pencil_legible(role: str) -> None:
    red, green, blue = bytes.fromhex(getattr(CHART, role)[1:])
    assert 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.82 * 255


@given(body=steps, wings=steps, breath=steps, claws=steps, width=st.floats(12, 190), height=st.floats(10, 120))
@settings(max_examples=60, deadline=None)
def test_alone_it_fits_any_box(body: int, wings: int, breath: int, claws: int, width: float, height: float) -> None:
    box = Box(5.0, 7.0, width, height)
    drawn = draw_likeness(body, wings, breath, claws, box)
    assert drawn.nodes and not drawn.circles
    for node, transform in walk(drawn.nodes):
        assert isinstance(node, Path) and transform == Affine()
        for step in node.steps:
            if len(step) > 1:
                x, y = float(step[-2]), float(step[-1])
                assert box.contains(Box(x, y, 0.0, 0.0), tolerance=0.01)


@given(body=steps, wings=steps, breath=steps, claws=steps, width=st.floats(188, 260), height=st.floats(106, 150))
@settings(max_examples=40, deadline=None)
def test_with_circles_in_any_large_box(
    body: int, wings: int, breath: int, claws: int, width: float, height: float
) -> None:
    box = Box(3.0, 4.0, width, height)
    drawn = likeness(body, wings, box, breath, claws)
    assert all(box.contains(panel) for panel in drawn.panels.values())
    assert all(apart(one, other) for one, other in itertools.combinations(drawn.panels.values(), 2))
    assert drawn == draw_likeness(body, wings, breath, claws, box, points=points(body, wings))


@pytest.mark.parametrize("wrong", [(0, 1, 1, 1), (1, 6, 1, 1), (1, 1, 0, 1), (1, 1, 1, 6)])
def test_steps_beyond_the_scale_are_refused(wrong: tuple[int, int, int, int]) -> None:
    with pytest.raises(ValueError, match="must be 1 to 5"):
        draw_likeness(*wrong, box=A4)


def test_a_box_too_small_for_circles_is_refused() -> None:
    with pytest.raises(ValueError, match="188 × 106"):
        likeness(1, 1, Box(0.0, 0.0, 150.0, 100.0))
