"""The figures of a dragon one by one: how each is found, from which cells of the tables, and which way is better."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import Rating, Section
from generator.games.dragon_lords.model.riders import CloseCombatAbility
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules import flight
from generator.games.dragon_lords.rules.costs import Component
from generator.games.dragon_lords.rules.damage import close_combat_modifier, damage_points
from generator.games.dragon_lords.rules.scales import RATINGS
from generator.games.dragon_lords.rules.stats import weakest
from generator.games.dragon_lords.workshop.parts import Parts, price
from generator.source.provenance import CellNote, Table

Value = int | Dice | Rating


class Figure(StrEnum):
    """What can be said of a dragon in one figure, in the order in which it is shown."""

    COST = "cost"
    MIN_SPEED = "min_speed"
    MAX_SPEED = "max_speed"
    ACCELERATION = "acceleration"
    RATING = "rating"
    TURN_60 = "turn_60"
    TURN_120 = "turn_120"
    TURN_180 = "turn_180"
    BANK = "bank"
    INITIATIVE = "initiative"
    CLOSE_COMBAT = "close_combat"
    CLOSE_COMBAT_WITH_RIDER = "close_combat_with_rider"
    BREATH_DAMAGE = "breath_damage"
    CLAW_DAMAGE = "claw_damage"
    HEAD = "head"
    BODY = "body"
    TAIL = "tail"
    WING = "wing"
    TOUGHNESS = "toughness"
    HARD_TO_HIT = "hard_to_hit"


class Better(StrEnum):
    """Which way a figure is better for its dragon."""

    HIGHER = "higher"
    LOWER = "lower"


class CellOf(NamedTuple):
    """A cell of a table: the table's name (as in ``Tables``) and the path inside it."""

    table: str
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """How a figure is found: what has to be chosen first, the value, the cells that it is read from."""

    needs: tuple[Component, ...]
    value: Callable[[Tables, Parts], Value]
    cells: Callable[[Tables, Parts], list[CellOf]]
    better: Better


BODY, WINGS, BREATH, CLAWS, RIDER = Component


def _rating(tables: Tables, parts: Parts) -> Rating:
    return flight.rating(tables, parts.body, parts.wings)


def _rating_cell(parts: Parts) -> CellOf:
    return CellOf("flight", ("rating", parts.body, parts.wings))


def _turn(angle: int) -> Way:
    return Way(
        (BODY, WINGS),
        lambda tables, parts: flight.turn_cost(tables, _rating(tables, parts), angle),
        lambda tables, parts: [_rating_cell(parts), CellOf("turning", ("costs", _rating(tables, parts), str(angle)))],
        Better.LOWER,
    )


def _bank_cells(tables: Tables, parts: Parts) -> list[CellOf]:
    costs = CellOf("turning", ("costs", _rating(tables, parts), "60"))
    return [_rating_cell(parts), costs, CellOf("turning", ("bank",))]


def _modifier_cells(tables: Tables, parts: Parts) -> list[CellOf]:
    return [_rating_cell(parts), CellOf("close_combat", ("modifier", _rating(tables, parts)))]


def _rider_bonus(tables: Tables, parts: Parts) -> int:
    ability = tables.riders.abilities[parts.rider] if parts.rider is not None else None
    return ability.close_combat if isinstance(ability, CloseCombatAbility) else 0


def _with_rider_cells(tables: Tables, parts: Parts) -> list[CellOf]:
    cells = _modifier_cells(tables, parts)
    if parts.rider is not None and _rider_bonus(tables, parts):
        cells.append(CellOf("riders", ("abilities", parts.rider, "close_combat")))
    return cells


def _cost(tables: Tables, parts: Parts) -> int:
    return sum(price(tables, component, parts.option(component)) for component in Component)


def _cost_cells(_tables: Tables, parts: Parts) -> list[CellOf]:
    options = [(component, parts.option(component)) for component in Component]
    return [CellOf("costs", (component, option)) for component, option in options if option is not None]


def _points(section: Section, component: Component | None) -> Way:
    """The damage points of a section, which is as big as ``component`` makes it."""

    def cells(_tables: Tables, parts: Parts) -> list[CellOf]:
        if component is None:
            return [CellOf("damage_points", (section,))]
        column = "wing" if component is WINGS else "body"
        return [CellOf("damage_points", (column, str(parts.option(component))))]

    return Way(
        () if component is None else (component,),
        lambda tables, parts: damage_points(tables, parts.body, parts.wings)[section],
        cells,
        Better.HIGHER,
    )


def _toughness_cells(_tables: Tables, parts: Parts) -> list[CellOf]:
    paths: list[tuple[str, ...]] = [("head",), ("body", parts.body), ("tail",), ("wing", parts.wings)]
    return [CellOf("damage_points", path) for path in paths]


def _hard_to_hit(tables: Tables, parts: Parts) -> int:
    return tables.to_hit.wings.get(parts.wings, 0) + tables.to_hit.body.get(parts.body, 0)


