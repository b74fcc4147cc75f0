"""Grids: how many cards fit, centred, which way round, and never on top of each other."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.layout.grid import Frame, arranged, best_grid, largest_bleed
from generator.layout.paper import Paper
from generator.scene.geometry import Box
from tests.layout.samples import PAPERS, SIZES, overlap


def frame(paper: Paper) -> Frame:
    return Frame(paper.sheet.inset(paper.card_margin))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nine_upright_poker_cards(paper: str) -> None:
    grid = arranged(frame(PAPERS[paper]), SIZES["poker"], 0)
    assert grid is not None
    assert (grid.columns, grid.rows, grid.turned) == (3, 3, False)


def test_the_grid_is_centred_on_a4() -> None:
    grid = arranged(frame(PAPERS["a4"]), SIZES["poker"], 0)
    assert grid is not None
    assert (grid.x, grid.y) == pytest.approx((9.75, 15.15))
    assert (grid.slot(8).right, grid.slot(8).bottom) == pytest.approx((200.25, 281.85))


@pytest.mark.parametrize(("paper", "columns", "rows"), [("a4", 2, 4), ("letter", 2, 3)])
def test_three_millimetres_of_bleed_lay_the_cards_on_their_sides(paper: str, columns: int, rows: int) -> None:
    grid = arranged(frame(PAPERS[paper]), SIZES["poker"], 3)
    assert grid is not None
    assert (grid.columns, grid.rows, grid.turned) == (columns, rows, True)


def test_gutters_grow_by_twice_the_bleed_and_leave_room_for_marks() -> None:
    grid = arranged(frame(PAPERS["a4"]), SIZES["poker"], 3)
    assert grid is not None
    assert grid.pitch_x == pytest.approx(88.9 + 6 + 2)
    assert grid.pitch_y == pytest.approx(63.5 + 6 + 2)


def test_without_bleed_there_are_no_gutters() -> None:
    grid = arranged(frame(PAPERS["a4"]), SIZES["poker"], 0)
    assert grid is not None
    assert (grid.pitch_x, grid.pitch_y) == (63.5, 88.9)


def test_a_turned_card_has_its_top_at_the_left() -> None:
    grid = arranged(frame(PAPERS["a4"]), SIZES["poker"], 3)
    assert grid is not None
    box = grid.slot(0)
    assert grid.put(0).apply(0, 0) == pytest.approx((box.x, box.bottom))
    assert grid.put(0).apply(63.5, 0) == pytest.approx((box.x, box.y))


def test_nothing_fits_into_too_small_a_frame() -> None:
    assert arranged(Frame(Box(0, 0, 63, 88)), SIZES["poker"], 0) is None
    assert best_grid([Frame(Box(0, 0, 63, 88))], SIZES["poker"], 0) is None


def test_the_most_bleed_that_keeps_nine_cards() -> None:
    # A4: (197.3 − 190.5) / 6 mm each; Letter is full to the last hundredth.
    assert largest_bleed([frame(PAPERS["a4"])], SIZES["poker"], 9) == pytest.approx(1.1333, abs=1e-3)
    assert largest_bleed([frame(PAPERS["letter"])], SIZES["poker"], 9) == pytest.approx(0, abs=1e-3)
    assert largest_bleed([frame(PAPERS["a4"])], SIZES["poker"], 10) == -1


@settings(deadline=None, max_examples=200)
@given(
    paper=st.sampled_from(list(PAPERS.values())),
    size=st.sampled_from(list(SIZES.values())),
    bleed=st.floats(0, 6, allow_subnormal=False),
)
def test_cards_and_their_bleed_never_overlap_and_stay_within_the_margins(
    paper: Paper, size: object, bleed: float
) -> None:
    where = frame(paper)
    grid = arranged(where, size, bleed)  # type: ignore[arg-type]
    if grid is None:
        return
    boxes = [grid.slot(index).inset(-bleed) for index in range(grid.capacity)]
    assert all(where.area.contains(box, 1e-5) for box in boxes)
    assert not any(overlap(a, b, 1e-5) for i, a in enumerate(boxes) for b in boxes[:i])
    assert where.area.contains(grid.extent, 1e-5)
