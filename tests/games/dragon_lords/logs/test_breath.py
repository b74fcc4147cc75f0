"""Breath combat in a log."""

from __future__ import annotations

import pytest

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.options import Section
from tests.games.dragon_lords.logs.duels import ASH, BANE, DRAKE, codes, found, log, played, turn

NEAR = (ASH, BANE.replace("0905", "0901"))
"""Three hexes ahead for each leave Ash in 0907 and Bane in 0904: medium range, dark area, head on."""

HIT = "target: Bane, to_hit: 8, location: 5, dice: 10"


def near(record: str, rules: str = "", bane: str = "", dragons: tuple[str, ...] = NEAR, *more: str) -> str:
    """A turn in which Ash breathes as recorded at Bane, three hexes ahead and facing it; and further turns."""
    flown = "speed: 3, move: [F3]"
    first = turn(Ash=f"initiative: 4, {flown}, breath: {{{record}}}", Bane=f"initiative: 5, {flown}{bane}")
    return log(first, *more, rules=rules, dragons=dragons)


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        ("target: none", []),
        ("target: X", []),
        (HIT, []),
        ("target: Bane, to_hit: 7", []),
        ("target: Bane, to_hit: 12, location: 5, damage: 18", []),
        ("target: Bane", ["missing-roll: turn 1, Ash: the roll for hitting (2d6) is missing"]),
        (
            "target: Bane, to_hit: 14",
            ["wrong-roll: turn 1, Ash: 14 for hitting cannot be rolled with 2d6; 2 to 12 can"],
        ),
        (
            "target: Bane, to_hit: 7, location: 5, dice: 10",
            ["wrong-hit: turn 1, Ash: a roll of 7 misses, 8 is needed (8 base), but a hit was marked"],
        ),
        (
            "target: Bane, to_hit: 2, damage: 7",
            ["wrong-hit: turn 1, Ash: a roll of 2 misses, 8 is needed (8 base), but a hit was marked"],
        ),
        (
            "target: Bane, to_hit: 8",
            ["missing-hit: turn 1, Ash: a roll of 8 hits, 8 is needed (8 base), but no hit was marked"],
        ),
        ("target: Bane, to_hit: 8, location: 5", ["missing-roll: turn 1, Ash: the damage (3d6) is missing"]),
        ("target: Bane, to_hit: 8, dice: 10", ["missing-roll: turn 1, Ash: the roll for the section (2d6) is missing"]),
        (
            "target: Bane, to_hit: 8, location: 3, section: body, dice: 10",
            ["wrong-section: turn 1, Ash: a roll of 3 strikes the head (front), not the body"],
        ),
        (
            "target: Bane, to_hit: 8, location: 5, dice: 10, damage: 12",
            ["wrong-damage: turn 1, Ash: damage 12, but 3d6 with 10 on the dice makes 10"],
        ),
        (
            "target: Bane, to_hit: 8, location: 5, damage: 19",
            ["wrong-damage: turn 1, Ash: damage 19 cannot be rolled: 3d6 makes 3 to 18"],
        ),
        (
            "target: Bane, to_hit: 8, location: 5, dice: 2",
            ["wrong-roll: turn 1, Ash: 2 for damage cannot be rolled with 3d6; 3 to 18 can"],
        ),
        (f"{HIT}, side: rear", ["wrong-side: turn 1, Ash: the attack comes from the front, not from the rear"]),
        (f"{HIT}, side: front", []),
        (
            f"{HIT}, rider: 7",
            ["needless-roll: turn 1, Ash: there is no roll for a rider: the hit on the body of Bane cannot strike one"],
        ),
        (f"{HIT}, critical: 7", ["needless-roll: turn 1, Ash: a roll of 8 when 8 is needed is no critical hit"]),
        (f"{HIT}, fumble: 7", ["needless-roll: turn 1, Ash: a roll of 8 is no fumble"]),
        ("target: Ash, to_hit: 8", ["illegal-target: turn 1, Ash: cannot breathe at Ash: it is the dragon itself"]),
        ("target: Bene, to_hit: 7", ["unknown-dragon: turn 1: no dragon of this log is called “Bene”"]),
        ("target: Xyz, to_hit: 8", ["unknown-dragon: turn 1, Ash: no dragon of this log is called “Xyz”"]),
    ],
)
def test_a_breath(content: DragonLordsContent, record: str, expected: list[str]) -> None:
    assert found(content, near(record)) == expected


