"""Initiative, speeds and moves in a log."""

from __future__ import annotations

import pytest

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.rules.hex_numbers import number_of
from tests.games.dragon_lords.logs.duels import ASH, BANE, DRAKE, codes, found, log, played, turn


def moves(ash: str, bane: str = "speed: 3, move: [L1, F2]", **more: str) -> str:
    return turn(Ash=f"initiative: 4, {ash}", Bane=f"initiative: 5, {bane}", **more)


def test_a_quiet_turn(content: DragonLordsContent) -> None:
    game = played(content, log(moves("speed: 3, move: [F3]")))
    assert [number_of(dragon.pose.place) for dragon in game.dragons.values()] == ["0907", "1106"]


@pytest.mark.parametrize(
    ("ash", "bane", "expected"),
    [
        ("8", "8", ["unsettled-tie: turn 1: Ash and Bane are tied at 8"]),
        ("8/3", "8/3", ["unsettled-tie: turn 1: Ash and Bane are tied at 8/3"]),
        ("8", "8/3", ["unsettled-tie: turn 1: Ash and Bane are tied at 8"]),
        ("8/3", "7", ["needless-roll: turn 1, Ash: initiative 8/3 has a roll too many: nobody else was tied with it"]),
        (
            "1",
            "13",
            [
                "wrong-roll: turn 1, Ash: 1 for initiative cannot be rolled with 2d6; 2 to 12 can",
                "wrong-roll: turn 1, Bane: 13 for initiative cannot be rolled with 2d6; 2 to 12 can",
            ],
        ),
    ],
)
def test_initiative(content: DragonLordsContent, ash: str, bane: str, expected: list[str]) -> None:
    text = turn(Ash=f"initiative: {ash}, speed: 3, move: F3", Bane=f"initiative: {bane}, speed: 3, move: L1 F2")
    assert found(content, log(text)) == expected


def test_the_order_of_moving(content: DragonLordsContent) -> None:
    text = moves("speed: 3, move: [F3]", order="Bane, Ash")
    assert found(content, log(text)) == ["wrong-order: turn 1, Bane: moves before Ash, but has initiative 5 and Ash 4"]
    assert found(content, log(text, rules="moving_early: true")) == []
    assert found(content, log(text, rules="advanced: true")) == []
    assert found(content, log(moves("speed: 3, move: [F3]", order="Ash, Bane"))) == []
    wrong = moves("speed: 3, move: [F3]", order="Ash, Ash")
    assert found(content, log(wrong)) == [
        "wrong-order: turn 1: the order must name each dragon in play once: Ash, Bane"
    ]


def test_the_modifier_of_the_rating_can_make_a_tie(content: DragonLordsContent) -> None:
    nimble = ASH.replace("body: average, wings: medium", "body: very-light, wings: huge")
    text = turn(Ash="initiative: 4, speed: 3, move: F3", Bane="initiative: 6, speed: 3, move: L1 F2")
    assert codes(content, log(text, dragons=(nimble, BANE))) == []
    tied = log(text, dragons=(nimble, BANE), rules="initiative_modifiers: true")
    assert found(content, tied) == ["unsettled-tie: turn 1: Ash and Bane are tied at 4"]


def test_speeds_from_turn_to_turn(content: DragonLordsContent) -> None:
    turns = [
        turn(Ash=f"initiative: 4, speed: {speed}, move: [F{speed}]", Bane="initiative: 5, speed: 3, move: [F3]")
        for speed in (3, 6, 10, 13, 13, 10, 9, 9, 12)
    ]
    dragons = (ASH.replace("0910", "5099"), BANE.replace("0905", "1001"))
    assert found(content, log(*turns, dragons=dragons, more="map: {columns: 99, rows: 99}")) == [
        "illegal-speed: turn 3, Ash: speed 10 is above 9: 3 more than its last speed of 6",
        "illegal-speed: turn 6, Ash: speed 10 is above 9: it has flown at 10 or more for 3 turns in a row",
        "illegal-speed: turn 9, Ash: speed 12 is above 9: it still owes 6 slow turns for flying at 10 or more",
    ]


