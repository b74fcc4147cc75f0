"""Emblems of the traps and of the thieves' sneak attack, on a grid of 100."""

from __future__ import annotations

from generator.games.dragon_strike.art.arms import dagger
from generator.games.dragon_strike.art.curves import bar, ribbon
from generator.games.dragon_strike.art.evil import zeds
from generator.games.dragon_strike.art.forces import cloud, drop, flame, spiral, spot
from generator.games.dragon_strike.art.sketch import Mark, lines, placed, plain, solid
from generator.games.dragon_strike.art.stones import rocks
from generator.scene.curves import facets, shape
from generator.scene.geometry import translate
from generator.scene.outlines import disc


def pit() -> list[Mark]:
    """Pit: a hole with spikes in it."""
    return [
        solid("stone", facets("2,30 26,26 74,26 98,30 94,96 6,96"), depth=3),
        solid("ink", facets("16,40 30,36 70,36 84,40 82,90 18,90")),
        *(solid("steel", facets(f"{x},92 {x + 6},56 {x + 12},92")) for x in (20, 36, 52, 68)),
        lines("2,30 16,40|98,30 84,40|6,96 18,90|94,96 82,90", 0),
        solid("ember", shape("42,2 58,2 / 58,12 / 68,12 / 50,32 / 32,12 / 42,12")),
    ]


def poisoned_needle() -> list[Mark]:
    """Poisoned needle: it waits in a keyhole."""
    return [
        solid("gold", shape("6,12 20,6 34,10 48,6 58,14 / 58,86 48,94 34,90 20,94 6,88")),
        plain("dot", disc(32, 42, 11), facets("27,46 37,46 41,72 23,72")),
        solid("steel", shape("32,40 / 96,36 / 32,47")),
        *spot(88, 62, 36, drop("moss")),
        plain(
            "slate", disc(12, 20, 2.6), disc(52, 20, 2.6), disc(12, 80, 2.6), disc(52, 80, 2.6), line="hair", level=1
        ),
    ]


def dart(x: float, y: float) -> list[Mark]:
    """A dart that flies to the right, its tip at (x, y)."""
    marks = [
        solid("bone", ribbon("-84,0,1.8 -42,0,1.8 -10,0,1.8")),
        solid("steel", facets("-22,-8 0,0 -22,8 -17,0")),
        solid("ember", facets("-68,0 -78,-9 -90,-9 -82,0 -90,9 -78,9")),
    ]
    return placed(marks, translate(x, y))


def volley_of_darts() -> list[Mark]:
    """Volley of darts: three at once."""
    return [*dart(88, 18), *dart(104, 50), *dart(88, 82)]


def falling_rocks() -> list[Mark]:
    """Falling rocks."""
    return [*rocks(), lines("24,18 22,4|34,20 33,8|72,6 71,-6|82,8 82,-4|56,54 55,40|66,56 66,46", 0, "bold")]


def jet_of_flame() -> list[Mark]:
    """Jet of flame: out of a mouth of stone."""
    jet = spot(70, 52, 68, flame(), 90)
    return [
        *jet,
        solid("stone", shape("4,14 26,6 42,16 / 48,36 / 38,46 / 38,58 / 48,68 / 42,90 20,96 4,88")),
        plain("dot", disc(26, 30, 5)),
        lines("14,24 26,20 36,24|38,46 24,50 38,58|10,64 20,74 36,78", 0),
    ]


def sleeping_gas() -> list[Mark]:
    """Sleeping gas: a cloud that makes yawn."""
    return [*spot(50, 66, 96, cloud("lilac")), *zeds((26, 8, 16), (50, 12, 22), (78, 2, 18))]


def net() -> list[Mark]:
    """Net: with weights at its corners."""
    return [
        solid("bone", shape("50,4 / 62,30 84,46 97,80 / 74,88 50,84 26,88 3,80 / 16,46 38,30 50,4"), depth=0),
        lines("50,4 50,84|40,28 26,60 22,88|60,28 74,60 78,88|32,32 10,70|68,32 90,70", 0),
        lines("38,30 50,34 62,30|26,42 50,48 74,42|16,54 50,62 84,54|8,68 50,76 92,68", 0),
        solid("slate", disc(4, 84, 6), disc(26, 90, 6), disc(50, 88, 6), disc(74, 90, 6), disc(96, 84, 6)),
        solid("gold", disc(50, 6, 6)),
    ]


