"""Adventures judged: the game's own, a legal stranger, one with many faults, single faults in a legal one."""

from __future__ import annotations

import pytest

from generator.errors import Finding, Severity
from generator.games.dragon_strike.adventures.checking import check_own, check_shipped, judged
from generator.games.dragon_strike.adventures.loading import Adventure
from generator.games.dragon_strike.boards.loading import Boards
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.resources import content_folder
from generator.source.reader import parse_yaml
from tests.games.dragon_strike.adventures.conftest import LANGUAGES, Judge
from tests.games.dragon_strike.adventures.files import FAULTY, LEGAL


def told(findings: list[Finding] | None) -> list[tuple[int, str]]:
    assert findings is not None
    return [(finding.where.line, finding.code) for finding in findings]


def test_the_games_own_adventures_have_no_fault(content: DragonStrikeContent, boards: Boards) -> None:
    assert list(check_shipped(content_folder(), content, boards, LANGUAGES)) == []


def test_there_is_one_adventure_for_each_setting_from_easy_to_very_difficult(adventures: dict[str, Adventure]) -> None:
    files = [adventure.file for adventure in adventures.values()]
    assert [(str(file.level), str(file.setting)) for file in files] == [
        ("easy", "castle"),
        ("average", "valley"),
        ("hard", "cavern"),
        ("very-difficult", "city"),
    ]
    assert all(set(adventure.words) == set(LANGUAGES) for adventure in adventures.values())


def test_a_strangers_legal_adventure_is_not_complained_of(judge: Judge) -> None:
    assert told(judge(LEGAL)) == []


def test_every_fault_is_told_on_its_line_and_nothing_else(judge: Judge) -> None:
    assert told(judge(FAULTY)) == [
        (2, "unknown-option"),  # esy
        (5, "too-little-time"),  # 4 turns
        (7, "no-way-out"),  # K10 is in the courtyard
        (11, "no-door"),  # nothing but air between L9 and M9
        (12, "no-wall"),  # an ordinary door cannot be secret
        (17, "square-taken"),
        (18, "unknown-monster"),
        (19, "wrong-room"),  # R8 is in P
        (20, "too-many-figures"),  # a fourth orc
        (22, "unknown-treasure"),
        (23, "unknown-key"),  # hold
        (24, "wrong-room"),  # C13 is in K
        (24, "off-board"),  # Z9
        (26, "too-dangerous"),  # 8 hit points, half of 15 are 7.5
        (32, "unreachable-room"),  # B, whose door is blocked by rubble
        (33, "unknown-room"),  # Y
        (36, "bad-ground"),  # A17 is the moat
        (37, "in-wall"),  # A1
        (40, "unknown-monster"),  # grub
        (41, "missing-translation"),  # no Polish
    ]


def test_a_fault_says_what_would_be_right(judge: Judge) -> None:
    found = {(finding.where.line, finding.code): finding for finding in judge(FAULTY) or ()}
    assert found[18, "unknown-monster"].hint == "did you mean “orc”?"
    assert found[22, "unknown-treasure"].hint == "did you mean “potion-of-healing”?"
    assert found[24, "off-board"].hint == "the squares go from A1 to X18"
    assert "the fastest line of play takes" in found[5, "too-little-time"].hint
    assert found[23, "unknown-key"].where.column == 19
    assert "H15-I15" in found[32, "unreachable-room"].hint


