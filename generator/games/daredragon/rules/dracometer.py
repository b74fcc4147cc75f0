"""Steps along the dracometer: every modifier of damage is a number of them."""

from __future__ import annotations

from dataclasses import dataclass

from generator.errors import ContentError, Finding
from generator.games.daredragon.model_rules import Dracometer


@dataclass(frozen=True, slots=True)
class Shift:
    """Where a shift ends, and how many steps of it fell off the end of the dracometer (0 if none did)."""

    value: int
    lost: int = 0

    @property
    def clamped(self) -> bool:
        """Whether the shift ran into an end."""
        return self.lost != 0


def position(scale: Dracometer, value: int) -> int:
    """The place of a damage value on the dracometer, from 0 (1.10). Raises ContentError for any other value."""
    try:
        return scale.steps.index(value)
    except ValueError:
        near = [step for step in scale.steps if step < value][-1:] + [step for step in scale.steps if step > value][:1]
        hint = "the nearest values are " + " and ".join(str(step) for step in near)
        raise ContentError([Finding("off-dracometer", f"{value} is not on the dracometer", hint=hint)]) from None


def shift(scale: Dracometer, value: int, steps: int) -> Shift:
    """A damage value moved by steps; a move beyond an end stops there (1.10; the ends are our reading).

    Raises ContentError if ``value`` is not on the dracometer.
    """
    wanted = position(scale, value) + steps
    reached = min(max(wanted, 0), len(scale.steps) - 1)
    return Shift(scale.steps[reached], wanted - reached)


def shifted(scale: Dracometer, value: int, *steps: int) -> int:
    """A damage value after all modifiers. They are added up first, so their order does not matter (1.10)."""
    return shift(scale, value, sum(steps)).value
