"""Translating: files for a new language, how far one is, and what has been looked through."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from generator.errors import ContentError, Finding, did_you_mean, raise_if_errors
from generator.i18n import chapters, drafting, supplementing
from generator.i18n.catalogue import digests, game_of, language_files, placed, units
from generator.i18n.prefill import language_file, load_customs, plural_classes
from generator.i18n.pseudo import CODE as PSEUDO
from generator.i18n.records import Records, read_records, record_path, short, written_records
from generator.press.editing import keep_schemas, marked
from generator.press.publishing import unwritable
from generator.press.stock import SOURCE
from generator.resources import content_folder, shown
from generator.source.modeline import without_modeline
from generator.source.reader import read_plain, read_yaml

_CODE = re.compile(r"[a-z]{2,3}")
_PACK = """\
# A translation of the games: print it with  dragonpress build --pack {folder} --lang {code}
format: 1
id: language-{code}
title: Dragonpress ({code})
author: CHECK - your name
licence: CHECK - CC BY-SA 4.0
languages: [{code}]
"""


@dataclass(frozen=True)
class Draft:
    """A file that was made or brought up to its English, and how many texts it has got to translate."""

    path: Path
    added: int
    is_new: bool


def is_content(folder: Path) -> bool:
    """Whether a folder is the content of the press rather than somebody's own."""
    return (folder / "press" / "papers.yaml").is_file()


def draft_language(code: str, out: Path) -> list[Draft]:
    """Make the files of a language below a folder, or add to them what they lack. Nothing that is written is changed.

    Raises ContentError with everything that is in the way; then nothing has been written.
    """
    raise_if_errors(refusals(code, out))
    root = content_folder()
    made = dict(drafts(code, root, out))
    try:
        for path, (text, _) in made.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            beside = path.with_name(f"{path.name}.part")
            name = f"content/{path.relative_to(out).as_posix()}"
            beside.write_text(marked(path, text, name), encoding="utf-8")
            beside.replace(path)
            keep_schemas(path, name)
    except OSError as error:
        raise ContentError([unwritable(out, error)]) from error
    return [draft for _, draft in made.values() if draft.added or draft.is_new]


def refusals(code: str, out: Path) -> Iterator[Finding]:
    """Why there can be no such language there."""
    if not _CODE.fullmatch(code):
        hint = "write its code of two or three small letters, such as de, fr or uk"
        yield Finding("unknown-language", f"“{code}” is no code of a language", hint=hint)
    elif code in (SOURCE, PSEUDO):
        what = "the language that is translated from" if code == SOURCE else "made from English as it is printed"
        yield Finding("known-language", f"“{code}” is {what}", hint="name another language")
    elif not is_content(out) and content_folder("languages", f"{code}.yaml").is_file():
        hint = f"see how far it is: dragonpress language status {code}"
        yield Finding("known-language", f"the press knows “{code}” already", hint=hint)


def drafts(code: str, root: Path, out: Path) -> Iterator[tuple[Path, tuple[str, Draft]]]:
    """The files of a language with their texts. Raises ContentError with what is wrong with those that are there."""
    classes = plural_classes(code)
    findings: list[Finding] = []
    language = out / "languages" / f"{code}.yaml"
    customs = load_customs(content_folder("press", "customs.yaml"), "content/press/customs.yaml").get(code)
    pack = out / "pack.yaml"
    if not is_content(out) and not pack.is_file():  # the first, as it tells the other files where their schemas are
        yield pack, (_PACK.format(folder=out.as_posix(), code=code), Draft(pack, 0, True))
    if not language.is_file():
        yield language, (language_file(code, customs), Draft(language, 0, True))
    records: dict[str, Records] = {}
    for name, english in language_files(root, SOURCE).items():
        path = placed(out, name, code)
        try:
            text, added = drafted(path, english, classes)
            if added or not path.is_file() or text != path.read_text(encoding="utf-8"):
                yield path, (text, Draft(path, added, not path.is_file()))
            game = game_of(name)
            if game not in records:
                where = record_path(out, game, code)
                records[game] = read_records(where, shown(where))
            record(records[game], name, english, path)
        except ContentError as error:
            findings += error.findings
    raise_if_errors(findings)
    for game, kept in records.items():
        path = record_path(out, game, code)
        text = written_records(kept)
        if any(kept.values()) and not (path.is_file() and without_modeline(path.read_text(encoding="utf-8")) == text):
            yield path, (text, Draft(path, 0, not path.is_file()))


def drafted(path: Path, english: Path, classes: tuple[str, ...]) -> tuple[str, int]:
    """The text of a file to translate, and how many texts came into it."""
    source = read_plain(english, shown(english))
    here = path.is_file()
    own = read_plain(path, str(path)) if here else ""
    if english.suffix == ".md":
        if here:
            return chapters.supplemented(own, source)
        return chapters.draft(source), len(chapters.sections(source))
    data = read_yaml(english, shown(english)).data
    if here:
        read_yaml(path, str(path))  # what is wrong with it is told before anything is changed
        return supplementing.supplemented(own, data, classes)
    return drafting.draft(source, data, classes), len(units(english, "", shown(english)))


def record(records: Records, name: str, english: Path, path: Path) -> None:
    """Note what is still to be translated as it is in English now: that is what a translator sees beside it."""
    kept = records.setdefault(short(name), {})
    done = units(path, name, str(path)) if path.is_file() else {}
    for key, digest in digests(units(english, name, shown(english))).items():
        if key not in done or done[key].entry is None:
            kept[key] = digest


def accept(code: str, folder: Path, keys: Collection[str] = ()) -> int:
    """Note that translations are right for the English as it is now: all of them, or those with some keys.

    Returns how many notes changed. Raises ContentError for keys that no text has, and if nothing can be written.
    """
    root = content_folder()
    changed = 0
    unknown = set(keys)
    known: set[str] = set()
    written: dict[Path, str] = {}
    for game, names in by_game(language_files(root, SOURCE)).items():
        path = record_path(folder, game, code)
        records = read_records(path, shown(path))
        before = {name: dict(kept) for name, kept in records.items()}
        for name in names:
            own = placed(folder, name, code)
            if not own.is_file():
                continue
            done = units(own, name, shown(own))
            english = digests(units(placed(root, name, SOURCE), name, name))
            known |= english.keys()
            kept = records.setdefault(short(name), {})
            for key in [key for key in kept if key not in english and not keys]:
                del kept[key]
            for key, digest in english.items():
                translated = key in done and done[key].entry is not None
                if translated and (not keys or key in keys):
                    unknown.discard(key)
                    changed += kept.get(key) != digest
                    kept[key] = digest
        if {name: kept for name, kept in records.items() if kept} != {
            name: kept for name, kept in before.items() if kept
        }:
            written[path] = written_records(records)
    raise_if_errors(
        Finding(
            "unknown-key",
            f"no text “{key}” is translated into {code}",
            hint="translate it first" if key in known else near(key, known),
        )
        for key in sorted(unknown)
    )
    try:
        for path, text in written.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            name = f"content/{path.relative_to(folder).as_posix()}"
            path.write_text(marked(path, text, name), encoding="utf-8")
            keep_schemas(path, name)
    except OSError as error:
        raise ContentError([unwritable(folder, error)]) from error
    return changed


def near(key: str, known: Iterable[str]) -> str:
    """The nearest key, if one is near."""
    hint = did_you_mean(key, known)
    return hint if len(hint) <= 200 else ""


def by_game(names: Iterable[str]) -> dict[str, list[str]]:
    """Files by their games."""
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(game_of(name), []).append(name)
    return found
