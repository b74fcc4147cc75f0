"""The worked examples of moving, seeing and striking, run against the rules."""

from __future__ import annotations

import pytest

from generator.games.dragon_strike.boards.loading import load_boards
from generator.resources import content_folder
from tests.games.dragon_strike.boards.examples import Example, Examples, load_examples

FIGURES = load_boards(content_folder("dragon-strike")).figures
EXAMPLES: Examples = load_examples(content_folder("dragon-strike", "examples", "boards.yaml"), FIGURES)


@pytest.mark.parametrize("example", EXAMPLES.examples, ids=lambda example: example.id)
def test_an_example(example: Example) -> None:
    answers = EXAMPLES.answers(example)
    assert {key: answers.get(key) for key in example.expect} == example.expect


def test_ids_are_unique_and_every_example_cites_a_rule() -> None:
    ids = [example.id for example in EXAMPLES.examples]
    assert len(set(ids)) == len(ids)
    assert all(example.cite and example.expect for example in EXAMPLES.examples)


def test_the_numbered_examples_are_all_there() -> None:
    numbers = {example.id.partition("-")[0] for example in EXAMPLES.examples if example.id.startswith("ST")}
    assert numbers == {"ST7", "ST8", "ST9", "ST10", "ST11", "ST12", "ST14", "ST20"}
