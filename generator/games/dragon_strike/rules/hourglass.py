"""The time track: where the hourglass starts, and how long it has to go."""

from __future__ import annotations

from generator.errors import ContentError, Finding
from generator.games.dragon_strike.model.box import TimeTrack
from generator.games.dragon_strike.model.rules import RuleFigures


def start_space(rules: RuleFigures, fastest: int) -> int:
    """The space for the hourglass: the turns of the fastest line of play, and some more (Expanding Play).

    The number is that of the rounds until the dragon comes; a track may be too short for it (see :func:`fits`).
    """
    return fastest + rules.hourglass_margin


def fits(track: TimeTrack, start: int) -> bool:
    """Whether a start lies on the track."""
    return 1 <= start <= track.spaces


def rounds_left(track: TimeTrack, start: int, rounds: int, shifts: int = 0) -> int:
    """The rounds until the dragon comes, after so many Dragon Master's turns (Using the Time Track).

    ``shifts`` are the spaces that cards have moved the hourglass toward the dragon, or (negative) away from it;
    it never goes back beyond the first space of the track. Raises ContentError for a start off the track.
    """
    if not fits(track, start):
        message = f"the hourglass cannot start at {start}"
        raise ContentError([Finding("off-track", message, hint=f"the track has the spaces 1 to {track.spaces}")])
    return min(max(start - rounds - shifts, 0), track.spaces)


def dragon_round(start: int) -> int:
    """The round at whose end the dragon enters the board (Using the Time Track)."""
    return start
