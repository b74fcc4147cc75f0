"""Signs of what stands on hero and monster cards, for 4 to 10 mm."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from generator.games.dragon_strike.art import arms, forces, goods, stones, traps
from generator.games.dragon_strike.art.curves import bar, ribbon, star
from generator.games.dragon_strike.art.evil import zeds
from generator.games.dragon_strike.art.palette import TORCH, Palette
from generator.games.dragon_strike.art.sketch import MARK, Mark, framed, lines, placed, plain, render, solid
from generator.games.dragon_strike.art.spells import boot_at
from generator.scene.curves import facets, shape
from generator.scene.geometry import Box, rotate
from generator.scene.nodes import Group
from generator.scene.outlines import disc


def _attack() -> list[Mark]:
    return [*placed(arms.sword(), rotate(45, 50, 50))]


def _save() -> list[Mark]:
    """A star that a shield turns away."""
    return [*forces.spot(42, 54, 88, arms.shield("lilac")), solid("gold", star(78, 24, 26, 10, 5, 10))]


def _jaws() -> list[Mark]:
    """A trap with teeth, open."""
    teeth = [facets(f"{x},52 {x + 6},28 {x + 12},52") for x in (14, 29, 44, 59, 74)]
    return [
        solid("steel", *teeth),
        solid("slate", shape("4,50 50,44 96,50 / 96,66 50,74 4,66")),
        solid("slate", bar(40, 62, 20, 30)),
        plain("gold", disc(50, 78, 5), line="hair"),
    ]


def _secret() -> list[Mark]:
    """A door that is part of the wall."""
    return [
        *stones.wall(),
        Mark(shape("30,98 / 30,46 38,34 50,30 62,34 70,46 / 70,98"), "glow", "dash", over=True),
        plain("dot", disc(60, 68, 4)),
    ]


def _dexterity() -> list[Mark]:
    """Somebody who leaps."""
    return [
        solid("violet", ribbon("40,58,7 24,70,5.6 6,66,4"), ribbon("48,60,7 66,72,5.6 80,90,4")),
        solid("violet", ribbon("46,34,5 26,30,4 12,40,3.4"), ribbon("58,36,5 78,34,4 94,22,3.4")),
        solid("violet", shape("44,28 60,28 / 62,44 54,64 / 38,62 / 40,42 44,28")),
        solid("skin", disc(60, 14, 12)),
    ]


def _strength() -> list[Mark]:
    """An arm that shows its muscle."""
    return [
        solid(
            "skin",
            shape(
                "2,92 / 12,62 12,38 16,16 / 18,2 38,2 46,14 42,28 / 36,32 36,44 42,54 / 54,34 "
                "76,34 92,52 / 99,74 94,98 / 54,99 24,97 2,92"
            ),
        ),
        lines("42,54 50,64 62,64|18,18 28,22 42,20|58,48 68,44 80,50", 0),
    ]


def _book() -> list[Mark]:
    """An open book of spells."""
    return [
        solid("violet", shape("2,18 50,26 98,18 / 98,88 / 50,96 / 2,88")),
        solid("bone", shape("8,10 30,8 50,20 / 50,88 30,78 8,80"), shape("92,10 70,8 50,20 / 50,88 70,78 92,80")),
        plain("gold", star(29, 44, 14, 5, 5)),
        lines("60,34 72,30 84,30|60,46 72,42 84,42|60,58 72,54 84,54", 1),
    ]


def _speech() -> list[Mark]:
    """A balloon that asks."""
    return [
        solid("paper", shape("50,4 80,10 96,38 80,66 54,72 / 26,96 / 32,70 / 8,58 4,38 20,10 50,4"), depth=0),
        lines("36,28 42,18 54,18 60,28 52,38 49,48", 0, "heavy"),
        plain("dot", disc(49, 58, 4.4)),
    ]


def _cross() -> list[Mark]:
    """A heart that grows back."""
    return [
        *forces.heart(),
        plain("paper", facets("43,30 57,30 57,42 69,42 69,56 57,56 57,68 43,68 43,56 31,56 31,42 43,42"), line="hair"),
    ]


def _weight() -> list[Mark]:
    """An anvil: cannot be pushed."""
    return [
        solid(
            "slate",
            shape(
                "2,26 20,30 30,22 / 98,22 / 96,38 72,46 64,56 66,70 / 82,78 84,92 / 22,92 / "
                "24,78 40,70 40,56 32,46 14,42 2,26"
            ),
        )
    ]


def _breath() -> list[Mark]:
    return placed(forces.flame(), rotate(90, 50, 50))


_DRAWINGS: dict[str, Callable[[], list[Mark]]] = {
    "attack": _attack,
    "save": _save,
    "traps": _jaws,
    "secret-passages": _secret,
    "dexterity": _dexterity,
    "strength": _strength,
    "speed": lambda: boot_at(50, 50, 100),
    "armor-class": lambda: arms.shield(),
    "hit-points": lambda: forces.heart(),
    "hit-point-lost": lambda: [Mark(mark.steps, "paper", mark.line) for mark in forces.heart()[:1]],
    "equipment": lambda: goods.pouch(),
    "powers": lambda: [solid("gold", star(50, 52, 49, 20, 5))],
    "long-range": lambda: arms.bow(),
    "spells": _book,
    "flies": lambda: forces.wing(),
    "breath": _breath,
    "regenerates": _cross,
    "immune": lambda: [*arms.shield("gold")[:2], *forces.spot(50, 46, 44, forces.skull("paper"))],
    "doors": lambda: goods.key(),
    "locked": lambda: goods.padlock(),
    "immovable": _weight,
    "sneak": lambda: traps.sneak_attack(),
    "treasure": lambda: stones.chest(),
    "questions": _speech,
    "time": lambda: goods.hourglass(),
    "sight": lambda: forces.eye(),
    "hand": lambda: forces.hand(),
    "sleep": lambda: zeds((4, 46, 42), (44, 8, 54)),
    "fire": lambda: forces.flame(),
    "dead": lambda: forces.skull(),
}

#: Every sign.
ICONS = tuple(_DRAWINGS)


@cache
def _sketch(name: str) -> tuple[Mark, ...]:
    return tuple(framed(_DRAWINGS[name](), margin=5.0))


@lru_cache(maxsize=1024)
def icon(name: str, box: Box, palette: Palette = TORCH) -> Group:
    """A sign as large as the box allows, in a group named ``mark``. Raises KeyError for one not in ``ICONS``."""
    return render(_sketch(name), box, palette, name=MARK)
