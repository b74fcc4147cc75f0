"""Imposition: the order of sheets, partly filled ones, and backs that lie exactly behind their fronts."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.layout.backs import Backs
from generator.layout.cards import CardSize
from generator.layout.imposition import Imposition, Plan, Sheet, plan
from generator.layout.paper import Paper
from generator.layout.placement import Placement, Side
from generator.scene.geometry import Box
from tests.layout.samples import PAPERS, SIZES, near, overlap


def planned(count: int, backs: Backs, paper: str = "a4", size: str = "poker", **options: float) -> Plan:
    return plan(SIZES[size], count, Imposition(PAPERS[paper], backs, **options))  # type: ignore[arg-type]


def order(made: Plan) -> list[tuple[int, str]]:
    return [(sheet.number, sheet.side.value) for sheet in made.sheets()]


@pytest.mark.parametrize(
    ("backs", "expected"),
    [
        (Backs.NONE, [(1, "front"), (2, "front")]),
        (Backs.LONG, [(1, "front"), (1, "back"), (2, "front"), (2, "back")]),
        (Backs.SHORT, [(1, "front"), (1, "back"), (2, "front"), (2, "back")]),
        (Backs.SEPARATE, [(1, "front"), (2, "front"), (1, "back"), (2, "back")]),
    ],
)
def test_the_order_of_sheets(backs: Backs, expected: list[tuple[int, str]]) -> None:
    assert order(planned(10, backs)) == expected


def test_folded_sheets_carry_both_sides() -> None:
    sheets = list(planned(5, Backs.FOLD).sheets())
    assert [len(sheet.placements) for sheet in sheets] == [8, 2]


@pytest.mark.parametrize(("count", "sheets"), [(1, [1]), (4, [4]), (5, [5]), (9, [9]), (10, [9, 1]), (54, [9] * 6)])
def test_odd_counts_fill_sheets_from_the_top_left(count: int, sheets: list[int]) -> None:
    made = planned(count, Backs.NONE)
    assert [len(sheet.placements) for sheet in made.sheets()] == sheets
    assert all(sheet.total == len(sheets) for sheet in made.sheets())
    first = next(made.sheets()).placements[0]
    assert (first.box.x, first.box.y) == pytest.approx((9.75, 15.15))


def test_the_last_sheet_keeps_the_places_of_full_ones() -> None:
    full, last = planned(10, Backs.NONE).sheets()
    assert last.placements[0].box == full.placements[0].box
    assert last.placements[0].card == 9


def test_the_first_back_of_a_long_edge_sheet_lies_at_the_right() -> None:
    _, back = planned(4, Backs.LONG).sheets()
    boxes = {placement.card: placement.box for placement in back.placements}
    assert (boxes[0].x, boxes[0].y) == pytest.approx((136.75, 15.15))
    assert (boxes[2].x, boxes[2].y) == pytest.approx((9.75, 15.15))
    assert (boxes[3].x, boxes[3].y) == pytest.approx((136.75, 104.05))


def test_the_first_back_of_a_short_edge_sheet_lies_at_the_bottom() -> None:
    _, back = planned(4, Backs.SHORT).sheets()
    boxes = {placement.card: placement.box for placement in back.placements}
    assert (boxes[0].x, boxes[0].y) == pytest.approx((9.75, 192.95))
    assert (boxes[3].x, boxes[3].y) == pytest.approx((9.75, 104.05))


def test_the_offset_moves_backs_to_the_right_and_down() -> None:
    how = Imposition(PAPERS["a4"], Backs.LONG, back_offset=(1.5, -0.3))
    front, back = plan(SIZES["poker"], 1, how).sheets()
    assert (front.placements[0].box.x, front.placements[0].box.y) == pytest.approx((9.75, 15.15))
    assert (back.placements[0].box.x, back.placements[0].box.y) == pytest.approx((138.25, 14.85))


def test_separate_backs_lie_as_their_fronts() -> None:
    front, back = planned(5, Backs.SEPARATE).sheets()
    assert [p.box for p in front.placements] == [p.box for p in back.placements]
    assert [p.card for p in back.placements] == [0, 1, 2, 3, 4]


def test_cards_without_a_back_leave_their_place_empty() -> None:
    _, back = planned(3, Backs.LONG).sheets(lambda index: index != 1)
    assert [placement.card for placement in back.placements] == [0, 2]


def test_backs_reach_further_only_where_they_have_no_neighbour() -> None:
    made = planned(4, Backs.LONG, back_bleed=2.0)
    back = list(made.sheets())[1]
    reach = {
        p.card: (p.box.x - p.bleed.x, p.box.y - p.bleed.y, p.bleed.right - p.box.right, p.bleed.bottom - p.box.bottom)
        for p in back.placements
    }
    # As the back is seen: left, above, right, below.
    assert reach[0] == pytest.approx((0, 2, 2, 0))
    assert reach[1] == pytest.approx((0, 2, 0, 2))
    assert reach[2] == pytest.approx((2, 2, 0, 2))
    assert reach[3] == pytest.approx((2, 0, 2, 2))


def unflipped(box: Box, backs: Backs, paper: Paper, offset: tuple[float, float]) -> Box:
    """Where a box on the back of a sheet is seen from the front, through the paper."""
    x, y = box.x - offset[0], box.y - offset[1]
    if backs is Backs.LONG:
        return Box(paper.width - x - box.width, y, box.width, box.height)
    return Box(x, paper.height - y - box.height, box.width, box.height)


PLANS = {
    "paper": st.sampled_from(list(PAPERS.values())),
    "size": st.sampled_from(list(SIZES.values())),
    "count": st.integers(1, 20),
    "bleed": st.sampled_from([0.0, 1.0, 2.0, 3.0, 6.0]),
}


def plan_or_skip(size: CardSize, count: int, how: Imposition) -> Plan:
    try:
        return plan(size, count, how)
    except ContentError:
        assume(False)
        raise


@settings(deadline=None, max_examples=150)
@given(
    **PLANS,
    backs=st.sampled_from([Backs.LONG, Backs.SHORT]),
    offset=st.tuples(st.floats(-5, 5), st.floats(-5, 5)),
    back_bleed=st.sampled_from([0.0, 2.0]),
)
def test_backs_lie_behind_their_fronts(
    paper: Paper,
    size: CardSize,
    count: int,
    bleed: float,
    backs: Backs,
    offset: tuple[float, float],
    back_bleed: float,
) -> None:
    made = plan_or_skip(size, count, Imposition(paper, backs, bleed, back_bleed, offset))
    sheets = list(made.sheets())
    assert len(sheets) == 2 * made.total
    for front, back in zip(sheets[0::2], sheets[1::2], strict=True):
        assert [p.card for p in front.placements] == [p.card for p in back.placements]
        for ahead, behind in zip(front.placements, back.placements, strict=True):
            assert near(unflipped(behind.box, backs, paper, offset), ahead.box, 1e-6)
            check_turned_over(ahead, behind, size, backs, paper, offset)


def check_turned_over(
    ahead: Placement, behind: Placement, size: CardSize, backs: Backs, paper: Paper, offset: tuple[float, float]
) -> None:
    """The top of the back lies behind the top of the front, its left behind the right: turned over like a page."""
    for x, y in ((0.0, 0.0), (size.width, 0.0), (0.0, size.height)):
        seen = behind.put.apply(size.width - x, y)
        spot = unflipped(Box(seen[0], seen[1], 0, 0), backs, paper, offset)
        assert (spot.x, spot.y) == pytest.approx(ahead.put.apply(x, y), abs=1e-6)


@settings(deadline=None, max_examples=150)
@given(**PLANS)
def test_a_fold_brings_backs_behind_their_fronts(paper: Paper, size: CardSize, count: int, bleed: float) -> None:
    made = plan_or_skip(size, count, Imposition(paper, Backs.FOLD, bleed))
    fold = made.grid.frame.fold
    assert fold is not None
    for sheet in made.sheets():
        fronts, backs = sheet.of(Side.FRONT), sheet.of(Side.BACK)
        assert [p.card for p in fronts] == [p.card for p in backs]
        for ahead, behind in zip(fronts, backs, strict=True):
            for x, y in ((0.0, 0.0), (size.width, 0.0), (0.0, size.height)):
                assert fold.apply(*behind.put.apply(size.width - x, y)) == pytest.approx(
                    ahead.put.apply(x, y), abs=1e-6
                )
        check_sheet(sheet, made, paper, paper.card_margin)


@settings(deadline=None, max_examples=150)
@given(**PLANS, backs=st.sampled_from([Backs.NONE, Backs.LONG, Backs.SHORT, Backs.SEPARATE]))
def test_every_card_is_printed_once_and_stays_clear_of_the_others(
    paper: Paper, size: CardSize, count: int, bleed: float, backs: Backs
) -> None:
    made = plan_or_skip(size, count, Imposition(paper, backs, bleed))
    sheets = list(made.sheets())
    fronts = [p.card for sheet in sheets for p in sheet.of(Side.FRONT)]
    assert fronts == list(range(count))
    if backs is not Backs.NONE:
        assert [p.card for sheet in sheets for p in sheet.of(Side.BACK)] == list(range(count))
    for sheet in sheets:
        check_sheet(sheet, made, paper, paper.card_margin)


def check_sheet(sheet: Sheet, made: Plan, paper: Paper, margin: float) -> None:
    """Cards have their exact size, keep within the margins, and neither they nor their bleeds overlap."""
    area = paper.sheet.inset(margin)
    sides = sorted((made.size.width, made.size.height))
    for index, placement in enumerate(sheet.placements):
        assert sorted((placement.box.width, placement.box.height)) == pytest.approx(sides)
        assert area.contains(placement.bleed, 1e-5)
        assert placement.bleed.contains(placement.box)
        assert not any(overlap(placement.bleed, other.bleed, 1e-5) for other in sheet.placements[:index])
