"""Everything that is wrong with an adventure, by place."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from generator.errors import Finding, Place, Severity, sorted_findings
from generator.games.dragon_strike.adventures.check_box import check_box
from generator.games.dragon_strike.adventures.check_doors import check_doors
from generator.games.dragon_strike.adventures.check_names import check_names
from generator.games.dragon_strike.adventures.check_squares import check_squares
from generator.games.dragon_strike.adventures.check_time import check_time
from generator.games.dragon_strike.adventures.check_ways import check_ways
from generator.games.dragon_strike.adventures.check_words import check_words
from generator.games.dragon_strike.adventures.file import AdventureFile
from generator.games.dragon_strike.adventures.ground import lying_items
from generator.games.dragon_strike.adventures.loading import (
    Adventure,
    Words,
    load_adventures,
    looks_like_adventure,
    looks_like_words,
    read_adventure,
    word_languages,
)
from generator.games.dragon_strike.adventures.salvage import concerned, salvage
from generator.games.dragon_strike.boards.loading import Boards
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.source.reader import Source
from generator.source.tree import Tree


def check_adventure(
    content: DragonStrikeContent,
    boards: Boards,
    adventure: AdventureFile,
    source: Source,
    words: Mapping[str, Words] | None = None,
    languages: Sequence[str] = (),
    drafts: Mapping[str, Source] | None = None,
) -> list[Finding]:
    """Everything that is wrong with an adventure whose file could be read (Expanding Play), by place.

    ``words`` are those in the file unless given; they must be there in all the ``languages``, or as ``drafts``, whose
    gaps are told.
    """
    if words is None:
        words = {code: Words(text, source, ("words", code)) for code, text in adventure.words.items()}
    board = boards[adventure.setting]
    names = list(check_names(content, board, adventure, source))
    squares = [*check_squares(content, board, adventure, source), *check_doors(board, adventure, source)]
    findings = [*names, *squares, *check_box(content, adventure, source)]
    lost = {finding.where for finding in [*names, *squares] if finding.severity is Severity.ERROR}
    ways = list(check_ways(board, adventure, source, lost))
    findings += ways
    faults = [*names, *squares, *ways]
    if any(_concerns_the_line(source, finding) for finding in faults):
        sound = _without({finding.where for finding in faults}, adventure, source)
        findings += check_time(content, board, sound, source, partly=True) if sound is not None else []
    else:
        findings += check_time(content, board, adventure, source)
    findings += check_words(adventure, source, words, languages, drafts)
    return sorted_findings(findings)


def _concerns_the_line(source: Source, finding: Finding) -> bool:
    """Whether a fault is one of goal, start or exit, so that no line of play can be told."""
    if finding.severity is not Severity.ERROR:
        return False
    parts = [source.place((key,), key=True) for key in ("start", "exit", "goal", "items")]
    after = sorted(source.place((key,), key=True) for key in (source.data if isinstance(source.data, dict) else {}))
    for begin in parts:
        end = next((place for place in after if place > begin), Place(begin.file, 1 << 30, 1))
        if begin <= finding.where < end and begin in after:
            return True
    return finding.code in ("unreachable-goal", "no-way-to-item")


def _without(faults: Collection[Place], file: AdventureFile, source: Source) -> AdventureFile | None:
    """The adventure without the starts, exits and steps of the goal that are wrong; None if nothing is left of them."""
    starts = [at for index, at in enumerate(file.start) if source.place(("start", index)) not in faults]
    exits = [at for index, at in enumerate(file.exit) if source.place(("exit", index)) not in faults]
    places = {what for _, what, _ in file.holdings()} | {name for name, _ in lying_items(file)}
    named = file.named()
    goal = [
        step
        for index, step in enumerate(file.goal)
        if source.place(("goal", index, "reach")) not in faults
        and (step.take is None or step.take in places)
        and all(name is None or name in named for name in (step.slay, step.question))
    ]
    if not (starts and exits and goal):
        return None
    return file.model_copy(update={"start": tuple(starts), "exit": tuple(exits), "goal": tuple(goal)})


def check_own(
    content: DragonStrikeContent, boards: Boards, source: Source, languages: Sequence[str]
) -> list[Finding] | None:
    """Everything that is wrong with a user's own file, by place; None if it is about something else.

    ``languages`` are those of the press. A file of words is judged with the adventure that it belongs to.
    """
    path = Path(source.file)
    if looks_like_words(source):
        stem, _, code = path.stem.rpartition(".")
        if stem and code.isalpha() and path.with_name(f"{stem}{path.suffix}").is_file():
            return []
        hint = "name it after its adventure and its language, such as my-adventure.en.yaml beside my-adventure.yaml"
        return [Finding("no-adventure", "these words belong to no adventure", Place(source.file, 1, 1), hint=hint)]
    if not looks_like_adventure(source):
        return None
    adventure, findings = read_adventure(path.stem, source, path.parent)
    if adventure is not None:
        return sorted_findings([*findings, *judged(content, boards, adventure, languages)])
    return sorted_findings([*findings, *_beyond(content, boards, source, languages)])


def _beyond(
    content: DragonStrikeContent, boards: Boards, source: Source, languages: Sequence[str]
) -> Iterator[Finding]:
    """What else is wrong with a file that cannot be read in full; what follows from its first faults is left out."""
    file, left = salvage(AdventureFile, source)
    if file is None:
        return
    path = Path(source.file)
    adventure, beside = read_adventure(path.stem, left.source, path.parent)
    if adventure is None:
        return
    yield from beside
    untimed = concerned(left.removed, "goal", "start", "exit", "items", "doors", "setting", "heroes")
    found = {what for _, what, _ in file.holdings()} | set(file.named())
    untimed = untimed or any(({step.take, step.slay, step.question} - found) & left.lost for step in file.goal)
    for finding in judged(content, boards, adventure, languages):
        timed = finding.code in TIMED and untimed
        named = finding.code in REFERRING and any(f"“{text}”" in finding.message for text in left.lost)
        absent = finding.code == "missing-translation" and concerned(left.removed, "words")
        few = finding.code == "too-few-starts" and concerned(left.removed, "start", "heroes")
        if not (timed or named or absent or few):
            yield finding


TIMED = ("hourglass", "too-little-time", "off-track", "unreachable-goal", "unreachable-room", "unreachable-square")
"""What may only seem wrong when parts of a file could not be read."""
REFERRING = (
    "unknown-monster",
    "unknown-item",
    "unknown-treasure",
    "idle-text",
    "no-way-to-item",
    "missing-translation",
)
"""Faults of names, which may name what could not be read."""


def judged(
    content: DragonStrikeContent, boards: Boards, adventure: Adventure, languages: Sequence[str]
) -> list[Finding]:
    """Everything that is wrong with an adventure and its words in the languages that it needs."""
    needed = word_languages(adventure, languages)
    return check_adventure(content, boards, adventure.file, adventure.source, adventure.words, needed, adventure.drafts)


def check_shipped(
    root: Path | Tree, content: DragonStrikeContent, boards: Boards, languages: Sequence[str]
) -> Iterator[Finding]:
    """Everything that is wrong with the game's own adventures. Raises ContentError if one cannot be read."""
    for adventure in load_adventures(root).values():
        yield from judged(content, boards, adventure, languages)
