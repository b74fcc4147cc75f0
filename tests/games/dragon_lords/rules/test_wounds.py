"""Wounds, blows and what they leave: marks, transfer, serious damage, loss, riders, shields, crashes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.model.options import Altitude, Rider, Section
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.blows import (
    absorb,
    heal,
    must_crash,
    rider_at_risk,
    rider_falls,
    rider_hit,
    strike,
    suffer,
)
from generator.games.dragon_lords.rules.crashes import crash, crash_dice
from generator.games.dragon_lords.rules.dragon import Magic, Status
from generator.games.dragon_lords.rules.moves import Turned
from generator.games.dragon_lords.rules.powers import powers_now
from generator.games.dragon_lords.rules.ruleset import ADVANCED, BASIC, RuleSet
from generator.games.dragon_lords.rules.steps import Side
from generator.games.dragon_lords.rules.wounds import Fate, Wounds, fate, marks_for
from tests.games.dragon_lords.builders import design, dragon, hurt, pose

POINTS = {Section.HEAD: 30, Section.BODY: 40, Section.TAIL: 30, Section.LEFT_WING: 30, Section.RIGHT_WING: 30}
WHOLE = Wounds(POINTS)


@pytest.mark.parametrize(
    ("rules", "damage", "section", "points", "expected"),
    [
        (BASIC, {}, "body", 9, {"body": 9}),
        (BASIC, {}, "tail", 35, {"tail": 30}),
        (ADVANCED, {}, "tail", 35, {"tail": 30, "body": 5}),
        (ADVANCED, {"left-wing": 30}, "left-wing", 7, {"body": 7}),
        (ADVANCED, {"left-wing": 30, "body": 38}, "left-wing", 7, {"body": 2}),
        (ADVANCED, {}, "head", 35, {"head": 30}),
        (ADVANCED, {}, "body", 0, {}),
    ],
)
def test_where_damage_is_marked(
    rules: RuleSet, damage: dict[str, int], section: str, points: int, expected: dict[str, int]
) -> None:
    wounds = WHOLE.with_marks({Section(name): number for name, number in damage.items()})
    marks = marks_for(rules, wounds, Section(section), points)
    assert {str(name): number for name, number in marks.items()} == expected


@pytest.mark.parametrize("section", Section)
def test_an_empty_section_ends_a_dragon_or_grounds_it(section: Section) -> None:
    empty = WHOLE.with_marks({section: POINTS[section]})
    assert fate(BASIC, WHOLE) is fate(ADVANCED, WHOLE) is Fate.FIT
    assert fate(BASIC, empty) is Fate.DESTROYED
    vital = section in (Section.HEAD, Section.BODY)
    assert fate(ADVANCED, empty) is (Fate.DESTROYED if vital else Fate.GROUNDED)
    assert fate(ADVANCED, WHOLE.with_marks({section: POINTS[section] - 1})) is Fate.FIT


def test_serious_damage_comes_and_goes(tables: Tables) -> None:
    made = dragon(tables, design(body="light", breath="flame"))  # rating D
    struck = strike(ADVANCED, made, Section.TAIL, 16).dragon
    assert (powers_now(tables, made).rating, powers_now(tables, struck).rating) == ("D", "F")
    assert powers_now(tables, heal(struck, {Section.TAIL: 1})).rating == "D"
    assert heal(struck, {Section.TAIL: 99}).wounds.taken(Section.TAIL) == 0
    headed = strike(ADVANCED, made, Section.HEAD, 16).dragon
    assert powers_now(tables, headed).breath == "lightning"


def test_a_shield_takes_the_first_points(tables: Tables) -> None:
    made = dragon(tables, magic=Magic(shield=10))
    first = strike(ADVANCED, made, Section.BODY, 7)
    assert (first.absorbed, first.points, first.dragon.magic.shield) == (7, 0, 3)
    second = strike(ADVANCED, first.dragon, Section.BODY, 7)
    assert (second.absorbed, dict(second.marks), second.dragon.magic.shield) == (3, {Section.BODY: 4}, 0)


def test_what_a_shield_leaves_a_winner_may_spread(tables: Tables) -> None:
    shielded, absorbed = absorb(dragon(tables, magic=Magic(shield=2)), 5)
    assert (absorbed, shielded.magic.shield) == (2, 0)
    struck = suffer(ADVANCED, shielded, {Section.TAIL: 2, Section.HEAD: 1})
    assert (struck.points, struck.dragon.wounds.taken(Section.HEAD)) == (3, 1)
    assert suffer(BASIC, dragon(tables), {Section.HEAD: 30}).dragon.status is Status.DESTROYED


def test_the_end_of_a_dragon(tables: Tables) -> None:
    made = dragon(tables)
    assert strike(BASIC, made, Section.TAIL, 30).dragon.status is Status.DESTROYED
    crippled = strike(ADVANCED, made, Section.TAIL, 30).dragon
    assert crippled.playing
    assert must_crash(ADVANCED, crippled)
    assert not must_crash(ADVANCED, made)
    assert not must_crash(ADVANCED, replace(crippled, pose=pose(altitude="ground")))
    assert strike(ADVANCED, crippled, Section.TAIL, 40).dragon.status is Status.DESTROYED


def test_riders(tables: Tables) -> None:
    ridden, alone = dragon(tables, design(rider="archer")), dragon(tables)
    assert rider_at_risk(ridden, Section.BODY)
    assert not rider_at_risk(ridden, Section.HEAD)
    assert not rider_at_risk(alone, Section.BODY)
    assert dragon(tables, design(rider="archer"), rules=BASIC).rider is None
    assert dragon(tables, design(rider="wizard")).magic_points == 60
    assert dragon(tables, design(rider="lancer")).rider is Rider.LANCER
    assert [roll for roll in range(2, 13) if rider_hit(tables, roll)] == [7]
    assert [roll for roll in range(1, 7) if rider_falls(tables, roll)] == [1, 2, 3]


def test_a_crash(tables: Tables) -> None:
    falling = dragon(tables, at=pose(altitude="low"), speed=9, turned=Turned(Side.LEFT, 1, 1))
    struck = crash(ADVANCED, falling, Section.TAIL, 8)
    assert struck.points == 8
    assert struck.dragon.pose == replace(falling.pose, altitude=Altitude.GROUND)
    assert (struck.dragon.speed, struck.dragon.turned) == (None, None)
    assert str(crash_dice(tables, Altitude.LOW)) == "2d6"
    assert crash_dice(tables, Altitude.GROUND) is None


blows = st.lists(st.tuples(st.sampled_from(Section), st.integers(0, 60)), max_size=8)


@given(blows, st.booleans(), st.integers(0, 30))
def test_damage_never_goes_below_nothing_nor_beyond_a_track(
    tables: Tables, dealt: list[tuple[Section, int]], advanced: bool, shield: int
) -> None:
    rules = RuleSet(advanced=advanced)
    made = dragon(tables, magic=Magic(shield=shield))
    absorbed = 0
    for section, points in dealt:
        struck = strike(rules, made, section, points)
        assert 0 <= struck.points + struck.absorbed <= points
        assert all(number > 0 for number in struck.marks.values())
        assert all(0 <= struck.dragon.wounds.left(each) <= made.wounds.left(each) for each in Section)
        lost = sum(made.wounds.left(each) - struck.dragon.wounds.left(each) for each in Section)
        assert lost == struck.points
        made, absorbed = struck.dragon, absorbed + struck.absorbed
    assert absorbed + made.magic.shield == shield
    assert made.playing == (fate(rules, made.wounds) is not Fate.DESTROYED)


@given(st.dictionaries(st.sampled_from(Section), st.integers(0, 50)), st.sampled_from(Section))
def test_healing_undoes_marks(tables: Tables, damage: dict[Section, int], section: Section) -> None:
    made = hurt(dragon(tables), **{str(name).replace("-", "_"): number for name, number in damage.items()})
    again = heal(made, {section: made.wounds.taken(section)})
    assert again.wounds.taken(section) == 0
    assert all(again.wounds.taken(each) == made.wounds.taken(each) for each in Section if each is not section)
