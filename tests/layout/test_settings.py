"""From options to an imposition: what wins over what."""

from __future__ import annotations

import pytest

from generator.errors import ContentError
from generator.layout.backs import Backs
from generator.layout.printer import Pair, Printer
from generator.layout.settings import Asked, imposition, parse_bleed, parse_offset
from tests.layout.samples import PAPERS, PROFILES, codes

HOME, A4 = PROFILES["home"], PAPERS["a4"]
OFFICE = Printer(flip="short", back_offset=Pair(x=1.5, y=-0.25), scale=Pair(x=1.006, y=0.998), margin=8.0)


def test_a_profile_alone() -> None:
    how = imposition(HOME, A4)
    assert (how.backs, how.bleed, how.back_bleed, how.back_offset, how.scale) == (Backs.LONG, 0, 2, (0, 0), (1, 1))
    assert (how.margin, how.low_ink) == (None, False)


def test_a_printer_over_it() -> None:
    how = imposition(HOME, A4, OFFICE)
    assert (how.backs, how.back_offset, how.scale, how.margin) == (Backs.SHORT, (1.5, -0.25), (1.006, 0.998), 8.0)


def test_a_printer_with_a_small_margin_leaves_that_of_the_paper() -> None:
    assert imposition(HOME, A4, Printer(margin=3.0)).margin == 6.35


def test_a_printer_does_not_turn_on_backs_that_a_profile_leaves_out() -> None:
    fronts_only = HOME.model_copy(update={"backs": Backs.NONE})
    assert imposition(fronts_only, A4, OFFICE).backs is Backs.NONE


def test_what_is_asked_for_wins() -> None:
    how = imposition(HOME, A4, OFFICE, Asked(Backs.FOLD, (0.0, 0.0), 2.0))
    assert (how.backs, how.back_offset, how.bleed) == (Backs.FOLD, (0, 0), 2)


def test_low_ink_is_handed_on() -> None:
    assert imposition(PROFILES["low-ink"], A4).low_ink


@pytest.mark.parametrize(
    ("text", "offset"), [("1.5,-0.3", (1.5, -0.3)), ("1mm, 0", (1, 0)), ("0,0.1cm", (0, 1)), ("-2,-2", (-2, -2))]
)
def test_offsets(text: str, offset: tuple[float, float]) -> None:
    assert parse_offset(text) == pytest.approx(offset)


@pytest.mark.parametrize("text", ["", "1.5", "1,5,2", "a,b", "1;2", "21,0", "1.5,"])
def test_texts_that_are_no_offset(text: str) -> None:
    with pytest.raises(ContentError) as error:
        parse_offset(text)
    assert codes(error.value.findings) == ["bad-offset"]


def test_bleeds() -> None:
    assert parse_bleed("3mm") == 3
    assert parse_bleed("0") == 0
    with pytest.raises(ContentError) as error:
        parse_bleed("6.5")
    assert codes(error.value.findings) == ["bad-bleed"]
