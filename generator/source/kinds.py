"""Kinds of files: an id, what one holds, and which of the shipped files are of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from generator.errors import ContentError, Finding, did_you_mean


@dataclass(frozen=True)
class FileKind:
    """A kind of file.

    ``shape`` is what pydantic reads a file as: a model, or any other type that holds models. ``files`` are patterns of
    paths from the root of the project on (a star does not cross a folder); none if only users write such files.
    ``example`` is a short file that is right; ``own`` says that users write such files as well.
    """

    id: str
    title: str
    shape: Any
    files: tuple[str, ...] = ()
    example: str = ""
    own: bool = False
    about: str = ""

    def holds(self, path: str) -> bool:
        """Whether the file at a path from the root of the project on is of this kind."""
        parts = PurePosixPath(path)
        return any(
            len(parts.parts) == len(PurePosixPath(pattern).parts) and parts.match(pattern) for pattern in self.files
        )


def kind_of(kinds: Iterable[FileKind], path: str) -> FileKind | None:
    """The kind of a shipped file by its path; the first that matches."""
    return next((kind for kind in kinds if kind.holds(path)), None)


def find_kind(kinds: Sequence[FileKind], name: str) -> FileKind:
    """The kind of that id. Raises ContentError with the nearest id if there is none."""
    for kind in kinds:
        if kind.id == name:
            return kind
    hint = did_you_mean(name, [kind.id for kind in kinds])
    hint = hint if hint.startswith("did") else "see them all with: dragonpress schema"
    raise ContentError([Finding("unknown-kind", f"no kind of file is called “{name}”", hint=hint)])
