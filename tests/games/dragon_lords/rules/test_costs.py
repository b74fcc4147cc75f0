"""What dragons cost, and that no other costs would fit the printed totals."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rider, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import all_designs, cost_bounds, design_cost

PRINTED = {
    "Lectronist": 12,
    "Kelvinight": 12,
    "Zippinchill": 10,
    "Thilindis": 16,
    "Reaper": 20,
    "Skyblazer": 18,
    "Slash": 15,
    "Blowderby": 15,
    "Tankerous": 12,
    "Fiercival": 16,
    "Ozonic": 18,
    "Stalwyrm": 24,
}


def test_the_printed_totals(content: DragonLordsContent) -> None:
    totals = {dragon.name: design_cost(content.tables, dragon).total for dragon in content.dragons.dragons}
    assert totals == PRINTED
    assert list(totals) == list(PRINTED)


def test_an_account_line_by_line(content: DragonLordsContent) -> None:
    account = design_cost(content.tables, content.dragon("Ozonic"))
    assert [(entry.component.value, str(entry.option), entry.points) for entry in account.entries] == [
        ("body", "very-heavy", 5),
        ("wings", "medium", 3),
        ("breath", "flame", 3),
        ("claws", "sharp", 3),
        ("rider", "crossbow-shooter", 4),
    ]
    assert str(account) == "very-heavy 5 + medium 3 + flame 3 + sharp 3 + crossbow-shooter 4"


def test_nobody_on_its_back_costs_nothing(content: DragonLordsContent) -> None:
    account = design_cost(content.tables, content.dragon("Lectronist"))
    assert (account.entries[-1].option, account.entries[-1].points) == (None, 0)
    assert str(account) == "heavy 4 + large 4 + lightning 2 + dull 2"


def test_the_bounds(tables: Tables) -> None:
    assert cost_bounds(tables) == (4, 25)


@pytest.mark.parametrize(
    ("many", "larger", "few", "smaller", "total"),
    [
        (2, "Zippinchill", 1, "Reaper", 20),
        (3, "Lectronist", 2, "Skyblazer", 36),
        (3, "Kelvinight", 2, "Skyblazer", 36),
        (4, "Lectronist", 3, "Thilindis", 48),
        (4, "Kelvinight", 3, "Thilindis", 48),
        (2, "Tankerous", 1, "Stalwyrm", 24),
        (3, "Zippinchill", 2, "Slash", 30),
        (3, "Zippinchill", 2, "Blowderby", 30),
        (3, "Tankerous", 2, "Ozonic", 36),
        (4, "Tankerous", 3, "Fiercival", 48),
    ],
)
def test_uneven_teams_cost_the_same(
    content: DragonLordsContent, many: int, larger: str, few: int, smaller: str, total: int
) -> None:
    assert many * design_cost(content.tables, content.dragon(larger)).total == total
    assert few * design_cost(content.tables, content.dragon(smaller)).total == total


def test_no_other_rising_costs_give_the_printed_totals(tables: Tables) -> None:
    """The reason why the costs that are not printed count as derived: the printed totals leave no second solution."""
    solutions = []
    for breath in combinations(range(1, 10), 5):
        for claws in combinations(range(1, 10), 5):
            large = 12 - 4 - breath[1] - claws[1]  # Lectronist
            huge = 10 - 1 - breath[0] - claws[2]  # Zippinchill
            if not 3 < large < huge < 10:
                continue
            if 2 + 3 + breath[3] + claws[2] != 12:  # Kelvinight
                continue
            if 4 + large + breath[3] + claws[3] != 16:  # Thilindis
                continue
            if 5 + huge + breath[4] + claws[4] != 20 or 3 + huge + breath[4] + claws[4] != 18:  # Reaper, Skyblazer
                continue
            wizard = 15 - 3 - 3 - breath[2] - claws[0]  # Slash
            others = (
                12 - 5 - 1 - breath[0] - claws[3],  # Tankerous and its lancer
                15 - 5 - 2 - breath[4] - claws[0],  # Blowderby and its javelin thrower
                16 - 4 - 2 - breath[4] - claws[1],  # Fiercival and its archer
                18 - 5 - 3 - breath[2] - claws[2],  # Ozonic and its crossbow shooter
            )
            if 5 + huge + breath[3] + claws[4] + wizard != 24:  # Stalwyrm
                continue
            solutions.append((large, huge, breath, claws, (*others, wizard)))
    costs = tables.costs
    assert solutions == [
        (
            costs.wings[Wings.LARGE],
            costs.wings[Wings.HUGE],
            tuple(costs.breath.values()),
            tuple(costs.claws.values()),
            tuple(costs.rider.values()),
        )
    ]


def test_every_design_is_there_once() -> None:
    choices = {(d.body, d.wings, d.breath, d.claws, d.rider) for d in all_designs()}
    assert len(choices) == len(list(all_designs())) == 3750
    assert len({design.name for design in all_designs()}) == 3750


def test_costs_of_all_designs_add_up_by_steps(tables: Tables) -> None:
    bodies, wings, breaths, claws, riders = list(Body), list(Wings), list(Breath), list(Claws), list(Rider)
    spread: dict[int, int] = {}
    for design in all_designs():
        steps = 4 + bodies.index(design.body) + wings.index(design.wings)
        steps += breaths.index(design.breath) + claws.index(design.claws)
        steps += 0 if design.rider is None else riders.index(design.rider) + 1
        assert design_cost(tables, design).total == steps
        spread[steps] = spread.get(steps, 0) + 1
    assert (min(spread), max(spread), spread[4], spread[25]) == (4, 25, 1, 1)
    assert sum(spread.values()) == 3750


def test_a_step_up_anywhere_costs_more(tables: Tables) -> None:
    plain = Design(name="x", body=Body.LIGHT, wings=Wings.SMALL, breath=Breath.COLD, claws=Claws.DULL)
    for field, options in (("body", Body), ("wings", Wings), ("breath", Breath), ("claws", Claws)):
        totals = [design_cost(tables, plain.model_copy(update={field: option})).total for option in options]
        assert all(lower < higher for lower, higher in pairwise(totals))
