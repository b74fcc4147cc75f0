"""Noise of our own: the same numbers on every machine, in every run."""

from __future__ import annotations

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
