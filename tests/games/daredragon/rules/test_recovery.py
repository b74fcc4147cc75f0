"""Tests of regeneration, First Aid and Helping Hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from generator.errors import ContentError
from generator.games.daredragon.model import Action, Figures, Part
from generator.games.daredragon.rules.recovery import first_aid, helping_hand, regenerate, weakest_part
from generator.games.daredragon.rules.state import Fight, PartState, WarmUp

Find = Callable[[str], Action]


def dragon_at(fight: Fight, *health: int) -> Fight:
    parts = tuple(PartState(part, points) for part, points in zip(Part, health, strict=True))
    return replace(fight, parts=parts)


@pytest.mark.parametrize(
    ("health", "part", "after"),
    [
        ((2, 0, 0, 6), Part.PAWS, 8),
        ((25, 25, 25, 25), Part.JAWS, 25),
        ((9, 9, 4, 4), Part.LEGS, 12),
        ((9, 9, 9, 3), Part.TAIL, 11),
        ((20, 25, 25, 25), Part.JAWS, 25),
    ],
)
def test_regeneration(
    figures: Figures, dragon: Find, fight: Fight, health: tuple[int, int, int, int], part: Part, after: int
) -> None:
    before = replace(dragon_at(fight, *health), warm_up=WarmUp(1, 1))
    assert weakest_part(figures, before) is part
    healthier = regenerate(figures, dragon("regeneration"), before)
    assert healthier.part(part).health == after
    assert healthier.warm_up is None
    assert [p for p in healthier.parts if p.part is not part] == [p for p in before.parts if p.part is not part]


def test_first_aid(figures: Figures, daredevil: Find, fight: Fight) -> None:
    fallen = fight.with_daredevil(replace(fight.daredevil("C"), health=0, prone=True))
    helped = first_aid(figures, daredevil("first-aid"), fallen, by="B", on="C").daredevil("C")
    assert (helped.health, helped.prone) == (8, False)
    scratched = fight.with_daredevil(replace(fight.daredevil("C"), health=20))
    assert first_aid(figures, daredevil("first-aid"), scratched, by="B", on="C").daredevil("C").health == 25


def test_helping_hand(fight: Fight) -> None:
    lying = fight.with_daredevil(replace(fight.daredevil("C"), health=3, prone=True))
    assert helping_hand(lying, by="B", on="C").daredevil("C").prone is False
    out = fight.with_daredevil(replace(fight.daredevil("C"), health=0, prone=True))
    assert helping_hand(out, by="B", on="C").daredevil("C").prone is True


def test_nobody_helps_themselves(figures: Figures, daredevil: Find, fight: Fight) -> None:
    with pytest.raises(ContentError, match="B cannot do that for themselves"):
        helping_hand(fight, by="B", on="B")
    with pytest.raises(ContentError, match="B cannot do that for themselves"):
        first_aid(figures, daredevil("first-aid"), fight, by="B", on="B")
