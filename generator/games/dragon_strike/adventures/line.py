"""The fastest line of play: in how many turns a hero does all that the goal asks for and leaves the board.

Everything succeeds (Expanding Play): every feat, search and attack. Figures do not stand in the way, doors open as one
walks, and all heroes strike at what must be slain. What takes an action takes it: a lock, a portcullis, a search, a
chest, a talk, a climb, a leap.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from generator.games.dragon_strike.adventures.fields import square
from generator.games.dragon_strike.adventures.file import AdventureFile, DoorEntry
from generator.games.dragon_strike.adventures.ground import all_open, edges_of, ground
from generator.games.dragon_strike.adventures.tasks import Task, tasks_of
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.feats import climbs, leaps
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from generator.games.dragon_strike.boards.sight import sees
from generator.games.dragon_strike.boards.squares import Edge, Square, corner_edges, distance, edge_between
from generator.games.dragon_strike.boards.state import HERO, BoardState, terrain_now
from generator.games.dragon_strike.boards.steps import steps
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.rules.feats import longest_leap


@dataclass(frozen=True, slots=True)
class Gate:
    """Something that an action opens: a lock, a portcullis, or a secret door that must be found first."""

    edges: tuple[Edge, ...]
    actions: int
    from_squares: frozenset[Square]


def slowest(content: DragonStrikeContent, file: AdventureFile) -> int:
    """The Speed of the slowest hero who may take part."""
    heroes = content.tables.heroes.heroes.values()
    return min(hero.speed for hero in heroes if hero.hero_class not in file.without)


def fastest_turns(content: DragonStrikeContent, board: GameBoard, file: AdventureFile) -> int | None:
    """The turns of the fastest line of play for the slowest hero; ``None`` if there is no way to win.

    Where locks take their keys, a line that fetches them first is compared with one that goes round.
    """
    speed = slowest(content, file)
    keyed = [door for door in file.doors if door.key_only]
    found = [Ways(content, board, file, keyed).turns(tasks_of(content, board, file), speed)]
    if keyed:
        keys = tuple(dict.fromkeys(door.key for door in keyed if door.key is not None))
        found.append(Ways(content, board, file, ()).turns(tasks_of(content, board, file, keys), speed))
    return min((turns for turns in found if turns is not None), default=None)


class Ways:
    """The moves of heroes on the board of an adventure; ``shut`` doors are never opened."""

    def __init__(
        self, content: DragonStrikeContent, board: GameBoard, file: AdventureFile, shut: Iterable[DoorEntry]
    ) -> None:
        self.rules, self.board, self.file, self.shut = content.tables.rules, board, file, tuple(shut)
        state = ground(board, file)
        self.water = frozenset(at for at in board.spaces() if terrain_now(board, state, at) is Terrain.WATER)
        self._steps: dict[Square, list[tuple[Square, int, bool, int]]] = {}
        self._feats: dict[Square, list[tuple[Square, int, int]]] = {}

    @cached_property
    def gates(self) -> tuple[Gate, ...]:
        """Everything that takes an action to open."""
        return tuple(self._gates())

    def _gates(self) -> Iterator[Gate]:
        wide_open = all_open(self.board, self.file)
        named: set[Edge] = set()
        for door in self.file.doors:
            edges = edges_of(self.board, door)
            named |= set(edges)
            if door in self.shut or not (door.secret or door.locked):
                continue
            sides = frozenset(at for edge in edges for at in edge.squares)
            locked = door.locked and not door.key_only
            if door.secret:
                yield Gate(edges, 1 + locked, self._searched_from(wide_open, sides))
            elif locked:
                yield Gate(edges, 1, sides)
        state = ground(self.board, self.file)
        for portcullis in self.board.doors:
            if portcullis.kind is Barrier.PORTCULLIS and portcullis.edges[0] not in state.open | named:
                yield Gate(portcullis.edges, 1, portcullis.squares)

    def _searched_from(self, state: BoardState, sides: frozenset[Square]) -> frozenset[Square]:
        """Where a search finds a secret door: its rooms, and squares that see its sides from near by."""
        found: set[Square] = set()
        for side in sides:
            room = self.board.room_at(side)
            found |= room.squares if room is not None else set()
            near = (at for at in self.board.spaces() if distance(at, side) <= self.rules.search_distance)
            found |= {at for at in near if sees(self.board, state, at, side)}
        return frozenset(found)

    @cached_property
    def bits(self) -> dict[Edge, int]:
        """The bit of the gate that each edge belongs to."""
        return {edge: 1 << bit for bit, gate in enumerate(self.gates) for edge in gate.edges}

    @cached_property
    def open(self) -> BoardState:
        """The board when all gates are open; what stays shut stays shut."""
        return all_open(self.board, self.file, self.shut)

    def gated(self, a: Square, b: Square) -> int:
        """The gates (a bit each) that bar the way between two squares that touch when all are open."""
        edge = edge_between(a, b)
        needed = 0
        for barrier in (edge,) if edge is not None else corner_edges(a, b):
            needed |= self.bits.get(barrier, 0)
        return needed

    def walk(self, at: Square) -> list[tuple[Square, int, bool, int]]:
        """The steps from a square: square, cost, whether the move ends there, and the gates that must be open."""
        if at not in self._steps:
            found = steps(self.board, self.open, HERO, at)
            self._steps[at] = [
                (to.square, to.cost, to.ends, self.gated(at, to.square) if distance(at, to.square) == 1 else 0)
                for to in found
            ]
        return self._steps[at]

    def feats(self, at: Square, speed: int) -> list[tuple[Square, int, int]]:
        """Where climbs and leaps end, with the spaces that they count and the gates that must be open.

        Nobody leaps where there is no water within a leap: on dry land, walking is never slower.
        """
        if at not in self._feats:
            far = longest_leap(self.rules, speed)
            climbed = climbs(self.board, self.open, HERO, at, self.rules.feats.climb_spaces)
            found = [(to, spaces, 0) for to, spaces in climbed.items()]
            if any(distance(at, water) < far for water in self.water):
                found += [
                    (to, spaces, self._gated_along(at, to))
                    for to, spaces in leaps(self.board, self.open, HERO, at, far).items()
                ]
            self._feats[at] = found
        return self._feats[at]

    def _gated_along(self, start: Square, end: Square) -> int:
        """The gates on a straight or diagonal way."""
        dx, dy = _sign(end.column - start.column), _sign(end.row - start.row)
        needed, at = 0, start
        while at != end:
            needed |= self.gated(at, at.moved(dx, dy))
            at = at.moved(dx, dy)
        return needed

    def turns(self, tasks: tuple[Task, ...], speed: int) -> int | None:
        """The turns that all tasks take, one after another; the last one is to leave the board."""
        starts = [square(name) for name in self.file.start]
        waiting = [(1, 0, False, 0, start, 0) for start in starts if self.board.is_space(start)]
        heapq.heapify(waiting)
        # Whoever first comes to a state, in mid-turn or as a turn begins, is never behind those who come later.
        settled: set[tuple[bool, bool, int, Square, int]] = set()
        while waiting:
            turn, moved, acted, done, at, opened = heapq.heappop(waiting)
            if done == len(tasks):
                return turn
            state = (moved > 0, acted, done, at, opened)
            if state in settled:
                continue
            settled.add(state)
            for following in self._following(tasks[done], speed, turn, moved, acted, done, at, opened):
                heapq.heappush(waiting, following)
        return None

    def _following(
        self, task: Task, speed: int, turn: int, moved: int, acted: bool, done: int, at: Square, opened: int
    ) -> Iterator[tuple[int, int, bool, int, Square, int]]:
        """What a hero can do next: end the turn, walk, perform a feat, open a gate, do the task at hand.

        A turn has one move and one action (A Hero's Turn): after a move and an action nothing is left.
        """
        if moved or acted:
            yield turn + 1, 0, False, done, at, opened
        for to, cost, ends, needed in self.walk(at):
            if moved + cost <= speed and not needed & ~opened:
                yield turn, speed if ends else moved + cost, acted, done, to, opened
        if at in task.squares and not task.actions and moved + task.spaces <= speed:
            yield turn, moved + task.spaces, acted, done + 1, at, opened
        if acted:
            return
        if at in task.squares and task.actions:
            yield (*_after(task.actions, speed, turn, moved), done + 1, at, opened)
        for to, spaces, needed in self.feats(at, speed):
            if moved + spaces <= speed and not needed & ~opened:
                yield turn, speed if moved or to in self.water else spaces, True, done, to, opened
        for bit, gate in enumerate(self.gates):
            if not opened >> bit & 1 and at in gate.from_squares:
                yield (*_after(gate.actions, speed, turn, moved), done, at, opened | 1 << bit)


def _after(actions: int, speed: int, turn: int, moved: int) -> tuple[int, int, bool]:
    """Turn, spaces spent and action spent after so many actions in a row on one square."""
    if actions > 1:
        return turn + actions - 1, 0, True
    return turn, speed if moved else 0, True


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
