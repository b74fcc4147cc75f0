"""Signs for the Dragon Master's maps: black and white, clear from 4 mm up."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from generator.games.dragon_strike.art import forces, stones
from generator.games.dragon_strike.art.curves import bar, ribbon, star
from generator.games.dragon_strike.art.palette import TORCH, Palette, Tone
from generator.games.dragon_strike.art.sketch import MARK, Mark, lines, placed, plain, render
from generator.scene.curves import facets, shape
from generator.scene.geometry import Box, polygon, rotate
from generator.scene.nodes import Group
from generator.scene.outlines import disc

_PAPER: Tone = "paper"
_SHIELD = "8,10 30,12 50,6 70,12 92,10 / 92,46 78,78 50,98 / 22,78 8,46 8,10"


def _box(x: float, y: float, width: float, height: float, tone: Tone = _PAPER) -> Mark:
    return Mark(bar(x, y, width, height), tone, "bold")


def _door(*extra: Mark) -> list[Mark]:
    """A door in a wall, seen from above: the wall's ends and the leaf between them."""
    return [plain("dot", bar(2, 40, 22, 20), bar(76, 40, 22, 20)), _box(24, 36, 52, 28), *extra]


def _locked() -> list[Mark]:
    return _door(plain("dot", disc(50, 46, 6), facets("47,48 53,48 56,60 44,60")))


def _secret() -> list[Mark]:
    letter = lines("61,36 50,31 40,37 44,47 57,52 61,62 50,69 38,63", 0, "heavy")
    return [
        plain("dot", bar(2, 40, 24, 20), bar(74, 40, 24, 20)),
        Mark(bar(26, 22, 48, 56), _PAPER, "dash", over=True),
        letter,
    ]


def _portcullis() -> list[Mark]:
    return [
        plain("dot", bar(2, 40, 22, 20), bar(76, 40, 22, 20)),
        *(_box(x, 32, 7, 36) for x in (27, 39.5, 52, 64.5)),
        lines("24,50 76,50", 0, "bold"),
    ]


def _trap() -> list[Mark]:
    return [
        Mark(facets("50,6 96,92 4,92"), _PAPER, "heavy"),
        plain("dot", facets("46,36 54,36 52.6,66 47.4,66"), disc(50, 77, 5)),
    ]


def _chest() -> list[Mark]:
    return [
        Mark(shape("8,44 10,22 24,12 / 76,12 90,22 92,44"), _PAPER, "bold"),
        Mark(bar(8, 44, 84, 46), _PAPER, "bold"),
        plain("dot", bar(42, 36, 16, 24)),
    ]


def _trapped_chest() -> list[Mark]:
    small = forces.spot(38, 60, 76, _chest())
    return [*small, *forces.spot(78, 28, 44, _trap())]


def _monster() -> list[Mark]:
    """A shield with room for a monster's letters."""
    return [Mark(shape(_SHIELD), _PAPER, "heavy")]


def _hero() -> list[Mark]:
    return [Mark(disc(50, 50, 44), _PAPER, "heavy")]


def _start() -> list[Mark]:
    return [plain("dot", facets("30,96 30,50 8,50 50,4 92,50 70,50 70,96"))]


def _exit() -> list[Mark]:
    return [Mark(facets("30,96 30,50 8,50 50,4 92,50 70,50 70,96"), _PAPER, "heavy")]


def _stairs() -> list[Mark]:
    return [*(_box(8 + 17 * k, 20 + 6 * k, 17, 60 - 12 * k) for k in range(5))]


def _note() -> list[Mark]:
    return [Mark(facets("14,6 66,6 88,28 88,94 14,94"), _PAPER, "bold"), lines("66,6 / 66,28 / 88,28", 0)]


def _magic() -> list[Mark]:
    return [Mark(star(50, 52, 49, 20, 5), _PAPER, "bold")]


def _fire() -> list[Mark]:
    return [
        Mark(mark.steps, _PAPER if k == 0 else "dot", "bold" if k == 0 else "none", over=k > 0)
        for k, mark in enumerate(forces.flame()[:2])
    ]


