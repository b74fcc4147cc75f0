"""Campaigns: the points of a game, the rewards that a dragon has earned, and the numbers they change."""

from __future__ import annotations

from collections.abc import Mapping

from generator.games.dragon_lords.model.options import CampaignEvent, Reward
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.tally import Tally, Term, plain


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


def campaign_points(tables: Tables, events: Mapping[CampaignEvent, int]) -> Tally:
    """What a game has earned a dragon, event by event, by how often each came about (Campaign Point Modifiers)."""
    points = tables.campaign.points
    return Tally(tuple(Term(plain(event), events[event] * points[event]) for event in points if events.get(event)))


def rewards_lost(tables: Tables, before: int, after: int) -> int:
    """Rewards that a dragon must give up when its points fall from ``before`` to ``after`` (Losing Rewards)."""
    most = most_rewards(tables)
    held = min(rewards_earned(tables, before), most)
    return max(held - min(rewards_earned(tables, after), most), 0)


def reward_allowed(tables: Tables, reward: Reward, taken: int) -> bool:
    """Whether a dragon that has taken so many rewards of a kind may take one more (Rewards)."""
    if reward is Reward.CLOSE_COMBAT:
        return close_combat_bonus(tables, taken + 1) > close_combat_bonus(tables, taken)
    return base_to_hit(tables, reward, taken + 1) < base_to_hit(tables, reward, taken)
