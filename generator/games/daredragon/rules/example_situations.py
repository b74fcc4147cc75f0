"""The situations that worked examples describe in YAML, and the fight that each of them stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pydantic import Field

from generator.errors import ContentError, Finding, did_you_mean
from generator.games.daredragon.content import Content
from generator.games.daredragon.model_deck import Effect, Owner, Part, Suit
from generator.games.daredragon.rules.state import Daredevil, Fight, Guard, PartState, WarmUp
from generator.games.daredragon.rules.turns import Turn, seats_for
from generator.source.model import Model


class DaredevilCase(Model):
    """A daredevil; what is not said is as at the start of the game. ``preparing`` names an action that warms up."""

    health: int | None = None
    prone: bool = False
    preparing: str | None = None
    hand: int = 0


class PartCase(Model):
    """A part of the dragon; what is not said is as at the start of the game."""

    health: int | None = None
    entangled: bool = False


class GuardCase(Model):
    """A guard on the board: who, and which action."""

    by: str
    action: str


class WarmUpCase(Model):
    """The dragon's card that warms up: action, dragon turn on which it was laid, turns if not as printed."""

    action: str
    laid: int | str
    turns: int | None = None
    health_at_start: int | None = None


class TableCase(Model):
    """Who sits at the table: so many players, or the seats clockwise by any names."""

    players: int | None = None
    order: tuple[str, ...] | None = None

    def seats(self, content: Content) -> tuple[str, ...]:
        """The seats clockwise; the fewest players if nothing is said. Raises ContentError for seats named twice."""
        if self.order is None:
            least = content.figures.setup.players.least
            return seats_for(content.figures.turns, least if self.players is None else self.players)
        if len(set(self.order)) != len(self.order) or not self.order:
            raise ContentError([Finding("bad-seats", "the seats must be named once each")])
        if self.players not in (None, len(self.order)):
            message = f"{len(self.order)} seats for {self.players} players"
            raise ContentError([Finding("bad-seats", message)])
        return self.order

    def seat(self, content: Content, name: str) -> str:
        """A seat that is at the table. Raises ContentError for any other."""
        seats = self.seats(content)
        if name not in seats:
            raise ContentError([Finding("unknown-seat", f"nobody sits at “{name}”", hint=did_you_mean(name, seats))])
        return name


class FightCase(TableCase):
    """A fight at one moment."""

    daredevils: Mapping[str, DaredevilCase] = Field(default_factory=dict)
    parts: Mapping[Part, PartCase] = Field(default_factory=dict)
    target: str | None = None
    guards: tuple[GuardCase, ...] = ()
    warm_up: WarmUpCase | None = None

    def fight(self, content: Content) -> Fight:
        """The fight. Raises ContentError for seats, actions and health points that the game does not have."""
        for name in (*self.daredevils, *(guard.by for guard in self.guards)):
            self.seat(content, name)
        if self.target is not None:
            self.seat(content, self.target)
        daredevils = tuple(self.daredevil(content, seat) for seat in self.seats(content))
        if self.target in [daredevil.seat for daredevil in daredevils if daredevil.incapacitated]:
            raise ContentError([Finding("bad-target", f"{self.target} is at 0 and cannot be the target")])
        parts = tuple(self.part(content, part) for part in content.figures.setup.parts)
        fight = Fight(daredevils, parts, self.target, tuple(guard_of(content, guard) for guard in self.guards))
        if self.warm_up is None:
            return fight
        warm_up = warm_up_of(content, self.warm_up)
        return Fight(fight.daredevils, fight.parts, fight.target, fight.guards, warm_up)

    def daredevil(self, content: Content, seat: str) -> Daredevil:
        """The daredevil at a seat."""
        case = self.daredevils.get(seat, DaredevilCase())
        if case.preparing is not None:
            action = content.action(Owner.DAREDEVIL, case.preparing)
            if action.is_guard:
                message = f"“{action.id}” is a guard and has no warm-up"
                raise ContentError([Finding("no-warm-up", message, hint="write it under “guards”")])
        return Daredevil(seat, on_track(content, case.health), case.prone, case.preparing, case.hand)

    def part(self, content: Content, part: Part) -> PartState:
        """The state of a part."""
        case = self.parts.get(part, PartCase())
        return PartState(part, on_track(content, case.health), case.entangled)


