"""The dragon's attacks, single and area: whom they hit, everything that moves the damage, who falls."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from generator.games.daredragon.model_deck import Action
from generator.games.daredragon.model_rules import DragonStep, Figures
from generator.games.daredragon.rules.dracometer import shifted
from generator.games.daredragon.rules.guards import dodging_guard, shielding_guards
from generator.games.daredragon.rules.health import part_steps, wounded
from generator.games.daredragon.rules.ruleset import CURRENT, RuleSet
from generator.games.daredragon.rules.state import Daredevil, Fight, Guard, neighbours
from generator.games.daredragon.rules.timing import dragon_cool_down


@dataclass(frozen=True, slots=True)
class Hit:
    """What an attack does to one daredevil: damage, the steps that led to it by name, and whether it knocks down."""

    seat: str
    damage: int
    steps: Mapping[str, int]
    knocks_down: bool


@dataclass(frozen=True, slots=True)
class AttackResult:
    """An attack resolved. Without a target the dragon only menaces: nothing is hit and nothing cools down.

    ``cool_down`` counts dragon turns; ``acted`` are the guards spent; ``off_balance`` means dodged into the void.
    """

    fight: Fight
    menaced: bool = False
    hits: tuple[Hit, ...] = ()
    cool_down: int = 0
    off_balance: bool = False
    acted: tuple[Guard, ...] = ()


@dataclass(frozen=True, slots=True)
class Incoming:
    """An attack about to land: on whom, with which steps for everybody, and the guards that act."""

    action: Action
    target: Daredevil
    steps: Mapping[str, int]
    dodger: Guard | None
    shields: tuple[Guard, ...]


def resolve_attack(figures: Figures, action: Action, fight: Fight, ruleset: RuleSet = CURRENT) -> AttackResult:
    """The dragon's attack at the start of its turn (1.6; 2.1 Shield, Intervention Dodge; 2.2).

    Raises ContentError for a target that is not at the table.
    """
    if fight.target is None:
        return AttackResult(replace(fight, warm_up=None), menaced=True)
    target = fight.daredevil(fight.target)
    dodger = dodging_guard(fight, target)
    shields = shielding_guards(fight, target, action, dodged=dodger is not None)
    incoming = Incoming(action, target, common_steps(figures, action, fight, ruleset), dodger, shields)
    hits = area_hits(figures, incoming, fight) if action.is_area else (single_hit(figures, incoming),)
    acted = tuple(guard for guard in fight.guards if guard is dodger or guard in shields)
    off_balance = dodger is not None and not action.is_area
    after = struck(figures, fight, hits)
    after = replace(after, guards=tuple(guard for guard in after.guards if guard not in acted), warm_up=None)
    if action.part is not None:
        after = after.with_part(replace(after.part(action.part), entangled=False))
    cool_down = dragon_cool_down(figures.modifiers, action, off_balance=off_balance)
    return AttackResult(after, False, hits, cool_down, off_balance, acted)


def common_steps(figures: Figures, action: Action, fight: Fight, ruleset: RuleSet) -> dict[str, int]:
    """Steps that an attack has whomever it hits: the size of the table and the health of the part (2.2, 2.3)."""
    steps: dict[str, int] = {}
    crowd = figures.modifiers.dragon_attack.crowd
    if len(fight.daredevils) > crowd.above_players and applies(crowd, action):
        steps["crowd"] = crowd.steps
    if action.part is not None:
        at_start = None if fight.warm_up is None else fight.warm_up.health_at_start
        steps["part-health"] = part_steps(figures.health, ruleset.judged(fight.part(action.part).health, at_start))
    return {name: number for name, number in steps.items() if number}


def applies(step: DragonStep, action: Action) -> bool:
    """Whether a modifier holds for this attack: some do not for area attacks (cheat sheet, table 2)."""
    return step.area or not action.is_area


def single_hit(figures: Figures, incoming: Incoming) -> Hit:
    """The one hit of a single attack: on the target, or on the last who shields them (2.1 Shield, 2.2 Direct attack).

    What the target does and how they lie counts even if a shielder takes the blow. Knockdown that lies in the attack
    passes to the last shielder; that owed to the target's warm-up fails against any shield.
    """
    action, target, shields = incoming.action, incoming.target, incoming.shields
    if incoming.dodger is not None:
        return dodged(figures, target)
    modifiers = figures.modifiers.dragon_attack
    steps = dict(incoming.steps)
    if target.prone and applies(modifiers.prone, action):
        steps["prone"] = modifiers.prone.steps
    if target.preparing is not None and applies(modifiers.preparing, action):
        steps["preparing"] = modifiers.preparing.steps
    if shields:
        steps["shield"] = modifiers.shield.steps * len(shields)
    falls = action.knock_down or (target.preparing is not None and not shields)
    taker = shields[-1].by if shields else target.seat
    return Hit(taker, damage_of(figures, action, steps), steps, falls)


def area_hits(figures: Figures, incoming: Incoming, fight: Fight) -> tuple[Hit, ...]:
    """The hits of an area attack: target, neighbours, and shielders who step in (2.1 Shield vs area, 2.2 Area attack).

    The prone are not touched. A shield inside the area does nothing for its owner, one from outside does.
    """
    target, shields = incoming.target, incoming.shields
    area = {target.seat, *neighbours(fight.seats, target.seat)}
    steppers = {guard.by for guard in shields} - area
    shield = figures.modifiers.dragon_attack.shield.steps
    hits = []
    for daredevil in fight.daredevils:
        seat = daredevil.seat
        if seat not in area | steppers or daredevil.prone or daredevil.incapacitated:
            continue
        if seat == target.seat and incoming.dodger is not None:
            hits.append(dodged(figures, target))
            continue
        covering = sum(guard.by != seat or seat in steppers for guard in shields)
        steps = {**incoming.steps, "shield": shield * covering} if covering else incoming.steps
        hits.append(Hit(seat, damage_of(figures, incoming.action, steps), steps, incoming.action.knock_down))
    return tuple(hits)


def dodged(figures: Figures, target: Daredevil) -> Hit:
    """A target pushed out of the way: no damage, but down (2.1, Intervention Dodge)."""
    return Hit(target.seat, figures.dracometer.steps[0], {}, knocks_down=True)


def damage_of(figures: Figures, action: Action, steps: Mapping[str, int]) -> int:
    """The damage printed on the card after its steps; an action without any starts at the low end."""
    base = figures.dracometer.steps[0] if action.damage is None else action.damage
    return shifted(figures.dracometer, base, *steps.values())


def struck(figures: Figures, fight: Fight, hits: tuple[Hit, ...]) -> Fight:
    """The fight after the hits: health, who lies, whose action or guard is lost, the target if it is out (2.2, 2.3).

    Who drops to 0 lies on the ground and loses their action; that the action is lost is our reading.
    """
    for hit in hits:
        before = fight.daredevil(hit.seat)
        health = wounded(figures.setup.health, before.health, hit.damage)
        down = hit.knocks_down or health == figures.setup.health.least
        preparing = None if down else before.preparing
        fight = fight.with_daredevil(replace(before, health=health, prone=before.prone or down, preparing=preparing))
    guards = tuple(guard for guard in fight.guards if not fight.daredevil(guard.by).prone)
    target = fight.target
    if target is not None and fight.daredevil(target).incapacitated:
        target = None
    return replace(fight, guards=guards, target=target)
