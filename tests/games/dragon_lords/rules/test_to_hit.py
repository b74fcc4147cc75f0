"""The number needed to hit: every modifier, and the account of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.model.options import Altitude, Body, Range, Reward, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.dragon import Dragon, Magic
from generator.games.dragon_lords.rules.ruleset import ADVANCED, BASIC, RuleSet
from generator.games.dragon_lords.rules.to_hit import (
    breath_range,
    breath_to_hit,
    hits,
    levels_apart,
    own_dragon_to_hit,
    rider_to_hit,
)
from tests.games.dragon_lords.builders import design, dragon, pose

FAR = "0907"  # three hexes ahead of 0910: medium range, dark area


def needed(tables: Tables, target: Dragon, attacker: Dragon | None = None, rules: RuleSet = BASIC) -> str:
    """The number and its account, for an attacker in 0910 that faces north."""
    found = breath_to_hit(tables, rules, attacker or dragon(tables), target)
    return f"{found.total}: {found}"


@pytest.mark.parametrize(
    ("body", "wings", "expected"),
    [
        ("average", "medium", "8: 8 base"),
        ("average", "huge", "7: 8 base - 1 huge wings"),
        ("average", "tiny", "9: 8 base + 1 tiny wings"),
        ("very-light", "small", "9: 8 base + 1 very light body"),
        ("very-heavy", "large", "7: 8 base - 1 very heavy body"),
        ("very-light", "huge", "8: 8 base - 1 huge wings + 1 very light body"),
    ],
)
def test_the_size_of_the_target(tables: Tables, body: str, wings: str, expected: str) -> None:
    assert needed(tables, dragon(tables, design(body=body, wings=wings), pose(FAR))) == expected


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        ("0909", "6: 8 base - 2 very short range"),
        ("0908", "7: 8 base - 1 short range"),
        ("0906", "8: 8 base"),
        ("0905", "9: 8 base + 1 long range"),
        ("0904", "10: 8 base + 2 very long range"),
        ("1009", "7: 8 base + 1 grey area - 2 very short range"),
        ("1109", "8: 8 base + 1 grey area - 1 short range"),
        ("1110", "10: 8 base + 3 light area - 1 short range"),
        ("0710", "10: 8 base + 3 light area - 1 short range"),
    ],
)
def test_range_and_arc(tables: Tables, number: str, expected: str) -> None:
    assert needed(tables, dragon(tables, at=pose(number))) == expected


@pytest.mark.parametrize(
    ("here", "there", "expected"),
    [
        ("medium", "high", "8: 8 base"),
        ("very-low", "medium", "9: 8 base + 1 2 levels apart"),
        ("very-high", "low", "9: 8 base + 1 3 levels apart"),
        ("very-low", "very-high", "10: 8 base + 2 4 levels apart"),
        ("ground", "ground", "7: 8 base - 1 on the ground"),
        ("ground", "high", "9: 8 base + 2 4 levels apart - 1 on the ground"),
        ("high", "ground", "10: 8 base + 2 4 levels apart"),
    ],
)
def test_altitude(tables: Tables, here: str, there: str, expected: str) -> None:
    attacker = dragon(tables, at=pose(altitude=here))
    assert needed(tables, dragon(tables, at=pose(FAR, altitude=there)), attacker) == expected


def test_distorted_range(tables: Tables) -> None:
    target = dragon(tables, at=pose(FAR))
    nearer, farther = (dragon(tables, magic=Magic(distortion=steps)) for steps in (1, -1))
    assert needed(tables, target, nearer) == "7: 8 base - 1 short range"
    assert needed(tables, target, farther) == "9: 8 base + 1 long range"
    beyond = dragon(tables, at=pose("0903"))
    assert breath_range(tables, BASIC, nearer, beyond) is None
    assert breath_range(tables, BASIC, farther, dragon(tables, at=pose("0904"))) is Range.VERY_LONG


def test_counting_empty_hexes(tables: Tables) -> None:
    as_printed = RuleSet(count_empty_hexes=True)
    found = [
        breath_range(tables, as_printed, dragon(tables), dragon(tables, at=pose(f"09{10 - hexes:02d}")))
        for hexes in range(1, 8)
    ]
    assert found == ["very-short", "very-short", "short", "medium", "medium", "long", None]


def test_rewards(tables: Tables) -> None:
    target = dragon(tables, at=pose(FAR))
    famed = dragon(tables, rewards={Reward.DRAGON_TO_HIT: 2, Reward.RIDER_TO_HIT: 3})
    assert needed(tables, target, famed) == "6: 6 base"
    assert rider_to_hit(tables, famed, target, Range.MEDIUM).total == 5
    assert own_dragon_to_hit(tables, famed).total == 4


def test_riders_look_all_around(tables: Tables) -> None:
    behind = dragon(tables, design(wings="tiny"), pose("0912"))
    attacker = dragon(tables, design(rider="archer"))
    assert str(rider_to_hit(tables, attacker, behind, Range.MEDIUM)) == "8 base + 1 tiny wings"
    assert str(rider_to_hit(tables, attacker, behind, Range.LONG)) == "8 base + 1 tiny wings + 1 long range"
    assert str(own_dragon_to_hit(tables, dragon(tables, design(wings="tiny", rider="wizard")))) == (
        "8 base - 1 short range"
    )


@given(st.integers(-5, 20), st.integers(2, 12))
def test_two_never_hits_and_twelve_always(tables: Tables, number: int, roll: int) -> None:
    expected = {2: False, 12: True}.get(roll, roll >= number)
    assert hits(tables, number, roll) == expected


places = st.builds(
    pose,
    st.integers(1, 17).flatmap(lambda c: st.integers(1, 33).map(lambda r: f"{c:02d}{r:02d}")),
    st.sampled_from(["n", "ne", "se", "s", "sw", "nw"]),
    st.sampled_from(Altitude),
)
dragons = st.builds(design, body=st.sampled_from(Body), wings=st.sampled_from(Wings))


@given(dragons, places, dragons, places)
def test_the_account_adds_up(tables: Tables, one: object, here: object, other: object, there: object) -> None:
    attacker, target = dragon(tables, one, here), dragon(tables, other, there)  # type: ignore[arg-type]
    found = breath_to_hit(tables, ADVANCED, attacker, target)
    assert found.total == sum(term.value for term in found.terms)
    assert found.terms[0] == ("base", 8)
    assert all(term.value for term in found.terms)
    assert len({term.name for term in found.terms}) == len(found.terms)
    assert 8 - 1 - 1 - 2 - 1 <= found.total <= 8 + 1 + 1 + 3 + 2 + 2
    assert levels_apart(tables, attacker.pose, target.pose) == levels_apart(tables, target.pose, attacker.pose)