def test_the_marks_stay(content: DragonLordsContent) -> None:
    game = played(content, near(f"{HIT}, damage: 10", bane=", after: {damage: {body: 10, head: 0}}"))
    assert game.dragons["Bane"].wounds.taken(Section.BODY) == 10


def test_what_a_breath_does_this_turn_it_does_not_undo(content: DragonLordsContent) -> None:
    """Both heads are badly hurt, yet both breathe flame: 18 points are beyond lightning."""
    hit = "to_hit: 8, location: 3, damage: 18"
    first = near(f"target: Bane, {hit}", bane=f", breath: {{target: Ash, {hit}}}")
    assert found(content, first) == []
    later = turn(
        Ash="initiative: 4, speed: 3, move: [F1, L1, F1], breath: {target: Bane, to_hit: 12, location: 7, damage: 15}",
        Bane="initiative: 5, speed: 3, move: [R1, F2]",
    )
    text = near(f"target: Bane, {hit}", "", f", breath: {{target: Ash, {hit}}}", NEAR, later)
    assert found(content, text) == ["wrong-damage: turn 2, Ash: damage 15 cannot be rolled: 2d6+2 makes 4 to 14"]


def test_two_dragons_can_destroy_each_other(content: DragonLordsContent) -> None:
    frail = tuple(dragon.replace("average", "very-light").replace("flame", "magma") for dragon in NEAR)
    deadly = "to_hit: 9, location: 5, damage: 24"
    text = near(f"target: Bane, {deadly}", "", f", breath: {{target: Ash, {deadly}}}", frail)
    assert [dragon.status for dragon in played(content, text).dragons.values()] == ["destroyed", "destroyed"]


def test_a_destroyed_dragon_is_out_of_the_game(content: DragonLordsContent) -> None:
    second = turn(
        Ash="initiative: 4, speed: 3, move: [L1, F2]",
        Bane="initiative: 5, speed: 3, move: [L1, F2]",
    )
    killing = "target: Bane, to_hit: 12, critical: 2"
    assert found(content, near(killing, "critical_hits: true", "", NEAR, second)) == [
        "not-in-play: turn 2: Bane is destroyed"
    ]


def test_a_target_behind_the_dragon(content: DragonLordsContent) -> None:
    record = "breath: {target: Bane, to_hit: 8}"
    text = turn(
        Ash=f"initiative: 4, speed: 6, move: [F1, R3], {record}", Bane="initiative: 5, speed: 3, move: [C1, D1, F1]"
    )
    assert found(content, log(text)) == [
        "illegal-target: turn 1, Ash: cannot breathe at Bane: the target is outside its arc of fire"
    ]


def test_out_of_range_and_out_of_reach_above(content: DragonLordsContent) -> None:
    flown = "speed: 3, move: [F3]"
    text = turn(Ash=f"initiative: 4, {flown}, breath: {{target: Bane, to_hit: 8}}", Bane=f"initiative: 5, {flown}")
    dragons = (ASH.replace("0910", "0920"), BANE)
    assert found(content, log(text, dragons=dragons)) == [
        "illegal-target: turn 1, Ash: cannot breathe at Bane: the target is 9 hexes away, and breath reaches 6"
    ]
    dragons = (
        ASH.replace("medium", "very-low", 1),
        BANE.replace("0905", "0902").replace("altitude: medium", "altitude: high"),
    )
    assert found(content, log(text, dragons=dragons)) == [
        "illegal-target: turn 1, Ash: cannot breathe at Bane: the target is 3 levels off in altitude, but "
        "only 2 hexes away"
    ]


def test_what_was_marked_unlawfully_stays_marked(content: DragonLordsContent) -> None:
    flown = "speed: 3, move: [F3]"
    text = turn(
        Ash=f"initiative: 4, {flown}, breath: {{target: Bane, to_hit: 8, location: 5, dice: 7}}",
        Bane=f"initiative: 5, {flown}, after: {{damage: {{body: 7}}}}",
    )
    assert codes(content, log(text, dragons=(ASH.replace("0910", "0920"), BANE))) == ["illegal-target"]


def test_one_team(content: DragonLordsContent) -> None:
    dragons = tuple(dragon.replace("{hex", "{team: red, hex") for dragon in NEAR)
    assert found(content, near(HIT, dragons=dragons)) == [
        "illegal-target: turn 1, Ash: cannot breathe at Bane: both are of one team"
    ]


