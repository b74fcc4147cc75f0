"""What the rules answer to examples of turns, targets, health and cards, as plain data."""

from __future__ import annotations

from collections import Counter
from typing import Any

from generator.errors import ContentError, Finding
from generator.games.daredragon.content import Content
from generator.games.daredragon.model_deck import JOKER, Action, Owner
from generator.games.daredragon.rules.dracometer import shift
from generator.games.daredragon.rules.example_situations import (
    CardCase,
    DaredevilTimingCase,
    DeckCase,
    DragonCardCase,
    DragonTimingCase,
    GlareCase,
    GuardTimeCase,
    HealthCase,
    RiposteCase,
    SeatCase,
    StepsCase,
    TableCase,
    dragon_turn,
    on_track,
)
from generator.games.daredragon.rules.hands import excess
from generator.games.daredragon.rules.health import daredevil_steps, hand_limit, part_steps, part_warm_up
from generator.games.daredragon.rules.ruleset import RuleSet
from generator.games.daredragon.rules.state import Daredevil, WarmUp, neighbours
from generator.games.daredragon.rules.targets import glare, incapacitated
from generator.games.daredragon.rules.timing import (
    daredevil_warm_up,
    dragon_cool_down,
    draw_aggro,
    is_instant,
    lay_card,
    needs_target,
    why_barred,
)
from generator.games.daredragon.rules.turns import (
    Turn,
    daredevil_due,
    dragon_due,
    guard_ends,
    guards_against,
    riposte_turns,
    seat_due,
    turn_order,
)

Answer = dict[str, Any]


def steps(content: Content, case: StepsCase, _ruleset: RuleSet) -> Answer:
    """A value shifted along the dracometer."""
    scale = content.figures.dracometer
    if isinstance(case.steps, int):
        moved = shift(scale, case.value, case.steps)
        return {"value": moved.value, "clamped": moved.clamped, "lost": moved.lost}
    moves = [shift(scale, case.value, number) for number in case.steps]
    return {"values": [moved.value for moved in moves], "clamped": [moved.clamped for moved in moves]}


def order(content: Content, case: TableCase, _ruleset: RuleSet) -> Answer:
    """A round of turns."""
    turns = turn_order(case.seats(content))
    return {"order": list(turns), "spaces": len(turns)}


def sides(content: Content, case: SeatCase, _ruleset: RuleSet) -> Answer:
    """The neighbours of a seat."""
    left, right = neighbours(case.seats(content), case.seat(content, case.of))
    return {"left": left, "right": right, "neighbours": sorted({left, right})}


def glares(content: Content, case: GlareCase, _ruleset: RuleSet) -> Answer:
    """Glares in a row."""
    seats, target, reached = case.seats(content), case.target, []
    for name in (*case.out, *([] if target is None else [target]), *([] if case.last is None else [case.last])):
        case.seat(content, name)
    if target is None and case.last is None:
        message = "without a target the glare needs “last”: who had the turn before"
        raise ContentError([Finding("no-last-turn", message)])
    for glared in case.glares:
        action = content.action(Owner.DRAGON, glared)
        if action.glare is None:
            raise ContentError([Finding("no-glare", f"“{glared}” is no glare")])
        target = glare(seats, action.glare, target, case.last or seats[0], case.out)
        reached.append(target)
    return {"target": target, "targets": reached}


def daredevil_timing(content: Content, case: DaredevilTimingCase, _ruleset: RuleSet) -> Answer:
    """Whether and when a daredevil's action resolves."""
    seats, daredevil = case.seats(content), case.fight(content).daredevil(case.by)
    modifiers = content.figures.modifiers
    turns, barred, guard = case.turns, None, False
    if case.action is not None:
        action = content.action(Owner.DAREDEVIL, case.action)
        barred, guard = why_barred(modifiers, action, daredevil), action.is_guard
        turns = daredevil_warm_up(modifiers, action, prone=daredevil.prone)
    answer: Answer = {"playable": barred is None, "barred": barred, "warm_up": None if barred else turns}
    if barred is None and guard:
        answer["until"] = str(guard_ends(case.turn, len(seats)))
    elif barred is None and turns is not None:
        answer |= {"seat": seat_due(seats, case.by, turns), "due": str(daredevil_due(case.turn, turns))}
    return answer


