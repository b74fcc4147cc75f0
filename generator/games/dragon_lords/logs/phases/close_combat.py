"""The close combat phase of a log: the clinch, the rolls, the winner's hit and its price, facings and crashes."""

from __future__ import annotations

from dataclasses import replace

from generator.games.dragon_lords.logs.hits import crash_if_crippled, deal, judge_hit, judge_section, replay_crash
from generator.games.dragon_lords.logs.marks import judge_marks
from generator.games.dragon_lords.logs.model import Combat, CombatHit, Fighter, Loser, Winner
from generator.games.dragon_lords.logs.phases.tactics import replay_tactics
from generator.games.dragon_lords.logs.replay import Loc, TurnInPlay
from generator.games.dragon_lords.model.options import Section, Tactic
from generator.games.dragon_lords.rules.blows import absorb, suffer
from generator.games.dragon_lords.rules.close_combat import (
    column_direction,
    combat_damage,
    combat_score,
    does_damage,
    nobody_rolls,
    tactics_modifier,
    thrown_facing,
)
from generator.games.dragon_lords.rules.dragon import Dragon
from generator.games.dragon_lords.rules.engaging import clinch
from generator.games.dragon_lords.rules.tally import Tally

_NO_HIT, _NO_WINNER, _NO_LOSER = CombatHit(), Winner(), Loser()


def replay_close_combat(turn: TurnInPlay) -> None:
    """Judge and resolve the fights of a turn, each for itself (6. Close Combat; advanced: 8. Close Combat)."""
    for index, combat in turn.fights:
        _Fight(turn, index, combat).resolve()


