"""Flowing blocks over columns and pages."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from generator.kit.flow import Flowing, flow
from generator.scene.geometry import Box


def block(height: float, before: float = 0.0, keeps: bool = False) -> Flowing:
    return Flowing(height, lambda _easel, _box: None, before, keeps)


def frames() -> Iterator[list[Box]]:
    return itertools.repeat([Box(0, 10, 50, 100), Box(60, 10, 50, 100)])


def places(*blocks: Flowing) -> list[list[tuple[float, float]]]:
    return [[(box.x, box.y) for _, box in page] for page in flow(blocks, frames())]


def test_blocks_fill_columns_then_pages() -> None:
    assert places(block(60), block(60), block(60)) == [[(0, 10), (60, 10)], [(0, 10)]]


def test_space_before_counts_but_not_at_the_top_of_a_column() -> None:
    assert places(block(40, 5), block(40, 5), block(40, 5)) == [[(0, 10), (0, 55), (60, 10)]]


def test_a_heading_goes_with_what_follows() -> None:
    assert places(block(90), block(8, keeps=True), block(20)) == [[(0, 10), (60, 10), (60, 18)]]


def test_a_block_higher_than_a_column_gets_one_of_its_own() -> None:
    assert places(block(10), block(500), block(10)) == [[(0, 10), (60, 10)], [(0, 10)]]


@given(st.lists(st.tuples(st.floats(1, 120), st.floats(0, 9), st.booleans()), max_size=40))
def test_every_block_is_placed_once_in_order_and_none_overlap(given_blocks: list[tuple[float, float, bool]]) -> None:
    blocks = [block(*each) for each in given_blocks]
    pages = list(flow(blocks, frames()))
    assert [placed for page in pages for placed, _ in page] == blocks
    for page in pages:
        for (_, one), (_, two) in itertools.pairwise(page):
            assert two.x > one.x or two.y >= one.bottom - 1e-6
