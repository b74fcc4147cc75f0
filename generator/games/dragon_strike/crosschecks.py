"""Checks between tables: counts of the box, heroes, monsters, and notes on provenance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from generator.errors import Finding, did_you_mean
from generator.games.dragon_strike.model.cells import cells_of, paths_of
from generator.games.dragon_strike.model.figures import Monster
from generator.games.dragon_strike.model.tables import Tables
from generator.games.dragon_strike.rules.checks import check_hero, check_monster
from generator.source.provenance import Provenance, Table
from generator.source.reader import Source, Step

Sources = Mapping[str, Source]
T = TypeVar("T")


def count_finding(what: str, found: int, wanted: int, source: Source, *loc: Step) -> Iterator[Finding]:
    """A finding if a count is not the one of the box."""
    if found != wanted:
        message = f"{what}: {found}, but the box holds {wanted}"
        hint = "change one of the two; the box is in components.yaml"
        yield Finding("wrong-count", message, source.place(loc), hint=hint)


def boxed(things: Mapping[str, T], source: Source, key: str) -> dict[str, T]:
    """The things that are in the box, without those that packs add."""
    return {name: thing for name, thing in things.items() if not source.is_added((key, name))}


def check_likeness(things: Mapping[str, object], picture: str, source: Source, key: str) -> Iterator[Finding]:
    """What is added looks like something in the box: the press draws no other pictures; what is in the box, like it."""
    own = boxed(things, source, key)
    for name, thing in things.items():
        like = getattr(thing, picture)
        where = source.place((key, name, picture)) if like is not None else source.place((key, name), key=True)
        if like is None and name not in own:
            hint = f"write “{picture}: …” with the id of one in the box: {', '.join(own)}"
            yield Finding("missing-key", f"“{name}” does not say what it looks like", where, hint=hint)
        elif like is not None and like not in own:
            message = f"the box has no picture of “{like}”"
            yield Finding("unknown-figure", message, where, hint=did_you_mean(like, own))


def check_box(tables: Tables, sources: Sources) -> Iterator[Finding]:
    """Figures, clips, tracks, markers, reference cards and starting cards are as many as the box holds (Contents).

    What packs add comes on top of the box.
    """
    box = tables.components
    heroes = boxed(tables.heroes.heroes, sources["heroes"], "heroes")
    monsters = boxed(tables.monsters.monsters, sources["monsters"], "monsters")
    tracks = sum(monster.tracks for monster in monsters.values())
    figures = sum(monster.figures for monster in monsters.values())
    hero_source, monster_source = sources["heroes"], sources["monsters"]
    yield from count_finding("heroes", len(heroes), box.figures.heroes, hero_source, "heroes")
    yield from count_finding("hero cards", len(heroes), box.hero_cards, hero_source, "heroes")
    yield from count_finding("clips on hero cards", len(heroes), box.clips.hero_cards, hero_source, "heroes")
    yield from count_finding("monster figures", figures, box.figures.monsters, monster_source, "monsters")
    yield from count_finding("monster cards", len(monsters), box.cards.monsters, monster_source, "monsters")
    yield from count_finding("tracks on the screen", tracks, box.clips.screen, monster_source, "monsters")
    yield from count_finding("markers", tables.markers.total, box.markers, sources["markers"], "pieces")
    cards = len(tables.reference_cards.cards)
    yield from count_finding("reference cards", cards, box.cards.reference, sources["reference_cards"], "cards")
    copies = tables.sneak_attacks.copies
    yield from count_finding("sneak attacks", copies, box.cards.sneak_attacks, sources["sneak_attacks"], "copies")


def check_figures(tables: Tables, sources: Sources) -> Iterator[Finding]:
    """Heroes and monsters keep the bounds, both ends of them; wounded ones have a track; the better die is better."""
    hero_source, monster_source = sources["heroes"], sources["monsters"]
    for name, hero in tables.heroes.heroes.items():
        yield from check_hero(tables, name, hero, hero_source, ("heroes", name))
    for key in ("armor_class", "hit_points"):
        yield from _unused_ends(tables, key, hero_source)
    yield from check_likeness(tables.heroes.heroes, "figure", hero_source, "heroes")
    yield from check_likeness(tables.monsters.monsters, "figure", monster_source, "monsters")
    yield from _squares(tables.monsters.monsters, monster_source)
    for name, monster in tables.monsters.monsters.items():
        yield from check_monster(tables, name, monster, monster_source, ("monsters", name))
        untracked = monster.figures - monster.tracks
        if untracked and monster.hit_points > 1 and not (monster.card_track and untracked == 1):
            where = monster_source.place(("monsters", name, "tracks"))
            hint = "give it a track on the screen, or “card_track: true”"
            yield Finding("no-track", f"{untracked} of “{name}” can be wounded but have no track", where, hint=hint)
    if tables.sneak_attacks.die.sides <= tables.sneak_attacks.usual.sides:
        where = sources["sneak_attacks"].place(("die",))
        yield Finding("wrong-order", f"a {tables.sneak_attacks.die} is no better than the usual die", where)


def _squares(monsters: Mapping[str, Monster], source: Source) -> Iterator[Finding]:
    """A monster covers as many squares as the figure that it looks like."""
    for name, monster in monsters.items():
        like = monsters.get(monster.figure or name)
        if like is not None and like.squares != monster.squares:
            message = f"“{name}” covers {monster.squares} squares, but the figure of “{monster.figure}” {like.squares}"
            hint = f"write “squares: {like.squares}”"
            yield Finding("wrong-value", message, source.place(("monsters", name, "figure")), hint=hint)


def _unused_ends(tables: Tables, key: str, source: Source) -> Iterator[Finding]:
    """The source gives a range for heroes; some hero stands at each end of it (Reading a Hero Card)."""
    band = getattr(tables.bounds.hero, key)
    shown = {getattr(hero, key) for hero in tables.heroes.heroes.values()}
    for end in sorted({band.least, band.most} - shown):
        yield Finding("unused-bound", f"no hero has {key} {end}, an end of the range", source.place(("heroes",)))


def check_notes(table: Table, source: Source) -> Iterator[Finding]:
    """Every note on provenance stands at a figure that exists, and every figure that is not printed has a reason."""
    paths = paths_of(table)
    for path in (path for path in table.cells if path not in paths):
        where, hint = source.place(("cells", path), key=True), did_you_mean(path, sorted(paths))
        yield Finding("unknown-cell", f"“{path}” is no figure of this table", where, hint=hint)
    for cell in cells_of(table):
        note = table.note(*cell.path)
        if note.provenance is not Provenance.PRINTED and not note.why:
            message = f"“{'.'.join(cell.path)}” is {note.provenance}, but nothing says why"
            hint = "note it among the cells of the table, with “why: …”"
            yield Finding("missing-reason", message, source.place(cell.loc), hint=hint)
