"""Points that a player spreads over a dragon's sections: their sum, and whether the sections have room for them."""

from __future__ import annotations

from collections.abc import Mapping

from generator.games.dragon_lords.logs.replay import Loc, TurnInPlay
from generator.games.dragon_lords.model.options import Section
from generator.games.dragon_lords.rules.tally import many, plain


def judge_marks(
    turn: TurnInPlay, who: str, marks: Mapping[Section, int], points: int, room: Mapping[Section, int], loc: Loc
) -> None:
    """Findings if the marks do not come to the points (or to all the room there is), or overfill a section.

    ``loc`` leads to the marks.
    """
    owed = min(points, sum(room.values()))
    spread = sum(marks.values())
    if spread != owed:
        turn.note(
            "wrong-marks", who, f"the marks come to {many(spread, 'point')}, but it is {owed} that must be marked", loc
        )
    for section, number in marks.items():
        if number > room[section]:
            message = f"{many(number, 'point')} marked on the {plain(section)}, which has room for {room[section]}"
            turn.note("wrong-marks", who, message, (*loc, section))
