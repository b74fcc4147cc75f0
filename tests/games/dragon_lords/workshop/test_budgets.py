"""Budgets by what a dragon is built for."""

from __future__ import annotations

from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.workshop.budgets import Purpose, budget_for


def test_the_usual_budgets(tables: Tables) -> None:
    assert {purpose.value: budget_for(tables, purpose) for purpose in Purpose} == {
        "single": 12,
        "single-with-riders": 15,
        "campaign": 15,
    }