class _Fight:
    """One close combat."""

    def __init__(self, turn: TurnInPlay, index: int, combat: Combat) -> None:
        self.turn, self.index, self.combat = turn, index, combat
        self.tables, self.rules, self.dragons = turn.replay.tables, turn.replay.rules, turn.replay.dragons
        self.loc: Loc = (*turn.loc, "close_combat", index)
        self.names = (combat.attacker.dragon, combat.defender.dragon)
        self.stalling: list[str] = []

    def resolve(self) -> None:
        """The whole fight, from the clinch to the crashes after it."""
        if not self.both_there():
            return
        for name in self.names:
            self.clinch(name)
        if not all(self.dragons[name].playing for name in self.names):
            self.no_rolls("a dragon was lost in the crash before the fight")
            return
        attacker, defender = self.combat.attacker, self.combat.defender
        tactics = replay_tactics(self.turn, self.combat, self.loc)
        if nobody_rolls(*tactics):
            self.no_rolls("both defend, so nobody rolls")
        else:
            self.fight(attacker, defender, tactics)
        for name in self.stalling:
            if self.dragons[name].playing and not self.dragons[name].on_ground:
                replay_crash(self.turn, name)
        crash_if_crippled(self.turn, self.names)
        if not self.turn.doubtful.isdisjoint(self.names):
            self.turn.doubtful.update(self.names)

    def both_there(self) -> bool:
        """Whether both are still in play and at one altitude, after what riders and breath may have done."""
        gone = next((name for name in self.names if not self.dragons[name].playing), None)
        parted = len({self.dragons[name].on_ground for name in self.names}) > 1
        if gone is None and not parted:
            return True
        if self.index not in self.turn.unlawful:
            self.no_rolls(f"{gone} is {self.dragons[gone].status}" if gone is not None else "one of them has crashed")
        return False

    def clinch(self, name: str) -> None:
        """Altitude and speed that the fight costs, and the crash before it (Close Combat Effects)."""
        before = self.dragons[name]
        after = clinch(self.tables, self.rules, before)
        if after.fallen_from is not None:
            replay_crash(self.turn, name)
            return
        self.dragons[name] = after.dragon
        if after.stalls:
            self.stalling.append(name)

    def no_rolls(self, why: str) -> None:
        """A finding if a fight without rolls has some."""
        combat = self.combat
        if any((combat.attacker.roll, combat.defender.roll, combat.hit, combat.winner, combat.loser)):
            names = " and ".join(self.names)
            self.turn.note("needless-roll", names, f"there is nothing to roll: {why}", self.loc)

    def fight(self, attacker: Fighter, defender: Fighter, tactics: tuple[Tactic | None, Tactic | None]) -> None:
        """The rolls of both sides and what comes of them (Close Combat Resolution)."""
        own, other = tactics
        modifier = tactics_modifier(self.tables, own, other) if own is not None and other is not None else 0
        first = self.score(attacker, "attacker", modifier)
        second = self.score(defender, "defender", 0)
        if first is None or second is None:
            return
        if first.total == second.total:
            self.drawn(first, second)
            return
        if first.total > second.total:
            self.won(attacker.dragon, defender.dragon, own, self.scores(first, second))
        else:
            self.won(defender.dragon, attacker.dragon, other, self.scores(second, first))

    @staticmethod
    def scores(one: Tally, other: Tally) -> str:
        """Two modified rolls with their accounts."""
        return f"{one.total} ({one}) against {other.total} ({other})"

    def drawn(self, first: Tally, second: Tally) -> None:
        """A finding if a draw, in which nobody is hurt, has a hit or a facing."""
        if any((self.combat.hit, self.combat.winner, self.combat.loser)):
            message = f"the fight is a draw, {self.scores(first, second)}, and changes nothing"
            self.turn.note("needless-roll", " and ".join(self.names), message, self.loc)

    def score(self, fighter: Fighter, side: str, tactics: int) -> Tally | None:
        loc = (*self.loc, side, "roll")
        roll = self.turn.rolled(self.tables.close_combat.dice, fighter.roll, fighter.dragon, "close combat", loc)
        return None if roll is None else combat_score(self.tables, self.dragons[fighter.dragon], roll, tactics)

    def won(self, winner: str, loser: str, tactic: Tactic | None, score: str) -> None:
        """What the winner does and suffers, and where both face afterwards."""
        best, worst = self.dragons[winner], self.dragons[loser]
        if does_damage(tactic):
            self.strike(best, winner, loser, tactic, score)
            self.pay(winner)
        else:
            why = f"{winner} defended, and nobody is hurt"
            self.turn.not_rolled(self.combat.hit, winner, why, (*self.loc, "hit"))
        self.face(winner, loser, best, worst)

    def strike(self, best: Dragon, winner: str, loser: str, tactic: Tactic | None, score: str) -> None:
        """The winner's hit: column, section, damage."""
        hit, loc = self.combat.hit, (*self.loc, "hit")
        if hit is None:
            message = f"wins against {loser}, but no hit was marked: {score}"
            self.turn.note("missing-hit", winner, message, self.loc, "write “hit: {column: …, location: …, damage: …}”")
            return
        die = self.tables.close_combat.direction_dice
        column = self.turn.rolled(die, hit.column, winner, "the column", (*loc, "column"))
        section = hit.section
        if column is not None:
            section = judge_section(self.turn, winner, hit, (column_direction(self.tables, column),), loc)
        dice = combat_damage(self.tables, best, tactic)
        deal(self.turn, winner, loser, judge_hit(self.turn, winner, hit, self.dragons[loser], section, dice, loc))

    def pay(self, winner: str) -> None:
        """The damage that the winner takes and spreads as it likes (Close Combat Resolution)."""
        record, loc = self.combat.winner or _NO_WINNER, (*self.loc, "winner")
        dice = self.tables.close_combat.winner_suffers
        roll = self.turn.rolled(dice, record.roll, winner, "the damage that the winner takes", (*loc, "roll"))
        dragon, absorbed = absorb(self.dragons[winner], roll or 0)
        if roll is not None:
            room = {section: dragon.wounds.left(section) for section in Section}
            judge_marks(self.turn, winner, record.marks, roll - absorbed, room, (*loc, "marks"))
        self.dragons[winner] = suffer(self.rules, dragon, record.marks).dragon

    def face(self, winner: str, loser: str, best: Dragon, worst: Dragon) -> None:
        """The loser is thrown about; the winner faces where it likes, unless it crashes."""
        die = self.tables.close_combat.direction_dice
        if self.dragons[loser].playing:
            record, loc = self.combat.loser or _NO_LOSER, (*self.loc, "loser", "facing")
            roll = self.turn.rolled(die, record.facing, loser, "the loser's facing", loc)
            if roll is not None:
                self.set_facing(loser, thrown_facing(worst.pose.facing, roll))
        if not self.dragons[winner].playing:
            return
        own, loc = self.combat.winner or _NO_WINNER, (*self.loc, "winner")
        if winner in self.stalling or winner in self.turn.crashed:
            roll = self.turn.rolled(die, own.facing, winner, "the facing of a winner that crashes", (*loc, "facing"))
            if own.faces is not None:
                message = "a winner that crashes does not choose its facing"
                self.turn.note("wrong-facing", winner, message, (*loc, "faces"))
            elif roll is not None:
                self.set_facing(winner, thrown_facing(best.pose.facing, roll))
        else:
            why = "a winner that flies on chooses its facing (faces), and does not roll for it"
            self.turn.not_rolled(own.facing, winner, why, (*loc, "facing"))
        if own.faces is not None:
            self.set_facing(winner, own.faces.facing)

    def set_facing(self, name: str, facing: int) -> None:
        dragon = self.dragons[name]
        self.dragons[name] = replace(dragon, pose=replace(dragon.pose, facing=facing))
