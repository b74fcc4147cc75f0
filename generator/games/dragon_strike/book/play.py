"""The example of play: the recorded game, replayed, in the words of a language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from generator.errors import Place
from generator.games.dragon_strike.adventures.file import AdventureFile, ChestEntry
from generator.games.dragon_strike.adventures.loading import load_adventures
from generator.games.dragon_strike.book.playfile import PlayFile
from generator.games.dragon_strike.book.replay import Replay
from generator.games.dragon_strike.content import FOLDER
from generator.games.dragon_strike.pages.adventure_words import shipped
from generator.games.dragon_strike.wording import card_title, written
from generator.games.game import Job
from generator.i18n.texts import Texts
from generator.resources import content_folder, shown
from generator.source.model import load
from generator.source.noting import remembered
from generator.source.reader import read_yaml


@remembered
def read_play(path: Path) -> tuple[PlayFile, dict[str, Place]]:
    """The recorded game of a file, and where each of its steps stands. Raises ContentError."""
    source = read_yaml(path, shown(path))
    file = load(PlayFile, source)
    places = {
        step.id: source.place(("rounds", number, "steps", index))
        for number, played in enumerate(file.rounds)
        for index, step in enumerate(played.steps)
    }
    return file, places


@remembered
def adventure_of(name: str) -> AdventureFile:
    """An adventure of the game, read once."""
    return load_adventures(content_folder())[name].file


#: The last game that was replayed and what it was made from: chapters and a diagram of one book ask for the same.
_last: list[tuple[object, object, object, Replay]] = []


def replayed(job: Job) -> Replay:
    """The recorded game of the rulebook, replayed by the rules. Raises ContentError for a step that they forbid."""
    content = job.content
    file, places = read_play(content_folder(FOLDER, "book", "play.yaml"))
    adventure = adventure_of(file.adventure)
    for *made_from, replay in _last:
        if all(old is new for old, new in zip(made_from, (content, file, adventure), strict=True)):
            return replay
    start = adventure.hourglass if adventure.hourglass is not None else content.tables.time_track.spaces
    replay = Replay(content, content.boards[adventure.setting], adventure, file, start, places).run()
    _last[:] = [(content, file, adventure, replay)]
    return replay


def play_facts(job: Job) -> dict[str, Any]:
    """What the example of play shows: title and start, each round, each step by its id with ``_`` for hyphens."""
    replay = replayed(job)
    texts = job.texts
    title = next(t.words.title for t in shipped(job) if t.adventure.id == replay.file.adventure)
    rounds = {number: {"number": number, "hourglass": left} for number, left in enumerate(replay.hourglass, 1)}
    steps = {name.replace("-", "_"): told(texts, step) for name, step in replay.results.items()}
    return {"title": title, "start": replay.start, "round": rounds, "step": steps}


def told(texts: Texts, step: dict[str, Any]) -> dict[str, Any]:
    """The results of a step, with those that are words in the words of a language."""
    said = dict(step)
    if "comes" in step:
        said["comes"] = arrivals(texts, step["comes"])
    if "die" in step:
        said["die"] = written(texts, step["die"])
    if "rolls" in step:
        said["rolls"] = texts.language.listing([str(roll) for roll in step["rolls"]])
    if "spell" in step:
        said["title"] = card_title(texts, "hero_spells", step["spell"])
    if "treasure" in step:
        said["found"] = card_title(texts, "treasures", step["treasure"])
    said["verdict"] = verdict(texts, step)
    return said


def verdict(texts: Texts, step: dict[str, Any]) -> str:
    """How a step ended: hit or miss, success or not, dead or alive."""
    if "hits" in step and step["strikes"] > 1:
        return texts.count("words.hits", step["hits"])
    if "hits" in step:
        return texts(f"rulebook.verdict.{'hit' if step['hits'] else 'miss'}")
    if "success" in step:
        return texts(f"rulebook.verdict.{'success' if step['success'] else 'failure'}")
    if "spell" in step:
        return texts(f"rulebook.verdict.{'alive' if step['left'] else 'dead'}")
    return ""


def arrivals(texts: Texts, comes: list[Any]) -> str:
    """What comes on the board, counted by kind."""
    counts: dict[str, int] = {}
    chests = 0
    for entry in comes:
        if isinstance(entry, ChestEntry):
            chests += 1
        else:
            counts[entry.monster] = counts.get(entry.monster, 0) + 1
    words = [texts.count(f"monsters.{name}.counted", count) for name, count in counts.items()]
    if chests:
        words.append(texts.count("rulebook.count.chests", chests))
    return texts.language.listing(words)
