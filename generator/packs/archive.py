"""Reading a pack that is a ZIP file, into memory: within bounds, and nothing in it is trusted."""

from __future__ import annotations

import io
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

from generator.errors import ContentError, Finding, Place, raise_if_errors
from generator.packs import bounds
from generator.packs.folder import read_file
from generator.source.characters import shown
from generator.source.noting import digest

_END, _END64 = b"PK\x05\x06", b"PK\x06\x07"
_END_SIZE, _END64_SIZE = 22, 20
_ENTRY = 46
"""Bytes that the directory of a ZIP file needs for one entry, besides its name."""
FAULTS = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
    OSError,
)
"""What the standard library says of a broken ZIP file."""


def read_archive(path: Path, where: str) -> tuple[dict[str, bytes], str]:
    """The files of a ZIP file by their paths, and its SHA-256. Raises ContentError with everything that is wrong."""
    try:
        data = archive_bytes(path)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ContentError([Finding("unreadable-pack", f"it cannot be read: {reason}", Place(where))]) from None
    if len(data) > bounds.MAX_ARCHIVE:
        raise ContentError([bounds.too_big(where)])
    check_directory(data, where)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
            raise_if_errors(list(entry_findings(entries, where))[: bounds.MAX_FINDINGS])
            files = [entry for entry in entries if not entry.is_dir() and not bounds.is_litter(entry.filename)]
            found = without_folder({entry.filename: unpacked(archive, entry) for entry in files})
            return found, digest(data)
    except FAULTS as error:
        raise ContentError([broken(where, str(error))]) from None


def archive_bytes(path: Path) -> bytes:
    """The bytes of a file, up to one more than a ZIP file may have. Raises OSError."""
    if path.stat().st_size <= bounds.MAX_FILE:
        return read_file(path)
    with path.open("rb") as stream:
        return stream.read(bounds.MAX_ARCHIVE + 1)


def check_directory(data: bytes, where: str) -> None:
    """Refuse a ZIP file whose directory has more than a pack needs, before all of it is read. Raises ContentError."""
    at = len(data) - _END_SIZE
    if not (at >= 0 and data[at : at + 4] == _END and data[-2:] == b"\0\0"):
        at = data.rfind(_END, max(0, len(data) - _END_SIZE - 0xFFFF))
    if at < 0 or len(data) < at + _END_SIZE:
        raise ContentError([broken(where, "it is no ZIP file")])
    if data[max(0, at - _END64_SIZE) :].startswith(_END64):
        raise ContentError([Finding("too-large", "the ZIP file is made for more than 4 GB", Place(where))])
    count, size = struct.unpack_from("<HI", data, at + 10)
    if count > bounds.MAX_ENTRIES or size > bounds.MAX_ENTRIES * (_ENTRY + bounds.MAX_PATH):
        message = f"the ZIP file has more than {bounds.MAX_ENTRIES} entries"
        raise ContentError([Finding("too-large", message, Place(where), hint="divide the pack")])


def entry_findings(entries: list[zipfile.ZipInfo], where: str) -> Iterator[Finding]:
    """What is wrong with the entries of a ZIP file, as far as can be told without unpacking any."""
    names: list[str] = []
    total = files = 0
    for entry in entries:
        name = entry.orig_filename
        mode = stat.S_IFMT(entry.external_attr >> 16)
        if entry.is_dir() and name.endswith("/"):
            name = name.removesuffix("/")
        else:
            files += 1
        names.append(name)
        if mode not in (0, stat.S_IFREG, stat.S_IFDIR):
            what = "a link, which can lead out of the pack" if mode == stat.S_IFLNK else "no ordinary file"
            yield Finding("bad-path", f"“{shown(name, 80)}” is {what}", Place(where), hint="take it out of the pack")
        if entry.flag_bits & 0x1:
            message = f"“{shown(name, 80)}” is encrypted"
            yield Finding("bad-zip", message, Place(where), hint="make the ZIP file without a password")
        elif entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            message = f"“{shown(name, 80)}” is packed in a way that is not read here"
            yield Finding("bad-zip", message, Place(where), hint="make it with dragonpress pack zip")
        total += entry.file_size
        packed = max(entry.compress_size, 1)
        if entry.file_size > bounds.MAX_FILE:
            yield bounds.too_big(where, name)
        elif entry.file_size > bounds.SMALL and entry.file_size > bounds.MAX_RATIO * packed:
            message = f"“{shown(name, 80)}” becomes more than {bounds.MAX_RATIO} times larger when it is unpacked"
            yield Finding("too-large", message, Place(where), hint="no text packs so well; take it out")
    if total > bounds.MAX_TOTAL:
        yield bounds.too_big(where)
    if files > bounds.MAX_FILES:
        yield bounds.too_many(where)
    yield from bounds.path_findings([name for name in names if not bounds.is_litter(name)], where)


def unpacked(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """The bytes of an entry; not more than it says it has. Raises what a broken ZIP file raises."""
    unpacking = archive.open  # gives bytes, unlike the open of files
    with unpacking(entry) as stream:
        data = stream.read(entry.file_size + 1)
    if len(data) > entry.file_size:
        raise zipfile.BadZipFile("a file in it is longer than the ZIP file says")
    return data


def without_folder(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files of a pack, without the one folder that all of them may lie in."""
    tops = {path.partition("/")[0] for path in files}
    if len(tops) == 1 and "pack.yaml" not in files:
        return {path.partition("/")[2]: data for path, data in files.items() if "/" in path}
    return files


def broken(where: str, why: str) -> Finding:
    """The finding for a file that is no sound ZIP file."""
    hint = "a pack is a folder, or a ZIP file made with dragonpress pack zip"
    return Finding("bad-zip", f"the file cannot be unpacked: {shown(why, 100)}", Place(where), hint=hint)
