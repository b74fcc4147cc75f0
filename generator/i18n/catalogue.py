"""What there is to translate: the files that belong to a language, and the texts in each of them by their keys."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from generator.errors import Place
from generator.i18n.chapters import is_marked, sections
from generator.i18n.texts import Entry, is_plural
from generator.source.reader import Data, Step, read_plain, read_yaml

Loc = tuple[Step, ...]
#: What stands for the code of the language in the name of a file.
HOLE = "{}"
#: What each language has of its own in a glossary, beside what is translated.
OWN = frozenset({"avoid", "forms", "index"})
#: Folders in the content that belong to no game.
_ELSEWHERE = frozenset({"languages"})


@dataclass(frozen=True)
class Unit:
    """A text to translate: where in its file it stands, what it says (``None``: nothing yet), and its place."""

    loc: Loc
    entry: Entry | None
    where: Place

    @property
    def key(self) -> str:
        """Its dotted key."""
        return ".".join(map(str, self.loc))


def language_files(root: Path, code: str) -> dict[str, Path]:
    """The files of a language below a folder of content, by their names with a hole for the code of the language.

    These are ``GAME/text/CODE/…``, ``GAME/glossary/CODE.yaml``, and any ``….CODE.yaml`` of a game.
    """
    found: dict[str, Path] = {}
    folders = sorted(path for path in root.iterdir() if path.is_dir()) if root.is_dir() else []
    for game in folders:
        if game.name in _ELSEWHERE:
            continue
        text = game / "text" / code
        for path in sorted(path for path in text.rglob("*") if path.suffix in (".yaml", ".md")):
            found[f"{game.name}/text/{HOLE}/{path.relative_to(text).as_posix()}"] = path
        if (glossary := game / "glossary" / f"{code}.yaml").is_file():
            found[f"{game.name}/glossary/{HOLE}.yaml"] = glossary
        for path in sorted(game.rglob(f"?*.{code}.yaml")):
            name = path.relative_to(root).as_posix().removesuffix(f"{code}.yaml")
            found[f"{name}{HOLE}.yaml"] = path
    return found


def placed(root: Path, name: str, code: str) -> Path:
    """The file of that name in a language."""
    return root / name.replace(HOLE, code)


def game_of(name: str) -> str:
    """The game that a file belongs to, or ``press``."""
    return name.partition("/")[0]


def units(path: Path, name: str, shown_as: str) -> dict[str, Unit]:
    """The texts of a file by their keys; a chapter has one for each section. Raises ContentError."""
    if path.suffix == ".md":
        text = read_plain(path, shown_as)
        return {
            section.id: Unit(
                (section.id,),
                None if is_marked(section.text) else section.text,
                Place(shown_as, section.line, 1),
            )
            for section in sections(text)
        }
    source = read_yaml(path, shown_as)
    found = [Unit(loc, entry, source.place(loc)) for loc, entry in leaves(source.data, name)]
    return {unit.key: unit for unit in found}


def leaves(data: Data, name: str, loc: Loc = ()) -> Iterator[tuple[Loc, Entry | None]]:
    """The texts in the data of a file, with their places in it."""
    if isinstance(data, dict) and is_plural(data):
        yield loc, {str(key): form for key, form in data.items() if isinstance(form, str)} or None
    elif isinstance(data, dict):
        for key, value in data.items():
            if not is_own(name, (*loc, key)):
                yield from leaves(value, name, (*loc, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from leaves(value, name, (*loc, index))
    elif data is None or isinstance(data, str):
        yield loc, data or None


def is_own(name: str, loc: Loc) -> bool:
    """Whether a language has something of its own there, which is no translation."""
    return "/glossary/" in name and len(loc) == 3 and loc[-1] in OWN


def digest(entry: Entry) -> str:
    """Eight hex digits that stand for a text: another text has others."""
    whole = entry if isinstance(entry, str) else json.dumps(dict(entry), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(re.sub(r"\s+", " ", whole).strip().encode()).hexdigest()[:8]


def digests(found: Mapping[str, Unit]) -> dict[str, str]:
    """The digests of the texts of a file by their keys."""
    return {key: digest(unit.entry) for key, unit in found.items() if unit.entry is not None}
