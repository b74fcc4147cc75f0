"""The safe zone: words are measured where they stand, turned or not."""

from __future__ import annotations

import pytest

from generator.layout.safezone import check_safe_zone, text_box
from generator.scene.geometry import rotate, translate
from generator.scene.nodes import Face, Group, Text
from tests.layout.samples import SIZES, codes

FACE = Face("Fira Sans")
POKER = SIZES["poker"]


def test_the_box_of_a_word_has_the_height_of_its_letters() -> None:
    flat, tall, deep = (text_box(Text(10, 20, word, FACE, 10)) for word in ("nom", "dom", "gęś"))
    assert flat.x == tall.x == 10
    assert flat.bottom == tall.bottom == 20
    assert deep.bottom > 21
    assert flat.y > tall.y
    # Fira Sans: capitals are 0.689 em high, small letters 0.527 em.
    assert tall.y == pytest.approx(20 - 6.89, abs=0.01)
    assert flat.y == pytest.approx(20 - 5.27, abs=0.01)


def test_accents_on_capitals_reach_higher() -> None:
    assert text_box(Text(0, 0, "ŹLE", FACE, 10)).y < text_box(Text(0, 0, "ZLE", FACE, 10)).y - 1.5


def test_tracking_widens_all_but_the_last_letter() -> None:
    assert text_box(Text(0, 0, "AB", FACE, 10, tracking=2)).width == pytest.approx(
        text_box(Text(0, 0, "AB", FACE, 10)).width + 2
    )


def test_a_word_inside_the_zone_is_no_finding() -> None:
    assert check_safe_zone([Text(3.2, 6, "Ogień", FACE, 3)], POKER, "K") == []


@pytest.mark.parametrize(
    ("x", "y"), [(3.0, 40.0), (58.0, 40.0), (20.0, 5.0), (20.0, 85.9)], ids=["left", "right", "top", "bottom"]
)
def test_a_word_across_an_edge_is_a_finding_that_names_the_card(x: float, y: float) -> None:
    (finding,) = check_safe_zone([Text(x, y, "Żar, g", FACE, 3)], POKER, "As pik")
    assert finding.code == "outside-safe-zone"
    assert "“As pik”" in finding.message and "“Żar, g”" in finding.message
    assert "3.2 mm" in finding.hint


def test_words_are_judged_where_their_groups_put_them() -> None:
    word = Text(0, 0, "MMMM", FACE, 3)
    assert codes(check_safe_zone([Group((word,), translate(56, 40))], POKER, "K")) == ["outside-safe-zone"]
    assert check_safe_zone([Group((word,), translate(56, 40) @ rotate(90))], POKER, "K") == []
    corner = translate(63.5, 88.9) @ rotate(180) @ translate(5, 8)
    assert check_safe_zone([Group((word,), corner)], POKER, "K") == []


def test_blank_runs_are_no_words() -> None:
    assert check_safe_zone([Text(0, 0, "   ", FACE, 3)], POKER, "K") == []
