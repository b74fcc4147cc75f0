"""The breath combat phase of a log. All breathe at once: what a breath can do was settled before the first one hit."""

from __future__ import annotations

from collections import Counter

from generator.games.dragon_lords.logs.fields import NOBODY
from generator.games.dragon_lords.logs.hits import (
    Judged,
    crash_if_crippled,
    deal,
    judge_damage,
    judge_hit,
    judge_section,
    judge_side,
    recorded_hit,
    says_hit,
)
from generator.games.dragon_lords.logs.model import Breath
from generator.games.dragon_lords.logs.replay import TurnInPlay
from generator.games.dragon_lords.model.options import CampaignEvent, CriticalEffect, Direction, Section
from generator.games.dragon_lords.rules.blows import rider_hit, without_rider
from generator.games.dragon_lords.rules.breath import (
    after_critical,
    attack_directions,
    breath_fault,
    critical_row,
    is_critical,
    is_fumble,
    may_still_hit,
)
from generator.games.dragon_lords.rules.dragon import Dragon
from generator.games.dragon_lords.rules.powers import breath_dice
from generator.games.dragon_lords.rules.tally import Tally, plain
from generator.games.dragon_lords.rules.to_hit import breath_to_hit, hits


def replay_breath(turn: TurnInPlay) -> None:
    """Judge and resolve every breath of a turn (4. Record Breath Target, 5. Breath Combat).

    With the limit of hits a turn the more alert dragons, those of higher initiative, come first (Multiple Hits).
    """
    before = dict(turn.replay.dragons)
    for name in (name for name, entry in turn.entries.items() if entry.breath is not None):
        turn.in_play(name, name, (*turn.entry_loc(name), "breath"))
    hurt: Counter[str] = Counter()
    named = [name for name, entry in turn.entries_in_play() if entry.breath is not None]
    for name in sorted(named, key=lambda name: turn.initiative[name], reverse=True):
        record = turn.entries[name].breath
        if record is not None and record.target.strip().lower() not in NOBODY:
            _Exhalation(turn, name, record, before).resolve(hurt)
    crash_if_crippled(turn, turn.entries)


