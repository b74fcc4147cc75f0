"""The rider actions phase of a log: missiles and spells, in the order of initiative."""

from __future__ import annotations

from generator.games.dragon_lords.logs.fields import NOBODY
from generator.games.dragon_lords.logs.hits import (
    Judged,
    crash_if_crippled,
    deal,
    judge_damage,
    judge_section,
    judge_side,
    recorded_hit,
    says_hit,
)
from generator.games.dragon_lords.logs.model import RiderAction
from generator.games.dragon_lords.logs.phases.breath import hit, missed
from generator.games.dragon_lords.logs.phases.casting import cast
from generator.games.dragon_lords.logs.replay import TurnInPlay
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Range, Rider, Spell
from generator.games.dragon_lords.rules.blows import heal
from generator.games.dragon_lords.rules.breath import attack_directions
from generator.games.dragon_lords.rules.initiative import move_order
from generator.games.dragon_lords.rules.riders import action_to_hit, missile_damage, rider_fault, rider_range
from generator.games.dragon_lords.rules.spells import HARMFUL, begin_rider_actions, pay
from generator.games.dragon_lords.rules.to_hit import hits


def replay_rider_actions(turn: TurnInPlay) -> None:
    """Judge and resolve the actions of the riders (4. Record Rider Actions, 5. Rider Actions)."""
    game = turn.replay
    for name in game.playing():
        game.dragons[name] = begin_rider_actions(game.dragons[name])
    for name in move_order(turn.initiative):
        record = turn.entries[name].rider
        if record is None or record.target.strip().lower() in NOBODY:
            continue
        if not turn.in_play(name, name, (*turn.entry_loc(name), "rider")):
            continue
        if not game.rules.advanced:
            message = "riders belong to the advanced rules"
            turn.note(
                "illegal-rider-action", name, message, (*turn.entry_loc(name), "rider"), "rules: {advanced: true}"
            )
        elif turn.in_play(record.target, name, (*turn.entry_loc(name), "rider", "target")):
            _Action(turn, name, record).resolve()
            crash_if_crippled(turn, turn.entries)


class _Action:
    """What one rider does to one target."""

    def __init__(self, turn: TurnInPlay, name: str, record: RiderAction) -> None:
        self.turn, self.name, self.record = turn, name, record
        self.tables, self.dragons = turn.replay.tables, turn.replay.dragons
        self.loc = (*turn.entry_loc(name), "rider")
        self.attacker, self.target = self.dragons[name], self.dragons[record.target]

    def resolve(self) -> None:
        """Judge the action, its roll and its effect, and let it take effect."""
        record = self.record
        fault = self.fault()
        if fault:
            self.turn.note("illegal-rider-action", self.name, f"cannot act upon {record.target}: {fault}", self.loc)
        self.turn.acted.add(self.name)
        if self.attacker.rider is Rider.WIZARD and record.spell is not None and not self.attacker.rider_rests:
            self.dragons[self.name] = pay(self.tables, self.attacker, record.spell)
            self.target = self.dragons[record.target]
        if fault or not self.succeeds():
            self.deal_recorded()
        elif self.harms:
            self.strike()
        elif record.spell is not None:
            cast(self.turn, self.name, record, record.spell, self.target)

    @property
    def harms(self) -> bool:
        """Whether the action does damage."""
        return self.record.spell is None or self.record.spell in HARMFUL

    def fault(self) -> str:
        fault = rider_fault(self.tables, self.attacker, self.target, self.record.spell)
        if not fault and self.harms and self.record.target == self.name:
            return "it is the rider's own dragon"
        if not fault and self.harms and self.turn.replay.same_team(self.name, self.record.target):
            return "both are of one team"
        return fault

    def succeeds(self) -> bool:
        """Whether the roll hits; what the log says of a hit must agree."""
        at = rider_range(self.tables, self.attacker, self.target, self.record.spell)
        needed = action_to_hit(self.tables, self.attacker, self.target, at or Range.LONG)
        loc = (*self.loc, "to_hit")
        roll = self.turn.rolled(self.tables.to_hit.dice, self.record.to_hit, self.name, "its rider's aim", loc)
        if roll is None:
            return False
        marked = says_hit(self.record) or bool(self.record.marks)
        if hits(self.tables, needed.total, roll):
            if self.harms and not marked:
                self.turn.note("missing-hit", self.name, f"{hit(roll, needed)}, but no hit was marked", loc)
            return marked or not self.harms
        if marked:
            self.turn.note("wrong-hit", self.name, f"{missed(roll, needed)}, but an effect was marked", loc)
        return False

    def damage_dice(self) -> Dice | None:
        """The dice of a missile or of a spell that does damage."""
        if self.record.spell is not None:
            return self.tables.spells.spells[self.record.spell].effect.damage
        at = rider_range(self.tables, self.attacker, self.target)
        if self.attacker.rider is None or at is None:
            return None
        return missile_damage(self.tables, self.attacker.rider, at)

    def strike(self) -> None:
        """A missile, or a spell that does damage: as for breath (Rolling to Hit), but it strikes no rider."""
        record, dice = self.record, self.damage_dice()
        if dice is None:
            return
        directions = attack_directions(self.tables, self.attacker, self.target)
        chosen = judge_side(self.turn, self.name, record.side, directions, self.loc)
        section = judge_section(self.turn, self.name, record, chosen, self.loc)
        why = "only breath and close combat can strike a rider"
        self.turn.not_rolled(record.rider, self.name, why, (*self.loc, "rider"))
        if section is not None:
            points = judge_damage(self.turn, self.name, record, dice, self.loc)
            deal(self.turn, self.name, record.target, Judged(section, points))

    def deal_recorded(self) -> None:
        """Go on with what the players marked for an action that should have had no effect."""
        record, dice = self.record, self.damage_dice() or Dice(1)
        judged = recorded_hit(self.turn, record, attack_directions(self.tables, self.attacker, self.target), dice)
        deal(self.turn, self.name, record.target, judged)
        if record.spell is Spell.HEAL:
            self.dragons[record.target] = heal(self.dragons[record.target], record.marks)
