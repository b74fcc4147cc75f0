"""Watching files: what changes below some folders, and making anew what was made from it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from stat import S_ISREG
from typing import TYPE_CHECKING

from generator.errors import ContentError
from generator.press.records import files_below
from generator.press.request import BuildRequest, Outcome, Progress
from generator.press.running import run
from generator.press.unchanged import roots
from generator.source.noting import forget

if TYPE_CHECKING:
    from generator.press.making import Work

#: Seconds between two looks at the files, and how long nothing may have changed before a change is taken up: an editor
#: may write a file in several steps.
PAUSE, SETTLE = 0.1, 0.03

#: Files by their absolute paths, and what tells one state of a file from the next.
Snapshot = Mapping[str, tuple[int, int, int]]


def snapshot(paths: Iterable[Path]) -> Snapshot:
    """The state of some files, and of the files in and below some folders."""
    found: dict[str, tuple[int, int, int]] = {}
    for root in map(os.path.abspath, paths):
        for name, look in [(root, Path(root).stat), *((entry.path, entry.stat) for entry in files_below(root))]:
            with suppress(OSError):  # gone in between, or not to be read
                state = look()
                if S_ISREG(state.st_mode):
                    found[name] = (state.st_mtime_ns, state.st_size, state.st_ino)
    return found


def changes(before: Snapshot, after: Snapshot) -> set[Path]:
    """The files that are new, gone, or in another state."""
    if before == after:
        return set()
    return {Path(name) for name in before.keys() | after.keys() if before.get(name) != after.get(name)}


def outdated(before: Snapshot, after: Snapshot) -> set[Path] | None:
    """The files whose readers have to read again; ``None`` if all have to.

    Whoever reads one file of a folder may have looked for others in it, so a new file or one that is gone concerns them
    as well. Who looked for files in a folder that had none cannot be known.
    """
    changed = changes(before, after)
    for folder in {path.parent for path in changed if str(path) not in before or str(path) not in after}:
        neighbours = {path for path in map(Path, before) if path.parent == folder}
        if not neighbours:
            return None
        changed |= neighbours
    return changed


@dataclass
class Watch:
    """The files of a request, as they were seen when the last build began.

    ``idle`` is called between two looks for as long as it says that there is more to do.
    """

    request: BuildRequest
    idle: Callable[[], bool] = lambda: False
    seen: Snapshot = field(default_factory=dict)

    @property
    def paths(self) -> list[Path]:
        """The folders and files that are watched."""
        return [*roots(self.request), *own_files(self.request)]

    def build(self, progress: Progress) -> Outcome:
        """Build after a change. Raises ContentError as ``press.run`` does."""
        # The look comes first: what changes while the press reads is a change once more.
        now = snapshot(self.paths)
        forget(outdated(self.seen, now) if self.seen else None)
        self.seen = now
        return run(self.request, progress)

    def disturbed(self) -> bool:
        """Whether anything has changed since the last build began."""
        return bool(changes(self.seen, snapshot(self.paths)))

    def wait(self, patience: float | None = None) -> set[Path]:
        """Wait for a change, and give the files that changed; none if ``patience`` (seconds) is over before."""
        end = None if patience is None else time.monotonic() + patience
        busy = True
        while end is None or time.monotonic() < end:
            if self.disturbed() and (found := self.settled()):
                return found
            busy = busy and self.idle()
            if not busy:
                time.sleep(PAUSE)
        return set()

    def settled(self) -> set[Path]:
        """What has changed, as soon as it has come to rest; nothing if it is as it was."""
        last: Snapshot = {}
        while (now := snapshot(self.paths)) != last:
            last = now
            time.sleep(SETTLE)
        return changes(self.seen, now)


def own_files(request: BuildRequest) -> Iterator[Path]:
    """The files of the user's own that a request names."""
    for value in request.options.values():
        if isinstance(value, tuple | list):
            yield from (path for path in value if isinstance(path, Path))
    if request.printer:
        from generator.layout.printer import printers_folder

        yield printers_folder()


class DisturbedError(Exception):
    """Something that matters more than drawing for nobody."""


def drawing(request: BuildRequest, disturbed: Callable[[], bool]) -> Iterator[bool]:
    """Draw documents of a request in one language for nobody, so that what they share lies ready: fonts, pictures.

    Gives ``True`` when one document of each game is drawn, then after each one, and as soon as it is disturbed.
    """
    from generator.press.choosing import jobs, stock_of
    from generator.press.making import files

    with suppress(ContentError):
        left, papers = in_order_of_use(jobs(request)), stock_of(request).papers
        together = len({game.id for game, _, _ in left})
        while left:
            _, kind, job = left[0]
            patient = replace(job, scribe=replace(job.scribe, glue=attentive(job.scribe.glue, disturbed)))
            try:
                for _ in files(request, kind, patient, papers):
                    pass
            except DisturbedError:
                yield True
                continue
            except ContentError:  # it is told when it is built
                pass
            left.pop(0)
            together -= 1
            if together <= 0:
                yield True


def in_order_of_use(work: Iterable[Work]) -> list[Work]:
    """The documents to draw for nobody, in the first of the languages: one of each game, then its other decks.

    Boards and books take too long to be worth it.
    """
    listed = list(work)
    listed = [each for each in listed if each[2].language == listed[0][2].language]
    decks = [each for each in listed if each[1].form == "deck"]
    first = {each[0].id: each for each in reversed([*decks, *listed])}
    return [*first.values(), *(each for each in decks if each is not first[each[0].id])]


def attentive(glue: Callable[[str], str], disturbed: Callable[[], bool]) -> Callable[[str], str]:
    """What a scribe does with each text, and besides a look up from time to time. Raises DisturbedError."""
    last = time.monotonic()

    def glued(text: str) -> str:
        nonlocal last
        if time.monotonic() - last > PAUSE:
            last = time.monotonic()
            if disturbed():
                raise DisturbedError
        return glue(text)

    return glued
