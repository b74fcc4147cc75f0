"""Players' dragon files: one dragon, a list of dragons, or a team with the points it may spend."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from generator.errors import Finding, raise_if_errors, sorted_findings
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.fields import Count
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.checks import Loc, check_design, check_name, duplicate_names, legion_findings
from generator.games.dragon_lords.rules.costs import design_cost
from generator.source.model import Model, check
from generator.source.reader import Source, read_yaml

MARKS = frozenset({"name", "body", "wings", "breath", "claws", "rider", "dragons"})
"""Keys by which a file is known to be about dragons."""


class Team(Model):
    """A file with more than dragons: ``budget`` is the most each of them may cost, ``legion`` the most all may cost."""

    dragons: Annotated[tuple[Any, ...], Field(min_length=1)]
    budget: Count | None = None
    legion: Count | None = None


def looks_like_dragons(source: Source) -> bool:
    """Whether a file means to be about dragons, right or wrong: a key of theirs stands in it."""
    entries = source.data if isinstance(source.data, list) else [source.data]
    return any(isinstance(entry, dict) and not MARKS.isdisjoint(map(str, entry)) for entry in entries)


def dragon_locs(source: Source) -> list[Loc]:
    """Where the dragons of a file stand in it, in their order."""
    data = source.data
    if isinstance(data, list):
        return [(index,) for index in range(len(data))]
    if not isinstance(data, dict) or "dragons" not in data:
        return [()]
    dragons = data["dragons"]
    return [("dragons", index) for index in range(len(dragons))] if isinstance(dragons, list) else []


def read_designs(
    tables: Tables, path: Path, shown_as: str | None = None, budget: int | None = None
) -> tuple[Design, ...]:
    """The dragons of a file. Raises ContentError with everything that is wrong with any of them."""
    designs, findings = check_designs(tables, read_yaml(path, shown_as), budget)
    raise_if_errors(findings)
    return designs


def check_designs(
    tables: Tables, source: Source, budget: int | None = None
) -> tuple[tuple[Design, ...], list[Finding]]:
    """The dragons of a file that can be read, and everything that is wrong with the file.

    ``budget`` is the most design points that each dragon may cost; a lower budget in the file counts instead.
    """
    team, findings = _team(source)
    limits = [limit for limit in (budget, team.budget if team is not None else None) if limit is not None]
    locs = dragon_locs(source)
    designs: list[Design] = []
    for loc in locs:
        design, problems = check(Design, source, loc)
        findings.extend(problems)
        if design is not None:
            designs.append(design)
            findings.extend(check_design(tables, design, source, loc, min(limits, default=None)))
    names = _names(source, locs)
    for name, loc in names:
        findings.extend(check_name(tables, name, source, loc))
    findings.extend(duplicate_names(names, source))
    if team is not None and team.legion is not None:
        accounts = [design_cost(tables, design) for design in designs]
        findings.extend(legion_findings(accounts, team.legion, source, ("legion",)))
    return tuple(designs), sorted_findings(findings)


def _team(source: Source) -> tuple[Team | None, list[Finding]]:
    """What a file says about its dragons together, if it says anything; and what is wrong with that."""
    if isinstance(source.data, dict) and "dragons" in source.data:
        return check(Team, source)
    if not source.data:
        return None, [Finding("too-short", "there is no dragon in this file", source.place())]
    return None, []


def _names(source: Source, locs: list[Loc]) -> list[tuple[str, Loc]]:
    """The names in a file, also those of dragons that cannot be read, and where they stand."""
    entries = [(source.value(loc), loc) for loc in locs]
    named = [(entry.get("name"), (*loc, "name")) for entry, loc in entries if isinstance(entry, dict)]
    return [(name, loc) for name, loc in named if isinstance(name, str)]
