"""How big a pack may be, and what its files may be called: enough for people, too little to hang the press."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator

from generator.errors import Finding, Place
from generator.source.characters import forbidden_in, shown

MAX_FILES = 1000
"""Files in one pack."""
MAX_ENTRIES = 2000
"""Files and folders in one ZIP file."""
MAX_FILE = 2 * 1024 * 1024
"""Bytes of one file."""
MAX_TOTAL = 24 * 1024 * 1024
"""Bytes of all files of a pack together."""
MAX_ARCHIVE = 24 * 1024 * 1024
"""Bytes of a ZIP file."""
MAX_RATIO = 200
"""How many times larger than in the ZIP file a file may be, if it is larger than ``SMALL``."""
SMALL = 64 * 1024
MAX_DEPTH = 8
"""Parts of a path."""
MAX_PATH = 200
"""Characters of a path."""
MAX_FINDINGS = 50
"""Findings for one pack; looking through it stops there."""

_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_SIGNS = frozenset('<>:"|?*\\')


def is_litter(path: str) -> bool:
    """Whether a file is left by a system or a tool (``.git``, ``.DS_Store``), and none of the pack's own."""
    if "\\" in path:  # parts of a path on some systems, and then they may lead anywhere
        return False
    parts = path.split("/")
    return any(part.startswith(".") and part not in (".", "..") for part in parts) or parts[0] == "__MACOSX"


def path_fault(path: str) -> str:
    """What is wrong with a path below a pack, whose parts ``/`` divides; empty if nothing is."""
    parts = path.split("/")
    if len(path) > MAX_PATH:
        return f"its path has more than {MAX_PATH} characters"
    if len(parts) > MAX_DEPTH:
        return f"it lies more than {MAX_DEPTH} folders deep"
    if path.startswith("/") or (len(path) > 1 and path[1] == ":"):
        return "its path begins at the root of a disk, outside the pack"
    if ".." in parts or "." in parts:
        return "its path leads out of the pack, or back and forth in it"
    if bad := forbidden_in(path) or next((sign for sign in path if sign in _SIGNS or sign in "\n\r\t"), ""):
        return f"its name has the character U+{ord(bad):04X}, which not every system can write"
    if "" in parts:
        return "a part of its path has no name"
    if any(part.endswith((".", " ")) or part.startswith(" ") or _RESERVED.fullmatch(part) for part in parts):
        return "its name is one that not every system can write"
    return ""


def path_findings(paths: Iterable[str], where: str) -> Iterator[Finding]:
    """Findings for paths that no pack may have, and for names that some systems take for the same."""
    seen: dict[str, str] = {}
    for path in paths:
        if fault := path_fault(path):
            message = f"“{shown(path, 80)}” cannot be in a pack: {fault}"
            yield Finding("bad-path", message, Place(where), hint="give it a plain name within the pack")
            continue
        key = unicodedata.normalize("NFKC", path).casefold()
        if key in seen:
            message = f"“{shown(path, 80)}” and “{shown(seen[key], 80)}” are the same file on some systems"
            yield Finding("duplicate-file", message, Place(where), hint="give one of the two another name")
        seen[key] = path


def too_many(where: str) -> Finding:
    """The finding for a pack with too many files."""
    return Finding("too-large", f"the pack has more than {MAX_FILES} files", Place(where), hint="divide it")


def too_big(where: str, path: str = "") -> Finding:
    """The finding for a pack, or a file in it, of too many bytes."""
    if path:
        message = f"“{shown(path, 80)}” has more than {MAX_FILE // 1024 // 1024} MB"
    else:
        message = f"the files of the pack have more than {MAX_TOTAL // 1024 // 1024} MB together"
    return Finding("too-large", message, Place(where), hint="a pack holds YAML files and templates, which are small")
