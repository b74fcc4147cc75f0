"""Measures of the drawing by body weight and wing size, in mm on the drawing's own sheet of 194 × 116 mm.

x runs from the dragon's midline outwards, y from the top of the sheet to the tip of the tail.
"""

from __future__ import annotations

from dataclasses import dataclass

WIDTH, HEIGHT = 194.0, 116.0

#: Where things stand along the midline whatever the weight: y of the muzzle's tip, the shoulders, the chest and the
#: hips, where the tail begins to swing, and where its edges run free of the trunk.
MUZZLE, SHOULDER, CHEST, HIP, SWING, TAIL = 7.0, 43.0, 51.0, 74.0, 79.0, 89.0


@dataclass(frozen=True, slots=True)
class Build:
    """A body: half widths of torso, neck, tail root and head; length of the head; half width of the limbs; sway of
    the tail to either side."""

    torso: float
    neck: float
    tail: float
    head: float
    head_length: float
    limb: float
    sway: float

    @property
    def skull(self) -> float:
        """y of the back of the skull."""
        return MUZZLE + self.head_length

    @property
    def tail_end(self) -> float:
        """y where the tail ends and its tip begins: the heavier the tip, the sooner."""
        return 108.5 - 0.42 * self.tail

    @property
    def tip(self) -> float:
        """The unit of the tail's tip; tips are about two units long."""
        return 1.9 + 0.2 * self.tail


BUILDS = (
    Build(torso=9.9, neck=3.4, tail=3.3, head=5.7, head_length=19.0, limb=1.5, sway=7.0),
    Build(torso=12.4, neck=4.3, tail=4.1, head=6.4, head_length=19.6, limb=1.9, sway=6.6),
    Build(torso=15.8, neck=5.4, tail=5.1, head=7.2, head_length=20.2, limb=2.4, sway=6.0),
    Build(torso=20.8, neck=7.0, tail=6.4, head=8.1, head_length=20.8, limb=2.8, sway=4.6),
    Build(torso=24.8, neck=8.5, tail=7.6, head=9.0, head_length=21.4, limb=3.2, sway=3.8),
)


@dataclass(frozen=True, slots=True)
class Span:
    """A wing: the wrist and the four finger tips, y where it ends at the hip, half width of its bones.

    x counts from the side of the torso.
    """

    wrist: tuple[float, float]
    tips: tuple[tuple[float, float], ...]
    root: float
    bone: float


SPANS = (
    Span((20.3, 39.0), ((33.5, 45.0), (36.5, 54.5), (31.0, 65.0), (20.8, 72.0)), 73.0, 0.55),
    Span((21.3, 35.5), ((43.5, 43.0), (45.0, 56.5), (36.5, 71.5), (21.9, 80.5)), 76.5, 0.6),
    Span((22.3, 32.5), ((54.0, 41.0), (54.5, 57.0), (45.0, 73.0), (23.2, 84.5)), 78.0, 0.65),
    Span((23.2, 29.5), ((63.5, 39.5), (64.0, 57.5), (55.0, 73.0), (24.2, 87.0)), 79.0, 0.7),
    Span((24.2, 27.0), ((71.2, 38.0), (71.4, 58.0), (63.0, 75.0), (25.6, 89.0)), 80.0, 0.75),
)
