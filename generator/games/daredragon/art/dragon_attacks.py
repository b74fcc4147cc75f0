"""Emblems of the dragon's attacks."""

from __future__ import annotations

from generator.games.daredragon.art.beast import head
from generator.games.daredragon.art.claws import foot, paw, spade
from generator.games.daredragon.art.cuts import DASH, RUN_OUT, arc, comb, gouge, gouged, gouges, ribbon
from generator.games.daredragon.art.sketch import Mark, cut, ember, ink, placed
from generator.scene.curves import shape
from generator.scene.geometry import polygon, rotate, scale, translate
from generator.scene.outlines import disc, facet, joined


def neck(text: str, fray: str) -> list[Mark]:
    """A neck along a ribbon; ``fray`` are the cuts at its lower end."""
    return [ink(ribbon(text)), cut(gouges(fray, 4.2, RUN_OUT), level=0)]


def fire_breath() -> list[Mark]:
    """A head bent down, and what comes out of it."""
    flame = shape(
        "40,44 58,50 74,48 84,38 / 82,48 104,42 / 90,55 98,60 110,62 / 94,68 102,78 108,90 / 92,80 93,94 86,108 "
        "/ 81,90 72,100 58,103 / 67,88 61,76 52,66 40,44"
    )
    inner = shape("56,58 68,62 80,60 90,55 / 83,65 95,71 / 83,71 84,80 88,90 / 74,79 73,88 66,92 / 70,78 64,70 56,58")
    return [
        *neck(
            "22,50,13 10,64,15 3,82,17 2,100,17",
            "-9,102 -9,93 -6,85|-2,102 -1,90 2,79|7,102 7,92 8,84|15,102 13,95 12,89",
        ),
        cut(comb("12,52 0,66 -10,80", "22,57 11,69 4,81", 4, 3.2, 0.1)),
        ember(flame),
        cut(inner, level=0),
        ember(gouges("65,67 75,70 80,78", 3.6), level=1),
        *placed(head(tongue=False), translate(-8, -6) @ scale(0.76) @ rotate(14, 50, 50)),
    ]


def roar() -> list[Mark]:
    """A head thrown back, and rings of noise."""
    waves = [gouged(arc(52, 40, radius, 40, 104), 8.0) for radius in (25, 37, 49)]
    return [
        *neck("26,70,12 16,80,14 12,92,16 12,102,16", "2,103 3,94 6,86|10,103 10,92 11,83|18,103 17,94 17,88"),
        *placed(head(jaw=-6), translate(-8, 12) @ scale(0.84) @ rotate(-34, 40, 60)),
        ink(*waves),
    ]


def crush() -> list[Mark]:
    """Jaws that close on a cartwheel."""
    spokes = [gouged([(0, 0), point], 6.0, (1, 1, 1)) for point in polygon(6, 0, 0, 27, 20)]
    wheel = [
        ink(disc(0, 0, 33)),
        cut(disc(0, 0, 25), level=0),
        ink(*spokes, disc(0, 0, 8.5)),
        cut(disc(0, 0, 3)),
        cut(shape("2,-36 / 6,-22 / 12,-28 / 15,-36"), shape("34,22 / 20,14 / 22,22 / 26,32"), level=0),
        cut(gouges("29,-8 30,0 29,8|-8,28 0,30 8,28.5|13,25.5 18,22 22,18", 1.6), level=2),
    ]
    chips = joined(
        shape("104,16 / 108,2 / 113,16"), shape("124,18 / 134,7 / 131,23"), shape("126,100 / 134,112 / 134,96")
    )
    return [
        *neck(
            "30,66,15 20,80,16 16,100,17", "5,101 6,92 8,84|13,101 13,90 14,79|21,101 21,92 21,84|29,101 28,95 27,89"
        ),
        *placed(wheel, translate(100, 60) @ scale(1.12)),
        ink(chips),
        *head(jaw=4, tongue=False),
    ]


