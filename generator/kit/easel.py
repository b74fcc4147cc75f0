"""The easel holds the nodes of a page while it is drawn, and knows the theme and the scribe."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from generator.errors import NOWHERE, Place
from generator.kit.theme import Theme
from generator.scene.geometry import Box, Point
from generator.scene.nodes import Circle, Line, Node, Paint, Rect
from generator.scene.paths import polygon_path
from generator.text.markup import Span
from generator.text.scribe import Block, Scribe
from generator.text.style import TextStyle


@dataclass
class Easel:
    """Draws by role: ``role`` arguments name styles, ``fill`` and ``color`` colours, ``pen`` widths of the theme.

    All lengths are mm; text methods take plain text unless they say that they read markup.
    """

    theme: Theme
    scribe: Scribe
    nodes: list[Node] = field(default_factory=list)

    def add(self, nodes: Iterable[Node]) -> None:
        """Put finished nodes on top."""
        self.nodes.extend(nodes)

    def rect(
        self, box: Box, fill: str | None = None, pen: str | None = None, color: str = "ink", radius: float = 0.0
    ) -> None:
        """A rectangle."""
        paint = self.theme.paint(fill, pen, color)
        self.nodes.append(Rect(box.x, box.y, box.width, box.height, paint, radius))

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        pen: str = "hair",
        color: str = "ink",
        dash: tuple[float, ...] = (),
    ) -> None:
        """A straight line."""
        self.nodes.append(Line(x1, y1, x2, y2, self.theme.pen(pen, color, dash, butt=True)))

    def circle(
        self, cx: float, cy: float, r: float, fill: str | None = None, pen: str | None = None, color: str = "ink"
    ) -> None:
        """A circle."""
        self.nodes.append(Circle(cx, cy, r, self.theme.paint(fill, pen, color)))

    def polygon(
        self, points: Sequence[Point], fill: str | None = None, pen: str | None = None, color: str = "ink"
    ) -> None:
        """A closed polygon."""
        self.nodes.append(polygon_path(points, self.theme.paint(fill, pen, color)))

    def paint(self, fill: str | None = None, pen: str | None = None, color: str = "ink") -> Paint:
        """A paint by roles."""
        return self.theme.paint(fill, pen, color)

    def style(self, role: str | TextStyle, color: str | None = None, size: float | None = None) -> TextStyle:
        """A type style by role, in another colour or size (pt) if given."""
        style = self.theme.style(role) if isinstance(role, str) else role
        if color is not None:
            style = style.colored(self.theme.color(color))
        return style if size is None else style.sized(size)

    def label(
        self,
        text: str,
        x: float,
        y: float,
        role: str | TextStyle,
        anchor: str = "start",
        color: str | None = None,
        where: Place = NOWHERE,
    ) -> None:
        """One line of text with its baseline at ``y``; ``anchor`` says what of it stands at ``x``."""
        self.add(self.scribe.label(text, x, y, self.style(role, color), anchor, where))

    def fit(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        role: str,
        anchor: str = "start",
        color: str | None = None,
        where: Place = NOWHERE,
    ) -> None:
        """One line of text, made smaller within the role's range until it is no wider than ``width``."""
        style = self.style(role, color)
        self.add(self.scribe.fit_label(text, x, y, width, style, self.theme.smallest(role), anchor, where))

    def center(
        self, text: str, cx: float, cy: float, role: str | TextStyle, color: str | None = None, where: Place = NOWHERE
    ) -> None:
        """One line of text with its capitals centred on a point."""
        self.add(self.scribe.centered(text, cx, cy, self.style(role, color), where))

    def paragraph(
        self,
        text: str | Sequence[Span],
        box: Box,
        role: str,
        align: str = "start",
        valign: str = "top",
        color: str | None = None,
        where: Place = NOWHERE,
    ) -> Block:
        """Marked-up text wrapped into a box, made smaller within the role's range until it fits."""
        style = self.style(role, color)
        block = self.scribe.paragraph(text, box, style, self.theme.smallest(role), align, valign, where)
        self.add(block.nodes)
        return block

    def width(self, text: str, role: str | TextStyle) -> float:
        """The width of a text on one line."""
        return self.scribe.width(text, self.style(role))
