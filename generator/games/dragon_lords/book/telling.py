"""A filled game log told turn by turn: the engine replays it and keeps what the example of play shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from generator.errors import Finding, Severity
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.logs.checking import check_log
from generator.games.dragon_lords.logs.model import Combat, Entry, Log
from generator.games.dragon_lords.logs.phases.breath import replay_breath
from generator.games.dragon_lords.logs.phases.claims import replay_claims
from generator.games.dragon_lords.logs.phases.close_combat import replay_close_combat
from generator.games.dragon_lords.logs.phases.initiative import replay_initiative
from generator.games.dragon_lords.logs.phases.movement import replay_movement
from generator.games.dragon_lords.logs.phases.riders import replay_rider_actions
from generator.games.dragon_lords.logs.phases.speed import replay_speeds
from generator.games.dragon_lords.logs.replay import Replay, TurnInPlay
from generator.games.dragon_lords.logs.setup import dragons_of, extent_of
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.breath import attack_directions
from generator.games.dragon_lords.rules.dragon import Dragon
from generator.games.dragon_lords.rules.hex_numbers import number_of
from generator.games.dragon_lords.rules.hexes import bearing, distance
from generator.games.dragon_lords.rules.initiative import Rolls
from generator.games.dragon_lords.rules.movement import fly
from generator.games.dragon_lords.rules.moves import Moved
from generator.games.dragon_lords.rules.powers import flyer
from generator.games.dragon_lords.rules.ruleset import RuleSet
from generator.games.dragon_lords.rules.to_hit import breath_range, breath_to_hit
from generator.resources import content_folder, shown
from generator.source.model import load
from generator.source.reader import Source, read_yaml

Dragons = Mapping[str, Dragon]


@dataclass(frozen=True)
class TurnTold:
    """One turn: who moved when, and every dragon at the start, after movement, after the riders, after breath, at the
    end. ``counted`` are the initiative rolls as they count."""

    number: int
    order: tuple[str, ...]
    counted: Mapping[str, Rolls]
    entries: Mapping[str, Entry]
    fights: tuple[Combat, ...]
    start: Dragons
    moved: Dragons
    ridden: Dragons
    breathed: Dragons
    end: Dragons


@dataclass(frozen=True)
class Sight:
    """How one dragon sees another: hexes, empty hexes between, degrees off the facing, the number needed to hit."""

    hexes: int
    between: int
    bearing: float
    range: str
    needed: int
    account: Mapping[str, int]
    sides: tuple[str, ...]


def read_log(name: str) -> tuple[Log, Source]:
    """A log of the shipped content by its name. Raises ContentError if it cannot be read."""
    path: Path = content_folder("dragon-lords", "logs", f"{name}.yaml")
    source = read_yaml(path, shown(path))
    return load(Log, source), source


def doubts(content: DragonLordsContent, name: str) -> list[Finding]:
    """What in a log breaks the rules, as warnings: with changed figures the book can still be made, and says so."""
    _, source = read_log(name)
    return [replace(finding, severity=Severity.WARNING) for finding in check_log(content, source)]


def tell(content: DragonLordsContent, name: str) -> tuple[TurnTold, ...]:
    """The turns of a shipped log, played as recorded. Raises ContentError if it cannot be read."""
    log, source = read_log(name)
    dragons, _ = dragons_of(content, log, source)
    teams = {dragon: start.team for dragon, start in log.dragons.items()}
    game = Replay(content.tables, log, source, extent_of(content.tables, log), dragons, teams)
    return tuple(_told(game, number) for number in range(1, len(log.turns) + 1))


def _told(game: Replay, number: int) -> TurnTold:
    record = game.log.turns[number - 1]
    entries = {name: record.dragons[name] for name in game.playing()}
    turn = TurnInPlay(game, number, record, entries)
    start = dict(game.dragons)
    order = replay_initiative(turn)
    replay_speeds(turn)
    replay_movement(turn, order)
    moved = dict(game.dragons)
    replay_rider_actions(turn)
    ridden = dict(game.dragons)
    replay_breath(turn)
    breathed = dict(game.dragons)
    replay_close_combat(turn)
    replay_claims(turn)
    end = dict(game.dragons)
    counted = dict(turn.initiative)
    return TurnTold(number, tuple(order), counted, entries, record.close_combat, start, moved, ridden, breathed, end)


def move_of(content: DragonLordsContent, log: Log, turn: TurnTold, name: str) -> Moved:
    """The move of a dragon in the air, with the account of its points."""
    dragon = turn.start[name]
    return fly(
        content.tables, log.rules, flyer(content.tables, log.rules, dragon), dragon.pose, turn.entries[name].move
    )


def sight(tables: Tables, rules: RuleSet, attacker: Dragon, target: Dragon) -> Sight:
    """How the attacker's breath would find its target."""
    tally = breath_to_hit(tables, rules, attacker, target)
    hexes = distance(attacker.pose.place, target.pose.place)
    return Sight(
        hexes,
        hexes - 1,
        bearing(attacker.pose.place, attacker.pose.facing, target.pose.place),
        str(breath_range(tables, rules, attacker, target)),
        tally.total,
        {term.name: term.value for term in tally.terms},
        tuple(str(side) for side in attack_directions(tables, attacker, target)),
    )


def hex_number(dragon: Dragon) -> str:
    """The number of the hex a dragon is in."""
    return number_of(dragon.pose.place)
