"""Close combat in a log."""

from __future__ import annotations

import pytest

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.options import Section
from tests.games.dragon_lords.logs.duels import ASH, BANE, DRAKE, codes, found, log, played, turn

BELOW = BANE.replace("0905", "0903")
"""After three hexes ahead for Bane and then for Ash they face each other in 0906 and 0907."""

FIGHT = "{attacker: {dragon: Ash, roll: 9}, defender: {dragon: Bane, roll: 6}"
WON = f"{FIGHT}, hit: {{column: 1, location: 5, dice: 10}}, winner: {{roll: 3, marks: {{tail: 3}}, faces: n}}, " \
      "loser: {facing: 4}}"  # fmt: skip


def fight(
    record: str,
    rules: str = "",
    *,
    altitude: str = "medium",
    ash: str = "",
    bane: str = "",
    riders: tuple[str, str] = ("", ""),
) -> str:
    """Bane, then Ash fly three hexes at their minimum speed, and fight as recorded."""
    dragons = tuple(
        dragon.replace("altitude: medium", f"altitude: {altitude}").replace("claws: sharp", f"claws: sharp{rider}")
        for dragon, rider in zip((ASH, BELOW), riders, strict=True)
    )
    text = turn(
        close_combat=record,
        Bane=f"initiative: 3, speed: 3, move: [F3]{bane}",
        Ash=f"initiative: 4, speed: 3, move: [F3]{ash}",
    )
    return log(text, rules=rules, dragons=dragons)


def test_a_fight(content: DragonLordsContent) -> None:
    game = played(content, fight(WON))
    ash, bane = game.dragons["Ash"], game.dragons["Bane"]
    assert (ash.pose.altitude, bane.pose.altitude) == ("low", "low")
    assert (ash.speed, bane.speed) == (3, 3)
    assert (ash.wounds.taken(Section.TAIL), bane.wounds.taken(Section.BODY)) == (3, 10)
    assert (ash.pose.facing, bane.pose.facing) == (0, 0)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "roll: 9",
            "roll: 13",
            ["wrong-roll: turn 1, Ash: 13 for close combat cannot be rolled with 2d6; 2 to 12 can"],
        ),
        ("Bane, roll: 6", "Bane", ["missing-roll: turn 1, Bane: the roll for close combat (2d6) is missing"]),
        ("column: 1, ", "", ["missing-roll: turn 1, Ash: the roll for the column (1d6) is missing"]),
        ("column: 1", "column: 7", ["wrong-roll: turn 1, Ash: 7 for the column cannot be rolled with 1d6; 1 to 6 can"]),
        (
            "location: 5",
            "location: 3, section: tail",
            ["wrong-section: turn 1, Ash: a roll of 3 strikes the head (front), not the tail"],
        ),
        (
            "dice: 10",
            "dice: 10, damage: 12",
            ["wrong-damage: turn 1, Ash: damage 12, but 3d6 with 10 on the dice makes 10"],
        ),
        (
            "hit: {column: 1, location: 5, dice: 10}, ",
            "",
            [
                "missing-hit: turn 1, Ash: wins against Bane, but no hit was marked: 14 (9 rolled + 5 rating E) "
                "against "
                "11 (6 rolled + 5 rating E)"
            ],
        ),
        (
            "marks: {tail: 3}",
            "marks: {tail: 2}",
            ["wrong-marks: turn 1, Ash: the marks come to 2 points, but it is 3 that must be marked"],
        ),
        (
            "winner: {roll: 3, ",
            "winner: {",
            ["missing-roll: turn 1, Ash: the roll for the damage that the winner takes (1d6) is missing"],
        ),
        (
            "loser: {facing: 4}",
            "loser: {}",
            ["missing-roll: turn 1, Bane: the roll for the loser's facing (1d6) is missing"],
        ),
        (
            "faces: n",
            "facing: 2",
            ["needless-roll: turn 1, Ash: a winner that flies on chooses its facing (faces), and does not roll for it"],
        ),
        (
            "roll: 9",
            "roll: 6",
            [
                "needless-roll: turn 1, Ash and Bane: the fight is a draw, 11 (6 rolled + 5 rating E) "
                "against 11 (6 rolled + 5 rating E), and changes nothing"
            ],
        ),
        (
            "{dragon: Ash, roll: 9}",
            "{dragon: Ash, tactic: bite, roll: 9}",
            ["illegal-tactic: turn 1, Ash: this game is played without tactics"],
        ),
    ],
)
def test_slips_in_a_fight(content: DragonLordsContent, old: str, new: str, expected: list[str]) -> None:
    assert old in WON
    assert found(content, fight(WON.replace(old, new))) == expected


