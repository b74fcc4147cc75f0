"""The diagrams of the rulebook by id, and its cover."""

from __future__ import annotations

from collections.abc import Mapping

from generator.book.blocks import Figure
from generator.games.daredragon.art.board_art import dragon_picture
from generator.games.daredragon.art.palette import WOODCUT
from generator.games.daredragon.book import figures_board as boards
from generator.games.daredragon.book import figures_cards as cards
from generator.games.daredragon.book import figures_lines as lines
from generator.games.daredragon.book import figures_round as rounds
from generator.games.daredragon.book.figures_flow import turn_flow
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box


def cover(easel: Easel, box: Box, job: Job) -> None:
    """The dragon, and the company before him."""
    picture = Box(box.x, box.y, box.width, box.height - 34)
    easel.add(dragon_picture(picture, WOODCUT, easel.theme.color("ink")))
    cards.company(easel, Box(box.x + 10, box.bottom - 36, box.width - 20, 36), job)


FIGURES: Mapping[str, Figure] = {
    "cast": Figure(170, 66, cards.cast, wide=True),
    "board-setup": Figure(170, 102, boards.board_setup, wide=True),
    "stances": Figure(80, 30, cards.stances),
    "turn-wheel": Figure(76, 76, rounds.turn_wheel),
    "turn-flow": Figure(170, 82, turn_flow, wide=True),
    "dracometer-steps": Figure(80, 26, lines.dracometer_steps),
    "health-track": Figure(170, 38, lines.health_track, wide=True),
    "card-daredevil": Figure(80, 109, cards.card_daredevil),
    "card-dragon": Figure(80, 109, cards.card_dragon),
    "riposte-window": Figure(80, 32, lines.riposte_window),
    "glare-steps": Figure(80, 46, rounds.glare_steps),
    "area-of-attack": Figure(80, 62, rounds.area_of_attack),
    "shields": Figure(80, 34, lines.shields),
    "area-shields": Figure(80, 64, rounds.area_shields),
    "board-six": Figure(80, 95, boards.board_six),
}

COVER = Figure(170, 150, cover)
