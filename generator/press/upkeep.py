"""Whether a document is up to date: its record against what is asked for, what it was made from, what lies there."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from generator.games.game import DocumentKind, Game, Job
from generator.i18n.texts import Texts
from generator.packs.pack import FILE as PACK_FILE
from generator.press.choosing import stock_of
from generator.press.identity import program
from generator.press.records import FOLDER, Digests, Record, input_name
from generator.press.request import BuildRequest, Written
from generator.source.noting import Notes, digest, noted


def make_record(
    request: BuildRequest, work: tuple[Game, DocumentKind, Job], notes: Notes, written: Iterable[Written]
) -> Record:
    """The record of a document just made; ``notes`` are the files that were read for it."""
    _, _, job = work
    inputs = {input_name(path, request.out): value for path, value in {**read_by_all(request, job), **notes}.items()}
    keys = sorted(job.texts.asked)
    return Record(program(), settings(request, work), inputs, keys, said(job.texts, keys), tuple(written))


def read_by_all(request: BuildRequest, job: Job) -> Notes:
    """The files that every document of the game was read from, but for its texts."""
    ready = stock_of(request)
    with noted() as notes:
        ready.content(job.game), ready.theme(job.game), ready.spoken, ready.papers, ready.profiles
        for layer in ready.layers:
            layer.note(PACK_FILE)
    return notes


def is_up_to_date(
    record: Record, request: BuildRequest, work: tuple[Game, DocumentKind, Job], base: Notes, digests: Digests
) -> bool:
    """Whether making a document again would make the same files again; ``base`` is what all of the game read."""
    texts = work[2].texts
    return (
        record.program == program()
        and record.settings == settings(request, work)
        and all(record.inputs.get(input_name(path, request.out)) == value for path, value in base.items())
        and digests.agree(record.inputs)
        and record.texts == said(texts, record.keys)
        and digests.published(record.files)
    )


def record_path(request: BuildRequest, work: tuple[Game, DocumentKind, Job]) -> str:
    """Where the record of a document lies below the output folder: one for each set of files that it can be made into.

    Whatever is asked for that does not show in the names of the files has the same record: one replaces the other.
    """
    game, kind, job = work
    parts = [kind.id, "fillable" if kind.fillable and request.options.get("fillable") else ""]
    parts += [str(job.options.get("variant", "")), job.profile.id, "tiled" if request.enlarge else ""]
    parts.append("booklet" if request.booklet else "")
    name = "-".join(part for part in parts if part)
    return f"{FOLDER}/{job.language}/{game.id}/{name}.{'+'.join(sorted(request.formats))}.json"


def settings(request: BuildRequest, work: tuple[Game, DocumentKind, Job]) -> str:
    """A digest of everything that was asked for and that may show in a document."""
    game, kind, job = work
    options = dict(job.options)
    if kind.id not in game.own_documents:
        options = {key: value for key, value in options.items() if key not in game.own_options(Path())}
    if not kind.fillable:
        options.pop("fillable", None)
    asked = [game.id, kind.id, job.language, job.paper, job.profile, job.how, options, request.formats]
    asked += [job.texts.fallback is not None, request.dpi if "png" in request.formats else None]
    asked += [request.enlarge if kind.form == "board" else None, request.booklet]
    asked += [[pack.id for pack in stock_of(request).packs]]
    return digest(json.dumps(plain(asked, request.out), sort_keys=True).encode())


def plain(value: Any, out: Path) -> Any:
    """A value as JSON knows it, the same in every process."""
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    if isinstance(value, Path):
        return input_name(value, out)
    if isinstance(value, Enum):
        return plain(value.value, out)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name), out) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): plain(inner, out) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inner, out) for inner in value]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise TypeError(f"a {type(value).__name__} cannot be written down")


def said(texts: Texts, keys: Iterable[str]) -> str:
    """A digest of what the texts say at some keys, or that they say nothing there."""
    entries, others = texts.entries, texts.fallback.entries if texts.fallback is not None else {}
    found = [[key, entries.get(key), others.get(key)] for key in keys]
    return digest(json.dumps(found, sort_keys=True).encode())
