"""All designs that fit a wish."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rating, Rider, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.workshop.figures import Figure, merit, value_of
from generator.games.dragon_lords.workshop.listing import WISHED, Limits, Wish, designs_that_fit, obstacles
from generator.games.dragon_lords.workshop.parts import Parts, every_dragon

NOBODY = (None,)


@pytest.mark.parametrize(
    ("limits", "number"),
    [
        (Limits(), 3750),
        (Limits(budget=25), 3750),
        (Limits(budget=4), 1),
        (Limits(budget=5), 6),
        (Limits(budget=3), 0),
        (Limits(riders=NOBODY), 625),
        # Four numbers from 1 to 5 that come to 12 at most: 85 come to 12 itself, and half of the other 540 to less.
        (Limits(budget=12, riders=NOBODY), 355),
        (Limits(min_speed=1), 750),
        (Limits(min_speed=5), 3750),
        (Limits(max_speed=15), 750),
        (Limits(max_speed=14), 1500),
        (Limits(max_speed=16), 0),
        (Limits(rating=Rating.A), 150),
        (Limits(rating=Rating.B), 450),
        (Limits(rating=Rating.I), 3750),
        (Limits(bodies=(Body.HEAVY,), wings=(Wings.TINY, Wings.HUGE), riders=(Rider.WIZARD,)), 50),
        (Limits(breaths=(Breath.ICE,), claws=(Claws.DULL,)), 150),
    ],
)
def test_how_many_fit(tables: Tables, limits: Limits, number: int) -> None:
    assert len(designs_that_fit(tables, limits)) == number


def best(tables: Tables, limits: Limits, *wishes: Wish) -> Parts:
    return designs_that_fit(tables, limits, wishes)[0]


def test_the_best_by_each_wish(tables: Tables) -> None:
    twelve = Limits(budget=12, riders=NOBODY)
    # Razor-sharp claws leave seven points: the most agile frame takes six, and the last one buys the weakest breath.
    assert best(tables, twelve, Wish.CLAWS) == Parts(Body.VERY_LIGHT, Wings.HUGE, Breath.COLD, Claws.RAZOR_SHARP)
    assert best(tables, twelve, Wish.COST) == Parts(Body.VERY_LIGHT, Wings.TINY, Breath.COLD, Claws.BLUNT)
    assert best(tables, twelve, Wish.TOUGHNESS) == Parts(Body.VERY_HEAVY, Wings.HUGE, Breath.COLD, Claws.BLUNT)
    assert best(tables, twelve, Wish.HARD_TO_HIT).wings is Wings.TINY
    assert best(tables, twelve, Wish.HARD_TO_HIT).body is Body.VERY_LIGHT
    assert best(tables, twelve, Wish.BREATH, Wish.CLAWS) == Parts(
        Body.VERY_LIGHT, Wings.TINY, Breath.MAGMA, Claws.RAZOR_SHARP
    )
    # With the weakest weapons a dragon of rating A costs eight and has 9; one of rating B has 8, and 2 of a lancer.
    assert best(tables, Limits(budget=8), Wish.CLOSE_COMBAT) == Parts(
        Body.VERY_LIGHT, Wings.LARGE, Breath.COLD, Claws.BLUNT, Rider.LANCER
    )


def test_without_a_wish_the_budget_is_used_up_first(tables: Tables) -> None:
    costs = [value_of(tables, parts, Figure.COST) for parts in designs_that_fit(tables, Limits(budget=7))]
    assert costs[0] == 7 and costs[-1] == 4
    assert costs == sorted(costs, key=lambda cost: -int(str(cost)))


@settings(max_examples=20)
@given(wish=st.sampled_from(sorted(WISHED)), budget=st.integers(4, 25))
def test_no_design_stands_before_a_better_one(tables: Tables, wish: Wish, budget: int) -> None:
    figure = WISHED[wish]
    merits = [
        merit(figure, value_of(tables, parts, figure)) for parts in designs_that_fit(tables, Limits(budget), [wish])
    ]
    assert all(first >= second for first, second in pairwise(merits))


def test_nothing_is_lost_by_sorting(tables: Tables) -> None:
    assert set(designs_that_fit(tables, Limits(), list(Wish))) == set(every_dragon())


def test_what_stands_in_the_way(tables: Tables) -> None:
    heavy = Limits(budget=6, bodies=(Body.VERY_HEAVY,), riders=NOBODY)
    assert designs_that_fit(tables, heavy) == []
    # Without the budget 125 very heavy dragons fit; without the body, those of six points at most: 1 + 4 + 10.
    assert obstacles(tables, heavy) == [("budget", 125), ("bodies", 15)]
    assert obstacles(tables, Limits(min_speed=1, bodies=(Body.HEAVY,), wings=(Wings.HUGE,))) == [
        ("bodies", 150),
        ("min_speed", 150),
    ]
