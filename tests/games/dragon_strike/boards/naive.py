"""The rules of moving and seeing once more, slow and plain: walls as pieces of lines, areas of triangles, no tricks.

Spots are in half squares, so that all is whole numbers: the middle of square (c, r) is (2c - 1, 2r - 1), and its
corners are even. Nothing here uses the package's own geometry or rules: it reads the printed board and the state, and
computes anew.
"""

from __future__ import annotations

from functools import lru_cache

from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from generator.games.dragon_strike.boards.squares import Square
from generator.games.dragon_strike.boards.state import BoardState, Mover

Spot = tuple[int, int]
Wall = tuple[tuple[int, int], tuple[int, int]]


class Naive:
    """A board in a state. Square (c, r) covers c - 1 to c across and r - 1 to r down."""

    def __init__(self, board: GameBoard, state: BoardState) -> None:
        self.board, self.state = board, state
        self.solid = {s for s, t in board.terrain.items() if t is Terrain.SOLID}
        self.boulders = set(board.boulders if state.boulders is None else state.boulders) | set(state.rubble)
        self.taken = {s: figure for figure in state.figures for s in figure.squares}
        self.always = self.walls(with_portcullis=False)
        self.walking = self.walls(with_portcullis=True)

    def walls(self, with_portcullis: bool) -> set[Wall]:
        """Every piece of wall, closed door and solid side, by its two ends."""
        found: set[Wall] = set()
        for edge, kind in self.board.barriers.items():
            shut = kind in (Barrier.WALL, Barrier.WINDOWS, Barrier.DOOR, Barrier.SECRET)
            if (shut or (with_portcullis and kind is Barrier.PORTCULLIS)) and edge not in self.state.open:
                found.add(piece(edge.column, edge.row, edge.upright))
        for c, r in self.solid:
            found |= {piece(c, r, True), piece(c, r, False), piece(c + 1, r, True), piece(c, r + 1, False)}
        return found

    def ground(self, square: Square) -> Terrain:
        """The ground as it is now."""
        up = self.state.bridge_up and self.board.terrain[square] is Terrain.DRAWBRIDGE
        return Terrain.WATER if up or square in self.state.flooded else self.board.terrain[square]

    def space(self, square: Square) -> bool:
        return square in self.board.terrain and square not in self.solid

    # Touching

    def touch(self, a: Square, b: Square, walls: set[Wall]) -> bool:
        """Whether two squares share an open side, or a corner that no piece of wall ends at."""
        dx, dy = b.column - a.column, b.row - a.row
        if max(abs(dx), abs(dy)) != 1 or not self.space(a) or not self.space(b):
            return False
        corners = common(a, b)
        if len(corners) == 2:
            return (corners[0], corners[1]) not in walls
        return not any(corners[0] in wall for wall in near(walls, corners[0]))

    def reach(self, mover: Mover, start: Square, points: int) -> dict[Square, int]:
        """Costs of all squares where a move may end: relaxed until nothing changes."""
        costs = {start: 0}
        while True:
            better: dict[Square, int] = {}
            for square, cost in costs.items():
                if square != start and not mover.flying and self.ground(square) is Terrain.WATER:
                    continue
                for dx in (-1, 0, 1):
                    for dy in (-1, 0, 1):
                        other = Square(square.column + dx, square.row + dy)
                        price = self.price(mover, square, other)
                        if price is not None and cost + price <= points:
                            best = min(costs.get(other, points + 1), better.get(other, points + 1))
                            if cost + price < best:
                                better[other] = cost + price
            if not better:
                break
            costs |= better
        ends = {
            s
            for s in costs
            if s == start
            or (s not in self.taken and self.ground(s) is not Terrain.CLIFF and s not in self.state.rubble
                and (mover.flying or s not in self.boulders))
        }  # fmt: skip
        return {square: costs[square] for square in ends}

    def price(self, mover: Mover, a: Square, b: Square) -> int | None:
        """What a step costs; ``None`` if it may not be taken."""
        if a == b or not self.touch(a, b, self.always if mover.flying else self.walking) or b in self.state.rubble:
            return None
        figure = self.taken.get(b)
        if figure is not None and (figure.hovering or (figure.side != mover.side and not mover.flying)):
            return None
        if mover.flying:
            return 1
        if b in self.boulders or self.ground(b) is Terrain.CLIFF:
            return None
        return 2 if self.ground(b) is Terrain.FOREST else 1

    # Sight

    def sees(self, a: Square, b: Square, a_up: bool = False, b_up: bool = False) -> bool:
        """Whether the line between the middles of two squares is clear."""
        if not self.space(a) or not self.space(b):
            return False
        up = [end for end, flag in ((a, a_up), (b, b_up)) if flag]
        if not self.free(a, b, up, set()):
            return False
        if up:
            return True
        woods = Terrain.FOREST in (self.ground(a), self.ground(b))
        if woods and max(abs(a.column - b.column), abs(a.row - b.row)) > 1:
            return False
        return self.edge_rule(a, b)

    def shot(self, a: Square, b: Square, a_up: bool = False, b_up: bool = False) -> bool:
        """Whether the line is clear of figures, too."""
        others = {s for figure in self.state.figures for s in figure.squares if not {a, b} & set(figure.squares)}
        up = [end for end, flag in ((a, a_up), (b, b_up)) if flag]
        return self.sees(a, b, a_up, b_up) and self.free(a, b, up, others)

    def dark(self, square: Square, up: list[Square], others: set[Square]) -> bool:
        """Whether a square stops a line that passes it."""
        if not self.space(square) or square in others:
            return True
        forest = self.ground(square) is Terrain.FOREST
        if up:
            return forest and any(max(abs(square.column - e.column), abs(square.row - e.row)) == 1 for e in up)
        return forest or square in self.boulders

    def free(self, a: Square, b: Square, up: list[Square], others: set[Square]) -> bool:
        """Whether no wall and no square stops the line; at a corner one free side is enough."""
        start, end = middle(a), middle(b)
        left, right = sorted((start[0], end[0]))
        top, bottom = sorted((start[1], end[1]))
        for wall in self.always:
            (px, py), (qx, qy) = wall
            inside = 2 * qx >= left and 2 * px <= right and 2 * qy >= top and 2 * py <= bottom
            if inside and properly_crosses(start, end, wall):
                return False
        for square in box(a, b):
            if square not in (a, b) and enters(start, end, square) and self.dark(square, up, others):
                return False
        for corner in lattice_points(a, b):
            sides = []
            squares = [Square(corner[0] + i, corner[1] + j) for i in (0, 1) for j in (0, 1)]
            through = [s for s in squares if enters(start, end, s)]
            for beside in (s for s in squares if s not in through):
                ways = [common(beside, s) for s in through]
                open_ = all((way[0], way[1]) not in self.always for way in ways)
                sides.append(open_ and not self.dark(beside, up, others))
            if not any(sides):
                return False
        return True

    def edge_rule(self, a: Square, b: Square) -> bool:
        """Cliffs: the first square of the higher ground that the line meets is the last one that is seen."""
        start, end = middle(a), middle(b)
        passed = sorted((s for s in box(a, b) if enters(start, end, s)), key=lambda s: along(start, end, s))
        heights: list[int | None] = []
        for index, square in enumerate(passed):
            if self.ground(square) is not Terrain.CLIFF:
                heights.append(self.board.levels.get(square))
            elif index in (0, len(passed) - 1):
                around = [Square(square.column + i, square.row + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
                heights.append(min(self.board.levels[s] for s in around if s in self.board.levels))
            else:
                heights.append(None)
        for i in range(len(passed)):
            for j in range(i + 1, len(passed)):
                inner = passed[i + 1 : j] or ([passed[i]] if self.is_cliff(passed[i]) else [passed[j]])
                face = all(self.is_cliff(square) for square in inner)
                ends = (not self.is_cliff(passed[i]) or i == 0) and (
                    not self.is_cliff(passed[j]) or j == len(passed) - 1
                )
                high, low = heights[i], heights[j]
                if not (face and ends) or high is None or low is None or high == low:
                    continue
                if (i if high > low else j) not in (0, len(passed) - 1):
                    return False
        return True

    def is_cliff(self, square: Square) -> bool:
        return self.ground(square) is Terrain.CLIFF


def piece(column: int, row: int, upright: bool) -> Wall:
    """The left or upper side of a square by its ends."""
    start = (column - 1, row - 1)
    return (start, (column - 1, row)) if upright else (start, (column, row - 1))


def common(a: Square, b: Square) -> list[tuple[int, int]]:
    """The corners that two squares share."""
    corners = [{(s.column - 1 + i, s.row - 1 + j) for i in (0, 1) for j in (0, 1)} for s in (a, b)]
    return sorted(corners[0] & corners[1])


def near(walls: set[Wall], corner: tuple[int, int]) -> list[Wall]:
    """The pieces of wall that end at a corner."""
    x, y = corner
    around = [((x, y), (x + 1, y)), ((x - 1, y), (x, y)), ((x, y), (x, y + 1)), ((x, y - 1), (x, y))]
    return [wall for wall in around if wall in walls]


def middle(square: Square) -> Spot:
    return 2 * square.column - 1, 2 * square.row - 1


def doubled(corner: tuple[int, int]) -> Spot:
    return 2 * corner[0], 2 * corner[1]


def box(a: Square, b: Square) -> list[Square]:
    """All squares of the rectangle between two squares."""
    columns = range(min(a.column, b.column), max(a.column, b.column) + 1)
    rows = range(min(a.row, b.row), max(a.row, b.row) + 1)
    return [Square(column, row) for row in rows for column in columns]


def cross(a: Spot, b: Spot, point: Spot) -> int:
    """On which side of a line a point lies; 0 on it."""
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def properly_crosses(a: Spot, b: Spot, wall: Wall) -> bool:
    """Whether a line meets a piece of wall between its ends."""
    p, q = doubled(wall[0]), doubled(wall[1])
    return cross(a, b, p) * cross(a, b, q) < 0 and cross(p, q, a) * cross(p, q, b) < 0


@lru_cache(maxsize=20_000)
def enters(a: Spot, b: Spot, square: Square) -> bool:
    """Whether a line passes through the inside of a square of the rectangle between its ends."""
    if a == b:
        return middle(square) == a
    sides = [cross(a, b, doubled((square.column - 1 + i, square.row - 1 + j))) for i in (0, 1) for j in (0, 1)]
    return min(sides) < 0 < max(sides)


def along(a: Spot, b: Spot, square: Square) -> int:
    """How far along a line a square lies."""
    x, y = middle(square)
    return (x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])


def lattice_points(a: Square, b: Square) -> list[tuple[int, int]]:
    """The corners of the grid that lie exactly on the line between two squares."""
    start, end = middle(a), middle(b)
    xs = range(min(a.column, b.column), max(a.column, b.column))
    ys = range(min(a.row, b.row), max(a.row, b.row))
    return [(x, y) for x in xs for y in ys if cross(start, end, doubled((x, y))) == 0]
