"""Neck, body and tail from the side: outline, belly plates, shade."""

from __future__ import annotations

import math
from dataclasses import dataclass

from generator.games.dragon_lords.art.curves import joined, lerp, trace
from generator.games.dragon_lords.art.limbs import edges, profile
from generator.games.dragon_lords.art.sketch import Mark
from generator.games.dragon_lords.figures.stature import CHEST, HIPS, NECK, ROOT, SPINE, Stature
from generator.scene.geometry import Point
from generator.scene.outlines import Steps


@dataclass(frozen=True, slots=True)
class Trunk:
    """The two sides of the body from the skull to the tip of the tail, point by point."""

    back: list[Point]
    belly: list[Point]

    def at(self, share: float) -> tuple[Point, Point, float]:
        """A place on the back, the one across from it on the belly, and the bearing along the back there."""
        place = share * (len(self.back) - 1)
        i = min(int(place), len(self.back) - 2)
        t = place - i
        back = lerp(self.back[i], self.back[i + 1], t)
        belly = lerp(self.belly[i], self.belly[i + 1], t)
        dx, dy = self.back[i + 1][0] - self.back[i][0], self.back[i + 1][1] - self.back[i][1]
        return back, belly, math.degrees(math.atan2(dx, -dy))


def trunk(stature: Stature) -> Trunk:
    """The body of a stature."""
    widths = profile(
        (0.0, stature.neck * 0.98),
        (0.08, stature.neck * 0.86),
        (NECK, stature.neck * 1.1),
        (CHEST, stature.chest),
        (HIPS, stature.chest * 0.80),
        (ROOT, stature.tail),
        (0.8, stature.tail * 0.55),
        (1.0, 0.32),
    )
    left, right = edges(SPINE, widths)
    return Trunk(back=right, belly=left)


def thinned(side: list[Point]) -> list[Point]:
    """Every other point of a side, its ends among them: enough for a smooth line."""
    return [*side[:-1:2], side[-1]]


def hide(body: Trunk) -> list[Mark]:
    """The body with its shaded back and the plates of its belly; its outline is open at the skull."""
    back, belly = thinned(body.back), thinned(body.belly)
    last = round(0.9 * len(belly))
    inner = [lerp(near, far, 0.30) for far, near in zip(back, belly, strict=True)][:last]
    dark = [lerp(far, near, 0.24) for far, near in zip(back, belly, strict=True)]
    lines: list[Steps] = []
    for index in range(2, round(0.88 * len(body.belly))):
        a, b = body.belly[index], lerp(body.belly[index], body.back[index], 0.30)
        lines.append(trace([a, lerp(a, b, 0.55), b], closed=False))
    return [
        Mark(trace(back, list(reversed(belly))), "paper"),
        Mark(trace(back, list(reversed(dark))), "tint"),
        Mark(trace(belly[:last], list(reversed(inner))), "shade"),
        Mark(joined(lines), None, "hair", 1),
        Mark(trace(inner, closed=False), None, "inner", 1),
        Mark(trace(back, list(reversed(belly)), closed=False), None, "outline"),
    ]
