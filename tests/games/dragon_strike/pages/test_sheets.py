"""Markers behind each other, all figures, fourteen tracks, the time track, boards at their true size."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from generator.games.dragon_strike.pages import figures, markers, screen_tracks, time_track
from generator.games.dragon_strike.pages.screen import sections
from generator.games.registry import find_game
from generator.layout.backs import Backs
from generator.press.making import board_document
from generator.press.request import BuildRequest
from generator.scene.geometry import Box

from .reading import job, named, words


@pytest.mark.parametrize("backs", [Backs.LONG, Backs.SHORT])
def test_every_marker_has_its_back_behind_it(backs: Backs) -> None:
    made = job(backs=backs)
    front, back = markers.compose(made).pages()
    width, height = front.width, front.height
    fronts = [(group.name, put.apply(11.5, 11.5)) for group, put in named(front.nodes, "piece-")]
    behind = {}
    for group, put in named(back.nodes, "piece-"):
        x, y = put.apply(11.5, 11.5)
        x, y = (width - x, y) if backs is Backs.LONG else (x, height - y)
        behind[group.name, round(x, 3), round(y, 3)] = group
    assert len(fronts) == len(behind) == 43
    expected = {"piece-rubble": "piece-pit", "piece-seal": "piece-flute", "piece-door": "piece-door"}
    for name, (x, y) in fronts:
        if name in expected:
            assert (expected[name], round(x, 3), round(y, 3)) in behind


def test_markers_as_the_box_has_them() -> None:
    front, back = markers.compose(job()).pages()
    count = Counter(group.name.removeprefix("piece-") for group, _ in named(front.nodes, "piece-"))
    assert (count["door"], count["fire"], count["boulder"], count["chest"], count["wing"]) == (10, 6, 3, 4, 4)
    reverse = Counter(group.name.removeprefix("piece-") for group, _ in named(back.nodes, "piece-"))
    assert (reverse["smoke"], reverse["water"], reverse["grass"], reverse["tunnel"]) == (2, 3, 1, 3)


def test_markers_lie_apart_and_on_the_paper() -> None:
    for paper in ("a4", "letter"):
        made = job(paper=paper)
        boxes = [piece.box for piece in markers.pieces(made)]
        assert all(made.paper.area.contains(box) for box in boxes)
        for index, box in enumerate(boxes):
            assert not any(overlap(box, other) for other in boxes[:index])
        assert sum(1 for box in boxes if box.width > 40) == 1


def overlap(box: Box, other: Box) -> bool:
    across = box.x < other.right and other.x < box.right
    return across and box.y < other.bottom and other.y < box.bottom


def test_no_backs_if_none_are_asked_for() -> None:
    assert len(list(markers.compose(job(backs=Backs.NONE)).pages())) == 1


def test_twenty_four_figures() -> None:
    made = job()
    found = figures.stands(made)
    assert len(found) == 24
    assert Counter(stand.id for stand in found if not stand.hero) == {
        "orc": 3,
        "bugbear": 4,
        "gargoyle": 2,
        "troll": 1,
        "fire-elemental": 1,
        "death-knight": 3,
        "manscorpion": 1,
        "giant": 1,
        "teraptus": 1,
        "darkfyre": 1,
    }
    assert [stand.id for stand in found if stand.squares == 2] == ["darkfyre"]
    drawn = [group for page in figures.compose(made).pages() for group, _ in named(page.nodes, "stand-")]
    assert len(drawn) == 24


def test_fourteen_tracks_on_three_panels() -> None:
    panels = screen_tracks.shared_out(job())
    assert [len(panel) for panel in panels] == [6, 5, 3]
    assert [(track.name, track.hit_points) for track in panels[2]] == [
        ("Manscorpion", 5),
        ("Giant", 6),
        ("Darkfyre", 8),
    ]


def test_the_screen_says_the_figures_of_the_rules() -> None:
    said = sections(job())
    assert any("2–3 away" in line and "2 HP" in line for line in said["dragon"])
    assert any("6+" in line and "3 spaces" in line for line in said["searches"])
    assert any("divided by 2" in line for line in said["own"])


def test_the_screen_follows_the_table() -> None:
    made = job()
    tables = made.content.tables
    rules = tables.rules.model_copy(update={"success": 7})
    other = replace(made, content=replace(made.content, tables=replace(tables, rules=rules)))
    assert any("7+" in line for line in sections(other)["spells"])


def test_the_way_of_the_hourglass() -> None:
    (page,) = time_track.compose(job()).pages()
    numbers = [word for word in words(page.nodes) if word.isdigit()]
    assert numbers == [str(number) for number in range(20, 0, -1)]


def test_a_board_is_tiled_at_its_true_size() -> None:
    made = job()
    kind = find_game("dragon-strike").document("board-castle")
    assert kind is not None
    board = kind.compose(made)
    document = board_document(BuildRequest(), kind, made, board)  # type: ignore[arg-type]
    pages = list(document.pages())
    assert len(pages) == 9
    assert pages[0].label == "0"
    tiles = [put for page in pages[1:] for _, put in named(page.nodes, "tile")]
    assert {round(put.a, 6) for put in tiles} == {1.0}
