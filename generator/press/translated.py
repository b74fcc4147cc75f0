"""How far the languages are: what is translated, and what no longer fits its place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from generator.errors import ContentError, Finding, Place, raise_if_errors, sorted_findings
from generator.games.registry import game_ids
from generator.i18n.catalogue import language_files, placed, units
from generator.i18n.prefill import plural_classes
from generator.i18n.progress import Progress, shortcomings
from generator.i18n.records import read_records, record_path, short
from generator.press.judging import proof
from generator.press.request import BuildRequest
from generator.press.stock import SOURCE
from generator.press.translating import by_game, is_content
from generator.resources import content_folder, shown


def progress(code: str, folder: Path) -> list[Progress]:
    """How far a language is, game by game. Raises ContentError if its files cannot be read."""
    root = content_folder()
    classes = plural_classes(code)
    findings: list[Finding] = []
    found = []
    for game, names in by_game(language_files(root, SOURCE)).items():
        row = Progress(game, 0, 0)
        path = record_path(folder, game, code)
        try:
            records = read_records(path, shown(path))
        except ContentError as error:
            findings += error.findings
            continue
        for name in names:
            own = placed(folder, name, code)
            try:
                english = units(placed(root, name, SOURCE), name, f"content/{name.format(SOURCE)}")
                mine = units(own, name, shown(own)) if own.is_file() else {}
            except ContentError as error:
                findings += error.findings
                continue
            where = Place(shown(own))
            done, wrong = shortcomings(english, mine, records.get(short(name), {}), code, classes, where)
            total = sum(unit.entry is not None for unit in english.values())
            row = Progress(game, row.total + total, row.translated + done, (*row.findings, *wrong))
        found.append(replace(row, findings=tuple(sorted_findings(row.findings))))
    raise_if_errors(findings)
    return found


def languages_in(folder: Path) -> list[str]:
    """The codes of the languages that a folder has a file of, English left out."""
    return sorted(path.stem for path in (folder / "languages").glob("*.yaml") if path.stem != SOURCE)


def too_long(code: str, folder: Path, rows: Iterable[Progress]) -> list[Progress]:
    """The same with the texts that do not fit their places, found by composing every page."""
    packs = () if is_content(folder) else (folder,)
    made = []
    for row in rows:
        found: list[Finding] = []
        if row.game in game_ids():
            request = BuildRequest(games=[row.game], languages=[code], allow_missing=True, packs=packs)
            found = [finding for finding in proof(request) if finding.code == "text-too-long"]
        made.append(replace(row, findings=tuple(sorted_findings([*row.findings, *found]))))
    return made