@pytest.mark.parametrize(
    ("ash", "expected"),
    [
        ("speed: 2, move: [F2]", ["illegal-speed: turn 1, Ash: speed 2 is below 3: its minimum speed"]),
        (
            "speed: 14, move: [R1, F13]",
            [
                "illegal-speed: turn 1, Ash: speed 14 is above 13: its maximum speed",
                "off-map: turn 1, Ash: its move leaves the map at 1805",
            ],
        ),
        ("speed: GR", ["illegal-speed: turn 1, Ash: it flies, and cannot stay on the ground"]),
        ("speed: 4, move: [F3]", ["points-left: turn 1, Ash: the move spends 3 of 4 movement points: 3 (F3)"]),
        ("speed: 3, move: [F4]", ["points-overspent: turn 1, Ash: the move spends 4 of 3 movement points: 4 (F4)"]),
        ("speed: 4", ["points-left: turn 1, Ash: the move spends 0 of 4 movement points"]),
        ("speed: 3, move: [BR, F1]", ["illegal-move: turn 1, Ash: step 1 (BR): a bank belongs to the advanced rules"]),
        (
            "speed: 4, move: 'F1 R1 R1 F1'",
            ["illegal-move: turn 1, Ash: step 3 (R1): turns again without having moved forward"],
        ),
        (
            "speed: 3, move: [F3], ground_roll: 4",
            ["needless-roll: turn 1, Ash: it flies, and does not roll for walking"],
        ),
    ],
)
def test_speeds_and_moves(content: DragonLordsContent, ash: str, expected: list[str]) -> None:
    assert found(content, log(moves(ash))) == expected


def test_two_in_one_hex(content: DragonLordsContent) -> None:
    assert found(content, log(moves("speed: 5, move: [F5]", bane="speed: 3, move: [F3]"))) == [
        "shared-hex: turn 1, Ash: its move ends in 0905, where Bane is"
    ]
    through = moves("speed: 6, move: [F6]", bane="speed: 3, move: [F3]")
    assert found(content, log(through)) == []


def test_only_in_a_campaign_may_a_dragon_leave(content: DragonLordsContent) -> None:
    away = moves("speed: 10, move: [F11]", bane="speed: 3, move: [L1, F2]")
    dragons = (ASH, BANE.replace("0905", "0302"))
    told = found(content, log(away, dragons=dragons))
    assert told == [
        "off-map: turn 1, Ash: its move leaves the map at 0900",
        "points-overspent: turn 1, Ash: the move spends 11 of 10 movement points: 11 (F11)",
    ]
    campaign = log(away, dragons=dragons, rules="campaign: true", more="points: {Ash: -25, Bane: 50}")
    game = played(content, campaign)
    assert game.dragons["Ash"].status == "off the map"


def test_a_turn_goes_on_in_the_next_move(content: DragonLordsContent) -> None:
    first = moves("speed: 5, move: [F2, R2]")
    again, other = moves("speed: 4, move: [R1, F2]"), moves("speed: 3, move: [L1, F2]")
    assert codes(content, log(first, again, rules="turning_between_moves: true")) == []
    assert codes(content, log(first, other, rules="turning_between_moves: true")) == ["illegal-move"]
    assert codes(content, log(first, other)) == []
    assert codes(content, log(first, again)) == ["points-left"]


