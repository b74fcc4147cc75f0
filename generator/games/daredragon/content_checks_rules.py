"""Checks of the figures of the rules: dracometer, setup, health bands, seats, variants, characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from generator.errors import Finding, Severity
from generator.games.daredragon.content import Content
from generator.games.daredragon.model_board import DRAGON_SEAT
from generator.games.daredragon.model_deck import Part
from generator.games.daredragon.model_rules import Band, VariantKind


def check_dracometer(content: Content) -> Iterator[Finding]:
    """The scale rises from the low end of the health track to its high end (1.10)."""
    steps, track = content.figures.dracometer.steps, content.figures.setup.health
    where = content.where("dracometer", "steps")
    for index, (low, high) in enumerate(pairwise(steps)):
        if high <= low:
            place = content.where("dracometer", "steps", index + 1)
            yield Finding("not-rising", f"{high} stands after {low}", place, hint="the dracometer rises")
    if not steps or (steps[0], steps[-1]) != (track.least, track.most):
        hint = f"it runs from {track.least} to {track.most}, the ends of the health track"
        yield Finding("dracometer-ends", "the dracometer has other ends than the health track", where, hint=hint)


def check_setup(content: Content) -> Iterator[Finding]:
    """Each part of the dragon once; a start on the track."""
    setup = content.figures.setup
    if sorted(setup.parts) != sorted(Part):
        hint = "write each once: " + ", ".join(Part)
        yield Finding(
            "wrong-parts", "the parts are not those of the dragon", content.where("setup", "parts"), hint=hint
        )
    if not setup.health.least <= setup.health.start <= setup.health.most:
        where = content.where("setup", "health", "start")
        yield Finding("off-health-track", f"{setup.health.start} is not on the health track", where)


def check_health(content: Content) -> Iterator[Finding]:
    """Each table of bands covers every field of the health track once (2.3)."""
    health = content.figures.health
    tables: list[tuple[tuple[str, str], Sequence[Band]]] = [
        (("daredevil", "hand_limits"), health.daredevil.hand_limits),
        (("daredevil", "damage"), health.daredevil.damage),
        (("part", "damage"), health.part.damage),
        (("part", "warm_up"), health.part.warm_up),
    ]
    track = content.figures.setup.health
    for path, bands in tables:
        for points in range(track.least, track.most + 1):
            number = sum(band.holds(points) for band in bands)
            if number != 1:
                message = f"{points} health points lie in {number} bands"
                yield Finding("broken-bands", message, content.where("health", *path), hint="write bands that meet")


def check_seats(content: Content) -> Iterator[Finding]:
    """A seating plan for each number of players, with as many seats, each once (1.4)."""
    setup, tables = content.figures.setup, content.figures.turns.tables
    for players in range(setup.players.least, setup.players.most + 1):
        if sum(table.players == players for table in tables) != 1:
            message = f"{players} players need one seating plan"
            yield Finding("bad-seats", message, content.where("turns", "tables"))
    for index, table in enumerate(tables):
        where = content.where("turns", "tables", index, "seats")
        if len(table.seats) != table.players:
            yield Finding("bad-seats", f"{len(table.seats)} seats for {table.players} players", where)
        if len(set(table.seats)) != len(table.seats) or DRAGON_SEAT in table.seats:
            yield Finding("bad-seats", "a seat is named twice, or for the dragon", where)


def check_variants(content: Content) -> Iterator[Finding]:
    """Names once, the first as printed, steps that fit the kind (3.1)."""
    variants = content.variants.variants
    longest = len(content.figures.dracometer.steps) - 1
    for index, variant in enumerate(variants):
        where = content.where("variants", "variants", index)
        if variant.id in [other.id for other in variants[:index]]:
            yield Finding("duplicate-id", f"a second variant is called “{variant.id}”", where)
        if (index == 0) is not (variant.kind is VariantKind.STANDARD) or (
            variant.kind is VariantKind.STANDARD and (variant.dragon, variant.daredevil) != (0, 0)
        ):
            hint = "the first variant is the game as printed: kind “standard”, no steps"
            yield Finding("variant-order", f"“{variant.id}” is out of place", where, hint=hint)
        if variant.kind is VariantKind.DIFFICULTY and variant.daredevil:
            yield Finding("variant-kind", f"“{variant.id}” moves both sides", where, hint="that is “pace”")
        if variant.kind is VariantKind.PACE and variant.dragon != variant.daredevil:
            hint = "pace moves both sides alike"
            yield Finding("variant-kind", f"“{variant.id}” favours one side", where, Severity.WARNING, hint)
        if max(abs(variant.dragon), abs(variant.daredevil)) > longest:
            yield Finding("variant-steps", f"“{variant.id}” moves farther than the dracometer is long", where)


def check_characters(content: Content) -> Iterator[Finding]:
    """A daredevil for every player, each once."""
    daredevils, setup = content.characters.daredevils, content.figures.setup
    where = content.where("characters", "daredevils")
    names = [daredevil.id for daredevil in daredevils]
    if len(set(names)) != len(names):
        yield Finding("duplicate-id", "two daredevils share an id", where)
    for players in range(setup.players.least, setup.players.most + 1):
        ready = sum(daredevil.from_players <= players for daredevil in daredevils)
        if ready < players:
            yield Finding("too-few-characters", f"{players} players find {ready} daredevils", where)
