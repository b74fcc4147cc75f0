"""The map: sheets that meet in any order and either way up, numbers, names, the plan."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest

from generator.backend.pdf import write_pdf
from generator.errors import ContentError
from generator.games.dragon_lords.pages import maps
from generator.games.game import Job
from generator.games.registry import find_game
from generator.layout.lowink import ART, low_ink
from generator.press import make_job, papers
from generator.scene.geometry import IDENTITY, Affine, Box, Point
from generator.scene.nodes import Group, Node, Path, Step, Text, walk
from generator.scene.page import Page
from generator.units import pt

LETTERS = "ABCDEF"
#: How far apart in mm two ends may be that should meet.
TOLERANCE = 0.05

#: What crosses an edge: how it is painted, and where, in mm along the edge.
Crossing = tuple[str, float]


def job(language: str = "en", paper: str = "a4", **options: object) -> Job:
    return make_job(find_game("dragon-lords"), language, papers()[paper], options)


def sheets(made: Job) -> dict[str, Page]:
    return {page.label: page for page in maps.compose(made).pages()}


@pytest.fixture(scope="module")
def six() -> dict[str, Page]:
    found = sheets(job())
    return {letter: found[letter] for letter in LETTERS}


def lines(nodes: tuple[Node, ...], put: Affine, seen: bool = False) -> Iterator[tuple[Path, Affine]]:
    """The paths of land and hexes with their maps; what a wood clips stays within the wood."""
    for node in nodes:
        if isinstance(node, Group):
            named = node.name in (ART, "hexes")
            if node.clip is None or named:
                yield from lines(node.children, put @ node.transform, seen or named)
        elif isinstance(node, Path) and seen:
            yield node, put


def flat(steps: tuple[Step, ...]) -> Iterator[tuple[Point, Point]]:
    """The straight pieces of a path."""
    start = here = (0.0, 0.0)
    for step in steps:
        match step:
            case ("M", x, y):
                start = here = (x, y)
            case ("L", x, y):
                yield here, (x, y)
                here = (x, y)
            case ("C", x1, y1, x2, y2, x, y):
                a = here
                for i in range(1, 33):
                    t, u = i / 32, 1 - i / 32
                    b = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    to = (
                        b[0] * a[0] + b[1] * x1 + b[2] * x2 + b[3] * x,
                        b[0] * a[1] + b[1] * y1 + b[2] * y2 + b[3] * y,
                    )
                    yield here, to
                    here = to
            case _:
                yield here, start
                here = start


def crossings(page: Page) -> dict[str, list[Crossing]]:
    """What crosses each edge of a trimmed sheet, from its top or left end."""
    trim = page.trim
    assert trim is not None
    found: dict[str, list[Crossing]] = {edge: [] for edge in ("left", "right", "top", "bottom")}
    for path, put in lines(page.nodes, IDENTITY):
        pen = path.paint.pen
        look = f"{path.paint.fill} {pen and (pen.color, round(pen.width * abs(put.a), 4))}"
        for (ax, ay), (bx, by) in flat(path.steps):
            (ax, ay), (bx, by) = put.apply(ax, ay), put.apply(bx, by)
            for edge, at in (("left", trim.x), ("right", trim.right)):
                if (ax <= at) != (bx <= at):
                    y = ay + (by - ay) * (at - ax) / (bx - ax)
                    if trim.y < y < trim.bottom:
                        found[edge].append((look, y - trim.y))
            for edge, at in (("top", trim.y), ("bottom", trim.bottom)):
                if (ay <= at) != (by <= at):
                    x = ax + (bx - ax) * (at - ay) / (by - ay)
                    if trim.x < x < trim.right:
                        found[edge].append((look, x - trim.x))
    return {edge: sorted(items) for edge, items in found.items()}


def meet(one: list[Crossing], other: list[Crossing]) -> bool:
    """Whether two edges carry the same lines and areas at the same places."""
    return len(one) == len(other) and all(
        a[0] == b[0] and abs(a[1] - b[1]) < TOLERANCE for a, b in zip(one, other, strict=True)
    )


def turned(items: list[Crossing], length: float) -> list[Crossing]:
    """An edge of a sheet that is turned by half a turn."""
    return sorted((look, length - at) for look, at in items)


def test_any_two_sheets_meet_side_by_side_and_one_above_the_other(six: dict[str, Page]) -> None:
    edges = {letter: crossings(page) for letter, page in six.items()}
    for one, other in itertools.product(LETTERS, repeat=2):
        assert meet(edges[one]["right"], edges[other]["left"]), (one, other)
        assert meet(edges[one]["bottom"], edges[other]["top"]), (one, other)


def test_any_two_sheets_meet_when_one_of_them_is_turned(six: dict[str, Page]) -> None:
    trim = six["A"].trim
    assert trim is not None
    edges = {letter: crossings(page) for letter, page in six.items()}
    for one, other in itertools.product(LETTERS, repeat=2):
        assert meet(edges[one]["right"], turned(edges[other]["right"], trim.height)), (one, other)
        assert meet(turned(edges[one]["left"], trim.height), edges[other]["left"]), (one, other)
        assert meet(edges[one]["bottom"], turned(edges[other]["bottom"], trim.width)), (one, other)
        assert meet(turned(edges[one]["top"], trim.width), edges[other]["top"]), (one, other)


def test_river_road_lanes_and_hexsides_do_cross_the_edges(six: dict[str, Page]) -> None:
    theme = job().theme
    edges = crossings(six["C"])
    shore = [at for look, at in edges["left"] if theme.color("map_shore") in look]
    # Both banks and the thread of the current, half a sheet down: rivers are 3.6 mm wide.
    assert sorted(shore) == pytest.approx([132 - 1.8, 132, 132 + 1.8], abs=0.02)
    road = theme.color("map_road")
    assert [at for look, at in edges["left"] if road in look] == pytest.approx([2.5 * 24, 8.5 * 24], abs=0.01)
    assert [at for look, at in edges["top"] if road in look] == pytest.approx([4 * 24 * 3**0.5 / 2], abs=0.01)
    grid = f"('{theme.color('map_grid')}', {round(pt(0.45), 4)})"
    # The level sides of the first column, and the upright sides of the columns between the halves.
    assert [at for look, at in edges["left"] if grid in look] == pytest.approx([24 * k for k in range(1, 11)])
    pitch, radius = 24 * 3**0.5 / 2, 24 / 3**0.5
    expected = sorted(column * pitch + side * radius for column in (1, 3, 5, 7) for side in (-1, 1))
    assert [at for look, at in edges["top"] if grid in look] == pytest.approx(expected)


def test_a_sheet_measures_eleven_hexes_by_eight_columns(six: dict[str, Page]) -> None:
    for page in six.values():
        assert page.trim is not None
        assert page.trim.height == pytest.approx(264.0)
        assert page.trim.width == pytest.approx(8 * 24 * 3**0.5 / 2)


def numbers(page: Page) -> list[str]:
    return [
        node.text
        for node, _ in walk(page.nodes)
        if isinstance(node, Text) and node.size == pytest.approx(pt(7)) and node.text.isdigit()
    ]


def test_every_hex_has_its_number(six: dict[str, Page]) -> None:
    # 5 columns of 11 hexes, and 4 columns of 10 whole hexes with a half at either end.
    assert {letter: len(numbers(page)) for letter, page in six.items()} == dict.fromkeys(LETTERS, 5 * 11 + 4 * 12)
    assert numbers(six["A"])[0] == "0101" and numbers(six["F"])[-1] == "1733"
    for letter in LETTERS:
        assert len(set(numbers(six[letter]))) == 103
    # In the standard layout only hexes on a common edge have their number on two sheets.
    assert set(numbers(six["A"])) & set(numbers(six["B"])) == {f"09{row:02d}" for row in range(1, 12)}
    assert set(numbers(six["A"])) & set(numbers(six["C"])) == {f"{column:02d}11" for column in (2, 4, 6, 8)}
    assert set(numbers(six["A"])) & set(numbers(six["D"])) == set()


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_seven_pages_without_findings_and_nothing_too_small(language: str, paper: str) -> None:
    made = job(language, paper)
    pages = list(maps.compose(made).pages())
    assert made.scribe.findings == []
    assert [page.label for page in pages][:6] == list(LETTERS) and len(pages) == 7
    for page in pages:
        for node, _ in walk(page.nodes):
            if isinstance(node, Text):
                assert node.size >= pt(8) - 1e-9 or (node.text.isdigit() and len(node.text) == 4)


def test_place_names_are_in_the_language() -> None:
    polish = sheets(job("pl"))
    text = {
        letter: " ".join(n.text for n, _ in walk(polish[letter].nodes) if isinstance(n, Text)) for letter in LETTERS
    }
    assert "Wydrzy Bród" in text["A"] and "Podgrodzie" in text["D"]
    assert "Otterwade" not in text["A"]


def test_the_plan_tells_the_length_of_the_map_and_where_figures_come_from() -> None:
    words = " ".join(n.text for n, _ in walk(sheets(job())["Plan"].nodes) if isinstance(n, Text))
    assert "33 hexes" in words and "01–09" in words and "23–33" in words
    assert "11†" in words and "9†" in words and "† reconstructed" in words


def test_the_size_of_a_hex_is_an_option() -> None:
    page = sheets(job("en", "a4", hex_mm=20.0))["A"]
    assert page.trim is not None and page.trim.height == pytest.approx(220.0)
    with pytest.raises(ContentError, match="bad-hex-size"):
        maps.compose(job("en", "letter", hex_mm=25.0))
    with pytest.raises(ContentError, match="bad-hex-size"):
        maps.compose(job("en", "a4", hex_mm=12.0))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_margins_say_all_on_the_smallest_hexes(language: str) -> None:
    made = job(language, "a4", hex_mm=18.0)
    sheets(made)
    assert made.scribe.findings == []


def test_another_map_than_the_one_that_is_drawn_is_refused() -> None:
    made = job()
    table = made.content.tables.map.model_copy(
        update={"hexes_per_sheet": made.content.tables.map.hexes_per_sheet.model_copy(update={"across": 8})}
    )
    changed = replace(made, content=replace(made.content, tables=replace(made.content.tables, map=table)))
    with pytest.raises(ContentError, match="no-such-map"):
        maps.compose(changed)


def test_the_same_bytes_every_time_and_a_small_file() -> None:
    first, pages = write_pdf(maps.compose(job("pl")))
    assert write_pdf(maps.compose(job("pl")))[0] == first
    assert pages == 7 and len(first) < 1_500_000


def test_the_land_reaches_beyond_the_cut_and_nothing_else_does(six: dict[str, Page]) -> None:
    page = six["A"]
    assert page.trim is not None
    clips = [node.clip for node in page.nodes if isinstance(node, Group) and node.name == ART and node.clip is not None]
    assert len(clips) == 1 and clips[0] is not None
    (group,) = [node for node in page.nodes if isinstance(node, Group) and node.name == ART and node.clip is not None]
    corners = [group.transform.apply(step[1], step[2]) for step in clips[0].steps if len(step) == 3]
    reach = Box(page.trim.x - 3, page.trim.y - 3, page.trim.width + 6, page.trim.height + 6)
    assert min(x for x, _ in corners) == pytest.approx(reach.x)
    assert max(y for _, y in corners) == pytest.approx(reach.bottom)


def test_to_save_ink_only_hexes_and_numbers_are_printed(six: dict[str, Page]) -> None:
    light = low_ink(six["B"].nodes)
    assert len(numbers(replace(six["B"], nodes=light))) == 103
    words = " ".join(node.text for node, _ in walk(light) if isinstance(node, Text))
    assert "Netherlark" not in words
    assert [node.name for node in light if isinstance(node, Group) and node.clip is not None] == ["hexes"]


def test_the_ground_is_light_enough_for_counters_and_pencil() -> None:
    theme = job().theme
    grounds = ("water", "meadow", "wood", "wood_shade", "crop1", "crop2", "crop3", "relief1", "relief4", "paper")
    for role in grounds:
        red, green, blue = bytes.fromhex(theme.color(f"map_{role}")[1:])
        assert 0.299 * red + 0.587 * green + 0.114 * blue >= 0.88 * 255, role
