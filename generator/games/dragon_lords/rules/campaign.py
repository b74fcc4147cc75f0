"""Campaign rewards: how many a dragon has earned, and the numbers they change."""

from __future__ import annotations

from generator.games.dragon_lords.model.options import Reward
from generator.games.dragon_lords.model.tables import Tables


def rewards_earned(tables: Tables, points: int) -> int:
    """Rewards for so many campaign points (Campaigns: Rewards, Losing Rewards); none below zero."""
    return max(points, 0) // tables.campaign.points_per_reward


def base_to_hit(tables: Tables, reward: Reward, taken: int) -> int:
    """The base number that dragon or rider needs after so many rewards of its kind (Campaigns: Rewards)."""
    rule = tables.campaign.rewards[reward]
    return max(tables.to_hit.base + taken * rule.change, rule.limit)


def close_combat_bonus(tables: Tables, taken: int) -> int:
    """What so many rewards add to the close combat modifier (Campaigns: Rewards)."""
    rule = tables.campaign.rewards[Reward.CLOSE_COMBAT]
    return min(taken * rule.change, rule.limit)


def most_rewards(tables: Tables) -> int:
    """The rewards after which a dragon can take no more (Campaigns: Rewards)."""
    rules = tables.campaign.rewards
    to_hit = sum(tables.to_hit.base - rules[reward].limit for reward in (Reward.DRAGON_TO_HIT, Reward.RIDER_TO_HIT))
    return to_hit + rules[Reward.CLOSE_COMBAT].limit
