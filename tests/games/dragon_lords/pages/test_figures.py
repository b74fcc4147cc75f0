"""The figures: sizes, both sides of a stand-up, rims by the table, dragons that differ in shape and in grey."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import pytest

from generator.backend.pdf import write_pdf
from generator.errors import ContentError
from generator.games.dragon_lords.pages import figure_stands, figures
from generator.games.dragon_lords.pages.figure_set import FIGURES
from generator.games.game import Job
from generator.games.registry import find_game
from generator.layout.lowink import INK
from generator.press import make_job, papers
from generator.scene.geometry import IDENTITY, Affine, Point
from generator.scene.nodes import Group, Node, Path, Rect, Text, walk
from generator.scene.page import Page
from generator.units import pt


def job(language: str = "en", paper: str = "a4", **options: object) -> Job:
    return make_job(find_game("dragon-lords"), language, papers()[paper], options)


def the_page(made: Job) -> Page:
    (page,) = figures.compose(made).pages()
    return page


@pytest.fixture(scope="module")
def page() -> Page:
    return the_page(job())


def groups(page: Page, name: str) -> list[Group]:
    return [node for node in page.nodes if isinstance(node, Group) and node.name == name]


def points(nodes: list[tuple[Node, Affine]]) -> Iterator[Point]:
    """The end points of all steps of the paths among some nodes."""
    for node, put in nodes:
        if isinstance(node, Path):
            for step in node.steps:
                if len(step) > 1:
                    yield put.apply(float(step[-2]), float(step[-1]))


def polygons(page: Page, fill: str) -> list[list[Point]]:
    """The polygons of a fill that belong to no dragon."""
    loose = [node for node in page.nodes if not isinstance(node, Group) or node.name == INK]
    found = [node for node, _ in walk(loose) if isinstance(node, Path) and node.paint.fill == fill]
    return [list(points([(path, IDENTITY)])) for path in found]


def bearing(middle: Point, point: Point) -> float:
    return math.degrees(math.atan2(point[0] - middle[0], middle[1] - point[1]))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_one_page_without_findings(language: str, paper: str) -> None:
    made = job(language, paper)
    page = the_page(made)
    assert made.scribe.findings == []
    assert min(node.size for node, _ in walk(page.nodes) if isinstance(node, Text)) >= pt(8) - 1e-9
    area = made.paper.area.inset(-0.01)
    assert all(area.x <= x <= area.right and area.y <= y <= area.bottom for x, y in points(list(walk(page.nodes))))


def test_as_many_dragons_as_the_box_has_figures(page: Page) -> None:
    parts = job().content.tables.components.figures
    assert len(FIGURES) == parts.bodies == parts.wings == 6
    assert len(groups(page, "front")) == len(groups(page, "back")) == 6
    letters = [node.text for node, _ in walk(page.nodes) if isinstance(node, Text) and len(node.text) == 1]
    # On both sides of the figure, on its counter and on its base.
    assert sorted(letters) == sorted("ABCDEF" * 4)


def test_a_figure_stands_between_forty_and_fifty_millimetres_high(page: Page) -> None:
    for front, back in zip(groups(page, "front"), groups(page, "back"), strict=True):
        (ground,) = [node for node, _ in walk([front]) if isinstance(node, Rect)]
        assert 40 <= ground.y + ground.height == 48 <= 50
        # Both sides end at the fold.
        assert back.transform.apply(0, 0)[1] == front.transform.apply(0, 0)[1]


def test_the_back_is_the_front_reflected_in_the_fold(page: Page) -> None:
    for front, back in zip(groups(page, "front"), groups(page, "back"), strict=True):
        fold = front.transform.f
        one, other = front.children[0], back.children[0]
        ahead = points(list(walk([one], front.transform)))
        behind = points(list(walk([other], back.transform)))
        for (x, y), (u, v) in zip(ahead, behind, strict=True):
            assert (u, 2 * fold - v) == pytest.approx((x, y), abs=1e-6)


def test_letters_are_never_mirrored(page: Page) -> None:
    for node, put in walk(page.nodes):
        if isinstance(node, Text):
            assert put.a * put.d - put.b * put.c > 0, node.text


def test_the_drawing_stays_inside_the_cut(page: Page) -> None:
    for front in groups(page, "front"):
        for x, y in points(list(walk([front]))):
            assert -1e-6 <= x - front.transform.e <= 30 + 1e-6
            assert -1e-6 <= y - front.transform.f <= 48 + 1e-6


def test_rims_show_the_areas_of_the_arc_of_fire() -> None:
    made = job()
    page = the_page(made)
    arcs = {area.value: reach for area, reach in made.content.tables.arc_of_fire.areas.items()}
    assert arcs == {"dark": 30, "grey": 60, "light": 90}
    dark = polygons(page, made.theme.color("rim_dark"))
    assert len(dark) == 12
    for shape in dark:
        (left, top), (right, _) = shape[0], shape[1]
        # The front side of a hex of 21 mm, from corner to corner.
        middle = ((left + right) / 2, top + 10.5)
        assert right - left == pytest.approx(21 / 3**0.5)
        assert [bearing(middle, corner) for corner in shape[:2]] == pytest.approx([-30, 30])
    for role, first, last in (("rim_grey", 30, 60), ("rim_light", 60, 90)):
        shapes = polygons(page, made.theme.color(role))
        assert len(shapes) == 24
        reached = []
        for shape in shapes:
            x, y = shape[0]
            near = min(dark, key=lambda other: math.dist((x, y), other[0]))
            middle = ((near[0][0] + near[1][0]) / 2, near[0][1] + 10.5)
            reached += [round(abs(bearing(middle, corner)), 3) for corner in shape]
        assert {min(reached), max(reached)} == {first, last}


def test_a_figures_hex_and_its_feet_fit_a_hex_of_the_map() -> None:
    flat = 24 - 3
    feet = figure_stands.flap(flat)
    assert feet.width < flat and feet.height < flat
    # All corners of the feet lie inside the hex: its upright sides are level on the page of the map.
    x, y = feet.height / 2, feet.width / 2
    assert y < flat / 2
    assert x * math.cos(math.radians(30)) + y * math.sin(math.radians(30)) < flat / 2


def grey(color: str) -> float:
    red, green, blue = bytes.fromhex(color[1:])
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


def test_dragons_are_told_apart_by_outline_and_in_grey() -> None:
    assert [figure.letter for figure in FIGURES] == list("ABCDEF")
    for one, other in itertools.combinations(FIGURES, 2):
        assert one.steps != other.steps
        body = abs(grey(one.palette.paper) - grey(other.palette.paper))
        wings = abs(grey(one.palette.tint) - grey(other.palette.tint))
        assert max(body, wings) >= 0.09, (one.letter, other.letter)
    # Five weights and five wing sizes are there to be seen.
    assert {figure.steps[0] for figure in FIGURES} == {1, 2, 3, 4, 5}
    assert {figure.steps[1] for figure in FIGURES} == {1, 2, 3, 4, 5}


def test_the_legend_names_the_areas_and_marks_what_is_reconstructed(page: Page) -> None:
    words = {node.text for node, _ in walk(page.nodes) if isinstance(node, Text)}
    assert {"Dark 0–30°†", "Grey 30–60°†", "Light 60–90°"} <= words


def test_a_size_that_the_map_does_not_have_is_refused() -> None:
    assert the_page(job("en", "a4", hex_mm=20.0))
    with pytest.raises(ContentError, match="bad-hex-size"):
        figures.compose(job("en", "a4", hex_mm=60.0))


def test_the_same_bytes_every_time_and_a_small_file() -> None:
    first, pages = write_pdf(figures.compose(job("pl")))
    assert pages == 1 and len(first) < 1_500_000
    assert write_pdf(figures.compose(job("pl")))[0] == first
