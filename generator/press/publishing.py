"""Putting finished files into place, all or none, and the manifest that lists them."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from generator.errors import Finding, Place
from generator.press.request import Written

PARTIAL = ".dragonpress-partial"


def publish(partial: Path, out: Path, written: Sequence[Written]) -> None:
    """Move finished files into place, and remove what an earlier, longer run left of the same documents."""
    for item in [*(entry.path for entry in written), "manifest.json"]:
        target = out / item
        target.parent.mkdir(parents=True, exist_ok=True)
        (partial / item).replace(target)
    fresh = {entry.path for entry in written}
    for entry in written:
        folder = (out / entry.path).parent
        if folder.name != entry.game:
            stale = re.compile(r"(\d\d+-.*|sheet-?\d+.*)\.png")
        elif entry.format != "pdf":
            stale = re.compile(rf"{re.escape(entry.document)}-\d\d+\.{entry.format}")
        else:
            continue
        for path in folder.iterdir():
            if stale.fullmatch(path.name) and path.relative_to(out).as_posix() not in fresh:
                path.unlink()


def write_manifest(path: Path, written: Sequence[Written]) -> None:
    """The list of what a run wrote."""
    path.write_text(manifest_text(written), encoding="utf-8", newline="\n")


def manifest_text(written: Sequence[Written]) -> str:
    """The manifest as JSON."""
    from generator import __version__

    listing = {"dragonpress": __version__, "files": [asdict(entry) for entry in written]}
    return json.dumps(listing, indent=2, ensure_ascii=False) + "\n"


def first_missing(folder: Path) -> Path | None:
    """The topmost folder that would have to be made for ``folder`` to exist."""
    missing = None
    for path in [folder, *folder.parents]:
        if path.exists():
            return missing
        missing = path
    return missing


def written_anything(out: Path) -> bool:
    """Whether the output folder holds any file."""
    return out.is_dir() and any(path.is_file() for path in out.rglob("*"))


def remove_empty(created: Path, out: Path) -> None:
    """Remove the folders that a failed run made."""
    if created.is_dir() and (out == created or created in out.parents):
        shutil.rmtree(created, ignore_errors=True)


def unwritable(out: Path, error: OSError) -> Finding:
    """The finding for an output folder that cannot be written."""
    message = f"cannot write to “{out}”: {error.strerror or error}"
    return Finding("unwritable-folder", message, Place(str(out)), hint="name another folder with --out")
