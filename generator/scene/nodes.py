"""The nodes of a scene. All lengths are millimetres, y grows downwards, angles are degrees clockwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.scene.geometry import IDENTITY, Affine, Box

#: One step of a path: ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y) or ("Z",).
Step = tuple[str] | tuple[str, float, float] | tuple[str, float, float, float, float, float, float]


@dataclass(frozen=True, slots=True)
class Pen:
    """How an outline is drawn: colour ``#rrggbb``, width in mm, dash lengths in mm. Joins and caps are round."""

    color: str
    width: float
    dash: tuple[float, ...] = ()
    butt: bool = False


@dataclass(frozen=True, slots=True)
class Paint:
    """Fill (``#rrggbb`` or none) and pen (or none) of a shape."""

    fill: str | None = None
    pen: Pen | None = None


@dataclass(frozen=True, slots=True)
class Face:
    """A font face by family, weight (100-900) and slant."""

    family: str
    weight: int = 400
    italic: bool = False


@dataclass(frozen=True, slots=True)
class Path:
    """An outline of moves, lines and cubic curves; filled by the non-zero rule unless ``even_odd``."""

    steps: tuple[Step, ...]
    paint: Paint
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle; ``radius`` rounds its corners."""

    x: float
    y: float
    width: float
    height: float
    paint: Paint
    radius: float = 0.0


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle by its centre."""

    cx: float
    cy: float
    r: float
    paint: Paint


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    pen: Pen


@dataclass(frozen=True, slots=True)
class Text:
    """One run of text in one face, starting at ``x`` on the baseline ``y``.

    ``size`` is the em in mm and ``tracking`` the extra space after each character in mm. The text room resolves
    alignment and font fallback before, so a backend only has to put glyphs down.
    """

    x: float
    y: float
    text: str
    face: Face
    size: float
    color: str = "#000000"
    tracking: float = 0.0


@dataclass(frozen=True, slots=True)
class Link:
    """An area that opens a web address or, with ``#name``, an anchor of the document."""

    box: Box
    target: str


@dataclass(frozen=True, slots=True)
class Tick:
    """A place to tick in a fillable file; ``name`` is unique in the document. A ``round`` one is a circle."""

    name: str
    box: Box
    round: bool = False
    ticked: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A place to type in a fillable file: ``value`` stands there already, ``size`` is the em in mm."""

    name: str
    box: Box
    value: str = ""
    size: float = 3.5
    multiline: bool = False
    centered: bool = False
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Nodes under one transform, optionally clipped to a path (given in the group's own coordinates)."""

    children: tuple[Node, ...]
    transform: Affine = IDENTITY
    clip: Path | None = None
    name: str = ""


Node = Group | Path | Rect | Circle | Line | Text | Link | Tick | Entry


def group(children: Iterable[Node], transform: Affine = IDENTITY, name: str = "") -> Group:
    """A group of any iterable of nodes."""
    return Group(tuple(children), transform, name=name)


def walk(nodes: Iterable[Node], transform: Affine = IDENTITY) -> Iterator[tuple[Node, Affine]]:
    """Every leaf node with the transform from its own coordinates to the page."""
    for node in nodes:
        if isinstance(node, Group):
            yield from walk(node.children, transform @ node.transform)
        else:
            yield node, transform
