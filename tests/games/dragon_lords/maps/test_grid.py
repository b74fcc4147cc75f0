"""The hexes of a sheet: places, halves, numbers, outlines."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.maps.grid import PITCH, RADIUS, SheetGrid

GRID = SheetGrid(9, 11)


def test_whole_and_half_hexes() -> None:
    cells = list(GRID.cells())
    assert len(cells) == 103
    # Three columns of 11 and four of 10 are whole; 22 are cut by the upright edges, 8 by the level ones.
    assert sum(cell.whole for cell in cells) == 3 * 11 + 4 * 10
    assert sum(cell.upright_cut for cell in cells) == 22
    assert sum(cell.level_cut for cell in cells) == 8


def test_numbers_go_on_from_sheet_to_sheet() -> None:
    first, beside, below = SheetGrid(9, 11), SheetGrid(9, 11, across=1), SheetGrid(9, 11, along=1)
    assert [cell.number for cell in first.cells()][:2] == ["0101", "0102"]
    assert next(cell.number for cell in beside.cells()) == "0901"
    assert next(cell.number for cell in below.cells()) == "0112"


@given(st.integers(0, 102))
def test_a_sheet_turned_by_half_a_turn_lies_on_itself(index: int) -> None:
    cell = list(GRID.cells())[index]
    places = {(round(other.x, 6), round(other.y, 6), other.side) for other in GRID.cells()}
    assert (round(GRID.width - cell.x, 6), round(GRID.height - cell.y, 6), -cell.side) in places


def test_neighbours_are_one_hex_apart() -> None:
    cells = list(GRID.cells())
    for cell in cells:
        near = [math.dist((cell.x, cell.y), (o.x, o.y)) for o in cells if o is not cell]
        assert min(near) == pytest.approx(1.0)
        if cell.whole and 1 <= cell.y <= 10:
            assert sum(distance < 1.01 for distance in near) == 6


def test_outlines_are_the_sides_of_the_hexes_each_once() -> None:
    sides: list[tuple[tuple[float, float], ...]] = []
    here = (0.0, 0.0)
    for step in GRID.lines(0.1):
        point = (float(step[1]), float(step[2]))  # type: ignore[misc]
        if step[0] == "L":
            assert math.dist(here, point) == pytest.approx(RADIUS)
            sides.append(tuple(sorted((round(x, 5), round(y, 5)) for x, y in (here, point))))
        here = point
    assert len(sides) == len(set(sides))
    corners = {end for side in sides for end in side}
    for cell in GRID.cells():
        if cell.whole:
            assert {(round(x, 5), round(y, 5)) for x, y in cell.corners} <= corners
    assert pytest.approx(3**0.5 / 2) == PITCH
