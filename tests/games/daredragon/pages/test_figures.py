"""Paper pawns and markers: all of them, twice each, with their folds."""

from __future__ import annotations

import pytest

from generator.games.daredragon.pages import figures
from generator.layout.lowink import low_ink
from generator.scene.nodes import Circle, Group, Line, Node, Path, Rect, Text, walk
from tests.games.daredragon.pages.conftest import MakeJob
from tests.games.daredragon.pages.reading import named, plain, sizes, texts

PAWNS = ["gorrak", "lirien", "pip", "magnus", "odda", "anselm", "jaws", "paws", "legs", "tail"]
LANGUAGES = pytest.mark.parametrize("language", ["en", "pl"])
PAPERS = pytest.mark.parametrize("paper", ["a4", "letter"])


def drawn(job: MakeJob, language: str = "en", **more: str) -> tuple[Node, ...]:
    made = job(language, **more)
    (page,) = figures.compose(made).pages()
    assert made.scribe.findings == []
    return page.nodes


def test_six_daredevils_four_parts_two_markers(job: MakeJob) -> None:
    nodes = drawn(job)
    groups = [node.name for node in nodes if isinstance(node, Group)]
    assert [name.removeprefix("pawn-") for name in groups if name.startswith("pawn-")] == PAWNS
    assert [name for name in groups if name.startswith("marker-")] == ["marker-turn", "marker-target"]


def test_each_pawn_has_two_faces_with_its_name_one_upside_down(job: MakeJob) -> None:
    nodes = drawn(job, "pl")
    names = ["Gorrak", "Lirien", "Pip", "Magnus", "Odda", "Brat Anzelm", "Paszcza", "Łapy", "Nogi", "Ogon"]
    for pawn, name in zip(PAWNS, names, strict=True):
        ((group, put),) = named(nodes, f"pawn-{pawn}")
        turns = [round(inner.a) for node, inner in walk(group.children, put) if isinstance(node, Text)]
        assert list(map(plain, texts([group]))) == [name, name]
        assert turns == [1, -1]
        assert len(list(named([group], "art"))) == 2


def test_three_folds_and_a_cut_line_a_pawn_and_one_fold_a_marker(job: MakeJob) -> None:
    nodes = drawn(job)
    folds = [node for node in nodes if isinstance(node, Line) and node.pen.dash]
    assert len(folds) == 3 * 10 + 2
    strips = [node for node in nodes if isinstance(node, Rect) and node.paint.fill is None]
    assert len(strips) == 10
    assert {(strip.width, strip.height) for strip in strips} == {(20, 78)}
    for strip in strips:
        at = sorted(fold.y1 - strip.y for fold in folds if fold.x1 == strip.x and strip.y < fold.y1 < strip.y + 78)
        assert at == pytest.approx([8, 39, 70])
    assert sum(isinstance(node, Circle) and node.r == 10 for node in nodes) == 4


def test_who_joins_later_says_so(job: MakeJob) -> None:
    words = texts(drawn(job))
    assert words.count("from 5 players") == 1 and words.count("from 6 players") == 1
    assert words.count("Skeldrath") == 5


@LANGUAGES
@PAPERS
def test_it_fits_both_papers_and_nothing_is_smaller_than_7_points(job: MakeJob, language: str, paper: str) -> None:
    made = job(language, paper)
    (page,) = figures.compose(made).pages()
    assert made.scribe.findings == []
    assert min(sizes(page.nodes)) >= 7 - 1e-6
    lowest = max(node.cy + node.r for node in page.nodes if isinstance(node, Circle))
    assert lowest < page.height - 10 - 7


@LANGUAGES
def test_the_story_tells_who_they_are(job: MakeJob, language: str) -> None:
    words = plain(" ".join(texts(drawn(job, language))))
    told = (
        ("crossbow is called", "Ferrywoman", "Brother Anselm")
        if language == "en"
        else ("kuszę", "Przewoźniczka", "Mnich")
    )
    assert all(part in words for part in told)
    assert "Bartosz Sułkowski, CC BY 4.0" in words


def test_where_ink_is_spared_pawns_are_outlines_and_nothing_is_filled_but_white(job: MakeJob) -> None:
    nodes = low_ink(drawn(job, profile="low-ink"))
    assert len(list(named(nodes, "outlines"))) == 2 * 12
    for node, _ in walk(nodes):
        if isinstance(node, Path | Rect | Circle):
            assert node.paint.fill in (None, "#FFFFFF", "#ffffff")
            assert node.paint.pen is not None and node.paint.pen.color == "#000000"
