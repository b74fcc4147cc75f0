"""Campaign points and rewards."""

from __future__ import annotations

from generator.games.dragon_lords.model.options import CampaignEvent, Reward
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.campaign import (
    base_to_hit,
    campaign_points,
    close_combat_bonus,
    most_rewards,
    reward_allowed,
    rewards_earned,
    rewards_lost,
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


def test_the_points_of_a_game(tables: Tables) -> None:
    events = {CampaignEvent.FUMBLE: 1, CampaignEvent.DAMAGE_POINT: 25, CampaignEvent.LEAVING: 1}
    found = campaign_points(tables, events)
    assert (found.total, str(found)) == (-10, "25 damage point - 10 fumble - 25 leaving")
    assert campaign_points(tables, {}).total == 0


def test_rewards_are_lost_with_their_points(tables: Tables) -> None:
    assert [rewards_lost(tables, 250, after) for after in (300, 200, 199, 99, -40)] == [0, 0, 1, 2, 2]


def test_how_many_rewards_of_a_kind(tables: Tables) -> None:
    assert [reward_allowed(tables, Reward.DRAGON_TO_HIT, taken) for taken in range(4)] == [True, True, True, False]
    assert [reward_allowed(tables, Reward.CLOSE_COMBAT, taken) for taken in range(5)] == [True] * 4 + [False]
