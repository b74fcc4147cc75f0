"""What knife and gouge leave: ribbons of changing width, tapering cuts, and rows of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from generator.scene.curves import points, run, sides, trace, unit
from generator.scene.geometry import Point
from generator.scene.outlines import Steps, flat, joined

#: Half widths of a cut along its length, in shares of its full half width.
LEAF = (0.0, 0.72, 1.0, 0.72, 0.0)
WEDGE = (0.9, 1.0, 0.78, 0.42, 0.0)
DASH = (0.0, 1.0, 0.85, 0.5, 0.0)
#: Where a neck, an arm or a tail leaves the picture, the print runs out in such cuts.
RUN_OUT = (1.0, 0.9, 0.7, 0.4, 0.0)
#: How far the cuts of a row reach, one after the other: an even row would look machined.
_REACH = (1.0, 0.8, 0.93, 0.72, 0.97, 0.84)


def band(centres: Sequence[Point], halves: Sequence[float]) -> Steps:
    """A ribbon along the centres with the given half widths. A half width of 0 at an end makes a point."""
    left, right = sides(centres, halves)
    right.reverse()
    return trace([left, right[1:] if halves[-1] == 0 else [right[0]], *([] if halves[-1] == 0 else [right[1:]])])


@cache
def ribbon(text: str) -> Steps:
    """A limb, neck or rope: ``"x,y,half x,y,half …"`` along its middle."""
    triples = [tuple(map(float, token.split(","))) for token in text.split()]
    return band([(x, y) for x, y, _ in triples], [half for _, _, half in triples])


def along(through: Sequence[Point], shares: Sequence[float]) -> list[Point]:
    """The points at the given shares (0 to 1) of the length of a smooth curve."""
    line = flat((("M", *through[0]), *run(through)))
    lengths = [0.0]
    for p, q in pairwise(line):
        lengths.append(lengths[-1] + math.dist(p, q))
    result = []
    for share in shares:
        goal = min(max(share, 0.0), 1.0) * lengths[-1]
        i = next((i for i in range(1, len(lengths)) if lengths[i] >= goal - 1e-9), len(lengths) - 1)
        t = (goal - lengths[i - 1]) / ((lengths[i] - lengths[i - 1]) or 1.0)
        (x0, y0), (x1, y1) = line[i - 1], line[i]
        result.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
    return result


def gouge(text: str, width: float, profile: Sequence[float] = LEAF) -> Steps:
    """One tapering cut along a curve; ``width`` is its greatest width."""
    return gouged(points(text), width, profile)


def gouged(through: Sequence[Point], width: float, profile: Sequence[float] = LEAF) -> Steps:
    """One tapering cut along the points."""
    # Three points are enough for a cut that bends only once; it keeps files small.
    profile = profile[::2] if len(through) <= 3 and len(profile) == 5 else profile
    count = len(profile)
    return band(along(through, [i / (count - 1) for i in range(count)]), [share * width / 2 for share in profile])


def wedge(text: str, width: float) -> Steps:
    """A cut that starts broad and runs out to a point."""
    return gouge(text, width, WEDGE)


def gouges(text: str, width: float, profile: Sequence[float] = LEAF) -> Steps:
    """Several cuts of one width, parted by ``|``."""
    return joined(*(gouge(part, width, profile) for part in text.split("|")))


def comb(
    roots: str,
    tips: str,
    count: int,
    width: float,
    bow: float = 0.0,
    profile: Sequence[float] = WEDGE,
    even: bool = False,
) -> Steps:
    """A row of cuts from one curve towards another, as shading follows a form.

    ``bow`` bends each cut sideways by that share of its length.
    """
    shares = [(i + 0.5) / count for i in range(count)]
    cuts = []
    pairs = zip(along(points(roots), shares), along(points(tips), shares), strict=True)
    for i, ((x0, y0), (x1, y1)) in enumerate(pairs):
        reach = 1.0 if even else _REACH[i % len(_REACH)]
        x1, y1 = x0 + (x1 - x0) * reach, y0 + (y1 - y0) * reach
        middle = (x0 + x1) / 2 - (y1 - y0) * bow, (y0 + y1) / 2 + (x1 - x0) * bow
        cuts.append(gouged([(x0, y0), middle, (x1, y1)], width, profile))
    return joined(*cuts)


def rays(cx: float, cy: float, inner: float, outer: float, bearings: Sequence[float], width: float) -> Steps:
    """Cuts that fly out from a centre, broad inside; bearings in degrees from straight up, clockwise."""
    cuts = []
    for i, bearing in enumerate(bearings):
        sin, cos = math.sin(math.radians(bearing)), -math.cos(math.radians(bearing))
        far = inner + (outer - inner) * _REACH[i % len(_REACH)]
        cuts.append(gouged([(cx + sin * inner, cy + cos * inner), (cx + sin * far, cy + cos * far)], width, WEDGE))
    return joined(*cuts)


def arc(cx: float, cy: float, radius: float, start: float, end: float) -> list[Point]:
    """Points of an arc from bearing to bearing, degrees from straight up, clockwise."""
    pieces = max(6, round(abs(end - start) / 24))
    bearings = (math.radians(start + (end - start) * i / pieces) for i in range(pieces + 1))
    return [(cx + radius * math.sin(b), cy - radius * math.cos(b)) for b in bearings]


def spines(edge: str, count: int, height: float, breadth: float = 0.8, last: float = 1.0, lean: float = 0.35) -> Steps:
    """Spines on the left of a curve (as one walks along it), as broad as that share of their distance.

    They shrink to ``last`` of their height and lean back against the walk.
    """
    line = points(edge)
    result = []
    for i in range(count):
        size = 1 + (last - 1) * i / max(count - 1, 1)
        half = breadth / count / 2 * size**0.5
        middle = (i + 0.5) / count
        a, m, b = along(line, [middle - half, middle, middle + half])
        dx, dy = unit(a, b)
        tip = m[0] + (dy - dx * lean) * height * size, m[1] + (-dx - dy * lean) * height * size
        # The foot of a spine reaches a little into the body, so that no gap shows.
        sink = height * 0.3
        foot = [(p[0] - dy * sink, p[1] + dx * sink) for p in (b, a)]
        result.append(trace([[a, tip], [b], [foot[0]], [foot[1]]]))
    return joined(*result)


def scallops(rows: Sequence[tuple[float, float, float]], pitch: float, width: float) -> Steps:
    """Rows of small hollows, as scales: each row is a height, where it starts, and where it ends at the latest."""
    cuts = []
    for y, start, end in rows:
        for i in range(int((end - start) / pitch) + 1):
            x, half = start + i * pitch, pitch * 0.38
            cuts.append(gouged([(x - half, y - half * 0.4), (x, y + half * 0.6), (x + half, y - half * 0.2)], width))
    return joined(*cuts)