def test_the_other_may_win(content: DragonLordsContent) -> None:
    lost = WON.replace("roll: 6", "roll: 12")
    game = played(content, fight(lost))
    assert game.dragons["Ash"].wounds.taken(Section.BODY) == 10
    assert game.dragons["Bane"].wounds.taken(Section.TAIL) == 3
    assert (game.dragons["Ash"].pose.facing, game.dragons["Bane"].pose.facing) == (3, 0)


def test_a_draw_changes_nothing_but_altitude_and_speed(content: DragonLordsContent) -> None:
    game = played(content, fight(f"{FIGHT.replace('9', '6')}}}"))
    assert [dragon.pose.altitude for dragon in game.dragons.values()] == ["low", "low"]
    assert not any(sum(dragon.wounds.damage.values()) for dragon in game.dragons.values())


@pytest.mark.parametrize(
    ("dragons", "ash", "expected"),
    [
        (
            (ASH, BELOW),
            "speed: 4, move: [F3, R1]",
            ["illegal-engagement: turn 1, Ash: cannot engage Bane: it does not face the target"],
        ),
        (
            (ASH, BELOW),
            "speed: 4, move: [F2, C1]",
            ["illegal-engagement: turn 1, Ash: cannot engage Bane: it is at high altitude, the target at medium"],
        ),
        (
            (ASH.replace("0910", "0911"), BELOW),
            "speed: 3, move: [F3]",
            ["illegal-engagement: turn 1, Ash: cannot engage Bane: the target is 2 hexes away"],
        ),
        (
            tuple(dragon.replace("{hex", "{team: red, hex") for dragon in (ASH, BELOW)),
            "speed: 3, move: [F3]",
            ["illegal-engagement: turn 1, Ash: cannot engage Bane: both are of one team"],
        ),
        (
            tuple(dragon.replace("medium, design", "very-low, design") for dragon in (ASH, BELOW)),
            "speed: 3, move: [F3]",
            ["illegal-engagement: turn 1, Ash: cannot engage Bane: close combat is not allowed at very low altitude"],
        ),
    ],
)
def test_who_may_not_engage(
    content: DragonLordsContent, dragons: tuple[str, ...], ash: str, expected: list[str]
) -> None:
    text = turn(
        close_combat=f"{FIGHT.replace('9', '6')}}}",
        Bane="initiative: 3, speed: 3, move: [F3]",
        Ash=f"initiative: 4, {ash}",
    )
    told = found(content, log(text, dragons=dragons))
    assert [line for line in told if line.startswith("illegal-engagement")] == expected
    assert len(told) == 1


def test_the_target_must_have_moved(content: DragonLordsContent) -> None:
    dragons = (ASH, BELOW.replace("0903", "0906"))
    text = turn(
        close_combat=f"{FIGHT.replace('9', '6')}}}",
        Bane="initiative: 5, speed: 3, move: [R1, F2]",
        Ash="initiative: 4, speed: 3, move: [F3]",
    )
    assert found(content, log(text, dragons=dragons))[:1] == [
        "illegal-engagement: turn 1, Ash: cannot engage Bane: the target has not moved yet"
    ]


