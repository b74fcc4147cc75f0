"""Cards and decks: sizes as data, faces that are drawn in their own coordinates when they are wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from generator.errors import NOWHERE, ContentError, Finding, Place, did_you_mean
from generator.scene.geometry import Box
from generator.scene.nodes import Node, Paint, Rect
from generator.source.model import Model, Problem, load, problem
from generator.source.tree import Tree, read_at

#: How far, in mm, the ground of a face is drawn beyond the cut. No more bleed than this can be asked for.
MAX_BLEED = 6.0

#: Draws one face. The trim box has its origin at (0, 0); the ground reaches ``MAX_BLEED`` mm beyond it on all sides.
Drawing = Callable[[], Sequence[Node]]


class CardSize(Model):
    """The trimmed size of a card in mm, upright; ``safe`` is how far inside the cut words must stay.

    ``id`` is the name under which the size stands in its file.
    """

    name: str
    """Its name for people."""
    width: float
    """Width in mm."""
    height: float
    """Height in mm."""
    radius: float = 3.0
    """Radius of the corners in mm."""
    safe: float = 3.0
    id: str = ""

    def problems(self) -> Iterable[Problem]:
        """Sizes that are no card."""
        for name in ("width", "height"):
            if getattr(self, name) <= 0:
                yield problem("bad-card-size", f"{name} must be more than 0", name)
        if not 0 <= 2 * self.safe < min(self.width, self.height):
            yield problem("bad-card-size", "the safe margin leaves no room on the card", "safe")
        if not 0 <= 2 * self.radius <= min(self.width, self.height):
            yield problem("bad-card-size", "the corners are rounder than the card is wide", "radius")

    @property
    def trim(self) -> Box:
        """What is left when the card is cut."""
        return Box(0, 0, self.width, self.height)

    @property
    def safe_zone(self) -> Box:
        """Where words may stand."""
        return self.trim.inset(self.safe)

    def __str__(self) -> str:
        return f"{self.name} ({self.width:g} × {self.height:g} mm)"


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its name for people, what draws its front, and the key of its back in the deck (none if empty).

    ``where`` is the place in a file that it comes from, if it is known.
    """

    name: str
    front: Drawing
    back: str = ""
    where: Place = NOWHERE


@dataclass(frozen=True)
class Deck:
    """Cards of one size. Fronts are drawn anew each time, so memory stays flat; backs that cards share are kept.

    ``imprint`` says whose work it is and under which licence; it stands in the margin of the first sheet.
    """

    id: str
    title: str
    size: CardSize
    cards: tuple[Card, ...]
    backs: Mapping[str, Drawing] = field(default_factory=dict)
    imprint: str = ""
    drawn: dict[str, tuple[Node, ...]] = field(default_factory=dict, init=False, repr=False, compare=False)

    def front(self, index: int) -> tuple[Node, ...]:
        """The nodes of a card's front."""
        return tuple(self.cards[index].front())

    def back(self, index: int) -> tuple[Node, ...]:
        """The nodes of a card's back; none if it has none."""
        key = self.cards[index].back
        if not key:
            return ()
        if key in self.drawn:
            return self.drawn[key]
        nodes = tuple(self.backs[key]())
        if self.shared[key] > 1:
            self.drawn[key] = nodes
        return nodes

    def has_back(self, index: int) -> bool:
        """Whether a card has a back of its own."""
        return bool(self.cards[index].back)

    @cached_property
    def shared(self) -> Counter[str]:
        """How many cards have each back."""
        return Counter(card.back for card in self.cards if card.back)

    def check(self) -> list[Finding]:
        """What is wrong with the deck as a whole: no cards, or backs that nothing draws."""
        if not self.cards:
            return [Finding("empty-deck", f"the deck “{self.id}” has no cards")]
        return [
            Finding(
                "unknown-back", f"the card “{card.name}” has an unknown back “{card.back}”", hint=hint(card, self.backs)
            )
            for card in self.cards
            if card.back and card.back not in self.backs
        ]


def hint(card: Card, backs: Iterable[str]) -> str:
    """Which back may be meant."""
    return did_you_mean(card.back, backs)


def ground(size: CardSize, color: str, bleed: float = MAX_BLEED) -> Rect:
    """The coloured ground of a face, ``bleed`` mm beyond the cut on all sides."""
    box = size.trim.inset(-bleed)
    return Rect(box.x, box.y, box.width, box.height, Paint(color))


def load_card_sizes(path: Path | Tree) -> dict[str, CardSize]:
    """All card sizes by name. Raises ContentError."""
    source = read_at(path, f"content/press/{path.name}")
    names = source.data if isinstance(source.data, dict) else {}
    return {str(name): load(CardSize, source, (name,)).model_copy(update={"id": str(name)}) for name in names}


def find_card_size(sizes: Mapping[str, CardSize], name: str) -> CardSize:
    """A card size by its name. Raises ContentError with the names that there are."""
    try:
        return sizes[name.lower()]
    except KeyError:
        hint = did_you_mean(name, sizes)
        raise ContentError([Finding("unknown-card-size", f"no card size “{name}”", hint=hint)]) from None
