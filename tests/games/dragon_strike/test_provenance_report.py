"""The list of figures that are not printed."""

from __future__ import annotations

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.tables import Tables
from generator.games.dragon_strike.provenance_report import provenance_report


def test_rows_have_a_value_a_reason_and_a_place(content: DragonStrikeContent) -> None:
    rows = {f"{row.table}.{row.cell}": row for row in provenance_report(content)}
    warrior = rows["heroes.heroes.warrior.hit_points"]
    assert (warrior.value, warrior.provenance) == ("8", "reconstructed")
    assert warrior.place == "content/dragon-strike/heroes.yaml:11:17"
    assert rows["monsters.monsters.gargoyle.hit_points"].provenance == "derived"
    assert rows["monsters.monsters.darkfyre.powers.immune"].value == "[fire, web, charm, lift]"
    assert rows["monsters.monsters.teraptus.card_track"].value == "true"
    assert rows["treasures.treasures.lucky-coin.effect.kind"].provenance == "original"
    assert rows["time_track.spaces"].value == "20"
    assert rows["hero_spells.spells.fireball.effect.damage"].provenance == "reconstructed"
    assert rows["hero_spells.spells.haste.effect.spaces"].provenance == "original"


def test_printed_figures_are_not_listed(content: DragonStrikeContent) -> None:
    listed = {f"{row.table}.{row.cell}" for row in provenance_report(content)}
    assert not listed & {
        "heroes.heroes.warrior.speed",
        "heroes.heroes.wizard.spells.first",
        "heroes.heroes.elf.attacks.1.reach",
        "heroes.heroes.thief-male.attacks.0.strikes.0.die",
        "monsters.monsters.giant.hit_points",
        "monsters.monsters.bugbear.armor_class",
        "monsters.monsters.manscorpion.attacks.0.strikes.2.die",
        "monsters.monsters.darkfyre.powers.breath.damage",
        "hero_spells.spells.web.markers",
        "bounds.hero.armor_class.least",
        "rules.success",
    }
    assert {"heroes.heroes.elf.attacks.1.strikes.0.die", "heroes.heroes.wizard.attacks.0.strikes.0.die"} <= listed


def test_every_row_says_why(content: DragonStrikeContent) -> None:
    rows = provenance_report(content)
    assert [row for row in rows if not row.why] == []
    assert len({(row.table, row.cell) for row in rows}) == len(rows)


def test_whole_tables_of_the_source(content: DragonStrikeContent) -> None:
    tables = {row.table for row in provenance_report(content)}
    assert not tables & {"dice", "rules"}
    assert tables <= set(Tables.__annotations__)
