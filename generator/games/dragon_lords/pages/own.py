"""The dragons of the user's own files, for their play sheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from generator.errors import ContentError, Finding, Place, raise_if_errors
from generator.games.dragon_lords.designs import check_designs, dragon_locs
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.tables import Tables
from generator.games.game import Job
from generator.source.reader import Source, read_yaml


def own_dragons(tables: Tables, files: Sequence[Path]) -> Iterator[tuple[Design, Place]]:
    """The dragons of the files and where their names stand. Raises ContentError with the findings of all files."""
    findings: list[Finding] = []
    found: list[tuple[Design, Place]] = []
    for path in files:
        try:
            source = read_yaml(path)
        except ContentError as error:
            findings += error.findings
            continue
        designs, problems = check_designs(tables, source)
        findings += problems
        if not problems:
            places = [source.place((*loc, "name")) for loc in dragon_locs(source)]
            found += zip(designs, places, strict=True)
    raise_if_errors(findings)
    yield from found


def check_names(job: Job, source: Source) -> list[Finding]:
    """The names of a file's dragons that cannot be set, whatever else is wrong with the dragons."""
    style = job.theme.style("title")
    for loc in dragon_locs(source):
        entry = source.value(loc)
        name = entry.get("name") if isinstance(entry, dict) else None
        if isinstance(name, str):
            job.scribe.resolve(name, style, source.place((*loc, "name")))
    return list(job.scribe.findings)
