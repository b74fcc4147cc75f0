"""Tests of the board's geometry: the printed coordinates, and strips laid over an edge."""

from __future__ import annotations

import pytest

from generator.games.daredragon.content import Content
from generator.games.daredragon.model import TableSide, TurnSpace, turn_spaces


@pytest.mark.parametrize(
    ("health", "x", "y"),
    [
        (0, 35.38, 45),
        (6, 35.38, 165),
        (7, 63.66, 165),
        (13, 233.34, 165),
        (14, 233.34, 145),
        (20, 233.34, 25),
        (21, 205.06, 25),
        (25, 91.94, 25),
    ],
)
def test_health_fields_stand_where_they_are_printed(content: Content, health: int, x: float, y: float) -> None:
    field = next(field for field in content.board.health_fields if field.health == health)
    assert (field.x, field.y) == (x, y)


def test_thirteen_fields_belong_to_the_dracometer(content: Content) -> None:
    steps = content.figures.dracometer.steps
    assert steps == (0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25)
    assert sum(field.health in steps for field in content.board.health_fields) == 13


def test_labels_face_their_own_side() -> None:
    assert [side.rotation for side in (TableSide.BOTTOM, TableSide.LEFT, TableSide.TOP, TableSide.RIGHT)] == [
        0,
        90,
        180,
        270,
    ]


def laid(content: Content, *seats: str) -> tuple[TurnSpace, ...]:
    return turn_spaces(content.board, content.extension, seats)


def test_four_players_use_the_board_as_printed(content: Content) -> None:
    assert laid(content, "A", "B", "C", "D") == content.board.turn_spaces


def test_a_strip_lies_over_the_upper_edge(content: Content) -> None:
    spaces = laid(content, "A1", "A2", "B", "C", "D")
    assert [space.id for space in spaces] == ["a1", "a1-a2", "a2", "a-b", "b", "b-c", "c", "c-d", "d", "d-a"]
    assert spaces[0].y == pytest.approx(-65.2)
    # The crossed-out spot of the strip covers the middle of the old space of A.
    strip, old = content.extension.strips[0], content.board.turn_spaces[0]
    assert strip.crossed_out.y + strip.shift == pytest.approx(old.y)
    assert strip.crossed_out.x + strip.crossed_out.w / 2 == pytest.approx(old.x + old.w / 2)


def test_two_strips_make_twelve_spaces(content: Content) -> None:
    spaces = laid(content, "A1", "A2", "B", "C1", "C2", "D")
    assert [space.seat for space in spaces if space.seat != "dragon"] == ["A1", "A2", "B", "C1", "C2", "D"]
    assert len(spaces) == 12
    assert spaces[6].y == pytest.approx(265.6)
    assert spaces[6].x > spaces[8].x, "clockwise: C1 lies to the right of C2 on the lower edge"
