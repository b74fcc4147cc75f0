"""Values of a game log that have a notation of their own: hexes, moves, speeds, rolls with their re-rolls."""

from __future__ import annotations

import re
from collections.abc import Sized
from typing import Annotated, Any, TypeVar

from pydantic import BeforeValidator, Field, PlainValidator, WithJsonSchema

from generator.games.dragon_lords.rules.hex_numbers import HIGHEST, hex_of
from generator.games.dragon_lords.rules.hexes import Hex
from generator.games.dragon_lords.rules.initiative import Rolls
from generator.games.dragon_lords.rules.ruleset import ADVANCED, BASIC, RuleSet
from generator.games.dragon_lords.rules.steps import Side, Step, StepKind, read_move, read_step
from generator.source.model import Problem, Problems, problem
from generator.source.schemamarks import Also, Demands

V = TypeVar("V", bound=Sized)

Number = Annotated[int, Field(ge=0, le=999)]
"""A roll or a number of points. Whether dice can show it is for the replay, which knows the dice."""

GROUND = frozenset({"gr", "ground"})
"""How a log says that a dragon stays on the ground (Advanced 2. Record Speed)."""

NOBODY = frozenset({"none", "x"})
"""How a log says that nobody is breathed at (4. Record Breath Target)."""

_ROLLS = re.compile(r"[0-9]{1,2}(?:\s*/\s*[0-9]{1,2})*")


def _read_hex(value: Any) -> Hex:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < (HIGHEST + 1) ** 2:
        value = f"{value:04d}"
    if not isinstance(value, str):
        raise ValueError("write a hex by its four digits, such as 0312")
    return hex_of(value.strip())


def _read_steps(value: Any) -> tuple[Step, ...]:
    if not isinstance(value, list):
        return read_move(_text_of(value))
    steps: list[Step] = []
    problems: list[Problem] = []
    for index, item in enumerate(value):
        try:
            steps.extend(read_move(_text_of(item)) if isinstance(item, str) else [read_step(_text_of(item))])
        except ValueError as error:
            problems.append(problem("wrong-step", str(error), index))
    if problems:
        raise Problems(*problems)
    return tuple(steps)


def _read_turn(value: Any) -> Step:
    step = read_step(_text_of(value))
    if step.kind is not StepKind.TURN:
        raise ValueError(f"“{value}” is no turn; write L1 or R2, in hexsides to the left or right")
    return step


def _text_of(value: Any) -> str:
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return str(value)
    raise ValueError("write a move as a list of steps, such as [F7, C3, R1]")


def _read_speed(value: Any) -> int | None:
    if isinstance(value, str) and value.strip().lower() in GROUND:
        return None
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= HIGHEST:
        return value
    raise ValueError("write the speed as a whole number, or GR for a dragon that stays on the ground")


def _read_rolls(value: Any) -> Rolls:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= HIGHEST:
        return (value,)
    if isinstance(value, str) and _ROLLS.fullmatch(value.strip()):
        return tuple(int(roll) for roll in value.split("/"))
    raise ValueError("write a roll as a whole number, and rolls again after a stroke: 8/9")


def _something(value: V) -> V:
    if not value:
        raise Problems(problem("too-short", "there must be at least one"))
    return value


FILLED = Demands(_something, {"minItems": 1, "minProperties": 1})
"""A list or a group that must hold something. (A least length as such would also complain of items that are wrong.)"""


def clockwise(turn: Step) -> int:
    """A turn in hexsides clockwise."""
    return turn.count * (turn.side or Side.RIGHT)


def _read_rules(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    named = _SETS.get(value.strip().lower())
    if named is None:
        raise ValueError("write basic, advanced, or a group of switches such as {advanced: true, tactics: true}")
    return named


_SETS = {"basic": BASIC, "advanced": ADVANCED}
RulesField = Annotated[RuleSet, BeforeValidator(_read_rules), Also({"enum": list(_SETS)})]
"""The rules of a game: the name of a set without options, or switches."""

_HEX = {
    "anyOf": [
        {"type": "string", "title": 'hex, such as `"0312"`', "pattern": "^[0-9]{4}$"},
        {"type": "integer", "minimum": 0},
    ]
}
HexField = Annotated[Hex, PlainValidator(_read_hex), WithJsonSchema(_HEX)]
"""A hex by the four digits of the map: column and row."""

_MOVE = {
    "anyOf": [
        {"type": "array", "items": {"type": ["string", "integer"], "title": "step, such as `F7`"}},
        {"type": "string", "title": "steps in one text, such as `F7 R1`"},
    ]
}
MoveField = Annotated[tuple[Step, ...], PlainValidator(_read_steps), WithJsonSchema(_MOVE)]
"""A move: a list of steps, or all of them in one text."""

_TURN = {"type": "string", "title": "turn, such as `R2`", "pattern": "^ *[LRlr][1-3]? *$"}
TurnField = Annotated[Step, PlainValidator(_read_turn), WithJsonSchema(_TURN)]
"""A turn to the left or right: L1, R2."""

_SPEED = {"anyOf": [{"type": "integer", "minimum": 0, "maximum": HIGHEST}, {"enum": ["GR", "gr", "Gr", "ground"]}]}
SpeedField = Annotated[int | None, PlainValidator(_read_speed), WithJsonSchema(_SPEED)]
"""A speed in movement points; none for a dragon that stays on the ground."""

_AGAIN = {"type": "string", "title": "rolls, such as `8/9`", "pattern": f"^ *{_ROLLS.pattern} *$"}
_ROLL = {"anyOf": [{"type": "integer", "minimum": 0, "maximum": HIGHEST}, _AGAIN]}
RollsField = Annotated[Rolls, PlainValidator(_read_rolls), WithJsonSchema(_ROLL)]
"""A roll, and those that followed it because it had to be repeated."""
