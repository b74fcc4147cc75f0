"""What a budget still allows, and how much is missing for the rest."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rider, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import Component
from generator.games.dragon_lords.workshop.offers import (
    Offer,
    budget_problems,
    offer,
    offers,
    overrun,
    refusal,
    reserve,
    spent,
)
from generator.games.dragon_lords.workshop.parts import Draft, every_dragon, price

HEAVY = Draft().choose(Component.BODY, Body.VERY_HEAVY)


def missing(offered: list[Offer]) -> dict[str, int]:
    return {str(entry.option): entry.missing for entry in offered}


def test_the_rest_keeps_what_it_needs(tables: Tables) -> None:
    assert (spent(tables, Draft()), reserve(tables, Draft())) == (0, 4)
    assert (spent(tables, HEAVY), reserve(tables, HEAVY)) == (5, 3)
    # Of 10 points the body has 5; breath and claws need one each: three are left for wings.
    assert missing(offers(tables, HEAVY, Component.WINGS, 10)) == {
        "tiny": 0,
        "small": 0,
        "medium": 0,
        "large": 1,
        "huge": 2,
    }


def test_the_last_choice_may_take_all_that_is_left(tables: Tables) -> None:
    draft = HEAVY.choose(Component.WINGS, Wings.HUGE).choose(Component.BREATH, Breath.COLD)
    assert missing(offers(tables, draft, Component.CLAWS, 12)) == {
        "blunt": 0,
        "dull": 1,
        "sharp": 2,
        "jagged": 3,
        "razor-sharp": 4,
    }
    whole = draft.choose(Component.CLAWS, Claws.BLUNT)
    assert [entry.fits for entry in offers(tables, whole, Component.RIDER, 12)] == [True] + [False] * 5
    assert [entry.fits for entry in offers(tables, whole, Component.RIDER, None)] == [True] * 6


def test_a_choice_made_before_does_not_count_against_another(tables: Tables) -> None:
    draft = HEAVY.choose(Component.WINGS, Wings.HUGE)
    assert missing(offers(tables, draft, Component.WINGS, 10))["medium"] == 0


def test_a_refusal_tells_the_points_behind_it(tables: Tables) -> None:
    draft = HEAVY.choose(Component.WINGS, Wings.HUGE)
    wanted = offer(tables, draft, Component.BREATH, Breath.FLAME, 12)
    refused = refusal(tables, draft, wanted, 12)
    assert (wanted.cost, wanted.missing, refused.left, refused.kept) == (3, 2, 2, 1)


def test_choices_that_overrun_the_budget_by_one(tables: Tables) -> None:
    draft = HEAVY.choose(Component.WINGS, Wings.HUGE).choose(Component.BREATH, Breath.COLD)
    assert overrun(tables, draft, 12) == []
    (finding,) = overrun(tables, draft, 11)
    assert finding.code == "over-budget"
    assert finding.message == (
        "the dragon costs 12 of 11 design points: very-heavy 5 + huge 5 + cold 1 + at least 1 for the rest"
    )
    assert finding.hint == "save 1"


def test_a_whole_dragon_that_overruns_its_budget(tables: Tables) -> None:
    draft = HEAVY.choose(Component.WINGS, Wings.HUGE).choose(Component.BREATH, Breath.COLD)
    draft = draft.choose(Component.CLAWS, Claws.DULL).choose(Component.RIDER, Rider.LANCER)
    (finding,) = overrun(tables, draft, 12)
    assert (
        finding.message == "the dragon costs 14 of 12 design points: very-heavy 5 + huge 5 + cold 1 + dull 2 + lancer 1"
    )


@pytest.mark.parametrize(("budget", "code"), [(3, "budget-too-small"), (4, ""), (999, ""), (1000, "budget-too-large")])
def test_budgets_that_no_dragon_or_no_file_can_have(tables: Tables, budget: int, code: str) -> None:
    assert [finding.code for finding in budget_problems(tables, budget)] == ([code] if code else [])


@given(data=st.data(), budget=st.integers(4, 25), order=st.permutations(list(Component)))
def test_who_takes_what_fits_always_ends_within_the_budget(
    tables: Tables, data: st.DataObject, budget: int, order: list[Component]
) -> None:
    draft = Draft()
    for component in order:
        fitting = [entry for entry in offers(tables, draft, component, budget) if entry.fits]
        assert fitting
        draft = draft.choose(component, data.draw(st.sampled_from(fitting)).option)
    assert draft.is_whole and spent(tables, draft) <= budget and overrun(tables, draft, budget) == []


@pytest.mark.parametrize("budget", [4, 7, 12, 25])
def test_an_option_is_refused_exactly_if_no_dragon_with_it_is_cheap_enough(tables: Tables, budget: int) -> None:
    draft = Draft().choose(Component.BREATH, Breath.LIGHTNING)
    costs: dict[object, int] = {}
    for parts in every_dragon():
        if parts.breath is Breath.LIGHTNING:
            total = sum(price(tables, name, parts.option(name)) for name in Component)
            costs[parts.body] = min(total, costs.get(parts.body, total))
    for entry in offers(tables, draft, Component.BODY, budget):
        assert entry.missing == max(costs[entry.option] - budget, 0)
