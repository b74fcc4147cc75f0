"""Ranges and the bend of the neck."""

from __future__ import annotations

import pytest

from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.ranges import breath_can_bend, range_of


def test_the_range_key(tables: Tables) -> None:
    named = [range_of(tables, hexes) for hexes in range(8)]
    assert named == [None, "very-short", "short", "medium", "medium", "long", "very-long", None]
    assert tables.ranges.farthest == 6


@pytest.mark.parametrize(("hexes", "levels", "bends"), [(2, 3, False), (3, 3, True), (1, 0, True), (4, 5, False)])
def test_a_target_too_high_or_low(hexes: int, levels: int, bends: bool) -> None:
    assert breath_can_bend(hexes, levels) is bends
