"""What editors need: the shipped schemas, and the first line of a file, which leads to the schema of its kind."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from generator.press.file_kinds import all_kinds, find_own
from generator.resources import content_folder, data_root
from generator.source.kinds import FileKind, kind_of
from generator.source.modeline import modeline, schema_named, with_modeline

SCHEMAS = "schemas"
"""The folder of the schemas in the content."""

BESIDE = ".dragonpress/schemas"
"""Where a schema is kept beside a file of the user's own: in a folder that stays out of sight."""

PACK = "pack.yaml"
"""The file at the root of a pack; all its files share one folder of schemas."""


def schema_text(kind: FileKind) -> str:
    """The JSON Schema of a kind of file, as it stands in a file."""
    from generator.source.schema import schema_of

    return json.dumps(schema_of(kind), indent=1, ensure_ascii=False) + "\n"


def schema_files() -> Iterator[tuple[str, str]]:
    """The name and the text of every schema's file."""
    for kind in all_kinds():
        yield f"{kind.id}.json", schema_text(kind)


def shipped_line(path: str) -> str:
    """The schema that a shipped file's first line must name, by its path from the root of the project on.

    Empty if the file is of no kind that there is a schema for.
    """
    kind = kind_of(all_kinds(), path)
    if kind is None:
        return ""
    return Path(os.path.relpath(f"content/{SCHEMAS}/{kind.id}.json", Path(path).parent)).as_posix()


def shipped_yaml() -> Iterator[tuple[str, Path]]:
    """All shipped YAML files, by their paths from the root of the project on."""
    root = data_root()
    for folder in ("content", "templates"):
        for path in sorted((root / folder).rglob("*.y*ml")):
            yield path.relative_to(root).as_posix(), path


def unmarked() -> list[str]:
    """The shipped files whose first line does not lead to the schema of their kind, and those of no kind."""
    return [
        name
        for name, path in shipped_yaml()
        if not (line := shipped_line(name)) or schema_named(path.read_text(encoding="utf-8")) != line
    ]


def mark_shipped() -> list[str]:
    """Give every shipped file its first line; returns the files that were changed."""
    changed = []
    for name, path in shipped_yaml():
        text = path.read_text(encoding="utf-8")
        line = shipped_line(name)
        if line and schema_named(text) != line:
            path.write_text(with_modeline(text, line), encoding="utf-8", newline="\n")
            changed.append(name)
    return changed


def home_of(path: Path) -> Path:
    """The folder that keeps the schemas for a file of the user's own: that of its pack, else the file's own."""
    folder = path.absolute().parent
    return next((above for above in (folder, *folder.parents) if (above / PACK).is_file()), folder)


def own_line(path: Path, kind: str) -> str:
    """The first line of a file of the user's own; it leads to the copy that :func:`keep_schema` makes."""
    home = Path(os.path.relpath(home_of(path), path.absolute().parent))
    return modeline((home / BESIDE / f"{kind}.json").as_posix())


def marked(path: Path, text: str, name: str) -> str:
    """The text of a new file with its first line.

    ``name`` is what its path would be among the shipped files; that tells its kind. A file of no kind stays as it is.
    """
    kind = find_own(name)
    if kind is None:
        return text
    if path.absolute().is_relative_to(data_root()):
        return with_modeline(text, shipped_line(name))
    return with_modeline(text, schema_named(own_line(path, kind.id)))


def pack_files(files: Mapping[str, str]) -> dict[str, str]:
    """The files of a new pack by their paths, each with its first line, and the schemas that these lead to."""
    made: dict[str, str] = {}
    schemas: dict[str, str] = {}
    for name, text in files.items():
        kind = find_own(f"content/{name}") if name.endswith(".yaml") else None
        if kind is None:
            made[name] = text
            continue
        shipped = content_folder(SCHEMAS, f"{kind.id}.json").read_text(encoding="utf-8")
        adds = not kind.own and isinstance(json.loads(shipped).get("properties"), dict)
        file = f"{BESIDE}/{kind.id}{'-in-a-pack' if adds else ''}.json"
        schemas[file] = in_a_pack(shipped) if adds else shipped
        made[name] = with_modeline(text, "../" * name.count("/") + file)
    return made | schemas


def in_a_pack(text: str) -> str:
    """The schema of a table of figures for a pack, which adds to it: nothing must be there, and “override” may."""
    schema = json.loads(text)
    schema.pop("required", None)
    schema["properties"]["override"] = {"type": "object", "description": "Changes to what the game has already."}
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def keep_schemas(path: Path, name: str) -> None:
    """Put the schema where :func:`marked` leads to, if the file is not one of the shipped."""
    kind = find_own(name)
    if kind is not None and not path.absolute().is_relative_to(data_root()):
        keep_schema(path, kind.id)


def keep_schema(path: Path, kind: str) -> None:
    """Put the schema where the first line of a file leads to. An editor does without it, so no failure is told."""
    with suppress(OSError):
        folder = home_of(path) / BESIDE
        text = content_folder(SCHEMAS, f"{kind}.json").read_text(encoding="utf-8")
        file = folder / f"{kind}.json"
        if not (file.is_file() and file.read_text(encoding="utf-8") == text):
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
