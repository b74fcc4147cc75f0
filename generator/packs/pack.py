"""A pack: what its ``pack.yaml`` says, and its files; opened from a folder or a ZIP file."""

from __future__ import annotations

import hashlib
import re
import stat
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field

from generator.errors import ContentError, Finding, Place, raise_if_errors
from generator.packs.archive import read_archive
from generator.packs.bounds import path_fault
from generator.packs.folder import existing, read_folder
from generator.source.characters import shown
from generator.source.model import Model, Problem, load, problem
from generator.source.nodes import Step
from generator.source.reader import parse_yaml
from generator.source.tree import Layer

FORMAT = 1
"""The version of the format of packs that this press reads."""
FILE = "pack.yaml"
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MOST_ID = 40
Title = Annotated[str, Field(min_length=1, max_length=80)]


class PackFile(Model):
    """What a pack says of itself.

    ``languages`` are those that it has words in; with the pack, nothing is printed in any other. ``after`` names the
    packs (by their ids) whose additions and changes this one may change.
    """

    format: int
    """The version of the format of packs: 1."""
    id: Annotated[str, Field(max_length=MOST_ID)]
    """A name of small letters, digits and hyphens."""
    title: Title
    """What it is called."""
    author: Title
    """Who made it."""
    licence: Title
    """What others may do with it."""
    languages: Annotated[tuple[str, ...], Field(min_length=1, max_length=40)]
    after: tuple[str, ...] = ()

    def problems(self) -> Iterable[Problem]:
        """A format of another time, and an id that could not be part of a file name."""
        if self.format != FORMAT:
            message = f"format {shown(self.format)} of packs is not known here"
            yield problem("unknown-format", message, "format", hint=f"write {FORMAT}; or use another dragonpress")
        if not is_id(self.id):
            hint = "write small letters, digits and hyphens, a letter first"
            yield problem("bad-name", f"“{shown(self.id)}” cannot be an id", "id", hint=hint)


def is_id(text: str) -> bool:
    """Whether a text can be the id of a pack, and part of the name of a file on any system."""
    return _ID.fullmatch(text) is not None and len(text) <= MOST_ID and not path_fault(text)


@dataclass(frozen=True)
class Pack:
    """A pack that could be read: what it says of itself, and its files as a layer above the shipped content."""

    file: PackFile
    layer: Layer

    @property
    def id(self) -> str:
        """The id by which other packs name it."""
        return self.file.id

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages that it has words in."""
        return self.file.languages

    def where(self, *loc: Step) -> Place:
        """Where something stands in its ``pack.yaml``."""
        return parse_yaml(self.layer.files[FILE], self.layer.name(FILE)).place(loc)

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the games of its own: ``games/<id>/game.yaml``."""
        found = re.findall(r"^games/([^/]+)/game\.yaml$", "\n".join(sorted(self.layer.files)), re.MULTILINE)
        return tuple(found)


def open_pack(path: Path) -> Pack:
    """The pack in a folder or a ZIP file. Raises ContentError with everything that is wrong with how it is made."""
    where = path.as_posix()
    mode = existing(path, where).st_mode
    packed = ""
    if stat.S_ISDIR(mode):
        files = read_folder(path, where)
    elif stat.S_ISREG(mode):
        files, packed = read_archive(path, where)
    else:
        message = "a pack is a folder or a ZIP file, and this is neither"
        raise ContentError([Finding("unreadable-pack", message, Place(where))])
    if FILE not in files:
        hint = "write one, or let dragonpress new make a pack to begin with"
        raise ContentError([Finding("no-pack", f"there is no {FILE} in it", Place(where), hint=hint)])
    shown_as = "." if where == "." else where.rstrip("/")
    file = load(PackFile, parse_yaml(files[FILE], f"{shown_as}/{FILE}"))
    layer = Layer(file.id, file.title, shown_as, digest(files), files, file.after, path, packed)
    for name in files:
        layer.note(name)
    return Pack(file, layer)


def open_packs(paths: Sequence[Path]) -> tuple[Pack, ...]:
    """All these packs. Raises ContentError with everything that is wrong with any of them, or with their ids."""
    findings: list[Finding] = []
    found: dict[str, Pack] = {}
    for path in paths:
        try:
            pack = open_pack(path)
        except ContentError as error:
            findings += error.findings
            continue
        if pack.id in found:
            first = found[pack.id].layer.shown
            message = f"the pack “{pack.id}” is named twice: {first} has the same id"
            where = Place(pack.layer.name(FILE))
            findings.append(Finding("duplicate-pack", message, where, hint="name it once, or give one another id"))
        found.setdefault(pack.id, pack)
    raise_if_errors(findings)
    return tuple(found.values())


def digest(files: Mapping[str, bytes]) -> str:
    """One SHA-256 for all files of a pack, the same for a folder and its ZIP file."""
    whole = hashlib.sha256()
    for path in sorted(files):
        whole.update(f"{path}\0{hashlib.sha256(files[path]).hexdigest()}\n".encode())
    return whole.hexdigest()
