"""Emblems of all cards but heroes and monsters, by deck and id."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from generator.games.dragon_strike.art import evil, goods, spells, traps, treasures, worn
from generator.games.dragon_strike.art.palette import TORCH, Palette
from generator.games.dragon_strike.art.sketch import Mark, framed, render
from generator.scene.geometry import Box
from generator.scene.nodes import Group

#: The drawings by deck, as the texts name the decks, and by the ids of the content.
_DECKS: dict[str, dict[str, Callable[[], list[Mark]]]] = {
    "hero-spells": {
        "web": spells.webbed,
        "charm": spells.charm,
        "invisibility": spells.invisibility,
        "levitation": spells.levitation,
        "magic-dart": spells.magic_dart,
        "shield": spells.shining_shield,
        "darkness": spells.darkness,
        "flight": spells.flight,
        "flame-burst": spells.flame_burst,
        "haste": spells.haste,
        "mend": spells.mend,
        "dispel": spells.dispel,
        "fireball": spells.fireball,
        "lightning-bolt": spells.lightning,
        "hold": spells.hold,
        "passage": spells.passage,
        "great-mending": spells.great_mending,
        "mirror-image": spells.mirror_image,
    },
    "wizard-spells": {
        "black-bolt": evil.black_bolt,
        "ring-of-fire": evil.ring_of_fire,
        "slumber": evil.slumber,
        "terror": evil.terror,
        "vanish": evil.vanish,
        "raise-the-dead": evil.raise_the_dead,
        "stone-skin": evil.stone_skin,
        "wither": evil.wither,
        "bend-the-will": evil.bend_the_will,
        "bar-the-door": evil.bar_the_door,
    },
    "treasures": {
        "magic-sword": treasures.sword,
        "magic-battle-axe": treasures.battle_axe,
        "magic-dagger": treasures.dagger,
        "magic-bow": treasures.bow,
        "wondrous-plate-mail": treasures.plate_mail,
        "dragonbane-spear": treasures.spear,
        "flask-of-fire": treasures.flask_of_fire,
        "gauntlets-of-ogre-power": worn.gauntlet,
        "boots-of-speed": worn.boots,
        "winged-cloak": worn.cloak,
        "amulet-of-warding": worn.amulet,
        "ring-of-protection": treasures.protection,
        "ring-of-spell-storing": treasures.spell_storing,
        "ring-of-free-action": treasures.free_action,
        "wand-of-lightning": treasures.lightning_wand,
        "wand-of-frost": treasures.frost_wand,
        "wand-of-opening": treasures.opening_wand,
        "scroll-of-spells": treasures.scroll,
        "potion-of-healing": treasures.healing,
        "elixir-of-life": treasures.elixir,
        "potion-of-invulnerability": treasures.invulnerability,
        "potion-of-invisibility": treasures.invisible,
        "potion-of-fire-resistance": treasures.fire_resistance,
        "potion-of-giant-strength": treasures.giant_strength,
        "master-lockpicks": goods.lockpicks,
        "lantern-of-seeing": goods.lantern,
        "climbing-rope": goods.coil,
        "sleeping-dust": treasures.dust,
        "crystal-ball": goods.crystal_ball,
        "lucky-coin": goods.coin,
        "sands-of-time": treasures.sands,
    },
    "traps": {
        "pit": traps.pit,
        "poisoned-needle": traps.poisoned_needle,
        "volley-of-darts": traps.volley_of_darts,
        "falling-rocks": traps.falling_rocks,
        "jet-of-flame": traps.jet_of_flame,
        "sleeping-gas": traps.sleeping_gas,
        "net": traps.net,
        "acid": traps.acid,
        "alarm-bell": traps.alarm_bell,
        "whirling-rune": traps.whirling_rune,
        "pilfering-imp": traps.pilfering_imp,
        "rusty-spring": traps.rusty_spring,
    },
    "sneak-attacks": {"sneak-attack": traps.sneak_attack},
    #: For cards of one's own, by family.
    "families": {
        "weapon": treasures.sword,
        "armor": treasures.plate_mail,
        "garment": worn.cloak,
        "ring": treasures.hoop,
        "wand": treasures.lightning_wand,
        "scroll": treasures.scroll,
        "potion": treasures.healing,
        "tool": goods.lockpicks,
        "wonder": treasures.gem,
        "spell": spells.magic_dart,
        "wizard-spell": evil.black_bolt,
        "trap": traps.pit,
    },
}

#: Every emblem as (deck, id).
EMBLEMS = tuple((deck, card) for deck, cards in _DECKS.items() for card in cards)


@cache
def sketch(deck: str, card: str) -> tuple[Mark, ...]:
    """The marks of an emblem on a grid of 100. Raises KeyError for a card that is not in ``EMBLEMS``."""
    return tuple(framed(_DECKS[deck][card]()))


@lru_cache(maxsize=1024)
def emblem(deck: str, card: str, box: Box, palette: Palette = TORCH) -> Group:
    """The emblem as large as the box allows, in a group named ``art``; equal calls give the very same group.

    Raises KeyError for a card that is not in ``EMBLEMS``.
    """
    return render(sketch(deck, card), box, palette)