def dragon_timing(content: Content, case: DragonTimingCase, _ruleset: RuleSet) -> Answer:
    """A dragon's card: when it resolves and when the dragon is ready."""
    figures, action, laid = content.figures, content.action(Owner.DRAGON, case.action), dragon_turn(case.turn)
    fight = lay_card(figures, action, case.fight(content), laid)
    for number in case.aggro:
        if fight.warm_up is not None and laid < number <= fight.warm_up.due:
            fight = draw_aggro(figures.modifiers, fight, fight.seats[0])
    warm_up = fight.warm_up or WarmUp(laid, 0)
    cool_down = dragon_cool_down(figures.modifiers, action, off_balance=case.dodged and not action.is_area)
    return {
        "warm_up": warm_up.turns,
        "due": str(Turn(warm_up.due, dragon=True)),
        "daredevil_turns": warm_up.turns,
        "cool_down": cool_down,
        "ready": str(dragon_due(warm_up.due, cool_down)),
    }


def dragon_card(content: Content, case: DragonCardCase, _ruleset: RuleSet) -> Answer:
    """The dragon plays a card: it warms up, takes effect at once, or is lost for want of a target."""
    action, fight, turn = content.action(Owner.DRAGON, case.action), case.fight(content), dragon_turn(case.turn)
    lost = needs_target(action) and fight.target is None
    answer: Answer = {
        "menaces": lost,
        "discarded": lost or is_instant(action),
        "plays_another": is_instant(action),
        "turn_ends": not is_instant(action),
        "target": fight.target,
    }
    if action.glare is not None and (fight.target or case.last):
        last = case.last or fight.seats[0]
        answer["target"] = glare(fight.seats, action.glare, fight.target, last, incapacitated(fight))
    elif not lost and not is_instant(action):
        laid = lay_card(content.figures, action, fight, turn).warm_up
        answer["due"] = None if laid is None else str(Turn(laid.due, dragon=True))
    return answer


def health(content: Content, case: HealthCase, _ruleset: RuleSet) -> Answer:
    """What health points do."""
    figures, points = content.figures, on_track(content, case.health)
    if case.of == "part":
        return {"steps": part_steps(figures.health, points), "warm_up": part_warm_up(figures.health, points)}
    return {
        "steps": daredevil_steps(figures.health, points),
        "limit": hand_limit(figures.health, points),
        "excess": excess(figures, Daredevil("", points, hand=case.hand)),
        "incapacitated": Daredevil("", points).incapacitated,
    }


def riposte(content: Content, case: RiposteCase, _ruleset: RuleSet) -> Answer:
    """The daredevil turns of a riposte."""
    window = riposte_turns(content.figures.modifiers, dragon_turn(case.turn), dodged=case.dodged)
    return {"turns": [str(Turn(number)) for number in window]}


def guard(content: Content, case: GuardTimeCase, _ruleset: RuleSet) -> Answer:
    """How long a guard lasts."""
    players = len(case.seats(content))
    answer: Answer = {"until": str(guard_ends(case.turn, players))}
    if case.against is not None:
        answer["active"] = guards_against(case.turn, players, dragon_turn(case.against))
    return answer


def card(content: Content, case: CardCase, _ruleset: RuleSet) -> Answer:
    """What a card does. Raises ContentError for a face that the deck does not have."""
    for known in content.cards(case.deck):
        if known.rank == case.rank and (known.suit is case.suit or case.rank == JOKER):
            return printed(known.action)
    message = f"the {case.deck} deck has no {case.rank} of {case.suit or 'no suit'}"
    raise ContentError([Finding("unknown-card", message)])


def printed(action: Action) -> Answer:
    """An action as plain data."""
    return {
        "action": action.id,
        "kind": action.kind.value,
        "part": None if action.part is None else action.part.value,
        "warm_up": action.warm_up,
        "cool_down": action.cool_down,
        "damage": action.damage,
        "heal": action.heal,
        "knock_down": action.knock_down,
    }


def deck(content: Content, case: DeckCase, _ruleset: RuleSet) -> Answer:
    """A deck counted."""
    cards = content.cards(case.deck)
    return {
        "cards": len(cards),
        "jokers": sum(known.suit is None for known in cards),
        "actions": dict(Counter(known.action.id for known in cards)),
    }
