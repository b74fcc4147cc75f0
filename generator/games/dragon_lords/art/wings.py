"""The skeleton of a wing: arm, wrist, four fingers, and the outline of its membrane."""

from __future__ import annotations

import math
from dataclasses import dataclass

from generator.games.dragon_lords.art.curves import lerp, trace
from generator.games.dragon_lords.art.limbs import along, bezier, bowed, sampled
from generator.games.dragon_lords.art.proportions import SHOULDER, Build, Span
from generator.scene.geometry import Point
from generator.scene.outlines import Steps

#: How far each finger bulges towards the leading edge, as a share of its length.
_BOWS = (0.085, 0.10, 0.085, 0.035)
#: How deep each scallop of the trailing edge cuts in, as a share of its distance from the wrist.
_DEPTHS = (0.13, 0.16, 0.19, 0.15)


@dataclass(frozen=True, slots=True)
class Wing:
    """The right wing on the drawing's sheet; fingers run from the wrist to their tips, the first one leading."""

    shoulder: Point
    elbow: Point
    wrist: Point
    fingers: tuple[list[Point], ...]
    inner: list[Point]
    bone: float

    def side(self, bay: int) -> list[Point]:
        """The farther side of a bay (0 outermost … 3 next to the body): a finger, or the body."""
        return self.fingers[bay + 1] if bay < 3 else self.inner

    def scallop(self, bay: int, count: int = 6) -> list[Point]:
        """The trailing edge of a bay, from its outer finger to its inner one."""
        first, second = self.fingers[bay], self.side(bay)
        reach = 1 - _DEPTHS[bay]
        one, two = (lerp(along(first, reach), along(second, reach), t) for t in (0.22, 0.74))
        return [bezier(first[-1], one, two, second[-1], i / count) for i in range(count + 1)]

    def echo(self, bay: int, distance: float, shorten: float) -> list[Point]:
        """A line that follows the trailing edge of a bay inside it, ``distance`` mm away, shortened at both ends."""
        edge = self.scallop(bay, 20)
        first, last = round(20 * shorten), round(20 * (1 - shorten))
        line: list[Point] = []
        for i in range(first, last + 1, 2):
            (x1, y1), (x2, y2) = edge[max(i - 1, 0)], edge[min(i + 1, 20)]
            size = math.dist((x1, y1), (x2, y2))
            line.append((edge[i][0] + (y1 - y2) / size * distance, edge[i][1] + (x2 - x1) / size * distance))
        return line

    @property
    def front(self) -> list[Point]:
        """The leading edge from the shoulder to the wrist: skin stretched before the arm."""
        middle = lerp(self.shoulder, self.wrist, 0.5)
        return [self.shoulder, (middle[0] + 0.8, middle[1] + 3.0), self.wrist]

    @property
    def outline(self) -> Steps:
        """The whole membrane."""
        return trace(self.front, self.fingers[0][4::4], *(self.scallop(bay)[1:] for bay in range(4)))

    @property
    def rim(self) -> Steps:
        """The free edges of the membrane: in front of the arm, and from the first finger's tip to the hip."""
        scallops = trace(self.scallop(0), *(self.scallop(bay)[1:] for bay in (1, 2, 3)), closed=False)
        return trace(self.front, closed=False) + scallops


def wing(build: Build, span: Span) -> Wing:
    """The right wing of a build and a span."""
    o = build.torso
    wrist = (o + span.wrist[0], span.wrist[1])
    tips = [(o + x, y) for x, y in span.tips]
    fingers = tuple(
        sampled(trace(bowed(wrist, tip, bow), closed=False), 4) for tip, bow in zip(tips, _BOWS, strict=True)
    )
    hip = (o * 0.55, span.root)
    shoulder = (o * 0.30 + build.neck * 0.6, SHOULDER - 1.0)
    inner = sampled(trace([wrist, (o * 0.98 + 3, SHOULDER + 6), (o * 0.9, 62.0), hip], closed=False), 6)
    elbow = (o + span.wrist[0] * 0.36, SHOULDER + 2.4 - (45 - span.wrist[1]) * 0.10)
    return Wing(shoulder, elbow, wrist, fingers, inner, span.bone)
