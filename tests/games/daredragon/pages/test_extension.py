"""The board extension: strips, cut lines, spaces to a tenth of a millimetre."""

from __future__ import annotations

import pytest

from generator.games.daredragon.pages import extension
from generator.games.daredragon.pages.edition import edition_of
from generator.scene.nodes import Group, Line, Node, Rect, Text, walk
from tests.games.daredragon.pages.conftest import MakeJob
from tests.games.daredragon.pages.reading import named, plain, texts

#: Spaces of both strips: words and box, as the extension of the source has them.
SPACES = {
    "a-side": {
        "d-a": ("Dragon", (8.2, 145, 10, 60)),
        "a1": ("Daredevil A1", (8.5, 124.8, 100, 10)),
        "a1-a2": ("Dragon", (117.8, 124.8, 60, 10)),
        "a2": ("Daredevil A2", (188.1, 124.8, 100, 10)),
        "a-b": ("Dragon", (278.9, 145, 10, 60)),
    },
    "c-side": {
        "b-c": ("Dragon", (278.4, 5, 10, 60)),
        "c1": ("Daredevil C1", (188.2, 75.6, 100, 10)),
        "c1-c2": ("Dragon", (118.5, 75.6, 60, 10)),
        "c2": ("Daredevil C2", (8.6, 75.6, 100, 10)),
        "c-d": ("Dragon", (8.3, 5, 10, 60)),
    },
}


def drawn(job: MakeJob, language: str = "en") -> tuple[Node, ...]:
    made = job(language)
    nodes = tuple(extension.compose(made).draw())
    assert made.scribe.findings == []
    return nodes


def strip(nodes: tuple[Node, ...], name: str) -> Group:
    ((group, _),) = named(nodes, f"strip-{name}")
    return group


@pytest.mark.parametrize("name", list(SPACES))
def test_every_space_lies_where_it_belongs(job: MakeJob, name: str) -> None:
    group = strip(drawn(job), name)
    found = {}
    for child in group.children:
        if isinstance(child, Group) and child.name.startswith("turn-"):
            rect = next(node for node, _ in walk([child]) if isinstance(node, Rect))
            box = (rect.x, rect.y, rect.width, rect.height)
            found[child.name.removeprefix("turn-")] = plain("".join(texts([child]))), box
    assert list(found) == list(SPACES[name])
    for space, (words, box) in SPACES[name].items():
        assert found[space][0] == words
        assert found[space][1] == pytest.approx(box, abs=0.05)


def test_two_dashed_cut_lines_run_across_the_sheet(job: MakeJob) -> None:
    lines = [node for node in drawn(job) if isinstance(node, Line) and node.pen.dash]
    assert [(line.x1, line.y1, line.x2, line.y2) for line in lines] == [(0, 89.9, 297, 89.9), (0, 119.8, 297, 119.8)]


def test_each_strip_covers_the_old_space_and_reminds_of_the_crowd(job: MakeJob) -> None:
    nodes = drawn(job)
    for name, y in (("a-side", 195), ("c-side", 5)):
        group = strip(nodes, name)
        crosses = [node for node, _ in walk([group]) if isinstance(node, Line) and node.x1 == 118.5]
        assert {(line.x2, min(line.y1, line.y2), max(line.y1, line.y2)) for line in crosses} == {(178.5, y, y + 10)}
        ((reminder, _),) = named([group], "reminder")
        assert plain("".join(texts([reminder]))) == "all attacks of the dragon: damage +1Ϟ"


def test_words_are_read_from_the_strip_s_side(job: MakeJob) -> None:
    nodes = drawn(job)
    for name, direction in (("a-side", -1), ("c-side", 1)):
        ((group, put),) = named([strip(nodes, name)], "reminder")
        (x, _) = next((inner.a, inner) for node, inner in walk(group.children, put) if isinstance(node, Text))
        assert x == pytest.approx(direction)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_reminder_stands_in_the_middle_of_its_strip(job: MakeJob, language: str) -> None:
    nodes = drawn(job, language)
    for name in SPACES:
        ((group, put),) = named([strip(nodes, name)], "reminder")
        runs = [node for node, _ in walk(group.children) if isinstance(node, Text)]
        width = edition_of(job(language)).easel().width("".join(run.text for run in runs), "board_note")
        assert put.apply(0, 0)[0] == pytest.approx(148.5)
        assert runs[0].x == pytest.approx(-width / 2, abs=0.01)


def test_four_arrows_lead_along_each_strip(job: MakeJob) -> None:
    nodes = drawn(job)
    for name in SPACES:
        assert len(list(named([strip(nodes, name)], "arrow"))) == 4


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_rest_of_the_sheet_says_what_to_do_and_whose_game_it_is(job: MakeJob, language: str) -> None:
    nodes = drawn(job, language)
    words = plain(" ".join(node.text for node in nodes if isinstance(node, Text)))
    assert "Bartosz Sułkowski, CC BY 4.0" in words
    assert ("dashed lines" if language == "en" else "przerywanych linii") in words
