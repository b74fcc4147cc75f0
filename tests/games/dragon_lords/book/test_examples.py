"""The worked examples of the chapters against figures worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from generator.games.dragon_lords.book.examples import examples
from generator.games.dragon_lords.book.examples_advanced import advanced_examples
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.dice import Dice
from tests.games.dragon_lords.book.conftest import spaced


@pytest.fixture(scope="module")
def ex(content: DragonLordsContent) -> dict[str, Any]:
    return {**examples(content), **advanced_examples(content)}


def test_flight(ex: dict[str, Any]) -> None:
    assert ex["speed"] == {"last": 6, "fastest": 9}
    assert (ex["fast"]["turns"], ex["fast"]["owed"], ex["fast"]["owed_one"]) == (3, 6, 2)
    assert (ex["turn"]["points"], ex["turn"]["spent"]) == ([3, 1, 2, 3], 9)
    assert (ex["climb"]["points"], ex["climb"]["hexes"], ex["climb"]["end"]) == ([4, 1, 0, 1], 6, "low")
    assert ex["ladder"] == {"climbs": 4, "points": 8, "down": 0}
    assert ex["steep"] == {"levels": 3, "near": 2, "far": 3}


def test_a_breath_with_five_modifiers(ex: dict[str, Any]) -> None:
    assert ex["breath"]["terms"] == {"wings": -1, "body": 1, "area": 1, "range": -1, "levels": 1, "ground": 0}
    assert ex["breath"]["needed"] == 9


def test_damage(ex: dict[str, Any]) -> None:
    assert (ex["hit"]["points"], ex["hit"]["left"]) == (20, 7)
    assert (ex["hit"]["claws_dice"], ex["hit"]["claws_dice_after"]) == (Dice(3), Dice(2, 2))
    assert (ex["serious"]["breath_dice_after"], ex["serious"]["rating_after"]) == (Dice(2, 2), "F")
    assert (ex["track"]["total"], ex["track"]["above"]) == (40, 20)
    assert (ex["fight"]["scores"], ex["fight"]["section"]) == ([13, 12], "right-wing")


def test_the_advanced_rules(ex: dict[str, Any]) -> None:
    assert ex["allowance"] == {"safe": 9, "tiny": 2, "huge": 6}
    assert (ex["bank"]["costs"], spaced(ex["bank"]["sum"]), ex["bank"]["lost"]) == ([1, 2, 4], "4 + 1 + 2", 1)
    assert (ex["carried"]["first"], ex["carried"]["whole"], ex["carried"]["rest"]) == (3, 5, 2)
    assert (ex["falls"]["low"], ex["falls"]["high"], ex["falls"]["top"]) == (Dice(1), Dice(4), Dice(5))
    assert ex["take_off"] == {"minimum": 4, "least": 5, "most": 7, "spent": 5, "rest": 3}
    assert (ex["archer"]["needed"], ex["archer"]["dice"]) == (9, Dice(1, 1))
    assert ex["own_dragon"] == 7
    assert (ex["tactics"]["scores"], ex["tactics"]["lance"], ex["tactics"]["dice"]) == ([12, 11], 2, Dice(3, 6))


def test_design_and_campaign(ex: dict[str, Any]) -> None:
    assert ex["legion"] == {"large": 2, "small": 5}
    assert (spaced(ex["design"]["sum"]), ex["design"]["cost"], ex["design"]["rating"]) == ("2 + 4 + 4 + 2 + 3", 15, "C")
    assert (ex["design"]["wing_points"], ex["design"]["wing_above"]) == (35, 18)
    assert (spaced(ex["campaign"]["sum"]), ex["campaign"]["total"]) == ("37 + 10 − 20 + 50", 77)