def test_the_attacker_chooses_at_a_corner(content: DragonLordsContent) -> None:
    """Ash ends in 0907 and Bane in 1005 facing south: the line comes in by the corner of front and front right."""
    dragons = (ASH, BANE.replace("0905", "1002"))
    flown = "speed: 3, move: [F3]"

    def told(record: str) -> list[str]:
        entry = f"initiative: 4, {flown}, breath: {{target: Bane, to_hit: 8, dice: 10, {record}}}"
        return found(content, log(turn(Ash=entry, Bane=f"initiative: 5, {flown}"), dragons=dragons))

    assert told("location: 5") == []
    assert told("location: 3, section: head") == []
    assert told("location: 3, section: right-wing") == []
    assert told("location: 3, side: front-right") == []
    assert told("location: 3") == [
        "missing-side: turn 1, Ash: the line meets two hexsides, front or front right, which differ for a roll of 3"
    ]
    assert told("location: 3, section: tail") == [
        "wrong-section: turn 1, Ash: a roll of 3 strikes the head (front) or the right wing (front right), not the tail"
    ]
    assert told("location: 3, side: front, section: right-wing") == [
        "wrong-section: turn 1, Ash: a roll of 3 strikes the head (front), not the right wing"
    ]


CRITICAL = "target: Bane, to_hit: 12"


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        (f"{CRITICAL}, critical: 7, dice: 10, damage: 20, section: body", []),
        (f"{CRITICAL}, critical: 3, damage: 30", []),
        (
            f"{CRITICAL}, critical: 3, damage: 31",
            ["wrong-damage: turn 1, Ash: damage 31 cannot be rolled: 3 × (3d6) makes 9 to 54"],
        ),
        (
            f"{CRITICAL}, critical: 7, dice: 10, damage: 10",
            ["wrong-damage: turn 1, Ash: damage 10, but 2 × (3d6) with 10 on the dice makes 20"],
        ),
        (
            f"{CRITICAL}, critical: 7, dice: 10, section: head",
            ["wrong-section: turn 1, Ash: the critical hit strikes the body, not the head"],
        ),
        (
            f"{CRITICAL}, critical: 7, location: 5, dice: 10",
            ["needless-roll: turn 1, Ash: a critical hit on the body needs no roll for the section"],
        ),
        (f"{CRITICAL}, critical: 6, location: 5, dice: 10", []),
        (
            f"{CRITICAL}, critical: 6/7, location: 5, dice: 10",
            ["needless-roll: turn 1, Ash: critical hit 6 has its effect: no roll after it"],
        ),
        (
            f"{CRITICAL}, location: 5, dice: 10",
            ["missing-roll: turn 1, Ash: the roll for the critical hit (2d6) is missing"],
        ),
        (
            f"{CRITICAL}, critical: 13, location: 5, dice: 10",
            ["wrong-roll: turn 1, Ash: 13 for the critical hit cannot be rolled with 2d6; 2 to 12 can"],
        ),
        ("target: Bane, to_hit: 2, fumble: 6, section: left-wing, dice: 3", []),
        (
            "target: Bane, to_hit: 2, fumble: 6, section: right-wing, dice: 3",
            ["wrong-section: turn 1, Ash: a fumble of 6 strikes the left wing, not the right wing"],
        ),
        (
            "target: Bane, to_hit: 2, fumble: 2, damage: 19",
            ["wrong-damage: turn 1, Ash: damage 19 cannot be rolled: 3d6 makes 3 to 18"],
        ),
        ("target: Bane, to_hit: 2", ["missing-roll: turn 1, Ash: the roll for the fumble (2d6) is missing"]),
    ],
)
def test_critical_hits_and_fumbles(content: DragonLordsContent, record: str, expected: list[str]) -> None:
    assert found(content, near(record, "critical_hits: true, fumbles: true")) == expected


def test_a_critical_hit_without_effect_is_rolled_anew(content: DragonLordsContent) -> None:
    dragons = tuple(dragon.replace("breath: flame", "breath: cold") for dragon in NEAR)
    record = f"{CRITICAL}, location: 5, dice: 7"
    rules = "critical_hits: true"
    assert found(content, near(f"{record}, critical: 4", rules, dragons=dragons)) == [
        "missing-roll: turn 1, Ash: critical hit 4 has no effect on Bane: roll again"
    ]
    game = played(content, near(f"{record}, critical: 4/6", rules, dragons=dragons))
    assert game.dragons["Bane"].scars.dazed == -2