def test_on_the_ground(content: DragonLordsContent) -> None:
    dragons = (ASH.replace("medium", "very-low", 1), BANE)
    land = moves("speed: 3, move: [F2, G], after: {altitude: ground}")
    walk = moves("speed: GR, ground_roll: 2, move: [R1, F3, R3, R1, F2]")
    rise = moves("speed: 6, move: [T, F2], after: {altitude: very-low}")
    assert found(content, log(land, walk, rise, dragons=dragons, rules="advanced: true")) == []
    stray = moves("speed: GR, ground_roll: 7, move: [F1]")
    missing = moves("speed: GR, move: [F1]")
    still = moves("speed: GR, move: [R1]")
    low = moves("speed: 3, move: [T]")
    for text, expected in (
        (stray, ["wrong-roll: turn 2, Ash: 7 for walking cannot be rolled with 1d6; 1 to 6 can"]),
        (missing, ["missing-roll: turn 2, Ash: the roll for walking (1d6) is missing"]),
        (still, []),
        (low, [
            "illegal-speed: turn 2, Ash: speed 3 is below 4: a take-off needs its minimum speed of 3 and 1 more",
            "points-overspent: turn 2, Ash: the move spends 4 of 3 movement points: 4 (T)",
        ]),
    ):  # fmt: skip
        assert found(content, log(land, text, dragons=dragons, rules="advanced: true")) == expected


def test_every_dragon_in_play_has_its_line(content: DragonLordsContent) -> None:
    cinder = f"Cinder: {{hex: '0110', facing: n, altitude: low, {DRAKE}}}}}"
    text = turn(Ash="initiative: 4, speed: 3, move: [F3]", Bna="initiative: 5, speed: 3, move: [F3]")
    assert found(content, log(text, dragons=(ASH, BANE, cinder))) == [
        "missing-entry: turn 1, Cinder: it is in play, and has no entry in this turn",
        "unknown-dragon: turn 1: no dragon of this log is called “Bna”",
    ]
    assert found(content, log(text.replace("Bna", "Dusk"), dragons=(ASH, BANE, cinder))) == [
        "missing-entry: turn 1, Bane: it is in play, and has no entry in this turn",
        "missing-entry: turn 1, Cinder: it is in play, and has no entry in this turn",
        "unknown-dragon: turn 1: no dragon of this log is called “Dusk”",
    ]


def test_a_misspelt_entry_is_still_played(content: DragonLordsContent) -> None:
    first = turn(Ash="initiative: 4, speed: 3, move: [F3]", Bna="initiative: 5, speed: 4, move: [F3]")
    second = moves("speed: 3, move: [L1, F2]", bane="speed: 3, move: [L1, F2], after: {hex: '1110'}")
    assert found(content, log(first, second, dragons=(ASH.replace("0910", "0930"), BANE))) == [
        "unknown-dragon: turn 1: no dragon of this log is called “Bna”",
        "points-left: turn 1, Bane: the move spends 3 of 4 movement points: 3 (F3)",
        "wrong-state: turn 2, Bane: its hex is 1110 after this turn, but the moves and rolls make it 1109",
    ]


def test_after_a_mistake_the_game_goes_on_as_recorded(content: DragonLordsContent) -> None:
    first = moves("speed: 4, move: [F3], after: {hex: '0906', speed: 4}")
    second = moves("speed: 7, move: [F7], after: {hex: '0899'}").replace("0899", "0900")
    told = found(content, log(first, second))
    assert told[:1] == ["points-left: turn 1, Ash: the move spends 3 of 4 movement points: 3 (F3)"]
    assert told[1:] == ["off-map: turn 2, Ash: its move leaves the map at 0900"]


def test_a_crippled_dragon_cannot_leave_its_hex(content: DragonLordsContent) -> None:
    dragons = (ASH.replace("medium", "very-low", 1), BANE)
    land = moves("speed: 3, move: [F2, G], after: {damage: {tail: 30}}")

    def told(ash: str) -> list[str]:
        return found(content, log(land, moves(ash), dragons=dragons, rules="advanced: true"))[1:]

    assert told("speed: GR, move: [R2]") == []
    assert told("speed: GR, move: [F1]") == ["illegal-move: turn 2, Ash: step 1 (F1): it cannot leave its hex"]
    assert told("speed: GR, ground_roll: 3") == [
        "needless-roll: turn 2, Ash: with a wing or the tail at 0 it cannot leave its hex"
    ]
    assert told("speed: 5, move: [T, F1]") == [
        "illegal-speed: turn 2, Ash: speed 5, but with a wing or the tail at 0 it must stay on the ground"
    ]
