"""Sums with their account."""

from __future__ import annotations

from generator.games.dragon_lords.model.options import Wings
from generator.games.dragon_lords.rules.tally import Tally, Term, many, plain, tally


def test_an_account_reads_like_a_sum() -> None:
    found = tally(Term("base", 8), Term("grey area", 1), Term("medium range", 0), Term("huge wings", -1))
    assert (found.total, str(found)) == (8, "8 base + 1 grey area - 1 huge wings")


def test_the_start_stays_even_if_it_is_nought() -> None:
    assert str(tally(Term("rolled", 0), Term("lancer", 2))) == "0 rolled + 2 lancer"
    assert str(Tally((Term("fumble", -10), Term("damage", 3)))) == "- 10 fumble + 3 damage"
    assert (Tally(()).total, str(Tally(()))) == (0, "nothing")


def test_one_and_many() -> None:
    assert [many(number, "hex", "hexes") for number in (0, 1, 2)] == ["0 hexes", "1 hex", "2 hexes"]
    assert many(3, "level") == "3 levels"


def test_options_in_words() -> None:
    assert plain(Wings.TINY) == "tiny"
