"""The board: every field and space where it belongs to a tenth of a millimetre, and what tells them apart."""

from __future__ import annotations

import pytest

from generator.games.daredragon.pages import board
from generator.layout.board import board_page
from generator.layout.lowink import low_ink
from generator.layout.tiling import tile_board
from generator.press import papers
from generator.scene.nodes import Circle, Group, Node, Path, Rect, Text, walk
from tests.games.daredragon.conftest import Changed
from tests.games.daredragon.pages.conftest import MakeJob
from tests.games.daredragon.pages.reading import lines, named, plain, sizes, texts

LEFT, BOTTOM, RIGHT, TOP = 35.38, 165, 233.34, 25
COLUMNS = (63.66, 91.94, 120.22, 148.5, 176.78, 205.06)
#: Health points to the top left corner of their field, as the board of the source has them.
FIELDS = {
    **{points: (LEFT, 45 + 20 * points) for points in range(7)},
    **{7 + index: (x, BOTTOM) for index, x in enumerate(COLUMNS)},
    13: (RIGHT, BOTTOM),
    **{14 + index: (RIGHT, 145 - 20 * index) for index in range(7)},
    **{21 + index: (x, TOP) for index, x in enumerate(reversed(COLUMNS[1:]))},
}
DRACOMETER = (0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25)
#: Turn spaces clockwise: words, box, whether dark, and how the words are turned.
SPACES = {
    "a": ("Śmiałek A", (98.5, 5, 100, 10), False, 180),
    "a-b": ("Smok", (228.5, 5, 60, 10), True, 180),
    "b": ("Śmiałek B", (278.5, 55, 10, 100), False, 270),
    "b-c": ("Smok", (228.5, 195, 60, 10), True, 0),
    "c": ("Śmiałek C", (98.5, 195, 100, 10), False, 0),
    "c-d": ("Smok", (8.5, 195, 60, 10), True, 0),
    "d": ("Śmiałek D", (8.5, 55, 10, 100), False, 90),
    "d-a": ("Smok", (8.5, 5, 60, 10), True, 180),
}


def drawn(job: MakeJob, language: str = "pl", **more: object) -> tuple[Node, ...]:
    made = job(language, **more)
    nodes = tuple(board.compose(made).draw())
    assert made.scribe.findings == []
    return nodes


def only(nodes: tuple[Node, ...], name: str) -> Group:
    ((group, _),) = named(nodes, name)
    return group


def corner(group: Group) -> tuple[float, float, float, float]:
    rect = next(node for node, _ in walk([group]) if isinstance(node, Rect))
    return rect.x, rect.y, rect.width, rect.height


def test_the_sheet_is_a4_across(job: MakeJob) -> None:
    made = board.compose(job())
    assert (made.width, made.height) == (297, 210)
    page = board_page(made, papers()["a4"])
    assert (page.width, page.height) == (297, 210)


def test_every_health_field_lies_where_it_belongs(job: MakeJob) -> None:
    nodes = drawn(job)
    assert sorted(FIELDS) == list(range(26))
    for points, (x, y) in FIELDS.items():
        assert corner(only(nodes, f"health-{points}")) == pytest.approx((x, y, 28.28, 20), abs=0.05)


def test_figures_face_outward(job: MakeJob) -> None:
    nodes = drawn(job)
    turned = {3: (0, 1), 6: (0, 1), 9: (1, 0), 13: (1, 0), 16: (0, -1), 20: (0, -1), 24: (-1, 0)}
    for points, direction in turned.items():
        for node, put in walk([only(nodes, f"health-{points}")]):
            if isinstance(node, Text):
                assert (put.a, put.b) == pytest.approx(direction, abs=1e-9)


def test_dracometer_fields_are_told_apart_by_colour_line_and_sign(job: MakeJob) -> None:
    made = job()
    nodes = drawn(job)
    for points in range(26):
        group = only(nodes, f"health-{points}")
        rects = [node for node, _ in walk([group]) if isinstance(node, Rect)]
        runs = [node for node, _ in walk([group]) if isinstance(node, Text)]
        on = points in DRACOMETER
        assert rects[0].paint.fill == made.theme.color("lead" if on else "paper")
        assert len(rects) == (2 if on else 1)
        assert [run.text for run in runs] == ([str(points), "Ϟ"] if on else [str(points)])
        assert {run.color for run in runs} == {made.theme.color("paper" if on else "ink")}
        assert rects[0].paint.pen is not None and rects[0].paint.pen.width == 0.5


def test_without_colour_the_dracometer_is_still_told_apart(job: MakeJob) -> None:
    nodes = low_ink(drawn(job))
    for points in range(26):
        group = only(nodes, f"health-{points}")
        rects = [node for node, _ in walk([group]) if isinstance(node, Rect)]
        assert len(rects) == (2 if points in DRACOMETER else 1)
    for node, _ in walk(nodes):
        if isinstance(node, Path | Rect | Circle):
            assert node.paint.fill is None


