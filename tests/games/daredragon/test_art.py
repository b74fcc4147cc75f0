"""The woodcuts: every name draws, inside its box, the same each time; backs betray no orientation."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.daredragon.art import emblems
from generator.games.daredragon.art.backs import daredevil_back, dragon_back
from generator.games.daredragon.art.board_art import VIGNETTES, card_frame, divider, dragon_picture, vignette
from generator.games.daredragon.art.emblems import EMBLEMS, emblem
from generator.games.daredragon.art.figures import FIGURES, MARKERS, STAND, figure, marker
from generator.games.daredragon.art.marks import MARKS, mark
from generator.games.daredragon.art.palette import LOW_INK, WOODCUT, Palette
from generator.games.daredragon.art.suits import SUITS, pip, suit
from generator.games.daredragon.content import Content
from generator.scene.geometry import Affine, Box, Point
from generator.scene.nodes import Group, Line, Node, Path, Rect, walk
from generator.scene.outlines import flat, split
from generator.scene.paths import transformed

Draw = Callable[[str, Box, Palette], tuple[Node, ...]]
Back = Callable[[float, float, float, Palette], tuple[Node, ...]]

DRAWINGS: list[tuple[Draw, str]] = [
    *((emblem, name) for name in EMBLEMS),
    *((mark, name) for name in MARKS),
    *((suit, name) for name in SUITS),
    *((pip, name) for name in SUITS),
    *((figure, name) for name in FIGURES),
    *((marker, name) for name in MARKERS),
    *((vignette, name) for name in VIGNETTES),
    (lambda _, box, palette: dragon_picture(box, palette), "dragon picture"),
    (lambda _, box, palette: divider(box, palette), "divider"),
    (lambda _, box, palette: card_frame(box, palette), "card frame"),
]
NAMES = [f"{draw.__name__.strip('<>')}-{name}" for draw, name in DRAWINGS]
BACKS: list[Back] = [daredevil_back, dragon_back]


def points(nodes: Iterable[Node]) -> list[Point]:
    """Points along every outline, on the page."""
    result: list[Point] = []
    for node, transform in walk(nodes):
        if isinstance(node, Path):
            result += flat(transformed(node.steps, transform))
        elif isinstance(node, Line):
            result += [transform.apply(node.x1, node.y1), transform.apply(node.x2, node.y2)]
        else:
            assert isinstance(node, Rect)
            result += [transform.apply(node.x, node.y), transform.apply(node.x + node.width, node.y + node.height)]
    return result


def extent(nodes: Iterable[Node]) -> Box:
    """The smallest box around the outlines."""
    found = points(nodes)
    left, top = min(x for x, _ in found), min(y for _, y in found)
    return Box(left, top, max(x for x, _ in found) - left, max(y for _, y in found) - top)


def leaves(nodes: Iterable[Node]) -> list[Path]:
    return [node for node, _ in walk(nodes) if isinstance(node, Path)]


@pytest.mark.parametrize(("draw", "name"), DRAWINGS, ids=NAMES)
def test_every_drawing_lies_in_its_box(draw: Draw, name: str) -> None:
    box = Box(11.5, 40.25, 30.0, 37.0)
    assert box.contains(extent(draw(name, box, WOODCUT)), 0.01)


@pytest.mark.parametrize(("draw", "name"), DRAWINGS[:-2], ids=NAMES[:-2])
def test_every_drawing_fills_its_box_one_way(draw: Draw, name: str) -> None:
    box = Box(0.0, 0.0, 40.0, 40.0)
    found = extent(draw(name, box, WOODCUT))
    assert max(found.width, found.height) > 0.7 * 40.0


@given(
    name=st.sampled_from(EMBLEMS),
    x=st.floats(-50, 300),
    y=st.floats(-50, 300),
    width=st.floats(3, 120),
    height=st.floats(3, 120),
)
@settings(max_examples=40, deadline=None)
def test_emblems_keep_to_any_box(name: str, x: float, y: float, width: float, height: float) -> None:
    box = Box(x, y, width, height)
    assert box.contains(extent(emblem(name, box)), 0.01)


def test_drawings_are_the_same_each_time() -> None:
    box = Box(0.0, 0.0, 30.0, 30.0)
    first = [emblem(name, box) for name in EMBLEMS]
    emblems.sketch.cache_clear()
    assert [emblem(name, box) for name in EMBLEMS] == first


@pytest.mark.parametrize("name", EMBLEMS)
def test_emblems_are_bounded_and_gain_detail_with_size(name: str) -> None:
    counts = [len(leaves(emblem(name, Box(0.0, 0.0, size, size)))) for size in (8.0, 15.0, 30.0)]
    assert counts == sorted(counts)
    assert counts[0] < counts[2] <= 250


@pytest.mark.parametrize("name", FIGURES)
def test_figures_are_bounded(name: str) -> None:
    assert len(leaves(figure(name, Box(0.0, 0.0, 25.0, 32.0)))) <= 400


def test_emblems_all_differ() -> None:
    box = Box(0.0, 0.0, 8.0, 8.0)
    silhouettes = {tuple(node.steps for node in leaves(emblem(name, box))) for name in EMBLEMS}
    assert len(silhouettes) == len(EMBLEMS) == 28


def test_every_action_and_part_has_an_emblem(content: Content) -> None:
    wanted = {f"dragon-{action.id}" for action in content.dragon_deck.actions}
    wanted |= {f"daredevil-{action.id}" for action in content.daredevil_deck.actions}
    wanted |= {"part-jaws", "part-paws", "part-legs", "part-tail"}
    assert wanted == set(EMBLEMS)


def test_every_daredevil_has_a_figure(content: Content) -> None:
    named = {daredevil.id for daredevil in content.characters.daredevils}
    assert set(FIGURES) == named | {"jaws", "paws", "legs", "tail"}


@pytest.mark.parametrize("name", ["glare", "far-glare"])
def test_a_glare_to_the_left_mirrors_the_one_to_the_right(name: str) -> None:
    box = Box(0.0, 0.0, 40.0, 40.0)
    right = points(emblem(f"dragon-{name}-right", box))
    left = points(emblem(f"dragon-{name}-left", box))
    assert {(round(40 - x, 2), round(y, 2)) for x, y in right} == {(round(x, 2), round(y, 2)) for x, y in left}
    # The barbs of the arrow, its lowest points, are on the side that it points to.
    barbs = [x for x, y in right if y > max(y for _, y in right) - 0.01]
    assert sum(barbs) / len(barbs) > 20


@pytest.mark.parametrize("name", FIGURES)
def test_figures_stand_on_the_ground_at_one_height(name: str) -> None:
    box = Box(10.0, 20.0, *STAND)
    found = extent(figure(name, box))
    assert found.bottom == pytest.approx(box.bottom, abs=2.5)
    assert found.height > 0.85 * STAND[1]


def test_a_wide_box_keeps_a_figure_on_its_lower_edge() -> None:
    assert extent(figure("pip", Box(0.0, 0.0, 20.0, 60.0))).bottom == pytest.approx(60.0, abs=0.6)


@pytest.mark.parametrize(("draw", "name"), DRAWINGS, ids=NAMES)
def test_everything_is_in_one_named_group(draw: Draw, name: str) -> None:
    (found,) = draw(name, Box(0.0, 0.0, 20.0, 20.0), WOODCUT)
    assert isinstance(found, Group)
    assert found.name == ("mark" if draw in (mark, pip) else "art")


@pytest.mark.parametrize("name", MARKS)
def test_marks_are_of_ink_alone(name: str) -> None:
    assert {node.paint.fill for node in leaves(mark(name, Box(0.0, 0.0, 4.0, 4.0)))} == {WOODCUT.ink}


@pytest.mark.parametrize("name", MARKS)
def test_marks_stay_solid_in_low_ink(name: str) -> None:
    assert {node.paint.fill for node in leaves(mark(name, Box(0.0, 0.0, 4.0, 4.0), LOW_INK))} == {"#000000"}


@pytest.mark.parametrize(("draw", "name"), [(d, n) for d, n in DRAWINGS if d in (emblem, figure, suit, marker)])
def test_low_ink_art_is_outlines(draw: Draw, name: str) -> None:
    for node in leaves(draw(name, Box(0.0, 0.0, 30.0, 30.0), LOW_INK)):
        assert node.paint.fill == "#FFFFFF"
        assert node.paint.pen is not None
        assert node.paint.pen.color == "#000000"


def test_red_suits_are_hollow_and_black_suits_are_not() -> None:
    box = Box(0.0, 0.0, 4.0, 4.0)
    outlines = {name: sum(len(split(node.steps)) for node in leaves(pip(name, box))) for name in ("hearts", "diamonds")}
    assert outlines == {"hearts": 2, "diamonds": 2}
    assert len(split(leaves(pip("spades", box))[0].steps)) == 1
    assert {node.paint.fill for name in outlines for node in leaves(pip(name, box))} == {WOODCUT.accent}
    assert {node.paint.fill for name in ("spades", "clubs") for node in leaves(pip(name, box))} == {WOODCUT.ink}


@pytest.mark.parametrize("draw", [emblem, mark, suit, pip, figure, marker, vignette])
def test_an_unknown_name_is_a_key_error(draw: Draw) -> None:
    with pytest.raises(KeyError):
        draw("wyvern", Box(0.0, 0.0, 10.0, 10.0), WOODCUT)


def shapes(nodes: Iterable[Node], turn: Affine) -> dict[tuple[Point, ...], int]:
    """Every single outline as the set of its points to 0.01 mm, turned, and how often it occurs."""
    found: dict[tuple[Point, ...], int] = {}
    for node in leaves(nodes):
        for part in split(transformed(node.steps, turn)):
            ends = {(round(step[-2] * 100), round(step[-1] * 100)) for step in part if len(step) > 1}
            key = tuple(sorted(ends))
            found[key] = found.get(key, 0) + 1
    return found


def same(first: dict[tuple[Point, ...], int], second: dict[tuple[Point, ...], int]) -> bool:
    """Whether each outline has a counterpart within one hundredth of a millimetre."""

    def middles(found: dict[tuple[Point, ...], int]) -> list[tuple[float, ...]]:
        rows = []
        for key, count in found.items():
            xs, ys = [x for x, _ in key], [y for _, y in key]
            rows += [(min(xs), min(ys), max(xs), max(ys))] * count
        return sorted(rows)

    left, right = middles(first), middles(second)
    if len(left) != len(right):
        return False
    # Rounding may move an outline by one unit and so to another place of the order: look among its neighbours.
    return all(
        any(all(abs(a - b) <= 1 for a, b in zip(row, other, strict=True)) for other in right[max(i - 40, 0) : i + 40])
        for i, row in enumerate(left)
    )


@pytest.mark.parametrize("back", BACKS)
@given(width=st.floats(40, 130), height=st.floats(40, 130), bleed=st.floats(0, 6))
@settings(max_examples=12, deadline=None)
def test_backs_are_the_same_when_turned(back: Back, width: float, height: float, bleed: float) -> None:
    nodes = back(width, height, bleed, WOODCUT)
    half_turn = Affine(a=-1.0, d=-1.0, e=width, f=height)
    assert same(shapes(nodes, Affine()), shapes(nodes, half_turn))


@pytest.mark.parametrize("back", BACKS)
@pytest.mark.parametrize(("width", "height"), [(63.5, 88.9), (70.0, 120.0), (44.0, 67.0), (88.9, 63.5)])
@pytest.mark.parametrize("bleed", [0.0, 3.0, 6.0])
def test_backs_fill_the_bleed(back: Back, width: float, height: float, bleed: float) -> None:
    (found,) = back(width, height, bleed, WOODCUT)
    assert isinstance(found, Group)
    assert found.clip is not None
    area = Box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
    assert extent([found.clip]) == area
    ground, *pattern = found.children
    assert ground == Rect(area.x, area.y, area.width, area.height, ground.paint)  # type: ignore[union-attr]
    # The pattern itself crosses all four edges: nowhere does bare ground run along a cut.
    reach = extent(pattern)
    assert reach.x < area.x
    assert reach.y < area.y
    assert reach.right > area.right
    assert reach.bottom > area.bottom


def test_scales_cover_the_corners() -> None:
    (found,) = dragon_back(63.5, 88.9, 3.0, WOODCUT)
    assert isinstance(found, Group)
    corners = [(x, y) for x in (-2.5, 66.0) for y in (-2.5, 91.4)]
    tiles = [flat(part) for node in leaves([found]) for part in split(node.steps)]
    for x, y in corners:
        assert any(
            min(p for p, _ in tile) <= x <= max(p for p, _ in tile)
            and min(q for _, q in tile) <= y <= max(q for _, q in tile)
            for tile in tiles
        )


def test_the_backs_differ_and_are_thrifty() -> None:
    assert daredevil_back(63.5, 88.9, 3.0) != dragon_back(63.5, 88.9, 3.0)
    for back in BACKS:
        steps = sum(len(node.steps) for node in leaves(back(63.5, 88.9, 3.0, WOODCUT)))
        assert steps < 3500


def test_equal_backs_are_the_very_same_nodes() -> None:
    assert dragon_back(63.5, 88.9, 3.0) is dragon_back(63.5, 88.9, 3.0)


def test_the_board_dragon_is_of_one_pale_colour() -> None:
    fills = {node.paint.fill for node in leaves(dragon_picture(Box(0.0, 0.0, 160.0, 106.0)))}
    assert fills == {WOODCUT.pale, WOODCUT.ground}
    assert {n.paint.fill for n in leaves(dragon_picture(Box(0, 0, 160, 106), color="#ABCDEF"))} == {
        "#ABCDEF",
        "#FFFFFF",
    }


def test_cuts_show_the_colour_of_the_paper() -> None:
    fills = {node.paint.fill for node in leaves(emblem("dragon-bite", Box(0, 0, 30, 30), WOODCUT.on("#EFE6D6")))}
    assert fills == {WOODCUT.ink, WOODCUT.accent, "#EFE6D6"}
