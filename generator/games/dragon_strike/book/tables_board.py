"""The tables of the ground, and of what stands between two spaces and what that stops, as the rules tell it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from generator.book.blocks import TableData
from generator.games.dragon_strike.boards.legend import Barrier
from generator.games.dragon_strike.boards.passage import Passage, barred
from generator.games.dragon_strike.boards.state import PRINTED
from generator.games.game import Job

#: What a passage of a kind is shown for each barrier as it is printed, and for doors and gates that stand open.
CLOSED = {
    "wall": Barrier.WALL,
    "windows": Barrier.WINDOWS,
    "door": Barrier.DOOR,
    "portcullis": Barrier.PORTCULLIS,
    "low-wall": Barrier.LOW_WALL,
}
OPEN = {"open-door": Barrier.DOOR, "raised": Barrier.PORTCULLIS}
SHOWN = (Passage.WALK, Passage.BLOW, Passage.MAGIC, Passage.SIGHT)
GROUNDS = ("floor", "forest", "water", "boulder", "cliff", "stairs", "solid")


def barriers(job: Job) -> TableData:
    """What stands between two spaces, and what it stops: the rules are asked on the boards of the game."""
    t = job.texts
    rows = []
    for name in ("wall", "windows", "door", "open-door", "portcullis", "raised", "low-wall"):
        is_open = name in OPEN
        kind = OPEN[name] if is_open else CLOSED[name]
        rows.append((t(f"rulebook.barriers.{name}"), *(cell(job, kind, each, is_open) for each in SHOWN)))
    head = (t("rulebook.tables.barrier"), *(t(f"rulebook.tables.passages.{each}") for each in SHOWN))
    return TableData(head, tuple(rows), (3, 1, 1, 1, 1))


def cell(job: Job, kind: Barrier, passage: Passage, is_open: bool) -> str:
    """Whether the first barrier of a kind on any board stops a passage, in words."""
    boards = job.content.boards.boards.values()
    board, edge = next((b, e) for b in boards for e, barrier in b.barriers.items() if barrier is kind)
    state = PRINTED.opened((edge,)) if is_open else PRINTED
    return job.texts(f"rulebook.tables.{'stops' if barred(board, state, edge, passage) else 'lets'}")


def grounds(job: Job) -> TableData:
    """The ground in brief: on foot, sight, in the air."""
    t, rules = job.texts, job.content.tables.rules
    figures = {
        "cost": t.count("words.spaces", job.content.boards.figures.forest_cost),
        "climb": t.count("words.spaces", rules.feats.climb_spaces),
    }
    rows = tuple(
        (
            f"**{t(f'rulebook.terrain.{ground}.name')}**",
            *(t(f"rulebook.terrain.{ground}.{part}", **figures) for part in ("feet", "eyes", "air")),
        )
        for ground in GROUNDS
    )
    head = tuple(t(f"rulebook.tables.{key}") for key in ("terrain", "feet", "eyes", "air"))
    return TableData(head, rows, (2, 3, 3, 3), frozenset({0, 1, 2, 3}), wide=True)


BOARD_TABLES: Mapping[str, Callable[[Job], TableData]] = {"barriers": barriers, "terrain-list": grounds}
