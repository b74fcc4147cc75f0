"""The notation of moves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.rules.steps import Side, Step, StepKind, read_move, read_step, written

LEFT, RIGHT = Side.LEFT, Side.RIGHT


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("F7", Step(StepKind.FORWARD, 7)),
        ("9", Step(StepKind.FORWARD, 9)),
        ("f", Step(StepKind.FORWARD, 1)),
        (" c3 ", Step(StepKind.CLIMB, 3)),
        ("D1", Step(StepKind.DIVE, 1)),
        ("L", Step(StepKind.TURN, 1, LEFT)),
        ("R2", Step(StepKind.TURN, 2, RIGHT)),
        ("l180", Step(StepKind.TURN, 3, LEFT)),
        ("R60", Step(StepKind.TURN, 1, RIGHT)),
        ("BL", Step(StepKind.BANK, 1, LEFT)),
        ("br2", Step(StepKind.BANK, 2, RIGHT)),
        ("T", Step(StepKind.TAKE_OFF)),
        ("G", Step(StepKind.LAND)),
    ],
)
def test_steps(text: str, step: Step) -> None:
    assert read_step(text) == step


@pytest.mark.parametrize("text", ["", "X", "F0", "0", "F-1", "F100", "B", "LR", "7F", "R 1", "F1.5", "Ł1"])
def test_what_is_no_step(text: str) -> None:
    with pytest.raises(ValueError, match=r"no step; write F3"):
        read_step(text)


@pytest.mark.parametrize("text", ["L4", "R90", "L240"])
def test_turns_too_far(text: str) -> None:
    with pytest.raises(ValueError, match=r"turns too far; write 1 or 2 or 3 hexsides, or 60 or 120 or 180 degrees"):
        read_step(text)


@pytest.mark.parametrize("text", ["T3", "G1"])
def test_numbers_that_say_nothing(text: str) -> None:
    with pytest.raises(ValueError, match="a number too many"):
        read_step(text)


def test_banks_too_often() -> None:
    with pytest.raises(ValueError, match="too often"):
        read_step("BL100")


def test_a_whole_move() -> None:
    steps = read_move("F7, C3 r1\n9")
    assert written(steps) == "F7 C3 R1 F9"
    assert read_move(" ") == ()


counts = st.integers(1, 99)
steps = st.one_of(
    st.builds(Step, st.sampled_from([StepKind.FORWARD, StepKind.CLIMB, StepKind.DIVE]), counts),
    st.builds(Step, st.just(StepKind.TURN), st.integers(1, 3), st.sampled_from(Side)),
    st.builds(Step, st.just(StepKind.BANK), counts, st.sampled_from(Side)),
    st.sampled_from([Step(StepKind.TAKE_OFF), Step(StepKind.LAND)]),
)


@given(st.lists(steps, max_size=8))
def test_what_is_written_is_read_again(move: list[Step]) -> None:
    assert read_move(written(tuple(move))) == tuple(move)
