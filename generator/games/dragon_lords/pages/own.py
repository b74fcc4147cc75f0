"""The dragons of the user's own files, for their play sheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from unicodedata import category

from generator.errors import ContentError, Finding, Place, PlacedText, raise_if_errors
from generator.games.dragon_lords.designs import check_designs, dragon_locs
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.tables import Tables
from generator.games.game import Job
from generator.source.reader import Source, Step, read_yaml


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
            locs = dragon_locs(source)
            for design, loc in zip(designs, locs, strict=True):
                found.append((placed(design, source, loc), source.place((*loc, "name"))))
    raise_if_errors(findings)
    yield from found


def placed(design: Design, source: Source, loc: Sequence[Step]) -> Design:
    """A dragon whose note knows where it stands, for findings about it."""
    if not design.note:
        return design
    return design.model_copy(update={"note": PlacedText(design.note, source.place((*loc, "note")))})


def check_names(job: Job, source: Source) -> list[Finding]:
    """The names of a file's dragons that cannot be set, whatever else is wrong with the dragons.

    Characters that cannot be seen are no business of the fonts: the rules refuse them.
    """
    style = job.theme.style("title")
    for loc in dragon_locs(source):
        entry = source.value(loc)
        name = entry.get("name") if isinstance(entry, dict) else None
        if isinstance(name, str):
            visible = "".join(letter for letter in name if not category(letter).startswith("C"))
            job.scribe.resolve(visible, style, source.place((*loc, "name")))
    return list(job.scribe.findings)
