"""The health track of the board: its fields, those of the dracometer told apart by colour, line and sign."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.games.daredragon.content_text import STEP_SIGN
from generator.games.daredragon.pages.edition import Edition
from generator.games.daredragon.pages.spots import field_box, turned
from generator.scene.nodes import Group, Node, Paint, Pen, Rect
from generator.text.fonts import metrics

#: How far inside the edge of a dracometer field its second line runs, and from a figure to its sign, in mm.
INLINE = 1.2
GAP = 0.6


def track(edition: Edition) -> Iterator[Node]:
    """All fields. One of the dracometer is red, has a second line, and its figure bears the dracometer's sign."""
    board = edition.content.board
    steps = edition.content.figures.dracometer.steps
    theme = edition.job.theme
    pen = Pen(theme.color("ink"), board.line)
    for field in board.health_fields:
        box = field_box(field, board.health_field)
        on = field.health in steps
        ground = Paint(theme.color("lead" if on else "paper"), pen)
        nodes: list[Node] = [Rect(box.x, box.y, box.width, box.height, ground)]
        if on:
            inner = box.inset(INLINE)
            nodes.append(Rect(inner.x, inner.y, inner.width, inner.height, theme.paint(None, "inner", "paper")))
        nodes.append(turned(figure(edition, field.health, on), field.side, box.cx, box.cy))
        yield Group(tuple(nodes), name=f"health-{field.health}")


def figure(edition: Edition, health: int, on: bool) -> Sequence[Node]:
    """The figure of a field around (0, 0), light and with its sign on a field of the dracometer."""
    easel = edition.easel()
    style = easel.style("board_figure", "paper" if on else "ink")
    baseline = metrics(style.face).cap_height * style.em / 2
    if not on:
        easel.label(str(health), 0, baseline, style, "middle")
        return easel.nodes
    sign = easel.style("board_figure", "paper", 14)
    width = easel.width(str(health), style) + GAP + easel.width(STEP_SIGN, sign)
    easel.label(str(health), -width / 2, baseline, style)
    easel.label(STEP_SIGN, width / 2, baseline, sign, "end")
    return easel.nodes
