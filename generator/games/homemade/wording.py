"""What the texts, faces and templates of a homemade game may show: its figures, and the values of a card by name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any

from generator.errors import NOWHERE, ContentError, Finding, Place, PlacedText, place_of
from generator.games.homemade.content import Content
from generator.games.homemade.model.deck_file import PARTS, CardRow, DeckFile, FieldType
from generator.games.homemade.model.game_file import Kind
from generator.i18n.sandbox import render_string
from generator.i18n.texts import Texts

_MISSING = re.compile(r"has no attribute '([\w-]+)'")


@contextmanager
def explained(content: Content) -> Iterator[None]:
    """Names the figure, card field or space that may be meant where Jinja asks for one that there is none of."""
    try:
        yield
    except ContentError as error:
        raise ContentError(
            replace(each, hint=each.hint or nearest(content, each)) for each in error.findings
        ) from error


def nearest(content: Content, finding: Finding) -> str:
    """A hint that names what is nearest to the name that a finding misses; empty if nothing is near."""
    missing = _MISSING.search(finding.message)
    if finding.code != "template-error" or missing is None:
        return ""
    known = [*content.game.figures, *content.parts]
    for part in content.parts.values():
        known += getattr(part, "fields", {})
        known += [ground.name for ground in getattr(part, "legend", {}).values()]
        known += [kind.id for kind in getattr(part, "tokens", ())]
    near = get_close_matches(missing[1], known, n=1)
    return f"did you mean “{near[0]}”?" if near else ""


@dataclass(frozen=True)
class Wording:
    """A game in one language. ``texts`` may hold the press's texts as well."""

    content: Content
    texts: Texts

    def text(self, key: str, **figures: Any) -> PlacedText:
        """The text at ``key``, which may show ``{{ figures.NAME }}``. Raises ContentError."""
        names = {"figures": self.content.game.figures, "count": self.count, **figures}
        with explained(self.content):
            filled = self.texts(key, **names)
        return PlacedText(filled, self.texts.where(key))

    def count(self, key: str, number: float, **figures: Any) -> str:
        """The counted text at ``key``."""
        with explained(self.content):
            return self.texts.count(key, number, **{"figures": self.content.game.figures, **figures})

    def optional(self, key: str) -> str:
        """The text at ``key``, or nothing if there is none."""
        return self.text(key) if self.texts.has(key) else ""

    def document(self, name: str) -> str:
        """What a document is called."""
        return self.text(f"documents.{name}")

    @property
    def spoken(self) -> str:
        """The code of the language that files are looked for in; the game's first one for the pseudo-language."""
        code, languages = self.texts.language.code, self.content.game.languages
        return code if code in languages else languages[0]

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.text("title")

    @property
    def imprint(self) -> str:
        """Whose game it is: the text ``imprint``, or else its title."""
        return self.text("imprint") if self.texts.has("imprint") else self.title

    def base(self) -> dict[str, Any]:
        """The names that every piece of Jinja knows."""
        return {"figures": self.content.game.figures, "t": self.text, "count": self.count}

    def fill(self, jinja: str, where: Place, **names: Any) -> PlacedText:
        """A piece of Jinja filled in. Raises ContentError at ``where``."""
        if "{{" not in jinja and "{%" not in jinja and "{#" not in jinja:
            return PlacedText(jinja, where)
        with explained(self.content):
            return PlacedText(render_string(jinja, {**self.base(), **names}, where), where)

    def card(self, deck: str, row: CardRow) -> dict[str, Any]:
        """The names that the face of a card knows: its fields; under ``words`` the names of its choices."""
        fields = self.content.deck(deck).fields
        values: dict[str, Any] = {"id": row.id, "copies": row.copies}
        words: dict[str, Any] = {}
        for name, kind in fields.items():
            if not kind.type.is_words:
                values[name] = row.values.get(name, "")
        for name, kind in fields.items():
            value = values.get(name)
            if kind.type is FieldType.CHOICE:
                words[name] = self.text(f"choices.{name}.{value}") if value else ""
            elif kind.type is FieldType.LIST:
                words[name] = [self.text(f"choices.{name}.{item}") for item in value or ()]
        values["words"] = words
        for name, kind in fields.items():
            if kind.type.is_words:
                key = f"{deck}.{row.id}.{name}"
                values[name] = self.text(key, **values) if self.texts.has(key) else ""
        return values

    def part(self, deck: str, part: str, values: Mapping[str, Any]) -> str:
        """What a part of a face shows: its own Jinja, or else the field of its name; empty if there is neither."""
        file = self.content.deck(deck)
        jinja = getattr(file.face, part)
        if jinja is not None:
            return self.fill(jinja, self.content.where(deck, "face", part), **values)
        if part not in file.fields:
            return ""
        value = values["words"].get(part, values[part])
        if isinstance(value, list):
            return self.texts.language.listing(value)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return self.texts.language.number(value)
        return value if isinstance(value, str) else str(value)

    def parts(self, deck: str, values: Mapping[str, Any]) -> dict[str, str]:
        """All parts of a face."""
        return {part: self.part(deck, part, values) for part in PARTS}

    def sheet(self) -> dict[str, Any]:
        """The names that a sheet's template and a rulebook know: cards, tokens and the letters of boards as well."""
        game = self.content.game
        decks = {entry.id: self.rows(entry.id) for entry in game.of_kind(Kind.DECK)}
        tokens = {
            entry.id: {
                kind.id: {"copies": kind.copies, "name": self.optional(f"{entry.id}.{kind.id}")}
                for kind in self.content.tokens(entry.id).tokens
            }
            for entry in game.of_kind(Kind.TOKENS)
        }
        boards = {entry.id: {"spaces": spaces(self.content, entry.id)} for entry in game.of_kind(Kind.BOARD)}
        return {**self.base(), "decks": decks, "tokens": tokens, "boards": boards}

    def rows(self, deck: str) -> list[dict[str, Any]]:
        """The cards of a deck as a template sees them."""
        file: DeckFile = self.content.deck(deck)
        return [self.card(deck, row) for row in file.rows]


def spaces(content: Content, board: str) -> dict[str, int]:
    """How many spaces of each ground a board has, by the name of the ground."""
    file = content.board(board)
    counted = dict.fromkeys((ground.name for ground in file.legend.values()), 0)
    for row in file.map:
        for letter in row:
            if not letter.isspace():
                counted[file.legend[letter].name] += 1
    return counted


def located(text: str, fallback: Place) -> Place:
    """Where a text stands, or else ``fallback``."""
    found = place_of(text, NOWHERE)
    return fallback if found == NOWHERE else found
