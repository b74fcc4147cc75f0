"""Budgets by what a dragon is built for."""

from __future__ import annotations

from enum import StrEnum

from generator.games.dragon_lords.model.tables import Tables


class Purpose(StrEnum):
    """What a dragon is built for (Dragon Design: The Single Dragon Method; Campaigns: How to Start)."""

    SINGLE = "single"
    SINGLE_WITH_RIDERS = "single-with-riders"
    CAMPAIGN = "campaign"


def budget_for(tables: Tables, purpose: Purpose) -> int:
    """The design points that a dragon may cost in such a game."""
    budgets = tables.budgets
    return {
        Purpose.SINGLE: budgets.single_dragon,
        Purpose.SINGLE_WITH_RIDERS: budgets.single_dragon_with_riders,
        Purpose.CAMPAIGN: budgets.campaign,
    }[purpose]