def test_engaged_dragons_neither_breathe_nor_are_engaged_again(content: DragonLordsContent) -> None:
    breath = ", breath: {target: Bane, to_hit: 2}"
    assert found(content, fight(WON, ash=breath)) == [
        "illegal-target: turn 1, Ash: cannot breathe at Bane: it is engaged in close combat"
    ]
    cinder = f"Cinder: {{hex: '1009', facing: nw, altitude: medium, {DRAKE}}}}}"
    third = turn(
        close_combat=WON + "\n  - {attacker: {dragon: Cinder}, defender: {dragon: Bane}}",
        Bane="initiative: 3, speed: 3, move: [F3]",
        Ash="initiative: 4, speed: 3, move: [F3]",
        Cinder="initiative: 5, speed: 3, move: [F3], breath: {target: Bane, to_hit: 2}",
    )
    assert found(content, log(third, dragons=(ASH, BELOW, cinder))) == [
        "illegal-target: turn 1, Cinder: cannot breathe at Bane: the target is engaged in close combat",
        "illegal-engagement: turn 1, Cinder: cannot engage Bane: Bane is engaged with Ash already",
    ]


def test_unknown_fighters(content: DragonLordsContent) -> None:
    assert found(content, fight(WON.replace("dragon: Ash", "dragon: Asj"))) == [
        "unknown-dragon: turn 1: no dragon of this log is called “Asj”"
    ]
    assert found(content, fight("{attacker: {dragon: Xyz}, defender: {dragon: Bane}}")) == [
        "unknown-dragon: turn 1: no dragon of this log is called “Xyz”"
    ]
    assert found(content, fight("{attacker: {dragon: Ash}, defender: {dragon: Xyz}}")) == [
        "unknown-dragon: turn 1, Ash: no dragon of this log is called “Xyz”"
    ]
    assert found(content, fight("{attacker: {dragon: Ash}, defender: {dragon: Asj}}"))[-1:] == [
        "unknown-dragon: turn 1, Ash: no dragon of this log is called “Asj”"
    ]
    assert found(content, fight("{attacker: {dragon: Ash}, defender: {dragon: Ash}}")) == [
        "wrong-value: Ash cannot fight itself"
    ]


def tactics(own: str, other: str) -> str:
    return WON.replace("Ash, roll", f"Ash, tactic: {own}, roll").replace("Bane, roll", f"Bane, tactic: {other}, roll")


def test_tactics(content: DragonLordsContent) -> None:
    rules = "tactics: true"
    assert codes(content, fight(tactics("bite", "slash"), rules)) == []
    assert found(content, fight(WON, rules)) == [
        "missing-tactic: turn 1, Ash: it fights, and no tactic was written down",
        "missing-tactic: turn 1, Bane: it fights, and no tactic was written down",
    ]
    lunge = tactics("lunge", "bite")
    assert codes(content, fight(lunge.replace("dice: 10", "damage: 24"), rules)) == []
    assert codes(content, fight(tactics("bite", "slash").replace("dice: 10", "damage: 24"), rules)) == ["wrong-damage"]
    unhurt = (
        tactics("defend", "bite")
        .replace("hit: {column: 1, location: 5, dice: 10}, ", "")
        .replace("roll: 3, marks: {tail: 3}, ", "")
    )
    assert codes(content, fight(unhurt, rules)) == []
    assert found(content, fight(tactics("defend", "bite"), rules)) == [
        "needless-roll: turn 1, Ash: Ash defended, and nobody is hurt"
    ]


def test_both_defend(content: DragonLordsContent) -> None:
    both = "{attacker: {dragon: Ash, tactic: defend}, defender: {dragon: Bane, tactic: defend}}"
    game = played(content, fight(both, "tactics: true"))
    assert [(dragon.pose.altitude, dragon.speed) for dragon in game.dragons.values()] == [("low", 3), ("low", 3)]
    rolled = both.replace("Ash, tactic: defend", "Ash, tactic: defend, roll: 7")
    assert found(content, fight(rolled, "tactics: true")) == [
        "needless-roll: turn 1, Ash and Bane: there is nothing to roll: both defend, so nobody rolls"
    ]


