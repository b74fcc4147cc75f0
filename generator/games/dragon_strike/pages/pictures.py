"""The drawings as the pages want them: in colour, or as outlines where ink is spared."""

from __future__ import annotations

from collections.abc import Sequence

from generator.games.dragon_strike.art.emblems import emblem as drawn_emblem
from generator.games.dragon_strike.art.figures import figure as drawn_figure
from generator.games.dragon_strike.art.markers import marker as drawn_marker
from generator.games.dragon_strike.art.palette import LOW_INK, TORCH, Palette
from generator.games.dragon_strike.art.symbols import symbol as drawn_symbol
from generator.games.dragon_strike.model.figures import Hero, Monster
from generator.games.game import Job
from generator.scene.geometry import Box
from generator.scene.nodes import Node


def palette(job: Job) -> Palette:
    """The colours of a job's pictures."""
    return LOW_INK if job.profile.low_ink else TORCH


def emblem(job: Job, deck: str, card: str, box: Box) -> Sequence[Node]:
    """The emblem of a card; ``deck`` as the texts name it."""
    return (drawn_emblem(deck, card, box, palette(job)),)


def figure(job: Job, name: str, box: Box) -> Sequence[Node]:
    """A hero or a monster, standing on the lower edge of the box."""
    return (drawn_figure(likeness(job, name), box, palette(job)),)


def likeness(job: Job, name: str) -> str:
    """The figure of the box that a hero or a monster looks like: itself, if the box has one of it."""
    tables = job.content.tables
    one: Hero | Monster | None = tables.heroes.heroes.get(name) or tables.monsters.monsters.get(name)
    return name if one is None or one.figure is None else one.figure


def marker(job: Job, side: str, box: Box, bleed: float = 0.0) -> Sequence[Node]:
    """One side of a marker, filling the box; its ground goes on ``bleed`` mm beyond."""
    return (drawn_marker(side, box, palette(job), bleed),)


def symbol(job: Job, name: str, box: Box) -> Sequence[Node]:
    """A sign of the Dragon Master's maps."""
    return (drawn_symbol(name, box, palette(job)),)
