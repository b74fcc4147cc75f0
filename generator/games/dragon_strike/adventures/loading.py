"""Loading adventures: the game's own, one of a user's, and their words, in the same file or in files beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from generator.errors import ContentError, Finding, Place, did_you_mean, raise_if_errors
from generator.games.dragon_strike.adventures.file import AdventureFile, Loc
from generator.games.dragon_strike.adventures.wordfile import AdventureWords
from generator.games.dragon_strike.content import FOLDER as GAME
from generator.i18n.filling import gaps
from generator.resources import as_tree
from generator.source.model import check
from generator.source.reader import Source
from generator.source.tree import Tree

FOLDER = "adventures"
MARKS = frozenset({"setting", "start", "exit", "goal", "rooms", "heroes", "hourglass", "level"})
"""Keys by which a file is known to be an adventure; three of them are enough."""
WORD_MARKS = frozenset({"title", "introduction", "goal", "win", "dragon", "rooms", "says"})


@dataclass(frozen=True, slots=True)
class Words:
    """The words in one language, and where they stand."""

    text: AdventureWords
    source: Source
    loc: Loc = ()

    def place(self, *loc: str | int) -> Place:
        """Where one of the words stands."""
        return self.source.place((*self.loc, *loc))


@dataclass(frozen=True, slots=True)
class Adventure:
    """An adventure with its words by language; ``drafts`` are files of words that are not translated in full yet."""

    id: str
    file: AdventureFile
    source: Source
    words: Mapping[str, Words]
    drafts: Mapping[str, Source] = field(default_factory=dict)

    def title(self, language: str) -> str:
        """The title in a language, or in the first that there is."""
        words = self.words.get(language) or next(iter(self.words.values()), None)
        return words.text.title if words else self.id


def looks_like_adventure(source: Source) -> bool:
    """Whether a file means to be an adventure, right or wrong."""
    return (
        isinstance(source.data, dict) and len(MARKS & set(map(str, source.data))) >= 3 and not looks_like_words(source)
    )


def looks_like_words(source: Source) -> bool:
    """Whether a file means to hold the words of an adventure in one language."""
    data = source.data if isinstance(source.data, dict) else {}
    return "introduction" in data and len(WORD_MARKS & set(map(str, data))) >= 3 and "setting" not in data


def read_adventure(name: str, source: Source, folder: Path | Tree | None) -> tuple[Adventure | None, list[Finding]]:
    """The adventure of a file, and what is wrong with how it is written. Words may stand in ``folder`` beside it."""
    file, findings = check(AdventureFile, source)
    if file is None:
        return None, findings
    words = {code: Words(text, source, ("words", code)) for code, text in file.words.items()}
    drafts: dict[str, Source] = {}
    for code, path in _word_files(name, folder):
        try:
            beside = path.read()
        except ContentError as error:
            findings += error.findings
            continue
        if any(gaps(beside.data)):
            drafts[code] = beside
            continue
        text, found = check(AdventureWords, beside)
        findings += found
        if text is not None and code in words:
            where, hint = source.place(("words", code), key=True), f"the same words stand in {path.name}"
            findings.append(Finding("duplicate-words", f"the words in {code} stand twice", where, hint=hint))
        elif text is not None:
            words[code] = Words(text, beside)
    return Adventure(name, file, source, words, drafts), findings


def load_adventure(at: Path | Tree) -> Adventure:
    """One adventure from its file. Raises ContentError with everything that is wrong with how it is written."""
    path = as_tree(at)
    adventure, findings = read_adventure(path.stem, path.read(), path.parent)
    raise_if_errors(findings)
    assert adventure is not None
    return adventure


def adventure_paths(root: Path | Tree) -> tuple[Tree, ...]:
    """The files of the game's own adventures, from the easiest on; ``root`` holds the content of all games."""
    folder = as_tree(root) / GAME / FOLDER
    return tuple(path for path in folder.glob("*.yaml") if "." not in path.stem)


def load_adventures(root: Path | Tree) -> dict[str, Adventure]:
    """The game's own adventures by id, in the order of the book. Raises ContentError with the findings of all files."""
    findings: list[Finding] = []
    found: dict[str, Adventure] = {}
    for path in adventure_paths(root):
        try:
            found[path.stem] = load_adventure(path)
        except ContentError as error:
            findings += error.findings
    raise_if_errors(findings)
    order = ["easy", "average", "hard", "very-difficult"]
    return dict(sorted(found.items(), key=lambda entry: (order.index(entry[1].file.level), entry[0])))


def find_adventure(root: Path | Tree, name: str) -> Adventure:
    """An adventure by the id of one of the game's own, or by the path of a file. Raises ContentError."""
    path = Path(name)
    if path.suffix in (".yaml", ".yml") or path.exists():
        return load_adventure(path)
    known = {path.stem: path for path in adventure_paths(root)}
    if name not in known:
        hint = did_you_mean(name, known) + "; or name a file, such as my-adventure.yaml"
        raise ContentError([Finding("unknown-adventure", f"there is no adventure “{name}”", hint=hint)])
    return load_adventure(known[name])


def word_languages(adventure: Adventure, shipped: Sequence[str]) -> tuple[str, ...]:
    """The languages that an adventure must have words in: those that it names, or all of the press."""
    return adventure.file.languages or tuple(shipped)


def _word_files(name: str, folder: Path | Tree | None) -> Iterator[tuple[str, Tree]]:
    if folder is None:
        return
    for path in as_tree(folder).glob("*.yaml"):
        stem, _, code = path.stem.rpartition(".")
        if stem == name and code.isalpha():
            yield code, path