CRASH = ", crash: {location: 5, dice: 7}"
STALLED = WON.replace("faces: n", "facing: 2")


def test_slowed_below_the_minimum_both_crash_after_the_fight(content: DragonLordsContent) -> None:
    text = fight(STALLED, "advanced: true", ash=CRASH, bane=CRASH)
    game = played(content, text)
    ash, bane = game.dragons["Ash"], game.dragons["Bane"]
    assert (ash.on_ground, bane.on_ground) == (True, True)
    assert (ash.wounds.taken(Section.BODY), bane.wounds.taken(Section.BODY)) == (7, 17)
    assert (ash.pose.facing, bane.pose.facing) == (1, 0)
    assert found(content, fight(WON, "advanced: true", ash=CRASH, bane=CRASH)) == [
        "missing-roll: turn 1, Ash: the roll for the facing of a winner that crashes (1d6) is missing",
        "wrong-facing: turn 1, Ash: a winner that crashes does not choose its facing",
    ]
    assert codes(content, fight(STALLED, "advanced: true", ash=CRASH)) == ["missing-crash"]
    assert codes(content, fight(WON, ash=CRASH)) == ["needless-roll"]


def test_at_very_low_altitude_they_crash_before_the_fight(content: DragonLordsContent) -> None:
    crash = ", crash: {location: 5, dice: 4}"
    text = fight(STALLED, "advanced: true", altitude="very-low", ash=crash, bane=crash)
    game = played(content, text)
    assert [dragon.on_ground for dragon in game.dragons.values()] == [True, True]
    assert game.dragons["Bane"].wounds.taken(Section.BODY) == 14
    deep = text.replace("dice: 4", "dice: 7")
    assert codes(content, deep) == ["wrong-roll", "wrong-roll"]


def test_lances_and_riders(content: DragonLordsContent) -> None:
    lancers = (", rider: lancer", ", rider: lancer")
    crash = ", crash: {location: 5, dice: 7, rider: 4}"
    lance = STALLED.replace("dice: 10", "rider: 2, dice: 10, damage: 14")
    game = played(content, fight(lance, "advanced: true", ash=crash, bane=crash, riders=lancers))
    assert game.dragons["Bane"].wounds.taken(Section.BODY) == 21
    dead = crash.replace("rider: 4", "rider: 3")
    game = played(content, fight(lance, "advanced: true", ash=crash, bane=dead, riders=lancers))
    assert (game.dragons["Ash"].rider, game.dragons["Bane"].rider) == ("lancer", None)
    assert codes(content, fight(STALLED, "advanced: true", ash=crash, bane=crash, riders=lancers)) == ["missing-roll"]


def test_a_fight_that_does_not_come_about(content: DragonLordsContent) -> None:
    """A third dragon's rider shoots Bane's tail away after the engagement; Bane crashes, and Ash is left alone."""
    dragons = (
        ASH.replace("0910", "0911"),
        BANE.replace("0905", "0902"),
        f"Cinder: {{hex: '1110', facing: n, altitude: medium, {DRAKE}, rider: crossbow-shooter}}}}",
    )
    first = turn(
        Bane="initiative: 3, speed: 3, move: [F3], after: {damage: {tail: 28}}",
        Ash="initiative: 4, speed: 3, move: [F3]",
        Cinder="initiative: 5, speed: 3, move: [F3]",
    )

    def second(record: str) -> str:
        return turn(
            close_combat=record,
            Bane="initiative: 3, speed: 5, move: [R1, F1, L1], crash: {location: 5, dice: 9}, "
            "after: {altitude: ground, damage: {tail: 30, body: 14}}",
            Ash="initiative: 4, speed: 3, move: [F1, BL], after: {altitude: medium, speed: 3}",
            Cinder="initiative: 5, speed: 3, move: [F3], rider: {target: Bane, to_hit: 12, location: 4, damage: 7}",
        )

    quiet = "{attacker: {dragon: Ash}, defender: {dragon: Bane}}"
    assert codes(content, log(first, second(quiet), dragons=dragons, rules="advanced: true")) == ["wrong-state"]
    assert found(content, log(first, second(f"{FIGHT}}}"), dragons=dragons, rules="advanced: true"))[1:] == [
        "needless-roll: turn 2, Ash and Bane: there is nothing to roll: one of them has crashed"
    ]


