"""What the adventure book says of squares, things and doors, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from generator.games.dragon_strike.adventures.check_time import hours
from generator.games.dragon_strike.adventures.file import AdventureFile, DoorEntry, MonsterEntry, RoomEntry
from generator.games.dragon_strike.adventures.loading import Adventure, load_adventures
from generator.games.dragon_strike.adventures.translating import words_for
from generator.games.dragon_strike.adventures.wordfile import AdventureWords, RoomWords
from generator.games.dragon_strike.wording import card_title
from generator.games.game import Job

RANDOM = "random"


def shipped(job: Job) -> list[Telling]:
    """The game's own adventures in the order of the book, in the language of a job."""
    found = load_adventures(job.content.tree).values()
    return [Telling(job, adventure, number) for number, adventure in enumerate(found, 1)]


@dataclass(frozen=True)
class Telling:
    """An adventure as it is told in one language; ``number`` is its place in the book."""

    job: Job
    adventure: Adventure
    number: int

    @property
    def file(self) -> AdventureFile:
        """Figures and squares."""
        return self.adventure.file

    @cached_property
    def words(self) -> AdventureWords:
        """The words in the language of the job."""
        return words_for(self.adventure, self.job.texts)

    @property
    def anchor(self) -> str:
        """What links in the book lead to."""
        return f"adventure-{self.adventure.id}"

    def facts(self) -> list[tuple[str, str]]:
        """Label and value of all that is looked up before play."""
        t, file = self.job.texts, self.file
        if file.heroes.least == file.heroes.most:
            heroes = t.count("book.party", file.heroes.least)
        else:
            heroes = t("book.parties", least=file.heroes.least, most=file.heroes.most)
        start = hours(self.job.content, self.job.content.boards[file.setting], file)
        facts = [
            ("level", t(f"adventures.levels.{file.level}")),
            ("setting", t(f"adventures.settings.{file.setting}")),
            ("heroes", heroes),
            ("treasures", t.count("book.treasure_cards", file.treasures)),
            ("start", ", ".join(file.start)),
            ("exit", ", ".join(file.exit)),
        ]
        if start is not None:
            facts.insert(3, ("hourglass", t.count("book.turns", start.start)))
        return [(t(f"book.{key}"), value[:1].upper() + value[1:]) for key, value in facts]

    def doors(self) -> list[str]:
        """The doors that are not as the board shows them."""
        t = self.job.texts
        kinds = (
            ("locked", [door for door in self.file.doors if door.locked]),
            ("secret", [door for door in self.file.doors if door.secret]),
            ("open", [door for door in self.file.doors if door.open]),
        )
        return [t(f"book.{kind}", doors=", ".join(door_words(doors))) for kind, doors in kinds if doors]

    def room_words(self, heading: str) -> RoomWords | None:
        """The words of a room, if it has any."""
        return self.words.rooms.get(heading)

    def contents(self, heading: str) -> list[str]:
        """What lies in a room, a line each: monsters, chests, hiding places, traps, markers."""
        room, t = self.file.rooms.get(heading, RoomEntry()), self.job.texts
        lines = [self.monster(entry) for entry in room.monsters]
        for chest in room.chests:
            key = "book.trapped" if chest.trap else "book.chest"
            lines.append(t(key, at=chest.at, things=self.things(chest.holds) or t("book.nothing")))
        lines += [t("book.hidden", at=hiding.at, things=self.things(hiding.holds)) for hiding in room.hidden]
        if room.traps:
            lines.append(t("book.traps", squares=", ".join(room.traps)))
        for marker in room.markers:
            lines.append(t("book.marker", name=capital(t(f"names.markers.{marker.marker}")), at=marker.at))
        return lines

    def monster(self, entry: MonsterEntry) -> str:
        """A monster, where it stands, and what is to be known of it."""
        t = self.job.texts
        parts = [t("book.monster", name=t(f"monsters.{entry.monster}.name"), at=entry.at)]
        if entry.asleep:
            parts.append(t("book.asleep"))
        if entry.ally:
            parts.append(t("book.ally"))
        if entry.carries:
            parts.append(t("book.carries", things=self.things(entry.carries)))
        return "; ".join(parts)

    def things(self, names: Sequence[str]) -> str:
        """Treasures, things of the story and unknown cards, in a list."""
        return self.job.texts.language.listing([self.thing(name) for name in names])

    def thing(self, name: str) -> str:
        """One of them."""
        if name == RANDOM:
            return self.job.texts("book.random")
        if name in self.words.items:
            return self.words.items[name]
        return card_title(self.job.texts, "treasures", name)

    def speakers(self) -> list[tuple[str, tuple[str, ...]]]:
        """Who says something, and what."""
        named, t = self.file.named(), self.job.texts
        found = []
        for name, lines in self.words.says.items():
            entry = named[name]
            found.append((t("book.speaker", name=t(f"monsters.{entry.monster}.name"), at=entry.at), lines))
        return found


def door_words(doors: Iterable[DoorEntry]) -> list[str]:
    """Doors by the squares that they are between."""
    return [door.at.replace("-", "–") for door in doors]


def capital(text: str) -> str:
    """A text with a large first letter."""
    return text[:1].upper() + text[1:]
