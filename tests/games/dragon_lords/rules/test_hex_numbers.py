"""Four-digit numbers of hexes, and the edges of the map."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.hex_numbers import Extent, column_and_row, hex_of, map_extent, number_of
from generator.games.dragon_lords.rules.hexes import Hex, ahead, distance


@given(st.integers(1, 99), st.integers(0, 99))
def test_a_number_names_its_hex_and_back(column: int, row: int) -> None:
    number = f"{column:02d}{row:02d}"
    assert number_of(hex_of(number)) == number
    assert column_and_row(hex_of(number)) == (column, row)


@pytest.mark.parametrize("number", ["", "312", "03123", "03x2", "-312", "٠٣١٢", "0012"])
def test_what_is_no_number(number: str) -> None:
    with pytest.raises(ValueError, match="no hex"):
        hex_of(number)


def test_even_columns_lie_lower() -> None:
    """North-east of an odd column lies the row above, of an even one the same row."""
    assert number_of(ahead(hex_of("0310"), 1)) == "0409"
    assert number_of(ahead(hex_of("0310"), 2)) == "0410"
    assert number_of(ahead(hex_of("0410"), 1)) == "0510"
    assert number_of(ahead(hex_of("0410"), 2)) == "0511"
    assert number_of(ahead(hex_of("0410"), 0)) == "0409"
    assert number_of(ahead(hex_of("0410"), 4)) == "0311"


def test_beyond_two_digits_a_comma_stands_between() -> None:
    assert number_of(Hex(-1, 0)) == "0,0"
    assert number_of(Hex(0, -5)) == "1,-4"
    assert number_of(Hex(99, 0)) == "100,50"


def test_the_map(tables: Tables) -> None:
    extent = map_extent(tables)
    assert (extent.columns, extent.rows) == (17, 33)
    assert distance(hex_of("0901"), hex_of("0933")) + 1 == 33


@pytest.mark.parametrize(
    ("number", "inside", "edge"),
    [
        ("0101", True, True),
        ("0100", False, False),
        ("0200", True, True),
        ("0201", True, True),
        ("0302", True, False),
        ("0110", True, True),
        ("1710", True, True),
        ("1810", False, False),
        ("0933", True, True),
        ("0934", False, False),
        ("0833", True, True),
        ("0832", True, True),
        ("0831", True, False),
        ("0834", False, False),
    ],
)
def test_edges(number: str, inside: bool, edge: bool) -> None:
    extent = Extent(17, 33)
    assert (hex_of(number) in extent) == inside
    assert extent.on_edge(hex_of(number)) == edge
