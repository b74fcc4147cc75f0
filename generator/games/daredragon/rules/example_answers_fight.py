"""What the rules answer to examples of fighting, helping and scattering, as plain data."""

from __future__ import annotations

from typing import Any

from generator.errors import ContentError, Finding
from generator.games.daredragon.content import Content
from generator.games.daredragon.model_deck import Action, Effect, Owner, Part
from generator.games.daredragon.rules.daredevil_attack import Attack, can_entangle, resolve_attacks
from generator.games.daredragon.rules.dragon_attack import resolve_attack
from generator.games.daredragon.rules.example_situations import (
    ActorCase,
    AttackCase,
    DaredevilAttacksCase,
    DragonAttackCase,
    FightCase,
    dragon_turn,
)
from generator.games.daredragon.rules.hands import excess, recipients, roar
from generator.games.daredragon.rules.outcome import outcome
from generator.games.daredragon.rules.recovery import first_aid, helping_hand, regenerate, weakest_part
from generator.games.daredragon.rules.ruleset import RuleSet
from generator.games.daredragon.rules.state import Fight
from generator.games.daredragon.rules.timing import draw_aggro
from generator.games.daredragon.rules.turns import Turn, dragon_due, riposte_turns

Answer = dict[str, Any]


def seen(fight: Fight) -> Answer:
    """The fight as plain data, by seat and by part."""
    return {
        "health": {d.seat: d.health for d in fight.daredevils},
        "prone": {d.seat: d.prone for d in fight.daredevils},
        "preparing": {d.seat: d.preparing for d in fight.daredevils},
        "hand": {d.seat: d.hand for d in fight.daredevils},
        "incapacitated": [d.seat for d in fight.daredevils if d.incapacitated],
        "parts": {state.part.value: state.health for state in fight.parts},
        "entangled": {state.part.value: state.entangled for state in fight.parts},
        "target": fight.target,
        "guards": [guard.by for guard in fight.guards],
        "outcome": outcome(fight).value,
    }


def action_with(content: Content, owner: Owner, effect: Effect) -> Action:
    """The action of one side with an effect. Raises ContentError if its deck has none."""
    for action in content.deck(owner).actions:
        if action.effect is effect:
            return action
    raise ContentError([Finding("unknown-action", f"the {owner} deck has no action with the effect “{effect}”")])


def with_damage(action: Action, damage: int | None) -> Action:
    """The action with another damage on the card, if one is given."""
    return action if damage is None else action.model_copy(update={"damage": damage})


def dragon_attack(content: Content, case: DragonAttackCase, ruleset: RuleSet) -> Answer:
    """The dragon's attack: damage by seat, who falls, how long the dragon cools down, when a riposte is possible."""
    action, before = with_damage(content.action(Owner.DRAGON, case.action), case.damage), case.fight(content)
    result = resolve_attack(content.figures, action, before, ruleset)
    damage = {hit.seat: hit.damage for hit in result.hits}
    lost = [d.seat for d in before.daredevils if d.preparing and result.fight.daredevil(d.seat).preparing is None]
    answer: Answer = {
        **seen(result.fight),
        "menaced": result.menaced,
        "damage": {seat: damage.get(seat, 0) for seat in before.seats},
        "steps": {hit.seat: dict(hit.steps) for hit in result.hits},
        "hit": [hit.seat for hit in result.hits],
        "interrupted": lost,
        "acted": [guard.by for guard in result.acted],
        "off_balance": result.off_balance,
        "cool_down": result.cool_down,
    }
    if case.turn is not None and not result.menaced:
        turn = dragon_turn(case.turn)
        answer["ready"] = str(dragon_due(turn, result.cool_down))
        window = riposte_turns(content.figures.modifiers, turn, dodged=result.off_balance)
        answer["riposte"] = [] if action.part is None else [str(Turn(number)) for number in window]
    return answer


