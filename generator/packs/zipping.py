"""Making the one file of a pack that is shared: the same files give the same bytes, wherever and whenever."""

from __future__ import annotations

import io
import tempfile
import zipfile
from pathlib import Path

from generator.errors import ContentError, Finding, Place
from generator.packs.pack import Pack

_TIME = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a ZIP file knows: nothing of the clock gets in."""
_UNIX, _PLAIN_FILE = 3, 0o100644


def zipped(pack: Pack) -> bytes:
    """The ZIP file of a pack, whose files lie in a folder named by its id."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, data in sorted(pack.layer.files.items()):
            entry = zipfile.ZipInfo(f"{pack.id}/{path}", _TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system, entry.external_attr = _UNIX, _PLAIN_FILE << 16
            archive.writestr(entry, data)
    return buffer.getvalue()


def replace_file(path: Path, data: bytes) -> None:
    """Write a file as a whole or not at all: what stood there stays until the new one is complete. Raises OSError."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    beside = Path(name)
    try:
        with open(handle, "wb") as stream:  # noqa: PTH123 - the file is open already
            stream.write(data)
        beside.chmod(0o644)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def write_zip(pack: Pack, out: Path, overwrite: bool) -> None:
    """Write the ZIP file of a pack. Raises ContentError if there is such a file already, or it cannot be written."""
    if out.exists() and not overwrite:
        hint = "name another file with --out, or say --overwrite"
        raise ContentError([Finding("file-exists", "there is a file of this name already", Place(str(out)), hint=hint)])
    home = pack.layer.origin
    if home is not None and home.is_dir() and out.absolute().resolve().is_relative_to(home.resolve()):
        hint = "name a file elsewhere with --out"
        raise ContentError([Finding("bad-file-name", "the file would lie in the pack", Place(str(out)), hint=hint)])
    try:
        replace_file(out, zipped(pack))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ContentError([Finding("unwritable-file", f"cannot write it: {reason}", Place(str(out)))]) from None
