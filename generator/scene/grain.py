"""Noise of our own: the same numbers on every machine, in every run."""

from __future__ import annotations

import math

_MASK = 0xFFFFFFFF


def grain(*keys: int) -> float:
    """A number from 0 to below 1 that looks random and depends on nothing but its keys."""
    mixed = 0x9E3779B9
    for key in keys:
        mixed = ((mixed ^ (key & _MASK)) * 0x85EBCA6B) & _MASK
        mixed ^= mixed >> 13
        mixed = (mixed * 0xC2B2AE35) & _MASK
        mixed ^= mixed >> 16
    return mixed / (_MASK + 1)


def swing(*keys: int) -> float:
    """A number from -1 to below 1."""
    return 2 * grain(*keys) - 1


def pick(count: int, *keys: int) -> int:
    """A whole number from 0 to below ``count``."""
    return int(grain(*keys) * count)


def rolling(x: float, y: float, seed: int) -> float:
    """Smooth noise from -1 to 1 over the plane, with waves of about one unit."""
    left, top = math.floor(x), math.floor(y)
    u, v = x - left, y - top
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    upper = swing(left, top, seed) * (1 - u) + swing(left + 1, top, seed) * u
    lower = swing(left, top + 1, seed) * (1 - u) + swing(left + 1, top + 1, seed) * u
    return upper * (1 - v) + lower * v
