"""Using treasure, and heroes who wear it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.options import HeroClass, Reach
from generator.games.dragon_strike.rules.treasures import Refusal, equipped, use_refusal
from tests.games.dragon_strike.builders import CONTENT


def test_who_can_use_what_and_when(content: DragonStrikeContent) -> None:
    wand, potion = content.treasure("wand-of-frost"), content.treasure("potion-of-healing")
    assert use_refusal(wand, HeroClass.DWARF, 0, used_this_round=False) is Refusal.WRONG_CLASS
    assert use_refusal(wand, HeroClass.ELF, 2, used_this_round=False) is None
    assert use_refusal(wand, HeroClass.ELF, 3, used_this_round=False) is Refusal.SPENT
    assert use_refusal(wand, HeroClass.ELF, 1, used_this_round=True) is Refusal.USED_THIS_ROUND
    assert use_refusal(potion, HeroClass.DWARF, 0, used_this_round=False) is None
    assert use_refusal(potion, HeroClass.DWARF, 1, used_this_round=False) is Refusal.SPENT
    assert use_refusal(content.treasure("winged-cloak"), HeroClass.DWARF, 7, used_this_round=False) is None


def test_a_wizard_with_dagger_ring_and_amulet(content: DragonStrikeContent) -> None:
    worn = [content.treasure(name) for name in ("magic-dagger", "ring-of-protection", "lantern-of-seeing")]
    wizard = equipped(content.tables.bounds, content.hero("wizard"), worn)
    assert wizard.armor_class == 5
    assert (wizard.traps, wizard.secret_passages, wizard.save) == (Die.D12, Die.D12, Die.D12)
    near, far = wizard.attacks
    assert (near.reach, near.strikes[0].die) == (Reach.ADJACENT, Die.D10)
    assert (far.reach, far.strikes[0].die) == (Reach.LONG_RANGE, Die.D8)


def test_armor_stops_at_the_highest_class(content: DragonStrikeContent) -> None:
    worn = [content.treasure("wondrous-plate-mail"), content.treasure("ring-of-protection")]
    assert equipped(content.tables.bounds, content.hero("warrior"), worn).armor_class == 8
    assert equipped(content.tables.bounds, content.hero("dwarf"), worn[1:]).armor_class == 8


def test_what_is_for_others_does_nothing(content: DragonStrikeContent) -> None:
    thief = content.hero("thief-female")
    axe, bow = content.treasure("magic-battle-axe"), content.treasure("magic-bow")
    assert equipped(content.tables.bounds, thief, [axe, bow]) == thief
    elf = equipped(content.tables.bounds, content.hero("elf"), [bow])
    assert [attack.strikes[0].die for attack in elf.attacks] == [Die.D10, Die.D12]


def test_faster_boots(content: DragonStrikeContent) -> None:
    boots = content.treasure("boots-of-speed")
    assert equipped(content.tables.bounds, content.hero("dwarf"), [boots]).speed == 6


@given(
    st.sampled_from(sorted(CONTENT.tables.heroes.heroes)),
    st.sets(st.sampled_from(sorted(CONTENT.tables.treasures.treasures))),
)
def test_no_treasure_makes_a_hero_worse_or_passes_the_bounds(name: str, worn: set[str]) -> None:
    hero = CONTENT.hero(name)
    rich = equipped(CONTENT.tables.bounds, hero, [CONTENT.treasure(item) for item in sorted(worn)])
    assert hero.armor_class <= rich.armor_class <= CONTENT.tables.bounds.hero.armor_class.most
    assert rich.speed >= hero.speed
    for feature in ("save", "traps", "secret_passages", "dexterity", "strength"):
        assert getattr(rich, feature).sides >= getattr(hero, feature).sides
    assert len(rich.attacks) >= len(hero.attacks)
    assert rich.attacks[0].strikes[0].die.sides >= hero.attacks[0].strikes[0].die.sides
