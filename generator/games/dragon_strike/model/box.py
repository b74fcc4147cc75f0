"""What is in the box: counts of parts, markers with their backs, the time track, the cards to help the memory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from generator.games.dragon_strike.model.dice import Die
from generator.games.dragon_strike.model.fields import Count, Points, Word, every, sized
from generator.games.dragon_strike.model.options import HeroClass, SpellLevel
from generator.source.model import Model, Problem, problem
from generator.source.provenance import Table


class DeckCounts(Model):
    """Cards a deck."""

    hero_spells: Count
    wizard_spells: Count
    treasures: Count
    traps: Count
    monsters: Count
    sneak_attacks: Count
    reference: Count


class FigureCounts(Model):
    """Figures of heroes, of monsters, and in all."""

    heroes: Count
    monsters: Count
    total: Count


class ClipCounts(Model):
    """Clips on hero cards, on the screen, and in all; the rest are spare."""

    hero_cards: Count
    screen: Count
    total: Count


class BaseCounts(Model):
    """Stands for doors and hero cards: small ones, large ones, and in all."""

    small: Count
    large: Count
    total: Count


class Components(Table):
    """The parts in the box (Contents)."""

    cards: DeckCounts
    total_cards: Count
    hero_cards: Count
    figures: FigureCounts
    clips: ClipCounts
    bases: BaseCounts
    markers: Count
    dice: Annotated[dict[Die, Count], every(Die)]
    level_cards: Annotated[dict[SpellLevel, Count], every(SpellLevel)]
    level_copies: Annotated[dict[SpellLevel, Count], every(SpellLevel)]

    def problems(self) -> Iterable[Problem]:
        """Totals that are not the sums of their parts."""
        levels = sum(self.level_cards.values())
        if levels != self.cards.hero_spells:
            yield problem("wrong-sum", f"the levels have {levels} spells together", "cards", "hero_spells")
        cards = sum(count for _, count in self.cards)
        if cards != self.total_cards:
            yield problem("wrong-sum", f"the decks have {cards} cards together", "total_cards")
        if self.figures.heroes + self.figures.monsters != self.figures.total:
            found = self.figures.heroes + self.figures.monsters
            yield problem("wrong-sum", f"heroes and monsters have {found} figures together", "figures", "total")
        if self.bases.small + self.bases.large != self.bases.total:
            yield problem("wrong-sum", f"the bases come to {self.bases.small + self.bases.large}", "bases", "total")
        if self.clips.hero_cards + self.clips.screen > self.clips.total:
            needed = self.clips.hero_cards + self.clips.screen
            yield problem("wrong-sum", f"hero cards and screen need {needed} clips", "clips", "total")


class MarkerPiece(Model):
    """Pieces of cardboard with the same two sides. Sides are text keys below ``names.markers``."""

    front: Word
    back: Word | None = None
    count: Count


class Markers(Table):
    """The cardboard markers (Guide to Markers)."""

    pieces: tuple[MarkerPiece, ...]

    def sides(self) -> dict[str, int]:
        """How many of each marker can lie on the board at once, by name; a back counts as well as a front."""
        counts: dict[str, int] = {}
        for piece in self.pieces:
            for side in dict.fromkeys(side for side in (piece.front, piece.back) if side is not None):
                counts[side] = counts.get(side, 0) + piece.count
        return counts

    @property
    def total(self) -> int:
        """All pieces."""
        return sum(piece.count for piece in self.pieces)


class TimeTrack(Table):
    """The track of the hourglass: so many numbered spaces, then the dragon (Using the Time Track)."""

    spaces: Count


class SneakAttack(Table):
    """The thieves' cards: discard one to attack with another die (Attack: Sneak Attacks)."""

    copies: Count
    usual: Die
    die: Die
    lines: Points
    """So many different lines of story are spread over the cards."""


class ReferenceCard(Model):
    """What a reference card tells: text keys below ``reference.lines``, in their order."""

    lines: Annotated[tuple[Word, ...], sized(1)]


class ReferenceCards(Table):
    """One card a class (The Heroes Get Ready)."""

    cards: Annotated[dict[HeroClass, ReferenceCard], every(HeroClass)]
