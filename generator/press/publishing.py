"""Putting finished files into place, all or none, and the manifest that lists them."""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from generator.errors import Finding, Place
from generator.press.partial import PREFIX
from generator.press.request import PackEntry, Written

MANIFEST = "manifest.json"


def publish(partial: Path, out: Path, written: Sequence[Written], lists: Sequence[str] = (MANIFEST,)) -> None:
    """Move finished files and lists into place, and remove what an earlier, longer run left of the same documents.

    If anything cannot be done, all is put back as it was. Raises OSError.
    """
    kept = partial / "kept"
    kept.mkdir()
    done: list[tuple[Path, Path | None]] = []
    made: list[Path] = []
    try:
        for item in [*(entry.path for entry in written), *lists]:
            target = out / item
            made += make_folders(target.parent)
            old = keep(target, kept / str(len(done)))
            (partial / item).replace(target)
            done.append((target, old))
        for path in stale(out, written):
            old = keep(path, kept / str(len(done)))
            path.unlink()
            done.append((path, old))
    except BaseException:
        put_back(done, made)
        raise


def make_folders(folder: Path) -> list[Path]:
    """Make a folder and those above it that are missing; which ones were made, the topmost first."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    return missing[::-1]


def keep(path: Path, copy: Path) -> Path | None:
    """Keep what stands at a path under another name as well; ``None`` if nothing stands there."""
    if not os.path.lexists(path):
        return None
    if path.is_dir() and not path.is_symlink():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    try:
        os.link(path, copy, follow_symlinks=False)
    except (OSError, NotImplementedError):  # a file system without hard links
        shutil.copy2(path, copy, follow_symlinks=False)
    return copy


def put_back(done: Sequence[tuple[Path, Path | None]], made: Sequence[Path]) -> None:
    """Undo what could be done."""
    for target, old in reversed(done):
        with suppress(OSError):
            if old is None:
                target.unlink()
            else:
                old.replace(target)
    for folder in reversed(made):
        with suppress(OSError):
            folder.rmdir()


def stale(out: Path, written: Sequence[Written]) -> Iterator[Path]:
    """Pages and pictures of the documents just written that this run did not make again."""
    fresh = {entry.path for entry in written}
    found: dict[Path, None] = {}
    for entry in written:
        folder = (out / entry.path).parent
        if folder.name != entry.game:
            pattern = re.compile(r"(\d\d+-.*|sheet-?\d+.*)\.png")
        elif entry.format != "pdf":
            pattern = re.compile(rf"{re.escape(entry.document)}-\d\d+\.{entry.format}")
        else:
            continue
        for path in folder.iterdir():
            if pattern.fullmatch(path.name) and path.relative_to(out).as_posix() not in fresh:
                found[path] = None
    yield from found


def manifest_text(written: Sequence[Written], packs: Sequence[PackEntry] = ()) -> str:
    """The manifest as JSON."""
    from generator import __version__

    listing: dict[str, object] = {"dragonpress": __version__}
    if packs:
        listing["packs"] = [asdict(pack) for pack in packs]
    listing["files"] = [asdict(entry) for entry in written]
    return json.dumps(listing, indent=2, ensure_ascii=False) + "\n"


def first_missing(folder: Path) -> Path | None:
    """The topmost folder that would have to be made for ``folder`` to exist."""
    missing = None
    for path in [folder, *folder.parents]:
        if os.path.lexists(path):  # never an error, however long or wrong the path
            return missing
        missing = path
    return missing


def remove_empty(created: Path) -> None:
    """Remove the empty folders that a failed run made: the topmost, and those below it."""
    for folder, _, _ in os.walk(created, topdown=False):
        with suppress(OSError):
            Path(folder).rmdir()


def unwritable(out: Path, error: OSError) -> Finding:
    """The finding for an output folder that cannot be written."""
    try:
        Path.cwd()
    except FileNotFoundError:  # some libraries cannot even be imported then
        message = "cannot write anything: the folder that you are in is gone"
        return Finding("unwritable-folder", message, Place(str(out)), hint="change to another folder")
    culprit = str(error.filename2 or error.filename or out)
    path = str(out) if PREFIX in culprit else culprit
    reason = error.strerror or str(error)
    if error.errno in (errno.EEXIST, errno.ENOTDIR):
        reason = "what has this name is no folder"
    message = f"cannot write to “{path}”: {reason}"
    return Finding("unwritable-folder", message, Place(str(out)), hint="name another folder with --out")
