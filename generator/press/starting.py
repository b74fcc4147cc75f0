"""A new pack: a small, commented one that can be built at once, never in place of anything."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from generator.errors import ContentError, Finding, Place, did_you_mean, raise_if_errors
from generator.games.registry import game_ids
from generator.packs.pack import is_id
from generator.press.editing import pack_files
from generator.resources import templates_folder
from generator.source.characters import forbidden_in

STARTER, ENDING = "starter", ".template"
"""Where the files of a new pack lie among the templates, and what their names end in there."""
LANGUAGES: Sequence[str] = ("en", "pl")
"""Languages that new packs have words in."""
MOST_LETTERS = 80


def write_pack(
    folder: Path, games: Sequence[str] = (), title: str = "", author: str = "", languages: Sequence[str] = ()
) -> list[Path]:
    """Write a new pack into a folder that does not exist yet; its id is the name of the folder.

    It has something for each of the ``games``, for all shipped ones if none are named, with words in ``languages``, or
    in all that new packs can have. Returns its files. Raises ContentError if there is something at that place already,
    or it cannot be written; nothing is left behind then.
    """
    folder = Path(os.path.normpath(folder))
    found = [*name_findings(folder), *word_findings(title=title, author=author), *game_findings(games)]
    raise_if_errors([*found, *language_findings(languages)])
    languages = [code for code in LANGUAGES if code in languages] or LANGUAGES
    name = folder.name
    words = {"my-pack": name, "PACK": folder.as_posix(), "My Pack": title or name.replace("-", " ").capitalize()}
    chosen = starter(games or game_ids(), languages)
    files = {path: filled(text, words, author, languages) for path, text in chosen.items()}
    try:
        place(folder, pack_files(files))
    except FileExistsError:
        raise ContentError([exists(folder)]) from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ContentError([Finding("unwritable-folder", f"cannot write it: {reason}", Place(str(folder)))]) from None
    return [folder / path for path in files]


def starter(games: Sequence[str], languages: Sequence[str]) -> dict[str, str]:
    """The files of a new pack for some games in some languages, by their paths."""
    root = templates_folder(STARTER)
    found = {}
    for path in sorted(root.rglob(f"*{ENDING}")):
        name = path.relative_to(root).as_posix().removesuffix(ENDING)
        parts = name.split("/")
        other_words = "text" in parts and parts[parts.index("text") + 1] not in languages
        if (len(parts) == 1 or parts[0] in games) and not other_words:
            found[name] = path.read_text(encoding="utf-8")
    return found


def filled(text: str, words: dict[str, str], author: str, languages: Sequence[str]) -> str:
    """A file of a new pack with its names in the places of those that stand for them."""
    if "format: 1" not in text:
        return text
    text = re.sub("|".join(words), lambda match: words[match.group()], text)
    text = re.sub(r"^title: (.*)$", lambda match: f"title: {quoted(match[1])}", text, flags=re.MULTILINE)
    text = text.replace(f"languages: [{', '.join(LANGUAGES)}]", f"languages: [{', '.join(languages)}]")
    return text.replace("author: Unknown", f"author: {quoted(author or 'Unknown')}")


def quoted(text: str) -> str:
    """A text as YAML writes it in quotes."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def place(folder: Path, files: dict[str, str]) -> None:
    """Write the files beside the folder, then put them in its place all at once. Raises OSError."""
    if os.path.lexists(folder):
        raise FileExistsError
    folder.parent.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        made.chmod(0o755)
        for name, text in files.items():
            (made / name).parent.mkdir(parents=True, exist_ok=True)
            (made / name).write_text(text, encoding="utf-8", newline="\n")
        if os.path.lexists(folder):
            raise FileExistsError
        made.rename(folder)
    finally:
        shutil.rmtree(made, ignore_errors=True)


def exists(folder: Path) -> Finding:
    """The finding for a pack in place of which something stands."""
    hint = "give the pack another name; dragonpress never writes over what is there"
    return Finding("file-exists", "there is something of this name already", Place(str(folder)), hint=hint)


def name_findings(folder: Path) -> list[Finding]:
    """What is wrong with the name of the folder."""
    if is_id(folder.name):
        return []
    plain = re.sub(r"[^a-z0-9]+", "-", folder.name.lower().encode("ascii", "ignore").decode()).strip("-")
    hint = f"write {plain}" if is_id(plain) else "write small letters, digits and hyphens, a letter first: my-pack"
    return [Finding("bad-name", f"“{folder.name}” cannot be the name of a pack", hint=hint)]


def word_findings(**words: str) -> list[Finding]:
    """What is wrong with a title or an author."""
    found = []
    for what, text in words.items():
        if len(text) > MOST_LETTERS:
            message = f"the {what} has {len(text)} letters, there is room for {MOST_LETTERS}"
            found.append(Finding("bad-name", message, hint=f"shorten it by {len(text) - MOST_LETTERS}"))
        if bad := forbidden_in(text):
            message = f"the {what} holds the character U+{ord(bad):04X}, which cannot be printed"
            found.append(Finding("bad-name", message, hint="delete it"))
    return found


def game_findings(games: Sequence[str]) -> list[Finding]:
    """The findings for games that are not shipped."""
    known = game_ids()
    unknown = [name for name in dict.fromkeys(games) if name not in known]
    return [Finding("unknown-game", f"no game “{name}”", hint=did_you_mean(name, known)) for name in unknown]


def language_findings(languages: Sequence[str]) -> list[Finding]:
    """The findings for languages that new packs have no words in."""
    unknown = [code for code in dict.fromkeys(languages) if code not in LANGUAGES]
    message = "a new pack has no words in “{}”"
    hint = f"write one of: {', '.join(LANGUAGES)}"
    return [Finding("unknown-language", message.format(code), hint=hint) for code in unknown]
