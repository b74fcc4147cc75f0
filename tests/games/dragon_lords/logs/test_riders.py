"""Rider actions in a log: missiles, spells, magic points, and how long spells last."""

from __future__ import annotations

import pytest

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.options import Section
from tests.games.dragon_lords.logs.duels import ASH, BANE, codes, found, log, played, turn

FLOWN = "speed: 3, move: [F3]"


def ridden(rider: str, other: str = "") -> tuple[str, str]:
    """Ash with a rider, and Bane, with another if it is named; three hexes ahead they are three hexes apart."""
    bane = BANE.replace("0905", "0901")
    return (
        ASH.replace("claws: sharp", f"claws: sharp, rider: {rider}"),
        bane.replace("claws: sharp", f"claws: sharp, rider: {other}") if other else bane,
    )


def act(
    record: str, dragons: tuple[str, ...], *more: str, ash: str = "", bane: str = "", rules: str = "advanced: true"
) -> str:
    first = turn(Ash=f"initiative: 4, {FLOWN}, rider: {{{record}}}{ash}", Bane=f"initiative: 5, {FLOWN}{bane}")
    return log(first, *more, rules=rules, dragons=dragons)


SHOT = "target: Bane, to_hit: 8, location: 5, dice: 4"


@pytest.mark.parametrize(
    ("rider", "record", "expected"),
    [
        ("crossbow-shooter", f"{SHOT}, damage: 10, section: body", []),
        ("crossbow-shooter", "target: none", []),
        ("crossbow-shooter", "target: Bane, to_hit: 7", []),
        (
            "crossbow-shooter",
            "target: Bane, to_hit: 8",
            ["missing-hit: turn 1, Ash: a roll of 8 hits, 8 is needed (8 base), but no hit was marked"],
        ),
        (
            "crossbow-shooter",
            "target: Bane, to_hit: 7, location: 5, dice: 4",
            ["wrong-hit: turn 1, Ash: a roll of 7 misses, 8 is needed (8 base), but an effect was marked"],
        ),
        (
            "crossbow-shooter",
            f"{SHOT}, damage: 4",
            ["wrong-damage: turn 1, Ash: damage 4, but 1d6+6 with 4 on the dice makes 10"],
        ),
        (
            "archer",
            f"{SHOT}, damage: 5",
            [
                "wrong-hit: turn 1, Ash: a roll of 8 misses, 9 is needed (8 base + 1 long range), but an effect was "
                "marked"
            ],
        ),
        ("archer", f"{SHOT.replace('8', '9')}, damage: 5", []),
        (
            "javelin-thrower",
            SHOT,
            [
                "illegal-rider-action: turn 1, Ash: cannot act upon Bane: the target is 3 hexes away, "
                "and its javelin thrower reaches 2"
            ],
        ),
        (
            "lancer",
            "target: Bane",
            ["illegal-rider-action: turn 1, Ash: cannot act upon Bane: a lancer acts in close combat only"],
        ),
        (
            "archer",
            "target: Bane, spell: heal",
            ["illegal-rider-action: turn 1, Ash: cannot act upon Bane: its archer casts no spells"],
        ),
        (
            "wizard",
            "target: Bane",
            ["illegal-rider-action: turn 1, Ash: cannot act upon Bane: a wizard must name a spell"],
        ),
        (
            "wizard",
            "target: Bone, spell: heal, to_hit: 2",
            ["unknown-dragon: turn 1: no dragon of this log is called “Bone”"],
        ),
    ],
)
def test_actions(content: DragonLordsContent, rider: str, record: str, expected: list[str]) -> None:
    assert found(content, act(record, ridden(rider))) == expected


def test_riders_belong_to_the_advanced_rules(content: DragonLordsContent) -> None:
    assert found(content, act("target: Bane", ridden("archer"), rules="")) == [
        "illegal-rider-action: turn 1, Ash: riders belong to the advanced rules"
    ]


def test_a_rider_does_not_shoot_at_its_own_side(content: DragonLordsContent) -> None:
    team = tuple(dragon.replace("{hex", "{team: red, hex") for dragon in ridden("wizard"))
    bolt = "spell: lightning-bolt, target: Bane, to_hit: 8, location: 5, dice: 4"
    assert found(content, act(bolt, team)) == [
        "illegal-rider-action: turn 1, Ash: cannot act upon Bane: both are of one team"
    ]
    assert codes(content, act("spell: dull, target: Bane, to_hit: 9", team)) == []


