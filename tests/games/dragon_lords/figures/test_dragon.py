"""The rising dragon: inside its sheet, and another one for every body, wing, breath and claw."""

from __future__ import annotations

import math

import pytest

from generator.games.dragon_lords.art.sketch import Mark
from generator.games.dragon_lords.figures.dragon import rising
from generator.games.dragon_lords.figures.stature import HEIGHT, WIDTH
from generator.scene.geometry import Point

BODIES_AND_WINGS = [(body, wings, 3, 3) for body in (1, 3, 5) for wings in (1, 3, 5)]
BREATHS_AND_CLAWS = [(5, 5, breath, claws) for breath, claws in zip(range(1, 6), range(1, 6), strict=True)]


def points(marks: tuple[Mark, ...]) -> list[Point]:
    return [(float(step[-2]), float(step[-1])) for mark in marks for step in mark.steps if len(step) > 1]


@pytest.mark.parametrize("steps", BODIES_AND_WINGS + BREATHS_AND_CLAWS)
def test_every_dragon_stays_on_its_sheet(steps: tuple[int, int, int, int]) -> None:
    for x, y in points(rising(*steps)):
        assert math.isfinite(x) and math.isfinite(y)
        assert -0.5 <= x <= WIDTH + 0.5 and -0.5 <= y <= HEIGHT + 0.5


def test_heavier_bodies_are_thicker_and_larger_wings_reach_farther() -> None:
    def chest(body: int) -> float:
        # The back at its farthest left and the plates of the belly belong to the outline that is drawn first.
        whole = next(
            mark for mark in rising(body, 3, 3, 3) if mark.fill == "paper" and not mark.stroke and mark.level == 0
        )
        xs = [x for x, y in points((whole,)) if 30 < y < 33]
        return max(xs) - min(xs)

    def reach(wings: int) -> float:
        return min(x for x, y in points(rising(1, wings, 3, 3)) if y < 30)

    assert sorted([chest(body) for body in (1, 3, 5)]) == [chest(body) for body in (1, 3, 5)]
    assert sorted([reach(wings) for wings in (5, 3, 1)]) == [reach(wings) for wings in (5, 3, 1)]


def test_breath_and_claws_show() -> None:
    dragons = {steps: rising(*steps) for steps in ((3, 3, breath, 3) for breath in range(1, 6))}
    assert len(set(dragons.values())) == 5
    assert len({rising(3, 3, 3, claws) for claws in range(1, 6)}) == 5


def test_head_and_claws_look_to_the_right() -> None:
    marks = points(rising(3, 5, 1, 3))
    foremost = max(marks)
    assert foremost[0] > 0.8 * WIDTH
    wings = min(marks)
    assert wings[0] < 0.1 * WIDTH and wings[1] < HEIGHT / 2
