"""Scales, each from its worst end to its best, and steps along them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from generator.games.dragon_lords.model.options import Breath, Claws, Range, Rating

T = TypeVar("T")

BREATH: tuple[Breath, ...] = tuple(Breath)
"""Cold to magma."""

CLAWS: tuple[Claws, ...] = tuple(Claws)
"""Blunt to razor sharp."""

RATINGS: tuple[Rating, ...] = tuple(reversed(Rating))
"""I, the least maneuverable, to A."""

RANGES: tuple[Range, ...] = tuple(reversed(Range))
"""Very long to very short."""


def step(scale: Sequence[T], option: T, steps: int) -> T:
    """The option so many steps better (or worse, with a minus) on a scale; the ends of the scale hold it.

    Serious Damage Effects Table (the minimum of each effect); The Wizard's Spellbook (Dull, Sharpen, Lethargy, Vigor).
    """
    return scale[min(max(scale.index(option) + steps, 0), len(scale) - 1)]
