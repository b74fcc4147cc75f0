"""What the text pages share: title and foot, and the largest size of text at which everything fits its column."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from generator.games.dragon_lords.pages.sheet import Sheet, new_sheet
from generator.games.dragon_lords.pages.words import DAGGER
from generator.games.game import Job
from generator.kit.foot import foot
from generator.scene.geometry import Box
from generator.scene.nodes import Node
from generator.text.breaking import size_steps
from generator.text.style import TextStyle

GAP = 6.0
HEAD = 19.0

#: Fills a page between title and foot, in a style of text.
Fill = Callable[[Sheet, Box, TextStyle], None]


def largest(
    job: Job, kicker: str, title: str, fill: Fill, dagger: bool = True, size: float | None = None
) -> tuple[Node, ...]:
    """A page at the largest size of text in points, from ``size`` down, at which nothing runs out of its column."""
    look = job.theme.style("brief")
    sizes = size_steps(size or look.size, job.theme.smallest("brief"), 0.5)
    for tried in sizes:
        attempt = replace(job, scribe=replace(job.scribe, findings=[]))
        sheet = new_sheet(attempt)
        fill(sheet, frame(sheet, kicker, title, dagger), look.sized(tried))
        if not attempt.scribe.findings or tried == sizes[-1]:
            job.scribe.findings.extend(attempt.scribe.findings)
            return tuple(sheet.easel.nodes)
    raise AssertionError("there is always a smallest size")


def frame(sheet: Sheet, kicker: str, title: str, dagger: bool = True) -> Box:
    """Title and foot; returns the room between them. ``dagger`` explains the mark of reconstructed figures."""
    job, easel = sheet.job, sheet.easel
    notes = (f"{DAGGER} {job.texts('foot.reconstructed')}",) if dagger else ()
    body = foot(easel, job.paper.area, job.texts("foot.scale"), notes, sheet.t("imprint"))
    easel.label(kicker, body.x, body.y + 3.2, "subtitle")
    easel.label(title, body.x, body.y + 13.6, easel.style("title", size=24))
    return Box(body.x, body.y + HEAD, body.width, body.height - HEAD)
