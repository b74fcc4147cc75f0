"""An easel for the tests of this room."""

from __future__ import annotations

from generator.errors import Place
from generator.kit.easel import Easel
from generator.kit.theme import Theme, load_theme
from generator.resources import templates_folder
from generator.scene.geometry import Box
from generator.scene.nodes import Line, Rect, Text
from generator.text.scribe import Scribe

THEME: Theme = load_theme(templates_folder("theme"), "base")
WHERE = Place("own.yaml", 3, 7)


def easel() -> Easel:
    """An empty easel with the theme that all games share."""
    return Easel(THEME, Scribe("en", THEME.fallback))


def texts(made: Easel) -> list[Text]:
    """The texts on an easel, in the order of drawing."""
    return [node for node in made.nodes if isinstance(node, Text)]


def lines(made: Easel) -> list[Line]:
    """The lines on an easel."""
    return [node for node in made.nodes if isinstance(node, Line)]


def rects(made: Easel) -> list[Rect]:
    """The rectangles on an easel."""
    return [node for node in made.nodes if isinstance(node, Rect)]


def box_of(rect: Rect) -> Box:
    """The box of a rectangle."""
    return Box(rect.x, rect.y, rect.width, rect.height)


def end_of(made: Easel, text: Text, role: str) -> float:
    """Where a text ends, in mm."""
    size = text.size / made.style(role).em * made.style(role).size
    return text.x + made.scribe.width(text.text, made.style(role, size=size))