@pytest.mark.parametrize(
    ("spell", "cost"), [("fireball", 1), ("dull", 2), ("slow", 2), ("distort-range", 3), ("force-shield", 3)]
)
def test_spells_cost_points_even_if_they_miss(content: DragonLordsContent, spell: str, cost: int) -> None:
    game = played(content, act(f"spell: {spell}, target: Bane, to_hit: 2", ridden("wizard")))
    assert game.dragons["Ash"].magic_points == 60 - cost


def test_magic_points_run_out(content: DragonLordsContent) -> None:
    text = act("spell: heal, target: Ash, to_hit: 2", ridden("wizard"), ash=", after: {magic: 57}")
    assert codes(content, text) == []
    spent = text.replace("after: {magic: 57}", "after: {magic: 1}")
    assert codes(content, spent) == ["wrong-state"]
    more = turn(
        Ash="initiative: 4, speed: 3, move: [L1, F2], rider: {spell: dull, target: Ash, to_hit: 7}",
        Bane="initiative: 5, speed: 3, move: [L1, F2]",
    )
    poor = act("spell: heal, target: Ash, to_hit: 2", ridden("wizard"), more, ash=", after: {magic: 1}")
    assert found(content, poor)[1:] == [
        "illegal-rider-action: turn 2, Ash: cannot act upon Ash: dull costs 2 magic points, and its wizard has 1 left"
    ]


def test_a_bolt_does_damage(content: DragonLordsContent) -> None:
    bolt = "spell: lightning-bolt, target: Bane, to_hit: 8, location: 5, dice: 4, damage: 4"
    game = played(content, act(bolt, ridden("wizard")))
    assert game.dragons["Bane"].wounds.taken(Section.BODY) == 4


def test_a_spell_lasts_until_the_riders_act_again(content: DragonLordsContent) -> None:
    """Slow binds the next record speed phase, and no more: 3 and 2 over the minimum make 5."""
    slow = "spell: slow, target: Bane, to_hit: 9"

    def next_turn(speed: int) -> str:
        return turn(
            Ash="initiative: 4, speed: 3, move: [L1, F2]",
            Bane=f"initiative: 5, speed: {speed}, move: [L1, F{speed - 1}]",
        )

    assert found(content, act(slow, ridden("wizard"), next_turn(6))) == [
        "illegal-speed: turn 2, Bane: speed 6 is above 5: slowed to 2 over its minimum speed"
    ]
    assert codes(content, act(slow, ridden("wizard"), next_turn(5))) == []
    after = act(slow, ridden("wizard"), next_turn(5), next_turn(8).replace("L1, F7", "R1, F7"))
    assert codes(content, after) == []


def test_quicken_and_lethargy(content: DragonLordsContent) -> None:
    quick = turn(Ash="initiative: 4, speed: 8, move: [R1, F7]", Bane="initiative: 5, speed: 3, move: [L1, F2]")
    assert codes(content, act("spell: quicken, target: Ash, to_hit: 7", ridden("wizard"), quick)) == []
    assert codes(content, act("spell: quicken, target: Ash, to_hit: 6", ridden("wizard"), quick)) == ["illegal-speed"]
    slow = turn(Ash="initiative: 4, speed: 3, move: [L1, F2]", Bane="initiative: 5, speed: 4, move: [L1, F2]")
    assert codes(content, act("spell: lethargy, target: Bane, to_hit: 9", ridden("wizard"), slow)) == []
    assert codes(content, act("spell: lethargy, target: Bane, to_hit: 8", ridden("wizard"), slow)) == ["points-left"]


