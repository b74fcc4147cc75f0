"""Loading boards: the figures that they share, one board from its file, all boards of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from generator.errors import ContentError, Finding, Place, did_you_mean, has_errors, raise_if_errors, sorted_findings
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.building import Draft, build_board
from generator.games.dragon_strike.boards.checks import check_board
from generator.games.dragon_strike.boards.file import BoardFigures, BoardFile
from generator.games.dragon_strike.boards.grid import Grid, read_grid
from generator.games.dragon_strike.boards.gridtext import grid_text, is_block, not_a_block, raw_text
from generator.resources import as_tree
from generator.source.model import check, load
from generator.source.reader import Source, read_yaml
from generator.source.tree import Tree

#: The settings of the game, in the order of its boards.
BOARDS = ("castle", "valley", "cavern", "city")
#: The folder of the boards in the game's content, and the file of the figures that they share.
FOLDER, FIGURES = "boards", "figures"


@dataclass(frozen=True)
class Boards:
    """All boards by their ids, the figures that they share, and the files that all of it came from."""

    figures: BoardFigures
    files: Mapping[str, BoardFile]
    boards: Mapping[str, GameBoard]
    sources: Mapping[str, Source]
    findings: tuple[Finding, ...] = ()

    def __getitem__(self, name: str) -> GameBoard:
        """The board of that id. Raises ContentError if there is none."""
        try:
            return self.boards[name]
        except KeyError:
            hint = did_you_mean(name, self.boards)
            raise ContentError([Finding("unknown-board", f"no board “{name}”", hint=hint)]) from None


def load_boards(root: Path | Tree) -> Boards:
    """The boards of the game; ``root`` is the game's folder in the content.

    Raises ContentError with the findings of all files together. What is merely worth knowing is kept.
    """
    folder = as_tree(root) / FOLDER
    findings = _strays(folder)
    source = (folder / f"{FIGURES}.yaml").read()
    figures = load(BoardFigures, source)
    boards: dict[str, GameBoard] = {}
    files: dict[str, BoardFile] = {}
    sources = {FIGURES: source}
    for name in BOARDS:
        path = folder / f"{name}.yaml"
        try:
            sources[name] = path.read()
        except ContentError as error:
            findings += error.findings
            continue
        board, file, found = board_of(name, sources[name], path.raw(sources[name].place(("grid",)).file), figures)
        findings += found
        if board is not None and file is not None:
            boards[name], files[name] = board, file
    raise_if_errors(findings)
    return Boards(figures, files, boards, sources, tuple(sorted_findings(findings)))


def load_board(path: Path, figures: BoardFigures, shown_as: str | None = None) -> tuple[GameBoard, list[Finding]]:
    """A board of one's own from its file, and what is worth knowing about it. Raises ContentError."""
    source = read_yaml(path, shown_as)
    board, _, findings = board_of(path.stem, source, raw_text(path), figures)
    raise_if_errors(findings)
    assert board is not None
    return board, findings


def board_of(
    name: str, source: Source, raw: str, figures: BoardFigures, at: tuple[str | int, ...] = ()
) -> tuple[GameBoard | None, BoardFile | None, list[Finding]]:
    """The board at a place in a file, its file as it stands, and everything that is wrong with it.

    ``raw`` is the text of the file. There is a board as soon as its grid can be read; whether it is one to play on,
    the findings say.
    """
    file, findings = check(BoardFile, source, at)
    loc = (*at, "grid")
    grid, found = _grid(source, loc, raw)
    findings += found
    if file is None or grid is None or has_errors(findings):
        return None, file, findings
    board, findings = build_board(Draft(name, file, grid, figures, source, at))
    findings += check_board(board, whole=not has_errors(findings))
    return board, file, findings


def _grid(source: Source, loc: tuple[str | int, ...], raw: str) -> tuple[Grid | None, list[Finding]]:
    """The grid at a place of a file, and what is wrong with how it is written; none if there is no text there."""
    try:
        text = source.value(loc)
    except KeyError:
        return None, []
    if not isinstance(text, str):
        return None, []
    if not is_block(source, loc, raw):
        return None, [not_a_block(source, loc)]
    return read_grid(grid_text(text, source, loc, raw))


def _strays(folder: Tree) -> list[Finding]:
    """Files among the boards that are none."""
    return [
        Finding(
            "unknown-file",
            f"no board is called “{path.stem}”",
            Place(path.shown),
            hint=did_you_mean(path.stem, BOARDS),
        )
        for path in folder.glob("*.y*ml")
        if path.name not in {f"{name}.yaml" for name in (*BOARDS, FIGURES)}
    ]
