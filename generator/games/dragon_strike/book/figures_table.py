"""Diagrams of the table, of a round, of the time track, and of the recorded game on the map of the castle."""

from __future__ import annotations

import math
from itertools import pairwise

from generator.book.blocks import Figure
from generator.games.dragon_strike.book.examples import hourglass
from generator.games.dragon_strike.book.figures_sight import RIM, scene_of
from generator.games.dragon_strike.book.play import replayed
from generator.games.dragon_strike.book.replay import first_places, ways
from generator.games.dragon_strike.book.stage import Stage, head
from generator.games.dragon_strike.pages.pictures import figure, marker
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box

#: The heroes of the ring of a round, and the seats at the table, in their order.
SEATS = ("warrior", "elf", "wizard", "dwarf")
#: The colours of the heroes' ways.
WAYS = {"warrior": "band_traps", "elf": "band_sneak_attacks", "wizard": "second"}


def table_setup(easel: Easel, box: Box, job: Job) -> None:
    """The table from above: behind the screen, on the board's sides, before the heroes."""
    t = job.texts

    def card(x: float, y: float, width: float, height: float, key: str, fill: str = "paper") -> Box:
        place = Box(x, y, width, height)
        easel.rect(place, fill, "inner", "quiet", 1.0)
        easel.paragraph(t(f"rulebook.figures.table-setup.{key}"), place.inset(0.8), "fig_label", "middle", "middle")
        return place

    easel.rect(box, "tint", "inner", "stone", 3)
    secret = Box(box.x + 3, box.y + 3, box.width - 6, 23)
    easel.rect(secret, "pale_traps", None, radius=2)
    easel.center(t("rulebook.figures.table-setup.master"), secret.cx, secret.y + 3.4, "fig_strong", "band_traps")
    for index, key in enumerate(("map", "hidden", "lid")):
        card(secret.cx - 40 + index * 28, secret.y + 6.6, 24, 13.5, key)
    screen = Box(box.x + 20, secret.bottom + 1.2, box.width - 40, 5.4)
    easel.rect(screen, "slate", None, radius=0.8)
    easel.center(t("rulebook.figures.table-setup.screen"), screen.cx, screen.cy, "fig_strong", "paper")
    board = Box(box.cx - 32, screen.bottom + 4, 64, 46)
    easel.rect(board, "paper", "outline")
    for index in range(1, 12):
        x = board.x + board.width * index / 12
        easel.line(x, board.y, x, board.bottom, "hair", "tint_strong")
    for index in range(1, 9):
        y = board.y + board.height * index / 9
        easel.line(board.x, y, board.right, y, "hair", "tint_strong")
    easel.center(t("rulebook.figures.table-setup.board"), board.cx, board.cy, "medium", "quiet")
    left, right = board.x - 24, board.right + 6
    card(left, board.y, 18, 12, "monsters")
    card(left, board.y + 15, 18, 12, "treasures", "pale_treasures")
    card(left, board.y + 30, 18, 12, "traps", "pale_traps")
    track = card(right, board.y, 18, 26, "track")
    easel.add(marker(job, "hourglass", Box(track.cx - 4, track.bottom - 9, 8, 8)))
    card(right, board.y + 30, 18, 12, "used")
    for index, who in enumerate(SEATS):
        x = box.x + 7 + index * (box.width - 14) / len(SEATS)
        width = (box.width - 14) / len(SEATS) - 3
        easel.add(figure(job, who, Box(x, board.bottom + 4, 13, 18)))
        card(x + 14, board.bottom + 4, width - 14, 8, "hero", "pale_heroes")
        card(x + 14, board.bottom + 14, width - 14, 8, "reference")


