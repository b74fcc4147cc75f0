"""Cut marks: where they stand, and that they touch neither a card nor its bleed."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.layout.backs import Backs, mirror_x, mirror_y
from generator.layout.cards import CardSize
from generator.layout.imposition import Imposition, plan
from generator.layout.marks import cut_marks, fold_line, free_stretches, level, merged
from generator.layout.paper import Paper
from generator.layout.placement import Side
from generator.scene.geometry import Box
from generator.scene.nodes import Line
from tests.layout.samples import PAPERS, SIZES, overlap

SHEET = Box(0, 0, 210, 297)
CARD = Box(50, 50, 63.5, 88.9)


def ends(lines: list[Line]) -> set[tuple[float, float, float, float]]:
    return {(round(n.x1, 2), round(n.y1, 2), round(n.x2, 2), round(n.y2, 2)) for n in lines}


def test_a_lone_card_has_eight_arms() -> None:
    assert ends(cut_marks([CARD], [CARD], 0, SHEET)) == {
        (46.7, 50, 49.7, 50),
        (113.8, 50, 116.8, 50),
        (46.7, 138.9, 49.7, 138.9),
        (113.8, 138.9, 116.8, 138.9),
        (50, 46.7, 50, 49.7),
        (50, 139.2, 50, 142.2),
        (113.5, 46.7, 113.5, 49.7),
        (113.5, 139.2, 113.5, 142.2),
    }


def test_marks_are_hairlines() -> None:
    assert {round(line.pen.width, 4) for line in cut_marks([CARD], [CARD], 0, SHEET)} == {0.1058}


def test_arms_start_beyond_the_bleed() -> None:
    lines = ends(cut_marks([CARD], [CARD.inset(-3)], 3, SHEET))
    assert (43.7, 50, 46.7, 50) in lines
    assert (50, 142.2, 50, 145.2) in lines


def test_a_neighbour_swallows_the_arms_between() -> None:
    right = Box(113.5, 50, 63.5, 88.9)
    lines = ends(cut_marks([CARD, right], [CARD, right], 0, SHEET))
    assert (113.5, 46.7, 113.5, 49.7) in lines
    assert not any(y1 == y2 and x1 < 177.3 and x2 > 50 for x1, y1, x2, y2 in lines)


def test_neighbours_with_room_between_their_bleeds_have_marks_there() -> None:
    right = Box(50 + 63.5 + 8, 50, 63.5, 88.9)
    lines = ends(cut_marks([CARD, right], [CARD.inset(-3), right.inset(-3)], 3, SHEET))
    # The bleeds end at 116.5 and 118.5: the arms of both corners join between them.
    assert (116.8, 50, 118.2, 50) in lines
    assert (116.8, 138.9, 118.2, 138.9) in lines


def test_marks_stay_off_the_edge_of_the_paper() -> None:
    card = Box(5, 50, 63.5, 88.9)
    assert (3, 50, 4.7, 50) in ends(cut_marks([card], [card], 0, SHEET))


def test_a_free_stretch_is_cut_by_what_lies_in_it() -> None:
    box = level(Box(10, 0, 5, 5))
    assert free_stretches((0, 20), 3, [box]) == [(0, 10), (15, 20)]
    assert free_stretches((11, 14), 3, [box]) == []
    assert free_stretches((0, 20), 6, [box]) == [(0, 20)]
    assert merged([(5, 8), (0, 2), (2, 3)]) == [(0, 3), (5, 8)]


def test_the_fold_line_lies_where_the_fold_leaves_it() -> None:
    cards = Box(20, 20, 100, 200)
    line = fold_line(mirror_y(148.5), cards)
    assert (line.x1, line.y1, line.x2, line.y2) == pytest.approx((16.7, 148.5, 123.3, 148.5))
    line = fold_line(mirror_x(105), cards)
    assert (line.x1, line.y1, line.x2, line.y2) == pytest.approx((105, 16.7, 105, 223.3))
    assert line.pen.dash


@settings(deadline=None, max_examples=150)
@given(
    paper=st.sampled_from(list(PAPERS.values())),
    size=st.sampled_from(list(SIZES.values())),
    count=st.integers(1, 20),
    bleed=st.sampled_from([0.0, 1.0, 3.0, 6.0]),
    backs=st.sampled_from(list(Backs)),
)
def test_marks_touch_neither_cards_nor_bleeds(
    paper: Paper, size: CardSize, count: int, bleed: float, backs: Backs
) -> None:
    try:
        made = plan(size, count, Imposition(paper, backs, bleed))
    except ContentError:
        assume(False)
        raise
    for sheet in made.sheets():
        trims = [placement.box for placement in sheet.of(Side.FRONT)]
        taken = [placement.bleed for placement in sheet.placements]
        lines = cut_marks(trims, taken, bleed, paper.sheet)
        if trims:
            assert lines
        for line in lines:
            half = line.pen.width / 2
            inked = Box(line.x1, line.y1, line.x2 - line.x1, line.y2 - line.y1).inset(-half)
            assert paper.sheet.contains(inked)
            assert not any(overlap(inked, box) for box in taken)
