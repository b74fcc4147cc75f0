"""The emblem of the game: a dragon from above with its wings spread, as one silhouette of few strokes."""

from __future__ import annotations

from generator.layout.lowink import INK
from generator.scene.geometry import IDENTITY, Affine, Point, scale, translate
from generator.scene.nodes import Node, Paint, Path, Pen, Step, group
from generator.scene.paths import transformed

#: The right half from the nose to the tip of the tail, for a dragon whose wings span from -1 to 1: where each stroke
#: ends and, for a curve, its two handles before that.
HALF: tuple[tuple[Point, ...], ...] = (
    ((0.045, -0.68), (0.055, -0.62), (0.055, -0.585)),
    ((0.06, -0.55), (0.10, -0.53), (0.15, -0.435)),
    ((0.10, -0.455), (0.08, -0.45), (0.065, -0.43)),
    ((0.06, -0.38), (0.06, -0.33), (0.115, -0.275)),
    ((0.20, -0.245), (0.32, -0.33), (0.385, -0.445)),
    ((0.40, -0.50),),
    ((0.435, -0.445),),
    ((0.62, -0.44), (0.86, -0.36), (1.0, -0.13)),
    ((0.90, -0.15), (0.83, -0.06), (0.83, 0.13)),
    ((0.73, 0.02), (0.60, 0.06), (0.555, 0.27)),
    ((0.48, 0.10), (0.33, 0.10), (0.265, 0.245)),
    ((0.24, 0.17), (0.19, 0.15), (0.155, 0.165)),
    ((0.15, 0.30), (0.075, 0.34), (0.05, 0.46)),
    ((0.035, 0.54), (0.03, 0.58), (0.03, 0.64)),
    ((0.07, 0.63), (0.10, 0.60), (0.12, 0.56)),
    ((0.125, 0.66), (0.07, 0.74), (0.0, 0.84)),
)
NOSE: Point = (0.0, -0.70)
#: From the wrist to the tips between the scallops.
WRIST: Point = (0.40, -0.43)
FINGERS: tuple[Point, ...] = ((0.83, 0.13), (0.555, 0.27), (0.265, 0.245))


def outline() -> tuple[Step, ...]:
    """The whole silhouette, nose up."""
    right: list[Step] = [("C" if len(stroke) == 3 else "L", *sum(stroke, ())) for stroke in HALF]
    ends = [NOSE, *(stroke[-1] for stroke in HALF)]
    left: list[Step] = []
    for index in range(len(HALF) - 1, -1, -1):
        x, y = ends[index]
        if len(HALF[index]) == 1:
            left.append(("L", -x, y))
        else:
            (ax, ay), (bx, by), _ = HALF[index]
            left.append(("C", -bx, by, -ax, ay, -x, y))
    return (("M", *NOSE), *right, *left, ("Z",))


def fingers() -> tuple[Step, ...]:
    """The lines of the wings' fingers."""
    steps: list[Step] = []
    for side in (1, -1):
        for x, y in FINGERS:
            steps += [("M", side * WRIST[0], WRIST[1]), ("L", side * x * 0.985, y * 0.96)]
    return tuple(steps)


def emblem(x: float, y: float, span: float, color: str, ground: str, turn: Affine = IDENTITY) -> list[Node]:
    """The emblem about a point, ``span`` mm from wing tip to wing tip; ``turn`` is a map about its middle."""
    put = translate(x, y) @ turn @ scale(span / 2)
    lines = Paint(None, Pen(ground, span * 0.014))
    return [
        group([Path(transformed(outline(), put), Paint(color))], name=INK),
        Path(transformed(fingers(), put), lines),
    ]
