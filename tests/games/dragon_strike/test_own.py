"""Files of heroes and monsters of one's own."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from generator.errors import Finding, Severity
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.own import check_own, looks_like_heroes, looks_like_monsters, read_own
from generator.i18n.texts import Texts
from generator.source.reader import Source, parse_yaml

RANGER = """\
heroes:
  ranger:
    figure: elf
    hero_class: warrior
    speed: 6
    armor_class: 5
    armor: leather
    hit_points: 7
    attacks:
      - strikes: [{weapon: sword, die: d10}]
      - reach: long-range
        strikes: [{weapon: sling, die: d8}]
    save: d8
    traps: d8
    secret_passages: d10
    dexterity: d10
    strength: d8
    equipment: [rope, snare]
    words:
      en: {name: Ranger, line: Knows every tree., terms: {sling: sling, snare: snare}}
      pl: {name: Tropiciel, line: Zna każde drzewo., terms: {sling: proca, snare: sidła}}
"""

WOLVES = """\
monsters:
  wolf:
    figure: bugbear
    figures: 4
    speed: 8
    attacks:
      - strikes: [{weapon: bite, die: d8}]
    armor_class: 5
    hit_points: 2
    save: d8
    wits: plain
    talks: false
    words:
      en: {name: Wolf, letters: WO, text: Grey and hungry., says: [Grr!]}
      pl: {name: Wilk, letters: WI, text: Szary i głodny., says: [Wrr!]}
