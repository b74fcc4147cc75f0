"""Pictures for the board and quiet ornament for cards: the dragon at rest, vignettes, dividers, frames."""

from __future__ import annotations

from functools import cache

from generator.games.daredragon.art.beast import head
from generator.games.daredragon.art.claws import spade, toes
from generator.games.daredragon.art.cuts import DASH, comb, gouge, gouges, rays, ribbon, scallops, spines
from generator.games.daredragon.art.palette import WOODCUT, Palette
from generator.games.daredragon.art.pip_magnus import cat
from generator.games.daredragon.art.sketch import Mark, cut, framed, ink, paper, placed, render
from generator.scene.curves import facets, loop, shape
from generator.scene.geometry import Box, rotate, scale, translate
from generator.scene.nodes import Group, Line, Node, Path, Pen
from generator.scene.outlines import disc, hollow

#: The grid of the dragon picture.
PICTURE = (160.0, 106.0)
#: The vignettes by name.
VIGNETTES = ("wheel", "mushrooms", "helmet", "cat")


def _wing() -> list[Mark]:
    membrane = shape(
        "90,52 / 78,24 62,3 / 44,4 24,14 / 32,20 36,28 34,40 / 42,38 50,44 52,56 / 60,50 70,52 76,62 / 90,52"
    )
    return [
        ink(membrane, halo=0.8),
        cut(
            gouges(
                "63,6 46,9 29,15.5|63.5,7 48,21 36.5,37|65,9 58,30 53,52|67,12 68,34 75,57", 1.5, (0.5, 1, 1, 0.8, 0.2)
            ),
            level=0,
        ),
        cut(
            comb("34,22 36,30 35,38", "46,13 49,19 47,25", 5, 1.2),
            comb("38,39 46,42 51,50", "50,25 55,29 58,33", 5, 1.2),
            comb("54,54 62,50 72,54", "61,34 65,36 69,40", 6, 1.2),
        ),
        ink(ribbon("92,54,5.5 80,30,3.6 64,4,2 61,-1,0"), halo=0.8),
    ]


def _dragon() -> list[Mark]:
    return [
        # Tail, far wing's edge, far legs.
        ink(spines("16.5,14 22,25 17,37 13,48 15,58 20,66", 7, 4.2, last=1.7)),
        ink(ribbon("30,78,13 12,72,10.5 5,54,8 10,38,6.4 17,26,5 13,13,3.6")),
        *placed(spade(), translate(12.5, 12) @ rotate(-118) @ scale(0.42)),
        cut(comb("4,80 -3,58 2,40 10,28", "9,72 3,56 7,40 14,27", 12, 1.5, -0.1)),
        ink(ribbon("112,66,9 126,80,6.5 128,92,6"), halo=0.8),
        *placed(toes(), translate(112, 67) @ scale(0.34)),
        *_wing(),
        # Neck and trunk.
        ink(spines("80,46 92,45 106,41 112,30", 4, 6.5)),
        ink(ribbon("30,76,16 48,72,23 70,68,24 92,66,21 110,58,15 121,47,12 121,36,9"), halo=0.8),
        paper(
            shape("130,40 133,48 128,58 118,68 108,78 94,84 / 92,88 / 106,87 122,80 134,66 140,52 136,42 / 130,40"),
            line=0.5,
        ),
        ink(comb("131,42 134,50 128,61 116,72 96,86", "137,44 140,52 134,66 121,79 104,87", 13, 1.1, 0.1, even=True)),
        cut(
            comb("46,48 62,44 80,46", "48,58 62,55 78,56", 9, 1.6, 0.05),
            comb("54,90 70,91 88,86", "54,80 70,80 86,76", 10, 1.7, -0.05),
        ),
        cut(scallops([(62, 52, 92), (67, 56, 96), (72, 52, 92)], 8, 1.1)),
        *placed(head(), translate(106, 2) @ scale(0.5)),
        # Near foreleg and haunch.
        ink(
            shape("108,95 / 95,96 94,86 91,74 89,62 94,54 102,51 110,55 114,64 112,76 108,84 111,90 / 106,96"), halo=0.8
        ),
        cut(comb("91,60 92,72 95,83", "98,61 100,72 100,82", 7, 1.5, 0.05), gouges("109,58 111,65 109,73", 1.3)),
        *placed(toes(), translate(87, 67) @ scale(0.38)),
        ink(ribbon("52,86,8 44,92,6 52,98,5.5")),
        ink(loop("14,76 18,62 32,55 46,60 54,72 58,84 54,92 44,95 30,92 18,88"), halo=0.8),
        cut(comb("17,72 24,62 36,58 48,63", "23,77 30,69 38,66 46,70", 9, 1.7, 0.05)),
        cut(gouges("24,86 36,88 48,88|28,81 38,83 50,82", 1.3)),
        *placed(toes(), translate(31, 67) @ scale(0.4)),
        # The floor.
        ink(
            gouges(
                "2,105 40,104 76,105|84,105 116,104.4 158,105|56,102 66,101.6 "
                "78,102|138,101.6 148,101 156,101.6|6,100 12,99.6 20,100",
                1.3,
            )
        ),
    ]


