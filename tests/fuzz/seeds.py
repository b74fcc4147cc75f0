"""Seeds: files that once went wrong or are unlike all others; they are tried in each run of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).with_name("seeds")


def keep(subject: str, why: str, text: bytes) -> Path:
    """Keep a file as a seed of its subject. ``why`` begins its name."""
    path = FOLDER / subject / f"{why}-{sha256(text).hexdigest()[:8]}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text)
    return path


def seeds() -> Iterator[tuple[str, Path]]:
    """All seeds with their subjects."""
    for path in sorted(FOLDER.glob("*/*")):
        yield path.parent.name, path
