"""Tracks of Hit Points: boxes for a clip at the edge, or for a pencil."""

from __future__ import annotations

from generator.kit.easel import Easel
from generator.scene.geometry import Box


def track_boxes(box: Box, hit_points: int, upright: bool = False) -> list[tuple[int, Box]]:
    """The boxes of a track with their numbers, from all Hit Points down to none; ``upright`` ones from the top."""
    parts = [1.0] * (hit_points + 1)
    cells = box.split_y(parts) if upright else box.split_x(parts)
    return list(zip(range(hit_points, -1, -1), cells, strict=True))


def draw_track(easel: Easel, box: Box, hit_points: int, upright: bool = False, role: str = "track") -> None:
    """A track that fills a box; the last box, none left, is dark."""
    for number, cell in track_boxes(box, hit_points, upright):
        easel.rect(cell, "slate" if number == 0 else "paper", "inner")
        easel.center(str(number), cell.cx, cell.cy, role, "paper" if number == 0 else "ink")


def row_track(easel: Easel, box: Box, hit_points: int, label: str) -> None:
    """A track with its label before it."""
    easel.label(label, box.x, box.cy + 1.2, "card_fact")
    left = easel.width(label, "card_fact") + 1.6
    draw_track(easel, Box(box.x + left, box.y, box.width - left, box.height), hit_points)