class _Exhalation:
    """One breath at one target. ``before`` are the dragons as they were when the phase began."""

    def __init__(self, turn: TurnInPlay, name: str, record: Breath, before: dict[str, Dragon]) -> None:
        self.turn, self.name, self.record, self.before = turn, name, record, before
        self.tables, self.rules = turn.replay.tables, turn.replay.rules
        self.loc = (*turn.entry_loc(name), "breath")
        self.attacker = before[name]
        self.dice = breath_dice(self.tables, self.attacker)

    def resolve(self, hurt: Counter[str]) -> None:
        """Judge the target and the rolls, and let the breath take effect; ``hurt`` counts hits on each dragon."""
        target = self.record.target
        if target not in self.before or not self.before[target].playing:
            self.turn.in_play(target, self.name, (*self.loc, "target"))
            return
        fault = self.target_fault(target)
        if not fault and not may_still_hit(self.tables, self.rules, hurt[target]):
            fault = f"{hurt[target]} breaths have hurt it this turn already" if self.record.to_hit is not None else ""
            if not fault:
                return
        directions = attack_directions(self.tables, self.attacker, self.before[target])
        if fault:
            self.turn.note("illegal-target", self.name, f"cannot breathe at {target}: {fault}", (*self.loc, "target"))
            judged = recorded_hit(self.turn, self.record, directions, self.dice)
        else:
            judged = self.judge(target, directions)
        if deal(self.turn, self.name, target, judged):
            hurt[target] += 1

    def target_fault(self, target: str) -> str:
        if target == self.name:
            return "it is the dragon itself"
        if self.turn.replay.same_team(self.name, target):
            return "both are of one team"
        engaged = self.turn.engaged
        return breath_fault(
            self.tables,
            self.attacker,
            self.before[target],
            attacker_engaged=self.name in engaged,
            target_engaged=target in engaged,
        )

    def judge(self, target: str, directions: tuple[Direction, ...]) -> Judged | None:
        """The hit of a breath at a lawful target; none if it misses, and turns on the dragon itself if it fumbles."""
        record, turn = self.record, self.turn
        needed = breath_to_hit(self.tables, self.rules, self.attacker, self.before[target])
        roll = turn.rolled(self.tables.to_hit.dice, record.to_hit, self.name, "hitting", (*self.loc, "to_hit"))
        if roll is None:
            return recorded_hit(turn, record, directions, self.dice)
        if is_fumble(self.tables, self.rules, roll):
            self.fumble()
            return None
        turn.not_rolled(record.fumble, self.name, f"a roll of {roll} is no fumble", (*self.loc, "fumble"))
        if not is_critical(self.tables, self.rules, needed.total, roll):
            why = f"a roll of {roll} when {needed.total} is needed is no critical hit"
            turn.not_rolled(record.critical, self.name, why, (*self.loc, "critical"))
        if not hits(self.tables, needed.total, roll):
            if says_hit(record):
                turn.note(
                    "wrong-hit", self.name, f"{missed(roll, needed)}, but a hit was marked", (*self.loc, "to_hit")
                )
            return recorded_hit(turn, record, directions, self.dice)
        if not says_hit(record) and record.critical is None:
            turn.note("missing-hit", self.name, f"{hit(roll, needed)}, but no hit was marked", (*self.loc, "to_hit"))
            return None
        if is_critical(self.tables, self.rules, needed.total, roll):
            return self.critical(target, directions)
        return self.plain_hit(target, directions)

    def plain_hit(self, target: str, directions: tuple[Direction, ...]) -> Judged | None:
        turn, now = self.turn, self.turn.replay.dragons[target]
        chosen = judge_side(turn, self.name, self.record.side, directions, self.loc)
        section = judge_section(turn, self.name, self.record, chosen, self.loc)
        return judge_hit(turn, self.name, self.record, now, section, self.dice, self.loc)

    def critical(self, target: str, directions: tuple[Direction, ...]) -> Judged | None:
        """A critical hit with its own roll, or rolls if the first has no effect (Critical Hits)."""
        turn, loc, game = self.turn, (*self.loc, "critical"), self.turn.replay
        table, rolls = self.tables.critical_hits, self.record.critical
        if rolls is None:
            turn.rolled(table.dice, None, self.name, "the critical hit", loc)
            return self.plain_hit(target, directions)
        shown = [turn.rolled(table.dice, roll, self.name, "the critical hit", loc) for roll in rolls]
        if None in shown:
            return self.plain_hit(target, directions)
        row, used = critical_row(self.tables, game.dragons[target], rolls)
        game.count(self.name, CampaignEvent.CRITICAL_HIT)
        if row is None:
            turn.note("missing-roll", self.name, f"critical hit {rolls[-1]} has no effect on {target}: roll again", loc)
            return self.plain_hit(target, directions)
        if used < len(rolls):
            turn.note(
                "needless-roll", self.name, f"critical hit {rolls[used - 1]} has its effect: no roll after it", loc
            )
        if row.effect is CriticalEffect.BODY_DAMAGE:
            return self.deep_hit(target, row.factor or 1)
        judged = self.plain_hit(target, directions) if row.effect is not CriticalEffect.KILLED else None
        game.dragons[target] = after_critical(game.dragons[target], row)
        if row.effect is CriticalEffect.RIDER_THROWN:
            game.count(target, CampaignEvent.RIDER_KILLED)
        return judged

    def deep_hit(self, target: str, factor: int) -> Judged | None:
        """Damage to the body, several times over; there is no roll for the section."""
        turn, record, section = self.turn, self.record, Section.BODY
        why = "a critical hit on the body needs no roll for the section"
        turn.not_rolled(record.location, self.name, why, (*self.loc, "location"))
        if record.section is not None and record.section is not section:
            message = f"the critical hit strikes the body, not the {plain(record.section)}"
            turn.note("wrong-section", self.name, message, (*self.loc, "section"))
            section = record.section
        now = turn.replay.dragons[target]
        return judge_hit(turn, self.name, record, now, section, self.dice, self.loc, factor)

    def fumble(self) -> None:
        """The breath turns on the dragon: its rider may be hit, else the table says where and how much (Fumbles)."""
        turn, record, game = self.turn, self.record, self.turn.replay
        game.count(self.name, CampaignEvent.FUMBLE)
        now = game.dragons[self.name]
        if now.rider is not None:
            hit = self.tables.riders.hit
            roll = turn.rolled(hit.dice, record.rider, self.name, "its own rider", (*self.loc, "rider"))
            if roll is not None and rider_hit(self.tables, roll):
                game.lose_rider(self.name, without_rider(now))
                return
        table = self.tables.fumbles
        roll = turn.rolled(table.dice, record.fumble, self.name, "the fumble", (*self.loc, "fumble"))
        if roll is None:
            return
        row = table.rows[roll]
        if record.section is not None and record.section is not row.section:
            message = f"a fumble of {roll} strikes the {plain(row.section)}, not the {plain(record.section)}"
            turn.note("wrong-section", self.name, message, (*self.loc, "section"))
        points = judge_damage(turn, self.name, record, row.damage, self.loc)
        deal(turn, self.name, self.name, Judged(record.section or row.section, points))


def hit(roll: int, needed: Tally) -> str:
    """That a roll hits, with the number that was needed."""
    return f"a roll of {roll} hits, {needed.total} is needed ({needed})"


def missed(roll: int, needed: Tally) -> str:
    """That a roll misses, with the number it would have needed."""
    return f"a roll of {roll} misses, {needed.total} is needed ({needed})"
