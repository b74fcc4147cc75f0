"""Moving, seeing and striking on the four boards, against the slow and plain computation."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, pairwise

import pytest

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.legend import Barrier
from generator.games.dragon_strike.boards.loading import BOARDS, Boards
from generator.games.dragon_strike.boards.passage import Passage, touching
from generator.games.dragon_strike.boards.reach import reach
from generator.games.dragon_strike.boards.sight import clear_shot, sees
from generator.games.dragon_strike.boards.spells import area, breath_targets
from generator.games.dragon_strike.boards.squares import Square, distance
from generator.games.dragon_strike.boards.state import PRINTED, BoardState, Figure, Mover, Side
from tests.games.dragon_strike.boards.naive import Naive


def scattered(board: GameBoard, count: int, seed: int) -> list[Square]:
    """Some spaces of a board, always the same ones."""
    spaces = list(board.spaces())
    return [spaces[(seed * 131 + index * 97 + index * index * 7) % len(spaces)] for index in range(count)]


def states(board: GameBoard) -> list[BoardState]:
    """The printed board, and one with every second door open, boulders moved and figures about."""
    state = PRINTED
    for door in board.doors[::2]:
        state = state.opened(door.edges)
    around = scattered(board, 14, 3)
    figures = tuple(
        Figure(square, Side.HEROES if index % 3 else Side.MONSTERS, hovering=index % 5 == 0)
        for index, square in enumerate(dict.fromkeys(around[:10]))
    )
    moved = frozenset(around[10:12]) if board.boulders else None
    busy = replace(state, figures=figures, boulders=moved, rubble=frozenset(around[12:13]), bridge_up=True)
    return [PRINTED, busy]


@pytest.mark.parametrize("name", BOARDS)
def test_reach(boards: Boards, name: str) -> None:
    board = boards[name]
    for state in states(board):
        naive = Naive(board, state)
        for index, start in enumerate(scattered(board, 9, 1)):
            state_ = replace(state, figures=tuple(f for f in state.figures if start not in f.squares))
            naive = Naive(board, state_)
            for mover in (Mover(Side.HEROES), Mover(Side.MONSTERS), Mover(Side.MONSTERS, flying=True)):
                points = (4, 6, 8)[index % 3]
                assert dict(reach(board, state_, mover, start, points).costs) == naive.reach(mover, start, points)


@pytest.mark.parametrize("name", BOARDS)
def test_sight(boards: Boards, name: str) -> None:
    board = boards[name]
    seen = 0
    for state in states(board):
        naive = Naive(board, state)
        for a in scattered(board, 10, 5):
            for b in islice(board.spaces(), distance(a, Square(1, 1)) % 4, None, 4):
                for up in ((False, False), (True, False)) if b.column % 2 else ((False, False),):
                    expected = naive.sees(a, b, *up)
                    seen += expected
                    assert sees(board, state, a, b, a_hovers=up[0], b_hovers=up[1]) is expected, (a, b, up)
    assert seen > 100


@pytest.mark.parametrize("name", BOARDS)
def test_sight_of_all_that_is_near(boards: Boards, name: str) -> None:
    board = boards[name]
    naive = Naive(board, PRINTED)
    for a in islice(board.spaces(), 0, None, 3):
        for b in board.spaces():
            if 0 < distance(a, b) <= 3:
                assert sees(board, PRINTED, a, b) is naive.sees(a, b), (a, b)


@pytest.mark.parametrize("name", BOARDS)
def test_clear_shots(boards: Boards, name: str) -> None:
    board = boards[name]
    state = states(board)[1]
    naive = Naive(board, state)
    clear = [0, 0]
    for figure in state.figures:
        for b in islice(board.spaces(), 0, None, 6):
            expected = naive.shot(figure.square, b, figure.hovering)
            clear[expected] += 1
            assert clear_shot(board, state, figure.square, b, a_hovers=figure.hovering) is expected
    assert min(clear) > 12


@pytest.mark.parametrize("name", BOARDS)
def test_touching(boards: Boards, name: str) -> None:
    board = boards[name]
    for state in states(board):
        naive = Naive(board, state)
        for a in board.spaces():
            for b in board.neighbours(a):
                assert touching(board, state, a, b, Passage.WALK) is naive.touch(a, b, naive.walking)
                assert touching(board, state, a, b, Passage.BLOW) is naive.touch(a, b, naive.walking)
                assert touching(board, state, a, b, Passage.MAGIC) is naive.touch(a, b, naive.always)


@pytest.mark.parametrize("name", BOARDS)
def test_areas_and_breath(boards: Boards, name: str) -> None:
    board = boards[name]
    state = states(board)[1]
    naive = Naive(board, state)

    def struck(target: Square) -> set[Square]:
        around = [Square(target.column + i, target.row + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
        return {target} | {s for s in around if naive.touch(target, s, naive.always)}

    for target in board.spaces():
        assert area(board, state, target) == struck(target)
    for head in scattered(board, 30, 11):
        expected = {}
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                line = [Square(head.column + dx * i, head.row + dy * i) for i in range(4)]
                for far in (2, 3):
                    steps = pairwise(line[: far + 1])
                    aimed = (dx or dy) and all(naive.touch(a, b, naive.always) for a, b in steps)
                    if aimed and naive.sees(head, line[far]):
                        expected[line[far]] = struck(line[far]) | set(line[1:far])
        assert breath_targets(board, state, head) == expected
        assert all(len(squares) <= 10 for squares in expected.values())


def test_the_boards_have_what_the_comparison_is_about(boards: Boards) -> None:
    kinds = {kind for name in BOARDS for kind in boards[name].barriers.values()}
    assert kinds == set(Barrier)
