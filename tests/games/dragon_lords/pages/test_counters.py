"""The counters: how many of each, how large, what stands on them, and fronts before their backs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.backend.pdf import write_pdf
from generator.games.dragon_lords.pages import counters
from generator.games.game import Job
from generator.games.registry import find_game
from generator.layout.backs import Backs
from generator.layout.safezone import mapped, text_box
from generator.press import make_job, papers
from generator.scene.geometry import Box, Point
from generator.scene.nodes import Group, Line, Rect, Text, walk
from generator.scene.page import Page
from generator.units import pt

BOTH = [("en", "a4"), ("pl", "a4"), ("en", "letter"), ("pl", "letter")]


def job(language: str = "en", paper: str = "a4", backs: Backs = Backs.LONG) -> Job:
    made = make_job(find_game("dragon-lords"), language, papers()[paper], {})
    return replace(made, how=replace(made.how, backs=backs))


def faces(page: Page) -> list[Group]:
    return [node for node in page.nodes if isinstance(node, Group) and node.name == "counter"]


def words(face: Group) -> str:
    text = " ".join(node.text for node, _ in walk([face]) if isinstance(node, Text))
    return text.replace("\u00a0", " ")


def middle(face: Group) -> Point:
    return face.transform.apply(8, 8)


@pytest.mark.parametrize(("language", "paper"), BOTH)
def test_two_pages_without_findings(language: str, paper: str) -> None:
    made = job(language, paper)
    pages = list(counters.compose(made).pages())
    assert made.scribe.findings == []
    assert [page.label for page in pages] == [made.texts("press.fronts"), made.texts("press.backs")]
    for page in pages:
        assert min(node.size for node, _ in walk(page.nodes) if isinstance(node, Text)) >= pt(8) - 1e-9


def test_ten_of_each_altitude_and_ten_engaged() -> None:
    front, _ = counters.compose(job()).pages()
    shown = [words(face) for face in faces(front)]
    expected = ["5 Very High", "4 High", "3 Medium", "2 Low", "1 Very Low", "0 Ground", "Engaged"]
    assert shown == [text for text in expected for _ in range(10)]
    polish, _ = counters.compose(job("pl")).pages()
    assert [words(face) for face in faces(polish)][::10] == [
        "5 Bardzo wysoki",
        "4 Wysoki",
        "3 Średni",
        "2 Niski",
        "1 Bardzo niski",
        "0 Ziemia",
        "W zwarciu",
    ]


def test_levels_are_told_by_bars_too() -> None:
    front, _ = counters.compose(job()).pages()
    for face, level in zip(faces(front)[:60:10], (5, 4, 3, 2, 1, 0), strict=True):
        bars = [node for node, _ in walk([face]) if isinstance(node, Rect) and node.radius == 0.2]
        assert len(bars) == 5
        assert sum(bar.paint.fill is not None for bar in bars) == level


@pytest.mark.parametrize(("language", "paper"), BOTH)
def test_words_stay_inside_the_cut_and_counters_six_millimetres_inside_the_paper(language: str, paper: str) -> None:
    made = job(language, paper)
    for page in counters.compose(made).pages():
        for face in faces(page):
            assert abs(face.transform.a) == 1 and face.transform.b == 0
            for node, put in walk(face.children):
                if isinstance(node, Text):
                    assert Box(0, 0, 16, 16).inset(0.8).contains(mapped(text_box(node), put), 0.05)
            x, y = middle(face)
            assert made.paper.sheet.inset(6 + 8).contains(Box(x, y, 0, 0))


@pytest.mark.parametrize("backs", [Backs.LONG, Backs.SHORT])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_back_lies_behind_its_front(backs: Backs, paper: str) -> None:
    made = job("en", paper, backs)
    document = counters.compose(made)
    assert document.duplex == {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}[backs.value]
    front, back = document.pages()
    assert len(faces(back)) == 70
    for one, other in zip(faces(front), faces(back), strict=True):
        (x, y), (u, v) = middle(one), middle(other)
        if backs is Backs.LONG:
            assert (u, v) == pytest.approx((made.paper.width - x, y))
            assert other.transform.d == 1
        else:
            assert (u, v) == pytest.approx((x, made.paper.height - y))
            assert other.transform.d == -1


def test_altitudes_look_alike_from_behind_and_engaged_counters_do_not_need_to() -> None:
    front, back = counters.compose(job()).pages()
    behind = [face.children for face in faces(back)]
    assert all(nodes == behind[0] for nodes in behind[:60])
    assert not any(isinstance(node, Text) for node, _ in walk(behind[0]))
    assert all(words(face) == "Engaged" for face in faces(back)[60:])
    assert faces(front)[60].children == behind[60]


def test_without_backs_there_is_one_page() -> None:
    document = counters.compose(job(backs=Backs.NONE))
    assert len(list(document.pages())) == 1 and document.duplex == "Simplex"


def test_cut_marks_stand_at_every_edge_of_a_column_and_row() -> None:
    front, back = counters.compose(job()).pages()
    lines = [node for node in front.nodes if isinstance(node, Line) and node.pen.color == "#000000"]
    upright = {round(line.x1, 3) for line in lines if line.x1 == line.x2}
    level = {round(line.y1, 3) for line in lines if line.y1 == line.y2}
    edges = {round(x + side * 8, 3) for x, _ in map(middle, faces(front)) for side in (-1, 1)}
    assert upright == edges and len(edges) == 20
    assert level == {round(y + side * 8, 3) for _, y in map(middle, faces(front)) for side in (-1, 1)}
    # Marks keep off the counters with their bleed of 1 mm.
    for line in lines:
        for x, y in map(middle, faces(front)):
            inside = Box(x - 9, y - 9, 18, 18)
            assert not (inside.x < line.x1 < inside.right and inside.y < line.y1 < inside.bottom)
    assert not [node for node in back.nodes if isinstance(node, Line) and node.pen.color == "#000000"]


def test_the_file_is_small_and_the_same_every_time() -> None:
    data, pages = write_pdf(counters.compose(job("pl")))
    assert pages == 2 and len(data) < 200_000
    assert write_pdf(counters.compose(job("pl")))[0] == data