def test_a_changed_dracometer_changes_the_fields(job: MakeJob, changed: Changed) -> None:
    content = changed("dracometer", "0, 1, 2, 3, 4, 5, 6, 8", "0, 1, 2, 3, 4, 5, 7, 8")
    nodes = drawn(job, content=content)
    assert texts([only(nodes, "health-6")]) == ["6"]
    assert texts([only(nodes, "health-7")]) == ["7", "Ϟ"]


def test_every_turn_space_lies_where_it_belongs_and_is_read_from_its_side(job: MakeJob) -> None:
    made = job()
    nodes = drawn(job)
    for name, (words, box, dark, turn) in SPACES.items():
        group = only(nodes, f"turn-{name}")
        assert corner(group) == pytest.approx(box, abs=0.05)
        rect = next(node for node, _ in walk([group]) if isinstance(node, Rect))
        assert rect.paint.fill == made.theme.color("ink" if dark else "paper")
        assert plain("".join(texts([group]))) == words
        direction = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}[turn]
        put = next(put for node, put in walk([group]) if isinstance(node, Text))
        assert (put.a, put.b) == pytest.approx(direction, abs=1e-9)


def test_turn_spaces_stand_in_turn_order_with_an_arrow_from_each_to_the_next(job: MakeJob) -> None:
    nodes = drawn(job)
    order = [node.name.removeprefix("turn-") for node in nodes if isinstance(node, Group) and "turn-" in node.name]
    assert order == list(SPACES)
    tips = []
    for group, _ in named(nodes, "arrow"):
        (path,) = group.children
        assert isinstance(path, Path)
        tips.append(tuple(round(number, 1) for number in path.steps[3][1:]))
    # The heads: two to the right at the top, down at the right, to the left at the bottom, up at the left.
    assert tips == [
        (220.5, 10), (283.5, 42), (283.5, 182), (213.5 - 7, 200), (83.5 - 7, 200), (13.5, 168), (13.5, 28), (90.5, 10)
    ]  # fmt: skip


def test_legends_stand_beside_the_track_daredevils_outside_the_dragon_inside(job: MakeJob) -> None:
    nodes = drawn(job)
    outside = [plain(" ".join(lines([group]))) for group, _ in named(nodes, "legend-daredevils")]
    inside = [plain(" ".join(lines([group]))) for group, _ in named(nodes, "legend-dragon")]
    assert outside == [
        "Śmiałkowie: 0 kart",
        "obrażenia −1Ϟ, maks. 3 karty",
        "obrażenia −1Ϟ, maks. 4 karty",
        "maks. 5 kart",
        "maks. 6 kart",
    ]
    assert inside == ["Smok: obrażenia −2Ϟ czas przyg. +1", "obrażenia −1Ϟ", "obrażenia −1Ϟ"]
    for name, within in (("legend-daredevils", False), ("legend-dragon", True)):
        for group, put in named(nodes, name):
            for node, inner in walk(group.children, put):
                if isinstance(node, Text):
                    x, y = inner.apply(node.x, node.y)
                    assert (63.66 < x < 233.34 and 45 < y < 165) is within


def test_changed_bands_change_the_legends(job: MakeJob, changed: Changed) -> None:
    content = changed("health", "{low: 14, high: 20, limit: 5}", "{low: 14, high: 20, limit: 2}")
    nodes = drawn(job, "en", content=content)
    words = [plain(" ".join(lines([group]))) for group, _ in named(nodes, "legend-daredevils")]
    assert words[3] == "max 2 cards"


def test_a_card_fits_the_place_of_the_deck(job: MakeJob) -> None:
    nodes = drawn(job)
    outlines = [node for node in nodes if isinstance(node, Rect) and node.radius]
    assert [(rect.x, rect.y, rect.width, rect.height) for rect in outlines] == [(116.75, 66, 63.5, 88.9)]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "art, two daredevils"), ("pl", "dwoje śmiałków i warianty są nowe")]
)
def test_title_and_credit(job: MakeJob, language: str, words: str) -> None:
    nodes = drawn(job, language)
    assert "Daredragon Fellowship" in texts(nodes)
    credit = plain(" ".join(lines([only(nodes, "credit")])))
    assert "Bartosz Sułkowski" in credit and "CC BY 4.0" in credit and words in credit
    assert "github.com/bsulkowski/daredragon-fellowship" in credit


def test_the_picture_stays_light(job: MakeJob) -> None:
    from generator.layout.lowink import luminance

    (picture, _), *_ = named(drawn(job), "art")
    fills = {node.paint.fill for node, _ in walk([picture]) if isinstance(node, Path)}
    assert all(fill is not None and luminance(fill) > 0.8 for fill in fills)


def test_nothing_is_smaller_than_7_points(job: MakeJob) -> None:
    for language in ("en", "pl"):
        assert min(sizes(drawn(job, language))) >= 7 - 1e-6


def test_on_a3_the_board_is_twice_the_area_and_twice_the_size_takes_sheets(job: MakeJob) -> None:
    made = board.compose(job())
    page = board_page(made, papers()["a3"])
    assert (page.width, page.height) == (420, 297)
    tiling = tile_board(made, papers()["a4"], 2)
    assert (tiling.width, tiling.height) == (594, 420)
    assert tiling.count > 1
