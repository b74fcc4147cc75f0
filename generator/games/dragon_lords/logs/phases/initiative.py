"""The initiative phase of a log: rolls, ties, and the order in which the dragons moved."""

from __future__ import annotations

from generator.games.dragon_lords.logs.replay import TurnInPlay
from generator.games.dragon_lords.rules.initiative import Rolls, counted, move_order, surplus_rolls, ties
from generator.games.dragon_lords.rules.powers import powers_now


def replay_initiative(turn: TurnInPlay) -> list[str]:
    """Judge the rolls of a turn and give the order of movement (1. Initiative, Movement Order)."""
    replay = turn.replay
    for name, entry in turn.entries_in_play():
        for roll in entry.initiative:
            turn.rolled(replay.tables.initiative.dice, roll, name, "initiative", (*turn.entry_loc(name), "initiative"))
        dragon = replay.dragons[name]
        rating = powers_now(replay.tables, dragon).rating
        turn.initiative[name] = counted(replay.tables, replay.rules, entry.initiative, rating, dragon.scars.dazed)
    _judge_ties(turn)
    order = move_order(turn.initiative)
    return _recorded_order(turn, order) if turn.record.order else order


def _judge_ties(turn: TurnInPlay) -> None:
    for group in ties(turn.initiative):
        last = max(group, key=lambda name: turn.replay.source.place((*turn.entry_loc(name), "initiative")))
        rolls = min((turn.entries[name].initiative for name in group), key=len)
        message = f"{_listed(group)} are tied at {_written(rolls)}"
        hint = f"let them roll again, and write both rolls: {_written(rolls)}/…"
        turn.note("unsettled-tie", "", message, (*turn.entry_loc(last), "initiative"), hint)
    for name in surplus_rolls(turn.initiative):
        written = _written(turn.entries[name].initiative)
        message = f"initiative {written} has a roll too many: nobody else was tied with it"
        turn.note("needless-roll", name, message, (*turn.entry_loc(name), "initiative"))


def _recorded_order(turn: TurnInPlay, order: list[str]) -> list[str]:
    """The order that the log gives, if it is one of all dragons in play and the rules allow it; else the rolls'."""
    recorded, loc = list(turn.record.order), (*turn.loc, "order")
    if sorted(recorded) != sorted(order):
        turn.note("wrong-order", "", f"the order must name each dragon in play once: {', '.join(order)}", loc)
        return order
    if turn.replay.rules.advanced or turn.replay.rules.moving_early:
        return recorded
    for early, due in zip(recorded, order, strict=True):
        if early != due and turn.initiative[early] != turn.initiative[due]:
            theirs, its = _written(turn.initiative[due]), _written(turn.initiative[early])
            message = f"moves before {due}, but has initiative {its} and {due} {theirs}"
            hint = "moving early is an advanced rule: rules: {advanced: true}, or {moving_early: true} alone"
            turn.note("wrong-order", early, message, (*loc, recorded.index(early)), hint)
            break
    return recorded


def _written(rolls: Rolls) -> str:
    return "/".join(str(roll) for roll in rolls)


def _listed(names: tuple[str, ...]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"
