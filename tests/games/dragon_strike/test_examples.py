"""The worked examples of the content, run against the rules."""

from __future__ import annotations

from typing import Any

import pytest

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.resources import content_folder
from generator.source.reader import read_yaml
from tests.games.dragon_strike.answers import ANSWERS

FILES = ("attacks", "feats", "play")


def examples() -> list[dict[str, Any]]:
    """All examples, file by file."""
    listed: list[dict[str, Any]] = []
    for name in FILES:
        data: Any = read_yaml(content_folder("dragon-strike", "examples", f"{name}.yaml")).data
        listed += data
    return listed


@pytest.mark.parametrize("example", examples(), ids=lambda example: example["id"])
def test_an_example(content: DragonStrikeContent, example: dict[str, Any]) -> None:
    answer = ANSWERS[example["rule"]](content, example["given"])
    assert {key: answer[key] for key in example["expect"]} == example["expect"]


def test_every_example_has_an_id_of_its_own_and_a_citation() -> None:
    ids = [example["id"] for example in examples()]
    assert len(set(ids)) == len(ids)
    assert all(set(example) == {"id", "cite", "rule", "given", "expect"} for example in examples())


def test_the_numbered_examples_are_all_there() -> None:
    numbers = {example["id"].partition("-")[0] for example in examples() if example["id"].startswith("ST")}
    assert numbers == {f"ST{number}" for number in (*range(1, 10), 13, *range(15, 20), 21, 22)}


def test_every_rule_is_tried() -> None:
    assert {example["rule"] for example in examples()} == set(ANSWERS)
