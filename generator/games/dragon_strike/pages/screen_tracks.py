"""The tracks of the monsters' Hit Points along the upper edge of the screen, where a clip slides."""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.dragon_strike.pages.hit_track import draw_track
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.geometry import Box

#: In mm: the height of the boxes and of the strip with the names below them, and the gap between two tracks.
BOX, NAMES, GAP = 10.0, 5.0, 3.4
HEIGHT = BOX + NAMES
PANELS = 3


@dataclass(frozen=True, slots=True)
class Track:
    """The track of one figure: its name with its number, its Hit Points."""

    name: str
    hit_points: int


def tracks(job: Job) -> list[Track]:
    """Every track of the screen, in the order of the monsters."""
    found = []
    for name, monster in job.content.tables.monsters.monsters.items():
        words = job.texts(f"monsters.{name}.name")
        for number in range(1, monster.tracks + 1):
            shown = f"{words} {number}" if monster.tracks > 1 else words
            found.append(Track(shown, monster.hit_points))
    return found


def shared_out(job: Job) -> list[list[Track]]:
    """The tracks by panels, so that each panel has about as many boxes as the others."""
    found = tracks(job)
    boxes = sum(track.hit_points + 1 for track in found)
    panels: list[list[Track]] = [[] for _ in range(PANELS)]
    used = 0.0
    for track in found:
        middle = used + (track.hit_points + 1) / 2
        panels[min(PANELS - 1, int(middle * PANELS / boxes))].append(track)
        used += track.hit_points + 1
    return panels


def draw_tracks(job: Job, easel: Easel, box: Box, index: int) -> None:
    """The tracks of one panel along its upper edge; boxes are as wide on all panels."""
    panels = shared_out(job)
    room = min((box.width - GAP * (len(panel) + 1)) / sum(track.hit_points + 1 for track in panel) for panel in panels)
    x = box.x + GAP
    for track in panels[index]:
        width = room * (track.hit_points + 1)
        draw_track(easel, Box(x, box.y, width, BOX), track.hit_points)
        easel.fit(track.name, x, box.y + BOX + 3.6, width + GAP - 1, "token_name")
        x += width + GAP
    easel.rect(box, None, "hair")
