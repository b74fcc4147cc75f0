"""What a countryside is made of. Lengths are hexes from the top left of the trimmed sheet; bearings as on a compass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from generator.games.dragon_lords.maps.relief import Hill
from generator.scene.geometry import Point

RoadKind = Literal["road", "lane", "track"]
Crop = Literal["mixed", "orchard", "vines"]


@dataclass(frozen=True, slots=True)
class Wood:
    """A wood by points of its edge; of fir trees if ``conifer``."""

    edge: tuple[Point, ...]
    seed: int
    conifer: bool = False
    pace: float = 0.2


@dataclass(frozen=True, slots=True)
class Glade:
    """Open ground in a wood by points of its edge."""

    edge: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Hedge:
    """A hedge in the open by points along it."""

    course: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Lake:
    """A lake by points of its shore, with islands."""

    shore: tuple[Point, ...]
    islands: tuple[tuple[Point, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class River:
    """A river or brook by points of its middle; ``start`` and ``end`` are its widths in mm."""

    course: tuple[Point, ...]
    start: float = 3.6
    end: float = 3.6


@dataclass(frozen=True, slots=True)
class Road:
    """A road, lane or track by points of its middle."""

    course: tuple[Point, ...]
    kind: RoadKind = "lane"


@dataclass(frozen=True, slots=True)
class Block:
    """A block of fields by its four corners, clockwise, split into fields of about ``size``."""

    corners: tuple[Point, Point, Point, Point]
    seed: int
    size: float = 0.62
    crop: Crop = "mixed"


@dataclass(frozen=True, slots=True)
class Row:
    """Houses along a line, on its left side (or its right one, if ``side`` is -1), from one share of it to another."""

    course: tuple[Point, ...]
    seed: int
    side: int = 1
    first: float = 0.0
    last: float = 1.0
    gap: float = 0.17


@dataclass(frozen=True, slots=True)
class Landmark:
    """Something with a sign of its own, such as a ``church`` or a ``bridge``."""

    kind: str
    x: float
    y: float
    bearing: float = 0.0
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Marsh:
    """Wet ground by points of its edge."""

    edge: tuple[Point, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Name:
    """A place name: the key of its text, its middle, how it is set, and the colour role of the ground cleared for it.

    A ``height`` has its figure for a key.
    """

    key: str
    x: float
    y: float
    role: Literal["place", "water", "land", "height"] = "land"
    ground: str = ""


@dataclass(frozen=True, slots=True)
class Country:
    """The countryside of one sheet."""

    letter: str
    hills: tuple[Hill, ...] = ()
    woods: tuple[Wood, ...] = ()
    glades: tuple[Glade, ...] = ()
    hedges: tuple[Hedge, ...] = ()
    lakes: tuple[Lake, ...] = ()
    marshes: tuple[Marsh, ...] = ()
    rivers: tuple[River, ...] = ()
    roads: tuple[Road, ...] = ()
    blocks: tuple[Block, ...] = ()
    rows: tuple[Row, ...] = ()
    landmarks: tuple[Landmark, ...] = ()
    trees: tuple[Point, ...] = ()
    names: tuple[Name, ...] = ()
