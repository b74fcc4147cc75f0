"""Packs to test with: in memory, in folders, in ZIP files."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from generator.source.tree import Layer

PACK = "format: 1\nid: {id}\ntitle: A pack\nauthor: Me\nlicence: CC0\nlanguages: [en, pl]\n"


def layer(files: Mapping[str, str], name: str = "one", after: Sequence[str] = ()) -> Layer:
    """The files of a pack, as if they had been read."""
    return Layer(name, name.title(), name, name, {path: text.encode() for path, text in files.items()}, tuple(after))


def folder(root: Path, files: Mapping[str, str], name: str = "one", more: str = "") -> Path:
    """A pack in a folder."""
    for path, text in {"pack.yaml": PACK.format(id=name) + more, **files}.items():
        (root / name / path).parent.mkdir(parents=True, exist_ok=True)
        (root / name / path).write_text(text, encoding="utf-8")
    return root / name


def archive(*entries: tuple[str | zipfile.ZipInfo, bytes], pack: bool = True) -> bytes:
    """A ZIP file with these entries, with a pack.yaml unless asked otherwise."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as made:
        if pack:
            made.writestr("pack.yaml", PACK.format(id="one"))
        for name, data in entries:
            made.writestr(name, data)
    return buffer.getvalue()
