"""A new adventure's file: commented, small, and legal on any board, to be changed line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from generator.errors import ContentError, Finding
from generator.games.dragon_strike.adventures.check_time import hours
from generator.games.dragon_strike.adventures.fields import Level, Setting
from generator.games.dragon_strike.adventures.file import (
    AdventureFile,
    ChestEntry,
    GoalStep,
    HeroCount,
    Item,
    RoomEntry,
)
from generator.games.dragon_strike.adventures.ground import flood
from generator.games.dragon_strike.boards.board import GameBoard, Room
from generator.games.dragon_strike.boards.file import RoomKind
from generator.games.dragon_strike.boards.legend import Barrier, Terrain
from generator.games.dragon_strike.boards.squares import Square, distance
from generator.games.dragon_strike.boards.state import BoardState
from generator.games.dragon_strike.boards.steps import may_leave
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.i18n.texts import Texts

HEROES = HeroCount(least=2, most=4)
COLUMN = 44
"""Where remarks begin."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts of a new adventure go: start and exit squares, a room, a chest, a monster and a trap in it."""

    starts: tuple[Square, ...]
    exits: tuple[Square, ...]
    room: Room
    chest: Square
    monster: Square
    trap: Square


def plan(board: GameBoard) -> Plan:
    """A plan that is legal on a board: from its last start arrow into the nearest room that needs no secret door.

    Raises ContentError for a board without a start arrow, or without such a room.
    """
    state = BoardState(open=frozenset(edge for edge, door in board.door_of.items() if door.kind is not Barrier.SECRET))
    if board.starts:
        arrow = board.starts[-1].square
        seen = flood(board, state, [arrow])
        near = sorted(seen, key=lambda at: (distance(arrow, at), at.row, at.column))
        good = [at for at in near if board.terrain[at] in (Terrain.FLOOR, Terrain.ROAD)]
        starts = tuple(sorted(at for at in good if board.area.get(at) == board.area.get(arrow)))
        starts = tuple(sorted(sorted(starts, key=lambda at: (distance(arrow, at), at))[: HEROES.most]))
        exits = tuple(at for at in starts if may_leave(board, BoardState(), at))
        rooms = [room for room in board.rooms.values() if room.kind is RoomKind.ROOM and not room.squares & set(starts)]
        rooms.sort(key=lambda room: (min(distance(arrow, at) for at in room.squares), room.letter))
        for room in rooms:
            free = sorted(
                at for at in room.squares & seen if board.terrain[at] is Terrain.FLOOR and at not in board.boulders
            )
            if exits and len(free) >= 4:
                return Plan(starts, exits, room, free[0], free[-1], free[len(free) // 2])
    raise ContentError([Finding("no-start", f"the board {board.id} has no start from which a room can be come to")])


def starting_file(
    content: DragonStrikeContent, board: GameBoard, texts: Mapping[str, Texts], name: str, shown_as: str
) -> str:
    """The text of a new adventure's file; ``name`` is its title, if any, and ``shown_as`` the file in its remarks.

    ``texts`` are those of the languages that it is written in; remarks are in the first.
    """
    made = plan(board)
    first = next(iter(texts.values()))
    start = _start(content, board, made)

    def remark(line: str, key: str) -> str:
        return f"{line.ljust(COLUMN)} # {first(f'adventures.new.file.{key}')}"

    letter = made.room.letter
    lines = [
        f"# {first('adventures.new.file.head', file=shown_as)}",
        f"# {first('adventures.new.file.see', file=shown_as, at=str(made.starts[0]))}",
        remark(f"setting: {board.id}", "setting"),
        remark(f"level: {Level.EASY}", "level"),
        remark(f"heroes: {{least: {HEROES.least}, most: {HEROES.most}}}", "heroes"),
        "party: [warrior, dwarf]",
        remark(f"treasures: {content.tables.rules.starting_treasures}", "treasures"),
        remark(f"hourglass: {start}", "hourglass"),
        remark(f"start: {_listed(made.starts)}", "start"),
        remark(f"exit: {_listed(made.exits)}", "exit"),
        remark("items:", "items"),
        "  treasure: {marker: seal}",
        remark("doors: []", "doors"),
        remark("rooms:", "rooms"),
        f"  {letter}:",
        remark("    monsters:", "monster"),
        f"      - {{id: guard, monster: orc, at: {made.monster}, carries: [random]}}",
        remark("    chests:", "chest"),
        f"      - {{at: {made.chest}, holds: [treasure]}}",
        remark(f"    traps: [{made.trap}]", "traps"),
        remark("goal:", "goal"),
        "  - take: treasure",
        remark(f"languages: [{', '.join(texts)}]", "languages"),
        "words:",
    ]
    for code, words in texts.items():
        lines += _words(words, code, letter, name)
    return "\n".join(lines) + "\n"


def _words(texts: Texts, code: str, letter: str, name: str) -> Sequence[str]:
    """The words of the new adventure in one language."""

    def t(key: str, **figures: str) -> str:
        return _quoted(str(texts(f"adventures.new.{key}", **figures)))

    return [
        f"  {code}:",
        f"    title: {_quoted(name) if name else t('title')}",
        f"    introduction: {t('introduction')}",
        f"    goal: {t('goal', room=letter)}",
        f"    win: {t('win')}",
        f"    dragon: {t('dragon')}",
        "    items:",
        f"      treasure: {t('item')}",
        "    rooms:",
        f"      {letter}:",
        f"        name: {t('room')}",
        f"        aloud: {t('aloud')}",
        f"        master: {t('master')}",
        "    says:",
        f"      guard: [{t('says')}]",
    ]


def _start(content: DragonStrikeContent, board: GameBoard, made: Plan) -> int:
    """Where the hourglass starts in the new adventure."""
    file = AdventureFile(
        setting=Setting(board.id),
        level=Level.EASY,
        heroes=HEROES,
        start=tuple(map(str, made.starts)),
        exit=tuple(map(str, made.exits)),
        items={"treasure": Item()},
        rooms={made.room.letter: RoomEntry(chests=(ChestEntry(at=str(made.chest), holds=("treasure",)),))},
        goal=(GoalStep(take="treasure"),),
    )
    found = hours(content, board, file)
    assert found is not None  # the plan was made along a way that is open
    return found.advised


def _listed(squares: Sequence[Square]) -> str:
    return f"[{', '.join(map(str, squares))}]"


def _quoted(text: str) -> str:
    """A text as YAML writes it in quotes."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