def test_a_tactic_used_up(content: DragonLordsContent) -> None:
    """The sixth bite of a dragon is one too many; a fight on the ground changes neither place nor altitude."""
    dragons = (
        ASH.replace("0910", "0907").replace("altitude: medium", "altitude: ground"),
        BELOW.replace("0903", "0906").replace("altitude: medium", "altitude: ground"),
    )

    def again(number: int) -> str:
        tactics = ("slash", "fake", "slash", "fake", "slash", "fake")
        sides = f"{{dragon: Ash, tactic: bite, roll: 7}}, defender: {{dragon: Bane, tactic: {tactics[number]}, roll: "
        drawn = f"{{attacker: {sides}{9 if tactics[number] == 'slash' else 6}}}}}"
        return turn(close_combat=drawn, Bane="initiative: 3, speed: GR", Ash="initiative: 4, speed: GR")

    five = log(*(again(number) for number in range(5)), dragons=dragons, rules="advanced: true, tactics: true")
    assert codes(content, five) == []
    six = log(*(again(number) for number in range(6)), dragons=dragons, rules="advanced: true, tactics: true")
    assert found(content, six) == ["illegal-tactic: turn 6, Ash: bite has been used 5 times already"]


def test_a_dragon_lost_in_the_crash_before_the_fight(content: DragonLordsContent) -> None:
    worn = "after: {damage: {body: 39}}"
    dragons = (
        ASH.replace("0910", "0913").replace("altitude: medium", "altitude: very-low"),
        BANE.replace("0905", "0901").replace("altitude: medium", "altitude: very-low"),
    )
    first = turn(Bane=f"initiative: 3, speed: 3, move: [F3], {worn}", Ash="initiative: 4, speed: 3, move: [F3]")
    second = turn(
        close_combat=f"{FIGHT}}}",
        Bane="initiative: 3, speed: 3, move: [F3], crash: {location: 5, dice: 2}",
        Ash="initiative: 4, speed: 5, move: [F2], crash: {location: 5, dice: 2}",
    ).replace("speed: 5, move: [F2]", "speed: 2, move: [F2]")
    told = found(content, log(first, second, dragons=dragons, rules="advanced: true"))
    assert [line for line in told if line.startswith("needless-roll")] == [
        "needless-roll: turn 2, Ash and Bane: there is nothing to roll: a dragon was lost in the crash before the fight"
    ]


def test_what_follows_from_a_slip_in_a_fight_is_not_told_again(content: DragonLordsContent) -> None:
    slip = WON.replace("roll: 9", "roll: 13")
    told = found(content, fight(slip, bane=", after: {damage: {body: 10}}", ash=", after: {damage: {tail: 3}}"))
    assert [line.partition(":")[0] for line in told] == ["wrong-roll"]
    assert codes(content, fight(WON, bane=", after: {damage: {body: 9}}")) == ["wrong-state"]


def test_a_dragon_that_is_torn_apart_does_not_crash(content: DragonLordsContent) -> None:
    """Both have grown too slow, but only the winner is left to fall."""
    strong = ", after: {}"
    text = fight(STALLED.replace("loser: {facing: 4}", "loser: {}"), "advanced: true", ash=CRASH, bane=strong)
    deadly = text.replace("claws: sharp", "claws: razor-sharp").replace("body: average", "body: very-light")
    deadly = deadly.replace("dice: 10", "damage: 24").replace("speed: 3", "speed: 2").replace("[F3]", "[F2]")
    dragons = deadly.replace("0910", "0909").replace("0903", "0904")
    assert played(content, dragons).dragons["Bane"].status == "destroyed"
