"""Checking a filled game log: read it, set the dragons up, replay it turn by turn, and count the campaign points."""

from __future__ import annotations

from collections import Counter

from generator.errors import Finding, did_you_mean, sorted_findings
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.logs.model import Entry, Log, Turn
from generator.games.dragon_lords.logs.names import spelt
from generator.games.dragon_lords.logs.phases.breath import replay_breath
from generator.games.dragon_lords.logs.phases.claims import replay_claims
from generator.games.dragon_lords.logs.phases.close_combat import replay_close_combat
from generator.games.dragon_lords.logs.phases.initiative import replay_initiative
from generator.games.dragon_lords.logs.phases.movement import replay_movement
from generator.games.dragon_lords.logs.phases.riders import replay_rider_actions
from generator.games.dragon_lords.logs.phases.speed import replay_speeds
from generator.games.dragon_lords.logs.replay import Replay, TurnInPlay
from generator.games.dragon_lords.logs.setup import dragons_of, extent_of
from generator.games.dragon_lords.model.options import CampaignEvent
from generator.games.dragon_lords.rules.campaign import campaign_points
from generator.source.model import check
from generator.source.reader import Source


def looks_like_log(source: Source) -> bool:
    """Whether a file means to be a game log, right or wrong: it has dragons, and turns that they play."""
    data = source.data
    if not isinstance(data, dict) or "turns" not in data:
        return False
    turns = data["turns"]
    played = isinstance(turns, list) and any(isinstance(turn, dict) and "dragons" in turn for turn in turns)
    return "dragons" in data or played


def check_log(content: DragonLordsContent, source: Source) -> list[Finding]:
    """Everything that is wrong with a filled game log, each finding on its line.

    A log that cannot be read is not replayed. Otherwise the game goes on after a mistake as the players recorded it,
    so that one mistake is told once.
    """
    game, findings = replay_log(content, source)
    return sorted_findings([*findings, *(game.findings if game is not None else ())])


def replay_log(content: DragonLordsContent, source: Source) -> tuple[Replay | None, list[Finding]]:
    """The game that a log tells, played to its end; and what is wrong before its first turn."""
    log, findings = check(Log, source)
    if log is None:
        return None, findings
    dragons, problems = dragons_of(content, log, source)
    if len(dragons) < len(log.dragons):
        return None, problems
    teams = {name: start.team for name, start in log.dragons.items()}
    game = Replay(content.tables, log, source, extent_of(content.tables, log), dragons, teams)
    for number, record in enumerate(log.turns, start=1):
        _replay_turn(game, number, record)
    _judge_points(game)
    return game, problems


def _replay_turn(game: Replay, number: int, record: Turn) -> None:
    turn = TurnInPlay(game, number, record, {})
    turn.record = spelt(turn)
    turn.entries = _entries(turn)
    order = replay_initiative(turn)
    replay_speeds(turn)
    replay_movement(turn, order)
    replay_rider_actions(turn)
    replay_breath(turn)
    replay_close_combat(turn)
    replay_claims(turn)


def _entries(turn: TurnInPlay) -> dict[str, Entry]:
    """The entries of the dragons in play, in the order of the log's dragons."""
    game, written = turn.replay, turn.record.dragons
    for name in written:
        turn.in_play(name, "", turn.entry_loc(name), on_key=True)
    for name in game.playing():
        if name not in written:
            hint = "write its line, or strike it from the game where it was lost"
            turn.note(
                "missing-entry", name, "it is in play, and has no entry in this turn", (*turn.loc, "dragons"), hint
            )
    return {name: written[name] for name in game.playing() if name in written}


def _judge_points(game: Replay) -> None:
    """The campaign points that the players counted, held against those of the replay (Campaign Point Modifiers)."""
    log, left = game.log, game.playing()
    if len(left) == 1 and len(game.dragons) > 1:
        game.count(left[0], CampaignEvent.LAST_DRAGON)
    for name, points in log.points.items():
        where = game.source.place(("points", name))
        if name not in game.dragons:
            hint = did_you_mean(name, game.dragons)
            game.findings.append(
                Finding("unknown-dragon", f"no dragon of this log is called “{name}”", where, hint=hint)
            )
            continue
        if not log.rules.campaign:
            hint = "rules: {campaign: true}"
            game.findings.append(Finding("wrong-points", "points are counted in campaigns only", where, hint=hint))
            continue
        right = campaign_points(game.tables, game.events.get(name, Counter()))
        if right.total != points:
            message = f"{name} counted {points} campaign points, but has earned {right.total} ({right})"
            game.findings.append(Finding("wrong-points", message, where))
