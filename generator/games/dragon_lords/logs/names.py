"""Misspelt names of dragons in a turn: each is told once, and taken for the name that it comes nearest to."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from typing import TypeVar

from generator.games.dragon_lords.logs.fields import NOBODY
from generator.games.dragon_lords.logs.model import Breath, Combat, Entry, Fighter, RiderAction, Turn
from generator.games.dragon_lords.logs.replay import Loc, TurnInPlay

R = TypeVar("R", Breath, RiderAction)

NEAR = 0.5
"""How alike two names must be, from 0 to 1."""


def spelt(turn: TurnInPlay) -> Turn:
    """The turn with misspelt names put right and told; a name that is near to none stays as it is."""
    dragons: dict[str, Entry] = {}
    for written, entry in turn.record.dragons.items():
        taken = {*turn.record.dragons, *dragons}
        name = _nearest(turn, written, turn.entry_loc(written), taken, on_key=True)
        if name != written:
            turn.misspelt[name] = written
        dragons[name] = _entry(turn, name, entry)
    fights = tuple(_combat(turn, index, combat) for index, combat in enumerate(turn.record.close_combat))
    return turn.record.model_copy(update={"dragons": dragons, "close_combat": fights})


def _nearest(turn: TurnInPlay, name: str, loc: Loc, taken: Collection[str] = (), *, on_key: bool = False) -> str:
    """The dragon that a name means. ``taken`` are the names that a misspelt one cannot mean."""
    dragons = turn.replay.dragons
    if name in dragons or name.strip().lower() in NOBODY:
        return name
    free = {dragon.casefold(): dragon for dragon in dragons if dragon not in taken}
    near = get_close_matches(name.strip().casefold(), free, n=1, cutoff=NEAR)
    if not near:
        return name
    turn.in_play(name, "", loc, on_key=on_key, meant=free[near[0]])
    return free[near[0]]


def _entry(turn: TurnInPlay, name: str, entry: Entry) -> Entry:
    loc = turn.entry_loc(name)
    changes = {
        "breath": _aimed(turn, entry.breath, (*loc, "breath")),
        "rider": _aimed(turn, entry.rider, (*loc, "rider")),
    }
    return entry.model_copy(update=changes)


def _aimed(turn: TurnInPlay, record: R | None, loc: Loc) -> R | None:
    if record is None:
        return None
    return record.model_copy(update={"target": _nearest(turn, record.target, (*loc, "target"))})


def _combat(turn: TurnInPlay, index: int, combat: Combat) -> Combat:
    loc = (*turn.loc, "close_combat", index)
    attacker = _fighter(turn, combat.attacker, combat.defender, (*loc, "attacker", "dragon"))
    defender = _fighter(turn, combat.defender, attacker, (*loc, "defender", "dragon"))
    return combat.model_copy(update={"attacker": attacker, "defender": defender})


def _fighter(turn: TurnInPlay, fighter: Fighter, opponent: Fighter, loc: Loc) -> Fighter:
    return fighter.model_copy(update={"dragon": _nearest(turn, fighter.dragon, loc, (opponent.dragon,))})
