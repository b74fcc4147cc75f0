"""Tests of the dragon's eye: glares, and whom an attack draws."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.daredragon.model import Glare, Turning
from generator.games.daredragon.rules.state import Fight
from generator.games.daredragon.rules.targets import glare, incapacitated, target_drawn

SEATS = ("A", "B", "C", "D")
RIGHT, FAR_RIGHT = Glare(side=Turning.RIGHT, seats=1), Glare(side=Turning.RIGHT, seats=2)
LEFT, FAR_LEFT = Glare(side=Turning.LEFT, seats=1), Glare(side=Turning.LEFT, seats=2)


@pytest.mark.parametrize(
    ("glared", "target", "last", "out", "expected"),
    [
        (LEFT, "B", "A", (), "A"),
        (FAR_RIGHT, "B", "A", (), "D"),
        (LEFT, "A", "A", (), "D"),
        (RIGHT, "D", "A", (), "A"),
        (LEFT, None, "B", (), "B"),
        (RIGHT, None, "B", (), "C"),
        (FAR_LEFT, None, "B", (), "A"),
        (FAR_RIGHT, None, "B", (), "D"),
        (FAR_LEFT, None, "A", (), "D"),
        (RIGHT, None, "D", (), "A"),
        (RIGHT, "A", "D", ("B",), "C"),
        (FAR_LEFT, "A", "D", ("D",), "B"),
        (LEFT, None, "B", ("B",), "A"),
        (RIGHT, None, "B", ("C", "D"), "A"),
        (FAR_RIGHT, "A", "B", ("B", "C"), "A"),
        (RIGHT, "A", "B", ("B", "C", "D"), "A"),
        (RIGHT, None, "B", SEATS, None),
    ],
)
def test_glares(glared: Glare, target: str | None, last: str, out: tuple[str, ...], expected: str | None) -> None:
    assert glare(SEATS, glared, target, last, out) == expected


@given(st.sampled_from(SEATS), st.integers(1, 9), st.sets(st.sampled_from(SEATS)))
def test_turning_there_and_back(target: str, seats: int, out: set[str]) -> None:
    there, back = Glare(side=Turning.RIGHT, seats=seats), Glare(side=Turning.LEFT, seats=seats)
    standing = out - {target}
    reached = glare(SEATS, there, target, "A", standing)
    assert reached is not None
    assert reached not in standing
    assert glare(SEATS, back, reached, "A", standing) == target


@given(st.sampled_from(SEATS), st.sampled_from(list(Turning)), st.sets(st.sampled_from(SEATS)))
def test_a_far_glare_is_two_glares(target: str, side: Turning, out: set[str]) -> None:
    near, far = Glare(side=side, seats=1), Glare(side=side, seats=2)
    standing = out - {target}
    assert glare(SEATS, far, target, "A", standing) == glare(
        SEATS, near, glare(SEATS, near, target, "A", standing), "A", standing
    )


def test_an_attack_draws_the_eye_only_if_there_is_no_target(fight: Fight) -> None:
    assert target_drawn(fight, [(3, "A"), (1, "B")]) == "A"
    assert target_drawn(fight, [(1, "A"), (1, "B")]) == "B"
    assert target_drawn(fight, []) is None
    assert target_drawn(replace(fight, target="D"), [(3, "A")]) == "D"


def test_who_is_out(fight: Fight) -> None:
    assert incapacitated(fight.with_daredevil(replace(fight.daredevil("C"), health=0))) == {"C"}
