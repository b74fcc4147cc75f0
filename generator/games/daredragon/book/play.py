"""A recorded fight replayed by the rules: every turn with its results, and how things stand at the end."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from generator.errors import NOWHERE, ContentError, Finding, Place
from generator.games.daredragon.book.play_model import Face, Record, RecordedTurn
from generator.games.daredragon.content import Content
from generator.games.daredragon.model_deck import JOKER, Action, Effect, Owner, Part
from generator.games.daredragon.rules.daredevil_attack import Attack, resolve_attacks
from generator.games.daredragon.rules.dragon_attack import AttackResult, resolve_attack
from generator.games.daredragon.rules.hands import excess, recipients
from generator.games.daredragon.rules.recovery import first_aid, helping_hand
from generator.games.daredragon.rules.state import Daredevil, Fight, Guard, PartState
from generator.games.daredragon.rules.targets import glare, incapacitated
from generator.games.daredragon.rules.timing import (
    daredevil_warm_up,
    draw_aggro,
    is_instant,
    lay_card,
    needs_target,
    why_barred,
)
from generator.games.daredragon.rules.turns import dragon_due, guard_ends, riposte_turns, seat_of

Told = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Laid:
    """A daredevil's card on the board: when it was laid, and the turn in which it is due or, as a guard, ends."""

    action: Action
    face: Face
    began: int
    due: int


