"""Claws and teeth: from blunt and rounded to long and razor-sharp."""

from __future__ import annotations

from generator.games.dragon_lords.art.curves import shifted, trace
from generator.scene.geometry import Point
from generator.scene.outlines import Steps

#: Length of a claw in its own half widths, and how far it hooks, by sharpness.
_LENGTHS = (1.9, 2.7, 3.6, 4.1, 5.2)
_HOOKS = (0.0, 4.0, 10.0, 6.0, 18.0)


def claw(base: Point, bearing: float, half: float, claws: int, turn: float = 1.0) -> Steps:
    """A claw of sharpness ``claws`` (1 to 5); ``half`` is its half width at the base, ``turn`` the side it hooks to.

    Bearings are degrees from straight up, clockwise.
    """
    length = half * _LENGTHS[claws - 1]
    left, right = shifted(base, bearing - 90, half), shifted(base, bearing + 90, half)
    hook = _HOOKS[claws - 1] * turn
    tip = shifted(base, bearing + hook, length)
    middle = shifted(base, bearing + hook * 0.2, length * 0.55)
    if claws == 1:
        return trace(
            [
                left,
                shifted(shifted(base, bearing, length * 0.6), bearing - 90, half * 0.95),
                tip,
                shifted(shifted(base, bearing, length * 0.6), bearing + 90, half * 0.95),
                right,
            ]
        )
    near, far = shifted(middle, bearing - 90, half * 0.72), shifted(middle, bearing + 90, half * 0.6)
    if claws == 2:
        blunted = shifted(tip, bearing - 90, half * 0.25), shifted(tip, bearing + 90, half * 0.25)
        return trace([left, near, blunted[0], tip, blunted[1], far, right])
    if claws == 4:
        # A barb on each side: the edge of a saw.
        barb = shifted(shifted(base, bearing, length * 0.42), bearing - 90, half * 1.25)
        notch = shifted(shifted(base, bearing, length * 0.5), bearing - 90, half * 0.55)
        barb2 = shifted(shifted(base, bearing, length * 0.22), bearing + 90, half * 1.35)
        notch2 = shifted(shifted(base, bearing, length * 0.32), bearing + 90, half * 0.62)
        return trace([left, barb], [notch], [tip], [notch2], [barb2], [right])
    return trace([left, near, tip], [far, right])


def tooth(base: Point, bearing: float, half: float, claws: int) -> Steps:
    """A tooth at the rim of the jaw, a small straight claw."""
    length = half * (1.1, 1.5, 2.1, 2.4, 3.2)[claws - 1]
    left, right = shifted(base, bearing - 90, half), shifted(base, bearing + 90, half)
    tip = shifted(base, bearing, length)
    return trace([left, tip, right]) if claws < 3 else trace([left, tip], [right])
