"""Damage tracks, serious damage, falls."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Altitude, Body, Breath, Claws, Rating, Section, Wings
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.damage import (
    Powers,
    after_serious_damage,
    close_combat_modifier,
    damage_points,
    fall_damage,
    full_tracks,
    over_half,
    track,
)

STRONG = Powers(Breath.FLAME, Claws.SHARP, Rating.D, 13)
WEAK = Powers(Breath.COLD, Claws.BLUNT, Rating.I, 11)


@pytest.mark.parametrize(
    ("points", "above", "below", "first"),
    [
        (20, 10, 10, 11),
        (25, 13, 12, 13),
        (30, 15, 15, 16),
        (35, 18, 17, 18),
        (40, 20, 20, 21),
        (50, 25, 25, 26),
        (60, 30, 30, 31),
    ],
)
def test_the_half_way_line(points: int, above: int, below: int, first: int) -> None:
    assert (track(points).above, track(points).below, track(points).total) == (above, below, points)
    assert not over_half(points, first - 1)
    assert over_half(points, first)


@given(st.integers(0, 200), st.integers(0, 300))
def test_over_half_means_more_than_half(points: int, damage: int) -> None:
    assert over_half(points, damage) == (damage > points / 2)
    assert 0 <= track(points).above - track(points).below <= 1


def test_the_points_of_a_dragon(tables: Tables) -> None:
    points = damage_points(tables, Body.HEAVY, Wings.LARGE)
    assert {section.value: number for section, number in points.items()} == {
        "head": 30,
        "body": 50,
        "tail": 30,
        "left-wing": 35,
        "right-wing": 35,
    }
    assert sum(points.values()) == 180


def test_a_blank_sheet_has_room_for_every_dragon(tables: Tables) -> None:
    full = {section.value: number for section, number in full_tracks(tables).items()}
    assert full == {"head": 30, "body": 60, "tail": 30, "left-wing": 40, "right-wing": 40}
    assert sum(full.values()) == 200


@pytest.mark.parametrize(
    ("sections", "expected"),
    [
        ([], STRONG),
        ([Section.HEAD], Powers(Breath.LIGHTNING, Claws.SHARP, Rating.D, 13)),
        ([Section.BODY], Powers(Breath.FLAME, Claws.DULL, Rating.D, 13)),
        ([Section.TAIL], Powers(Breath.FLAME, Claws.SHARP, Rating.F, 13)),
        ([Section.LEFT_WING], Powers(Breath.FLAME, Claws.SHARP, Rating.D, 11)),
        ([Section.RIGHT_WING], Powers(Breath.FLAME, Claws.SHARP, Rating.D, 11)),
        ([Section.LEFT_WING, Section.RIGHT_WING], Powers(Breath.FLAME, Claws.SHARP, Rating.D, 9)),
        (list(Section), Powers(Breath.LIGHTNING, Claws.DULL, Rating.F, 9)),
    ],
)
def test_serious_damage(tables: Tables, sections: list[Section], expected: Powers) -> None:
    assert after_serious_damage(tables, STRONG, sections) == expected


def test_serious_damage_stops_at_the_worst(tables: Tables) -> None:
    hurt = after_serious_damage(tables, WEAK, [Section.HEAD, Section.BODY, Section.TAIL])
    assert hurt == WEAK


def test_close_combat_follows_the_rating(tables: Tables) -> None:
    assert [close_combat_modifier(tables, rated) for rated in Rating] == [9, 8, 7, 6, 5, 4, 3, 2, 1]
    hurt = after_serious_damage(tables, STRONG, [Section.TAIL])
    assert close_combat_modifier(tables, STRONG.rating) == 6
    assert close_combat_modifier(tables, hurt.rating) == 4


@given(st.permutations(list(Section)), st.integers(0, 5))
def test_the_order_of_the_wounds_does_not_matter(tables: Tables, sections: list[Section], wounds: int) -> None:
    one_by_one = STRONG
    for section in sections[:wounds]:
        one_by_one = after_serious_damage(tables, one_by_one, [section])
    assert one_by_one == after_serious_damage(tables, STRONG, set(sections[:wounds]))


def test_falls(tables: Tables) -> None:
    assert fall_damage(tables, Altitude.GROUND) is None
    assert [fall_damage(tables, level) for level in list(Altitude)[1:]] == [Dice(n) for n in (1, 2, 3, 4, 5)]
