"""Cards and actions: ranks, suits, and the action table of a deck that expands to its 54 cards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from generator.source.model import Model
from generator.source.provenance import Table

#: Ranks of a suit as an ordinary deck has them, high to low.
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
JOKER = "joker"


class Owner(StrEnum):
    """Whose deck it is."""

    DAREDEVIL = "daredevil"
    DRAGON = "dragon"


class Suit(StrEnum):
    """A suit of ordinary playing cards; :attr:`red` tells the pairs apart."""

    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"

    @property
    def red(self) -> bool:
        """Hearts and diamonds."""
        return self in (Suit.HEARTS, Suit.DIAMONDS)


class SuitSet(StrEnum):
    """The suits in which a rank stands for an action."""

    ALL = "all"
    RED = "red"
    BLACK = "black"
    NONE = "none"

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits in the order of :class:`Suit`; none for a joker."""
        if self is SuitSet.NONE:
            return ()
        return tuple(suit for suit in Suit if self is SuitSet.ALL or suit.red is (self is SuitSet.RED))


class Kind(StrEnum):
    """The type printed on the card."""

    ATTACK = "attack"
    AREA_ATTACK = "area-attack"
    GUARD = "guard"
    SUPPORT = "support"
    SPECIAL = "special"


class Effect(StrEnum):
    """What an action does when it resolves."""

    DAMAGE = "damage"
    ENTANGLE = "entangle"
    DODGE = "dodge"
    SHIELD = "shield"
    AGGRO = "aggro"
    HELP_UP = "help-up"
    FIRST_AID = "first-aid"
    GLARE = "glare"
    ROAR = "roar"
    REGENERATION = "regeneration"


class Part(StrEnum):
    """A part of the dragon's body."""

    JAWS = "jaws"
    PAWS = "paws"
    LEGS = "legs"
    TAIL = "tail"


class Turning(StrEnum):
    """Which way the dragon turns, seen from the dragon: right is clockwise round the table."""

    RIGHT = "right"
    LEFT = "left"


class Glare(Model):
    """How far a glare moves the target: ``seats`` to one side."""

    side: Turning
    seats: int


class Action(Model):
    """One row of a deck's action table.

    ``warm_up`` and ``cool_down`` count turns of the card's owner's side (a daredevil's warm-up counts daredevil turns);
    ``damage`` is a value of the dracometer; ``heal`` and ``discards`` count health points and cards.
    """

    id: str
    ranks: tuple[str, ...]
    suits: SuitSet = SuitSet.ALL
    kind: Kind
    effect: Effect
    part: Part | None = None
    warm_up: int | None = None
    cool_down: int | None = None
    damage: int | None = None
    knock_down: bool = False
    glare: Glare | None = None
    discards: int | None = None
    heal: int | None = None

    @property
    def is_attack(self) -> bool:
        """Whether the action is an attack, single or area."""
        return self.kind in (Kind.ATTACK, Kind.AREA_ATTACK)

    @property
    def is_area(self) -> bool:
        """Whether the action hits the target and both its neighbours."""
        return self.kind is Kind.AREA_ATTACK

    @property
    def is_guard(self) -> bool:
        """Whether the action waits for the dragon's attack instead of warming up."""
        return self.kind is Kind.GUARD


@dataclass(frozen=True, slots=True)
class Card:
    """One card of a deck. ``number`` counts from 1 in the order of printing; a joker has no suit."""

    owner: Owner
    number: int
    rank: str
    suit: Suit | None
    action: Action

    @property
    def id(self) -> str:
        """A name that no other card of the game has, such as ``dragon-a-hearts``."""
        return f"{self.owner}-{self.rank.lower()}-{self.suit or self.number}"


class Deck(Table):
    """A deck as its action table."""

    deck: Owner
    actions: tuple[Action, ...]

    def action(self, name: str) -> Action | None:
        """The action with that id, if there is one."""
        return next((action for action in self.actions if action.id == name), None)

    def cards(self, jokers: int) -> tuple[Card, ...]:
        """The cards by suit, then rank, the jokers last. A rank that no action claims has no card."""
        faces = [(rank, suit) for suit in Suit for rank in RANKS]
        faces_with_action = [
            (rank, suit, action)
            for rank, suit in faces
            for action in self.actions
            if rank in action.ranks and suit in action.suits.suits
        ]
        wild = [(JOKER, None, action) for action in self.actions if JOKER in action.ranks for _ in range(jokers)]
        return tuple(
            Card(self.deck, number, rank, suit, action)
            for number, (rank, suit, action) in enumerate([*faces_with_action, *wild], start=1)
        )
