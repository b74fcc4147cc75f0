"""Short ways to set up a fight."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from generator.games.daredragon.content import Content
from generator.games.daredragon.model import Action, Owner, Part
from generator.games.daredragon.rules.state import Daredevil, Fight, PartState


@pytest.fixture(scope="session")
def fight() -> Fight:
    """Four daredevils and the dragon, all on 25, no target."""
    daredevils = tuple(Daredevil(seat, 25) for seat in "ABCD")
    return Fight(daredevils, tuple(PartState(part, 25) for part in Part))


@pytest.fixture(scope="session")
def dragon(content: Content) -> Callable[[str], Action]:
    return lambda name: content.action(Owner.DRAGON, name)


@pytest.fixture(scope="session")
def daredevil(content: Content) -> Callable[[str], Action]:
    return lambda name: content.action(Owner.DAREDEVIL, name)