FIGURES: Mapping[Figure, Way] = MappingProxyType(
    {
        Figure.COST: Way(tuple(Component), _cost, _cost_cells, Better.LOWER),
        Figure.MIN_SPEED: Way(
            (BODY,),
            lambda tables, parts: tables.flight.minimum_speed[parts.body],
            lambda _tables, parts: [CellOf("flight", ("minimum_speed", parts.body))],
            Better.LOWER,
        ),
        Figure.MAX_SPEED: Way(
            (WINGS,),
            lambda tables, parts: tables.flight.maximum_speed[parts.wings],
            lambda _tables, parts: [CellOf("flight", ("maximum_speed", parts.wings))],
            Better.HIGHER,
        ),
        Figure.ACCELERATION: Way(
            (WINGS,),
            lambda tables, parts: flight.acceleration_allowance(tables, parts.wings),
            lambda _tables, parts: [CellOf("acceleration", ("allowance", parts.wings))],
            Better.HIGHER,
        ),
        Figure.RATING: Way((BODY, WINGS), _rating, lambda _tables, parts: [_rating_cell(parts)], Better.HIGHER),
        Figure.TURN_60: _turn(60),
        Figure.TURN_120: _turn(120),
        Figure.TURN_180: _turn(180),
        Figure.BANK: Way(
            (BODY, WINGS),
            lambda tables, parts: flight.bank_cost(tables, _rating(tables, parts)),
            _bank_cells,
            Better.LOWER,
        ),
        Figure.INITIATIVE: Way(
            (BODY, WINGS),
            lambda tables, parts: flight.initiative_modifier(tables, _rating(tables, parts)),
            lambda tables, parts: [_rating_cell(parts), CellOf("initiative", ("modifier", _rating(tables, parts)))],
            Better.HIGHER,
        ),
        Figure.CLOSE_COMBAT: Way(
            (BODY, WINGS),
            lambda tables, parts: close_combat_modifier(tables, _rating(tables, parts)),
            _modifier_cells,
            Better.HIGHER,
        ),
        Figure.CLOSE_COMBAT_WITH_RIDER: Way(
            (BODY, WINGS, RIDER),
            lambda tables, parts: close_combat_modifier(tables, _rating(tables, parts)) + _rider_bonus(tables, parts),
            _with_rider_cells,
            Better.HIGHER,
        ),
        Figure.BREATH_DAMAGE: Way(
            (BREATH,),
            lambda tables, parts: tables.weapons.breath[parts.breath],
            lambda _tables, parts: [CellOf("weapons", ("breath", parts.breath))],
            Better.HIGHER,
        ),
        Figure.CLAW_DAMAGE: Way(
            (CLAWS,),
            lambda tables, parts: tables.weapons.claws[parts.claws],
            lambda _tables, parts: [CellOf("weapons", ("claws", parts.claws))],
            Better.HIGHER,
        ),
        Figure.HEAD: _points(Section.HEAD, None),
        Figure.BODY: _points(Section.BODY, BODY),
        Figure.TAIL: _points(Section.TAIL, None),
        Figure.WING: _points(Section.LEFT_WING, WINGS),
        Figure.TOUGHNESS: Way(
            (BODY, WINGS),
            lambda tables, parts: sum(damage_points(tables, parts.body, parts.wings).values()),
            _toughness_cells,
            Better.HIGHER,
        ),
        Figure.HARD_TO_HIT: Way(
            (BODY, WINGS),
            _hard_to_hit,
            lambda _tables, parts: [CellOf("to_hit", ("wings", parts.wings)), CellOf("to_hit", ("body", parts.body))],
            Better.HIGHER,
        ),
    }
)
"""``TOUGHNESS`` is the sum of all damage points; ``HARD_TO_HIT`` is added to the number that attackers need (5. Breath
Combat: To-Hit Modifiers Table); ``CLOSE_COMBAT_WITH_RIDER`` counts what a lancer adds (Rider Abilities Table)."""


def value_of(tables: Tables, parts: Parts, figure: Figure) -> Value:
    """One figure of a dragon: points, dice or the rating."""
    return FIGURES[figure].value(tables, parts)


def merit(figure: Figure, value: Value) -> int:
    """A number that is the greater the better the value is for the dragon; dice count by twice their average."""
    if isinstance(value, Rating):
        number = RATINGS.index(value)
    elif isinstance(value, Dice):
        number = int(2 * value.mean)
    else:
        number = value
    return number if FIGURES[figure].better is Better.HIGHER else -number


def known_figures(chosen: set[Component]) -> list[Figure]:
    """The figures that are settled once these components are chosen."""
    return [figure for figure, way in FIGURES.items() if chosen.issuperset(way.needs)]


@dataclass(frozen=True, slots=True)
class Origin:
    """A figure with its value, the cells that it is read from and the note on the least certain of them."""

    figure: Figure
    value: Value
    cells: tuple[CellOf, ...]
    note: CellNote


def origin_of(tables: Tables, parts: Parts, figure: Figure) -> Origin:
    """Where a figure of a dragon comes from."""
    way = FIGURES[figure]
    cells = tuple(way.cells(tables, parts))
    notes = [table_of(tables, cell).note(*cell.path) for cell in cells]
    return Origin(figure, way.value(tables, parts), cells, weakest(*notes))


def table_of(tables: Tables, cell: CellOf) -> Table:
    """The table that a cell stands in."""
    table: Table = getattr(tables, cell.table)
    return table
