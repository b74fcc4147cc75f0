"""What lies on the table: daredevils, parts of the dragon, guards, the card that warms up. All of it frozen."""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.errors import ContentError, Finding, did_you_mean
from generator.games.daredragon.model_deck import Effect, Part


@dataclass(frozen=True, slots=True)
class Daredevil:
    """A daredevil at their seat. ``preparing`` names the action that warms up, never a guard; ``hand`` counts cards."""

    seat: str
    health: int
    prone: bool = False
    preparing: str | None = None
    hand: int = 0

    @property
    def incapacitated(self) -> bool:
        """At 0 health points (2.3)."""
        return self.health == 0


@dataclass(frozen=True, slots=True)
class PartState:
    """A part of the dragon."""

    part: Part
    health: int
    entangled: bool = False


@dataclass(frozen=True, slots=True)
class Guard:
    """A daredevil on guard, and what for: :attr:`Effect.DODGE` or :attr:`Effect.SHIELD`."""

    by: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class WarmUp:
    """The dragon's card in its warm-up: the dragon turn on which it was laid and the turns that it takes.

    ``health_at_start`` is that of the part when the card was laid.
    """

    laid: int
    turns: int
    part: Part | None = None
    health_at_start: int | None = None

    @property
    def due(self) -> int:
        """The dragon turn at whose start the action resolves (1.6)."""
        return self.laid + self.turns

    def passed(self, daredevil_turn: int) -> int:
        """Dragon turns of the warm-up that have passed when a daredevil's turn begins."""
        return daredevil_turn - 1 - self.laid


@dataclass(frozen=True, slots=True)
class Fight:
    """The fight at one moment. Daredevils stand clockwise, guards in the order in which they were laid."""

    daredevils: tuple[Daredevil, ...]
    parts: tuple[PartState, ...]
    target: str | None = None
    guards: tuple[Guard, ...] = ()
    warm_up: WarmUp | None = None

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats, clockwise."""
        return tuple(daredevil.seat for daredevil in self.daredevils)

    def daredevil(self, seat: str) -> Daredevil:
        """Who sits there. Raises ContentError for a seat that nobody has."""
        for daredevil in self.daredevils:
            if daredevil.seat == seat:
                return daredevil
        hint = did_you_mean(seat, self.seats)
        raise ContentError([Finding("unknown-seat", f"nobody sits at “{seat}”", hint=hint)])

    def part(self, part: Part) -> PartState:
        """The state of a part. Raises ContentError if the fight has none of that name."""
        for state in self.parts:
            if state.part is part:
                return state
        raise ContentError([Finding("unknown-part", f"the dragon of this fight has no {part}")])

    def with_daredevil(self, changed: Daredevil) -> Fight:
        """The fight with one daredevil changed."""
        return replace(self, daredevils=tuple(changed if d.seat == changed.seat else d for d in self.daredevils))

    def with_part(self, changed: PartState) -> Fight:
        """The fight with one part changed."""
        return replace(self, parts=tuple(changed if p.part is changed.part else p for p in self.parts))


def neighbours(seats: tuple[str, ...], seat: str) -> tuple[str, str]:
    """The seats to the left and right, anticlockwise and clockwise, taken or not by somebody who can act (2.2)."""
    index = seats.index(seat)
    return seats[index - 1], seats[(index + 1) % len(seats)]
