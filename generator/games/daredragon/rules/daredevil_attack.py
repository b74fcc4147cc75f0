"""The daredevils' attacks: riposte, entangled parts, coordinated attacks, and the target that they draw."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from generator.games.daredragon.model_deck import Action, Effect, Part, Suit
from generator.games.daredragon.model_rules import Figures
from generator.games.daredragon.rules.dracometer import shifted
from generator.games.daredragon.rules.health import daredevil_steps, wounded
from generator.games.daredragon.rules.ruleset import CURRENT, RuleSet
from generator.games.daredragon.rules.state import Fight
from generator.games.daredragon.rules.targets import target_drawn
from generator.games.daredragon.rules.timing import is_entangled


@dataclass(frozen=True, slots=True)
class Attack:
    """A daredevil's attack that resolves now. ``began`` is the daredevil turn on which it was played.

    ``health_at_start`` matters only under rules that judge low health when an action begins.
    """

    by: str
    action: Action
    suit: Suit | None
    on: Part
    began: int = 0
    health_at_start: int | None = None


@dataclass(frozen=True, slots=True)
class Strike:
    """What an attack does: damage to the part, the steps that led to it by name, and whether it entangles."""

    by: str
    on: Part
    damage: int
    steps: Mapping[str, int]
    entangles: bool


@dataclass(frozen=True, slots=True)
class StrikesResult:
    """All attacks of one turn, in order, and the fight after them."""

    strikes: tuple[Strike, ...]
    fight: Fight


def resolve_attacks(
    figures: Figures,
    attacks: Sequence[Attack],
    fight: Fight,
    *,
    riposte: Collection[Part] = (),
    turn: int | None = None,
    ruleset: RuleSet = CURRENT,
) -> StrikesResult:
    """All attacks that resolve at the start of one daredevil turn, in the order given (2.1, Attack, Entangle).

    ``riposte`` holds the parts whose riposte window is open. The incapacitated do not attack. An attack that entangles
    counts at once for those after it, which is our reading.
    """
    landing = [attack for attack in attacks if not fight.daredevil(attack.by).incapacitated]
    target = target_drawn(fight, [(attack.began, attack.by) for attack in landing])
    strikes = []
    for attack in landing:
        strike = struck_by(figures, attack, landing, fight, riposte, turn, ruleset)
        part = fight.part(attack.on)
        health = wounded(figures.setup.health, part.health, strike.damage)
        fight = fight.with_part(replace(part, health=health, entangled=part.entangled or strike.entangles))
        by = fight.daredevil(attack.by)
        fight = fight.with_daredevil(replace(by, preparing=None))
        strikes.append(strike)
    return StrikesResult(tuple(strikes), replace(fight, target=target))


def struck_by(
    figures: Figures,
    attack: Attack,
    landing: Sequence[Attack],
    fight: Fight,
    riposte: Collection[Part],
    turn: int | None,
    ruleset: RuleSet,
) -> Strike:
    """One attack with all its modifiers (cheat sheet, table 2)."""
    modifiers = figures.modifiers.daredevil_attack
    attacker, part = fight.daredevil(attack.by), fight.part(attack.on)
    steps: dict[str, int] = {}
    if attack.on in riposte:
        steps["riposte"] = modifiers.riposte
    if is_entangled(figures.modifiers, ruleset, part, fight.warm_up, turn):
        steps["entangled"] = modifiers.entangled
    steps["coordinated"] = modifiers.coordinated * partners(attack, landing)
    judged = ruleset.judged(attacker.health, attack.health_at_start)
    steps["own-health"] = daredevil_steps(figures.health, judged)
    if attacker.prone:
        steps["prone"] = modifiers.prone
    steps = {name: number for name, number in steps.items() if number}
    damage = shifted(figures.dracometer, attack.action.damage or 0, *steps.values())
    entangles = attack.action.effect is Effect.ENTANGLE and can_entangle(fight, attack.on)
    return Strike(attack.by, attack.on, damage, steps, entangles)


def partners(attack: Attack, landing: Sequence[Attack]) -> int:
    """How many other attacks of this turn share the card's suit (2.1, coordinated attack)."""
    if attack.suit is None:
        return 0
    return sum(other is not attack and other.suit is attack.suit for other in landing)


def can_entangle(fight: Fight, part: Part) -> bool:
    """Whether a part can be entangled now: not while it warms up its own attack (2.1, Entangle)."""
    return fight.warm_up is None or fight.warm_up.part is not part
