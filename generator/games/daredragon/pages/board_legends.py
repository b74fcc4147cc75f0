"""What low health does, beside the track: outside it to the daredevils, inside it to the parts of the dragon."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from generator.games.daredragon.art.marks import mark
from generator.games.daredragon.content_checks_board import near
from generator.games.daredragon.content_text import signed, step_text
from generator.games.daredragon.model_board import HealthField, TableSide
from generator.games.daredragon.pages.edition import Edition
from generator.games.daredragon.pages.spots import along, field_box, turned
from generator.games.daredragon.rules.health import daredevil_steps, hand_limit, part_steps, part_warm_up
from generator.kit.easel import Easel
from generator.scene.geometry import Box
from generator.scene.nodes import Node

#: In mm: from the track to its bracket, the ticks at its ends, from the bracket to the words, between two lines.
OFF_TRACK = 1.2
TICK = 1.0
OFF_BRACKET = 0.9
LINE = 3.7
MARK = 3.2

Words = tuple[str, ...]


@dataclass(frozen=True)
class Side:
    """One side's legends: what health does in words, the caption, mark and colour, outside or inside the track."""

    words: Callable[[Edition, int], Words]
    caption: str
    mark: str
    color: str
    outside: bool


def daredevil_words(edition: Edition, health: int) -> Words:
    """What that many health points do to a daredevil."""
    effects, say = edition.content.figures.health, edition.texts
    limit, steps = hand_limit(effects, health), daredevil_steps(effects, health)
    hand = say("board.hand", n=say.count("words.cards", limit)) if limit else say("board.no-cards")
    return (say("board.damage", steps=step_text(steps)), hand) if steps else (hand,)


def part_words(edition: Edition, health: int) -> Words:
    """What that many health points do to a part of the dragon."""
    effects, say = edition.content.figures.health, edition.texts
    steps, turns = part_steps(effects, health), part_warm_up(effects, health)
    damage = [say("board.damage", steps=step_text(steps))] if steps else []
    return (*damage, say("board.warm-up", turns=signed(turns))) if turns else tuple(damage)


SIDES = (
    Side(daredevil_words, "board.daredevils", "standing", "ink", True),
    Side(part_words, "board.dragon-rows", "claw-attack", "lead", False),
)


@dataclass(frozen=True)
class Stretch:
    """Neighbouring fields along one side that do the same."""

    side: TableSide
    box: Box
    words: Words


def legends(edition: Edition) -> Iterator[Node]:
    """All legends."""
    for kind in SIDES:
        captioned = False
        for stretch in stretches(edition, kind):
            words = stretch.words if captioned else (edition.texts(kind.caption), *stretch.words)
            captioned = True
            yield legend(edition, kind, stretch, words)


def stretches(edition: Edition, kind: Side) -> Iterator[Stretch]:
    """The stretches of the track that have something to say, from the lowest health on."""
    board = edition.content.board
    fields = [field for field in board.health_fields if kind.outside or not is_corner(edition, field)]
    told = [(field, kind.words(edition, field.health)) for field in fields]
    for (side, words), group in groupby(told, lambda pair: (pair[0].side, pair[1])):
        boxes = [field_box(field, board.health_field) for field, _ in group]
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
        if words:
            yield Stretch(side, Box(x, y, right - x, bottom - y), words)


def is_corner(edition: Edition, field: HealthField) -> bool:
    """Whether the inner edge of a field belongs to the next field, round the corner."""
    board = edition.content.board
    box = field_box(field, board.health_field)
    dx, dy = {
        TableSide.LEFT: (box.width, 0.0),
        TableSide.RIGHT: (-box.width, 0.0),
        TableSide.TOP: (0.0, box.height),
        TableSide.BOTTOM: (0.0, -box.height),
    }[field.side]
    return any(near(other.x, field.x + dx) and near(other.y, field.y + dy) for other in board.health_fields)


def legend(edition: Edition, kind: Side, stretch: Stretch, words: Words) -> Node:
    """A bracket along a stretch and the words beyond it, drawn around the middle of the stretch and turned."""
    easel = edition.easel()
    length, depth = along(stretch.box, stretch.side)
    out = 1 if kind.outside else -1
    y = out * (depth / 2 + OFF_TRACK)
    half = length / 2 - 0.8
    easel.line(-half, y, half, y, "outline", kind.color)
    for x in (-half, half):
        easel.line(x, y, x, y - out * TICK, "outline", kind.color)
    lines = joined(easel, words, length)
    first = y + OFF_BRACKET + 2.2 if kind.outside else y - OFF_BRACKET - LINE * (len(lines) - 1)
    for index, line in enumerate(lines):
        lead = MARK + 1.2 if index == 0 else 0.0
        width = easel.width(line, "board_note") + lead
        baseline = first + index * LINE
        if lead:
            palette_box = Box(-width / 2, baseline - 2.7, MARK, MARK)
            easel.add(mark(kind.mark, palette_box))
        easel.label(line, -width / 2 + lead, baseline, "board_note", color=kind.color)
    name = "legend-daredevils" if kind.outside else "legend-dragon"
    return turned(easel.nodes, stretch.side, stretch.box.cx, stretch.box.cy, name)


def joined(easel: Easel, words: Sequence[str], length: float) -> list[str]:
    """The words on one line if they fit the stretch, else a line each. A caption keeps its place in front."""
    caption, rest = (words[0], words[1:]) if words[0].endswith(":") else ("", words)
    line = " ".join(part for part in (caption, ", ".join(rest)) if part)
    if easel.width(line, "board_note") + MARK + 1.2 <= length:
        return [line]
    return list(words)
