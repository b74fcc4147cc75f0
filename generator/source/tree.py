"""Content as a tree of files: the folder that is shipped, and above it what packs add to it and change in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from pathlib import Path

from generator.errors import ContentError, Finding, raise_if_errors
from generator.source.nodes import Source
from generator.source.noting import note, note_all
from generator.source.overlay import Brought, brought, overlaid
from generator.source.reader import parse_plain, parse_yaml, read_plain, read_yaml


@dataclass(frozen=True)
class Layer:
    """The files of one pack, held in memory, by their paths below the pack.

    ``shown`` is how messages name the pack (its folder or file); ``after`` are the ids of the packs whose changes
    this one may change. Two layers are equal if they say the same: ``digest`` is of all the files.
    """

    id: str
    title: str
    shown: str
    digest: str
    files: Mapping[str, bytes] = field(compare=False, repr=False)
    after: tuple[str, ...] = ()
    #: Where it was read from, and of a ZIP file the SHA-256 of the whole.
    origin: Path | None = None
    packed: str = ""

    def read(self, path: str) -> bytes:
        """The bytes of one of the files, noted as read."""
        self.note(path)
        return self.files[path]

    def note(self, path: str) -> None:
        """Tell whoever notes files that this one has been read, or the ZIP file that it is in."""
        if self.packed and self.origin is not None:
            note_all({self.origin.absolute(): self.packed})
        elif self.origin is not None and path in self.files:
            note(self.origin / path, self.files[path])

    def name(self, path: str) -> str:
        """How messages name one of the files."""
        return f"{self.shown}/{path}"


@dataclass(frozen=True)
class Tree:
    """A place in the tree: a file or a folder, which need not exist.

    ``base`` is the same place in the shipped folder, ``None`` if that has no part in it; ``shown`` is how messages
    name it, and ``at`` its path in the layers.
    """

    base: Path | None
    shown: str = ""
    layers: tuple[Layer, ...] = ()
    at: str = ""

    def __truediv__(self, name: str) -> Tree:
        """The place of that name (or path) below this one."""
        base = None if self.base is None else self.base / name
        return Tree(base, joined(self.shown, name), self.layers, joined(self.at, name))

    @property
    def name(self) -> str:
        """The last part of the path."""
        return (self.at or self.shown).rpartition("/")[2]

    @property
    def stem(self) -> str:
        """The name without its last ending."""
        return Path(self.name).stem

    @property
    def parent(self) -> Tree:
        """The folder that this place is in."""
        base = None if self.base is None else self.base.parent
        return Tree(base, self.shown.rpartition("/")[0], self.layers, self.at.rpartition("/")[0])

    def glob(self, pattern: str) -> list[Tree]:
        """The files in this folder whose names match, of all layers, by name."""
        prefix = f"{self.at}/" if self.at else ""
        names = {path.name for path in self.base.glob(pattern)} if self.base is not None else set()
        for layer in self.layers:
            inside = (path[len(prefix) :] for path in layer.files if path.startswith(prefix))
            names |= {name for name in inside if "/" not in name and fnmatchcase(name, pattern)}
        return [self.placed(name) for name in sorted(names)]

    def placed(self, name: str) -> Tree:
        """A file of this folder; one that only packs have is shown as theirs."""
        below = self / name
        if below.in_base():
            return below
        owner = next((layer for layer in self.layers if below.at in layer.files), None)
        return below if owner is None else replace(below, shown=owner.name(below.at))

    def shipped(self) -> Tree:
        """The same place without packs."""
        return replace(self, layers=())

    def of(self, layer: Layer) -> Tree:
        """The same place in one pack alone."""
        return replace(self, base=None, layers=(layer,))

    def below(self) -> list[str]:
        """The paths of all files here and below, of all layers."""
        prefix = f"{self.at}/" if self.at else ""
        found = {path.removeprefix(prefix) for layer in self.layers for path in layer.files if path.startswith(prefix)}
        if self.base is not None:
            found |= {path.relative_to(self.base).as_posix() for path in self.base.rglob("*") if path.is_file()}
        return sorted(found)

    def names(self, file: str) -> bool:
        """Whether messages call one of the files here by this name."""
        prefixes = [self.shown, *(layer.name(self.at) for layer in self.layers)]
        return any(file.startswith(f"{prefix}/") for prefix in prefixes)

    def in_base(self) -> bool:
        """Whether the shipped folder has something here."""
        return self.base is not None and self.base.exists()

    def is_file(self) -> bool:
        """Whether there is a file here, shipped or of a pack."""
        return (self.base is not None and self.base.is_file()) or any(self.at in layer.files for layer in self.layers)

    def parts(self) -> tuple[Source | None, list[tuple[Layer, Brought]]]:
        """The shipped file, and what each pack brings to it. Raises ContentError with the findings of all of them."""
        findings: list[Finding] = []
        base: Source | None = None
        found: list[tuple[Layer, Brought]] = []
        above = [layer for layer in self.layers if self.at in layer.files]
        if not above or self.in_base():
            try:
                base = read_yaml(self.base or Path(self.at), self.shown)
            except ContentError as error:
                findings += error.findings
        for layer in above:
            try:
                found.append((layer, brought(parse_yaml(layer.read(self.at), layer.name(self.at)))))
            except ContentError as error:
                findings += error.findings
        raise_if_errors(findings)
        return base, found

    def read(self) -> Source:
        """The file as all layers together have it. Raises ContentError with everything that is wrong in any of them.

        A file that only one pack has is read as it stands.
        """
        base, above = self.parts()
        if not above:
            assert base is not None
            return base
        owners = {layer.name(self.at): layer.id for layer in self.layers}
        return overlaid(base, [(layer.id, layer.title, layer.after, what) for layer, what in above], owners)

    def topmost(self) -> Layer | None:
        """The uppermost pack that has a file here."""
        return next((layer for layer in reversed(self.layers) if self.at in layer.files), None)

    def plain(self) -> str:
        """The text of a file that is no YAML, as the uppermost pack has it; else the shipped file.

        Raises ContentError with all findings.
        """
        layer = self.topmost()
        if layer is not None:
            return parse_plain(layer.read(self.at), layer.name(self.at))
        return read_plain(self.base or Path(self.at), self.shown)

    def raw(self, file: str) -> str:
        """The text of the file that messages name ``file``, one of those that are read here together."""
        for layer in self.layers:
            if self.at in layer.files and layer.name(self.at) == file:
                return layer.files[self.at].decode("utf-8-sig")
        return "" if self.base is None else self.base.read_text(encoding="utf-8-sig")


def joined(before: str, name: str) -> str:
    """Two paths as one."""
    return f"{before.rstrip('/')}/{name}" if before else name


def read_at(path: Path | Tree, shown: str | None = None) -> Source:
    """The YAML file at a path, or in a tree with what packs bring to it. Raises ContentError."""
    return path.read() if isinstance(path, Tree) else read_yaml(path, shown)


def plain_at(path: Path | Tree, shown: str | None = None) -> str:
    """The text of a file that is no YAML at a path, or in a tree. Raises ContentError."""
    return path.plain() if isinstance(path, Tree) else read_plain(path, shown)
