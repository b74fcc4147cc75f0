"""Teams of unequal number."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import design_cost
from generator.games.dragon_lords.workshop.teams import (
    Side,
    can_be_built,
    impossible,
    match_ups,
    ready_sides,
    sides_of,
)


def costs(content: DragonLordsContent) -> dict[str, int]:
    return {dragon.name: design_cost(content.tables, dragon).total for dragon in content.dragons.dragons}


def test_points_are_shared_out_as_evenly_as_they_can_be() -> None:
    assert (Side(3, 36).costs, Side(3, 36).is_even) == ((12, 12, 12), True)
    assert (Side(5, 36).costs, Side(5, 36).is_even) == ((8, 7, 7, 7, 7), False)


@given(players=st.integers(1, 30), points=st.integers(1, 500))
def test_sharing_out_loses_nothing(players: int, points: int) -> None:
    side = Side(players, points)
    assert sum(side.costs) == points and len(side.costs) == players
    assert max(side.costs) - min(side.costs) == (0 if side.is_even else 1)


def test_who_is_even_with_thirty_six_points(tables: Tables) -> None:
    sides = sides_of(tables, 36)
    assert [side.players for side in sides] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert {side.players: side.costs[0] for side in sides if side.is_even} == {2: 18, 3: 12, 4: 9, 6: 6, 9: 4}
    assert sides_of(tables, 3) == []


def test_three_against_two(tables: Tables) -> None:
    pairs = [(pair.larger.costs[0], pair.smaller.costs[0]) for pair in match_ups(tables, 3, 2)]
    assert pairs == [(4, 6), (6, 9), (8, 12), (10, 15), (12, 18), (14, 21), (16, 24)]
    assert [(p.larger.costs[0], p.smaller.costs[0]) for p in match_ups(tables, 6, 1)] == [(4, 24)]
    assert match_ups(tables, 7, 1) == []


def test_the_teams_of_the_scenarios_are_among_them(content: DragonLordsContent) -> None:
    known = costs(content)
    for teams in content.tables.teams.teams:
        pairs = match_ups(content.tables, teams.larger.players, teams.smaller.players)
        found = {(pair.larger.costs[0], pair.smaller.costs[0]) for pair in pairs}
        for larger in teams.larger.dragons:
            for smaller in teams.smaller.dragons:
                assert (known[larger], known[smaller]) in found


def test_ready_made_sides_of_one_kind_come_first(content: DragonLordsContent) -> None:
    found = ready_sides(costs(content), Side(2, 36), 100)
    assert found[:2] == [(("Skyblazer", 2),), (("Ozonic", 2),)]
    # 12 + 24 three times, 16 + 20 twice, 18 + 18 once.
    assert {frozenset(dict(side)) for side in found[2:]} == {
        frozenset({"Lectronist", "Stalwyrm"}),
        frozenset({"Kelvinight", "Stalwyrm"}),
        frozenset({"Tankerous", "Stalwyrm"}),
        frozenset({"Thilindis", "Reaper"}),
        frozenset({"Fiercival", "Reaper"}),
        frozenset({"Skyblazer", "Ozonic"}),
    }
    assert ready_sides(costs(content), Side(2, 36), 1) == [(("Skyblazer", 2),)]
    assert ready_sides(costs(content), Side(5, 36), 9) == []


def test_different_dragons_on_a_side(content: DragonLordsContent) -> None:
    found = ready_sides(costs(content), Side(3, 36), 100, different=True)
    assert (("Lectronist", 1), ("Kelvinight", 1), ("Tankerous", 1)) in found
    assert all(len(side) == 3 and all(number == 1 for _, number in side) for side in found)


@given(players=st.integers(1, 7), points=st.integers(10, 120))
def test_every_ready_made_side_comes_out(content: DragonLordsContent, players: int, points: int) -> None:
    known = costs(content)
    found = ready_sides(known, Side(players, points), 40)
    assert len(found) == len(set(found))
    for side in found:
        assert sum(number for _, number in side) == players
        assert sum(known[name] * number for name, number in side) == points


def test_sides_that_cannot_be_had(tables: Tables) -> None:
    assert impossible(tables, Side(3, 12)) == [] == impossible(tables, Side(3, 75))
    (few,) = impossible(tables, Side(3, 11))
    assert (few.code, few.hint) == ("too-few-points", "each costs at least 4: 12 in all")
    (many,) = impossible(tables, Side(1, 26))
    assert (many.code, many.message) == ("too-many-points", "1 dragon cannot cost 26 design points")
    assert not can_be_built(tables, Side(1, 26)) and can_be_built(tables, Side(1, 25))
