"""Whatever is done to a board's file, it is told in findings with their places; nothing breaks."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from generator.errors import ContentError, has_errors
from generator.games.dragon_strike.boards.drawing.board import draw_board
from generator.games.dragon_strike.boards.loading import BOARDS
from generator.resources import content_folder
from tests.games.dragon_strike.boards.builders import read

FILES = {name: content_folder("dragon-strike", "boards", f"{name}.yaml").read_text(encoding="utf-8") for name in BOARDS}
SIGNS = st.sampled_from(" -|+:oDSPW~^#/=.()[]{}<>@123ABCDXYZv?\\\tł")


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A board file in which some characters have been changed, put in, or taken out."""
    text = FILES[draw(st.sampled_from(BOARDS))]
    start = text.index("grid: |") if draw(st.booleans()) else text.index("size:")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(start + 8, len(text) - 1))
        kind = draw(st.sampled_from(["change", "insert", "delete", "line"]))
        if kind == "change":
            text = text[:at] + draw(SIGNS) + text[at + 1 :]
        elif kind == "insert":
            text = text[:at] + draw(SIGNS) + text[at:]
        elif kind == "delete":
            text = text[:at] + text[at + 1 :]
        else:
            end = text.find("\n", at)
            text = text[:at] + text[end + 1 :] if end >= 0 else text
    return text


@settings(max_examples=120, deadline=None)
@given(damaged())
def test_a_damaged_file_is_told_and_breaks_nothing(text: str) -> None:
    lines = text.count("\n") + 1
    try:
        board, findings = read(text)
    except ContentError as error:
        assert error.findings
        return
    assert board is not None or has_errors(findings)
    assert all(finding.where.file == "b.yaml" and 1 <= finding.where.line <= lines for finding in findings)
    if board is not None and not has_errors(findings):
        assert draw_board(board).draw()
