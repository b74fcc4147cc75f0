"""Shades of a colour, and the inks that an emblem is drawn in."""

from __future__ import annotations

from dataclasses import dataclass

from generator.layout.lowink import luminance

WHITE, BLACK = "#FFFFFF", "#000000"
#: A ground darker than this (relative luminance) is written on in white.
DARK = 0.32


def mix(color: str, other: str, share: float) -> str:
    """``#rrggbb`` with a share (0 to 1) of another colour in it."""
    pairs = zip(bytes.fromhex(color[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def is_dark(color: str) -> bool:
    """Whether white stands out from it better than black."""
    return luminance(color) < DARK


@dataclass(frozen=True, slots=True)
class Inks:
    """What an emblem is drawn in: its body, the shade and the light on it, its lines, and lines outside its body."""

    body: str
    shade: str
    light: str
    line: str
    stroke: str


def colored(color: str, line: str, glow: str = "") -> Inks:
    """An emblem in a colour, on a light ground; ``glow`` is the light on it, a tint of the colour if none is given."""
    deep = mix(color, line, 0.35)
    return Inks(color, deep, glow or mix(color, WHITE, 0.62), line, deep)


def reserved(ground: str, glow: str = "") -> Inks:
    """An emblem left light on a dark ground, its lines as dark as the ground."""
    body = mix(ground, WHITE, 0.94)
    return Inks(body, mix(ground, WHITE, 0.62), glow or WHITE, mix(ground, BLACK, 0.3), body)


def tonal(ground: str) -> Inks:
    """A quiet emblem in darker tones of a light ground."""
    dark = mix(ground, BLACK, 0.72)
    return Inks(mix(ground, BLACK, 0.42), mix(ground, BLACK, 0.58), mix(ground, WHITE, 0.5), dark, dark)


def inks_on(ground: str, glow: str = "") -> Inks:
    """An emblem on a ground of any colour."""
    return reserved(ground, glow) if is_dark(ground) else tonal(ground)
