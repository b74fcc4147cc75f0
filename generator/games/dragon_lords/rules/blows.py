"""What a blow does to a dragon: shield, marks, loss of the dragon; the rider that is hit instead; and healing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from generator.games.dragon_lords.model.options import Section
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.dragon import Dragon, Status
from generator.games.dragon_lords.rules.ruleset import RuleSet
from generator.games.dragon_lords.rules.wounds import Fate, Marks, fate, marks_for


@dataclass(frozen=True, slots=True)
class Struck:
    """A dragon after a blow, the points ticked off by section, and those that a force shield took."""

    dragon: Dragon
    marks: Marks
    absorbed: int = 0

    @property
    def points(self) -> int:
        """All points that were ticked off."""
        return sum(self.marks.values())


def strike(rules: RuleSet, dragon: Dragon, section: Section, points: int) -> Struck:
    """Deal so many points of damage to a section (5. Breath Combat: Damage; The Spells: Force Shield).

    A dragon with no points left where they matter is destroyed; one that loses a wing or its tail under the advanced
    rules still has to crash.
    """
    shielded, absorbed = absorb(dragon, points)
    return replace(
        suffer(rules, shielded, marks_for(rules, dragon.wounds, section, points - absorbed)), absorbed=absorbed
    )


def suffer(rules: RuleSet, dragon: Dragon, marks: Marks) -> Struck:
    """Tick off points where the dragon's player has put them, past any shield (Close Combat Resolution)."""
    wounds = dragon.wounds.with_marks(marks)
    lost = dragon.playing and fate(rules, wounds) is Fate.DESTROYED
    hurt = replace(dragon, wounds=wounds, status=Status.DESTROYED if lost else dragon.status)
    return Struck(hurt, dict(marks))


def absorb(dragon: Dragon, points: int) -> tuple[Dragon, int]:
    """The dragon after its force shield has taken what it can of a blow, and how much that is (Force Shield)."""
    absorbed = min(points, dragon.magic.shield)
    return replace(dragon, magic=replace(dragon.magic, shield=dragon.magic.shield - absorbed)), absorbed


def heal(dragon: Dragon, marks: Marks) -> Dragon:
    """Restore points where the player has put them (The Spells: Heal)."""
    return replace(dragon, wounds=dragon.wounds.healed(marks))


def rider_at_risk(dragon: Dragon, section: Section) -> bool:
    """Whether a hit may have struck the rider in place of the dragon, so that it must be rolled for (Rider Damage)."""
    return section is Section.BODY and dragon.rider is not None


def rider_hit(tables: Tables, roll: int) -> bool:
    """Whether a hit on the body has struck the rider; the dragon then takes nothing (Rider Damage)."""
    return roll in tables.riders.hit.killed_on


def rider_falls(tables: Tables, roll: int) -> bool:
    """Whether a rider is killed in a fall (Crashing to the Ground)."""
    return roll in tables.riders.fall.killed_on


def without_rider(dragon: Dragon) -> Dragon:
    """The dragon after the loss of its rider; it fights on alone (Rider Damage)."""
    return replace(dragon, rider=None)


def must_crash(rules: RuleSet, dragon: Dragon) -> bool:
    """Whether a dragon in the air has lost what it flies with (Crashing to the Ground)."""
    return dragon.playing and not dragon.on_ground and fate(rules, dragon.wounds) is Fate.GROUNDED
