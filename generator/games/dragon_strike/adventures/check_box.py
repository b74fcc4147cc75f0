"""Checks of counts: figures and markers of the box, cards of the decks, monsters that are too many for the heroes."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

from generator.errors import Finding, Severity
from generator.games.dragon_strike.adventures.fields import RANDOM
from generator.games.dragon_strike.adventures.file import AdventureFile, Loc
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.box import MarkerPiece
from generator.games.dragon_strike.model.figures import Hero
from generator.games.dragon_strike.rules.encounters import budget
from generator.source.reader import Source

CHEST = "chest"


def check_box(content: DragonStrikeContent, file: AdventureFile, source: Source) -> Iterator[Finding]:
    """Everything that the box does not hold, and rooms that are too much for the heroes."""
    yield from _heroes(content, file, source)
    yield from _figures(content, file, source)
    yield from _markers(content, file, source)
    yield from _cards(content, file, source)
    yield from _encounters(content, file, source)


def parties(content: DragonStrikeContent, file: AdventureFile) -> list[tuple[Hero, ...]]:
    """The parties of the smallest number of heroes, weakest first: one hero a class; or just the one that is named."""
    heroes = content.tables.heroes.heroes
    if file.party:
        return [tuple(heroes[name] for name in file.party if name in heroes)]
    able = [hero for hero in heroes.values() if hero.hero_class not in file.without]
    found = [
        party
        for party in combinations(able, file.heroes.least)
        if len({hero.hero_class for hero in party}) == len(party)
    ]
    return sorted(found, key=lambda party: sum(hero.hit_points for hero in party))


def _heroes(content: DragonStrikeContent, file: AdventureFile, source: Source) -> Iterator[Finding]:
    classes = {hero.hero_class for hero in content.tables.heroes.heroes.values()} - set(file.without)
    if file.heroes.most > len(classes):
        message = f"{file.heroes.most} heroes are too many: there are {len(classes)} to choose from"
        hint = f"write at most {len(classes)}; only one of the thieves takes part"
        yield Finding("too-many-heroes", message, source.place(("heroes", "most")), hint=hint)
    if len(file.start) < file.heroes.most:
        message = f"{len(file.start)} start squares are too few for {file.heroes.most} heroes"
        hint = "name a square for each hero"
        yield Finding("too-few-starts", message, source.place(("start",), key=True), hint=hint)
    for index in range(1, len(file.party)):
        if file.party[index] in file.party[:index]:
            where = source.place(("party", index))
            yield Finding("duplicate-name", f"“{file.party[index]}” stands twice", where, hint="name another hero")


def _figures(content: DragonStrikeContent, file: AdventureFile, source: Source) -> Iterator[Finding]:
    counts: dict[str, int] = {}
    for _, loc, entry in file.monsters():
        monster = content.tables.monsters.monsters.get(entry.monster)
        counts[entry.monster] = counts.get(entry.monster, 0) + 1
        if monster is not None and counts[entry.monster] == monster.figures + 1:
            message = f"the box has {monster.figures} figures of “{entry.monster}”, this is one more"
            hint = "place another monster, or none"
            yield Finding("too-many-figures", message, source.place((*loc, "monster")), hint=hint)


def _markers(content: DragonStrikeContent, file: AdventureFile, source: Source) -> Iterator[Finding]:
    """Markers that the box has no piece for; a piece shows one of its two sides at a time."""
    sides = content.tables.markers.sides()
    wanted: list[tuple[str, Loc]] = [(CHEST, (*loc, "at")) for _, loc, _ in file.chests()]
    placed = {marker.marker for _, _, marker in file.markers()}
    wanted += [(marker.marker, (*loc, "marker")) for _, loc, marker in file.markers() if marker.marker in sides]
    for name, item in file.items.items():
        if item.marker in sides and item.marker not in placed:
            wanted.append((item.marker or "", ("items", name, "marker")))
    pieces = [piece for piece in content.tables.markers.pieces for _ in range(piece.count)]
    given: dict[int, str] = {}
    for side, loc in wanted:
        if not _give(side, pieces, given, set()):
            message = f"the box has no marker “{side}” left for this"
            hint = f"it has {sides[side]}; some have another marker on the back"
            yield Finding("too-many-markers", message, source.place(loc), hint=hint)


def _give(side: str, pieces: list[MarkerPiece], given: dict[int, str], asked: set[int]) -> bool:
    """Give a piece to a side; pieces that are taken change hands if their owner finds another one."""
    for index, piece in enumerate(pieces):
        if index in asked or side not in (piece.front, piece.back):
            continue
        asked.add(index)
        if index not in given or _give(given[index], pieces, given, asked):
            given[index] = side
            return True
    return False


def _cards(content: DragonStrikeContent, file: AdventureFile, source: Source) -> Iterator[Finding]:
    treasures, counts = content.tables.treasures.treasures, dict[str, int]()
    drawn = 0
    for loc, what, _ in file.holdings():
        if what == RANDOM:
            drawn += 1
        elif what in treasures:
            counts[what] = counts.get(what, 0) + 1
            if counts[what] == treasures[what].copies + 1:
                message = f"the deck has {treasures[what].copies} of “{what}”, this is one more"
                yield Finding("too-many-cards", message, source.place(loc), hint="choose another treasure")
    start = file.treasures * file.heroes.most
    deck = content.tables.components.cards.treasures
    needed = start + drawn + sum(counts.values())
    if needed > deck:
        message = f"{needed} treasure cards are needed, the deck has {deck}"
        hint = f"{start} at the start, {sum(counts.values())} by name, {drawn} at random"
        yield Finding("too-many-cards", message, source.place(("treasures",)), hint=hint)
    traps = [loc for _, loc, _ in file.traps()] + [(*loc, "trap") for _, loc, chest in file.chests() if chest.trap]
    most = content.tables.components.cards.traps
    if len(traps) > most:
        message = f"this is trap {most + 1}, the deck has {most} cards"
        yield Finding("too-many-traps", message, source.place(traps[most]), hint="leave some out")


def _encounters(content: DragonStrikeContent, file: AdventureFile, source: Source) -> Iterator[Finding]:
    """Rooms whose monsters have more than half the hit points of the heroes (Expanding Play).

    It is an error if even the strongest party of the smallest size has too few, a note if only a weak one has.
    """
    able = parties(content, file)
    if not able:
        return
    rules, monsters = content.tables.rules, content.tables.monsters.monsters
    weakest, strongest = budget(rules, able[0]), budget(rules, able[-1])
    for heading, room in file.rooms.items():
        foes = [monsters[entry.monster] for entry in room.monsters if entry.monster in monsters and not entry.ally]
        total = sum(monster.hit_points for monster in foes)
        if total <= weakest:
            continue
        severity = Severity.ERROR if total > strongest else Severity.NOTE
        share = "half the hit points of the heroes"
        party = (
            "the party"
            if file.party
            else f"{file.heroes.least} of the {'strongest' if severity is Severity.ERROR else 'weakest'} heroes"
        )
        limit = strongest if severity is Severity.ERROR else weakest
        message = f"the monsters of {heading} have {total} hit points, {share} are {number(limit)} for {party}"
        hint = "place fewer or weaker monsters, or ask for more heroes; “party” names those that you reckon with"
        yield Finding("too-dangerous", message, source.place(("rooms", heading, "monsters"), key=True), severity, hint)


def number(value: Fraction) -> str:
    """A number with at most one decimal."""
    return f"{float(value):g}"