CHANGES = [
    ("hourglass: 12", "hourglass: 11", 6, "hourglass", Severity.WARNING),
    ("hourglass: 12", "hourglass: 21", 6, "off-track", Severity.ERROR),
    ("hourglass: 12", "hourglass: 2", 6, "too-little-time", Severity.ERROR),
    ("most: 3}", "most: 6}", 4, "too-many-heroes", Severity.ERROR),
    ("start: [L18, M18, N18]", "start: [L18, M18]", 7, "too-few-starts", Severity.ERROR),
    ("exit: [L18, M18]", "exit: [L18, L17]", 8, "no-way-out", Severity.ERROR),
    ("party: [warrior, dwarf]", "party: [warrior, dwarff]", 5, "unknown-hero", Severity.ERROR),
    ("key: iron-key, ", "key: iron-kay, ", 13, "unknown-item", Severity.ERROR),
    ("at: F6-F7", "at: H3-I3", 14, "secret-door", Severity.ERROR),
    ("at: F6-F7", "at: L13-L14", 14, "no-lock", Severity.ERROR),
    ("at: F6-F7", "at: F11-F12", 15, "duplicate-door", Severity.ERROR),
    ("carries: [iron-key]", "carries: [random]", 13, "no-way-to-item", Severity.ERROR),
    ("monster: orc, at: J8", "monster: darkfyre, at: J8", 19, "dragon-placed", Severity.ERROR),
    ("marker: fire", "marker: fyre", 21, "unknown-marker", Severity.ERROR),
    ("traps: [F8]", "traps: [F8, F8]", 25, "square-taken", Severity.ERROR),
    ("traps: [F8]", "traps: [G9]", 25, "square-taken", Severity.ERROR),
    ("holds: [lucky-coin]", "holds: [lucky-coin, lucky-coin]", 27, "too-many-cards", Severity.ERROR),
    ("- take: letter", "- take: lettre", 29, "unknown-item", Severity.ERROR),
    ("- take: letter", "- {take: letter, reach: C4}", 29, "wrong-value", Severity.ERROR),
    ("- take: letter", "- reach: A1", 29, "unreachable-goal", Severity.ERROR),
    ("      cook: [Obiadu nie będzie.]\n", "      cok: [Obiadu nie będzie.]\n", 54, "idle-text", Severity.ERROR),
    ("      L: {name: Biblioteka, aloud: Kurz.}\n", "", 51, "missing-translation", Severity.ERROR),
    ("    title: List\n", "", 44, "missing-key", Severity.ERROR),
]


@pytest.mark.parametrize(("before", "after", "line", "code", "severity"), CHANGES)
def test_one_fault_in_a_legal_adventure(
    judge: Judge, before: str, after: str, line: int, code: str, severity: Severity
) -> None:
    assert LEGAL.count(before) == 1
    found = judge(LEGAL.replace(before, after)) or []
    assert (line, code, severity) in {(f.where.line, f.code, f.severity) for f in found}, found
    # A name that is wrong may leave its other half without a partner, but nothing else is told.
    assert len(found) <= 3 - (code != "dragon-placed"), found


def test_two_sides_of_a_marker_are_one_piece(judge: Judge) -> None:
    found = judge(LEGAL.replace("letter: {}", "letter: {marker: seal}").replace("marker: fire", "marker: flute"))
    assert told(found) == [(10, "too-many-markers")]


def test_a_fifth_chest_is_one_too_many(judge: Judge) -> None:
    chests = "\n".join(f"      - {{at: {at}}}" for at in ("E9", "F10", "G11", "H8"))
    found = judge(LEGAL.replace("trap: true}\n", f"trap: true}}\n{chests}\n"))
    assert [code for _, code in told(found)] == ["too-many-markers"]


def test_more_treasure_makes_up_for_a_short_time(judge: Judge) -> None:
    assert told(judge(LEGAL.replace("hourglass: 12", "treasures: 3\nhourglass: 11"))) == []


def test_an_adventure_may_be_in_one_language(judge: Judge) -> None:
    english = LEGAL[: LEGAL.index("  pl:")]
    assert [code for _, code in told(judge(english))] == ["missing-translation"]
    assert told(judge(english.replace("goal:\n  - take", "languages: [en]\ngoal:\n  - take"))) == []


def test_words_may_stand_in_files_beside_it(judge: Judge) -> None:
    head, words = LEGAL.split("words:\n")
    english, polish = words[len("  en:\n") :].split("  pl:\n")
    for code, text in (("en", english), ("pl", polish)):
        lines = "\n".join(line[4:] for line in text.splitlines())
        judge(f"{lines}\n", f"mine.{code}.yaml")
    assert told(judge(head)) == []


def test_a_file_about_something_else_is_not_judged(content: DragonStrikeContent, boards: Boards) -> None:
    source = parse_yaml(b"name: Emberwing\nbody: light\n", "dragon.yaml")
    assert check_own(content, boards, source, LANGUAGES) is None


def test_every_named_monster_speaks_or_is_part_of_the_goal(
    content: DragonStrikeContent, boards: Boards, adventures: dict[str, Adventure]
) -> None:
    for adventure in adventures.values():
        assert not judged(content, boards, adventure, LANGUAGES)
        for name, entry in adventure.file.named().items():
            speaks = all(name in words.text.says for words in adventure.words.values())
            assert speaks and content.monster(entry.monster).talks, (adventure.id, name)
