"""``dragonpress schema``: the kinds of files, and the JSON Schemas that editors check them by."""

from __future__ import annotations

from pathlib import Path

from generator.cli.output import print_findings, print_json, print_table
from generator.errors import ContentError, Finding, Place
from generator.press.editing import keep_schema, own_line, schema_text
from generator.press.file_kinds import all_kinds
from generator.source.kinds import find_kind
from generator.source.modeline import schema_named, with_modeline
from generator.source.reader import read_yaml


def run_schema(name: str, out: Path | None, mark: Path | None, docs: bool, as_json: bool) -> int:
    """List the kinds, print or write schemas, or mark a file; returns the exit status."""
    try:
        if docs:
            from generator.press.format_docs import format_docs

            print("\n".join(format_docs().values()), end="")
        elif mark is not None:
            mark_file(name, mark)
        elif out is not None:
            write_schemas(name, out)
        elif name:
            print(schema_text(find_kind(all_kinds(), name)), end="")
        else:
            list_kinds(as_json)
    except ContentError as error:
        return print_findings(error.findings, to_stderr=True)
    return 0


def list_kinds(as_json: bool) -> None:
    """All kinds of files."""
    if as_json:
        print_json([{"id": kind.id, "title": kind.title, "files": list(kind.files)} for kind in all_kinds()])
        return
    rows = [(kind.id, kind.title, ", ".join(kind.files) or "files of your own") for kind in all_kinds()]
    print_table(("kind", "what it holds", "shipped files"), rows)


def write_schemas(name: str, out: Path) -> None:
    """Write one schema or all into a folder. Raises ContentError if that cannot be."""
    kinds = [find_kind(all_kinds(), name)] if name else all_kinds()
    texts = [(out / f"{kind.id}.json", schema_text(kind)) for kind in kinds]
    try:
        out.mkdir(parents=True, exist_ok=True)
        for path, text in texts:
            path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise unwritable(out, error) from error
    print(f"{len(texts)} {'schema' if len(texts) == 1 else 'schemas'} written to {out}.")


def mark_file(name: str, path: Path) -> None:
    """Put the line that editors look for on top of a file, and its schema beside it. Raises ContentError."""
    if not name:
        hint = "such as: dragonpress schema dragon --mark my.yaml"
        raise ContentError([Finding("missing-option", "say what kind of file it is", hint=hint)])
    kind = find_kind(all_kinds(), name)
    read_yaml(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
        line = own_line(path, kind.id)
        path.write_text(with_modeline(text, schema_named(line)), encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from error
    keep_schema(path, kind.id)
    print(f"{path} now begins with its schema: {kind.id}.")


def unwritable(path: Path, error: OSError) -> ContentError:
    """The error that something cannot be written."""
    message = f"cannot be written: {error.strerror or error}"
    return ContentError([Finding("unwritable-file", message, Place(path.as_posix()))])
