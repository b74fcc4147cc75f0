"""What the text pages share: title and foot, and the largest size of text at which everything fits its column."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from generator.errors import Finding
from generator.games.dragon_lords.pages.sheet import Sheet, new_sheet
from generator.games.dragon_lords.pages.words import DAGGER
from generator.games.game import Job
from generator.kit.foot import foot
from generator.scene.geometry import Box
from generator.scene.nodes import Node, Text, walk
from generator.text.breaking import size_steps
from generator.text.style import TextStyle

GAP = 6.0
HEAD = 19.0

#: Draws a page between title and foot.
Draw = Callable[[Sheet, Box], None]
#: Fills a page between title and foot, in a style of text.
Fill = Callable[[Sheet, Box, TextStyle], None]


def largest(job: Job, kicker: str, title: str, fill: Fill, size: float | None = None) -> tuple[Node, ...]:
    """A page at the largest size of text in points, from ``size`` down, at which nothing runs out of its column."""
    look = job.theme.style("brief")
    sizes = size_steps(size or look.size, job.theme.smallest("brief"), 0.5)
    for tried in sizes:
        style = look.sized(tried)
        nodes, findings = drawn(job, kicker, title, lambda sheet, body, style=style: fill(sheet, body, style))  # type: ignore[misc]
        if not findings or tried == sizes[-1]:
            job.scribe.findings.extend(findings)
            return nodes
    raise AssertionError("there is always a smallest size")


def framed(job: Job, kicker: str, title: str, draw: Draw) -> tuple[Node, ...]:
    """A page with title and foot."""
    nodes, findings = drawn(job, kicker, title, draw)
    job.scribe.findings.extend(findings)
    return nodes


def drawn(job: Job, kicker: str, title: str, draw: Draw) -> tuple[tuple[Node, ...], list[Finding]]:
    """A page, and what is wrong with it. The foot explains the mark of reconstructed figures if the page bears it."""
    for dagger in (True, False):
        attempt = replace(job, scribe=replace(job.scribe, findings=[]))
        sheet = new_sheet(attempt)
        body = frame(sheet, kicker, title, dagger)
        framing = len(sheet.easel.nodes)
        draw(sheet, body)
        if bears_dagger(sheet.easel.nodes[framing:]):
            break
    return tuple(sheet.easel.nodes), attempt.scribe.findings


def bears_dagger(nodes: Iterable[Node]) -> bool:
    """Whether a reconstructed figure is marked."""
    return any(isinstance(node, Text) and DAGGER in node.text for node, _ in walk(nodes))


def frame(sheet: Sheet, kicker: str, title: str, dagger: bool) -> Box:
    """Title and foot; returns the room between them. ``dagger`` explains the mark of reconstructed figures."""
    job, easel = sheet.job, sheet.easel
    notes = (f"{DAGGER} {job.texts('foot.reconstructed')}",) if dagger else ()
    body = foot(easel, job.paper.area, job.texts("foot.scale"), notes, sheet.t("imprint"))
    easel.label(kicker, body.x, body.y + 3.2, "subtitle")
    easel.label(title, body.x, body.y + 13.6, easel.style("title", size=24))
    return Box(body.x, body.y + HEAD, body.width, body.height - HEAD)
