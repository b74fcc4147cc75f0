"""Odds of fights, reckoned by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.games.dragon_strike.adventures.danger import dealt, fight, party_of, room_dangers
from generator.games.dragon_strike.adventures.loading import Adventure
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.figures import Hero, Monster
from tests.games.dragon_strike.builders import CONTENT, RULES

WARRIOR = CONTENT.hero("warrior")
ORC, TROLL, KNIGHT = CONTENT.monster("orc"), CONTENT.monster("troll"), CONTENT.monster("death-knight")


def frail(hero: Hero) -> Hero:
    return hero.model_copy(update={"hit_points": 1})


def test_one_hero_with_one_hit_point_against_an_orc() -> None:
    # d12 hits 4 with 3/4; d8 hits 6 with 3/8. A round goes on with 1/4 times 5/8 = 5/32.
    found = fight(RULES, [frail(WARRIOR)], [ORC])
    assert found.rounds == pytest.approx(32 / 27)
    assert found.won == pytest.approx(Fraction(3, 4) / Fraction(27, 32))
    assert found.unharmed == pytest.approx(found.won)


def test_two_frail_heroes_may_win_with_one_dead() -> None:
    # Both strike before the orc does: it lives with 1/16, then fells the first with 3/8.
    found = fight(RULES, [frail(WARRIOR), frail(WARRIOR)], [ORC])
    going_on = Fraction(1, 16) * Fraction(5, 8)
    lost_one = Fraction(1, 16) * Fraction(3, 8)
    assert found.unharmed == pytest.approx(Fraction(15, 16) / (1 - going_on))
    assert found.won == pytest.approx((Fraction(15, 16) + lost_one * Fraction(8, 9)) / (1 - going_on))


def test_a_lone_warrior_never_fells_the_troll() -> None:
    # One hit a round at most, and the troll heals it. Half its bites hit, so eight hit points last sixteen rounds.
    found = fight(RULES, [WARRIOR], [TROLL])
    assert found.won == 0.0
    assert found.rounds == pytest.approx(16)


def test_no_monsters_no_danger() -> None:
    found = fight(RULES, [WARRIOR], [])
    assert (found.rounds, found.won, found.unharmed) == (0.0, 1.0, 1.0)


def test_hits_given_are_a_mean_over_the_targets() -> None:
    # d12 against 4 and against 7: 9/12 and 6/12.
    assert dealt(RULES, [WARRIOR], [ORC, KNIGHT]) == Fraction(5, 8)


def test_the_rooms_of_an_adventure(content: DragonStrikeContent, adventures: dict[str, Adventure]) -> None:
    file = adventures["flute"].file
    heroes = list(party_of(content, file).values())
    found = {danger.heading: danger for danger in room_dangers(content, file, heroes)}
    assert list(found) == ["D", "E", "F", "I", "N"]
    courtyard = found["D"]
    assert courtyard.hit_points == 2 and courtyard.budget == Fraction(6)
    assert courtyard.dealt == Fraction(9, 12) + Fraction(5, 8)  # d12 and d8 against 4
    assert courtyard.taken == 2 * (Fraction(3, 8) + Fraction(5, 8)) / 2  # two d8 against 6 or 4


def test_heroes_can_be_named(content: DragonStrikeContent, adventures: dict[str, Adventure]) -> None:
    file = adventures["flute"].file
    assert list(party_of(content, file)) == ["warrior", "wizard"]
    assert list(party_of(content, file, ["dwarf"])) == ["dwarf"]
    no_party = file.model_copy(update={"party": ()})
    assert list(party_of(content, no_party)) == ["warrior", "wizard"]
    with pytest.raises(ContentError) as error:
        party_of(content, file, ["dwarff"])
    assert error.value.findings[0].hint == "did you mean “dwarf”?"


@settings(max_examples=30, deadline=None)
@given(
    st.lists(st.sampled_from(list(CONTENT.tables.heroes.heroes.values())), min_size=1, max_size=3),
    st.lists(st.sampled_from(list(CONTENT.tables.monsters.monsters.values())), min_size=1, max_size=2),
)
def test_odds_are_odds(heroes: list[Hero], monsters: list[Monster]) -> None:
    found = fight(RULES, heroes, monsters)
    assert 0 <= found.unharmed <= found.won <= 1 + 1e-9
    assert found.rounds >= 1
