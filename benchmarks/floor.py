"""The floor: a PDF with as many circles, strings and paths as the play sheets, put down with nothing around it."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

from generator.backend.pdf import registered, write_pdf
from generator.games.dragon_lords.pages.play_sheet import compose
from generator.games.registry import find_game
from generator.press import make_job, papers
from generator.scene.geometry import Affine
from generator.scene.nodes import Circle, Line, Node, Path, Rect, Text, walk
from generator.units import to_pt


def floor_seconds(timed: Callable[..., float]) -> tuple[float, float]:
    """Seconds for the play sheets as the press makes them, and for their bare marks through ReportLab."""
    game = find_game("dragon-lords")
    job = make_job(game, "en", papers()["a4"], {})
    marks = [list(walk(page.nodes)) for page in compose(job).pages()]
    return timed(lambda: write_pdf(compose(job))), timed(lambda: bare(marks))


def bare(pages: list[list[tuple[Node, Affine]]]) -> bytes:
    """The marks of the pages with no state kept, no fitting, no checks."""
    from reportlab.pdfgen.canvas import Canvas

    target = io.BytesIO()
    canvas: Any = Canvas(target, pagesize=(to_pt(210), to_pt(297)), invariant=1)
    for page in pages:
        for node, _ in page:
            put(canvas, node)
        canvas.showPage()
    canvas.save()
    return target.getvalue()


def put(canvas: Any, node: Node) -> None:
    """One mark."""
    match node:
        case Text():
            canvas.setFont(registered(node.face), to_pt(node.size))
            canvas.drawString(to_pt(node.x), to_pt(297 - node.y), node.text)
        case Circle():
            canvas.circle(to_pt(node.cx), to_pt(297 - node.cy), to_pt(node.r))
        case Rect():
            canvas.rect(to_pt(node.x), to_pt(297 - node.y), to_pt(node.width), to_pt(node.height))
        case Line():
            canvas.line(to_pt(node.x1), to_pt(297 - node.y1), to_pt(node.x2), to_pt(297 - node.y2))
        case Path():
            path = canvas.beginPath()
            for step in node.steps:
                match step:
                    case ("M", x, y):
                        path.moveTo(to_pt(x), to_pt(297 - y))
                    case ("L", x, y):
                        path.lineTo(to_pt(x), to_pt(297 - y))
                    case ("C", x1, y1, x2, y2, x, y):
                        path.curveTo(
                            *(to_pt(v) if i % 2 == 0 else to_pt(297 - v) for i, v in enumerate((x1, y1, x2, y2, x, y)))
                        )
                    case _:
                        path.close()
            canvas.drawPath(path)
