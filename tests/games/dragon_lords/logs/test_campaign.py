"""Campaigns and claims in a log: points, rewards, yielding, and the state after a turn."""

from __future__ import annotations

import pytest

from generator.games.dragon_lords.content import DragonLordsContent
from tests.games.dragon_lords.logs.duels import ASH, BANE, codes, found, log, played, turn

NEAR = (ASH, BANE.replace("0905", "0901"))
FLOWN = "speed: 3, move: [F3]"


def game(breath: str = "", bane: str = "", rules: str = "campaign: true", more: str = "", ash: str = ASH) -> str:
    first = turn(Ash=f"initiative: 4, {FLOWN}{breath}", Bane=f"initiative: 5, {FLOWN}{bane}")
    return log(first, rules=rules, more=more, dragons=(ash, NEAR[1]))


HIT = ", breath: {target: Bane, to_hit: 8, location: 5, dice: 10}"


def test_points_are_those_that_the_game_has_earned(content: DragonLordsContent) -> None:
    assert codes(content, game(HIT, more="points: {Ash: 10, Bane: 0}")) == []
    assert found(content, game(HIT, more="points: {Ash: 11, Bnae: 0}")) == [
        "wrong-points: Ash counted 11 campaign points, but has earned 10 (10 damage point)",
        "unknown-dragon: no dragon of this log is called “Bnae”",
    ]
    assert found(content, game(HIT, rules="", more="points: {Ash: 10}")) == [
        "wrong-points: points are counted in campaigns only"
    ]


def test_critical_hits_fumbles_and_the_last_dragon(content: DragonLordsContent) -> None:
    rules = "campaign: true, critical_hits: true, fumbles: true"
    kill = ", breath: {target: Bane, to_hit: 12, critical: 2}"
    fumble = ", breath: {target: Ash, to_hit: 2, fumble: 7, dice: 3}"
    assert codes(content, game(kill, fumble, rules, "points: {Ash: 60, Bane: -10}")) == []


def test_rewards(content: DragonLordsContent) -> None:
    famed = ASH.replace("{hex", "{rewards: {dragon-to-hit: 2}, hex")
    easy = HIT.replace("to_hit: 8", "to_hit: 6")
    assert codes(content, game(easy, ash=famed)) == []
    assert codes(content, game(easy)) == ["wrong-hit"]
    assert found(content, game(rules="", ash=famed)) == ["illegal-reward: rewards are for campaigns only"]
    assert found(content, game(ash=famed.replace("dragon-to-hit: 2", "close-combat: 5"))) == [
        "illegal-reward: Ash has taken close combat 5 times, more than the limit allows"
    ]


def test_yielding(content: DragonLordsContent) -> None:
    tail = ", breath: {target: Bane, to_hit: 12, location: 2, damage: 18}"
    assert found(content, game(bane=", yields: true")) == [
        "illegal-yield: turn 1, Bane: only a dragon that is stuck on the ground may yield"
    ]
    assert found(content, game(tail, ", yields: true", rules="advanced: true")) == [
        "illegal-yield: turn 1, Bane: yielding is for campaigns only"
    ]
    assert codes(content, game(tail, ", yields: false")) == []


def test_a_dragon_stuck_on_the_ground_may_yield(content: DragonLordsContent) -> None:
    frail = NEAR[1].replace("wings: medium", "wings: tiny")
    wing = ", breath: {target: Bane, to_hit: 9, location: 6, damage: 22}"
    first = turn(
        Ash=f"initiative: 4, {FLOWN}{wing}",
        Bane=f"initiative: 5, {FLOWN}, crash: {{location: 5, dice: 9}}, yields: true",
    )
    strong = ASH.replace("flame", "magma")
    text = log(
        first, rules="advanced: true, campaign: true", dragons=(strong, frail), more="points: {Ash: 72, Bane: -10}"
    )
    assert played(content, text).dragons["Bane"].status == "out of the game, having yielded"


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("hex: '0907', facing: n, altitude: medium, speed: 3", ""),
        ("hex: '0908'", "its hex is 0908 after this turn, but the moves and rolls make it 0907"),
        ("facing: s", "its facing is s after this turn, but the moves and rolls make it n"),
        ("altitude: low", "its altitude is low after this turn, but the moves and rolls make it medium"),
        ("speed: 1", "its speed is 1 after this turn, but the moves and rolls make it 3"),
        ("damage: {left-wing: 2}", "damage to its left wing is 2 after this turn, but the moves and rolls make it 0"),
        ("magic: 5", "its wizard's magic points left is 5 after this turn, but the moves and rolls make it 0"),
    ],
)
def test_what_the_board_shows(content: DragonLordsContent, claim: str, expected: str) -> None:
    told = found(content, game(f", after: {{{claim}}}"))
    assert told == ([f"wrong-state: turn 1, Ash: {expected}"] if expected else [])


def test_the_game_goes_on_from_what_the_board_shows(content: DragonLordsContent) -> None:
    first = turn(
        Ash=f"initiative: 4, {FLOWN}, after: {{hex: '1507', facing: s, altitude: low, speed: 9}}",
        Bane=f"initiative: 5, {FLOWN}",
    )
    second = turn(
        Ash="initiative: 4, speed: 12, move: [F12], after: {hex: '1519', altitude: low}",
        Bane="initiative: 5, speed: 3, move: [L1, F2]",
    )
    assert codes(content, log(first, second, dragons=NEAR)) == ["wrong-state"] * 4


def test_a_destroyed_dragon_cannot_yield(content: DragonLordsContent) -> None:
    kill = ", breath: {target: Bane, to_hit: 12, critical: 2}"
    assert found(content, game(kill, ", yields: true", "campaign: true, critical_hits: true")) == [
        "illegal-yield: turn 1, Bane: it is destroyed"
    ]


def test_in_a_campaign_too_all_points_are_spent(content: DragonLordsContent) -> None:
    assert codes(content, game().replace("speed: 3, move: [F3]", "speed: 4, move: [F3]", 1)) == ["points-left"]