def test_healing(content: DragonLordsContent) -> None:
    """Bane's breath hurts Ash's body by 10 in the first turn; in the second the wizard heals 4 and 3 of them."""
    wound = ", breath: {target: Ash, to_hit: 8, location: 5, dice: 10, rider: 2}"

    def heal(record: str) -> list[str]:
        second = turn(
            Ash=f"initiative: 4, speed: 3, move: [L1, F2], rider: {{spell: heal, target: Ash, to_hit: 7, {record}}}",
            Bane="initiative: 5, speed: 3, move: [L1, F2]",
        )
        return found(content, act("target: none", ridden("wizard"), second, bane=wound))

    assert heal("dice: 4, marks: {body: 7}") == []
    assert heal("dice: 4, marks: {body: 8}") == [
        "wrong-marks: turn 2, Ash: the marks come to 8 points, but it is 7 that must be marked"
    ]
    assert heal("dice: 4, marks: {body: 5, head: 2}") == [
        "wrong-marks: turn 2, Ash: 2 points marked on the head, which has room for 0"
    ]
    assert heal("dice: 9, marks: {body: 7}") == [
        "wrong-roll: turn 2, Ash: 9 for the points restored cannot be rolled with 1d6; 1 to 6 can"
    ]
    assert heal("marks: {body: 7}") == ["missing-roll: turn 2, Ash: the roll for the points restored (1d6) is missing"]


def test_what_cannot_be_healed_is_not_marked(content: DragonLordsContent) -> None:
    assert codes(content, act("spell: heal, target: Ash, to_hit: 7, dice: 4", ridden("wizard"))) == []


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        ("turn: L2", []),
        ("turn: R3", ["illegal-rider-action: turn 1, Ash: spins Ash by 3 hexsides, 2 at most are allowed"]),
        ("seems: nearer", ["missing-choice: turn 1, Ash: nothing says how Ash is spun"]),
    ],
)
def test_spin(content: DragonLordsContent, record: str, expected: list[str]) -> None:
    text = act(f"spell: spin, target: Ash, to_hit: 7, {record}", ridden("wizard"))
    assert found(content, text) == expected
    if not expected:
        assert played(content, text).dragons["Ash"].pose.facing == 4


def test_distorted_range(content: DragonLordsContent) -> None:
    breath = ", breath: {target: Bane, to_hit: 7, location: 5, dice: 10}"
    spell = "spell: distort-range, target: Ash, to_hit: 7"
    assert codes(content, act(f"{spell}, seems: nearer", ridden("wizard"), ash=breath)) == []
    assert codes(content, act(f"{spell}, seems: farther", ridden("wizard"), ash=breath)) == ["wrong-hit"]
    assert codes(content, act(spell, ridden("wizard"), ash=breath)) == ["missing-choice"]


def test_a_shield_holds_in_the_breath_combat_of_its_turn(content: DragonLordsContent) -> None:
    breath = ", breath: {target: Ash, to_hit: 8, location: 4, dice: 12}, after: {}"
    shield = "spell: force-shield, target: Ash, to_hit: 7"
    game = played(content, act(shield, ridden("wizard"), bane=breath))
    assert game.dragons["Ash"].wounds.taken(Section.HEAD) == 2


def test_saddlesore(content: DragonLordsContent) -> None:
    """Ash acts first, so Bane loses this turn's action; the other way about, Ash loses its next."""
    sore = "spell: saddlesore, target: Bane, to_hit: 9"
    shot = ", rider: {target: Ash, to_hit: 2}"
    told = found(content, act(sore, ridden("wizard", "crossbow-shooter"), bane=shot))
    assert told == [
        "illegal-rider-action: turn 1, Bane: cannot act upon Ash: its crossbow shooter is saddlesore and "
        "loses this action"
    ]
    later = turn(
        Ash="initiative: 4, speed: 3, move: [L1, F2], rider: {target: Bane, to_hit: 2}",
        Bane="initiative: 5, speed: 3, move: [L1, F2]",
    )
    bane = f", rider: {{{sore.replace('Bane', 'Ash')}}}"
    after = act("target: Bane, to_hit: 2", ridden("crossbow-shooter", "wizard"), later, bane=bane)
    assert [line.partition(", Ash")[0] for line in found(content, after)] == ["illegal-rider-action: turn 2"]
    nobody = act(sore, ridden("wizard"))
    assert found(content, nobody) == ["illegal-rider-action: turn 1, Ash: Bane has no rider"]


def test_what_a_wizard_may_not_aim_at_itself(content: DragonLordsContent) -> None:
    bolt = "spell: fireball, target: Ash, to_hit: 9, location: 5, dice: 4"
    assert found(content, act(bolt, ridden("wizard"))) == [
        "illegal-rider-action: turn 1, Ash: cannot act upon Ash: it is the rider's own dragon"
    ]


