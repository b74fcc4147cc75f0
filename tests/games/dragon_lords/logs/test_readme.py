"""The description of the format, held against the models: nothing that a log can say is left out of it."""

from __future__ import annotations

import re

import pytest

from generator.games.dragon_lords.logs import model
from generator.games.dragon_lords.rules.hexes import Compass
from generator.games.dragon_lords.rules.ruleset import RuleSet
from generator.games.dragon_lords.rules.steps import read_step
from generator.resources import content_folder
from generator.source.model import Model

TEXT = content_folder("dragon-lords", "logs", "README.md").read_text(encoding="utf-8")
MODELS = (
    RuleSet,
    model.Log,
    model.LogMap,
    model.Start,
    model.Turn,
    model.Entry,
    model.Breath,
    model.RiderAction,
    model.Hit,
    model.After,
    model.Combat,
    model.Fighter,
    model.CombatHit,
    model.Winner,
    model.Loser,
)


@pytest.mark.parametrize("described", MODELS, ids=lambda each: each.__name__)
def test_every_key_is_described(described: type[Model]) -> None:
    words = set(re.findall(r"[a-z_]+", TEXT))
    assert [name for name in described.model_fields if name not in words] == []


def test_the_steps_are_steps() -> None:
    table = TEXT.split("| step of a move |")[1].split("\n\n")[0]
    steps = [word for word in re.findall(r"`([^`]+)`", table) if word]
    assert len(steps) == 11
    for word in steps:
        read_step(word)


def test_the_compass_is_whole() -> None:
    assert all(f"`{point}`" in TEXT for point in Compass)
