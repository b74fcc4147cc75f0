"""Checks of the board: a whole health track that joins up, turn spaces in turn order, everything on its sheet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

from generator.errors import Finding
from generator.games.daredragon.content import Content
from generator.games.daredragon.model_board import Area, HealthField, Size, turn_spaces
from generator.games.daredragon.rules.turns import turn_order

#: Coordinates are given to the hundredth of a millimetre.
TOLERANCE = 0.02


def check_board(content: Content) -> list[Finding]:
    """What is wrong with the board for the fewest players."""
    board = content.board
    findings = [*check_track(content), *check_spaces(content)]
    areas = [(("turn_spaces", index), space) for index, space in enumerate(board.turn_spaces)]
    fields = [(("health_fields", index), as_area(board.health_field, f)) for index, f in enumerate(board.health_fields)]
    for path, area in [*areas, *fields, (("deck",), board.deck), (("gap",), board.gap)]:
        if not inside(area, board.sheet):
            findings.append(Finding("off-sheet", "this lies beyond the sheet", content.where("board", *path)))
    for (_, one), (path, other) in combinations([*fields, *areas, (("deck",), board.deck)], 2):
        if overlap(one, other):
            findings.append(Finding("overlap", "this lies on another field or space", content.where("board", *path)))
    return findings


def check_track(content: Content) -> Iterator[Finding]:
    """Every health point has one field, in order, each field beside the one before."""
    board, track = content.board, content.figures.setup.health
    values = [field.health for field in board.health_fields]
    for points in range(track.least, track.most + 1):
        if values.count(points) != 1:
            message = f"the health track has {values.count(points)} fields for {points}"
            yield Finding("health-track", message, content.where("board", "health_fields"))
    for index, (one, other) in enumerate(pairwise(board.health_fields), start=1):
        where = content.where("board", "health_fields", index)
        if other.health != one.health + 1:
            yield Finding("health-track", f"{other.health} stands after {one.health}", where)
        elif not beside(board.health_field, one, other):
            yield Finding("broken-track", f"the field {other.health} does not touch the field {one.health}", where)


def check_spaces(content: Content) -> Iterator[Finding]:
    """For every number of players the spaces follow the turn order (1.4)."""
    for table in content.figures.turns.tables:
        spaces = turn_spaces(content.board, content.extension, table.seats)
        found, wanted = tuple(space.seat for space in spaces), turn_order(table.seats)
        if found != wanted:
            extended = any(table.players >= strip.players for strip in content.extension.strips)
            where = content.where("extension", "strips") if extended else content.where("board", "turn_spaces")
            message = f"with {table.players} players the spaces run {', '.join(found)}"
            yield Finding("turn-track", message, where, hint=f"the turns run {', '.join(wanted)}")


def check_extension(content: Content) -> Iterator[Finding]:
    """Strips that lie on their sheet, hold their spaces, and stand in for spaces of the board."""
    extension = content.extension
    known = {space.id for space in content.board.turn_spaces}
    for index, strip in enumerate(extension.strips):
        for place, name in enumerate(strip.replaces):
            if name not in known:
                where = content.where("extension", "strips", index, "replaces", place)
                yield Finding("unknown-space", f"the board has no space “{name}”", where)
        strip_sheet = Area(x=0, y=strip.top, w=extension.sheet.w, h=strip.bottom - strip.top)
        for place, space in enumerate(strip.turn_spaces):
            if not within(space, strip_sheet):
                where = content.where("extension", "strips", index, "turn_spaces", place)
                yield Finding("off-sheet", f"the space “{space.id}” lies beyond its strip", where)
        for edge in {strip.top, strip.bottom} - {0, extension.sheet.h}:
            if edge not in extension.cut_lines:
                where = content.where("extension", "strips", index)
                yield Finding("no-cut-line", f"the strip ends at {edge:g} mm, where no cut line is", where)


def beside(size: Size, one: HealthField, other: HealthField) -> bool:
    """Whether two fields share a whole edge."""
    across, down = abs(one.x - other.x), abs(one.y - other.y)
    return (near(across, size.w) and near(down, 0)) or (near(across, 0) and near(down, size.h))


def near(one: float, other: float) -> bool:
    """Whether two lengths in mm are the same as given."""
    return abs(one - other) <= TOLERANCE


def as_area(size: Size, field: HealthField) -> Area:
    """The rectangle of a health field."""
    return Area(x=field.x, y=field.y, w=size.w, h=size.h)


def inside(area: Area, sheet: Size) -> bool:
    """Whether an area lies on a sheet."""
    return within(area, Area(x=0, y=0, w=sheet.w, h=sheet.h))


def within(area: Area, outer: Area) -> bool:
    """Whether an area lies in another."""
    return (
        area.x >= outer.x - TOLERANCE
        and area.y >= outer.y - TOLERANCE
        and area.x + area.w <= outer.x + outer.w + TOLERANCE
        and area.y + area.h <= outer.y + outer.h + TOLERANCE
    )


def overlap(one: Area, other: Area) -> bool:
    """Whether two areas share more than an edge."""
    return (
        one.x + one.w > other.x + TOLERANCE
        and other.x + other.w > one.x + TOLERANCE
        and one.y + one.h > other.y + TOLERANCE
        and other.y + other.h > one.y + TOLERANCE
    )
