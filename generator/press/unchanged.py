"""The shortest way: nothing at all has changed since the last run of the same request. No game is read for that."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from generator.press.identity import program
from generator.press.publishing import MANIFEST
from generator.press.records import LAST_RUN, Digests, input_name, load_last_run, loaded, names_below
from generator.press.request import BuildRequest, Outcome, PackEntry, Written
from generator.resources import content_folder, templates_folder
from generator.source.noting import digest

#: What of a request changes nothing in the files.
BESIDE = ("out", "jobs", "force", "record")


def unchanged(request: BuildRequest) -> Outcome | None:
    """What the last run left, if the same one would leave the same again; ``None`` otherwise."""
    out = request.out
    last = load_last_run(out / LAST_RUN)
    digests = Digests(out)
    if (
        last is None
        or last.program != program()
        or last.request != request_digest(request)
        or last.names != names_below(roots(request), out)
        or digests[out / MANIFEST] != last.manifest
        or not digests.agree(last.inputs)
    ):
        return None
    written = loaded(out / MANIFEST, lambda data: [Written(**file) for file in data["files"]])
    if written is None or not digests.published(written):
        return None
    packs = loaded(out / MANIFEST, lambda data: [PackEntry(**pack) for pack in data.get("packs", ())])
    documents = {(file.language, file.game, file.document) for file in written}
    return Outcome(written, kept=len(documents), packs=packs or ())


def request_digest(request: BuildRequest) -> str:
    """A digest of everything that is asked for."""
    asked = {field.name: getattr(request, field.name) for field in fields(request) if field.name not in BESIDE}
    return digest(json.dumps(asked, sort_keys=True, default=lambda value: written_out(value, request.out)).encode())


def written_out(value: Any, out: Path) -> Any:
    """A value of a request that JSON does not know."""
    return input_name(value, out) if isinstance(value, Path) else list(value)


def roots(request: BuildRequest) -> Iterator[Path]:
    """The folders in which a new file may change what is made."""
    yield content_folder()
    yield templates_folder()
    yield from request.packs
