"""The diagrams of the rulebook by their ids."""

from __future__ import annotations

from collections.abc import Mapping

from generator.book.blocks import Figure
from generator.games.dragon_strike.book.figures_cards import CARD_FIGURES
from generator.games.dragon_strike.book.figures_moves import MOVE_FIGURES
from generator.games.dragon_strike.book.figures_sight import SIGHT_FIGURES
from generator.games.dragon_strike.book.figures_table import COVER, TABLE_FIGURES

FIGURES: Mapping[str, Figure] = {**TABLE_FIGURES, **CARD_FIGURES, **MOVE_FIGURES, **SIGHT_FIGURES}

__all__ = ["COVER", "FIGURES"]