def on_track(content: Content, health: int | None) -> int:
    """Health points as given, or those at the start. Raises ContentError for points beyond the track."""
    track = content.figures.setup.health
    if health is None:
        return track.start
    if not track.least <= health <= track.most:
        hint = f"it runs from {track.least} to {track.most}"
        raise ContentError([Finding("off-health-track", f"{health} is not on the health track", hint=hint)])
    return health


def guard_of(content: Content, case: GuardCase) -> Guard:
    """The guard that a case names. Raises ContentError if the action is no guard."""
    action = content.action(Owner.DAREDEVIL, case.action)
    if action.effect not in (Effect.DODGE, Effect.SHIELD):
        raise ContentError([Finding("no-guard", f"“{case.action}” is no guard")])
    return Guard(case.by, action.effect)


def warm_up_of(content: Content, case: WarmUpCase) -> WarmUp:
    """The card that warms up; without ``turns`` it takes as long as is printed."""
    action = content.action(Owner.DRAGON, case.action)
    turns = (action.warm_up or 0) if case.turns is None else case.turns
    return WarmUp(dragon_turn(case.laid), turns, action.part, case.health_at_start)


def dragon_turn(written: int | str) -> int:
    """The number of a dragon turn, written ``4❖``, ``4d`` or ``4``."""
    return Turn.parse(written).number


class AttackCase(Model):
    """A daredevil's attack that resolves now; ``damage`` if other than printed."""

    by: str
    action: str
    damage: int | None = None
    on: Part
    suit: Suit | None = None
    began: int = 0
    health_at_start: int | None = None


class AfterCase(Model):
    """The dragon's last attack, for a riposte: the part, its dragon turn, whether it was dodged into the void."""

    part: Part
    turn: int | str
    dodged: bool = False


class DragonAttackCase(FightCase):
    """The dragon's attack resolves; ``damage`` if other than printed. ``turn`` is its dragon turn."""

    action: str
    damage: int | None = None
    turn: int | str | None = None


class DaredevilAttacksCase(FightCase):
    """Daredevils' attacks that resolve in one daredevil turn. ``riposte`` names parts whose window is open."""

    attacks: tuple[AttackCase, ...]
    turn: int | None = None
    riposte: tuple[Part, ...] = ()
    after: AfterCase | None = None


class DragonCardCase(FightCase):
    """The dragon plays a card on a dragon turn; ``last`` had the turn before."""

    action: str
    turn: int | str = 1
    last: str | None = None


class DragonTimingCase(FightCase):
    """A dragon's card from being laid to the end of its cool-down, with the daredevil turns of aggro in between."""

    action: str
    turn: int | str = 1
    aggro: tuple[int, ...] = ()
    dodged: bool = False


class DaredevilTimingCase(FightCase):
    """A daredevil begins an action, by its name or as a bare number of ``turns`` to warm up."""

    by: str
    action: str | None = None
    turns: int | None = None
    turn: int = 1


class GlareCase(TableCase):
    """One glare or several in a row; ``last`` had the turn before, ``out`` are incapacitated."""

    glares: tuple[str, ...]
    target: str | None = None
    last: str | None = None
    out: tuple[str, ...] = ()


class SeatCase(TableCase):
    """A seat at a table."""

    of: str


class ActorCase(FightCase):
    """Somebody does something in a daredevil turn, if need be to somebody."""

    by: str
    on: str | None = None
    turn: int | None = None


class HealthCase(Model):
    """Health points of a daredevil or of a part, and the cards that a daredevil holds."""

    of: Literal["daredevil", "part"]
    health: int
    hand: int = 0


class StepsCase(Model):
    """A damage value and one shift, or several shifts each from that value."""

    value: int
    steps: int | tuple[int, ...]


class RiposteCase(Model):
    """The dragon turn of an attack, and whether it was dodged into the void."""

    turn: int | str
    dodged: bool = False


class GuardTimeCase(TableCase):
    """A guard laid on a daredevil turn, and a dragon turn to ask about."""

    turn: int
    against: int | str | None = None


class CardCase(Model):
    """A card by its face."""

    deck: Owner
    rank: str
    suit: Suit | None = None


class DeckCase(Model):
    """A deck."""

    deck: Owner
