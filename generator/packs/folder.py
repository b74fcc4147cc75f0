"""Reading a pack that is a folder: every file within bounds, no link followed, nothing that could block."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from os import open as open_descriptor
from pathlib import Path

from generator.errors import ContentError, Finding, Place, raise_if_errors
from generator.packs import bounds
from generator.source.characters import shown


def read_folder(folder: Path, where: str) -> dict[str, bytes]:
    """The files of a folder and below by their paths. Raises ContentError with everything that is wrong.

    Links are refused, for they can lead out of the pack; so are pipes and devices, which may never end.
    """
    findings: list[Finding] = []
    listed: list[str] = []
    for path, fault in listing(folder, where, findings):
        if fault is not None:
            findings.append(fault)
        else:
            listed.append(path)
        if len(listed) > bounds.MAX_FILES:
            findings.append(bounds.too_many(where))
            break
        if len(findings) >= bounds.MAX_FINDINGS:
            break
    findings += bounds.path_findings(sorted(listed), where)
    raise_if_errors(findings[: bounds.MAX_FINDINGS])
    files: dict[str, bytes] = {}
    left = bounds.MAX_TOTAL
    for path in sorted(listed):
        try:
            files[path] = read_file(folder / path)
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            findings.append(unreadable(f"{where}/{path}", reason))
            continue
        left -= len(files[path])
        if len(files[path]) > bounds.MAX_FILE:
            findings.append(bounds.too_big(where, path))
        if left < 0:
            findings.append(bounds.too_big(where))
            break
    raise_if_errors(findings)
    return files


def listing(folder: Path, where: str, findings: list[Finding]) -> Iterator[tuple[str, Finding | None]]:
    """The paths of all files, with a finding for what is no plain file; not deeper than packs may be."""
    waiting = [""]
    while waiting:
        at = waiting.pop()
        try:
            entries = sorted(os.scandir(folder / at), key=lambda entry: entry.name)
        except OSError as error:
            findings.append(unreadable(f"{where}/{at}".rstrip("/"), (error.strerror or str(error)).lower()))
            continue
        for entry in entries:
            path = f"{at}/{entry.name}" if at else entry.name
            if bounds.is_litter(path):
                continue
            if entry.is_symlink():
                message = f"“{shown(path, 80)}” is a link, which can lead out of the pack"
                yield path, Finding("bad-path", message, Place(where), hint="put a copy of the file in its place")
            elif entry.is_dir():
                if fault := bounds.path_fault(path):
                    message = f"“{shown(path, 80)}” cannot be in a pack: {fault}"
                    yield path, Finding("bad-path", message, Place(where))
                else:
                    waiting.append(path)
            elif entry.is_file():
                yield path, None
            else:
                message = f"“{shown(path, 80)}” is no ordinary file"
                yield path, Finding("bad-path", message, Place(where), hint="take it out of the pack")


def read_file(path: Path) -> bytes:
    """The bytes of a file, one more than allowed at most. Raises OSError for what is no plain file by now."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    handle = open_descriptor(path, flags)
    with open(handle, "rb") as stream:  # noqa: PTH123 - what is open already is looked at, not what has its name now
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError("it is no ordinary file")
        return stream.read(bounds.MAX_FILE + 1)


def unreadable(where: str, why: str) -> Finding:
    """The finding for a file or folder that cannot be read."""
    return Finding("unreadable-file", f"it cannot be read: {why}", Place(where))


def existing(path: Path, where: str) -> os.stat_result:
    """What stands at the path of a pack. Raises ContentError if there is nothing, or nothing that may be read."""
    try:
        return path.stat()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        hint = "name a folder with a pack.yaml, or a ZIP file of one; dragonpress new makes a pack to begin with"
        message = f"no pack: {reason.lower()}"
        raise ContentError([Finding("unreadable-pack", message, Place(where), hint=hint)]) from None
