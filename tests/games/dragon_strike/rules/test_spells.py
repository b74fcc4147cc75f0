"""Picking spells."""

from __future__ import annotations

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.options import SpellLevel
from generator.games.dragon_strike.rules.spells import pick_findings, picks, spells_left, wizard_pick_findings

NINE = ["web", "web", "charm", "shield", "haste", "mend", "dispel", "fireball", "hold"]
SIX = ["black-bolt", "ring-of-fire", "slumber", "terror", "vanish", "wither"]


def test_a_wizard_picks_nine(content: DragonStrikeContent) -> None:
    assert pick_findings(content.tables.hero_spells, content.hero("wizard"), NINE) == []


def test_what_is_wrong_with_a_choice(content: DragonStrikeContent) -> None:
    deck, wizard = content.tables.hero_spells, content.hero("wizard")
    picked = ["web", "web", "web", "sheild", "haste", "mend", "dispel", "fireball", "fireball"]
    findings = pick_findings(deck, wizard, picked)
    assert [(finding.code, finding.hint) for finding in findings] == [
        ("unknown-spell", "did you mean “shield”?"),
        ("too-many-copies", ""),
        ("too-many-copies", ""),
        ("wrong-picks", "pick 4"),
    ]


def test_the_elf_takes_what_the_wizard_left(content: DragonStrikeContent) -> None:
    deck, elf = content.tables.hero_spells, content.hero("elf")
    assert pick_findings(deck, elf, ["charm", "shield", "mend"], NINE) == []
    assert [finding.code for finding in pick_findings(deck, elf, ["web", "shield", "mend"], NINE)] == [
        "too-many-copies"
    ]


def test_cards_left(content: DragonStrikeContent) -> None:
    left = spells_left(content.tables.hero_spells, NINE)
    assert (left["web"], left["charm"], left["fireball"], left["flight"]) == (0, 1, 0, 2)
    assert sum(left.values()) == 30 - 9


def test_fighters_pick_none(content: DragonStrikeContent) -> None:
    assert set(picks(content.hero("dwarf")).values()) == {0}
    findings = pick_findings(content.tables.hero_spells, content.hero("dwarf"), ["web"])
    assert [finding.message for finding in findings] == ["1 spells of the first level are picked, not 0"]
    assert picks(content.hero("wizard"))[SpellLevel.SECOND] == 3


def test_the_evil_wizard_picks_six_different(content: DragonStrikeContent) -> None:
    deck, teraptus = content.tables.wizard_spells.spells, content.monster("teraptus")
    assert wizard_pick_findings(teraptus, deck, SIX) == []
    findings = wizard_pick_findings(teraptus, deck, [*SIX[:4], "terror", "webb", "vanish"])
    assert [finding.code for finding in findings] == ["unknown-spell", "too-many-copies", "wrong-picks"]
