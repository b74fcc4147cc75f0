"""Loading the content of the game: every table, the ready-made dragons, and the checks that hold them together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

from generator.errors import ContentError, Finding, Place, did_you_mean, raise_if_errors
from generator.games.dragon_lords.crosschecks import check_content
from generator.games.dragon_lords.model.design import ReadyDragons
from generator.games.dragon_lords.model.tables import Tables
from generator.source.model import Model, check
from generator.source.reader import Source, read_yaml

FOLDER = "dragon-lords"
"""The name of the game's folder in the content."""

M = TypeVar("M", bound=Model)


@dataclass(frozen=True, slots=True)
class DragonLordsContent:
    """Tables and ready-made dragons, and the file that each came from by its name (``costs``, ``dragons``)."""

    tables: Tables
    dragons: ReadyDragons
    sources: Mapping[str, Source]


def table_file(field: str) -> str:
    """The file of a table in the game's folder: ``close_combat`` stands in ``tables/close-combat.yaml``."""
    return f"tables/{field.replace('_', '-')}.yaml"


def load_content(root: Path) -> DragonLordsContent:
    """The content of the game in ``root``, the folder that holds all games' content.

    Raises ContentError with the findings of all files together.
    """
    folder, shown = root / FOLDER, f"{root.name}/{FOLDER}"
    findings = _stray_tables(folder, shown)
    sources: dict[str, Source] = {}

    def read(name: str, file: str, model: type[M]) -> M | None:
        try:
            source = sources[name] = read_yaml(folder / file, f"{shown}/{file}")
        except ContentError as error:
            findings.extend(error.findings)
            return None
        loaded, problems = check(model, source)
        findings.extend(problems)
        return loaded

    tables = _read_tables(read)
    dragons = read("dragons", "dragons.yaml", ReadyDragons)
    raise_if_errors(findings)
    assert dragons is not None
    content = DragonLordsContent(Tables(**tables), dragons, sources)
    raise_if_errors(check_content(content.tables, content.dragons, content.sources))
    return content


def _read_tables(read: Callable[[str, str, type[Any]], Any]) -> dict[str, Any]:
    models = get_type_hints(Tables)
    return {field.name: read(field.name, table_file(field.name), models[field.name]) for field in fields(Tables)}


def _stray_tables(folder: Path, shown: str) -> list[Finding]:
    """Files among the tables that belong to no table, so that a misspelt name is not passed over in silence."""
    known = [table_file(field.name) for field in fields(Tables)]
    found = sorted(path.name for path in (folder / "tables").glob("*.y*ml"))
    return [
        Finding(
            "unknown-file",
            f"no table is called “{Path(name).stem}”",
            Place(f"{shown}/tables/{name}"),
            hint=did_you_mean(Path(name).stem, [Path(file).stem for file in known]),
        )
        for name in found
        if f"tables/{name}" not in known
    ]
