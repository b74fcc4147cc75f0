"""How a log is read: its notations, what it may leave out, and files that are no logs or broken ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.logs import check_log, looks_like_log
from generator.games.dragon_lords.logs.model import Log
from generator.games.dragon_lords.rules.ruleset import ADVANCED, BASIC, RuleSet
from generator.resources import content_folder
from generator.source.model import load
from generator.source.reader import parse_yaml
from tests.games.dragon_lords.logs.duels import ASH, BANE, DRAKE, codes, found, log, turn

QUIET = turn(Ash="initiative: 4, speed: 3, move: [F3]", Bane="initiative: 5, speed: 3, move: [L1, F2]")


def looks(text: str) -> bool:
    return looks_like_log(parse_yaml(text.encode(), "x.yaml"))


def test_what_looks_like_a_log() -> None:
    assert looks(log(QUIET))
    assert looks("dragons: 7\nturns: 7\n")
    assert looks("turns: [{dragons: {}}]\n")
    assert not looks("turns: 3\n")
    assert not looks("turns: [1, 2]\n")
    assert not looks("dragons: [{name: Ash}]\n")
    assert not looks("- turns\n")
    assert not looks("name: Ash\nbody: light\n")


@pytest.mark.parametrize("number", ["0910", "'0910'"])
@pytest.mark.parametrize("move", ["[F2, R1, F1]", "[2, R60, 1]", "F2 r1 F", "'F2, R1, F1'", "[F2 R1, f1]"])
def test_numbers_and_moves_in_every_spelling(number: str, move: str) -> None:
    text = log(QUIET).replace("'0910'", number).replace("[F3]", move)
    made = load(Log, parse_yaml(text.encode(), "x.yaml"))
    entry = made.turns[0].dragons["Ash"]
    assert [str(step) for step in entry.move] == ["F2", "R1", "F1"]
    assert (made.dragons["Ash"].hex.q, made.dragons["Ash"].hex.r) == (8, 5)


def test_a_hex_that_yaml_takes_for_a_number() -> None:
    made = load(Log, parse_yaml(log(QUIET).replace("'0910'", "1012").encode(), "x.yaml"))
    assert (made.dragons["Ash"].hex.q, made.dragons["Ash"].hex.r) == (9, 7)


@pytest.mark.parametrize(("speed", "value"), [("7", 7), ("GR", None), ("gr", None), ("ground", None)])
def test_speeds(speed: str, value: int | None) -> None:
    made = load(Log, parse_yaml(log(QUIET).replace("speed: 3, move: [F3]", f"speed: {speed}").encode(), "x.yaml"))
    assert made.turns[0].dragons["Ash"].speed == value


@pytest.mark.parametrize(
    ("rules", "expected"),
    [("basic", BASIC), ("Advanced", ADVANCED), ("{advanced: true}", ADVANCED), ("{}", BASIC)],
)
def test_rules_by_name_or_by_switches(rules: str, expected: RuleSet) -> None:
    text = log(QUIET).replace("rules: {}", f"rules: {rules}")
    assert load(Log, parse_yaml(text.encode(), "x.yaml")).rules == expected


@pytest.mark.parametrize(("rolls", "value"), [("8", (8,)), ("8/9", (8, 9)), ("'8 / 9/12'", (8, 9, 12))])
def test_rolls(rolls: str, value: tuple[int, ...]) -> None:
    made = load(Log, parse_yaml(log(QUIET).replace("initiative: 4", f"initiative: {rolls}").encode(), "x.yaml"))
    assert made.turns[0].dragons["Ash"].initiative == value


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "[F3]",
            "[F3, X2, R9]",
            [
                "wrong-step: “X2” is no step; write F3 (forward), C2 (climb), D1 (dive), L1 or R2 (turn by "
                "hexsides), BL or "
                "BR (bank), T (take off), G (land)",
                "wrong-step: “R9” turns too far; write 1 or 2 or 3 hexsides, or 60 or 120 or 180 degrees",
            ],
        ),
        ("[F3]", "{F: 3}", ["wrong-value: “move”: write a move as a list of steps, such as [F7, C3, R1]"]),
        (
            "'0910'",
            "'091'",
            ["wrong-value: “hex”: “091” is no hex; write two digits for the column and two for the row, such as 0312"],
        ),
        ("'0910'", "0010", ["wrong-value: “hex”: there is no hex “0010”; columns begin at 01"]),
        ("'0910'", "true", ["wrong-value: “hex”: write a hex by its four digits, such as 0312"]),
        (
            "speed: 3, move: [F3]",
            "speed: fast",
            [
                "wrong-value: “speed”: write the speed as a whole number, or GR for a dragon that stays on the ground, "
                "found the text “fast”"
            ],
        ),
        (
            "initiative: 4",
            "initiative: 8-9",
            [
                "wrong-value: “initiative”: write a roll as a whole number, and rolls again after a stroke: 8/9, "
                "found the text “8-9”"
            ],
        ),
        ("facing: n", "facing: north", ["unknown-option: “facing” cannot be “north”"]),
        ("altitude: medium", "altitude: middle", ["unknown-option: “altitude” cannot be “middle”"]),
        ("move: [F3]", "mvoe: [F3]", ["unknown-key: “mvoe” is not a key that belongs here"]),
        ("initiative: 4, ", "", ["missing-key: “initiative” is missing"]),
        ("rules: {}", "rules: {fumbles: true}", ["wrong-rules: fumbles are played with critical hits only"]),
        ("rules: {}", "rules: {advnaced: true}", ["unknown-key: “advnaced” is not a key that belongs here"]),
    ],
)
def test_what_cannot_be_read(content: DragonLordsContent, old: str, new: str, expected: list[str]) -> None:
    text = log(QUIET)
    assert old in text
    assert found(content, text.replace(old, new, 1)) == expected


def test_dragons_that_cannot_be(content: DragonLordsContent) -> None:
    dragons = (
        "Kelvinite: {hex: '0933', facing: n, altitude: low}",
        "Nick: {dragon: Lectronix, hex: '0833', facing: n, altitude: low}",
    )
    told = check_log(content, parse_yaml(log(QUIET, dragons=dragons).encode(), "log.yaml"))
    assert [str(finding) for finding in told] == [
        "log.yaml:3:3: error unknown-dragon no ready-made dragon is called “Kelvinite”\n"
        "    did you mean “Kelvinight”?; a dragon of your own needs “design: {…}”",
        "log.yaml:4:18: error unknown-dragon no ready-made dragon is called “Lectronix”\n"
        "    did you mean “Lectronist”?; a dragon of your own needs “design: {…}”",
    ]


def test_a_design_keeps_the_rules_of_design(content: DragonLordsContent) -> None:
    text = log(QUIET).replace(DRAKE, f"{DRAKE}, cost: 11, budget: 11", 1)
    assert codes(content, text) == ["wrong-cost", "over-budget"]


def test_a_dragon_is_either_ready_made_or_designed(content: DragonLordsContent) -> None:
    text = log(QUIET).replace(DRAKE, f"dragon: Reaper, {DRAKE}", 1)
    assert found(content, text) == ["wrong-value: a dragon is either ready-made or designed"]


def test_the_start(content: DragonLordsContent) -> None:
    dragons = (
        ASH.replace("medium", "ground", 1),
        BANE.replace("0905", "0910"),
        f"Cinder: {{hex: '1810', facing: n, altitude: low, {DRAKE}}}}}",
    )
    moves = turn(
        Ash="initiative: 2, speed: GR",
        Bane="initiative: 3, speed: 3, move: [F3]",
        Cinder="initiative: 4, speed: 3, move: [F3]",
    )
    assert found(content, log(moves, dragons=dragons))[:3] == [
        "illegal-start: Ash starts on the ground, which belongs to the advanced rules",
        "shared-hex: Bane starts in 0910, where Ash is",
        "off-map: Cinder starts in 1810, off the map of 17 columns and 33 rows",
    ]


def test_a_start_within_the_map_is_only_worth_a_warning(content: DragonLordsContent) -> None:
    told = check_log(content, parse_yaml(log(QUIET).encode(), "log.yaml"))
    assert [(finding.code, finding.severity.value) for finding in told] == [("off-edge", "warning")] * 2
    small = log(QUIET, more="map: {columns: 9, rows: 10}").replace("0905", "0101")
    assert check_log(content, parse_yaml(small.encode(), "log.yaml")) == []


EXAMPLES = [path.read_text(encoding="utf-8") for path in sorted(content_folder("dragon-lords", "logs").glob("*.yaml"))]


@given(st.data())
def test_no_slip_of_the_pen_breaks_the_checker(content: DragonLordsContent, data: st.DataObject) -> None:
    """Words of a log exchanged, doubled or dropped: whatever comes of it, the answer is a list of findings."""
    words = data.draw(st.sampled_from(EXAMPLES)).split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        here = data.draw(st.integers(0, len(words) - 1))
        there = data.draw(st.integers(0, len(words) - 1))
        words[here] = data.draw(st.sampled_from([words[there], "", "0", "99", "none", "[]", "{}", "Slash,", "T"]))
    try:
        source = parse_yaml(" ".join(words).encode(), "log.yaml")
    except ContentError:
        return
    for finding in check_log(content, source):
        assert finding.where.file == "log.yaml"
        assert finding.where.line > 0
        assert "\n" not in finding.message
        assert finding.code == finding.code.lower().strip("-")


def test_a_log_has_dragons_and_turns(content: DragonLordsContent) -> None:
    assert found(content, "dragons: {}\nturns: []\n") == ["too-short: there must be at least one"] * 2
    assert found(content, log(QUIET).replace("[F3]", "[F3, [R1]]")) == [
        "wrong-step: write a move as a list of steps, such as [F7, C3, R1]"
    ]


def test_rules_that_do_not_exist(content: DragonLordsContent) -> None:
    assert found(content, log(QUIET).replace("rules: {}", "rules: expert")) == [
        "wrong-value: “rules”: write basic, advanced, or a group of switches such as {advanced: true, tactics: true}, "
        "found the text “expert”"
    ]
    assert found(content, log(QUIET).replace("rules: {}", "rules: {advanced: maybe}")) == [
        "wrong-type: “advanced” must be true or false, found the text “maybe”"
    ]
