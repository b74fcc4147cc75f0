"""The logs that are shipped: without an error, and with one for every slip put into them."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.logs import check_log, looks_like_log
from generator.resources import content_folder
from generator.source.reader import parse_yaml, read_yaml
from tests.games.dragon_lords.logs.duels import played

LOGS = sorted(content_folder("dragon-lords", "logs").glob("*.yaml"))
EXAMPLE = content_folder("dragon-lords", "logs", "example-of-play.yaml").read_text(encoding="utf-8")
DUEL = content_folder("dragon-lords", "logs", "wizard-and-lancer.yaml").read_text(encoding="utf-8")


def findings(content: DragonLordsContent, text: str) -> list[str]:
    return [str(finding) for finding in check_log(content, parse_yaml(text.encode(), "log.yaml"))]


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old} stands {text.count(old)} times"
    return text.replace(old, new)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.name)
def test_nothing_is_wrong_with_a_shipped_log(content: DragonLordsContent, path: Path) -> None:
    source = read_yaml(path)
    assert looks_like_log(source)
    assert check_log(content, source) == []


def test_by_the_range_key_michael_misses(content: DragonLordsContent) -> None:
    text = changed(EXAMPLE, "count_empty_hexes: true", "count_empty_hexes: false")
    assert findings(content, text) == [
        "log.yaml:40:19: error wrong-hit turn 2, Lectronist: a roll of 8 misses, 9 is needed (8 base + 1 long range), "
        "but a hit was marked"
    ]


def test_the_example_ends_as_it_is_told(content: DragonLordsContent) -> None:
    game = played(content, EXAMPLE)
    body = {name: dragon.wounds.taken("body") for name, dragon in game.dragons.items()}  # type: ignore[arg-type]
    assert body == {"Kelvinight": 9, "Lectronist": 0}
    assert game.dragons["Kelvinight"].tempo.fast == 2
    assert game.dragons["Lectronist"].tempo.fast == 1


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "speed: 12    ",
            "speed: 13    ",
            [
                "36:16: error illegal-speed turn 2, Lectronist: speed 13 is above 12: 3 more than its last speed of 9",
                "37:15: error points-left turn 2, Lectronist: the move spends 12 of 13 movement points: 1 (F1) + 1 "
                "(L1) + "
                "4 (F4) + 1 (R1) + 4 (F4) + 1 (R1)",
            ],
        ),
        (
            "[F7, C3]",
            "[F7, C4]",
            ["24:20: error illegal-move turn 1, Kelvinight: step 2 (C4): climbs above very high altitude"],
        ),
        (
            "[F7, C3]",
            "[F6, C3]",
            ["24:15: error points-left turn 1, Kelvinight: the move spends 12 of 13 movement points: 6 (F6) + 6 (C3)"],
        ),
        (
            "[F9]",
            "[F10]",
            ["19:15: error points-overspent turn 1, Lectronist: the move spends 10 of 9 movement points: 10 (F10)"],
        ),
        (
            "location: 5",
            "location: 4",
            ["42:20: error wrong-section turn 2, Lectronist: a roll of 4 strikes the head (front right), not the body"],
        ),
        (
            "damage: 9  ",
            "damage: 10  ",
            ["44:19: error wrong-damage turn 2, Lectronist: damage 10, but 2d6+2 with 7 on the dice makes 9"],
        ),
        (
            "to_hit: 7}",
            "to_hit: 9}",
            [
                "32:46: error missing-hit turn 2, Kelvinight: a roll of 9 hits, 9 is needed (8 "
                "base + 1 grey area), but no hit was marked"
            ],
        ),
        (
            "initiative: 8/5",
            "initiative: 8/9",
            ["22:21: error unsettled-tie turn 1: Kelvinight and Lectronist are tied at 8/9"],
        ),
        (
            "initiative: 7",
            "initiative: 13",
            ["35:21: error wrong-roll turn 2, Lectronist: 13 for initiative cannot be rolled with 2d6; 2 to 12 can"],
        ),
        (
            "body: 9}}",
            "body: 8}}",
            [
                "33:56: error wrong-state turn 2, Kelvinight: damage to its body is 8 after this "
                "turn, but the moves and rolls make it 9"
            ],
        ),
    ],
)
def test_a_slip_is_told_in_one_line(content: DragonLordsContent, old: str, new: str, expected: list[str]) -> None:
    told = findings(content, changed(EXAMPLE, old, new))
    assert [line.split("\n")[0] for line in told] == [f"log.yaml:{line}" for line in expected]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("critical: 8, ", "", "missing-roll"),
        ("critical: 8, location: 7, rider: 5", "critical: 8, location: 7", "missing-roll"),
        (
            "rider: 5, dice: 8, damage: 8}\n        after",
            "rider: 7, dice: 8, damage: 8}\n        after",
            "wrong-damage",
        ),
        ("section: head, dice: 4, damage: 4", "section: head, dice: 4, damage: 7", "wrong-damage"),
        ("to_hit: 9, location: 10", "to_hit: 7, location: 10", "wrong-hit"),
        ("magic: 59}", "magic: 60}", "wrong-state"),
        (
            "crash: {location: 5, dice: 7, damage: 7, rider: 5}",
            "crash: {location: 5, dice: 7, damage: 7}",
            "missing-roll",
        ),
        (
            "crash: {location: 3, dice: 9, damage: 9, rider: 4}",
            "crash: {location: 3, damage: 13, rider: 4}",
            "wrong-damage",
        ),
        ("{dragon: Slash, tactic: lunge, roll: 10}", "{dragon: Slash, roll: 10}", "missing-tactic"),
        ("column: 3, location: 6, section: right-wing", "column: 2, location: 5, section: right-wing", "wrong-section"),
        ("winner: {roll: 2, facing: 2}", "winner: {roll: 2, marks: {head: 2}, facing: 2}", "wrong-marks"),
        ("winner: {roll: 2, facing: 2}", "winner: {roll: 2, faces: s}", "missing-roll"),
        ("loser: {facing: 4}", "loser: {facing: 7}", "wrong-roll"),
        ("speed: 5\n        move: [T, F1]", "speed: 8\n        move: [T, F4]", "illegal-speed"),
        ("[T, F1]", "[F1, T]", "illegal-move"),
        ("move: [L2, F3]", "move: [L2, F6]", "illegal-move"),
        ("speed: GR", "speed: 6", "illegal-move"),
        ("target: Tankerous, to_hit: 5}", "target: Slash, to_hit: 5}", ""),
        ("target: Tankerous, to_hit: 5}", "target: Slasher, to_hit: 5}", "unknown-dragon"),
    ],
)
def test_slips_of_the_advanced_game(content: DragonLordsContent, old: str, new: str, code: str) -> None:
    told = findings(content, changed(DUEL, old, new))
    assert code in [line.split()[2] for line in told] if code else told == []


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("Slash:\n        initiative: 9", "Slsh:\n        initiative: 9", "18:7"),
        ("target: Slash, to_hit: 12", "target: Slsh, to_hit: 12", "16:26"),
        ("{dragon: Tankerous, tactic", "{dragon: Tankerus, tactic", "44:28"),
        ("{dragon: Slash, tactic", "{dragon: Slsh, tactic", "43:28"),
    ],
)
def test_a_misspelt_name_is_told_once(content: DragonLordsContent, old: str, new: str, where: str) -> None:
    told = findings(content, changed(DUEL, old, new))
    assert [line.split(" turn")[0] for line in told] == [f"log.yaml:{where}: error unknown-dragon"]
    assert "did you mean" in told[0]
