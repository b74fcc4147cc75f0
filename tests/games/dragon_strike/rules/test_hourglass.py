"""The time track."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.games.dragon_strike.model.box import TimeTrack
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.hourglass import dragon_round, fits, rounds_left, start_space
from generator.source.provenance import Provenance

TRACK = TimeTrack(provenance=Provenance.PRINTED, spaces=20)


@given(st.integers(1, 20))
def test_the_dragon_comes_when_the_hourglass_arrives(start: int) -> None:
    last = dragon_round(start)
    assert rounds_left(TRACK, start, last) == 0
    assert rounds_left(TRACK, start, last - 1) == 1


@given(st.integers(1, 20), st.integers(0, 30), st.integers(-9, 9))
def test_the_hourglass_stays_on_the_track(start: int, rounds: int, shifts: int) -> None:
    assert 0 <= rounds_left(TRACK, start, rounds, shifts) <= 20


def test_cards_move_the_hourglass() -> None:
    assert rounds_left(TRACK, 12, 3) == 9
    assert rounds_left(TRACK, 12, 3, shifts=1) == 8
    assert rounds_left(TRACK, 12, 3, shifts=-1) == 10
    assert rounds_left(TRACK, 20, 0, shifts=-1) == 20


def test_where_the_hourglass_starts(rules: RuleFigures) -> None:
    assert start_space(rules, 9) == 14
    assert fits(TRACK, start_space(rules, 15))
    assert not fits(TRACK, start_space(rules, 16))


@pytest.mark.parametrize("start", [0, 21])
def test_off_the_track(start: int) -> None:
    with pytest.raises(ContentError, match="1 to 20"):
        rounds_left(TRACK, start, 0)
