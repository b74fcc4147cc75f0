"""Everything the rules say about one dragon, gathered for its play sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.games.dragon_lords.model.building import TURNS
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Rating, Rider, Section
from generator.games.dragon_lords.model.riders import Ability
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import Account, design_cost
from generator.games.dragon_lords.rules.damage import WING_SECTIONS, Powers, Track, close_combat_modifier, track
from generator.games.dragon_lords.rules.damage import damage_points as points_of_sections
from generator.games.dragon_lords.rules.flight import acceleration_allowance, bank_cost, initiative_modifier
from generator.games.dragon_lords.rules.flight import rating as rating_of
from generator.source.provenance import CellNote, Provenance

_ORDER = tuple(Provenance)


@dataclass(frozen=True, slots=True)
class StatBlock:
    """The figures of one undamaged dragon. Speeds and turn costs are in movement points, tracks in points of damage.

    ``sources`` says for every figure where it comes from; a figure inside another has a dotted name
    (``turn_costs.180``, ``damage_points.left-wing``).
    """

    design: Design
    account: Account
    rating: Rating
    close_combat: int
    min_speed: int
    max_speed: int
    turn_costs: Mapping[int, int]
    bank_cost: int
    breath_damage: Dice
    claw_damage: Dice
    damage_points: Mapping[Section, int]
    acceleration: int
    """Points faster than last turn under the optional rule of the wings."""
    initiative: int
    """What is added to the initiative roll (optional rule)."""
    rider: Ability | None
    magic_points: int
    """Nought unless a wizard rides the dragon."""
    sources: Mapping[str, CellNote]

    @property
    def cost(self) -> int:
        """The whole cost in design points."""
        return self.account.total

    @property
    def tracks(self) -> dict[Section, Track]:
        """The damage tracks, split at the half-way line."""
        return {section: track(points) for section, points in self.damage_points.items()}

    @property
    def powers(self) -> Powers:
        """What serious damage will take away from."""
        return Powers(self.design.breath, self.design.claws, self.rating, self.max_speed)

    def is_reconstructed(self, figure: str) -> bool:
        """Whether a figure carries the dagger on paper. Raises KeyError for a figure that does not exist."""
        return self.sources[figure].provenance in (Provenance.RECONSTRUCTED, Provenance.ORIGINAL)


def stat_block(tables: Tables, design: Design) -> StatBlock:
    """The play sheet of a dragon in figures (Step 4: Fill Out a Play Sheet)."""
    rating = rating_of(tables, design.body, design.wings)
    return StatBlock(
        design=design,
        account=design_cost(tables, design),
        rating=rating,
        close_combat=close_combat_modifier(tables, rating),
        min_speed=tables.flight.minimum_speed[design.body],
        max_speed=tables.flight.maximum_speed[design.wings],
        turn_costs=dict(tables.turning.costs[rating]),
        bank_cost=bank_cost(tables, rating),
        breath_damage=tables.weapons.breath[design.breath],
        claw_damage=tables.weapons.claws[design.claws],
        damage_points=points_of_sections(tables, design.body, design.wings),
        acceleration=acceleration_allowance(tables, design.wings),
        initiative=initiative_modifier(tables, rating),
        rider=tables.riders.abilities[design.rider] if design.rider is not None else None,
        magic_points=tables.riders.magic_points if design.rider is Rider.WIZARD else 0,
        sources=_sources(tables, design, rating),
    )


def _sources(tables: Tables, design: Design, rating: Rating) -> dict[str, CellNote]:
    costs, flight, turning, points = tables.costs, tables.flight, tables.turning, tables.damage_points
    rating_note = flight.note("rating", design.body, design.wings)
    spent = [
        costs.note("body", design.body),
        costs.note("wings", design.wings),
        costs.note("breath", design.breath),
        costs.note("claws", design.claws),
    ]
    if design.rider is not None:
        spent.append(costs.note("rider", design.rider))
    wing = points.note("wing", design.wings)
    return {
        "cost": weakest(*spent),
        "rating": rating_note,
        "close_combat": weakest(rating_note, tables.close_combat.note("modifier", rating)),
        "min_speed": flight.note("minimum_speed", design.body),
        "max_speed": flight.note("maximum_speed", design.wings),
        **{f"turn_costs.{angle}": weakest(rating_note, turning.note("costs", rating, angle)) for angle in TURNS},
        "bank_cost": weakest(rating_note, turning.note("costs", rating, TURNS[0]), turning.note("bank")),
        "breath_damage": tables.weapons.note("breath", design.breath),
        "claw_damage": tables.weapons.note("claws", design.claws),
        "damage_points.head": points.note("head"),
        "damage_points.body": points.note("body", design.body),
        "damage_points.tail": points.note("tail"),
        **{f"damage_points.{section}": wing for section in WING_SECTIONS},
        "acceleration": tables.acceleration.note("allowance", design.wings),
        "initiative": weakest(rating_note, tables.initiative.note("modifier", rating)),
    }


def weakest(*notes: CellNote) -> CellNote:
    """The note of the least certain figure among those that a result is made from; the first of equals."""
    return max(notes, key=lambda note: _ORDER.index(note.provenance))