def round_ring(easel: Easel, box: Box, job: Job) -> None:
    """The order of a round as a ring."""
    t = job.texts
    cx, cy, radius = box.cx, box.cy, box.height / 2 - 9
    stations = [*SEATS[:3], "allies", "master", "hourglass"]
    count = len(stations)
    for index in range(count):
        first, last = (2 * math.pi * (index + share) / count - math.pi / 2 for share in (0.26, 0.74))
        points = [
            (cx + radius * 1.15 * math.cos(a), cy + radius * math.sin(a))
            for a in (first + (last - first) * step / 8 for step in range(9))
        ]
        for (x1, y1), (x2, y2) in pairwise(points):
            easel.line(x1, y1, x2, y2, "outline", "lead")
        easel.polygon(head(points[-2], points[-1], 2.2), "lead")
    for index, name in enumerate(stations):
        angle = 2 * math.pi * index / count - math.pi / 2
        x, y = cx + radius * 1.15 * math.cos(angle), cy + radius * math.sin(angle)
        spot = Box(x - 6, y - 8.2, 12, 12)
        if name in SEATS:
            easel.add(figure(job, name, spot))
            words = t("rulebook.figures.round-ring.hero", n=index + 1)
        else:
            art = {"allies": "charm", "hourglass": "hourglass"}.get(name)
            if art is not None:
                easel.add(marker(job, art, spot.inset(1.2)))
            else:
                easel.add(figure(job, "darkfyre", Box(x - 8, y - 9, 16, 13)))
            words = t(f"rulebook.figures.round-ring.{name}")
        easel.label(words, x, y + 7.2, "fig_strong", "middle")
    easel.center(t("rulebook.figures.round-ring.round"), cx, cy, "medium", "quiet")


def track_end(easel: Easel, box: Box, job: Job) -> None:
    """The last spaces of the time track with the hourglass of the example."""
    left = hourglass(job.content)["left"]
    spaces = left + 1
    cells = box.split_x([1.0] * spaces + [2.0], 1.2)
    for number, cell in zip(range(spaces, 0, -1), cells, strict=False):
        easel.rect(cell, "glow" if number <= 5 else "tint", "inner", "quiet", 1.0)
        easel.center(str(number), cell.cx, cell.y + 3.2, "fig_number")
        if number == left:
            side = min(cell.width, cell.height) * 0.92
            easel.add(marker(job, "hourglass", Box(cell.cx - side / 2, cell.bottom - side - 0.4, side, side)))
    easel.rect(cells[-1], "band_traps", "inner", "ink", 1.0)
    easel.add(figure(job, "darkfyre", cells[-1].inset(0.8)))


def play_castle(easel: Easel, box: Box, job: Job) -> None:
    """The ways of the heroes in the recorded game, and where the monsters were first seen."""
    scene, replay = scene_of(job, "play-castle"), replayed(job)
    stage = Stage.within(job, easel, scene, box.inset(RIM))
    stage.ground()
    for name, square in first_places(replay):
        x, y = stage.middle(square)
        easel.circle(x, y, stage.size * 0.46, "paper", "outline", "band_traps")
        easel.center(job.texts(f"monsters.{name}.letters"), x, y, "fig_label")
    shift = {"warrior": 0.0, "elf": 0.16, "wizard": -0.16}
    for name, turns in ways(replay).items():
        off = shift.get(name, 0.0) * stage.size
        for squares in turns:
            points = [(x + off, y + off) for x, y in (stage.middle(square) for square in squares)]
            easel.circle(*points[0], 0.9, WAYS.get(name, "ink"))
            stage.arrow(points, WAYS.get(name, "ink"))


def cover(easel: Easel, box: Box, job: Job) -> None:
    """The dragon over the heroes."""
    easel.add(figure(job, "darkfyre", Box(box.x + 20, box.y, box.width - 40, box.height * 0.7)))
    width = box.width / 6
    for index, name in enumerate(("thief-female", "warrior", "wizard", "elf", "dwarf")):
        x = box.x + width * (index + 0.5)
        easel.add(figure(job, name, Box(x, box.bottom - 46, width, 46)))


COVER = Figure(170, 150, cover)
TABLE_FIGURES = {
    "table-setup": Figure(164, 108, table_setup, wide=True),
    "round-ring": Figure(80, 74, round_ring),
    "track-end": Figure(82, 16, track_end),
    "play-castle": Figure(50, 108, play_castle),
}
