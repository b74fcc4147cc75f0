"""The start of a logged game: which dragons play, and where they stand (Setting Up)."""

from __future__ import annotations

from dataclasses import replace

from generator.errors import Finding, Severity, did_you_mean
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.logs.model import Log, Start
from generator.games.dragon_lords.logs.replay import Loc
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.options import Altitude
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.campaign import reward_allowed
from generator.games.dragon_lords.rules.checks import check_design
from generator.games.dragon_lords.rules.dragon import Dragon, new_dragon
from generator.games.dragon_lords.rules.hex_numbers import Extent, map_extent, number_of
from generator.games.dragon_lords.rules.hexes import Hex
from generator.games.dragon_lords.rules.moves import Pose
from generator.games.dragon_lords.rules.tally import plain
from generator.source.reader import Source


def extent_of(tables: Tables, log: Log) -> Extent:
    """The map of a log: its own, or that of all sheets."""
    return map_extent(tables) if log.map is None else Extent(log.map.columns, log.map.rows)


def dragons_of(content: DragonLordsContent, log: Log, source: Source) -> tuple[dict[str, Dragon], list[Finding]]:
    """The dragons at the start by the log's names, unknown ones left out; and what is wrong with them."""
    tables, findings = content.tables, list[Finding]()
    dragons: dict[str, Dragon] = {}
    for name, start in log.dragons.items():
        loc: Loc = ("dragons", name)
        design = _design_of(content, name, start, source, loc, findings)
        if design is None:
            continue
        pose = Pose(start.hex, start.facing.facing, start.altitude)
        design = design.model_copy(update={"name": name})
        new = new_dragon(tables, log.rules, design, pose)
        dragons[name] = _rewarded(tables, log, new, start, source, loc, findings)
    findings.extend(_position_findings(tables, log, source))
    return dragons, findings


def _design_of(
    content: DragonLordsContent, name: str, start: Start, source: Source, loc: Loc, findings: list[Finding]
) -> Design | None:
    if start.design is not None:
        own = start.design if start.design.name else start.design.model_copy(update={"name": name})
        findings.extend(check_design(content.tables, own, source, (*loc, "design")))
        return own
    wanted = start.dragon if start.dragon is not None else name
    known = {dragon.name.casefold(): dragon for dragon in content.dragons.dragons}
    found = known.get(wanted.strip().casefold())
    if found is None:
        where = source.place((*loc, "dragon")) if start.dragon is not None else source.place(loc, key=True)
        names = [dragon.name for dragon in content.dragons.dragons]
        hint = f"{did_you_mean(wanted, names)}; a dragon of your own needs “design: {{…}}”"
        findings.append(Finding("unknown-dragon", f"no ready-made dragon is called “{wanted}”", where, hint=hint))
    return found


def _rewarded(
    tables: Tables, log: Log, dragon: Dragon, start: Start, source: Source, loc: Loc, findings: list[Finding]
) -> Dragon:
    for reward, taken in start.rewards.items():
        where = source.place((*loc, "rewards", reward))
        if taken and not log.rules.campaign:
            hint = "rules: {campaign: true}"
            findings.append(Finding("illegal-reward", "rewards are for campaigns only", where, hint=hint))
        elif taken and not reward_allowed(tables, reward, taken - 1):
            message = f"{dragon.name} has taken {plain(reward)} {taken} times, more than the limit allows"
            findings.append(Finding("illegal-reward", message, where))
    return replace(dragon, rewards=start.rewards)


def _position_findings(tables: Tables, log: Log, source: Source) -> list[Finding]:
    """Dragons off the map, in one hex, on the ground; and, as a warning, away from the edge."""
    extent, findings = extent_of(tables, log), list[Finding]()
    taken: dict[Hex, str] = {}
    for name, start in log.dragons.items():
        where, number = source.place(("dragons", name, "hex")), number_of(start.hex)
        if start.hex not in extent:
            message = f"{name} starts in {number}, off the map of {extent.columns} columns and {extent.rows} rows"
            findings.append(Finding("off-map", message, where))
        elif not extent.on_edge(start.hex):
            message = f"{name} starts in {number}, not on the edge of the map"
            findings.append(Finding("off-edge", message, where, Severity.WARNING))
        if start.hex in taken:
            findings.append(Finding("shared-hex", f"{name} starts in {number}, where {taken[start.hex]} is", where))
        taken.setdefault(start.hex, name)
        if start.altitude is Altitude.GROUND and not log.rules.advanced:
            place = source.place(("dragons", name, "altitude"))
            message = f"{name} starts on the ground, which belongs to the advanced rules"
            findings.append(Finding("illegal-start", message, place, hint="rules: {advanced: true}"))
    return findings