def _wheel() -> list[Mark]:
    """The cartwheel that nobody asks about, rather molten."""
    tyre = hollow(
        loop("50,8 74,16 88,38 86,62 92,80 78,88 56,86 34,88 14,78 10,50 18,24"),
        loop("50,18 68,24 78,42 75,60 66,72 50,76 32,72 22,60 22,42 32,24"),
    )
    return [
        ink(tyre),
        ink(rays(48, 48, 0, 36, (5, 65, 125, 185, 245, 305), 6.0), disc(48, 48, 9)),
        cut(disc(48, 48, 3.4), gouges("26,16 40,11 54,12|12,40 13,56 17,70|80,30 83,44 81,58", 2.2)),
        ink(loop("70,84 82,86 90,94 80,98 60,98 52,92 58,86"), gouge("4,98 30,96 50,98", 3)),
    ]


def _mushrooms() -> list[Mark]:
    def one(x: float, y: float, size: float) -> list[Mark]:
        return placed(
            [
                paper(shape("-7,0 / -5,18 -9,30 / 9,30 / 5,18 7,0"), line=1.4),
                ink(shape("-26,2 / -22,-14 -10,-24 0,-26 10,-24 22,-14 26,2 / 12,5 0,6 -12,5 -26,2"), halo=1.2),
                cut(
                    disc(-11, -10, 4, 3), disc(7, -14, 4.5, 3.2), disc(14, -4, 2.6, 2), disc(-3, -2, 2.4, 1.6), level=0
                ),
            ],
            translate(x, y) @ scale(size),
        )

    return [
        *one(28, 54, 0.9),
        *one(80, 62, 0.72),
        *one(54, 42, 1.4),
        ink(gouges("2,86 30,84 98,86|12,92 40,91 70,93", 3)),
    ]


def _helmet() -> list[Mark]:
    """What is left of somebody."""
    return [
        ink(ribbon("4,92,2 40,60,2 64,38,2"), shape("62,34 / 70,41 / 62,46 / 56,40"), halo=1.0),
        ink(ribbon("74,30,2 84,20,2"), shape("80,17 / 98,2 / 88,26"), halo=1.0),
        ink(shape("26,84 24,60 34,44 50,38 66,44 76,60 74,84 / 60,86 / 60,66 / 40,66 / 40,86 / 26,84"), halo=1.6),
        ink(facets("46,62 54,62 53,84 47,84"), shape("48,40 / 44,26 52,24 56,26 / 53,40")),
        cut(comb("28,70 32,54 44,44", "36,70 39,57 47,49", 6, 2.4, 0.1), gouge("66,50 62,54 67,58", 3)),
        ink(gouges("2,95 50,92 98,95", 3.4)),
    ]


_VIGNETTES = {"wheel": _wheel, "mushrooms": _mushrooms, "helmet": _helmet, "cat": cat}


@cache
def _framed(name: str) -> tuple[Mark, ...]:
    if name == "dragon":
        return tuple(framed(_dragon(), *PICTURE, margin=0.5))
    return tuple(framed(_VIGNETTES[name]()))


def dragon_picture(box: Box, palette: Palette = WOODCUT, color: str | None = None) -> tuple[Node, ...]:
    """The whole dragon, lying, in one pale colour (``palette.pale`` if none is given), in a group named ``art``.

    A portrait card in the middle leaves head, feet, wing tips and tail to be seen.
    """
    return render(_framed("dragon"), box, palette.in_one(color or palette.pale), PICTURE)


def vignette(name: str, box: Box, palette: Palette = WOODCUT) -> tuple[Node, ...]:
    """A small picture for a corner, in a group named ``art``. Raises KeyError for a name not in ``VIGNETTES``."""
    return render(_framed(name), box, palette)


def divider(box: Box, palette: Palette = WOODCUT) -> tuple[Node, ...]:
    """A line across the box that swells, with a lozenge in its middle, in a group named ``art``."""
    half = min(box.height / 2, 1.2)
    x0, x1, cx, cy = box.x, box.right, box.cx, box.cy
    gap = half * 2.4
    cuts = [
        gouge(f"{cx - gap},{cy} {(x0 + cx) / 2},{cy} {x0},{cy}", half * 0.5, DASH),
        gouge(f"{cx + gap},{cy} {(x1 + cx) / 2},{cy} {x1},{cy}", half * 0.5, DASH),
    ]
    lozenge = facets(f"{cx - half * 1.5},{cy} {cx},{cy - half} {cx + half * 1.5},{cy} {cx},{cy + half}")
    return (Group(tuple(Path(steps, palette.paint("ink")) for steps in (*cuts, lozenge)), name="art"),)


def card_frame(box: Box, palette: Palette = WOODCUT, notch: float = 3.0) -> tuple[Node, ...]:
    """A hairline around the box whose corners are cut off by three strokes of the gouge, in a group named ``art``."""
    pen = Pen(palette.ink, 0.2)
    nodes: list[Node] = [
        Line(box.x + notch, box.y, box.right - notch, box.y, pen),
        Line(box.x + notch, box.bottom, box.right - notch, box.bottom, pen),
        Line(box.x, box.y + notch, box.x, box.bottom - notch, pen),
        Line(box.right, box.y + notch, box.right, box.bottom - notch, pen),
    ]
    for sx, x in ((1, box.x), (-1, box.right)):
        for sy, y in ((1, box.y), (-1, box.bottom)):
            for share in (0.34, 0.67, 1.0):
                a, b = x + sx * notch * share, y + sy * notch * share
                steps = gouge(f"{a},{y} {(a + x) / 2 + sx * 0.1},{(b + y) / 2 + sy * 0.1} {x},{b}", 0.42)
                nodes.append(Path(steps, palette.paint("ink")))
    return (Group(tuple(nodes), name="art"),)
