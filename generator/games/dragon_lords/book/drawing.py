"""What the diagrams share: fields of hexes, dragons on them, tracks, arrows, ticks and crosses."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from generator.games.dragon_lords.pages.emblem import emblem
from generator.games.dragon_lords.rules.hexes import DEGREES, Hex
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.hexes import corner_radius, flat_top, toward
from generator.scene.geometry import Point, rotate
from generator.scene.nodes import Paint
from generator.scene.paths import Pencil, polygon_path


@dataclass(frozen=True)
class Field:
    """Hexes of one size with a side at the top; ``origin`` is the centre of the hex 0, 0."""

    easel: Easel
    origin: Point
    flat: float

    def center(self, place: Hex) -> Point:
        """The centre of a hex."""
        x, y = self.origin
        side = corner_radius(self.flat)
        return x + place.q * 1.5 * side, y + (place.r + place.q / 2) * self.flat

    def hex(self, place: Hex, fill: str = "paper", pen: str = "hair", color: str = "quiet") -> None:
        """One hex."""
        self.easel.polygon(flat_top(*self.center(place), self.flat), fill, pen, color)

    def hexes(self, places: Sequence[Hex], fill: str = "paper") -> None:
        """Several hexes of one look."""
        for place in places:
            self.hex(place, fill)

    def dragon(self, place: Hex, facing: int, color: str = "lead", size: float = 0.8) -> None:
        """A dragon in a hex, turned to a hexside that an arrowhead points to."""
        center, degrees = self.center(place), facing * DEGREES
        middle = toward(*center, degrees + 180, self.flat * 0.05)
        dragon(self.easel, middle, self.flat * size, degrees, color)
        tip = toward(*center, degrees, self.flat * 0.47)
        arrowhead(self.easel, tip, math.radians(degrees - 90), color, max(self.flat * 0.13, 1.3))

    def side(self, place: Hex, side: int) -> Point:
        """The middle of a hexside, counted from the top clockwise."""
        return toward(*self.center(place), side * DEGREES, self.flat / 2)


def dragon(easel: Easel, at: Point, size: float, degrees: float, color: str = "lead") -> None:
    """The emblem of a dragon about a point, ``size`` mm from wing to wing, turned clockwise from looking up."""
    color_of = easel.theme.color
    easel.add(emblem(*at, size, color_of(color), color_of("paper"), rotate(degrees)))


def track(easel: Easel, points: Sequence[Point], color: str = "lead", pen: str = "outline") -> None:
    """A track from point to point with an arrowhead at its end."""
    end, before = points[-1], points[-2]
    angle = math.atan2(end[1] - before[1], end[0] - before[0])
    stop = (end[0] - 1.6 * math.cos(angle), end[1] - 1.6 * math.sin(angle))
    easel.add([polygon_path([*points[:-1], stop], Paint(None, easel.theme.pen(pen, color)), closed=False)])
    arrowhead(easel, end, angle, color)


def arrowhead(easel: Easel, tip: Point, angle: float, color: str = "lead", size: float = 2.4) -> None:
    """An arrowhead with its tip at a point; ``angle`` in radians, clockwise from the right."""
    corners = [tip]
    for turn in (2.7, -2.7):
        corners.append((tip[0] + size * math.cos(angle + turn), tip[1] + size * math.sin(angle + turn)))
    easel.polygon(corners, color)


def arc(easel: Easel, at: Point, radius: float, first: float, last: float, color: str = "second") -> None:
    """An arc with an arrowhead from one bearing to another, in degrees clockwise from straight up."""
    steps = max(int(abs(last - first) / 6), 4)
    sign = 1 if last > first else -1
    stop = last - sign * 1.2 / radius * 57.3
    points = [toward(*at, first + (stop - first) * index / steps, radius) for index in range(steps + 1)]
    easel.add([polygon_path(points, Paint(None, easel.theme.pen("outline", color)), closed=False)])
    tip = toward(*at, last, radius)
    arrowhead(easel, tip, math.radians(last - 90 + sign * 90), color)


def tick(easel: Easel, at: Point, good: bool, size: float = 2.1) -> None:
    """A tick in a circle, or a cross."""
    x, y = at
    easel.circle(x, y, size, "paper", "inner", "lead" if good else "second")
    pencil = Pencil()
    s = size * 0.5
    if good:
        pencil.move(x - s, y).line(x - s * 0.2, y + s * 0.8).line(x + s, y - s * 0.8)
    else:
        pencil.move(x - s, y - s).line(x + s, y + s).move(x + s, y - s).line(x - s, y + s)
    easel.add([pencil.path(Paint(None, easel.theme.pen("outline", "lead" if good else "second")))])


def bubble(easel: Easel, at: Point, text: str, color: str = "second", radius: float = 2.6) -> None:
    """A number in a disc."""
    easel.circle(*at, radius, color)
    easel.center(text, *at, easel.style("badge", color="paper"))


def eye(easel: Easel, at: Point, is_open: bool) -> None:
    """An eye: open for what all see, closed for what is secret."""
    x, y = at
    color = "lead" if is_open else "second"
    pen = easel.theme.pen("outline", color)
    lid = Pencil().move(x - 2.6, y).curve(x - 1.2, y + 2.2, x + 1.2, y + 2.2, x + 2.6, y)
    if is_open:
        lid.curve(x + 1.2, y - 2.2, x - 1.2, y - 2.2, x - 2.6, y)
    easel.add([lid.path(Paint(None, pen))])
    if is_open:
        easel.circle(x, y, 0.95, color)
        return
    for shift in (-1.4, 0.0, 1.4):
        easel.line(
            x + shift, y + 1.5 - abs(shift) * 0.3, x + shift * 1.35, y + 3.0 - abs(shift) * 0.5, "outline", color
        )


def label(job: Job, key: str, **figures: object) -> str:
    """A label of a diagram."""
    return job.texts(f"rulebook.figures.{key}", **figures)