def acid() -> list[Mark]:
    """Acid: it eats its way through steel."""
    return [
        solid("steel", shape("4,60 / 30,62 34,74 44,70 50,82 60,68 68,76 74,62 / 96,60 / 96,96 / 4,96"), depth=3),
        *spot(50, 34, 62, drop("leaf")),
        *spot(16, 36, 26, drop("leaf")),
        *spot(84, 32, 30, drop("leaf")),
        lines("30,62 34,74 44,70 50,82 60,68 68,76 74,62", 0, "bold", "moss"),
        plain("slate", disc(12, 88, 2.6), disc(88, 88, 2.6), level=1),
    ]


def alarm_bell() -> list[Mark]:
    """Alarm bell."""
    return [
        lines("12,30 4,44 6,60|22,26 15,38 16,50|88,30 96,44 94,60|78,26 85,38 84,50", 0, "bold"),
        solid("slate", disc(50, 88, 8)),
        solid(
            "gold",
            shape(
                "42,14 / 42,6 50,2 58,6 58,14 / 72,24 74,48 78,66 88,78 / 86,84 50,88 14,84 "
                "12,78 / 22,66 26,48 28,24 42,14"
            ),
        ),
        lines("20,70 50,75 80,70|28,40 50,44 72,40", 1),
        plain("glow", shape("62,22 68,34 69,46 / 62,36 62,22"), level=1),
    ]


def whirling_rune() -> list[Mark]:
    """Whirling rune: a spiral in stone."""
    return [
        solid("stone", facets("30,2 72,4 96,30 97,70 70,96 28,98 4,72 3,28"), depth=4),
        plain("violet", spiral(2.25, 5.5, 36)),
        lines("12,28 20,30|86,76 78,72|30,90 34,84", 1),
    ]


def pilfering_imp() -> list[Mark]:
    """Pilfering imp: a grin with horns."""
    return [
        solid("ember", shape("30,34 20,20 22,2 / 34,10 44,26"), shape("70,34 80,20 78,2 / 66,10 56,26")),
        solid("ember", shape("28,46 10,40 0,28 / 2,52 14,64 28,64"), shape("72,46 90,40 100,28 / 98,52 86,64 72,64")),
        solid("ember", shape("50,20 70,28 80,50 76,72 62,90 50,98 38,90 24,72 20,50 30,28 50,20")),
        plain(
            "glow",
            shape("26,50 34,44 46,54 / 40,60 30,58 26,50"),
            shape("74,50 66,44 54,54 / 60,60 70,58 74,50"),
            line="inner",
        ),
        plain("dot", disc(38, 53, 3), disc(62, 53, 3)),
        plain("paper", shape("30,70 50,76 70,70 / 64,84 50,90 36,84 30,70"), line="inner"),
        lines("40,74 41,86|50,76 50,90|60,74 59,86|24,42 34,38 44,46|76,42 66,38 56,46", 0),
    ]


def rusty_spring() -> list[Mark]:
    """Rusty spring."""
    coils = [solid("amber", ribbon(f"22,{y},4 50,{y + 8},4.6 78,{y},4"), depth=1.6) for y in (30, 46, 62, 78)]
    backs = [solid("hide", ribbon(f"78,{y + 0},3.4 50,{y + 9},3.4 22,{y + 16},3.4"), depth=1.4) for y in (30, 46, 62)]
    return [
        *backs,
        *coils,
        solid("slate", bar(12, 88, 76, 10)),
        solid("steel", shape("22,30 20,20 34,10 / 62,2 / 66,12 / 40,22 28,34")),
        plain("ember", disc(30, 49, 2), disc(62, 68, 2.4), disc(70, 34, 2), level=1),
    ]


def sneak_attack() -> list[Mark]:
    """Sneak attack: eyes in the dark, and a blade."""
    return [
        solid("violet", shape("10,98 14,60 26,24 50,4 74,24 86,60 90,98 / 66,92 50,96 34,92")),
        solid("ink", shape("30,64 28,40 38,24 50,18 62,24 72,40 70,64 60,78 50,82 40,78 30,64")),
        plain("glow", shape("34,46 42,44 48,52 / 40,54 34,46"), shape("66,46 58,44 52,52 / 60,54 66,46")),
        *spot(68, 70, 62, dagger(), 38),
        lines("22,50 18,72 18,90|78,50 82,66", 1),
    ]
