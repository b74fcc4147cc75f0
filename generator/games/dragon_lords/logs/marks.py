"""Points that a player spreads over a dragon's sections: their sum, and whether the sections have room for them."""

from __future__ import annotations

from collections.abc import Mapping

from generator.games.dragon_lords.logs.replay import Loc, TurnInPlay
from generator.games.dragon_lords.model.options import Section
from generator.games.dragon_lords.rules.tally import plain


def judge_marks(
    turn: TurnInPlay, who: str, marks: Mapping[Section, int], points: int, room: Mapping[Section, int], loc: Loc
) -> None:
    """Findings if the marks do not come to the points (or to all the room there is), or overfill a section.

    ``loc`` leads to the marks.
    """
    owed = min(points, sum(room.values()))
    spread = sum(marks.values())
    if spread != owed:
        turn.note("wrong-marks", who, f"the marks come to {spread} points, but there are {owed} to mark", loc)
    for section, number in marks.items():
        if number > room[section]:
            message = f"{number} points are marked on the {plain(section)}, which has {room[section]} for them"
            turn.note("wrong-marks", who, message, (*loc, section))
