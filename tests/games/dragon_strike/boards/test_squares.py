"""Squares, edges, names, distances."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_strike.boards.squares import (
    Edge,
    Square,
    around,
    corner_edges,
    distance,
    edge_between,
    read_edge,
    read_square,
    side,
    steps_apart,
)

SQUARES = st.builds(Square, st.integers(1, 26), st.integers(1, 26))


def test_names() -> None:
    assert str(Square(3, 4)) == "C4"
    assert str(Square(24, 18)) == "X18"
    assert read_square("c4") == Square(3, 4)
    assert str(Edge(4, 4, True)) == "C4-D4"
    assert str(Edge(4, 5, False)) == "D4-D5"
    assert str(Edge(1, 5, True)) == "A5 west"
    assert str(Edge(2, 1, False)) == "B1 north"


@given(SQUARES)
def test_a_name_is_read_back(square: Square) -> None:
    assert read_square(str(square)) == square


@pytest.mark.parametrize("text", ["", "C", "4", "C0", "CC4", "4C", "C4 D4", "Ä1"])
def test_what_is_no_square(text: str) -> None:
    assert read_square(text) is None


@pytest.mark.parametrize("text", ["C4", "C4-C6", "C4-D5", "C4-C4", "C4-", "A1-B1-C1"])
def test_what_is_no_edge(text: str) -> None:
    assert read_edge(text) is None


def test_edges_of_a_square() -> None:
    assert side(Square(3, 4), (1, 0)) == Edge(4, 4, True) == read_edge("C4-D4") == read_edge("D4-C4")
    assert side(Square(3, 4), (0, -1)) == Edge(3, 4, False)
    assert Edge(4, 4, True).squares == (Square(3, 4), Square(4, 4))
    assert Edge(3, 4, False).squares == (Square(3, 3), Square(3, 4))
    assert edge_between(Square(1, 1), Square(2, 2)) is None


@given(SQUARES, st.sampled_from([(0, 1), (1, 0), (0, -1), (-1, 0)]))
def test_an_edge_knows_its_squares(square: Square, way: tuple[int, int]) -> None:
    assert set(side(square, way).squares) == {square, square.moved(*way)}


def test_corner_edges_lead_both_ways() -> None:
    edges = [str(edge) for edge in corner_edges(Square(2, 2), Square(3, 3))]
    assert edges == ["B2-C2", "C2-C3", "B2-B3", "B3-C3"]


def test_distances() -> None:
    assert distance(Square(1, 1), Square(4, 3)) == 3
    assert steps_apart(Square(1, 1), Square(4, 3)) == 5
    assert len(set(around(Square(5, 5)))) == 8
