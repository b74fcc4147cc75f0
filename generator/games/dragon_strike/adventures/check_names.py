"""Checks of names: rooms, monsters, items, treasures, heroes, and what goal and doors say of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from generator.errors import Finding, did_you_mean
from generator.games.dragon_strike.adventures.fields import OUTSIDE, RANDOM
from generator.games.dragon_strike.adventures.file import AdventureFile, Loc
from generator.games.dragon_strike.boards.board import GameBoard
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.source.reader import Source

DRAGON = "darkfyre"


def check_names(
    content: DragonStrikeContent, board: GameBoard, file: AdventureFile, source: Source
) -> Iterator[Finding]:
    """Every name that names nothing, and every id that stands twice."""

    def unknown(kind: str, name: str, known: Iterable[str], loc: Loc, *, key: bool = False) -> Finding:
        where, hint = source.place(loc, key=key), did_you_mean(name, known)
        return Finding(f"unknown-{kind}", f"there is no {kind} “{name}”", where, hint=hint)

    heroes, monsters, treasures = (
        content.tables.heroes.heroes,
        content.tables.monsters.monsters,
        content.tables.treasures.treasures,
    )
    for index, name in enumerate(file.party):
        if name not in heroes:
            yield unknown("hero", name, heroes, ("party", index))
    for heading in file.rooms:
        if heading != OUTSIDE and heading not in board.rooms:
            where = source.place(("rooms", heading), key=True)
            hint = f"the rooms of the board are {', '.join(board.rooms)}; what lies in none is “{OUTSIDE}”"
            yield Finding("unknown-room", f"the {board.id} has no room {heading}", where, hint=hint)
    ids: dict[str, Loc] = {}
    for _, loc, monster in file.monsters():
        if monster.monster not in monsters:
            yield unknown("monster", monster.monster, monsters, (*loc, "monster"))
        elif monster.monster == DRAGON:
            hint = "take it out: the dragon comes by the hourglass"
            where = source.place((*loc, "monster"))
            yield Finding("dragon-placed", "the dragon does not wait in a room", where, hint=hint)
        if monster.id is not None and monster.id in ids:
            where = source.place((*loc, "id"))
            yield Finding("duplicate-name", f"“{monster.id}” is another monster's id", where, hint="choose another")
        elif monster.id is not None:
            ids[monster.id] = loc
    known = [RANDOM, *treasures, *file.items]
    for loc, what, _ in file.holdings():
        if what not in known:
            yield unknown("treasure", what, known, loc)
    sides = content.tables.markers.sides()
    for name, item in file.items.items():
        if item.marker is not None and item.marker not in sides:
            yield unknown("marker", item.marker, sides, ("items", name, "marker"))
    for _, loc, marker in file.markers():
        if marker.marker not in sides:
            yield unknown("marker", marker.marker, sides, (*loc, "marker"))
    for index, door in enumerate(file.doors):
        if door.key is not None and door.key not in file.items:
            yield unknown("item", door.key, file.items, ("doors", index, "key"))
    for index, step in enumerate(file.goal):
        for key, wanted in (("slay", step.slay), ("question", step.question)):
            if wanted is not None and wanted not in ids:
                yield from _no_id(wanted, ids, source, ("goal", index, key))
        takeable = [*file.items, *(what for _, what, _ in file.holdings() if what in treasures)]
        if step.take is not None and step.take not in takeable:
            yield unknown("item", step.take, takeable, ("goal", index, "take"))
        if step.use is not None and step.use not in takeable:
            yield unknown("item", step.use, takeable, ("goal", index, "use"))


def _no_id(name: str, ids: Iterable[str], source: Source, loc: Loc) -> Iterator[Finding]:
    """A monster of the goal that no room has."""
    hint = did_you_mean(name, ids) or "give a monster an “id”, and name it here"
    yield Finding("unknown-monster", f"no monster has the id “{name}”", source.place(loc), hint=hint)
