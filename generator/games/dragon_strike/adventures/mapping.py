"""Maps as text: the grid of a board with what lies on it, for heroes or for the Dragon Master."""

from __future__ import annotations

from collections.abc import Callable

from generator.games.dragon_strike.adventures.fields import square
from generator.games.dragon_strike.adventures.file import AdventureFile, MonsterEntry
from generator.games.dragon_strike.adventures.ground import edges_of
from generator.games.dragon_strike.adventures.view import View
from generator.games.dragon_strike.boards.board import DOORS, GameBoard
from generator.games.dragon_strike.boards.gridtext import MARGIN, PITCH
from generator.games.dragon_strike.boards.legend import Barrier
from generator.games.dragon_strike.boards.squares import Edge, Square

HERO, SEEN, OPEN, CHEST, MARKER, TRAP, HIDDEN = "@", "·", "'", "[$]", "*", "!", "?"

#: How a monster is marked: two letters.
Letters = Callable[[MonsterEntry], str]


class Chart:
    """The lines of a grid, to draw on."""

    def __init__(self, grid: str) -> None:
        self.lines = [list(line.ljust(MARGIN)) for line in grid.rstrip("\n").split("\n")]

    def square(self, at: Square, text: str) -> None:
        """Write up to three characters into a square; one stands in the middle."""
        text = text.center(PITCH - 1) if len(text) == 1 else text.ljust(PITCH - 1)
        self._write(2 * at.row, MARGIN + PITCH * (at.column - 1) + 1, text[: PITCH - 1])

    def middle(self, at: Square, mark: str) -> None:
        """Put a mark into the middle of a square, unless something stands there."""
        line, column = 2 * at.row, MARGIN + PITCH * (at.column - 1) + 2
        row = self.lines[line]
        if column >= len(row) or row[column] in (" ", row[column - 1]):
            self._write(line, column, mark)

    def edge(self, at: Edge, upright: str, level: str) -> None:
        """Write an edge: one character between squares of a row, three between two rows."""
        column = MARGIN + PITCH * (at.column - 1)
        if at.upright:
            self._write(2 * at.row, column, upright)
        else:
            self._write(2 * at.row - 1, column + 1, level)

    def _write(self, line: int, column: int, text: str) -> None:
        row = self.lines[line]
        row.extend(" " * (column + len(text) - len(row)))
        row[column : column + len(text)] = list(text)

    def __str__(self) -> str:
        return "\n".join("".join(line).rstrip() for line in self.lines)


def heroes_map(board: GameBoard, grid: str, view: View, letters: Letters) -> str:
    """The board as a hero sees it: seen squares with a dot, pieces that come on the board, secret doors as walls."""
    chart = Chart(grid)
    for edge, barrier in board.barriers.items():
        if barrier is Barrier.SECRET and edge not in view.state.found:
            chart.edge(edge, "|", "---")
    for edge in view.state.open:
        if edge in view.state.found or board.barriers.get(edge) in (*DOORS, Barrier.PORTCULLIS):
            chart.edge(edge, OPEN, f"-{OPEN}-")
    for at in view.squares:
        chart.middle(at, SEEN)
    for marker in view.markers:
        chart.square(square(marker.at), MARKER)
    for chest in view.chests:
        chart.square(square(chest.at), CHEST)
    for monster in view.monsters:
        chart.square(square(monster.at), letters(monster))
    chart.square(view.at, HERO)
    return str(chart)


def masters_map(board: GameBoard, grid: str, file: AdventureFile, letters: Letters) -> str:
    """The board with everything that lies on it, traps, hiding places and the secret doors in play."""
    chart = Chart(grid)
    for edge, barrier in board.barriers.items():
        if barrier is Barrier.SECRET:
            chart.edge(edge, "|", "---")
    for door in file.doors:
        for edge in edges_of(board, door):
            if door.secret:
                chart.edge(edge, "S", "-S-")
            elif door.locked:
                chart.edge(edge, "L", "-L-")
    for _, _, marker in file.markers():
        chart.square(square(marker.at), MARKER)
    for _, _, hiding in file.hidden():
        chart.square(square(hiding.at), HIDDEN)
    for _, _, at in file.traps():
        chart.square(square(at), TRAP)
    for _, _, chest in file.chests():
        chart.square(square(chest.at), "[!]" if chest.trap else CHEST)
    for _, _, monster in file.monsters():
        chart.square(square(monster.at), letters(monster))
    return str(chart)
