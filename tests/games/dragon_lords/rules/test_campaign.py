"""Campaign rewards."""

from __future__ import annotations

from generator.games.dragon_lords.model.options import Reward
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.campaign import (
    base_to_hit,
    close_combat_bonus,
    most_rewards,
    rewards_earned,
)


def test_a_reward_for_every_hundred_points(tables: Tables) -> None:
    assert [rewards_earned(tables, points) for points in (-150, -1, 0, 99, 100, 199, 200)] == [0, 0, 0, 0, 1, 1, 2]


def test_base_numbers_stop_at_five(tables: Tables) -> None:
    for reward in (Reward.DRAGON_TO_HIT, Reward.RIDER_TO_HIT):
        assert [base_to_hit(tables, reward, taken) for taken in range(5)] == [8, 7, 6, 5, 5]


def test_the_close_combat_bonus_stops_at_four(tables: Tables) -> None:
    assert [close_combat_bonus(tables, taken) for taken in range(6)] == [0, 1, 2, 3, 4, 4]


def test_ten_rewards_at_most(tables: Tables) -> None:
    assert most_rewards(tables) == 10
