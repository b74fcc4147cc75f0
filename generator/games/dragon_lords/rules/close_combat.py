"""Close combat: the rolls with their account, tactics, the damage, and who faces where afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Direction, Reward, Tactic
from generator.games.dragon_lords.model.riders import CloseCombatAbility
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.campaign import close_combat_bonus
from generator.games.dragon_lords.rules.damage import close_combat_modifier
from generator.games.dragon_lords.rules.dragon import Dragon
from generator.games.dragon_lords.rules.hexes import turned
from generator.games.dragon_lords.rules.powers import claws_dice, powers_now
from generator.games.dragon_lords.rules.tally import Tally, Term, tally


def combat_score(tables: Tables, dragon: Dragon, roll: int, tactics: int = 0) -> Tally:
    """A dragon's modified roll (Close Combat Resolution; The Lancer; Rewards). ``tactics`` is for the attacker only."""
    rating = powers_now(tables, dragon).rating
    lance = _lance(tables, dragon)
    return tally(
        Term("rolled", roll),
        Term(f"rating {rating}", close_combat_modifier(tables, rating)),
        Term("lancer", lance.close_combat if lance is not None else 0),
        Term("rewards", close_combat_bonus(tables, dragon.reward(Reward.CLOSE_COMBAT))),
        Term("tactics", tactics),
    )


def tactics_modifier(tables: Tables, attacker: Tactic, defender: Tactic) -> int:
    """What the tactics are worth to the attacker (Close Combat Tactics Result Table)."""
    return tables.tactics.modifier[attacker][defender]


def nobody_rolls(attacker: Tactic | None, defender: Tactic | None) -> bool:
    """Whether both defend, so that neither can be hurt (Using Tactics)."""
    return attacker is Tactic.DEFEND and defender is Tactic.DEFEND


def does_damage(tactic: Tactic | None) -> bool:
    """Whether a winner with this tactic hurts the loser, and is hurt itself (The Defend Tactic)."""
    return tactic is not Tactic.DEFEND


def combat_damage(tables: Tables, dragon: Dragon, tactic: Tactic | None = None) -> Dice:
    """The winner's dice: tooth and claw, the lancer's share, the die of a lunge (The Lancer, The Lunge Tactic)."""
    dice, lance = claws_dice(tables, dragon), _lance(tables, dragon)
    lunge = tables.tactics.lunge_damage if tactic is Tactic.LUNGE else None
    count = dice.count + (lunge.count if lunge is not None else 0)
    modifier = dice.modifier + (lunge.modifier if lunge is not None else 0)
    return Dice(count, modifier + (lance.damage if lance is not None else 0))


def column_direction(tables: Tables, roll: int) -> Direction:
    """The column of the damage allocation table that the winner's die names (Close Combat Resolution)."""
    return tables.directions.hexsides[roll]


def thrown_facing(facing: int, roll: int) -> int:
    """The facing of a loser, or of whoever crashes: so many hexsides round from the old one (The Direction Template).

    A roll of 1 is the front, and changes nothing.
    """
    return turned(facing, roll - 1)


def may_use(tables: Tables, used: Mapping[str, int], tactic: Tactic) -> bool:
    """Whether a dragon may use a tactic once more (Tactics); when all are used up, all are free again."""
    uses = tables.tactics.uses
    return used.get(tactic, 0) < uses or all(used.get(other, 0) >= uses for other in Tactic)


def with_tactic(tables: Tables, dragon: Dragon, tactic: Tactic) -> Dragon:
    """The dragon with one more box of a tactic checked (Tactics)."""
    used = dict(dragon.tactics)
    if all(used.get(other, 0) >= tables.tactics.uses for other in Tactic):
        used = {}
    used[tactic] = used.get(tactic, 0) + 1
    return replace(dragon, tactics=used)


def _lance(tables: Tables, dragon: Dragon) -> CloseCombatAbility | None:
    if dragon.rider is None:
        return None
    ability = tables.riders.abilities[dragon.rider]
    return ability if isinstance(ability, CloseCombatAbility) else None
