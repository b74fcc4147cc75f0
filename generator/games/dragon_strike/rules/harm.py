"""Harm, saves, healing and death."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.effects_harm import Harm
from generator.games.dragon_strike.model.effects_help import Mend
from generator.games.dragon_strike.model.figures import Breath, Hero, Monster
from generator.games.dragon_strike.model.options import Bane, Feature, Resist
from generator.games.dragon_strike.model.rules import RuleFigures
from generator.games.dragon_strike.rules.dice import succeeds, success_odds

FEATURES = {
    Resist.SAVE: Feature.SAVE,
    Resist.DEXTERITY: Feature.DEXTERITY,
    Resist.STRENGTH: Feature.STRENGTH,
}
"""The feature of a hero card that a resistance rolls."""


def resisting_die(figure: Hero | Monster, resist: Resist) -> Die:
    """The die that wards something off; a monster has only the one for saves (Reading a Monster Card)."""
    return figure.die(FEATURES[resist]) if isinstance(figure, Hero) else figure.save


def harm_taken(
    rules: RuleFigures,
    harm: Harm | Breath,
    die: Die | None = None,
    roll: int | None = None,
    proof: Collection[Bane] = (),
) -> int:
    """The hit points that a spell, a trap or a dragon's breath costs (Save vs. Magic; Darkfyre).

    ``die`` and ``roll`` are those of whoever resists, if it can. ``proof`` lists what does not harm the target. Raises
    ContentError for an impossible roll.
    """
    if element_of(harm) in proof:
        return 0
    if not resistible(harm) or die is None or roll is None:
        return harm.damage
    return harm.resisted if succeeds(rules, die, roll) else harm.damage


def expected_harm(rules: RuleFigures, harm: Harm | Breath, die: Die) -> Fraction:
    """The hit points that it costs on average."""
    if not resistible(harm):
        return Fraction(harm.damage)
    odds = success_odds(rules, die)
    return odds * harm.resisted + (1 - odds) * harm.damage


def element_of(harm: Harm | Breath) -> Bane | None:
    """What harms; a dragon's breath is fire (Darkfyre)."""
    return Bane.FIRE if isinstance(harm, Breath) else harm.element


def resistible(harm: Harm | Breath) -> bool:
    """Whether a roll lessens the harm; that of a dragon's breath always does (Darkfyre)."""
    return isinstance(harm, Breath) or harm.resist is not None


def after_harm(hit_points: int, harm: int) -> int:
    """The hit points left; there are never fewer than none (Dying)."""
    return max(hit_points - harm, 0)


def mended(effect: Mend, hit_points: int, full: int) -> int:
    """The hit points after healing, at most those at the start; the dead stay dead unless the treasure says otherwise.

    A hero who has just lost the last hit point is saved by a treasure that restores some, used at once (Dying).
    """
    if hit_points == 0 and not effect.revives:
        return 0
    return full if effect.restores is None else min(hit_points + effect.restores, full)


def after_turn(monster: Monster, hit_points: int) -> int:
    """A monster's hit points after its turn: some heal, but no dead one does (Reading a Monster Card: Troll)."""
    if hit_points == 0:
        return 0
    return min(hit_points + monster.powers.regenerates, monster.hit_points)


def body_lies(rules: RuleFigures, died: int, now: int) -> bool:
    """Whether a monster that died in round ``died`` still lies on the board in round ``now`` (Dying).

    It stays for so many full rounds after the one in which it died.
    """
    return died <= now <= last_round_of_body(rules, died)


def last_round_of_body(rules: RuleFigures, died: int) -> int:
    """The round at whose end a dead monster is taken off the board (Dying)."""
    return died + rules.dead_monster_rounds