def test_a_rider_may_take_the_hit(content: DragonLordsContent) -> None:
    dragons = tuple(dragon.replace("claws: sharp", "claws: sharp, rider: archer") for dragon in NEAR)
    ridden = near(f"{HIT}, rider: 6", "advanced: true", dragons=dragons)
    assert played(content, ridden).dragons["Bane"].rider == "archer"
    killed = near(
        "target: Bane, to_hit: 8, location: 5, rider: 7", "advanced: true", ", after: {damage: {body: 0}}", dragons
    )
    assert played(content, killed).dragons["Bane"].rider is None
    assert found(content, near(HIT, "advanced: true", dragons=dragons)) == [
        "missing-roll: turn 1, Ash: the roll for the rider of Bane (2d6) is missing"
    ]
    marked = near(f"{HIT}, damage: 10, rider: 7", "advanced: true", dragons=dragons)
    assert found(content, marked) == [
        "wrong-damage: turn 1, Ash: damage 10, but the hit struck the rider, and Bane takes none"
    ]
    own = near(
        "target: Bane, to_hit: 2, rider: 7", "advanced: true, critical_hits: true, fumbles: true", dragons=dragons
    )
    assert played(content, own).dragons["Ash"].rider is None


def test_a_wing_lost_is_a_crash(content: DragonLordsContent) -> None:
    dragons = (ASH.replace("flame", "magma"), BANE.replace("0905", "0901").replace("medium, claws", "medium, claws"))
    dragons = (dragons[0], dragons[1].replace("wings: medium", "wings: tiny"))
    flown = "speed: 3, move: [F3]"
    lost = f"initiative: 4, {flown}, breath: {{target: Bane, to_hit: 9, location: 6, section: left-wing, damage: 22}}"

    def told(bane: str) -> list[str]:
        text = turn(Ash=lost, Bane=f"initiative: 5, {flown}{bane}")
        return found(content, log(text, dragons=dragons, rules="advanced: true"))

    assert told(", crash: {location: 5, damage: 9}, after: {altitude: ground, damage: {left-wing: 20, body: 11}}") == []
    assert told("") == [
        "missing-crash: turn 1, Bane: it crashes from medium altitude, and the rolls for that (3d6) are missing"
    ]
    assert told(", crash: {location: 5, damage: 19}") == [
        "wrong-damage: turn 1, Bane: damage 19 cannot be rolled: 3d6 makes 3 to 18"
    ]
    assert told(", crash: {location: 4, section: body, damage: 9, rider: 3}") == [
        "wrong-section: turn 1, Bane: a roll of 4 strikes the tail (rear), not the body",
        "needless-roll: turn 1, Bane: it has no rider to roll for",
    ]


def test_three_hits_a_turn_are_enough(content: DragonLordsContent) -> None:
    """The most alert come first: of four attackers, the one of lowest initiative comes too late."""
    names = ("Elm", "Fir", "Gall", "Haw")
    others = tuple(
        f"{name}: {{hex: '{number}', facing: n, altitude: medium, {DRAKE}}}}}"
        for name, number in zip(names, ("0910", "0810", "1010", "0710"), strict=True)
    )
    dragons = (BANE.replace("0905", "0902"), *others)
    flown = "speed: 3, move: [F3]"

    def told(last: str) -> list[str]:
        hit = "breath: {target: Bane, to_hit: 12, location: 5, dice: 3}"
        entries = {name: f"initiative: {9 - place}, {flown}, {hit}" for place, name in enumerate(names[:3])}
        entries["Haw"] = f"initiative: 3, {flown}, breath: {{target: Bane{last}}}"
        text = turn(Bane=f"initiative: 2, {flown}", **entries)
        return found(content, log(text, dragons=dragons, rules="multiple_hits: true"))

    assert told("") == []
    assert told(", to_hit: 12, location: 5, dice: 3") == [
        "illegal-target: turn 1, Haw: cannot breathe at Bane: 3 breaths have hurt it this turn already"
    ]


def test_a_rider_thrown_and_a_rider_spared(content: DragonLordsContent) -> None:
    dragons = tuple(dragon.replace("claws: sharp", "claws: sharp, rider: archer") for dragon in NEAR)
    rules = "advanced: true, critical_hits: true, fumbles: true"
    thrown = near("target: Bane, to_hit: 12, critical: 9, location: 4, dice: 10", rules, dragons=dragons)
    assert played(content, thrown).dragons["Bane"].rider is None
    own = near("target: Bane, to_hit: 2, rider: 6, fumble: 7, dice: 4", rules, dragons=dragons)
    ash = played(content, own).dragons["Ash"]
    assert (ash.rider, ash.wounds.taken(Section.BODY)) == ("archer", 4)