def daredevil_attacks(content: Content, case: DaredevilAttacksCase, ruleset: RuleSet) -> Answer:
    """The daredevils' attacks of one turn: damage by attacker, and the parts after it."""
    attacks = [attack_of(content, attack) for attack in case.attacks]
    riposte = {*case.riposte, *open_window(content, case)}
    fight = case.fight(content)
    result = resolve_attacks(content.figures, attacks, fight, riposte=riposte, turn=case.turn, ruleset=ruleset)
    return {
        **seen(result.fight),
        "damage": {strike.by: strike.damage for strike in result.strikes},
        "steps": {strike.by: dict(strike.steps) for strike in result.strikes},
        "entangles": {strike.by: strike.entangles for strike in result.strikes},
        "allowed": {
            attack.by: attack.action.effect is not Effect.ENTANGLE or can_entangle(fight, attack.on)
            for attack in attacks
        },
    }


def attack_of(content: Content, case: AttackCase) -> Attack:
    """The attack that a case describes."""
    action = with_damage(content.action(Owner.DAREDEVIL, case.action), case.damage)
    return Attack(case.by, action, case.suit, case.on, case.began, case.health_at_start)


def open_window(content: Content, case: DaredevilAttacksCase) -> set[Part]:
    """The part that can be struck with a riposte, if the turn falls into its window."""
    if case.after is None or case.turn is None:
        return set()
    turn = dragon_turn(case.after.turn)
    window = riposte_turns(content.figures.modifiers, turn, dodged=case.after.dodged)
    return {case.after.part} if case.turn in window else set()


def aggro(content: Content, case: ActorCase, _ruleset: RuleSet) -> Answer:
    """Draw Aggro resolves: the new target, and the warm-up under way."""
    before = case.fight(content)
    after = draw_aggro(content.figures.modifiers, before, case.by)
    answer = seen(after)
    if after.warm_up is not None:
        answer |= {"turns": after.warm_up.turns, "due": str(Turn(after.warm_up.due, dragon=True))}
        if case.turn is not None:
            answer["passed"] = after.warm_up.passed(case.turn)
    return answer


def roared(content: Content, case: FightCase, _ruleset: RuleSet) -> Answer:
    """A roar resolves: lost actions and guards, discards by seat."""
    before = case.fight(content)
    action = action_with(content, Owner.DRAGON, Effect.ROAR)
    after, discards = roar(action, before)
    return {
        **seen(after),
        "discards": discards,
        "cancelled": [d.seat for d in before.daredevils if d.preparing is not None],
        "guards_lost": [guard.by for guard in before.guards],
    }


def regenerated(content: Content, case: FightCase, _ruleset: RuleSet) -> Answer:
    """Regeneration resolves: which part, and its health after it."""
    before = case.fight(content)
    action = action_with(content, Owner.DRAGON, Effect.REGENERATION)
    part = weakest_part(content.figures, before)
    after = regenerate(content.figures, action, before)
    return {**seen(after), "part": part.value, "healed": after.part(part).health - before.part(part).health}


def aided(content: Content, case: ActorCase, _ruleset: RuleSet) -> Answer:
    """First Aid resolves."""
    action = action_with(content, Owner.DAREDEVIL, Effect.FIRST_AID)
    return seen(first_aid(content.figures, action, case.fight(content), case.by, case.on or case.by))


def helped(content: Content, case: ActorCase, _ruleset: RuleSet) -> Answer:
    """Helping Hand resolves."""
    return seen(helping_hand(case.fight(content), case.by, case.on or case.by))


def dealt(content: Content, case: ActorCase, _ruleset: RuleSet) -> Answer:
    """Somebody deals: who gets cards, and how many each must discard after it."""
    fight, each = case.fight(content), content.figures.setup.dealt_to_each
    seats = recipients(content.figures, fight, case.by)
    answer = seen(fight)
    hands = {d.seat: d.hand + (each if d.seat in seats else 0) for d in fight.daredevils}
    over = {}
    for daredevil in fight.daredevils:
        holding = type(daredevil)(daredevil.seat, daredevil.health, hand=hands[daredevil.seat])
        over[daredevil.seat] = excess(content.figures, holding)
    return {**answer, "recipients": list(seats), "hand": hands, "excess": over}


def ending(content: Content, case: FightCase, _ruleset: RuleSet) -> Answer:
    """How the fight stands."""
    return seen(case.fight(content))
