"""Horns and what stands on the forehead, by breath weapon."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from generator.games.dragon_lords.art.curves import straight
from generator.games.dragon_lords.art.limbs import limb, profile
from generator.games.dragon_lords.art.proportions import MUZZLE, Build
from generator.games.dragon_lords.art.shards import bolt, crystal, rings
from generator.games.dragon_lords.art.sketch import Mark, pairs
from generator.scene.geometry import Point


@dataclass(frozen=True, slots=True)
class Horns:
    """Horns behind the skull and horns that grow out of its top."""

    behind: tuple[Mark, ...]
    above: tuple[Mark, ...]


#: A place on the head from shares of its half width and length.
Place = Callable[[float, float], Point]


def cold(at: Place, h: float) -> Horns:
    """Three pairs, slender and smooth, swept back like icicles."""
    main = [at(0.44, 0.76), at(0.72, 0.97), at(0.96, 1.24), at(1.02, 1.62)]
    outer = [at(0.70, 0.90), at(1.02, 1.02), at(1.32, 1.24), at(1.46, 1.48)]
    inner = [at(0.24, 0.92), at(0.40, 1.12), at(0.47, 1.36)]
    thin = profile((0, 0.13), (1, 0), scale=h)
    thick = profile((0, 0.17), (0.3, 0.16), (1, 0), scale=h)
    return Horns(
        (Mark(limb(outer, thin), "paper", "inner"), Mark(limb(inner, thin), "paper", "inner", 1)),
        (
            Mark(limb(main, thick, rooted=True), "paper", "outline"),
            Mark(rings(main[0], main[1], 0.165 * h, 4), None, "hair", 2),
        ),
    )


def lightning(at: Place, h: float) -> Horns:
    """Two pairs of zigzags."""
    return Horns(
        (Mark(bolt(at(0.74, 0.86), 118, 1.25 * h, 0.17 * h, -1), "paper", "inner"),),
        (Mark(bolt(at(0.42, 0.80), 150, 2.05 * h, 0.24 * h, -1, rooted=True), "paper", "outline"),),
    )


def flame(at: Place, h: float) -> Horns:
    """A pair that curls outwards like a lyre, and tongues of a mane."""
    main = [at(0.46, 0.77), at(0.86, 0.95), at(1.18, 1.17), at(1.18, 1.38), at(1.34, 1.54), at(1.60, 1.54)]
    cheek = [at(0.78, 0.84), at(1.20, 0.90), at(1.48, 1.04), at(1.80, 1.02)]
    nape = [at(0.40, 0.94), at(0.62, 1.14), at(0.60, 1.36), at(0.74, 1.56)]
    tongue = profile((0, 0.12), (0.3, 0.15), (1, 0), scale=h)
    thick = profile((0, 0.20), (0.35, 0.20), (1, 0), scale=h)
    return Horns(
        (Mark(limb(cheek, tongue), "glow", "inner"), Mark(limb(nape, tongue), "glow", "inner", 1)),
        (
            Mark(limb(main, thick, rooted=True), "paper", "outline"),
            Mark(rings(main[0], main[1], 0.19 * h, 3), None, "hair", 2),
        ),
    )


def ice(at: Place, h: float) -> Horns:
    """A crown of crystals."""
    behind = crystal(at(0.74, 0.88), 112, 1.15 * h, 0.17 * h) + crystal(at(0.20, 0.96), 168, 1.5 * h, 0.17 * h)
    above = crystal(at(0.60, 0.86), 133, 1.55 * h, 0.20 * h) + crystal(at(0.40, 0.80), 153, 2.2 * h, 0.23 * h)
    return Horns(tuple(behind), tuple(above))


def magma(at: Place, h: float) -> Horns:
    """A pair of heavy bull's horns, and lobes behind the cheeks."""
    main = [at(0.50, 0.80), at(0.98, 0.90), at(1.46, 0.80), at(1.66, 0.52), at(1.58, 0.28)]
    lobe = [at(0.52, 0.92), at(0.90, 1.12), at(1.00, 1.36)]
    thick = profile((0, 0.25), (0.25, 0.28), (0.6, 0.2), (1, 0), scale=h)
    return Horns(
        (Mark(limb(lobe, profile((0, 0.26), (0.6, 0.2), (1, 0), scale=h)), "shade", "inner"),),
        (
            Mark(limb(main, thick, rooted=True), "paper", "outline"),
            Mark(rings(main[0], at(1.28, 0.92), 0.27 * h, 4), None, "inner", 2),
        ),
    )


_STYLES = (cold, lightning, flame, ice, magma)


def horns(build: Build, breath: int) -> Horns:
    """The horns of both sides."""

    def at(x: float, y: float) -> Point:
        return x * build.head, MUZZLE + y * build.head_length

    right = _STYLES[breath - 1](at, build.head)
    return Horns(tuple(pairs(right.behind)), tuple(pairs(right.above)))


def crest(build: Build, breath: int) -> list[Mark]:
    """The crystal on an ice dragon's nose, the cracked slab on a magma dragon's forehead."""

    def at(x: float, y: float) -> Point:
        return x * build.head, MUZZLE + y * build.head_length

    if breath == 4:
        return crystal(at(0, 0.46), 0, 0.62 * build.head, 0.12 * build.head)
    if breath < 5:
        return []
    corners = ((-0.22, 0.60), (0.22, 0.60), (0.36, 0.72), (0.24, 0.86), (-0.24, 0.86), (-0.36, 0.72))
    crack = straight([at(-0.10, 0.60), at(0.06, 0.69), at(-0.08, 0.75), at(0.10, 0.86)], closed=False)
    branch = straight([at(0.06, 0.69), at(0.33, 0.70)], closed=False)
    return [
        Mark(straight([at(*corner) for corner in corners]), "shade", "inner", 1),
        Mark(crack + branch, None, "spark", 2),
    ]
