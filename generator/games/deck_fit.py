"""One size of text for all cards of a deck."""

from __future__ import annotations

from collections.abc import Iterable

from generator.errors import NOWHERE, place_of
from generator.games.game import Job
from generator.scene.geometry import Box
from generator.text.breaking import fill, fits, size_steps
from generator.text.style import TextStyle
from generator.units import pt


def shared_size(job: Job, texts: Iterable[tuple[str, Box]], role: str) -> float:
    """The largest size of a role at which each of the marked-up texts fits its box; its smallest one if none is."""
    style, scribe = job.theme.style(role), job.scribe
    words = [(scribe.measured(scribe.spans(text), style, place_of(text, NOWHERE)), box) for text, box in texts]

    def fit(sized: TextStyle) -> bool:
        return all(
            fits(fill(each, sized.size, box.width, scribe.repeat_hyphen), sized, box.width, box.height)
            for each, box in words
        )

    sizes = size_steps(style.size, job.theme.smallest(role))
    return next((size for size in sizes if fit(style.sized(size))), sizes[-1])


def fitting_width(job: Job, texts: Iterable[str], width: float, role: str) -> float | None:
    """The largest size of a role at which each of the texts fits ``width`` mm on one line, if there is one."""
    style = job.theme.style(role)
    ems = max((job.scribe.width(text, style) / style.em for text in texts), default=0.0)
    sizes = size_steps(style.size, job.theme.smallest(role))
    return next((size for size in sizes if ems * pt(size) <= width), None)


def shared_width(job: Job, texts: Iterable[str], width: float, role: str) -> float:
    """The largest size of a role at which each of the texts fits ``width`` mm on one line; else its smallest one."""
    size = fitting_width(job, texts, width, role)
    return size_steps(job.theme.style(role).size, job.theme.smallest(role))[-1] if size is None else size