def _pit() -> list[Mark]:
    return [Mark(bar(8, 8, 84, 84), _PAPER, "bold"), lines("8,8 92,92|92,8 8,92", 0), plain("dot", bar(30, 30, 40, 40))]


def _boulder() -> list[Mark]:
    return [
        Mark(mark.steps, _PAPER if mark.fill else None, "bold" if mark.fill else mark.line)
        for mark in stones.boulder()
        if mark.fill != "pale"
    ]


def _person() -> list[Mark]:
    """Somebody who is no monster: a friend, a prisoner, a crowd."""
    return [
        Mark(shape("12,98 14,74 28,60 50,58 72,60 86,74 88,98"), _PAPER, "bold"),
        Mark(disc(50, 30, 24), _PAPER, "bold"),
    ]


def _goal() -> list[Mark]:
    return [
        plain("dot", bar(18, 4, 7, 94)),
        Mark(shape("25,8 50,4 64,14 92,10 / 82,30 92,52 / 64,56 50,46 25,50"), _PAPER, "bold"),
        plain("dot", star(55, 31, 13, 5, 5)),
    ]


def _key() -> list[Mark]:
    return [
        Mark(ribbon("40,50,5 70,50,5 96,50,5"), _PAPER, "bold"),
        plain("dot", bar(78, 54, 6, 14), bar(88, 54, 6, 18)),
        Mark(disc(24, 50, 20), _PAPER, "bold"),
        Mark(disc(24, 50, 9), _PAPER, "inner"),
    ]


def _ambush() -> list[Mark]:
    return [
        Mark(star(50, 50, 49, 30, 8), _PAPER, "bold"),
        plain("dot", facets("45,26 55,26 53,56 47,56"), disc(50, 67, 5.4)),
    ]


def _dragon() -> list[Mark]:
    """A shield of six sides for the dragon."""
    corners = polygon(6, 50, 50, 48)
    return [Mark(facets(" ".join(f"{x:.2f},{y:.2f}" for x, y in corners)), _PAPER, "heavy")]


_DRAWINGS: dict[str, Callable[[], list[Mark]]] = {
    "door": _door,
    "locked-door": _locked,
    "secret-door": _secret,
    "portcullis": _portcullis,
    "trap": _trap,
    "treasure": _chest,
    "trapped-treasure": _trapped_chest,
    "monster": _monster,
    "dragon": _dragon,
    "hero": _hero,
    "person": _person,
    "start": _start,
    "exit": _exit,
    "stairs": _stairs,
    "note": _note,
    "magic": _magic,
    "fire": _fire,
    "pit": _pit,
    "boulder": _boulder,
    "goal": _goal,
    "key": _key,
    "event": _ambush,
}

#: Every sign; ``monster``, ``dragon``, ``hero`` and ``note`` are empty inside, for letters or a number.
SYMBOLS = tuple(_DRAWINGS)
#: Where on the grid of 100 those have room.
_ROOM = {
    "monster": Box(18, 24, 64, 44),
    "dragon": Box(16, 28, 68, 44),
    "hero": Box(18, 26, 64, 48),
    "note": Box(20, 34, 62, 50),
}


@cache
def _sketch(name: str) -> tuple[Mark, ...]:
    return tuple(_DRAWINGS[name]())


@lru_cache(maxsize=1024)
def symbol(name: str, box: Box, palette: Palette = TORCH, turn: float = 0.0) -> Group:
    """A map sign in a group named ``mark``; doors lie in a wall that runs left to right.

    ``turn`` turns it clockwise by quarter turns in degrees. Raises KeyError for a sign that is not in ``SYMBOLS``.
    """
    marks = placed(_sketch(name), rotate(turn, 50, 50)) if turn else _sketch(name)
    return render(marks, box, palette, name=MARK, level=0, contour=0.0)


def symbol_room(name: str, box: Box) -> Box:
    """Where in that box letters may be set. Raises KeyError for a sign that has no such room."""
    size, room = min(box.width, box.height) / 100, _ROOM[name]
    return Box(box.cx + (room.x - 50) * size, box.cy + (room.y - 50) * size, room.width * size, room.height * size)
