"""Room on a sheet: notes on what bleed and margins cost, and findings that say what would fit."""

from __future__ import annotations

import pytest

from generator.errors import ContentError, Finding, Severity
from generator.layout.backs import Backs
from generator.layout.room import find_room, frames_of
from tests.layout.samples import PAPERS, SIZES, codes


def refused(size: str, paper: str, backs: Backs, bleed: float, margin: float | None = None) -> Finding:
    with pytest.raises(ContentError) as error:
        find_room(SIZES[size], PAPERS[paper], backs, bleed, margin, PAPERS.values())
    (finding,) = error.value.findings
    return finding


def test_no_bleed_costs_nothing() -> None:
    grid, findings = find_room(SIZES["poker"], PAPERS["a4"], Backs.LONG, 0)
    assert (grid.capacity, findings) == (9, [])


def test_a_little_bleed_costs_nothing_on_a4() -> None:
    grid, findings = find_room(SIZES["poker"], PAPERS["a4"], Backs.LONG, 1.1)
    assert (grid.capacity, findings) == (9, [])


def test_bleed_that_costs_places_is_noted_with_what_would_keep_them() -> None:
    grid, (note,) = find_room(SIZES["poker"], PAPERS["a4"], Backs.LONG, 3)
    assert grid.capacity == 8
    assert (note.code, note.severity) == ("no-room-for-bleed", Severity.NOTE)
    assert note.message == "3 mm of bleed leaves room for 8 cards on A4 instead of 9"
    assert note.hint == "up to 1.1 mm keeps 9"


def test_on_letter_no_bleed_at_all_keeps_nine() -> None:
    grid, (note,) = find_room(SIZES["poker"], PAPERS["letter"], Backs.LONG, 3)
    assert grid.capacity == 6
    assert note.hint == "only no bleed at all keeps 9"


def test_bleed_with_which_no_card_fits_says_how_much_does() -> None:
    # The upper half of the sheet is 150 mm wide within its margins; the card lies on its side, 139.7 mm wide.
    finding = refused("jumbo", "a4", Backs.FOLD, 6, 30)
    assert (finding.code, finding.severity) == ("no-room-for-bleed", Severity.ERROR)
    assert finding.message == "with 6 mm of bleed not one card Jumbo (88.9 × 139.7 mm) fits on A4"
    assert finding.hint.startswith("at most 5.1 mm fits")


@pytest.mark.parametrize("bleed", [-0.1, 6.1])
def test_bleed_beyond_what_faces_are_drawn_with(bleed: float) -> None:
    assert refused("poker", "a4", Backs.LONG, bleed).code == "bad-bleed"


def test_a_card_larger_than_its_paper_names_the_papers_that_hold_it() -> None:
    finding = refused("jumbo", "a4", Backs.LONG, 0, 70)
    assert finding.code == "card-too-large"
    assert finding.message == "the card Jumbo (88.9 × 139.7 mm) does not fit on A4"
    assert "A3" in finding.hint and "A4" not in finding.hint


def test_a_card_too_large_for_half_a_sheet_may_be_printed_another_way() -> None:
    finding = refused("jumbo", "a4", Backs.FOLD, 0, 36)
    assert finding.code == "card-too-large"
    assert finding.message.endswith("does not fit on half a sheet of A4 (backs across a fold)")
    assert finding.hint.startswith("print the backs another way than “fold”")


def test_a_printer_margin_that_costs_places_is_noted() -> None:
    grid, findings = find_room(SIZES["poker"], PAPERS["letter"], Backs.LONG, 0, 8)
    assert grid.capacity == 8
    assert codes(findings) == ["no-room-for-margin"]
    assert findings[0].hint == "a margin of 6.35 mm holds 9"


def test_fronts_of_a_folded_sheet_keep_to_the_upper_or_the_left_half() -> None:
    upper, left = frames_of(PAPERS["a4"], Backs.FOLD)
    assert (upper.area.x, upper.area.y, upper.area.bottom) == pytest.approx((6.35, 6.35, 145.5))
    assert (left.area.right, left.area.bottom) == pytest.approx((102, 290.65))


def test_a_folded_sheet_holds_four_poker_cards() -> None:
    for paper in ("a4", "letter"):
        grid, _ = find_room(SIZES["poker"], PAPERS[paper], Backs.FOLD, 0)
        assert grid.capacity == 4