def test_a_turn_of_spin_must_be_a_turn(content: DragonLordsContent) -> None:
    text = act("spell: spin, target: Ash, to_hit: 7, turn: F2", ridden("wizard"))
    assert found(content, text) == [
        "wrong-value: “turn”: “F2” is no turn; write L1 or R2, in hexsides to the left or right"
    ]


def test_points_healed_by_a_miss_stay_healed(content: DragonLordsContent) -> None:
    wound = ", breath: {target: Ash, to_hit: 8, location: 5, dice: 10, rider: 2}"
    second = turn(
        Ash="initiative: 4, speed: 3, move: [L1, F2], "
        "rider: {spell: heal, target: Ash, to_hit: 6, dice: 4, marks: {body: 7}}",
        Bane="initiative: 5, speed: 3, move: [L1, F2]",
    )
    third = turn(
        Ash="initiative: 4, speed: 3, move: [L1, F2], after: {damage: {body: 3}}",
        Bane="initiative: 5, speed: 3, move: [L1, F2]",
    )
    assert codes(content, act("target: none", ridden("wizard"), second, third, bane=wound)) == ["wrong-hit"]


def test_a_lost_action_costs_no_magic(content: DragonLordsContent) -> None:
    """Bane's wizard makes Ash's sore after it has acted: the next turn's spell is lost, and its points are not."""
    later = turn(
        Ash="initiative: 4, speed: 3, move: [L1, F2], rider: {spell: dull, target: Ash, to_hit: 7}, after: {magic: 57}",
        Bane="initiative: 5, speed: 3, move: [L1, F2]",
    )
    sore = ", rider: {spell: saddlesore, target: Ash, to_hit: 9}"
    text = act("spell: heal, target: Ash, to_hit: 2", ridden("wizard", "wizard"), later, bane=sore)
    assert codes(content, text) == ["illegal-rider-action"]
    third = turn(
        Ash="initiative: 4, speed: 3, move: [L1, F2], after: {magic: 57}",
        Bane="initiative: 5, speed: 3, move: [L1, F2]",
    )
    text = act("spell: heal, target: Ash, to_hit: 2", ridden("wizard", "wizard"), later, third, bane=sore)
    assert codes(content, text) == ["illegal-rider-action"]


def test_the_rider_of_a_lost_dragon_is_lost_too(content: DragonLordsContent) -> None:
    """Ash's fireball empties the body of Bane, whose archer would have shot after it."""
    worn = ", after: {damage: {body: 38}}"
    second = turn(
        Ash="initiative: 4, speed: 3, move: [L1, F2], "
        "rider: {spell: fireball, target: Bane, to_hit: 12, location: 7, damage: 9}",
        Bane="initiative: 5, speed: 3, move: [L1, F2], "
        "rider: {target: Ash, to_hit: 2}, breath: {target: Ash, to_hit: 2}",
    )
    text = act("target: none", ridden("wizard", "archer"), second, bane=worn)
    assert found(content, text)[1:] == ["not-in-play: turn 2, Bane: Bane is destroyed"] * 2


def test_a_missile_in_the_body_does_not_strike_the_rider(content: DragonLordsContent) -> None:
    """Only breath and close combat do (Rider Damage): there is no roll for the archer of Bane."""
    hit = f"{SHOT}, section: body, damage: 10"
    dragons = ridden("crossbow-shooter", "archer")
    assert found(content, act(hit, dragons)) == []
    assert found(content, act(f"{hit}, rider: 7", dragons)) == [
        "needless-roll: turn 1, Ash: only breath and close combat can strike a rider"
    ]


def test_two_dragons_in_one_hex_are_told_of_once(content: DragonLordsContent) -> None:
    """A shot within one hex has no direction; the players' mark stands."""
    dragons = (ridden("crossbow-shooter")[0], BANE.replace("0905", "0904"))
    text = act(f"{SHOT}, section: body, damage: 10", dragons, bane=", after: {damage: {body: 10}}")
    assert found(content, text) == ["shared-hex: turn 1, Bane: its move ends in 0907, where Ash is"]
