"""The goal of an adventure as tasks: where heroes must stand for each, and how many actions it takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from generator.games.dragon_strike.adventures.fields import square
from generator.games.dragon_strike.adventures.file import AdventureFile, GoalStep, MonsterEntry
from generator.games.dragon_strike.adventures.ground import all_open, beside, lying_items
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.boards.squares import Square
from generator.games.dragon_strike.content import DragonStrikeContent


@dataclass(frozen=True, slots=True)
class Task:
    """Something to do on one of some squares: its actions, or (leaving the board) its spaces."""

    squares: frozenset[Square]
    actions: int = 0
    spaces: int = 0


def tasks_of(
    content: DragonStrikeContent, board: GameBoard, file: AdventureFile, keys: tuple[str, ...] = ()
) -> tuple[Task, ...]:
    """What heroes must do in turn: get ``keys`` that they need, then every step of the goal, then leave the board."""
    steps = (*(GoalStep(take=key) for key in keys), *file.goal)
    slain: set[str] = set()
    found = [task for step in steps for task in _tasks(content, board, file, step, slain)]
    return (*found, Task(frozenset(square(name) for name in file.exit), spaces=1))


def _tasks(
    content: DragonStrikeContent, board: GameBoard, file: AdventureFile, step: GoalStep, slain: set[str]
) -> Iterator[Task]:
    state = all_open(board, file)

    def near(at: str | Square) -> frozenset[Square]:
        return beside(board, state, square(at) if isinstance(at, str) else at)

    if step.reach is not None:
        yield Task(near(step.reach) if step.use else frozenset({square(step.reach)}))
    elif step.question is not None:
        yield Task(near(file.named()[step.question].at), actions=1)
    elif step.slay is not None:
        monster = file.named()[step.slay]
        slain.add(step.slay)
        yield Task(near(monster.at), actions=blows(content, file, monster))
    elif step.take is not None:
        yield from _taking(content, file, step.take, slain, near)


def _taking(
    content: DragonStrikeContent,
    file: AdventureFile,
    item: str,
    slain: set[str],
    near: Callable[[str | Square], frozenset[Square]],
) -> Iterator[Task]:
    """How an item is got: its marker is picked up, a chest or a hiding place searched, its bearer killed first."""
    for name, at in lying_items(file):
        if name == item:
            yield Task(near(at))
            return
    for _, _, chest in file.chests():
        if item in chest.holds:
            yield Task(near(chest.at), actions=1 + chest.locked)
            return
    for _, _, hiding in file.hidden():
        if item in hiding.holds:
            yield Task(near(hiding.at), actions=1)
            return
    for _, _, monster in file.monsters():
        if item in monster.carries:
            free = monster.asleep or monster.id in slain
            yield Task(near(monster.at), actions=1 + (0 if free else blows(content, file, monster)))
            return


def blows(content: DragonStrikeContent, file: AdventureFile, monster: MonsterEntry) -> int:
    """The rounds in which all heroes of the smallest party together kill a monster, every blow a hit."""
    hit_points = content.monster(monster.monster).hit_points
    each_round = file.heroes.least * content.tables.rules.hit_damage
    return -(-hit_points // each_round)
