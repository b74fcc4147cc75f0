"""The three dice."""

from __future__ import annotations

from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.tables import Tables


def test_sides_and_results() -> None:
    assert [die.sides for die in Die] == [8, 10, 12]
    assert list(Die.D8.results) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_the_letter_follows_the_language() -> None:
    assert Die.D12.written() == "d12"
    assert Die.D10.written("k") == "k10"


def test_each_die_has_its_colour(tables: Tables) -> None:
    assert tables.dice.colours == {Die.D8: "blue", Die.D10: "white", Die.D12: "black"}
