"""The plan of the map: how the sheets lie, how they are numbered, cut, joined and turned."""

from __future__ import annotations

from generator.games.dragon_lords.maps.grid import SheetGrid
from generator.games.game import Job
from generator.kit.easel import Easel
from generator.scene.page import Bookmark, Page


def plan_page(job: Job, grids: dict[str, SheetGrid], hex_mm: float) -> Page:
    """The page with the plan."""
    easel = Easel(job.theme, job.scribe)
    title = job.texts("maps.plan.title")
    return Page(job.paper.width, job.paper.height, tuple(easel.nodes), (Bookmark(title),), job.texts("maps.plan.label"))
