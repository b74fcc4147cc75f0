"""How dangerous rooms are, by the dice alone: hits both ways, how long a fight lasts, and how it ends.

The heroes stand and fight without spells, cards or flight. In each round they strike first, all at one monster, the
one that falls soonest; then every monster strikes the foremost hero. Excess hits of one attack are lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from generator.errors import ContentError, Finding, did_you_mean
from generator.games.dragon_strike.adventures.file import AdventureFile
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.figures import Hero, Monster
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.encounters import budget, danger, hit_points
from generator.games.dragon_strike.rules.odds import expected_damage, hits_odds, threat

#: A fight is followed until what is still undecided is less likely than this.
NEGLIGIBLE = 1e-12
MOST_ROUNDS = 2000


@dataclass(frozen=True, slots=True)
class Fight:
    """How a fight goes: mean rounds, the odds that all monsters fall, and that they do with every hero alive."""

    rounds: float
    won: float
    unharmed: float


@dataclass(frozen=True, slots=True)
class RoomDanger:
    """The danger of a room. ``dealt`` and ``taken`` are hit points a round, on average over the targets."""

    heading: str
    monsters: tuple[str, ...]
    hit_points: int
    budget: Fraction
    dealt: Fraction
    taken: Fraction
    fight: Fight


class _State(NamedTuple):
    """The monsters and heroes that are down, and the hit points of the next one on each side."""

    slain: int
    monster: int
    fallen: int
    hero: int


def party_of(content: DragonStrikeContent, file: AdventureFile, names: Sequence[str] = ()) -> dict[str, Hero]:
    """The heroes whose odds are told: those named, the adventure's ``party``, or the first ones, a class each.

    Raises ContentError for heroes that the game does not have.
    """
    heroes = content.tables.heroes.heroes
    unknown = [name for name in names if name not in heroes]
    if unknown:
        raise ContentError(
            [Finding("unknown-hero", f"there is no hero “{name}”", hint=did_you_mean(name, heroes)) for name in unknown]
        )
    chosen = names or file.party
    if chosen:
        return {name: heroes[name] for name in chosen}
    classes = {hero.hero_class: name for name, hero in reversed(heroes.items()) if hero.hero_class not in file.without}
    first = [name for name in heroes if name in classes.values()][: file.heroes.least]
    return {name: heroes[name] for name in first}


def room_dangers(content: DragonStrikeContent, file: AdventureFile, heroes: Sequence[Hero]) -> Iterator[RoomDanger]:
    """The danger of every room that has monsters."""
    rules = content.tables.rules
    for heading, room in file.rooms.items():
        foes = [entry for entry in room.monsters if not entry.ally]
        monsters = [content.monster(entry.monster) for entry in foes]
        if not monsters:
            continue
        yield RoomDanger(
            heading,
            tuple(entry.monster for entry in foes),
            hit_points(monsters),
            budget(rules, heroes),
            dealt(rules, heroes, monsters),
            danger(rules, heroes, monsters),
            fight(rules, heroes, monsters),
        )


def dealt(rules: RuleFigures, heroes: Sequence[Hero], monsters: Sequence[Monster]) -> Fraction:
    """The hit points that the heroes cost a room's monsters a round, on average over whom they attack."""
    harm = sum((threat(rules, hero, monster.armor_class) for hero in heroes for monster in monsters), Fraction(0))
    return harm / len(monsters) if monsters else Fraction(0)


def fight(rules: RuleFigures, heroes: Sequence[Hero], monsters: Sequence[Monster]) -> Fight:
    """How a fight to the end goes (see the head of this module), followed round by round."""
    if not heroes:
        return Fight(0.0, 0.0, 0.0)
    foes = sorted(monsters, key=lambda monster: _turns(rules, heroes, monster))
    states = {_State(0, foes[0].hit_points, 0, heroes[0].hit_points): 1.0} if foes else {}
    blows, bites = _table(rules, heroes, foes), _table(rules, foes, heroes)
    rounds, won, unharmed = 0.0, 0.0 if foes else 1.0, 0.0 if foes else 1.0
    for _ in range(MOST_ROUNDS):
        undecided = sum(states.values())
        if undecided < NEGLIGIBLE:
            break
        rounds += undecided
        for index in range(len(heroes)):
            states = _after_hero(rules, blows[index], foes, index, states)
        for state in [state for state in states if state.slain == len(foes)]:
            odds = states.pop(state)
            won += odds
            unharmed += odds if not state.fallen else 0.0
        for index in range(len(foes)):
            states = _after_monster(rules, bites[index], heroes, foes, index, states)
        states = {state: odds for state, odds in states.items() if state.fallen < len(heroes)}
    return Fight(rounds, won, unharmed)


def _turns(rules: RuleFigures, heroes: Sequence[Hero], monster: Monster) -> Fraction:
    """The rounds in which all heroes together kill a monster on average; the measure of who is attacked first."""
    harm = sum((threat(rules, hero, monster.armor_class) for hero in heroes), Fraction(0))
    return Fraction(monster.hit_points) / harm if harm else Fraction(1000)


Odds = Sequence[Sequence[tuple[float, ...]]]
"""For each fighter and each target: the odds of no hit, one, two …"""


def _table(rules: RuleFigures, fighters: Sequence[Hero | Monster], targets: Sequence[Hero | Monster]) -> Odds:
    return [[_hits(rules, fighter, target.armor_class) for target in targets] for fighter in fighters]


def _hits(rules: RuleFigures, fighter: Hero | Monster, armor_class: int) -> tuple[float, ...]:
    """The odds of no hit, one, two …, by the attack that harms most."""
    best = max(fighter.attacks, key=lambda attack: expected_damage(rules, attack, armor_class))
    return tuple(float(odds) for odds in hits_odds(best, armor_class))


def _after_hero(
    rules: RuleFigures,
    odds_against: Sequence[tuple[float, ...]],
    foes: Sequence[Monster],
    index: int,
    states: dict[_State, float],
) -> dict[_State, float]:
    """The states after one hero's attack."""
    found: dict[_State, float] = {}
    for state, odds in states.items():
        if state.slain == len(foes) or index < state.fallen:
            found[state] = found.get(state, 0.0) + odds
            continue
        for hits, chance in enumerate(odds_against[state.slain]):
            left = state.monster - hits * rules.hit_damage
            slain = state.slain + (left <= 0)
            monster = left if left > 0 else foes[slain].hit_points if slain < len(foes) else 0
            after = _State(slain, monster, state.fallen, state.hero)
            found[after] = found.get(after, 0.0) + odds * chance
    return found


def _after_monster(
    rules: RuleFigures,
    odds_against: Sequence[tuple[float, ...]],
    heroes: Sequence[Hero],
    foes: Sequence[Monster],
    index: int,
    states: dict[_State, float],
) -> dict[_State, float]:
    """The states after one monster's turn: it strikes the foremost hero, then heals if it can."""
    found: dict[_State, float] = {}
    for state, odds in states.items():
        if index < state.slain or state.fallen == len(heroes):
            found[state] = found.get(state, 0.0) + odds
            continue
        healed = state.monster
        if index == state.slain:
            healed = min(state.monster + foes[index].powers.regenerates, foes[index].hit_points)
        for hits, chance in enumerate(odds_against[state.fallen]):
            left = state.hero - hits * rules.hit_damage
            fallen = state.fallen + (left <= 0)
            hero = left if left > 0 else heroes[fallen].hit_points if fallen < len(heroes) else 0
            after = _State(state.slain, healed, fallen, hero)
            found[after] = found.get(after, 0.0) + odds * chance
    return found
