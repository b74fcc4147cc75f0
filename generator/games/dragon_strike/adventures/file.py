"""An adventure's file: figures and squares, in no language. ``words.py`` has what is said.

An adventure file::

    setting: castle
    level: easy
    heroes: {least: 2, most: 4}
    hourglass: 14                   # left out: the fastest line of play and five turns more
    start: [L18, M18]
    exit: [L18, M18]
    items:
      flute: {marker: flute}        # story things that the goal, chests and monsters may name
    doors:
      - {at: D9-E9, locked: true}
      - {at: H3-I3, secret: true}
    rooms:
      E:
        monsters:
          - {id: grub, monster: orc, at: K3, carries: [random]}
        chests:
          - {at: L1, holds: [flute], trap: true}
        traps: [M4]
    goal:
      - take: flute
    words:                          # or in files beside it, such as my-adventure.en.yaml
      en: {…}
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pydantic import Field

from generator.games.dragon_strike.adventures.fields import (
    Drawbridge,
    EdgeName,
    Heading,
    Level,
    Setting,
    SquareName,
)
from generator.games.dragon_strike.adventures.wordfile import AdventureWords
from generator.games.dragon_strike.model.fields import Count, Points, Word
from generator.games.dragon_strike.model.options import HeroClass
from generator.source.model import Model, Problem, problem
from generator.source.nodes import Step
from generator.source.provenance import Provenance

Loc = tuple[Step, ...]


class HeroCount(Model):
    """How many heroes an adventure is for."""

    least: Count
    """At least so many heroes."""
    most: Count
    """At most so many heroes."""

    def problems(self) -> Iterable[Problem]:
        """A range that ends before it begins."""
        if self.most < self.least:
            yield problem("wrong-order", f"at most {self.most} heroes are fewer than {self.least}", "most")


class Item(Model):
    """A thing of the story, by a marker of the box if one shows it."""

    marker: Word | None = None
    """The marker that shows it on the board."""


class MonsterEntry(Model):
    """A monster: ``id`` is how goal and words call it, ``carries`` what a search of its body brings.

    An ``ally`` stands with the heroes (Friends and Allies); one that is ``asleep`` can be searched.
    """

    id: Word | None = None
    monster: Word
    """Which monster of the box it is."""
    at: SquareName
    """Its square."""
    carries: tuple[Word, ...] = ()
    asleep: bool = False
    ally: bool = False


class ChestEntry(Model):
    """A chest and what it holds: ids of treasures and of items, or ``random`` for a card from the deck."""

    at: SquareName
    """Its square."""
    holds: tuple[Word, ...] = ()
    """Treasures and items by their ids, or “random” for a card from the deck."""
    trap: bool = False
    """Whether it has a trap."""
    locked: bool = False
    """Whether it is locked."""


class HidingEntry(Model):
    """A special hiding place, found by a search for secret passages (Special Hiding Places)."""

    at: SquareName
    """Its square."""
    holds: tuple[Word, ...]
    """What it holds."""


class MarkerEntry(Model):
    """A marker that lies on the board."""

    marker: Word
    """Which marker of the box."""
    at: SquareName
    """Its square."""


class RoomEntry(Model):
    """What lies in a lettered room or area."""

    monsters: tuple[MonsterEntry, ...] = ()
    """The monsters that wait there."""
    chests: tuple[ChestEntry, ...] = ()
    """The chests that stand there."""
    hidden: tuple[HidingEntry, ...] = ()
    """The hiding places."""
    traps: tuple[SquareName, ...] = ()
    """The squares with traps."""
    markers: tuple[MarkerEntry, ...] = ()
    """The markers that lie there."""


class DoorEntry(Model):
    """What the map says of a door. A lock takes a feat, or the ``key``; ``key_only`` locks take nothing else."""

    at: EdgeName
    """The two squares on its sides."""
    locked: bool = False
    """Whether it is locked."""
    secret: bool = False
    """Whether it is a secret door."""
    open: bool = False
    """Whether it stands open at the start."""
    key: Word | None = None
    key_only: bool = False

    def problems(self) -> Iterable[Problem]:
        """Keys without locks, and open doors that are locked or secret."""
        if self.key is not None and not self.locked:
            yield problem("wrong-value", "a door with a key is locked", "key", hint="add “locked: true”")
        if self.key_only and self.key is None:
            yield problem("wrong-value", "no key opens this lock", "key_only", hint="name an item as its “key”")
        if self.open and (self.locked or self.secret):
            yield problem("wrong-value", "a door that is locked or secret is not open", "open", hint="leave it out")


class GoalStep(Model):
    """One thing that the heroes must do: get an item, kill a monster, question one, or come to a square.

    With ``use`` the square is where an item is used or brought to.
    """

    take: Word | None = None
    """An item to get."""
    slay: Word | None = None
    """A monster to kill, by its id."""
    question: Word | None = None
    """A monster to question, by its id."""
    reach: SquareName | None = None
    """A square to come to."""
    use: Word | None = None

    def problems(self) -> Iterable[Problem]:
        """Steps that say nothing, or two things."""
        named = [key for key in ("take", "slay", "question", "reach") if getattr(self, key) is not None]
        if len(named) != 1:
            yield problem("wrong-value", "a step is one of: take, slay, question, reach", hint="a step for each deed")
        elif self.use is not None and self.reach is None:
            yield problem("wrong-value", "“use” goes with “reach”", "use", hint="write where: “reach: C4”")


class DragonEntry(Model):
    """Where the dragon comes onto the board, if not where the board has it."""

    at: tuple[SquareName, ...] = ()
    """The squares for its head."""


class AdventureFile(Model):
    """An adventure as it stands in its file."""

    provenance: Provenance = Provenance.ORIGINAL
    """Where the adventure comes from."""
    setting: Setting
    """The board that it is played on."""
    level: Level
    """How hard it is."""
    heroes: HeroCount
    """How many heroes it is for."""
    party: tuple[Word, ...] = ()
    """Heroes that must take part."""
    without: tuple[HeroClass, ...] = ()
    """Classes that cannot take part."""
    treasures: Points = 2
    """Treasure cards that each hero draws at the start."""
    hourglass: Count | None = None
    """Where the hourglass starts; left out, as the rules advise."""
    start: tuple[SquareName, ...]
    """The squares where the heroes start."""
    exit: tuple[SquareName, ...]
    """The squares where they leave the board."""
    drawbridge: Drawbridge = Drawbridge.DOWN
    """Whether drawbridges are down."""
    stairs: tuple[Points, ...] = ()
    """The stairs that can be used, by their numbers."""
    dragon: DragonEntry = DragonEntry()
    """Where the dragon comes in, if not where the board has it."""
    items: dict[Word, Item] = Field(default_factory=dict)
    """The things of the story, by ids of your own."""
    doors: tuple[DoorEntry, ...] = ()
    """What is to be said of doors."""
    rooms: dict[Heading, RoomEntry]
    """What lies in the rooms, by their letters; “outside” for what lies in none."""
    goal: tuple[GoalStep, ...]
    """What must be done, in any order that the board allows."""
    languages: tuple[str, ...] = ()
    """The languages that it has words in; all if none is named."""
    words: dict[str, AdventureWords] = Field(default_factory=dict)
    """The words by language, if they do not stand in files beside this one."""

    def problems(self) -> Iterable[Problem]:
        """Lists that must not be empty."""
        for key in ("start", "exit", "rooms", "goal"):
            if not getattr(self, key):
                yield problem("too-short", f"“{key}” must not be empty", key)

    def monsters(self) -> Iterator[tuple[str, Loc, MonsterEntry]]:
        """Every monster with the heading of its room and its place in the file."""
        for heading, room in self.rooms.items():
            for index, monster in enumerate(room.monsters):
                yield heading, ("rooms", heading, "monsters", index), monster

    def chests(self) -> Iterator[tuple[str, Loc, ChestEntry]]:
        """Every chest likewise."""
        for heading, room in self.rooms.items():
            for index, chest in enumerate(room.chests):
                yield heading, ("rooms", heading, "chests", index), chest

    def hidden(self) -> Iterator[tuple[str, Loc, HidingEntry]]:
        """Every hiding place likewise."""
        for heading, room in self.rooms.items():
            for index, hiding in enumerate(room.hidden):
                yield heading, ("rooms", heading, "hidden", index), hiding

    def traps(self) -> Iterator[tuple[str, Loc, str]]:
        """Every trap in a square likewise; those of chests are not among them."""
        for heading, room in self.rooms.items():
            for index, at in enumerate(room.traps):
                yield heading, ("rooms", heading, "traps", index), at

    def markers(self) -> Iterator[tuple[str, Loc, MarkerEntry]]:
        """Every marker likewise."""
        for heading, room in self.rooms.items():
            for index, marker in enumerate(room.markers):
                yield heading, ("rooms", heading, "markers", index), marker

    def named(self) -> dict[str, MonsterEntry]:
        """The monsters that have a name, by it."""
        return {monster.id: monster for _, _, monster in self.monsters() if monster.id is not None}

    def holdings(self) -> Iterator[tuple[Loc, str, str]]:
        """Everything that is found somewhere: its place in the file, what it is, and the square to search."""
        for _, loc, monster in self.monsters():
            yield from _each(loc, "carries", monster.carries, monster.at)
        for _, loc, chest in self.chests():
            yield from _each(loc, "holds", chest.holds, chest.at)
        for _, loc, hiding in self.hidden():
            yield from _each(loc, "holds", hiding.holds, hiding.at)


def _each(loc: Loc, key: str, what: Iterable[str], at: str) -> Iterator[tuple[Loc, str, str]]:
    for index, name in enumerate(what):
        yield (*loc, key, index), name, at
