"""The margins of a map sheet: the bar that proves the scale, how to cut, the letter and name of the sheet."""

from __future__ import annotations

from generator.games.dragon_lords.maps.grid import SheetGrid
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.kit.foot import HEIGHT, foot
from generator.scene.geometry import Box, rotate, translate
from generator.scene.nodes import group

#: Room for the margin at the left and at the right, in mm.
ROOM = 18.0
#: From the cut to the margin's words, and from the corners, where the cut marks are.
GAP, ENDS = 4.6, 6.0


def margins(easel: Easel, job: Job, letter: str, grid: SheetGrid, trim: Box) -> None:
    """The left margin reads upwards, as a foot on its side; the right one has the letter and the name."""
    left = Easel(job.theme, job.scribe)
    area = Box(ENDS, 0, trim.height - 2 * ENDS, HEIGHT)
    foot(
        left, area, job.texts("foot.scale"), (job.texts("maps.cut"), job.texts("maps.turn")), job.texts("maps.imprint")
    )
    easel.add([group(left.nodes, translate(trim.x - GAP - HEIGHT, trim.bottom) @ rotate(-90))])
    right = Easel(job.theme, job.scribe)
    size = HEIGHT + 1.0
    right.label(letter, ENDS, size - 0.6, right.style("title", size=24))
    name = job.texts(f"maps.sheets.{letter}.title")
    right.label(name, ENDS + 10, size - 0.6, right.style("title", size=14))
    cells = list(grid.cells())
    numbers = job.texts(
        "maps.numbers",
        columns=f"{cells[0].column:02d}–{cells[-1].column:02d}",
        rows=f"{grid.along * grid.rows + 1:02d}–{(grid.along + 1) * grid.rows:02d}",
    )
    right.label(job.texts("maps.kicker"), trim.height - ENDS, size - 4.2, "label", "end")
    right.label(numbers, trim.height - ENDS, size - 0.6, "label", "end")
    easel.add([group(right.nodes, translate(trim.right + GAP + size, trim.y) @ rotate(90))])
