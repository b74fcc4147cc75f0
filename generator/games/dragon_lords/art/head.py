"""The head: skull, brows, eyes, nostrils, teeth."""

from __future__ import annotations

from generator.games.dragon_lords.art.claws import tooth
from generator.games.dragon_lords.art.curves import flip, loop, trace
from generator.games.dragon_lords.art.proportions import MUZZLE, Build
from generator.games.dragon_lords.art.sketch import Mark, pair
from generator.scene.geometry import Point

#: Where the teeth stand along the jaw (in half widths and lengths of the head) and which way they point.
_TEETH = ((0.37, 0.19, 50.0), (0.365, 0.26, 66.0), (0.40, 0.33, 72.0), (0.46, 0.40, 70.0), (0.54, 0.465, 64.0))


def head(build: Build, claws: int) -> list[Mark]:
    """The head as marks, teeth first."""

    def at(x: float, y: float) -> Point:
        return x * build.head, MUZZLE + y * build.head_length

    marks: list[Mark] = []
    size = 0.07 * build.head + 0.12
    for i, (x, y, bearing) in enumerate(_TEETH):
        marks.append(
            pair(Mark(tooth(at(x, y), bearing, size * (1.1, 0.85, 1.0, 0.9, 0.8)[i], claws), "paper", "inner", 1))
        )
    # Muzzle, flaring at the nostrils, drawn in behind them, widening over the jaws to the cheekbone.
    side = [
        at(0.0, 0.0),
        at(0.17, 0.008),
        at(0.33, 0.04),
        at(0.415, 0.10),
        at(0.37, 0.18),
        at(0.355, 0.26),
        at(0.42, 0.36),
        at(0.56, 0.47),
        at(0.73, 0.56),
        at(0.80, 0.63),
    ]
    cheek = [at(0.86, 0.70), at(1.04, 0.80), at(1.16, 0.93)]
    jaw = [at(0.92, 0.875), at(0.74, 0.865)]
    frill = [at(0.84, 0.955), at(0.83, 1.05)]
    nape = [at(0.62, 0.985), at(0.36, 1.01), at(0.0, 1.06)]
    right = [side, cheek, jaw, frill, nape]
    runs = [[*flip(side)[:-1], *side], *right[1:]]
    runs[-1] = [*nape, *flip(nape)[1:]]
    for run, start in ((frill, jaw[-1]), (jaw, cheek[-1]), (cheek, side[-1])):
        runs.append([*flip(run)[1:], (-start[0], start[1])])
    skull = trace(*runs)
    marks.append(Mark(skull, "paper", None))
    # The crown between the brows stands out; the cheeks lie lower and are shaded.
    cheek_shade = trace(
        [at(0.30, 0.40), at(0.50, 0.53), at(0.66, 0.68), at(0.66, 0.86)],
        [at(0.74, 0.865)],
        [at(0.92, 0.875), at(1.16, 0.93)],
        [at(1.04, 0.80), at(0.86, 0.70), at(0.80, 0.63)],
        [at(0.73, 0.56), at(0.56, 0.47), at(0.42, 0.36)],
        [at(0.30, 0.40)],
    )
    marks.append(pair(Mark(cheek_shade, "shade", None)))
    marks.append(Mark(skull, None, "outline"))
    eye = trace([at(0.46, 0.53), at(0.68, 0.565), at(0.81, 0.70)], [at(0.62, 0.70), at(0.50, 0.62), at(0.46, 0.53)])
    marks.append(pair(Mark(eye, "second", "hair", 1)))
    slit = trace([at(0.53, 0.555), at(0.62, 0.605), at(0.66, 0.66)], [at(0.59, 0.62), at(0.53, 0.555)])
    marks.append(pair(Mark(slit, "ink", None, 2)))
    brow = trace(
        [at(0.26, 0.37), at(0.38, 0.46), at(0.50, 0.55), at(0.66, 0.67), at(0.86, 0.83)],
        [at(0.64, 0.79), at(0.48, 0.68), at(0.34, 0.55), at(0.26, 0.37)],
    )
    marks.append(pair(Mark(brow, "paper", "inner", 1)))
    nostril = loop([at(0.15, 0.06), at(0.25, 0.055), at(0.285, 0.10), at(0.20, 0.10)])
    marks.append(pair(Mark(nostril, "ink", None, 1)))
    # A ridge from nose to nape, and the plates of the forehead.
    marks.append(
        pair(
            Mark(
                trace([at(0.10, 0.13), at(0.155, 0.24), at(0.13, 0.36), at(0.20, 0.50), at(0.0, 0.64)], closed=False),
                None,
                "hair",
                2,
            )
        )
    )
    marks.append(pair(Mark(trace([at(0.0, 0.72), at(0.20, 0.62), at(0.34, 0.66)], closed=False), None, "hair", 2)))
    marks.append(pair(Mark(trace([at(0.0, 0.83), at(0.24, 0.72), at(0.46, 0.78)], closed=False), None, "hair", 2)))
    marks.append(pair(Mark(trace([at(0.0, 0.94), at(0.26, 0.84), at(0.60, 0.93)], closed=False), None, "hair", 2)))
    return marks
