"""Checks of the words in a user's own file: languages, names, letters, and terms that the game does not know."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping

from generator.errors import Finding, did_you_mean
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.model.own import OwnHero, OwnHeroWords, OwnMonster, OwnMonsterWords
from generator.games.dragon_strike.model.rules import TextBounds
from generator.i18n.texts import Texts
from generator.source.model import check
from generator.source.reader import Source, Step

Loc = tuple[Step, ...]

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories that no printed word may hold: controls, invisible marks, unassigned and private characters."""


def check_words(
    content: DragonStrikeContent,
    heroes: Mapping[str, OwnHero],
    monsters: Mapping[str, OwnMonster],
    locs: Iterable[Loc],
    source: Source,
    texts: Texts,
) -> Iterator[Finding]:
    """What the figures of a file lack, or say twice, in one language.

    ``locs`` are the places of all figures; ``heroes`` and ``monsters`` those that could be read.
    """
    code, bounds = texts.language.code, content.tables.bounds.text
    names = {_key(texts(f"heroes.{name}.name")): "the game" for name in content.tables.heroes.heroes}
    names |= {_key(texts(f"monsters.{name}.name")): "the game" for name in content.tables.monsters.monsters}
    letters = {str(texts(f"monsters.{name}.letters")): name for name in content.tables.monsters.monsters}
    for loc in locs:
        section, figure_id = loc[0], str(loc[1])
        entry = source.value(loc)
        given = entry.get("words") if isinstance(entry, dict) else None
        if not isinstance(given, dict):
            continue  # told already
        here = (*loc, "words", code)
        if code not in given:
            hint = f"write “{code}:” below “words”, with its name"
            message = f"“{figure_id}” has no words in {code}"
            yield Finding("missing-translation", message, source.place(here[:-1], key=True), hint=hint)
            continue
        hero_words, monster_words = check(OwnHeroWords, source, here)[0], check(OwnMonsterWords, source, here)[0]
        words = hero_words if section == "heroes" else monster_words
        if words is None:
            continue  # told already
        yield from _name(words.name, bounds.name, names, source, (*here, "name"))
        names.setdefault(_key(words.name), f"“{figure_id}”")
        yield from _texts(words, bounds, source, here)
        figure = heroes.get(figure_id) if section == "heroes" else monsters.get(figure_id)
        if figure is not None:
            yield from _terms(figure, words, source, loc, texts)
        if isinstance(words, OwnMonsterWords):
            if words.letters in letters:
                message = f"“{words.letters}” marks “{letters[words.letters]}” already"
                where, hint = source.place((*here, "letters")), "give it letters of its own"
                yield Finding("duplicate-name", message, where, hint=hint)
            letters.setdefault(words.letters, figure_id)


def _name(name: str, most: int, names: Mapping[str, str], source: Source, loc: Loc) -> Iterator[Finding]:
    where = source.place(loc)
    length = len(unicodedata.normalize("NFC", name))
    if not name.strip():
        yield Finding("bad-name", "the name is empty", where, hint="give it a name")
    elif length > most:
        message = f"the name has {length} letters, the card has room for {most}"
        yield Finding("bad-name", message, where, hint=f"shorten it by {length - most}")
    if _key(name) in names:
        message = f"the name “{name}” is taken by {names[_key(name)]}"
        yield Finding("duplicate-name", message, where, hint="give it a name of its own")


def _texts(words: OwnHeroWords | OwnMonsterWords, bounds: TextBounds, source: Source, loc: Loc) -> Iterator[Finding]:
    """Texts that are too long, and characters that cannot be printed."""
    listed: list[tuple[str, int, Loc]] = [(words.name, len(words.name), ("name",))]
    if isinstance(words, OwnHeroWords):
        listed.append((words.line, bounds.line, ("line",)))
    else:
        listed.append((words.text, bounds.card, ("text",)))
        listed += [(line, bounds.line, ("says", index)) for index, line in enumerate(words.says)]
    listed += [(term, bounds.name, ("terms", key)) for key, term in words.terms.items()]
    for text, most, path in listed:
        where = source.place((*loc, *path))
        if len(text) > most:
            message = f"the text has {len(text)} letters, the card has room for {most}"
            yield Finding("text-too-long", message, where, hint=f"shorten it by {len(text) - most}")
        for letter in sorted({letter for letter in text if unicodedata.category(letter) in _UNSEEN}):
            message = f"the text holds the character U+{ord(letter):04X}, which cannot be printed"
            hint = "delete it (it may stand unseen between two letters)"
            yield Finding("bad-name", message, where, hint=hint)


def _terms(
    figure: OwnHero | OwnMonster, words: OwnHeroWords | OwnMonsterWords, source: Source, loc: Loc, texts: Texts
) -> Iterator[Finding]:
    """Weapons, armor and equipment that have a word neither in the game nor in the file."""
    used: list[tuple[str, str, Loc]] = [
        ("weapons", strike.weapon, ("attacks", number, "strikes", index, "weapon"))
        for number, attack in enumerate(figure.attacks)
        for index, strike in enumerate(attack.strikes)
    ]
    if isinstance(figure, OwnHero):
        used.append(("armor", figure.armor, ("armor",)))
        used += [("equipment", item, ("equipment", index)) for index, item in enumerate(figure.equipment)]
    code = texts.language.code
    for group, term, path in used:
        if not texts.has(f"names.{group}.{term}") and term not in words.terms:
            near = did_you_mean(
                term, [key.rpartition(".")[2] for key in texts.keys if key.startswith(f"names.{group}.")]
            )
            hint = near if near.startswith("did you mean") else f"write “{term}: …” below “words.{code}.terms”"
            message = f"“{term}” has no word in {code}"
            yield Finding("missing-translation", message, source.place((*loc, *path)), hint=hint)


def _key(name: str) -> str:
    """A name as it is compared: capitals and spaces make no difference."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
