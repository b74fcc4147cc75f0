"""Checks of time: where the hourglass starts, against the fastest line of play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.errors import Finding, Severity
from generator.games.dragon_strike.adventures.file import AdventureFile
from generator.games.dragon_strike.adventures.line import fastest_turns, slowest
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.rules.hourglass import fits, start_space
from generator.source.reader import Source


@dataclass(frozen=True, slots=True)
class Hours:
    """The fastest line of play in turns, what the rules make of it, and the start that is played with."""

    fastest: int
    advised: int
    start: int


def hours(content: DragonStrikeContent, board: GameBoard, file: AdventureFile) -> Hours | None:
    """Where the hourglass starts (Expanding Play); None if there is no way to win. No start lies off the track."""
    fastest = fastest_turns(content, board, file)
    if fastest is None:
        return None
    advised = min(start_space(content.tables.rules, fastest), content.tables.time_track.spaces)
    return Hours(fastest, advised, file.hourglass if file.hourglass is not None else advised)


def check_time(
    content: DragonStrikeContent, board: GameBoard, file: AdventureFile, source: Source, *, partly: bool = False
) -> Iterator[Finding]:
    """A goal that cannot be reached, and a start of the hourglass that is not what the rules advise.

    ``partly`` says that faulty parts of the goal have been left out, so that only too little time can be told.
    """
    found = hours(content, board, file)
    track, margin = content.tables.time_track, content.tables.rules.hourglass_margin
    if found is None:
        if partly:
            return
        hint = "see that doors, stairs and cliffs leave a way from the start through the goal to an exit"
        yield Finding("unreachable-goal", "the goal cannot be reached", source.place(("goal",), key=True), hint=hint)
        return
    where = source.place(("hourglass",))
    line = f"the fastest line of play takes {found.fastest} turns for a hero of Speed {slowest(content, file)}"
    if not fits(track, found.start):
        message, hint = f"the hourglass cannot start at {found.start}", f"the track has the spaces 1 to {track.spaces}"
        yield Finding("off-track", message, where, hint=hint)
    elif found.start < found.fastest:
        hint = f"{line}; start it at {found.advised}"
        yield Finding(
            "too-little-time", f"the dragon comes after {found.start} turns, too soon to win", where, hint=hint
        )
    elif (found.start < found.advised or (found.start > found.advised and not partly)) and not _made_up_for(
        content, file, found
    ):
        hint = f"{line}, and {margin} more make {found.advised}"
        if found.start < found.advised:
            hint += f"; or keep it short and give each hero {content.tables.rules.starting_treasures + 1} treasures"
        message = f"the hourglass starts at {found.start}, not at {found.advised}"
        yield Finding("hourglass", message, where, Severity.WARNING, hint)


def _made_up_for(content: DragonStrikeContent, file: AdventureFile, found: Hours) -> bool:
    """Whether a short time is made up for with more treasure cards than usual (Expanding Play)."""
    return found.start < found.advised and file.treasures > content.tables.rules.starting_treasures
