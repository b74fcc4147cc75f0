"""Whether the files of a pack lie where the press looks for them, so that none is passed over in silence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from generator.errors import Finding, Place, Severity, did_you_mean
from generator.i18n.records import FOLDER as RECORDS
from generator.packs.pack import FILE, Pack
from generator.press.stock import Stock
from generator.resources import content_tree, templates_tree

OWN_GAMES, TEMPLATES, LANGUAGES, PRESS = "games", "templates", "languages", "press"
TRANSLATED = ("glossary", RECORDS)
"""Folders of a game that hold one file a language."""
NOTES = frozenset({"", ".md", ".txt", ".rst"})
"""Endings of files that are for people alone."""


def misplaced(pack: Pack, ready: Stock) -> Iterator[Finding]:
    """The findings for files of a pack that nothing reads."""
    for path in sorted(pack.layer.files):
        where = Place(pack.layer.name(path))
        parts = PurePosixPath(path).parts
        if path == FILE or parts[0] == OWN_GAMES:
            continue
        if PurePosixPath(path).suffix.lower() in NOTES:
            continue
        if PurePosixPath(path).suffix not in (".yaml", ".j2"):
            message = f"“{PurePosixPath(path).name}” is nothing that the press reads"
            hint = "content is .yaml, templates are .j2; pictures are drawn by the press itself"
            yield Finding("unused-file", message, where, Severity.WARNING, hint)
            continue
        if hint := wrong_place(path, ready):
            yield Finding("unknown-file", f"nothing reads “{path}”", where, hint=hint)
    if not set(pack.languages) & set(ready.languages):
        where = Place(pack.layer.name(FILE))
        message = f"nothing can be printed with “{pack.id}”: the press has none of its languages"
        yield Finding("unknown-language", message, where, hint="describe the language in languages/<code>.yaml")


def wrong_place(path: str, ready: Stock) -> str:
    """Where a file should lie, if it lies where nothing reads it; empty if it lies well."""
    parts = PurePosixPath(path).parts
    tops = [*ready.game_ids, PRESS, LANGUAGES, TEMPLATES, OWN_GAMES]
    if parts[0] not in tops or len(parts) < 2:
        return did_you_mean(parts[0], tops)
    if parts[0] == TEMPLATES:
        shipped = [f"{TEMPLATES}/{name}" for name in shipped_files(TEMPLATES)]
        new = len(parts) > 2 and parts[1] in (*ready.game_ids, "theme")
        return "" if path in shipped or new else did_you_mean(path, shipped)
    if path.endswith(".j2"):
        return "templates lie below templates/"
    if parts[0] == LANGUAGES:
        return "" if len(parts) == 2 else "a language is one file: languages/<code>.yaml"
    if len(parts) == 4 and parts[1] == "text":
        codes = list(ready.languages)
        return "" if parts[2] in codes else did_you_mean(parts[2], codes)
    if len(parts) == 3 and parts[1] in TRANSLATED and (parts[0] in ready.game_ids or parts[1] == RECORDS):
        codes = list(ready.languages)
        return "" if PurePosixPath(path).stem in codes else did_you_mean(PurePosixPath(path).stem, codes)
    if parts[0] in ready.game_ids and len(parts) == 3 and parts[1] in ready.game(parts[0]).growing:
        return ""
    shipped = [name for name in shipped_files("content") if name.startswith(f"{parts[0]}/")]
    return "" if path in shipped else did_you_mean(path, shipped)


def shipped_files(kind: str) -> list[str]:
    """The paths of the shipped files that packs can change, below ``content`` or ``templates``."""
    root = (templates_tree() if kind == TEMPLATES else content_tree()).base
    assert root is not None
    files = (path.relative_to(root) for path in root.rglob("*") if path.is_file())
    left_out = ("examples", "logs", "text")
    return sorted(path.as_posix() for path in files if not set(left_out) & set(path.parts[1:-1]))
