"""How a wing is drawn: its skin with shade and folds, its bones, its arm."""

from __future__ import annotations

import math

from generator.games.dragon_lords.art.claws import claw
from generator.games.dragon_lords.art.curves import joined, lerp, trace
from generator.games.dragon_lords.art.limbs import along, bowed, edges, limb, profile, shade
from generator.games.dragon_lords.art.proportions import SHOULDER, Build
from generator.games.dragon_lords.art.sketch import Mark
from generator.games.dragon_lords.art.wings import Wing
from generator.scene.outlines import Steps

#: Folds of a bay: share of the way across it, and where they start and end between wrist and trailing edge.
_FOLDS = ((0.34, 0.50, 0.70), (0.54, 0.58, 0.84), (0.74, 0.46, 0.66))


def skin(wing: Wing) -> list[Mark]:
    """The right wing's skin: tint, a shade behind each finger, lines that echo the trailing edge, folds."""
    marks = [Mark(wing.outline, "tint", None)]
    shades: list[Steps] = []
    lines: list[Steps] = []
    for bay in range(4):
        finger, edge = wing.fingers[bay], wing.scallop(bay)
        shades.append(trace(finger[::4], edge[1:3], bowed(edge[2], wing.wrist, -0.09)))
        for distance, shorten in ((1.3, 0.10), (2.6, 0.20)):
            lines.append(trace(wing.echo(bay, distance, shorten), closed=False))
        room = math.dist(along(finger, 0.6), along(wing.side(bay), 0.6))
        folds = () if bay == 3 or room < 4.5 else _FOLDS if room > 9 else _FOLDS[1:2]
        for share, start, end in folds:
            reaches = (start, (start + end) / 2, end)
            fold = [lerp(along(finger, reach), along(wing.side(bay), reach), share) for reach in reaches]
            lines.append(trace(fold, closed=False))
    marks.append(Mark(joined(shades), "shade", None))
    marks.append(Mark(joined(lines), None, "hair", 2, True))
    marks.append(Mark(wing.rim, None, "outline"))
    return marks


def bones(wing: Wing, build: Build, claws: int) -> list[Mark]:
    """The right wing's fingers, thumb claw and arm; the arm grows out of the back."""
    marks: list[Mark] = []
    bone = wing.bone
    widths = profile((0, 1.35), (0.12, 0.95), (0.40, 0.72), (0.45, 0.86), (0.5, 0.68), (1, 0.16), scale=bone)
    for finger in reversed(wing.fingers[1:]):
        marks.append(Mark(limb(finger[::4], widths), "paper", "bone"))
    first = wing.fingers[0][::4]
    marks.append(Mark(limb(first, widths), "paper", "bone"))
    marks.append(Mark(trace(edges(first, widths)[0], closed=False), None, "outline"))
    thumb = (wing.wrist[0] - 0.2, wing.wrist[1] - bone)
    marks.append(Mark(claw(thumb, -10, bone * 1.15, claws, 1), "deep", "inner"))
    mass = 0.55 + build.limb * 0.40 + bone
    root = (build.neck * 0.45, SHOULDER + 3.6)
    line = [root, (build.torso * 0.5, SHOULDER + 1.4), wing.elbow, wing.wrist]
    muscle = profile((0, 0.5), (0.22, 1.3), (0.42, 0.95), (0.6, 0.9), (0.92, 0.5), (1, 0.62), scale=mass)
    arm = limb(line, muscle, 0.9, rooted=True)
    return [*marks, Mark(arm, "paper"), Mark(shade(line, muscle, 1, 0.3), "tint"), Mark(arm, None, "outline")]
