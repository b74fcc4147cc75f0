"""Close combat tactics in a log: which were used, and whether they were left."""

from __future__ import annotations

from generator.games.dragon_lords.logs.model import Combat
from generator.games.dragon_lords.logs.replay import Loc, TurnInPlay
from generator.games.dragon_lords.model.options import Tactic
from generator.games.dragon_lords.rules.close_combat import may_use, with_tactic


def replay_tactics(turn: TurnInPlay, combat: Combat, loc: Loc) -> tuple[Tactic | None, Tactic | None]:
    """Judge the tactics of attacker and defender and check them off (Tactics, optional); none without that rule."""
    game = turn.replay
    for side, fighter in (("attacker", combat.attacker), ("defender", combat.defender)):
        name, tactic, here = fighter.dragon, fighter.tactic, (*loc, side, "tactic")
        if not game.rules.tactics:
            if tactic is not None:
                hint = "tactics are an optional rule: rules: {tactics: true}"
                turn.note("illegal-tactic", name, "this game is played without tactics", here, hint)
            continue
        if tactic is None:
            turn.note(
                "missing-tactic", name, "it fights, and no tactic was written down", here[:-1], "write “tactic: …”"
            )
            continue
        dragon = game.dragons[name]
        if not may_use(game.tables, dragon.tactics, tactic):
            uses = game.tables.tactics.uses
            turn.note("illegal-tactic", name, f"{tactic} has been used {uses} times already", here)
        game.dragons[name] = with_tactic(game.tables, dragon, tactic)
    if not game.rules.tactics:
        return None, None
    return combat.attacker.tactic, combat.defender.tactic
