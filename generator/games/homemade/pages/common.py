"""What the pages share: the game and its words for a job, colours and emblems by name, sizes of text."""

from __future__ import annotations

from collections.abc import Iterable

from generator.errors import NOWHERE, ContentError, Place, place_of, raise_if_errors
from generator.games.game import Job
from generator.games.homemade.art.colors import Inks
from generator.games.homemade.art.emblems import EMBLEMS, emblem, unknown_emblem
from generator.games.homemade.checks import check_color, placed
from generator.games.homemade.content import Content
from generator.games.homemade.wording import Wording
from generator.scene.geometry import Box
from generator.scene.nodes import Node
from generator.text.breaking import fill, fits, size_steps
from generator.text.style import TextStyle
from generator.units import pt


def wording(job: Job) -> Wording:
    """The game of a job in its language."""
    content: Content = job.content
    return Wording(content, job.texts)


def color_of(job: Job, role: str, where: Place) -> str:
    """The ``#rrggbb`` of a role. Raises ContentError at ``where`` for one that there is none of."""
    raise_if_errors(check_color(job.content, role, where))
    return job.theme.color(role)


def picture(name: str, box: Box, inks: Inks, where: Place) -> Node:
    """An emblem in its box. Raises ContentError at ``where`` for one that there is none of."""
    if name not in EMBLEMS:
        raise ContentError([placed(unknown_emblem(name), where)])
    return emblem(name, box, inks)


def shared_size(job: Job, texts: Iterable[str], box: Box, role: str) -> float:
    """The largest size of a role at which each of the marked-up texts fits a box; its smallest one if there is none."""
    style, scribe = job.theme.style(role), job.scribe
    words = [scribe.measured(scribe.spans(text), style, place_of(text, NOWHERE)) for text in texts]

    def fit(sized: TextStyle) -> bool:
        lines = (fill(each, sized.size, box.width, scribe.repeat_hyphen) for each in words)
        return all(fits(each, sized, box.width, box.height) for each in lines)

    sizes = size_steps(style.size, job.theme.smallest(role))
    return next((size for size in sizes if fit(style.sized(size))), sizes[-1])


def shared_width(job: Job, texts: Iterable[str], width: float, role: str) -> float:
    """The largest size of a role at which each of the texts fits ``width`` mm on one line; 0 if there is none."""
    style = job.theme.style(role)
    ems = max((job.scribe.width(text, style) / style.em for text in texts), default=0.0)
    sizes = size_steps(style.size, job.theme.smallest(role))
    return next((size for size in sizes if ems * pt(size) <= width), 0.0)