"""


def source(text: str) -> Source:
    return parse_yaml(text.encode(), "mine.yaml")


def findings(content: DragonStrikeContent, texts: dict[str, Texts], text: str) -> Sequence[Finding]:
    found = check_own(content, source(text), list(texts.values()))
    assert found is not None
    return found


def changed(text: str, old: str, new: str) -> tuple[str, int]:
    """A text with a part of it changed, and the line of the change."""
    assert text.count(old) == 1, (old, text.count(old))
    return text.replace(old, new), text[: text.index(old)].count("\n") + 1


def test_good_files(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    assert findings(content, texts, RANGER) == []
    assert findings(content, texts, WOLVES) == []
    own, wrong = read_own(content, source(RANGER + WOLVES), list(texts.values()))
    assert (list(own.heroes), list(own.monsters), wrong) == (["ranger"], ["wolf"], [])
    assert own.heroes["ranger"].words["pl"].name == "Tropiciel"


def test_what_a_file_is_about() -> None:
    assert looks_like_heroes(source(RANGER))
    assert not looks_like_monsters(source(RANGER))
    assert looks_like_monsters(source(WOLVES))
    assert looks_like_heroes(source("heroes: [{speed: 6, armor_class: 5}]"))


@pytest.mark.parametrize(
    "text",
    [
        "name: Smaug\nbody: heavy\n",
        "- {name: Smaug, body: heavy}\n",
        "heroes: {least: 2, most: 3}\nrooms: {}\n",
        "heroes: 3\nmonsters: [{kind: orc, at: C4, figure: orc, talks: true}]\n",
        "monsters:\n  ambush: {kind: orc, at: [C4, C5], figures: 2, words: hello}\n",
        "just a text\n",
    ],
)
def test_files_about_something_else(content: DragonStrikeContent, texts: dict[str, Texts], text: str) -> None:
    assert check_own(content, source(text), list(texts.values())) is None


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("save: d8", "save: d6", "unknown-option", "d6"),
        ("die: d10}", "die: d20}", "unknown-option", "d20"),
        ("armor_class: 5", "armor_class: 9", "out-of-bounds", "armor_class of “ranger” is 9, but a hero has 4 to 8"),
        ("hit_points: 7", "hit_points: 3", "out-of-bounds", "4 to 8"),
        ("speed: 6", "speed: 7", "out-of-bounds", "4 to 6"),
        ("hero_class: warrior", "hero_class: ranger", "unknown-option", "ranger"),
        ("figure: elf", "figure: elk", "unknown-figure", "elk"),
        ("armor: leather", "armor: bark", "missing-translation", "“bark” has no word in en"),
        ("terms: {sling: proca, snare: sidła}", "terms: {sling: proca}", "missing-translation", "“snare”"),
        ("      pl:", "      de:", "missing-translation", "no words in pl"),
        ("name: Ranger", "name: Wizard", "duplicate-name", "“Wizard” is taken by the game"),
        ("name: Ranger", "name: troll", "duplicate-name", "“troll” is taken by the game"),
        ("name: Ranger", 'name: " "', "bad-name", "the name is empty"),
        ("name: Ranger", "name: Ranger of the very deep dark woods", "bad-name", "34 letters"),
        ("name: Ranger", "name: Ran\u200bger", "bad-name", "U+200B"),
        ("  ranger:", "  warrior:", "duplicate-name", "the game has a “warrior”"),
        ("  ranger:", "  Ranger:", "bad-name", "cannot be an id"),
        ("    words:\n", "    spells: {first: 13}\n    words:\n", "too-many-spells", "picks 13"),
        ("    words:\n", "    sneak_attacks: 6\n    words:\n", "too-many-cards", "6 sneak attacks"),
        ("    strength: d8\n", "", "missing-key", "strength"),
        ("    dexterity:", "    dexterty:", "unknown-key", "dexterty"),
        ("heroes:\n", "note: mine\nheroes:\n", "unknown-key", "note"),
        ("Knows every tree.", "Knows every tree" + " and tree" * 9, "text-too-long", "97 letters"),
        ("equipment: [rope, snare]", "equipment: [rope, rope]", "duplicate-name", "“rope” stands twice"),
    ],
)
def test_a_wrong_hero(
    content: DragonStrikeContent, texts: dict[str, Texts], old: str, new: str, code: str, words: str
) -> None:
    text, line = changed(RANGER, old, new)
    found = [finding for finding in findings(content, texts, text) if finding.code == code and words in finding.message]
    assert found, [str(finding) for finding in findings(content, texts, text)]
    assert all(finding.where.file == "mine.yaml" for finding in found)
    if code not in ("missing-key", "missing-translation"):
        assert line <= found[0].where.line <= line + 1


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("figures: 4", "figures: 5", "too-many-figures", "needs 5 figures of “bugbear”, the box has 4"),
        ("figure: bugbear", "figure: darkfyre", "too-many-figures", "the box has 1"),
        ("figure: bugbear", "figure: darkfyre", "wrong-value", "covers 1 squares, but the figure of “darkfyre” 2"),
        ("figure: bugbear", "figure: bugbaer", "unknown-figure", "bugbaer"),
        ("speed: 8", "speed: 3", "out-of-bounds", "a monster has 4 to 12"),
        ("hit_points: 2", "hit_points: 9", "out-of-bounds", "1 to 8"),
        ("letters: WO", "letters: BB", "duplicate-name", "“BB” marks “bugbear” already"),
        ("letters: WO", "letters: WOLF", "too-long", "2 characters"),
        ("letters: WO, ", "", "missing-key", "letters"),
        ("    wits: plain\n", "    wits: sly\n", "unknown-option", "sly"),
        ("says: [Grr!]", "says: [Grr!, Grr!, Grr!]", "too-long", "at most 2"),
        (
            "      - strikes: [{weapon: bite, die: d8}]",
            "      - {reach: long-range, strikes: [{weapon: bite, die: d8}]}",
            "no-near-attack",
            "nobody beside it",
        ),
        (
            "    save: d8\n",
            "    save: d8\n    powers: {regenerates: 2, spells: 11}\n",
            "out-of-bounds",
            "regains 2 of 2",
        ),
        ("    save: d8\n", "    save: d8\n    powers: {spells: 11}\n", "too-many-spells", "11"),
        ("    save: d8\n", "    save: d8\n    powers: {immune: [fyre]}\n", "unknown-option", "fyre"),
    ],
)
def test_a_wrong_monster(
    content: DragonStrikeContent, texts: dict[str, Texts], old: str, new: str, code: str, words: str
) -> None:
    text, line = changed(WOLVES, old, new)
    found = [finding for finding in findings(content, texts, text) if finding.code == code and words in finding.message]
    assert found, [str(finding) for finding in findings(content, texts, text)]
    if code != "missing-key":
        assert line <= found[0].where.line <= line + 1


def test_a_warrior_who_casts_is_told_but_not_forbidden(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    text, _ = changed(RANGER, "    words:\n", "    spells: {first: 1}\n    sneak_attacks: 1\n    words:\n")
    found = findings(content, texts, text)
    assert [(finding.code, finding.severity, finding.where.line) for finding in found] == [
        ("unusual-class", Severity.WARNING, 19),
        ("unusual-class", Severity.WARNING, 20),
    ]
    assert found[0].message == "“ranger” is a warrior, but by the rules spells are for elf or wizard"


def test_two_of_the_same_name(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    second = RANGER.partition("\n")[2].replace("  ranger:", "  scout:").replace("name: Tropiciel", "name: Zwiadowca")
    (finding,) = findings(content, texts, RANGER + second)
    assert finding.message == "the name “Ranger” is taken by “ranger”"
    assert finding.where.line == 40


def test_everything_wrong_is_told_at_once(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    text = RANGER.replace("armor_class: 5", "armor_class: 3").replace("figure: elf", "figure: elk")
    text += WOLVES.replace("figures: 4", "figures: 9").replace("hit_points: 2", "hit_points: 20")
    codes = [finding.code for finding in findings(content, texts, text)]
    assert sorted(codes) == ["out-of-bounds", "out-of-bounds", "too-many-figures", "unknown-figure"]


def test_a_figure_that_cannot_be_read_is_checked_as_far_as_it_goes(
    content: DragonStrikeContent, texts: dict[str, Texts]
) -> None:
    text = WOLVES.replace("talks: false", "talks: perhaps").replace("armor_class: 5", "armor_class: 12")
    text = (
        text.replace("figures: 4", "figures: 6")
        .replace("letters: WI", "letters: OR")
        .replace("name: Wolf", "name: Orc")
    )
    assert [(finding.where.line, finding.code) for finding in findings(content, texts, text)] == [
        (4, "too-many-figures"),
        (8, "out-of-bounds"),
        (12, "wrong-type"),
        (14, "duplicate-name"),
        (15, "duplicate-name"),
    ]


def test_a_list_of_heroes_is_explained(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    (finding,) = findings(content, texts, "heroes:\n  - {speed: 6, armor_class: 5}\n")
    assert (finding.code, finding.where.line) == ("wrong-type", 2)
    assert "ranger" in finding.hint
