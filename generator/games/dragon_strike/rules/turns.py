"""The order of play: whose turn comes when, and what a turn holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from generator.errors import ContentError, Finding, did_you_mean
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.ruleset import USUAL, RuleSet


class Part(StrEnum):
    """A part of a turn. What costs nothing (opening a door, giving a treasure away) is none."""

    MOVE = "move"
    ACTION = "action"
    """What a hero does; a monster attacks or, if it can, casts a spell."""


def round_order(seats: Sequence[str], master: str, allies: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """Who takes a turn in a round: heroes from the Dragon Master's left on, allies, the Dragon Master (Turn Sequence).

    ``seats`` lists the players clockwise; ``allies`` names each ally's player. Allies act just before the Dragon
    Master, in their players' order (Friends and Allies). Raises ContentError for somebody who is not at the table.
    """
    allies = allies or {}
    findings = [
        Finding("unknown-player", f"“{name}” is not at the table", hint=did_you_mean(name, seats))
        for name in (master, *allies.values())
        if name not in seats
    ]
    if findings:
        raise ContentError(findings)
    start = list(seats).index(master)
    heroes = (*seats[start + 1 :], *seats[:start])
    friends = tuple(ally for hero in heroes for ally, player in allies.items() if player == hero)
    return (*heroes, *friends, master)


def too_many_allies(rules: RuleFigures, allies: Mapping[str, str]) -> tuple[str, ...]:
    """The players who control more allies than they may (Friends and Allies)."""
    players = list(allies.values())
    return tuple(player for player in dict.fromkeys(players) if players.count(player) > rules.allies_per_player)


def turn_allowed(rules: RuleFigures, parts: Sequence[Part], extra_actions: int = 0) -> bool:
    """Whether a turn may hold these parts in this order: one move, before or after the action (A Hero's Turn).

    ``extra_actions`` are those that a spell adds; the move may stand anywhere among the actions.
    """
    actions = sum(part is Part.ACTION for part in parts)
    return len(parts) - actions <= 1 and actions <= rules.actions + extra_actions


def questions_allowed(rules: RuleFigures, ruleset: RuleSet = USUAL) -> int | None:
    """The questions of one action; None if a minute is the limit instead (Question a Monster)."""
    return None if ruleset.timed_questions else rules.questions
