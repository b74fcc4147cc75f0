"""Loading the content, and what is said when a table is wrong."""

from __future__ import annotations

import shutil
from collections import Counter
from dataclasses import fields
from pathlib import Path

import pytest

from generator.errors import ContentError, Finding
from generator.games.dragon_strike.content import (
    DragonStrikeContent,
    check_content,
    load_content,
    table_file,
)
from generator.games.dragon_strike.crosschecks_cards import MEASURED, decks_of
from generator.games.dragon_strike.model.cards import Treasure
from generator.games.dragon_strike.model.effects_help import Fly, Mend
from generator.games.dragon_strike.model.options import Family, SpellLevel, Use
from generator.games.dragon_strike.model.tables import Tables
from generator.resources import content_folder


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the figures that may be spoilt."""
    (tmp_path / "dragon-strike").mkdir()
    for path in content_folder("dragon-strike").glob("*.yaml"):
        shutil.copy(path, tmp_path / "dragon-strike" / path.name)
    return tmp_path


def spoil(root: Path, file: str, old: str, new: str, count: int = 1) -> int:
    """Replace a text that stands ``count`` times in a file, the first time; gives the line it stands in."""
    path = root / "dragon-strike" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == count, f"{old!r} stands {text.count(old)} times in {file}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def findings_of(root: Path) -> list[Finding]:
    with pytest.raises(ContentError) as caught:
        load_content(root)
    return list(caught.value.findings)


def test_the_shipped_content_is_right(content: DragonStrikeContent) -> None:
    assert check_content(content) == []
    assert list(content.tables.heroes.heroes) == ["warrior", "wizard", "thief-male", "thief-female", "elf", "dwarf"]
    assert len(content.tables.monsters.monsters) == 10


def test_every_file_belongs_to_a_table_and_every_table_has_a_file() -> None:
    listed = {path.name for path in content_folder("dragon-strike").glob("*.yaml")}
    assert listed == {table_file(field.name) for field in fields(Tables)}


def test_every_table_says_where_it_stands_in_the_rules(content: DragonStrikeContent) -> None:
    assert [name for name, table in content.all_tables() if not table.cite] == []


def test_places_are_shown_from_the_content_folder_on(content: DragonStrikeContent) -> None:
    assert content.sources["hero_spells"].place(("spells",)).file == "content/dragon-strike/hero-spells.yaml"


def test_figures_of_the_source(content: DragonStrikeContent) -> None:
    giant, troll, dragon = content.monster("giant"), content.monster("troll"), content.monster("darkfyre")
    assert (giant.speed, giant.armor_class, giant.hit_points) == (8, 7, 6)
    assert (troll.speed, troll.armor_class, troll.hit_points) == (6, 6, 3)
    assert (dragon.speed, dragon.armor_class, dragon.squares, dragon.flies) == (12, 8, 2, True)
    assert content.monster("bugbear").armor_class == 5
    warrior = content.hero("warrior")
    assert (warrior.speed, warrior.armor_class, str(warrior.strength)) == (6, 6, "d12")
    assert {content.hero(name).speed for name in ("wizard", "thief-male", "elf")} == {6}
    assert content.hero("dwarf").speed == 4


def test_figures_in_the_box(content: DragonStrikeContent) -> None:
    figures = {name: monster.figures for name, monster in content.tables.monsters.monsters.items()}
    assert figures == {
        "orc": 3,
        "bugbear": 4,
        "gargoyle": 2,
        "troll": 1,
        "fire-elemental": 1,
        "death-knight": 3,
        "manscorpion": 1,
        "giant": 1,
        "teraptus": 1,
        "darkfyre": 1,
    }


def test_markers_in_the_box(content: DragonStrikeContent) -> None:
    sides = content.tables.markers.sides()
    wanted = {"door": 10, "chest": 4, "web": 2, "charm": 2, "darkness": 2, "invisibility": 2, "wing": 4, "fire": 6}
    assert {side: sides[side] for side in wanted} == wanted
    assert (sides["tunnel"], sides["pit"], sides["water"], sides["smoke"]) == (3, 1, 3, 2)
    assert sum(piece.count for piece in content.tables.markers.pieces) == 43


def test_decks(content: DragonStrikeContent) -> None:
    levels = Counter(dict.fromkeys(SpellLevel, 0))
    for spell in content.tables.hero_spells.spells.values():
        levels[spell.level] += spell.copies
    assert levels == {SpellLevel.FIRST: 12, SpellLevel.SECOND: 12, SpellLevel.THIRD: 6}
    totals = {
        name: sum(card.copies for card in cards.values()) for name, (_, cards) in decks_of(content.tables).items()
    }
    assert totals == {"hero_spells": 30, "wizard_spells": 10, "treasures": 38, "traps": 12}
    assert len(content.tables.hero_spells.spells) == 18


def test_spells_that_the_markers_ask_for(content: DragonStrikeContent) -> None:
    for spell in ("web", "charm", "darkness", "invisibility"):
        assert content.hero_spell(spell).markers == (spell,)
        assert content.hero_spell(spell).copies == content.tables.markers.sides()[spell]


def test_treasures_that_the_rules_speak_of(content: DragonStrikeContent) -> None:
    treasures = content.tables.treasures.treasures.values()
    assert any(isinstance(card.effect, Mend) and card.effect.revives for card in treasures)
    assert any(isinstance(card.effect, Fly) for card in treasures)
    assert sum(card.family is Family.WAND for card in treasures) >= 2
    assert any(card.classes is not None for card in treasures)
    assert any(card.use is Use.PERMANENT for card in treasures)
    assert any(card.use is Use.SINGLE for card in treasures)


def test_every_class_can_use_most_of_the_treasure(content: DragonStrikeContent) -> None:
    treasures = content.tables.treasures.treasures.values()
    for hero in content.tables.heroes.heroes.values():
        assert sum(card.copies for card in treasures if card.suits(hero.hero_class)) >= 25


def test_no_effect_passes_the_bounds(content: DragonStrikeContent) -> None:
    bounds = content.tables.bounds.effect
    measured = 0
    for _, cards in decks_of(content.tables).values():
        for card in cards.values():
            figures = {name: getattr(card.effect, name) for name in type(card.effect).model_fields}
            if isinstance(card, Treasure):
                figures["charges"] = card.charges
            for name in figures.keys() & MEASURED.keys():
                assert abs(figures[name] or 0) <= getattr(bounds, MEASURED[name])
                measured += 1
    assert measured > 50


def test_by_id(content: DragonStrikeContent) -> None:
    assert content.trap("net").effect.kind == "bind"
    assert content.wizard_spell("vanish").effect.kind == "teleport"
    with pytest.raises(ContentError, match="did you mean “bugbear”"):
        content.monster("bugbaer")
    with pytest.raises(ContentError, match="no treasure “crown”"):
        content.treasure("crown")


@pytest.mark.parametrize(
    ("file", "old", "new", "code", "words"),
    [
        ("dice.yaml", "d12: black", "d20: black", "unknown-key", "d20"),
        ("dice.yaml", ", d12: black", "", "wrong-value", "without a value: d12"),
        ("rules.yaml", "success: 6 ", "success: six ", "wrong-type", "a whole number"),
        ("rules.yaml", "    swing: {feature: dexterity}\n", "", "wrong-value", "without a value: swing"),
        ("rules.yaml", "bend: {feature: strength}", "bend: {feature: save}", "unknown-option", "save"),
        ("bounds.yaml", "{least: 4, most: 6}", "{least: 7, most: 6}", "wrong-order", "ends at 6, before 7"),
        ("heroes.yaml", "hit_points: 8", "hit_points: 9", "out-of-bounds", "hit_points of “warrior” is 9"),
        ("heroes.yaml", "hit_points: 8", "hit_points: 7", "unused-bound", "no hero has hit_points 8"),
        ("heroes.yaml", "armor_class: 8", "armor_class: 7", "unused-bound", "no hero has armor_class 8"),
        ("heroes.yaml", "speed: 4", "speed: 3", "out-of-bounds", "speed of “dwarf” is 3"),
        ("heroes.yaml", "weapon: battle-axe, die: d10", "weapon: battle-axe, die: d9", "unknown-option", "d9"),
        ("heroes.yaml", "{first: 4, second: 3, third: 2}", "{first: 11, second: 3, third: 2}", "too-many-spells", "13"),
        ("heroes.yaml", "{first: 4, second: 3, third: 2}", "{fist: 4}", "unknown-key", "fist"),
        ("heroes.yaml", "[bullwhip, lockpicks, sack,", "[bullwhip, sack, sack,", "duplicate-name", "“sack”"),
        ("heroes.yaml", "heroes.elf.speed:", "heroes.elv.speed:", "unknown-cell", "heroes.elv.speed"),
        ("monsters.yaml", "figures: 4\n", "figures: 5\n", "wrong-count", "monster figures: 19, but the box holds 18"),
        ("monsters.yaml", "    tracks: 4", "    tracks: 3", "wrong-count", "tracks on the screen"),
        ("monsters.yaml", "    tracks: 4", "    tracks: 3", "no-track", "1 of “bugbear”"),
        ("monsters.yaml", "    tracks: 4", "    tracks: 5", "wrong-value", "5 tracks for 4"),
        ("monsters.yaml", "speed: 12", "speed: 13", "out-of-bounds", "speed of “darkfyre” is 13"),
        ("monsters.yaml", "regenerates: 1", "regenerates: 3", "out-of-bounds", "regains 3 of 3"),
        ("monsters.yaml", "spells: 6,", "spells: 11,", "too-many-spells", "picks 11"),
        ("monsters.yaml", "damage: 2, resisted", "damage: 4, resisted", "out-of-bounds", "the breath of “darkfyre”"),
        ("hero-spells.yaml", "markers: [web]", "markers: [wed]", "unknown-marker", "no marker “wed”"),
        ("hero-spells.yaml", "spaces: 6, actions", "spaces: 9, actions", "out-of-bounds", "spaces is 9"),
        ("hero-spells.yaml", "kind: haste", "kind: hast", "unknown-option", "hast"),
        ("treasures.yaml", "classes: [warrior]\n", "classes: [paladin]\n", "unknown-option", "paladin"),
        ("treasures.yaml", "against: darkfyre", "against: darkfire", "unknown-monster", "darkfire"),
        ("treasures.yaml", "copies: 4", "copies: 3", "wrong-count", "cards: 37, but the box holds 38"),
        ("traps.yaml", "  rusty-spring:\n    effect: {kind: nothing}\n", "", "wrong-count", "cards: 11"),
        ("markers.yaml", "front: chest, count: 4", "front: chest, count: 5", "wrong-count", "markers: 44"),
        ("components.yaml", "total_cards: 110", "total_cards: 111", "wrong-sum", "110 cards"),
        ("components.yaml", "monsters: 18, total: 24", "monsters: 18, total: 25", "wrong-sum", "24 figures"),
        ("components.yaml", "large: 10, total: 22", "large: 9, total: 22", "wrong-sum", "come to 21"),
        ("components.yaml", "screen: 14, total: 24", "screen: 14, total: 19", "wrong-sum", "need 20 clips"),
        ("components.yaml", "second: 12, third: 6", "second: 10, third: 6", "wrong-sum", "28 spells"),
        ("components.yaml", "second: 2, third: 1", "second: 1, third: 1", "wrong-copies", "has 2 copies"),
        ("sneak-attacks.yaml", "copies: 5", "copies: 4", "wrong-count", "sneak attacks: 4"),
        ("sneak-attacks.yaml", "die: d12", "die: d8", "wrong-order", "no better"),
        ("reference-cards.yaml", "  dwarf: {", "  dwar: {", "unknown-key", "dwar"),
        ("time-track.yaml", 'why: "the', 'because: "the', "unknown-key", "because"),
        ("time-track.yaml", "    why:", "    # why:", "missing-reason", "spaces"),
    ],
)  # fmt: skip
def test_a_wrong_table(root: Path, file: str, old: str, new: str, code: str, words: str) -> None:
    text = (root / "dragon-strike" / file).read_text(encoding="utf-8")
    spoil(root, file, old, new, text.count(old))
    findings = [finding for finding in findings_of(root) if finding.code == code and words in finding.message]
    assert findings, [str(finding) for finding in findings_of(root)]
    places = {finding.where.file.rpartition("/")[2] for finding in findings}
    assert all(finding.where.line > 1 for finding in findings)
    assert places <= {file, "heroes.yaml", "hero-spells.yaml"}


def test_a_finding_stands_on_its_line(root: Path) -> None:
    line = spoil(root, "monsters.yaml", "hit_points: 6", "hit_points: 16")
    (finding,) = findings_of(root)
    assert (finding.where.line, finding.where.column, finding.code) == (line, 17, "out-of-bounds")
    assert finding.hint == "write a number from 1 to 8"


def test_a_wrong_item_is_told_once(root: Path) -> None:
    line = spoil(root, "heroes.yaml", "{weapon: staff, die: d8}", "{weapon: staff, die: d7}")
    (finding,) = findings_of(root)
    assert (finding.where.line, finding.code) == (line, "unknown-option")


def test_all_files_are_read_before_the_press_stops(root: Path) -> None:
    spoil(root, "heroes.yaml", "hit_points: 8", "hit_points: eight")
    spoil(root, "traps.yaml", "kind: nothing", "kind: noting")
    (root / "dragon-strike/markers.yaml").unlink()
    (root / "dragon-strike/marker.yaml").write_text("a: 1\n", encoding="utf-8")
    found = {(Path(finding.where.file).name, finding.code) for finding in findings_of(root)}
    assert found == {
        ("heroes.yaml", "wrong-type"),
        ("traps.yaml", "unknown-option"),
        ("markers.yaml", "unreadable-file"),
        ("marker.yaml", "unknown-file"),
    }


def test_no_content_at_all(tmp_path: Path) -> None:
    assert {finding.code for finding in findings_of(tmp_path)} == {"unreadable-file"}
