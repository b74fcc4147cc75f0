"""The movement phase of a log: the moves one after another, and the dragons that engage each other."""

from __future__ import annotations

from dataclasses import replace

from generator.games.dragon_lords.logs.model import Combat, Entry
from generator.games.dragon_lords.logs.replay import Loc, TurnInPlay
from generator.games.dragon_lords.model.options import CampaignEvent
from generator.games.dragon_lords.rules.dragon import Dragon, Status, grounded
from generator.games.dragon_lords.rules.engaging import engaging_fault
from generator.games.dragon_lords.rules.ground import crawl
from generator.games.dragon_lords.rules.hex_numbers import number_of
from generator.games.dragon_lords.rules.movement import fly
from generator.games.dragon_lords.rules.moves import Moved, points_fault
from generator.games.dragon_lords.rules.powers import flyer
from generator.games.dragon_lords.rules.steps import StepKind
from generator.games.dragon_lords.rules.tempo import after_turn
from generator.games.dragon_lords.rules.wounds import Fate, fate


def replay_movement(turn: TurnInPlay, order: list[str]) -> None:
    """Move the dragons in their order, and let them engage (3. Movement)."""
    for name in order:
        moved = _move(turn, name, turn.entries[name])
        _follow_on_map(turn, name, moved)
        turn.moved.add(name)
        for index, combat in enumerate(turn.record.close_combat):
            if combat.attacker.dragon == name:
                _engage(turn, index, combat)
    _waiting_fights(turn)


def _move(turn: TurnInPlay, name: str, entry: Entry) -> Moved:
    """Judge and make one move. A dragon flies if it has recorded a speed, and walks if it stays on the ground."""
    game = turn.replay
    dragon, loc = game.dragons[name], turn.entry_loc(name)
    if dragon.on_ground and entry.speed is not None and fate(game.rules, dragon.wounds) is Fate.GROUNDED:
        return Moved((), (), (), dragon.pose)  # its speed has been found illegal: it cannot leave the ground
    if entry.speed is None and dragon.on_ground:
        moved = crawl(dragon.pose, entry.move, _walking_reach(turn, name, entry, dragon))
    else:
        turn.not_rolled(entry.ground_roll, name, "it flies, and does not roll for walking", (*loc, "ground_roll"))
        moved = fly(game.tables, game.rules, flyer(game.tables, game.rules, dragon), dragon.pose, entry.move)
    for fault in moved.faults:
        turn.note("illegal-move", name, str(fault), _step_loc(turn, loc, entry, fault.index))
    leaves = game.rules.campaign and any(place not in game.extent for place in moved.path)
    if entry.speed is not None and not leaves:
        unbalanced = points_fault(moved, entry.speed)
        if unbalanced:
            code = "points-left" if moved.spent < entry.speed else "points-overspent"
            turn.note(code, name, unbalanced, (*loc, "move") if entry.move else loc)
    after = replace(dragon, pose=moved.pose, speed=entry.speed, turned=moved.turned)
    after = replace(after, tempo=after_turn(game.tables, dragon.tempo, entry.speed))
    game.dragons[name] = grounded(after) if moved.pose.on_ground else after
    return moved


def _walking_reach(turn: TurnInPlay, name: str, entry: Entry, dragon: Dragon) -> int:
    """How many hexes a dragon on the ground may walk this turn; it rolls only if it walks (Moving on the Ground)."""
    game, loc = turn.replay, (*turn.entry_loc(name), "ground_roll")
    if fate(game.rules, dragon.wounds) is Fate.GROUNDED:
        turn.not_rolled(entry.ground_roll, name, "with a wing or the tail at 0 it cannot leave its hex", loc)
        return 0
    dice = game.tables.movement.on_ground
    if entry.ground_roll is None and not any(step.kind is StepKind.FORWARD for step in entry.move):
        return 0
    bare = replace(dice, modifier=0)
    roll = turn.rolled(bare, entry.ground_roll, name, "walking", loc)
    return dice.maximum if roll is None else roll + dice.modifier


def _step_loc(turn: TurnInPlay, loc: Loc, entry: Entry, index: int) -> Loc:
    """Where a step stands: in a list of single steps at its own place."""
    written = turn.replay.source.value((*loc, "move")) if entry.move else None
    here = (*loc, "move") if entry.move else loc
    return (*here, index) if isinstance(written, list) and len(written) == len(entry.move) else here


def _follow_on_map(turn: TurnInPlay, name: str, moved: Moved) -> None:
    """Whether the dragon stays on the map and ends its move in a hex of its own (Sharing Hexes; Living and Dying)."""
    game, loc = turn.replay, (*turn.entry_loc(name), "move")
    outside = next((place for place in moved.path if place not in game.extent), None)
    if outside is not None and game.rules.campaign:
        game.take_out(name, Status.LEFT)
        game.count(name, CampaignEvent.LEAVING)
        return
    if outside is not None:
        hint = "only in a campaign may a dragon leave: rules: {campaign: true}"
        turn.note("off-map", name, f"its move leaves the map at {number_of(outside)}", loc, hint)
    place = game.dragons[name].pose.place
    for other in game.playing():
        if other != name and game.dragons[other].pose.place == place:
            turn.note("shared-hex", name, f"its move ends in {number_of(place)}, where {other} is", loc)


def _engage(turn: TurnInPlay, index: int, combat: Combat) -> None:
    """Judge an engagement; the fight is fought as recorded unless one of the two is not there to fight."""
    game, loc = turn.replay, (*turn.loc, "close_combat", index)
    attacker, defender = combat.attacker.dragon, combat.defender.dragon
    if not turn.in_play(defender, attacker, (*loc, "defender", "dragon")) or not game.dragons[attacker].playing:
        return
    busy = [name for name in (attacker, defender) if name in turn.engaged]
    if busy:
        message = f"cannot engage {defender}: {busy[0]} is engaged with {turn.engaged[busy[0]]} already"
        turn.note("illegal-engagement", attacker, message, loc)
        return
    fault = engaging_fault(game.rules, game.dragons[attacker], game.dragons[defender])
    if defender not in turn.moved:
        fault = "the target has not moved yet"
    if game.same_team(attacker, defender):
        fault = "both are of one team"
    if fault:
        turn.note("illegal-engagement", attacker, f"cannot engage {defender}: {fault}", loc)
        turn.unlawful.add(index)
    turn.engaged[attacker], turn.engaged[defender] = defender, attacker
    turn.fights.append((index, combat))


def _waiting_fights(turn: TurnInPlay) -> None:
    """Fights whose attacker never moved, because it is unknown or out of the game."""
    for index, combat in enumerate(turn.record.close_combat):
        if combat.attacker.dragon not in turn.moved:
            turn.in_play(combat.attacker.dragon, "", (*turn.loc, "close_combat", index, "attacker", "dragon"))
