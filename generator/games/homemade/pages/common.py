"""What the pages share: the game and its words for a job, colours and emblems by name."""

from __future__ import annotations

from generator.errors import ContentError, Place, raise_if_errors
from generator.games.game import Job
from generator.games.homemade.art.colors import Inks
from generator.games.homemade.art.emblems import EMBLEMS, emblem, unknown_emblem
from generator.games.homemade.checks import check_color, placed
from generator.games.homemade.content import Content
from generator.games.homemade.wording import Wording
from generator.scene.geometry import Box
from generator.scene.nodes import Node


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
