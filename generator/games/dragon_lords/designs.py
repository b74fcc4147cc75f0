"""Players' dragon files: one dragon, a list of dragons, or a team with the points it may spend."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from generator.errors import Finding, raise_if_errors, sorted_findings
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.fields import Count
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.checks import Loc, check_design, duplicate_names, legion_findings
from generator.games.dragon_lords.rules.costs import design_cost
from generator.source.model import Model, check
from generator.source.reader import Data, Source, read_yaml


class Team(Model):
    """A file with more than dragons: ``budget`` is the most each of them may cost, ``legion`` the most all may cost."""

    dragons: tuple[Any, ...]
    budget: Count | None = None
    legion: Count | None = None


def read_designs(tables: Tables, path: Path, shown_as: str, budget: int | None = None) -> tuple[Design, ...]:
    """The dragons of a file. Raises ContentError with everything that is wrong with any of them."""
    designs, findings = check_designs(tables, read_yaml(path, shown_as), budget)
    raise_if_errors(findings)
    return designs


def check_designs(
    tables: Tables, source: Source, budget: int | None = None
) -> tuple[tuple[Design, ...], list[Finding]]:
    """The dragons of a file that can be read, and everything that is wrong with the file.

    ``budget`` is the most design points that each dragon may cost.
    """
    team, locs, findings = _entries(source)
    limits = [limit for limit in (budget, team.budget) if limit is not None]
    designs: list[Design] = []
    for loc in locs:
        design, problems = check(Design, source, loc)
        findings.extend(problems)
        if design is not None:
            designs.append(design)
            findings.extend(check_design(tables, design, source, loc, min(limits, default=None)))
    names = [(_name(source, loc), (*loc, "name")) for loc in locs]
    findings.extend(duplicate_names([(name, loc) for name, loc in names if name is not None], source))
    if team.legion is not None and len(designs) == len(locs):
        accounts = [design_cost(tables, design) for design in designs]
        findings.extend(legion_findings(accounts, team.legion, source, ("legion",)))
    return tuple(designs), sorted_findings(findings)


def _entries(source: Source) -> tuple[Team, list[Loc], list[Finding]]:
    """What a file says about all its dragons, where each of them stands, and what is wrong around them."""
    data = source.data
    if isinstance(data, list):
        return Team(dragons=()), [(index,) for index in range(len(data))], []
    if not isinstance(data, dict) or "dragons" not in data:
        return Team(dragons=()), [()], []
    team, findings = check(Team, source)
    dragons = data["dragons"]
    count = len(dragons) if isinstance(dragons, list) else 0
    return team or Team(dragons=()), [("dragons", index) for index in range(count)], findings


def _name(source: Source, loc: Loc) -> str | None:
    entry: Data = source.value(loc)
    name = entry.get("name") if isinstance(entry, dict) else None
    return name if isinstance(name, str) else None
