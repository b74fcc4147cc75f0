"""Checks that need more than one table: bounds, notes, teams, sheets, and the ready-made dragons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.errors import Finding, did_you_mean
from generator.games.dragon_lords.model.cells import cells_of, paths_of
from generator.games.dragon_lords.model.design import ReadyDragons
from generator.games.dragon_lords.model.game import TeamSide
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.checks import check_design, duplicate_names
from generator.games.dragon_lords.rules.costs import cost_bounds, design_cost
from generator.source.provenance import Provenance, Table
from generator.source.reader import Source

Sources = Mapping[str, Source]


def check_tables(tables: Tables, dragons: ReadyDragons, sources: Sources) -> list[Finding]:
    """What is wrong between the tables, and with the ready-made dragons."""
    return [
        *_bounds(tables, sources["budgets"]),
        *_highest_difference(tables, sources["to_hit"]),
        *_sheets(tables, sources["map"]),
        *_dragons(tables, dragons, sources["dragons"]),
        *_teams(tables, dragons, sources["teams"]),
    ]


def _bounds(tables: Tables, source: Source) -> Iterator[Finding]:
    """The bounds that the source states are those that the costs give (The Legion Method)."""
    stated = (tables.budgets.stated_least, tables.budgets.stated_most)
    for key, said, found in zip(("stated_least", "stated_most"), stated, cost_bounds(tables), strict=True):
        if said != found:
            yield Finding("wrong-value", f"{key} is {said}, but the costs give {found}", source.place((key,)))


def _highest_difference(tables: Tables, source: Source) -> Iterator[Finding]:
    """The bands of altitude end with the greatest difference there is."""
    levels = tables.altitudes.levels.values()
    highest, last = max(levels) - min(levels), tables.to_hit.altitude[-1].most
    if last != highest:
        message = f"the last band ends at {last}, but the greatest difference is {highest} levels"
        yield Finding("wrong-value", message, source.place(("altitude", len(tables.to_hit.altitude) - 1, "most")))


def _sheets(tables: Tables, source: Source) -> Iterator[Finding]:
    """The map uses the sheets that are in the box (Components)."""
    laid, boxed = tables.map.sheets.along * tables.map.sheets.across, tables.components.map_sheets
    if laid != boxed:
        yield Finding("wrong-value", f"the map has {laid} sheets, the box {boxed}", source.place(("sheets",)))


def _dragons(tables: Tables, dragons: ReadyDragons, source: Source) -> Iterator[Finding]:
    """The ready-made dragons keep the rules that everybody's dragons keep."""
    for index, dragon in enumerate(dragons.dragons):
        yield from check_design(tables, dragon, source, ("dragons", index))
    names = ((dragon.name, ("dragons", index, "name")) for index, dragon in enumerate(dragons.dragons))
    yield from duplicate_names(names, source)


def _teams(tables: Tables, dragons: ReadyDragons, source: Source) -> Iterator[Finding]:
    """Both sides of every team cost the same, whichever dragons they choose (Scenarios: The Team Game)."""
    costs = {dragon.name: design_cost(tables, dragon).total for dragon in dragons.dragons}
    for index, teams in enumerate(tables.teams.teams):
        totals: set[int] = set()
        for key, side in (("larger", teams.larger), ("smaller", teams.smaller)):
            loc = ("teams", index, key, "dragons")
            unknown = [(place, name) for place, name in enumerate(side.dragons) if name not in costs]
            for place, name in unknown:
                where = source.place((*loc, place))
                yield Finding("unknown-dragon", f"there is no dragon “{name}”", where, hint=did_you_mean(name, costs))
            totals |= _side_costs(side, costs)
        if len(totals) > 1:
            message = f"the sides cost {' and '.join(str(total) for total in sorted(totals))} design points"
            yield Finding("unequal-teams", message, source.place(("teams", index)))


def _side_costs(side: TeamSide, costs: Mapping[str, int]) -> set[int]:
    return {side.players * costs[name] for name in side.dragons if name in costs}


def check_notes(table: Table, source: Source) -> Iterator[Finding]:
    """Every note on provenance stands at a figure that exists, and every figure that is not printed has a reason."""
    paths = paths_of(table)
    for path in (path for path in table.cells if path not in paths):
        where, hint = source.place(("cells", path), key=True), did_you_mean(path, sorted(paths))
        yield Finding("unknown-cell", f"“{path}” is no figure of this table", where, hint=hint)
    for cell in cells_of(table):
        note = table.note(*cell.path)
        if note.provenance is not Provenance.PRINTED and not note.why:
            message = f"“{'.'.join(cell.path)}” is {note.provenance}, but nothing says why"
            hint = "note it among the cells of the table, with “why: …”"
            yield Finding("missing-reason", message, source.place(cell.loc), hint=hint)
