"""Properties of moving, seeing, leaping and striking that hold on every board."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.dragon import arrivals, dragon_reach, rear_squares
from generator.games.dragon_strike.boards.feats import (
    cliff_crossings,
    climbs,
    feat_then_move,
    leaps,
    move_then_feat,
    over_portcullis,
    past_figures,
)
from generator.games.dragon_strike.boards.legend import Terrain
from generator.games.dragon_strike.boards.loading import BOARDS, load_boards
from generator.games.dragon_strike.boards.passage import Passage, touching
from generator.games.dragon_strike.boards.rays import between, ray
from generator.games.dragon_strike.boards.reach import reach
from generator.games.dragon_strike.boards.sight import clear_shot, sees, visible
from generator.games.dragon_strike.boards.spells import area, breath
from generator.games.dragon_strike.boards.squares import Square, distance
from generator.games.dragon_strike.boards.state import (
    FLYING_MONSTER,
    HERO,
    MONSTER,
    PRINTED,
    BoardState,
    Figure,
    Mover,
    Side,
)
from generator.games.dragon_strike.boards.steps import may_stop
from generator.resources import content_folder
from tests.games.dragon_strike.boards.builders import board, edge, sq

SHIPPED = load_boards(content_folder("dragon-strike")).boards
SPACES = {name: list(SHIPPED[name].spaces()) for name in BOARDS}


@st.composite
def spots(draw: st.DrawFn, count: int = 2) -> tuple[GameBoard, list[Square]]:
    """A shipped board and some of its spaces."""
    name = draw(st.sampled_from(BOARDS))
    return SHIPPED[name], [draw(st.sampled_from(SPACES[name])) for _ in range(count)]


@st.composite
def positions(draw: st.DrawFn) -> tuple[GameBoard, list[Square], BoardState]:
    """A shipped board, two spaces, and a state with some doors open and some figures elsewhere."""
    made, squares = draw(spots(6))
    state = PRINTED
    for door in made.doors:
        if draw(st.booleans()):
            state = state.opened(door.edges)
    others = [square for square in dict.fromkeys(squares[2:]) if square not in squares[:2]]
    sides = st.sampled_from(list(Side))
    return made, squares[:2], state.with_figures(*(Figure(square, draw(sides)) for square in others))


@given(positions(), st.booleans(), st.booleans())
def test_sight_is_mutual(position: tuple[GameBoard, list[Square], BoardState], up: bool, other_up: bool) -> None:
    made, (a, b), state = position
    there = sees(made, state, a, b, a_hovers=up, b_hovers=other_up)
    assert there is sees(made, state, b, a, a_hovers=other_up, b_hovers=up)
    shot = clear_shot(made, state, a, b, a_hovers=up, b_hovers=other_up)
    assert shot is clear_shot(made, state, b, a, a_hovers=other_up, b_hovers=up)
    assert there or not shot


@given(positions())
def test_figures_do_not_change_what_is_seen(position: tuple[GameBoard, list[Square], BoardState]) -> None:
    made, (a, b), state = position
    assert sees(made, state, a, b) is sees(made, replace(state, figures=()), a, b)


@given(positions())
def test_opening_a_door_never_hides_or_bars_anything(position: tuple[GameBoard, list[Square], BoardState]) -> None:
    made, (a, b), state = position
    wide = state.opened(edge for door in made.doors for edge in door.edges)
    assert sees(made, wide, a, b) or not sees(made, state, a, b)
    assert set(area(made, state, a)) <= set(area(made, wide, a))


@given(spots())
def test_a_ray_goes_from_square_to_square_and_back(spot: tuple[GameBoard, list[Square]]) -> None:
    _, (a, b) = spot
    line = ray(a, b)
    assert [crossing.start for crossing in line] == [a, *between(a, b)][: len(line)]
    assert all(distance(crossing.start, crossing.end) == 1 for crossing in line)
    assert [(c.end, c.start) for c in reversed(ray(b, a))] == [(c.start, c.end) for c in line]
    assert not line or line[-1].end == b


def test_rays_by_hand() -> None:
    assert [str(square) for square in between(sq("A1"), sq("D1"))] == ["B1", "C1"]
    assert [str(square) for square in between(sq("A1"), sq("D4"))] == ["B2", "C3"]
    assert [str(square) for square in between(sq("A1"), sq("C2"))] == ["B1", "B2"]
    assert [str(square) for square in between(sq("A1"), sq("D2"))] == ["B1", "C2"]
    assert [crossing.corner for crossing in ray(sq("A1"), sq("D2"))] == [False, True, False]


@settings(max_examples=60)
@given(positions(), st.integers(0, 8), st.sampled_from([HERO, MONSTER, FLYING_MONSTER]))
def test_reach(position: tuple[GameBoard, list[Square], BoardState], points: int, mover: Mover) -> None:
    made, (start, _), state = position
    found = reach(made, state, mover, start, points)
    assert found.costs[start] == 0
    for square, cost in found.costs.items():
        assert distance(start, square) <= cost <= points
        assert square == start or may_stop(made, state, mover, square)
        way = found.way(square)
        assert way[0] == start
        assert way[-1] == square
        assert all(distance(a, b) == 1 for a, b in pairwise(way))
    more = reach(made, state, mover, start, points + 1)
    assert set(found.costs) <= set(more.costs)
    assert all(more.costs[square] == cost for square, cost in found.costs.items())


@settings(max_examples=60)
@given(positions(), st.integers(2, 6))
def test_a_turn_with_a_feat_keeps_to_the_speed(
    position: tuple[GameBoard, list[Square], BoardState], speed: int
) -> None:
    made, (start, _), state = position

    def leap(square: Square, left: int) -> dict[Square, int]:
        return dict(leaps(made, state, HERO, square, min(left, speed // 2)))

    for turn in (feat_then_move, move_then_feat):
        found = turn(made, state, HERO, start, speed, leap)
        assert all(distance(start, square) <= cost <= speed for square, cost in found.items())


@settings(max_examples=60)
@given(positions())
def test_the_dragon_rests_on_two_squares_that_touch(position: tuple[GameBoard, list[Square], BoardState]) -> None:
    made, (head, _), state = position
    taken = {square for figure in state.figures for square in figure.squares}
    for rear in rear_squares(made, state, head):
        assert touching(made, state, head, rear, Passage.WALK)
        assert rear not in taken
        assert rear not in made.boulders
        assert made.terrain[rear] not in (Terrain.CLIFF, Terrain.SOLID)
    found = dragon_reach(made, state, head, 4)
    assert all(square == head or square not in taken for square in found.costs)


@given(positions())
def test_breath_burns_at_most_ten_squares_and_never_behind_walls(
    position: tuple[GameBoard, list[Square], BoardState],
) -> None:
    made, (head, target), state = position
    burnt = breath(made, state, head, target)
    assert len(burnt) <= 10
    assert head not in burnt
    if burnt:
        assert distance(head, target) in (2, 3)
        assert sees(made, state, head, target)
        assert all(distance(target, square) <= 1 or square in between(head, target) for square in burnt)


@pytest.mark.parametrize("name", BOARDS)
def test_the_dragon_arrives(name: str) -> None:
    made = SHIPPED[name]
    found = arrivals(made, PRINTED)
    assert [head for head, _ in found] == list(made.dragon_entries)
    assert all(rears for _, rears in found)
    crowded = PRINTED.with_figures(*(Figure(square, Side.HEROES) for square in made.dragon_entries))
    other = arrivals(made, crowded)
    assert other
    assert not {head for head, _ in other} & set(made.dragon_entries)


def test_cliff_crossings_lead_from_height_to_depth() -> None:
    for name in ("valley", "cavern"):
        made = SHIPPED[name]
        found = list(cliff_crossings(made))
        bare = BoardState(boulders=frozenset())
        assert found
        for high, low in found:
            assert (made.levels[high], made.levels[low]) == (1, 0)
            assert low in climbs(made, bare, HERO, high, 2)
            assert high in climbs(made, bare, HERO, low, 2)
    assert list(cliff_crossings(SHIPPED["castle"])) == []


def test_over_the_portcullis() -> None:
    made = SHIPPED["castle"]
    assert over_portcullis(made, PRINTED, HERO, sq("L14")) == {sq("L13"): 1}
    assert over_portcullis(made, PRINTED, HERO, sq("L15")) == {}
    assert over_portcullis(made, PRINTED.opened([edge("L13-L14")]), HERO, sq("L14")) == {}


def test_past_an_enemy() -> None:
    row = board(
        """
        .    A   B   C   D
           +---+---+---+---+
         1   >
           +---+---+---+---+
        """,
        4,
        1,
    )
    enemy = PRINTED.with_figures(Figure(sq("B1"), Side.MONSTERS))
    assert past_figures(row, enemy, HERO, sq("A1")) == {sq("C1"): 2}
    friend = PRINTED.with_figures(Figure(sq("B1"), Side.HEROES))
    assert past_figures(row, friend, HERO, sq("A1")) == {}
    full = enemy.with_figures(Figure(sq("C1"), Side.MONSTERS))
    assert past_figures(row, full, HERO, sq("A1")) == {}


def test_leaps_over_figures_not_over_hovering_ones() -> None:
    row = board(
        """
        .    A   B   C   D
           +---+---+---+---+
         1   >
           +---+---+---+---+
        """,
        4,
        1,
    )
    low = PRINTED.with_figures(Figure(sq("B1"), Side.MONSTERS))
    assert leaps(row, low, HERO, sq("A1"), 3) == {sq("C1"): 2, sq("D1"): 3}
    high = PRINTED.with_figures(Figure(sq("B1"), Side.MONSTERS, hovering=True))
    assert leaps(row, high, HERO, sq("A1"), 3) == {}


def test_stairs_in_play() -> None:
    made = board(
        """
        .    A   B   C   D
           +   +   +---+---+
         1   >  <1>|<1>    |
           +   +   +---+---+
        """,
        4,
        1,
        "rooms: {}\nstairs: {1: down}",
    )
    assert sq("D1") not in reach(made, PRINTED, HERO, sq("A1"), 6).costs
    assert reach(made, BoardState(ways=frozenset("1")), HERO, sq("A1"), 6).costs[sq("D1")] == 3


def test_a_raised_drawbridge_is_water() -> None:
    made = SHIPPED["castle"]
    assert reach(made, PRINTED, MONSTER, sq("L18"), 1).costs[sq("L17")] == 1
    up = BoardState(bridge_up=True).opened([edge("L16-L17"), edge("M16-M17")])
    assert sq("L16") not in reach(made, up, MONSTER, sq("L18"), 6).costs
    down = PRINTED.opened([edge("L16-L17"), edge("M16-M17")])
    assert reach(made, down, MONSTER, sq("L18"), 6).costs[sq("L16")] == 2


def test_what_is_seen_from_the_gate() -> None:
    made = SHIPPED["castle"]
    seen = visible(made, PRINTED.opened([edge("L16-L17"), edge("M16-M17")]), sq("L17"))
    assert sq("L7") in seen
    assert sq("L6") not in seen
    assert sq("K15") not in seen


def test_an_area_needs_a_space() -> None:
    with pytest.raises(ValueError, match="A1"):
        area(SHIPPED["cavern"], PRINTED, sq("A1"))


def test_a_way_that_there_is_not() -> None:
    with pytest.raises(KeyError):
        reach(SHIPPED["castle"], PRINTED, MONSTER, sq("A7"), 3).way(sq("X18"))