@dataclass
class Replay:
    """The table while the record is played. ``told`` holds each turn by ``t5`` or ``d5`` with its results."""

    content: Content
    record: Record
    where: Place
    fight: Fight
    hands: dict[str, list[Face]]
    laid: dict[str, Laid] = field(default_factory=dict)
    card: Action | None = None
    resting_until: int | None = None
    #: The part that last attacked, and the turns in which it is open to a riposte.
    opening: tuple[Part, tuple[int, ...]] | None = None
    told: dict[str, Told] = field(default_factory=dict)

    def refuse(self, turn: int, message: str) -> ContentError:
        """The error for a turn that the rules do not allow."""
        return ContentError([Finding("bad-play", f"turn {turn}: {message}", self.where)])

    def action(self, owner: Owner, face: Face, turn: int) -> Action:
        """What a card does. Raises ContentError for a card that the deck does not have."""
        for known in self.content.cards(owner):
            if known.rank == face.rank and (known.suit is face.suit or face.rank == JOKER):
                return known.action
        raise self.refuse(turn, f"there is no {face.rank} of {face.suit or 'no suit'}")

    def daredevil_turn(self, number: int, turn: RecordedTurn) -> None:
        """What is due takes effect, then the daredevil plays a card or deals."""
        seat = seat_of(self.record.order, number)
        told: Told = {"by": seat, "due": None, "until": None, "card": turn.play, "dealt": bool(turn.deal)}
        told |= self.take_effect(number, turn)
        guard = self.laid.get(seat)
        if guard is not None and guard.action.is_guard:
            self.unlay(seat)
        if turn.play is not None:
            told |= self.play(number, seat, turn.play)
        elif turn.deal:
            self.deal(number, seat, turn.deal)
        self.tell(f"t{number}", told)

    def take_effect(self, number: int, turn: RecordedTurn) -> Told:
        """The cards that are due in a daredevil's turn."""
        due = {seat: laid for seat, laid in self.laid.items() if laid.due == number and not laid.action.is_guard}
        if {*turn.aims, *turn.helps} - set(due):
            raise self.refuse(number, "somebody aims who has no card that is due")
        attacks = [
            Attack(seat, laid.action, laid.face.suit, turn.aims[seat], laid.began)
            for seat, laid in due.items()
            if laid.action.is_attack
        ]
        riposte = {self.opening[0]} if self.opening and number in self.opening[1] else set()
        result = resolve_attacks(self.content.figures, attacks, self.fight, riposte=riposte, turn=number)
        self.fight = result.fight
        for seat, laid in due.items():
            if laid.action.effect is Effect.HELP_UP:
                self.fight = helping_hand(self.fight, seat, turn.helps[seat])
            elif laid.action.effect is Effect.FIRST_AID:
                self.fight = first_aid(self.content.figures, laid.action, self.fight, seat, turn.helps[seat])
            elif laid.action.effect is Effect.AGGRO:
                self.fight = draw_aggro(self.content.figures.modifiers, self.fight, seat)
            self.unlay(seat)
        return {
            "damage": {strike.by: strike.damage for strike in result.strikes},
            "steps": {strike.by: dict(strike.steps) for strike in result.strikes},
        }

    def play(self, number: int, seat: str, face: Face) -> Told:
        """A card from the hand to the board."""
        daredevil = self.fight.daredevil(seat)
        action, modifiers = self.action(Owner.DAREDEVIL, face, number), self.content.figures.modifiers
        barred = why_barred(modifiers, action, daredevil)
        if barred is not None or face not in self.hands[seat] or seat in self.laid:
            raise self.refuse(number, f"{seat} cannot play “{action.id}”")
        self.hands[seat].remove(face)
        if action.is_guard:
            until = guard_ends(number, len(self.record.order)).number
            self.laid[seat] = Laid(action, face, number, until)
            self.fight = replace(self.fight, guards=(*self.fight.guards, Guard(seat, action.effect)))
            return {"until": until}
        warm_up = daredevil_warm_up(modifiers, action, prone=daredevil.prone) or 0
        self.laid[seat] = Laid(action, face, number, number + warm_up)
        self.fight = self.fight.with_daredevil(replace(daredevil, preparing=action.id))
        return {"due": number + warm_up, "warm_up": warm_up}

    def deal(self, number: int, seat: str, faces: tuple[Face, ...]) -> None:
        """Cards for the fellows. Raises ContentError for too many or too few, or for a hand over its limit."""
        seats = recipients(self.content.figures, self.fight, seat)
        if len(faces) != len(seats) * self.content.figures.setup.dealt_to_each:
            raise self.refuse(number, f"{len(faces)} cards are dealt to {len(seats)} players")
        for index, face in enumerate(faces):
            self.hands[seats[index % len(seats)]].append(face)
        for daredevil in self.fight.daredevils:
            holding = replace(daredevil, hand=len(self.hands[daredevil.seat]))
            if excess(self.content.figures, holding):
                raise self.refuse(number, f"{daredevil.seat} holds too many cards")

    def unlay(self, seat: str) -> None:
        """A daredevil's card leaves the board."""
        del self.laid[seat]
        self.fight = self.fight.with_daredevil(replace(self.fight.daredevil(seat), preparing=None))
        self.fight = replace(self.fight, guards=tuple(guard for guard in self.fight.guards if guard.by != seat))

    def dragon_turn(self, number: int, turn: RecordedTurn) -> None:
        """The dragon's card takes effect, his rest ends, or he plays the cards that he turns up."""
        told: Told = {"cards": list(turn.dragon)}
        if self.fight.warm_up is not None and self.fight.warm_up.due == number and self.card is not None:
            told |= self.strike(number, self.card)
        elif self.resting_until == number:
            self.resting_until, self.card = None, None
        if turn.dragon and self.card is not None:
            raise self.refuse(number, "the dragon is not free")
        if not turn.dragon and self.card is None:
            raise self.refuse(number, "the dragon is free and turns up no card")
        for face in turn.dragon:
            told |= self.turn_up(number, face)
        self.tell(f"d{number}", told)

    def turn_up(self, number: int, face: Face) -> Told:
        """A card of the dragon's deck."""
        action = self.action(Owner.DRAGON, face, number)
        if action.glare is not None:
            last = seat_of(self.record.order, number)
            target = glare(self.fight.seats, action.glare, self.fight.target, last, incapacitated(self.fight))
            self.fight = replace(self.fight, target=target)
            return {}
        if (needs_target(action) and self.fight.target is None) or is_instant(action):
            return {"menaces": True}
        self.fight, self.card = lay_card(self.content.figures, action, self.fight, number), action
        laid = self.fight.warm_up
        return {} if laid is None else {"warm_up": laid.turns, "due": laid.due}

    def strike(self, number: int, action: Action) -> Told:
        """The dragon's attack. Raises ContentError for a card that is none: the record has no other."""
        if not action.is_attack:
            raise self.refuse(number, f"a record cannot tell of “{action.id}”")
        result = resolve_attack(self.content.figures, action, self.fight)
        self.fight = result.fight
        spent = [guard.by for guard in result.acted]
        spent += [seat for seat, laid in self.laid.items() if self.gone(seat, laid) and seat not in spent]
        for seat in spent:
            self.unlay(seat)
        ready = dragon_due(number, result.cool_down).number
        self.resting_until = ready
        window = riposte_turns(self.content.figures.modifiers, number, dodged=result.off_balance)
        self.opening = None if action.part is None else (action.part, window)
        return {**struck(result), "cool_down": result.cool_down, "ready": ready, "riposte": [str(n) for n in window]}

    def gone(self, seat: str, laid: Laid) -> bool:
        """Whether an attack took a card off the board."""
        if laid.action.is_guard:
            return seat not in [guard.by for guard in self.fight.guards]
        return self.fight.daredevil(seat).preparing is None

    def tell(self, name: str, told: Told) -> None:
        """The results of a turn, and how things stand after it."""
        fight = self.fight
        self.told[name] = {
            **told,
            "target": fight.target,
            "health": {daredevil.seat: daredevil.health for daredevil in fight.daredevils},
            "prone": [daredevil.seat for daredevil in fight.daredevils if daredevil.prone],
            "parts": {state.part.value: state.health for state in fight.parts},
            "entangled": [state.part.value for state in fight.parts if state.entangled],
        }


def struck(result: AttackResult) -> Told:
    """Damage and steps of an attack; ``total`` are the steps of the first who is hit."""
    return {
        "damage": {hit.seat: hit.damage for hit in result.hits},
        "steps": {hit.seat: dict(hit.steps) for hit in result.hits},
        "total": sum(result.hits[0].steps.values()) if result.hits else 0,
    }


def replay(content: Content, record: Record, where: Place = NOWHERE) -> Replay:
    """The fight played from beginning to end. Raises ContentError for a turn that the rules do not allow."""
    setup = content.figures.setup
    wrong = [seat for seat in record.order if len(record.hands.get(seat, ())) != setup.opening_hand]
    if wrong:
        message = f"{', '.join(wrong)} must begin with {setup.opening_hand} cards"
        raise ContentError([Finding("bad-play", message, where)])
    start = setup.health.start
    fight = Fight(
        tuple(Daredevil(seat, start) for seat in record.order),
        tuple(PartState(part, start) for part in setup.parts),
    )
    table = Replay(content, record, where, fight, {seat: list(record.hands[seat]) for seat in record.order})
    for number, turn in enumerate(record.turns, 1):
        table.daredevil_turn(number, turn)
        table.dragon_turn(number, turn)
    return table
