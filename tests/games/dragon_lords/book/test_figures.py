"""The diagrams: each stays within its box in both languages, and shows what the rules say."""

from __future__ import annotations

import pytest

from generator.games.dragon_lords.book.figures import COVER, FIGURES
from generator.kit.easel import Easel
from generator.scene.geometry import Affine, Box
from generator.scene.nodes import Circle, Line, Path, Rect, Text, walk
from tests.games.dragon_lords.book.conftest import job_for

#: The width of the column of a small book, in mm: wider diagrams are drawn smaller there.
NARROWEST = 112.0


def drawn(name: str, language: str) -> tuple[Easel, list[str]]:
    """A diagram on an easel of its own, and what went wrong while it was drawn."""
    job = job_for(language)
    figure = FIGURES[name]
    easel = Easel(job.theme, job.scribe)
    figure.draw(easel, Box(0, 0, figure.width, figure.height), job)
    return easel, [str(finding) for finding in job.scribe.findings]


def points(node: object, transform: Affine) -> list[tuple[float, float]]:
    """Points that a node surely covers, on the page."""
    match node:
        case Path():
            own = [step[-2:] for step in node.steps if len(step) > 2]
        case Rect():
            own = [(node.x, node.y), (node.x + node.width, node.y + node.height)]
        case Circle():
            own = [(node.cx - node.r, node.cy - node.r), (node.cx + node.r, node.cy + node.r)]
        case Line():
            own = [(node.x1, node.y1), (node.x2, node.y2)]
        case Text():
            own = [(node.x, node.y)]
        case _:
            own = []
    return [transform.apply(float(x), float(y)) for x, y in own]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", sorted(FIGURES))
def test_a_diagram_stays_in_its_box(name: str, language: str) -> None:
    easel, findings = drawn(name, language)
    figure = FIGURES[name]
    assert findings == []
    spots = [point for node, transform in walk(easel.nodes) for point in points(node, transform)]
    assert spots
    assert min(x for x, _ in spots) >= -0.6
    assert min(y for _, y in spots) >= -0.6
    assert max(x for x, _ in spots) <= figure.width + 0.6
    assert max(y for _, y in spots) <= figure.height + 0.6


@pytest.mark.parametrize("name", sorted(set(FIGURES) - {"play-sheet-anatomy"}))
def test_no_label_is_smaller_than_seven_points(name: str) -> None:
    easel, _ = drawn(name, "pl")
    narrowed = min(1.0, NARROWEST / FIGURES[name].width)
    sizes = [node.size * 72 / 25.4 * narrowed for node, _ in walk(easel.nodes) if isinstance(node, Text)]
    assert all(size >= 6.999 for size in sizes)


def test_diagrams_fit_into_a_column_or_the_page() -> None:
    for figure in (*FIGURES.values(), COVER):
        assert figure.width <= (170 if figure.wide else 80)
        assert figure.height <= (150 if figure.wide else 110)


def texts(name: str) -> list[str]:
    easel, _ = drawn(name, "en")
    return [node.text for node, _ in walk(easel.nodes) if isinstance(node, Text)]


def test_the_turn_circle_shows_the_costs_of_the_rating() -> None:
    shown = [text for text in texts("turn-cost-circle") if text in {"E", "1", "3", "5"}]
    assert shown == ["E", "1", "3", "5", "3", "1"]


def test_the_profile_shows_the_points_of_every_hex() -> None:
    assert [text for text in texts("climb-and-dive") if text.isdigit()] == ["2", "2", "1", "0", "0", "1"]
    assert [text for text in texts("take-off-leap") if text.isdigit()] == ["2", "1", "1", "1"]


def test_the_log_is_the_first_player_s() -> None:
    shown = texts("game-log-anatomy")
    assert "6/10" in shown
    assert "4/4" in shown
