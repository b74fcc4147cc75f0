"""The rider actions phase of a log: missiles and spells, in the order of initiative."""

from __future__ import annotations

from dataclasses import replace

from generator.games.dragon_lords.logs.fields import NOBODY, clockwise
from generator.games.dragon_lords.logs.hits import (
    crash_if_crippled,
    deal,
    judge_hit,
    judge_section,
    judge_side,
    recorded_hit,
    says_hit,
)
from generator.games.dragon_lords.logs.marks import judge_marks
from generator.games.dragon_lords.logs.model import RiderAction
from generator.games.dragon_lords.logs.phases.breath import missed
from generator.games.dragon_lords.logs.replay import TurnInPlay
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Range, Rider, Section, Spell
from generator.games.dragon_lords.rules.blows import heal
from generator.games.dragon_lords.rules.breath import attack_directions
from generator.games.dragon_lords.rules.dragon import Dragon
from generator.games.dragon_lords.rules.initiative import move_order
from generator.games.dragon_lords.rules.riders import action_to_hit, missile_damage, rider_fault, rider_range
from generator.games.dragon_lords.rules.spells import (
    HARMFUL,
    begin_rider_actions,
    enchanted,
    pay,
    spun,
    widest_spin,
)
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
        fault = rider_fault(self.tables, self.attacker, self.target, record.spell)
        harms = record.spell is None or record.spell in HARMFUL
        if not fault and harms and self.turn.replay.same_team(self.name, record.target):
            fault = "both are of one team"
        if fault:
            self.turn.note("illegal-rider-action", self.name, f"cannot act upon {record.target}: {fault}", self.loc)
        self.turn.acted.add(self.name)
        if self.attacker.rider is Rider.WIZARD and record.spell is not None:
            self.dragons[self.name] = pay(self.tables, self.attacker, record.spell)
            self.target = self.dragons[record.target]
        if fault or not self.succeeds():
            self.deal_recorded()
        elif record.spell is None or record.spell in HARMFUL:
            self.strike()
        else:
            self.cast(record.spell)

    def succeeds(self) -> bool:
        """Whether the roll hits; what the log says of a hit must agree."""
        at = rider_range(self.tables, self.attacker, self.target, self.record.spell)
        needed = action_to_hit(self.tables, self.attacker, self.target, at or Range.LONG)
        loc = (*self.loc, "to_hit")
        roll = self.turn.rolled(self.tables.to_hit.dice, self.record.to_hit, self.name, "its rider's aim", loc)
        if roll is None:
            return False
        if hits(self.tables, needed.total, roll):
            return True
        if says_hit(self.record) or self.record.marks:
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
        """A missile, or a spell that does damage: section and points as for breath (Rolling to Hit)."""
        record, dice = self.record, self.damage_dice()
        if dice is None:
            return
        if not says_hit(record):
            message = f"{record.to_hit} hits {record.target}, but no hit was marked"
            self.turn.note("missing-hit", self.name, message, self.loc)
            return
        if record.target == self.name:
            directions = tuple(self.tables.directions.hexsides.values())
        else:
            directions = attack_directions(self.tables, self.attacker, self.target)
        chosen = judge_side(self.turn, self.name, record.side, directions, self.loc)
        section = judge_section(self.turn, self.name, record, chosen, self.loc)
        judged = judge_hit(self.turn, self.name, record, self.target, section, dice, self.loc)
        deal(self.turn, self.name, record.target, judged)

    def deal_recorded(self) -> None:
        """Go on with what the players marked for an action that should have had no effect."""
        record, dice = self.record, self.damage_dice() or Dice(1)
        judged = recorded_hit(self.turn, record, attack_directions(self.tables, self.attacker, self.target), dice)
        deal(self.turn, self.name, record.target, judged)

    def cast(self, spell: Spell) -> None:
        """A spell that does no damage (The Spells)."""
        target, record = self.target, self.record
        match spell:
            case Spell.HEAL:
                self.dragons[record.target] = self.healed()
            case Spell.SPIN:
                self.dragons[record.target] = self.spun()
            case Spell.DISTORT_RANGE:
                if record.seems is None:
                    hint = "write “seems: nearer” or “seems: farther”"
                    message = f"nothing says how {record.target} sees its target"
                    self.turn.note("missing-choice", self.name, message, self.loc, hint)
                nearer = record.seems != "farther"
                self.dragons[record.target] = enchanted(self.tables, target, spell, nearer=nearer)
            case Spell.SADDLESORE:
                if target.rider is None:
                    self.turn.note("illegal-rider-action", self.name, f"{record.target} has no rider", self.loc)
                acted = record.target in self.turn.acted
                self.dragons[record.target] = enchanted(self.tables, target, spell, acted=acted)
            case _:
                self.dragons[record.target] = enchanted(self.tables, target, spell)

    def healed(self) -> Dragon:
        """The target with the points restored that its player chose (The Spells: Heal)."""
        dice, record = self.tables.spells.spells[Spell.HEAL].effect.restores, self.record
        if dice is not None:
            bare = replace(dice, modifier=0)
            roll = self.turn.rolled(bare, record.dice, self.name, "the points restored", (*self.loc, "dice"))
            if roll is not None:
                hurt = {section: self.target.wounds.taken(section) for section in Section}
                points = roll + dice.modifier
                judge_marks(self.turn, self.name, record.marks, points, hurt, (*self.loc, "marks"))
        return heal(self.target, record.marks)

    def spun(self) -> Dragon:
        """The target turned as the wizard chose (The Spells: Spin)."""
        step, widest = self.record.turn, widest_spin(self.tables)
        if step is None:
            message = f"nothing says how {self.record.target} is spun"
            self.turn.note("missing-choice", self.name, message, self.loc, "write “turn: L1” or “turn: R2”")
            return self.target
        if step.count > widest:
            message = f"spins {self.record.target} by {step.count} hexsides, {widest} at most are allowed"
            self.turn.note("illegal-rider-action", self.name, message, (*self.loc, "turn"))
        return spun(self.target, clockwise(step))
