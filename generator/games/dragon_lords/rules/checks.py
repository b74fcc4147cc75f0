"""Checks of dragons that people write: cost, budget, stated values, name. Each finding stands on its line."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from generator.errors import Finding
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.costs import Account, cost_bounds, design_cost
from generator.games.dragon_lords.rules.stats import stat_block
from generator.source.reader import Source, Step

Loc = tuple[Step, ...]

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories that no name may hold: controls, invisible marks, unassigned and private characters, breaks."""


def check_design(
    tables: Tables, design: Design, source: Source, loc: Loc = (), budget: int | None = None
) -> list[Finding]:
    """Everything wrong with one dragon, which stands at ``loc`` of ``source``.

    ``budget`` is the most design points that the game allows; a budget of the dragon's own counts if it is lower.
    """
    account = design_cost(tables, design)
    return [
        *check_name(tables, design.name, source, (*loc, "name")),
        *_cost_findings(tables, design, account, source, loc),
        *_budget_findings(design, account, source, loc, budget),
        *_value_findings(tables, design, source, loc),
    ]


def check_name(tables: Tables, name: str, source: Source, loc: Loc) -> list[Finding]:
    """What is wrong with a name that stands at ``loc``: empty, too long for a sheet, or with unprintable characters."""
    where = source.place(loc)
    findings = []
    length, limit = len(unicodedata.normalize("NFC", name)), tables.play_sheet.name_length
    if not name.strip():
        findings.append(Finding("bad-name", "the name is empty", where, hint="give the dragon a name"))
    elif length > limit:
        message = f"the name has {length} letters, the sheet has room for {limit}"
        findings.append(Finding("bad-name", message, where, hint="shorten it"))
    for letter in sorted({letter for letter in name if unicodedata.category(letter) in _UNSEEN}):
        message = f"the name holds the character U+{ord(letter):04X}, which cannot be printed"
        findings.append(Finding("bad-name", message, where, hint="delete it (it may stand unseen between two letters)"))
    return findings


def duplicate_names(names: Iterable[tuple[str, Loc]], source: Source) -> list[Finding]:
    """A finding for each name that stood before; capitals and spaces make no difference."""
    first: dict[str, Loc] = {}
    findings = []
    for name, loc in names:
        key = " ".join(unicodedata.normalize("NFKC", name).casefold().split())
        if key in first:
            before, here = source.place(first[key]), source.place(loc)
            message = f"the name “{name}” stands in line {before.line} and again in line {here.line}"
            findings.append(Finding("duplicate-name", message, here, hint="give each dragon a name of its own"))
        elif key:
            first[key] = loc
    return findings


def legion_findings(accounts: Sequence[Account], legion: int, source: Source, loc: Loc) -> list[Finding]:
    """Whether the dragons of one player together cost more than ``legion`` points (The Legion Method)."""
    total = sum(account.total for account in accounts)
    if total <= legion:
        return []
    message = f"the dragons cost {total} of {legion} design points: {' + '.join(str(a.total) for a in accounts)}"
    return [Finding("over-budget", message, source.place(loc), hint=f"save {total - legion}")]


def _cost_findings(tables: Tables, design: Design, account: Account, source: Source, loc: Loc) -> Iterator[Finding]:
    if design.cost is None or design.cost == account.total:
        return
    least, most = cost_bounds(tables)
    where, hint = source.place((*loc, "cost")), f"write {account.total}, or leave the line out"
    sums = f"the parts come to {account.total}: {account}"
    if not least <= design.cost <= most:
        message = f"cost is {design.cost}, but every dragon costs from {least} to {most} points; {sums}"
        yield Finding("cost-out-of-bounds", message, where, hint=hint)
    else:
        yield Finding("wrong-cost", f"cost is {design.cost}, {sums}", where, hint=hint)


def _budget_findings(
    design: Design, account: Account, source: Source, loc: Loc, budget: int | None
) -> Iterator[Finding]:
    limits = [limit for limit in (design.budget, budget) if limit is not None]
    if not limits or account.total <= min(limits):
        return
    where = source.place((*loc, "budget" if min(limits) == design.budget else "name"))
    message = f"{design.name} costs {account.total} of {min(limits)} design points: {account}"
    yield Finding("over-budget", message, where, hint=f"save {account.total - min(limits)}")


def _value_findings(tables: Tables, design: Design, source: Source, loc: Loc) -> Iterator[Finding]:
    block = stat_block(tables, design)
    body, wings, rated = f"{design.body} body", f"{design.wings} wings", f"rating {block.rating}"
    stated: list[tuple[Loc, object, object, str]] = [
        (("rating",), design.rating, block.rating, f"{body} and {wings}"),
        (("close_combat",), design.close_combat, block.close_combat, rated),
        (("min_speed",), design.min_speed, block.min_speed, body),
        (("max_speed",), design.max_speed, block.max_speed, wings),
        (("breath_damage",), design.breath_damage, block.breath_damage, f"{design.breath} breath"),
        (("claw_damage",), design.claw_damage, block.claw_damage, f"{design.claws} claws"),
    ]
    for section, points in design.damage_points.items():
        made_by = body if section == "body" else wings if section.endswith("wing") else f"every {section}"
        stated.append((("damage_points", str(section)), points, block.damage_points[section], made_by))
    for path, said, right, made_by in stated:
        if said is not None and said != right:
            verb = "give" if made_by.endswith(("wings", "claws")) else "gives"
            message = f"{'.'.join(str(part) for part in path)} is {said}, but {made_by} {verb} {right}"
            hint = f"write {right}, or leave the line out"
            yield Finding("wrong-value", message, source.place((*loc, *path)), hint=hint)
