"""Making packs on the command line: the files of a new one, and the one file to share."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from generator.cli.building import progress
from generator.cli.output import print_findings, print_json, summary
from generator.errors import ContentError, has_errors
from generator.packs.pack import open_pack
from generator.packs.zipping import write_zip
from generator.press import check_packs
from generator.press.starting import write_pack


def run_new(
    folder: Path, games: Sequence[str], languages: Sequence[str], title: str, author: str, as_json: bool
) -> int:
    """Write a new pack, say what it is made of, and return the exit status."""
    try:
        files = write_pack(folder, games, title, author, languages)
    except ContentError as error:
        return print_findings(error.findings, to_stderr=True)
    if as_json:
        print_json({"pack": folder.as_posix(), "files": [path.as_posix() for path in files]})
        return 0
    for path in files:
        print(path)
    print(f"Next: dragonpress build --pack {folder}")
    return 0


def run_zip(folder: Path, out: Path | None, overwrite: bool, as_json: bool) -> int:
    """Judge a pack, write its ZIP file if nothing is wrong, and return the exit status."""
    try:
        pack = open_pack(folder)
        with progress() as step:
            findings = check_packs([folder], step)
        print_findings(findings, to_stderr=True)
        if has_errors(findings):
            print(f"Nothing was written: {summary(findings)}.", file=sys.stderr)
            return 1
        target = Path(os.path.relpath(folder.absolute().parent / f"{pack.id}.zip")) if out is None else out
        write_zip(pack, target, overwrite)
    except ContentError as error:
        return print_findings(error.findings, to_stderr=True)
    if as_json:
        print_json({"pack": pack.id, "file": target.as_posix(), "sha256": pack.layer.digest})
    else:
        print(f"Written: {target}")
    return 0
