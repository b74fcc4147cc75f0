"""Areas of the arc of fire, hex by hex."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.model.options import Area
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.arcs import area_of, in_rider_arc
from generator.games.dragon_lords.rules.hexes import Hex, distance

HERE = Hex(0, 0)
NEAR = [Hex(q, r) for q in range(-6, 7) for r in range(-6, 7) if 0 < distance(HERE, Hex(q, r)) <= 6]
CELLS = {"dark": (1, 3, 3, 5, 5, 7), "grey": (2, 2, 4, 4, 6, 6), "light": (0, 2, 2, 4, 4, 6)}


@pytest.mark.parametrize("hexes", range(1, 7))
@pytest.mark.parametrize("facing", range(6))
def test_how_many_hexes_each_area_has(tables: Tables, hexes: int, facing: int) -> None:
    ring = [target for target in NEAR if distance(HERE, target) == hexes]
    areas = Counter(area_of(tables, HERE, facing, target) for target in ring)
    assert {str(area): areas[area] for area in Area} == {name: cells[hexes - 1] for name, cells in CELLS.items()}
    assert areas[None] == 6 * hexes - sum(cells[hexes - 1] for cells in CELLS.values())


@given(st.sampled_from(NEAR), st.integers(0, 5))
def test_left_is_like_right(tables: Tables, target: Hex, facing: int) -> None:
    mirrored = Hex(-target.q, target.q + target.r)
    assert area_of(tables, HERE, 0, target) is area_of(tables, HERE, 0, mirrored)
    assert area_of(tables, HERE, facing, target.rotated(facing)) is area_of(tables, HERE, 0, target)


def test_borders_belong_to_the_better_area(tables: Tables) -> None:
    assert area_of(tables, HERE, 0, Hex(1, -2)) is Area.DARK  # 30°
    assert area_of(tables, HERE, 0, Hex(3, -3)) is Area.GREY  # 60°
    assert area_of(tables, HERE, 0, Hex(2, -1)) is Area.LIGHT  # 90°
    assert area_of(tables, HERE, 0, Hex(2, 0)) is None  # 120°


def test_one_s_own_hex_is_outside_but_a_rider_reaches_it(tables: Tables) -> None:
    assert area_of(tables, HERE, 0, HERE) is None
    assert in_rider_arc(tables, HERE, 0, HERE)
    assert all(in_rider_arc(tables, HERE, facing, target) for target in NEAR for facing in range(6))