def bite() -> list[Mark]:
    """Two rows of fangs, from the front."""
    upper = shape(
        "3,46 5,28 14,16 24,12 34,4 43,7 50,9 57,7 66,4 76,12 "
        "86,16 95,28 97,46 / 93,62 / 87,41 / 82,34 / 75,62 / 68,33 "
        "/ 65,31.5 / 58,68 / 53,32 47,32 / 42,68 / 35,31.5 / 32,33 / 25,62 / 18,34 / 13,41 / 7,62 / 3,46"
    )
    lower = shape(
        "9,72 14,87 30,96 50,98 70,96 86,87 91,72 / 88,62 / 84,76 / "
        "80,80 / 73.5,55 / 66.5,83 / 62,85 / 57,77 / 54,86 46,86 / 43,77 "
        "/ 38,85 / 33.5,83 / 26.5,55 / 20,80 / 16,76 / 12,62 / 9,72"
    )
    tongue = shape("34,86 37,72 42,60 47,54 / 50,60 / 53,54 58,60 63,72 66,86 / 50,90")
    return [
        ember(tongue),
        cut(gouge("50,64 50,72 50,82", 2.4)),
        ink(upper, halo=1.4),
        ink(lower, halo=1.4),
        cut(shape("30,14 34,10 39,13 / 35,14.5 34,18"), shape("70,14 66,10 61,13 / 65,14.5 66,18"), level=0),
        cut(comb("6,36 9,25 16,18", "15,38 17,31 23,25", 5, 2.4, 0.1)),
        cut(comb("94,36 91,25 84,18", "85,38 83,31 77,25", 5, 2.4, -0.1)),
        cut(comb("17,86 30,93 50,95 70,93 83,86", "21,81 32,88 50,90 68,88 79,81", 11, 2.0)),
        cut(gouges("43,22 50,20 57,22|41,27 50,25 59,27", 1.6), level=2),
        cut(gouges("42,38 42,48 42,59|58,38 58,48 58,59|25,40 25,47 25,55|75,40 75,47 75,55", 1.6)),
        cut(gouges("26.5,77 26.5,70 26.5,62|73.5,77 73.5,70 73.5,62", 1.4), level=2),
    ]


def swing() -> list[Mark]:
    """A tail in full sweep."""
    tail = ribbon("16,98,15 12,74,14 18,48,12 38,28,10 62,26,8 79,42,6 82,58,4")
    spikes = joined(
        shape("2,92 / -10,80 / 0,76"),
        shape("-1,72 / -10,56 / 4,58"),
        shape("5,54 / 1,36 / 13,42"),
        shape("16,38 / 17,20 / 28,28"),
        shape("35,24 / 41,8 / 49,18"),
        shape("58,19 / 69,7 / 71,22"),
        shape("77,30 / 91,25 / 85,41"),
    )
    return [
        ink(spikes),
        ink(tail),
        cut(gouges("5,99 5,90 5,82|14,99 14,87 14,76|23,99 22,90 21,83", 4.2, RUN_OUT), level=0),
        cut(comb("28,78 31,60 45,44 60,37 70,44", "15,74 20,54 39,34 59,28 74,40", 10, 2.8, 0.1)),
        *placed(spade(), translate(82, 56) @ rotate(86) @ scale(1.15)),
        ink(
            *(
                gouged(arc(38, 86, radius, end, start), 5.2, DASH)
                for radius, start, end in ((37, -2, 58), (25, -12, 62), (13, -26, 66))
            )
        ),
    ]


def trample() -> list[Mark]:
    """A foot on the way down, and the boots that stick out from under it."""
    boot = [
        ink(shape("20,-13 / 20,0 / 4,0 -3,-1 / -4,-12 -3,-22 1,-26 5,-22 5.5,-14 / 12,-12"), halo=1.4),
        cut(gouges("-0.2,-18 -0.6,-12 -0.6,-5", 2.4), level=0),
        cut(gouges("9,-6.5 14,-6 19,-6.5", 1.6)),
    ]
    return [
        ink(gouge("-26,101 40,102.5 104,101", 3.0, (0.5, 1, 1, 1, 0.3))),
        ink(
            *(
                gouge(line, 4.2)
                for line in ("12,34 14,48 18,58", "0,44 2,55 6,64", "84,30 86,42 90,54", "96,42 98,50 102,58")
            )
        ),
        *placed(boot, translate(-6, 95) @ rotate(-17)),
        *placed(boot, translate(8, 98) @ rotate(6)),
        *foot(),
    ]


def heavy_strike() -> list[Mark]:
    """A paw in the middle of the blow."""
    star = [point for i, point in enumerate(polygon(24, 58, 68, 46, 4)) if i % 2 == 0]
    dents = polygon(24, 58, 68, 28, 4)[1::2]
    bearings = [15.0 * i + 4 for i in range(0, 24, 2)]
    return [
        ember(facet([corner for pair in zip(star, dents, strict=True) for corner in pair])),
        cut(
            *(
                gouged(arc(58, 68, 1, b, b + 1)[:1] + arc(58, 68, 37, b, b + 1)[:1], 3.2, (0, 0, 0.7, 1, 0))
                for b in bearings
            )
        ),
        *placed(paw(), translate(-6, -6) @ scale(0.96)),
    ]


def strike() -> list[Mark]:
    """A paw and the gashes that it draws."""
    gashes = [
        gouged(arc(14, 12, radius, 62, end), 8.6, (0, 0.5, 0.9, 1.0, 0.6))
        for radius, end in ((54, 140), (70, 138), (86, 134))
    ]
    return [ember(*gashes), *placed(paw(), rotate(26, 14, 12))]


def quick_strike() -> list[Mark]:
    """A paw in flight."""
    return [
        ink(gouges("60,8 38,5 6,6|62,76 42,79 16,78|70,96 52,99 30,98|46,60 30,62 2,61", 5.5, DASH)),
        *placed(paw(), translate(6, 16) @ rotate(-37, 14, 12)),
    ]
