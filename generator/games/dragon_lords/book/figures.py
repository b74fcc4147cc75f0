"""The diagrams of the rulebook by their ids, and the drawing on its cover."""

from __future__ import annotations

from collections.abc import Mapping

from generator.book.blocks import Figure
from generator.games.dragon_lords.book import figures_combat, figures_flight, figures_sheets, figures_turn
from generator.games.dragon_lords.book.cover import draw_cover

FIGURES: Mapping[str, Figure] = {
    **figures_sheets.FIGURES,
    **figures_turn.FIGURES,
    **figures_flight.FIGURES,
    **figures_combat.FIGURES,
}

COVER = Figure(170, 150, draw_cover, wide=True)
