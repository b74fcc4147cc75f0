"""The legend of the text grids: what squares and edges are, and how they are written.

A square is three characters wide. The two outer ones say what the ground is; the middle one repeats them, is left
blank, or adds a mark::

    "   " floor      "===" road          "~~~" water     "[=]" bridge         "(@)" boulder
    "..." steps      "^^^" forest        "###" solid     "{=}" drawbridge     "<1>" stairs no. 1
    "///" cliff      " A " room letter   " > " start arrow (also < v, and ^ where no forest grows)

An edge is one character high or wide. Between two rows it is three characters wide, between two squares of a row
one::

    "   "  " "  nothing         "-D-"  "D"  door              ":::"  ":"  threshold: a room ends here, nothing bars
    "---"  "|"  wall            "-S-"  "S"  secret door       "ooo"  "o"  low wall: bars nothing
    "-W-"  "W"  wall, windows   "-P-"  "P"  portcullis

Where four squares meet stands a ``+``.
"""

from __future__ import annotations

from enum import StrEnum


class Terrain(StrEnum):
    """What the ground of a square is. The rules know them by Special Terrain; solid squares are walls throughout."""

    FLOOR = "floor"
    ROAD = "road"
    STEPS = "steps"
    WATER = "water"
    BRIDGE = "bridge"
    DRAWBRIDGE = "drawbridge"
    FOREST = "forest"
    CLIFF = "cliff"
    STAIRS = "stairs"
    SOLID = "solid"


class Barrier(StrEnum):
    """What stands on an edge."""

    WALL = "wall"
    WINDOWS = "windows"
    DOOR = "door"
    SECRET = "secret-door"
    PORTCULLIS = "portcullis"
    THRESHOLD = "threshold"
    LOW_WALL = "low-wall"


#: The outer characters of a square to its ground. Boulders lie on floor.
GROUNDS = {
    "  ": Terrain.FLOOR,
    "==": Terrain.ROAD,
    "..": Terrain.STEPS,
    "~~": Terrain.WATER,
    "[]": Terrain.BRIDGE,
    "{}": Terrain.DRAWBRIDGE,
    "^^": Terrain.FOREST,
    "//": Terrain.CLIFF,
    "<>": Terrain.STAIRS,
    "##": Terrain.SOLID,
    "()": Terrain.FLOOR,
}
BOULDER = "()"
#: What may stand in the middle of a square beside a blank, its outer characters, a letter or an arrow.
FILLINGS = {"[]": "=", "{}": "=", "()": "@"}
#: Start arrows and the direction (columns, rows) in which they point.
ARROWS = {">": (1, 0), "<": (-1, 0), "^": (0, -1), "v": (0, 1)}

#: The character of an edge to what stands there.
BARRIERS = {
    "|": Barrier.WALL,
    "-": Barrier.WALL,
    "W": Barrier.WINDOWS,
    "D": Barrier.DOOR,
    "S": Barrier.SECRET,
    "P": Barrier.PORTCULLIS,
    ":": Barrier.THRESHOLD,
    "o": Barrier.LOW_WALL,
}
CORNER = "+"

#: What is said of a symbol in a message.
GROUND_NAMES = {
    "   ": "floor",
    "===": "road",
    "...": "steps",
    "~~~": "water",
    "[=]": "bridge",
    "{=}": "drawbridge",
    "^^^": "forest",
    "///": "cliff",
    "###": "solid",
    "(@)": "boulder",
    "<1>": "stairs",
}
EDGE_NAMES = {
    "-": "wall",
    "W": "windows",
    "D": "door",
    "S": "secret door",
    "P": "portcullis",
    ":": "threshold",
    "o": "low wall",
}
#: Characters that people type for another one.
MISTYPED = {
    "d": "D",
    "s": "S",
    "p": "P",
    "w": "W",
    "O": "o",
    "0": "o",
    "_": "-",
    "=": "-",
    "–": "-",
    "—": "-",
    "─": "-",
    "│": "|",
    "!": "|",
    "I": "|",
    "l": "|",
    ";": ":",
    ".": ":",
}
MISTYPED_GROUNDS = {
    "≈": "~",
    "w": "~",
    "W": "~",
    "-": "~",
    "T": "^",
    "t": "^",
    "A": "^",
    "X": "#",
    "x": "#",
    "%": "#",
    "█": "#",
    "\\": "/",
    ":": ".",
    ",": ".",
    "_": "=",
}


def legend_line() -> str:
    """All grounds of squares on one line, for a hint."""
    return ", ".join(f"“{symbol}” {name}" for symbol, name in GROUND_NAMES.items())


def edge_line() -> str:
    """All edges on one line, for a hint."""
    return ", ".join(["a blank nothing", *(f"“{symbol}” {name}" for symbol, name in EDGE_NAMES.items())])
