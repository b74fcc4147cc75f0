"""What is kept beside the files that were made: for each document what it was made from, and the last run as a whole.

A record never says more than what lies in the folder: it holds the digests of its files, and whoever trusts it compares
them. It knows neither the time nor the machine.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

from generator.press.request import Written
from generator.resources import data_root
from generator.source.noting import digest

R = TypeVar("R")

FOLDER = ".dragonpress"
#: How files end that an editor has only for a while.
PASSING = ("~", ".tmp", ".swp", ".swx", ".bak", ".orig", ".part")
LAST_RUN = f"{FOLDER}/last-run.json"


@dataclass(frozen=True)
class Record:
    """What one document was made from, and the files that it was made into.

    ``settings`` is a digest of what was asked for; ``inputs`` holds the digests of the files that were read, ``keys``
    the texts that were looked up and ``texts`` a digest of what they said.
    """

    program: str
    settings: str
    inputs: Mapping[str, str]
    keys: Sequence[str]
    texts: str
    files: Sequence[Written]


@dataclass(frozen=True)
class LastRun:
    """What the manifest was made from: a digest of the request, the files that were read, the names of all."""

    program: str
    request: str
    inputs: Mapping[str, str]
    names: str
    manifest: str


def input_name(path: Path, out: Path) -> str:
    """A file as records call it: shipped ones from ``content/`` or ``templates/`` on, others as seen from ``out``."""
    path = path.absolute()
    try:
        return path.relative_to(data_root()).as_posix()
    except ValueError:
        try:
            return f"./{Path(os.path.relpath(path, out.absolute())).as_posix()}"
        except ValueError:  # on another drive
            return path.as_posix()


def input_path(name: str, out: Path) -> Path:
    """The file that a record calls by a name."""
    if not name.startswith("./"):
        return data_root() / name
    return Path(os.path.normpath(out.absolute() / name))  # as it was made, whatever links lead to


class Digests:
    """The digests of files as they are now, each read once; an empty one for what cannot be read."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.found: dict[Path, str] = {}

    def __getitem__(self, path: Path) -> str:
        if path not in self.found:
            try:
                self.found[path] = digest(path.read_bytes()) if path.is_file() else ""  # a pipe might never end
            except OSError:
                self.found[path] = ""
        return self.found[path]

    def agree(self, inputs: Mapping[str, str]) -> bool:
        """Whether all inputs are as a record has them."""
        return all(self[input_path(name, self.out)] == value for name, value in inputs.items())

    def published(self, files: Iterable[Written]) -> bool:
        """Whether all files lie in the folder as they were made."""
        return all(self[self.out / file.path] == file.sha256 for file in files)


def names_below(roots: Iterable[Path], out: Path) -> str:
    """A digest of the names of all files in some folders and below, so that a new file is noticed."""
    lines: list[str] = []
    for root in roots:
        above = str(root.absolute())
        name = input_name(root, out)
        lines += [name + entry.path[len(above) :].replace(os.sep, "/") for entry in files_below(above)]
    return digest("\n".join(sorted(lines)).encode("utf-8", "surrogateescape"))


def files_below(root: str) -> Iterator[os.DirEntry[str]]:
    """The files in a folder and below, but for those that editors and file systems put there for themselves."""
    try:
        entries = list(os.scandir(root))
    except OSError:  # no folder, or none that may be entered
        return
    for entry in entries:
        if entry.name.startswith((".", "#")):
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from files_below(entry.path)
        elif "." in entry.name and not entry.name.endswith(PASSING):
            yield entry


def record_text(record: Record | LastRun) -> str:
    """A record as JSON."""
    return json.dumps(asdict(record), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def load_record(path: Path) -> Record | None:
    """The record in a file; ``None`` if there is none that can be understood."""

    def read(data: dict[str, Any]) -> Record:
        inputs = dict[str, str](data["inputs"].items())
        keys, files = [str(key) for key in data["keys"]], [Written(**file) for file in data["files"]]
        return Record(data["program"], data["settings"], inputs, keys, data["texts"], files)

    return loaded(path, read)


def load_last_run(path: Path) -> LastRun | None:
    """The last run in a folder; ``None`` if there is none that can be understood."""
    return loaded(path, lambda data: LastRun(**{**data, "inputs": dict(data["inputs"].items())}))


def loaded(path: Path, read: Callable[[dict[str, Any]], R]) -> R | None:
    """What ``read`` makes of a JSON file; ``None`` if it cannot: what is not understood is made anew."""
    try:
        return read(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, KeyError, RecursionError, AttributeError):
        return None
