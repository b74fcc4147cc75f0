"""What each text of a language was translated from: a file a game with a digest of the English, by file and key."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from generator.i18n.catalogue import HOLE
from generator.source.reader import read_yaml

#: Digests of English texts by key, by file.
Records = dict[str, dict[str, str]]
FOLDER = "translated"
_HEAD = """\
# What the texts were translated from: a digest of each English text, by file and key. A text whose English has changed
# since is stale: “dragonpress language status” lists it, and “dragonpress language accept” says that it is right again.
"""


def record_path(root: Path, game: str, code: str) -> Path:
    """Where the records of a game in a language stand."""
    return root / game / FOLDER / f"{code}.yaml"


def short(name: str) -> str:
    """The name of a file in the records: without its game, and without the hole for the language."""
    return name.partition("/")[2].replace(f"/{HOLE}/", "/").replace(f"/{HOLE}.", ".").replace(f".{HOLE}.", ".")


def read_records(path: Path, shown_as: str) -> Records:
    """The records in a file; none if there is no such file. Raises ContentError if it cannot be read."""
    if not path.is_file():
        return {}
    data = read_yaml(path, shown_as).data
    if not isinstance(data, dict):
        return {}
    return {
        str(file): {str(key): str(digest) for key, digest in keys.items()}
        for file, keys in data.items()
        if isinstance(keys, dict)
    }


def written_records(records: Mapping[str, Mapping[str, str]]) -> str:
    """The text of a file of records."""
    lines = []
    for file in sorted(records):
        if records[file]:
            lines.append(f"{file}:")
            lines += [
                f"  {json.dumps(key, ensure_ascii=False)}: '{records[file][key]}'" for key in sorted(records[file])
            ]
    return _HEAD + "\n".join(lines) + "\n"
