"""Loading the content of the game: every table, the ready-made dragons, and the checks that hold them together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, get_type_hints

from generator.errors import ContentError, Finding, Place, did_you_mean, raise_if_errors
from generator.games.dragon_lords import crosschecks
from generator.games.dragon_lords.model.design import ReadyDragon, ReadyDragons
from generator.games.dragon_lords.model.tables import Tables
from generator.resources import as_tree
from generator.source.model import Model, check
from generator.source.provenance import Table
from generator.source.reader import Source
from generator.source.tree import Tree

FOLDER = "dragon-lords"
"""The game's folder in the content."""


@dataclass(frozen=True, slots=True)
class DragonLordsContent:
    """Tables and ready-made dragons, and the file that each came from by its name (``costs``, ``dragons``)."""

    tables: Tables
    dragons: ReadyDragons
    sources: Mapping[str, Source]

    def dragon(self, name: str) -> ReadyDragon:
        """The ready-made dragon of that name; capitals do not matter. Raises ContentError if there is none."""
        for dragon in self.dragons.dragons:
            if dragon.name.casefold() == name.strip().casefold():
                return dragon
        names = {dragon.name.lower(): dragon.name for dragon in self.dragons.dragons}
        raise ContentError([Finding("unknown-dragon", f"no dragon “{name}”", hint=did_you_mean(name, names))])

    def all_tables(self) -> Iterator[tuple[str, Table]]:
        """Every table with its name, the ready-made dragons last."""
        for field in fields(self.tables):
            yield field.name, getattr(self.tables, field.name)
        yield "dragons", self.dragons


def load_content(root: Path | Tree) -> DragonLordsContent:
    """The content of the game; ``root`` is the folder that holds the content of all games.

    Raises ContentError with the findings of all files together; when every file can be read, with those between them.
    """
    folder = as_tree(root) / FOLDER
    findings = _stray_tables(folder)
    sources: dict[str, Source] = {}
    loaded: dict[str, Any] = {}
    for name, (file, model) in table_files().items():
        try:
            sources[name] = (folder / file).read()
        except ContentError as error:
            findings.extend(error.findings)
            continue
        loaded[name], problems = check(model, sources[name])
        findings.extend(problems)
    raise_if_errors(findings)
    dragons = loaded.pop("dragons")
    content = DragonLordsContent(Tables(**loaded), dragons, sources)
    raise_if_errors(check_content(content))
    return content


def check_content(content: DragonLordsContent) -> list[Finding]:
    """Everything that is wrong between the tables, and with the ready-made dragons."""
    findings = crosschecks.check_tables(content.tables, content.dragons, content.sources)
    for name, table in content.all_tables():
        findings.extend(crosschecks.check_notes(table, content.sources[name]))
    return findings


def table_file(name: str) -> str:
    """The file of a table in the game's folder: ``close_combat`` stands in ``tables/close-combat.yaml``."""
    return f"tables/{name.replace('_', '-')}.yaml"


def table_files() -> dict[str, tuple[str, type[Model]]]:
    """Each table by name, with its file in the game's folder and its model; the ready-made dragons last."""
    models = get_type_hints(Tables)
    tables = {field.name: (table_file(field.name), models[field.name]) for field in fields(Tables)}
    return {**tables, "dragons": ("dragons.yaml", ReadyDragons)}


def _stray_tables(folder: Tree) -> list[Finding]:
    """Files among the tables that belong to no table, so that a misspelt name is not passed over in silence."""
    known = {table_file(field.name) for field in fields(Tables)}
    names = sorted(Path(file).stem for file in known)
    return [
        Finding(
            "unknown-file", f"no table is called “{path.stem}”", Place(path.shown), hint=did_you_mean(path.stem, names)
        )
        for path in (folder / "tables").glob("*.y*ml")
        if f"tables/{path.name}" not in known
    ]
