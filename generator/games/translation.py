"""The chapters and the glossary of a rulebook in the language of a job, finished, unfinished or pseudo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from generator.book.reader import ChapterFile, folder_files
from generator.errors import ContentError, Place
from generator.i18n import chapters
from generator.i18n.glossary import Glossary, load_glossary, pseudo_glossary
from generator.i18n.pseudo import CODE, pseudo_markdown
from generator.i18n.texts import Texts, standing_in
from generator.resources import shown
from generator.source.tree import Tree

#: Where something lies, by the code of a language.
PathOf = Callable[[str], Path | Tree]
SOURCE = "en"


def chapter_files(t: Texts, folder: PathOf) -> list[ChapterFile]:
    """The chapters in the language of the texts. Where the texts may fall back, so may the chapters, and say so."""
    code = t.language.code
    if code == CODE:
        return [replace(file, edit=pseudo_markdown) for file in folder_files(folder(SOURCE), shown)]
    own = {file.path.name: file for file in folder_files(folder(code), shown)}
    if t.fallback is not None:
        for file in folder_files(folder(SOURCE), shown):
            if file.path.name not in own:
                t.note(standing_in(f"the chapter “{file.path.name}”", code, SOURCE, Place(file.shown)))
                own[file.path.name] = file
    return [replace(own[name], edit=partial(finished, t, own[name].shown)) for name in sorted(own)]


def finished(t: Texts, file: str, text: str) -> str:
    """The text of a chapter without marks of what is still English. Raises ContentError for them if they may not be."""
    found = chapters.marks(text, file, t.language.code, allowed=t.fallback is not None)
    if found and t.fallback is None:
        raise ContentError(found)
    for finding in found:
        t.note(finding)
    return chapters.bare(text)


def glossary_for(t: Texts, path: PathOf) -> Glossary:
    """The glossary in the language of the texts. Raises ContentError if it is unfinished and nothing may stand in."""
    code = t.language.code
    if code != CODE and t.fallback is None:
        return load_glossary(path(code), code, named(path(code)))
    english = load_glossary(path(SOURCE), SOURCE, named(path(SOURCE)))
    if code == CODE:
        return pseudo_glossary(english)
    return load_glossary(path(code), code, named(path(code)), english, t.note)


def named(path: Path | Tree) -> str:
    """A file as messages name it."""
    return path.shown if isinstance(path, Tree) else shown(path)
