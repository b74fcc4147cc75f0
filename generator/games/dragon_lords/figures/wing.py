"""The raised wing: arm, fingers, scalloped skin."""

from __future__ import annotations

import itertools

from generator.games.dragon_lords.art.claws import claw
from generator.games.dragon_lords.art.curves import joined, lerp, trace
from generator.games.dragon_lords.art.limbs import along, bezier, bowed, limb, profile, sampled
from generator.games.dragon_lords.art.palette import Fill
from generator.games.dragon_lords.art.sketch import Mark
from generator.scene.geometry import Affine, Point

#: The wing about its shoulder, for the largest span: elbow, wrist, finger tips from the leading one on, and where the
#: skin ends on the flank.
ELBOW: Point = (-8.6, -3.4)
WRIST: Point = (-9.4, -15.4)
TIPS: tuple[Point, ...] = ((-4.4, -27.2), (-14.6, -26.2), (-20.6, -17.4), (-20.4, -3.6))
FLANK: Point = (-6.2, 14.0)
#: How far each finger bulges, as a share of its length, and how deep the scallops cut in.
BOWS = (0.10, 0.06, -0.02, -0.10)
DEPTH = 0.20


def wing(put: Affine, claws: int, fill: Fill, dark: Fill, near: bool, limb_half: float) -> list[Mark]:
    """A wing; ``put`` is the map from its own lengths to the sheet. The far one is drawn plainer."""
    elbow, wrist, flank = put.apply(*ELBOW), put.apply(*WRIST), put.apply(*FLANK)
    shoulder = put.apply(0, 0)
    tips = [put.apply(*tip) for tip in TIPS]
    fingers = [sampled(trace(bowed(wrist, tip, bow), closed=False), 4) for tip, bow in zip(tips, BOWS, strict=True)]
    inner = sampled(trace([wrist, lerp(wrist, flank, 0.5), flank], closed=False), 8)
    sides = [*fingers, inner]
    edges: list[list[Point]] = []
    for first, second in itertools.pairwise(sides):
        reach = 1 - DEPTH
        one, two = (lerp(along(first, reach), along(second, reach), t) for t in (0.25, 0.75))
        edges.append([bezier(first[-1], one, two, second[-1], i / 8) for i in range(9)])
    front = [shoulder, lerp(lerp(shoulder, wrist, 0.5), elbow, -0.12), wrist]
    skin = trace(front, fingers[0][1:], *(edge[1:] for edge in edges), [flank, shoulder])
    marks = [Mark(skin, fill)]
    shades = [trace(finger, edge[1:4], bowed(edge[3], wrist, 0.06)) for finger, edge in zip(sides, edges, strict=False)]
    marks.append(Mark(joined(shades), dark))
    rim = trace(front, fingers[0][1:], *(edge[1:] for edge in edges), closed=False)
    marks.append(Mark(rim, None, "outline" if near else "inner"))
    bone = 0.62 if near else 0.45
    widths = profile((0, 1.2), (0.4, 0.75), (0.45, 0.9), (0.5, 0.7), (1, 0.18), scale=bone)
    for finger in reversed(fingers):
        marks.append(Mark(limb(finger[::4], widths), "paper" if near else fill, "bone"))
    if not near:
        return marks
    marks.append(Mark(claw((wrist[0] - 0.2, wrist[1] - 0.2), -20, 0.75, claws, -1), "deep", "inner"))
    line = [shoulder, lerp(shoulder, elbow, 0.5), elbow, lerp(elbow, wrist, 0.5), wrist]
    muscle = profile((0, 1.9), (0.3, 1.35), (0.5, 1.0), (0.75, 0.8), (1, 0.75), scale=limb_half)
    arm = limb(line, muscle, 0.9, rooted=True)
    return [*marks, Mark(arm, "paper"), Mark(arm, None, "outline")]
