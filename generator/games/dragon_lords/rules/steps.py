"""The steps of a move, and the short notation that players write them in: ``F7 C3``, ``R1``, ``BL``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum, StrEnum

from generator.games.dragon_lords.model.building import TURNS
from generator.games.dragon_lords.rules.hexes import DEGREES


class StepKind(StrEnum):
    """What a step does (3. Movement, Advanced 3. Movement)."""

    FORWARD = "forward"
    CLIMB = "climb"
    DIVE = "dive"
    TURN = "turn"
    BANK = "bank"
    TAKE_OFF = "take-off"
    LAND = "land"


class Side(IntEnum):
    """To the left or to the right; times hexsides, it is a turn clockwise."""

    LEFT = -1
    RIGHT = 1


@dataclass(frozen=True, slots=True)
class Step:
    """One step as it is written: ``count`` hexes, hexsides (of a turn) or banks; turns and banks have a side."""

    kind: StepKind
    count: int = 1
    side: Side | None = None

    def __str__(self) -> str:
        """The notation of the step."""
        side = "" if self.side is None else "L" if self.side is Side.LEFT else "R"
        letter = _LETTERS[self.kind]
        if self.kind is StepKind.TURN:
            return f"{side}{self.count}"
        return f"{letter}{side}" + (str(self.count) if self.kind in _STRETCHES or self.count > 1 else "")


_LETTERS = {
    StepKind.FORWARD: "F",
    StepKind.CLIMB: "C",
    StepKind.DIVE: "D",
    StepKind.TURN: "",
    StepKind.BANK: "B",
    StepKind.TAKE_OFF: "T",
    StepKind.LAND: "G",
}
_STRETCHES = (StepKind.FORWARD, StepKind.CLIMB, StepKind.DIVE)
_KINDS = {letter: kind for kind, letter in _LETTERS.items() if letter}
_NOTATION = re.compile(r"(?P<letter>[FCDTG])(?P<hexes>[1-9][0-9]?)?|(?P<bank>B)?(?P<side>[LR])(?P<times>[1-9][0-9]*)?")

MOST_SIDES = max(TURNS) // DEGREES
"""The hexsides of the widest turn (Turning)."""

HELP = "write F3 (forward), C2 (climb), D1 (dive), L1 or R2 (turn by hexsides), BL or BR (bank), T (take off), G (land)"


def read_step(text: str) -> Step:
    """The step that is written as ``text``; a bare number goes forward, capitals do not matter.

    Turns may be written in hexsides (``R2``) or degrees (``R120``). Raises ValueError with what would be right.
    """
    word = text.strip().upper()
    match = _NOTATION.fullmatch(f"F{word}" if word.isdigit() else word)
    if match is None:
        raise ValueError(f"“{text.strip()}” is no step; {HELP}")
    if match["letter"]:
        return _plain_step(text, _KINDS[match["letter"]], match["hexes"])
    side = Side.LEFT if match["side"] == "L" else Side.RIGHT
    times = int(match["times"] or 1)
    if match["bank"]:
        if times > 99:
            raise ValueError(f"“{text.strip()}” banks too often")
        return Step(StepKind.BANK, times, side)
    sides = times // DEGREES if times in TURNS else times
    if sides > MOST_SIDES:
        raise ValueError(f"“{text.strip()}” turns too far; write {_turns()} hexsides, or {_degrees()} degrees")
    return Step(StepKind.TURN, sides, side)


def read_move(text: str) -> tuple[Step, ...]:
    """The steps of a whole move, with spaces or commas between them. Raises ValueError at the first that is none."""
    return tuple(read_step(word) for word in text.replace(",", " ").split())


def written(steps: tuple[Step, ...]) -> str:
    """The notation of a whole move."""
    return " ".join(str(step) for step in steps)


def _plain_step(text: str, kind: StepKind, hexes: str | None) -> Step:
    if hexes is not None and kind not in _STRETCHES:
        letter = _LETTERS[kind]
        raise ValueError(
            f"“{text.strip()}” has a number too many; write {letter}, and what follows as steps of its own"
        )
    return Step(kind, int(hexes or 1))


def _turns() -> str:
    return " or ".join(str(sides) for sides in range(1, MOST_SIDES + 1))


def _degrees() -> str:
    return " or ".join(str(angle) for angle in TURNS)
