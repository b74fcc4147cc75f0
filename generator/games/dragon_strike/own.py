"""A user's own heroes and monsters: whether a file is about them, and everything that is wrong with it.

A file has ``heroes:`` or ``monsters:`` or both, each by id; a figure is written as the game's own are, and besides says
whose ``figure`` of the box stands for it and has its ``words`` for every language.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from generator.errors import Finding, Severity, did_you_mean, sorted_findings
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.figures import Monster
from generator.games.dragon_strike.model.own import OwnHero, OwnMonster
from generator.games.dragon_strike.own_words import Loc, check_words
from generator.games.dragon_strike.rules.checks import check_bounds, check_hero, check_monster
from generator.i18n.texts import Texts
from generator.source.model import check
from generator.source.reader import Source

Entry = Mapping[Any, Any]

HEROES, MONSTERS = "heroes", "monsters"
SECTIONS = (HEROES, MONSTERS)
NO_MARKS = frozenset({"figure", "figures", "words", "talks", "spells", "equipment"})
"""Keys that an entry of an adventure may have as well."""
MARKS = {
    HEROES: frozenset(OwnHero.model_fields) - NO_MARKS,
    MONSTERS: frozenset(OwnMonster.model_fields) - NO_MARKS,
}
"""Keys by which an entry is known to be a hero or a monster; two of them are enough."""


@dataclass(frozen=True, slots=True)
class Own:
    """The heroes and monsters of a file that can be read, by id."""

    heroes: dict[str, OwnHero]
    monsters: dict[str, OwnMonster]


def looks_like_heroes(source: Source) -> bool:
    """Whether a file means to be about heroes, right or wrong."""
    return _looks_like(source, HEROES)


def looks_like_monsters(source: Source) -> bool:
    """Whether a file means to be about monsters, right or wrong; an adventure that places monsters does not."""
    return _looks_like(source, MONSTERS)


def check_own(content: DragonStrikeContent, source: Source, sets: Sequence[Texts]) -> list[Finding] | None:
    """Everything that is wrong with a file, by place; None if it is about something else.

    ``sets`` are the texts of the languages in which the figures shall have words.
    """
    if not looks_like_heroes(source) and not looks_like_monsters(source):
        return None
    return read_own(content, source, sets)[1]


def read_own(content: DragonStrikeContent, source: Source, sets: Sequence[Texts]) -> tuple[Own, list[Finding]]:
    """The figures of a file that can be read, and everything that is wrong with it, by place."""
    own, findings = Own({}, {}), list(_check_sections(source))
    tables = content.tables
    for name, loc, entry in _entries(source, HEROES):
        hero, problems = check(OwnHero, source, loc)
        findings.extend(problems)
        findings.extend(_check_id(name, tables.heroes.heroes, source, loc))
        findings.extend(_check_figure(tables.heroes.heroes, entry, source, loc))
        if hero is None:
            findings.extend(check_bounds(tables.bounds.hero, "hero", name, entry, source, loc))
        else:
            own.heroes[name] = hero
            findings.extend(check_hero(tables, name, hero, source, loc))
            findings.extend(_check_class(content, name, hero, source, loc))
    for name, loc, entry in _entries(source, MONSTERS):
        monster, problems = check(OwnMonster, source, loc)
        findings.extend(problems)
        findings.extend(_check_id(name, tables.monsters.monsters, source, loc))
        findings.extend(_check_figure(tables.monsters.monsters, entry, source, loc))
        findings.extend(_check_count(tables.monsters.monsters, name, entry, source, loc))
        if monster is None:
            findings.extend(check_bounds(tables.bounds.monster, "monster", name, entry, source, loc))
        else:
            own.monsters[name] = monster
            findings.extend(check_monster(tables, name, monster, source, loc))
    locs = [(section, name) for section in SECTIONS for name, _, _ in _entries(source, section)]
    for texts in sets:
        findings.extend(check_words(content, own.heroes, own.monsters, locs, source, texts))
    return own, sorted_findings(findings)


def _entries(source: Source, section: str) -> Iterator[tuple[str, Loc, Entry]]:
    """The entries of a section: id, place, and what stands there (nothing, if that is no group of keys)."""
    entries = source.data.get(section) if isinstance(source.data, dict) else None
    for name, entry in entries.items() if isinstance(entries, dict) else ():
        yield str(name), (section, name), entry if isinstance(entry, dict) else {}


def _looks_like(source: Source, section: str) -> bool:
    entries = source.data.get(section) if isinstance(source.data, dict) else None
    listed = entries if isinstance(entries, list) else list(entries.values()) if isinstance(entries, dict) else []
    return any(isinstance(entry, dict) and len(MARKS[section] & set(map(str, entry))) >= 2 for entry in listed)


def _check_sections(source: Source) -> Iterator[Finding]:
    """Keys beside ``heroes`` and ``monsters``, and sections that are no groups of ids."""
    data = source.data if isinstance(source.data, dict) else {}
    for key, entries in data.items():
        if key not in SECTIONS:
            where, hint = source.place((key,), key=True), did_you_mean(key, SECTIONS)
            yield Finding("unknown-key", f"“{key}” is not a key of this file", where, hint=hint)
        elif not isinstance(entries, dict):
            hint = "write an id, such as “ranger:”, and the figures below it, indented"
            yield Finding("wrong-type", f"“{key}” must be a group of keys", source.place((key,)), hint=hint)


def _check_figure(known: Mapping[str, object], entry: Entry, source: Source, loc: Loc) -> Iterator[Finding]:
    """A figure that the box does not have."""
    figure = entry.get("figure")
    if isinstance(figure, str) and figure not in known:
        where, hint = source.place((*loc, "figure")), did_you_mean(figure, known)
        yield Finding("unknown-figure", f"the box has no figure of “{figure}”", where, hint=hint)


def _check_count(
    monsters: Mapping[str, Monster], name: str, entry: Entry, source: Source, loc: Loc
) -> Iterator[Finding]:
    """More figures than the box has, or figures of another size."""
    box = monsters.get(str(entry.get("figure")))
    if box is None:
        return
    figures, squares = entry.get("figures"), entry.get("squares", 1)
    if isinstance(figures, int) and figures > box.figures:
        message = f"“{name}” needs {figures} figures of “{entry['figure']}”, the box has {box.figures}"
        hint = f"write at most {box.figures}"
        yield Finding("too-many-figures", message, source.place((*loc, "figures")), hint=hint)
    if isinstance(squares, int) and squares != box.squares:
        message = f"“{name}” covers {squares} squares, but the figure of “{entry['figure']}” {box.squares}"
        where = source.place((*loc, "squares" if "squares" in entry else "figure"))
        yield Finding("wrong-value", message, where, hint=f"write “squares: {box.squares}”")


def _check_class(content: DragonStrikeContent, name: str, hero: OwnHero, source: Source, loc: Loc) -> Iterator[Finding]:
    """What only some classes have by the rules. It is told, not forbidden: the hero is its owner's."""
    heroes = content.tables.heroes.heroes.values()
    for key, has, able in (
        ("spells", hero.casts, {other.hero_class for other in heroes if other.casts}),
        ("sneak_attacks", hero.sneak_attacks, {other.hero_class for other in heroes if other.sneak_attacks}),
    ):
        if has and hero.hero_class not in able:
            classes = " or ".join(sorted(able))
            message = f"“{name}” is a {hero.hero_class}, but by the rules {key} are for {classes}"
            yield Finding("unusual-class", message, source.place((*loc, key)), Severity.WARNING)


def _check_id(name: str, known: Mapping[str, object], source: Source, loc: Loc) -> Iterator[Finding]:
    if unicodedata.normalize("NFKC", name).casefold() in known:
        where = source.place(loc, key=True)
        yield Finding("duplicate-name", f"the game has a “{name}” already", where, hint="give it an id of its own")
    if not name.replace("-", "").isalnum() or not name.isascii() or not name.islower() or not name[0].isalpha():
        hint = "write small letters, digits and hyphens, a letter first"
        yield Finding("bad-name", f"“{name}” cannot be an id", source.place(loc, key=True), hint=hint)
