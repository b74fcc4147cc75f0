"""All kinds of files: those that belong to no game, and those of each game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from generator.games.registry import GAMES
from generator.i18n.glossary import Terms
from generator.i18n.language import PLURAL_CLASSES, Language
from generator.i18n.prefill import CustomsFile
from generator.kit.theme import ThemeFile
from generator.layout.cards import CardSize
from generator.layout.paper import Paper
from generator.layout.printer import Printer
from generator.layout.profiles import Profile
from generator.packs.pack import PackFile
from generator.press.explaining import MessageFile
from generator.source.kinds import FileKind, find_kind, kind_of

HOMEMADE = "generator.games.homemade.game"
PACK = "pack"
PRINTER = "printer"
PACK_EXAMPLE = """\
format: 1
id: my-dragons
title: My dragons
author: A. Player
licence: CC BY-SA 4.0
languages: [en]
"""
PRINTER_EXAMPLE = "paper: a4\nflip: long\nback_offset: {x: 0.5, y: -0.3}\nscale: {x: 1.002, y: 1.0}\nmargin: 5\n"
PAPER_EXAMPLE = "a4: {name: A4, width: 210, height: 297, margin: 8}\n"
CARD_EXAMPLE = "poker: {name: Poker, width: 63.5, height: 88.9}\n"
PROFILE_EXAMPLE = "home: {name: A printer at home, form: sheets, backs: long, bleed: 2}\n"
THEME_EXAMPLE = """\
extends: base
colors:
  lead: "#A8321E"
styles:
  title: {family: Spectral, weight: 800, size: 24, smallest: 14}
"""
TEXT_EXAMPLE = """\
sheet:
  title: Play sheet
  points: {one: "{{ n }} point", other: "{{ n }} points"}
"""
LANGUAGE_EXAMPLE = """\
code: de
locale: de_DE
tag: de-DE
name: Deutsch
plural: [one, other]
quotes: ["„", "“"]
inner_quotes: ["‚", "‘"]
bound_words: []
bound_shortenings: [z. B.]
alphabet: aäbcdefghijklmnoöpqrsßtuüvwxyz
die: W
"""
GLOSSARY_EXAMPLE = """\
terms:
  breath: {term: breath weapon, means: What a dragon attacks with from afar., avoid: [fire attack]}
"""

TEXTS: dict[str, Any] = {
    "allOf": [{"$ref": "#/definitions/texts"}],
    "$defs": {
        "texts": {
            "type": "object",
            "description": "Texts by their keys; a group may hold further groups.",
            "additionalProperties": {"$ref": "#/definitions/text"},
        },
        "text": {
            "anyOf": [
                {"type": "string", "description": "The text. Jinja such as “{{ n }}” fills in figures."},
                {"$ref": "#/definitions/forms"},
                {"$ref": "#/definitions/texts"},
                {"type": "null", "description": "Not translated yet."},
            ]
        },
        "forms": {
            "type": "object",
            "description": "One text for each plural form of the language; “{{ n }}” is the number.",
            "properties": {name: {"type": ["string", "null"]} for name in PLURAL_CLASSES},
            "additionalProperties": False,
            "minProperties": 1,
        },
    },
}
"""A tree of texts. It is said in JSON Schema, as its model is code: :func:`generator.i18n.texts.flatten`."""


@cache
def all_kinds() -> tuple[FileKind, ...]:
    """Every kind of file: those of the games, then those of the press."""
    games = (kind for module in (*GAMES.values(), HOMEMADE) for kind in _kinds_of(module))
    return (*games, *_general())


def find_own(name: str) -> FileKind | None:
    """The kind of a file of a pack, by what its path would be among the shipped files; the pack's own is told too."""
    if name == "content/pack.yaml":
        return find_kind(all_kinds(), PACK)
    return kind_of(all_kinds(), name)


def _kinds_of(module: str) -> Iterator[FileKind]:
    kinds: Iterator[FileKind] = import_module(f"{module.rpartition('.')[0]}.file_kinds").file_kinds()
    return kinds


def _general() -> Iterator[FileKind]:
    yield FileKind(PACK, "What a pack says of itself", PackFile, example=PACK_EXAMPLE, own=True)
    yield FileKind(PRINTER, "What is known of a printer", Printer, example=PRINTER_EXAMPLE, own=True)
    yield FileKind("theme", "A theme", ThemeFile, ("templates/theme/*.yaml",), example=THEME_EXAMPLE, own=True)
    yield FileKind(
        "texts",
        "Texts of a game in one language",
        TEXTS,
        ("content/*/text/*/*.yaml", "content/*/text/*/*/*.yaml"),
        example=TEXT_EXAMPLE,
        own=True,
    )
    yield FileKind(
        "glossary",
        "Glossary of a game in one language",
        Terms,
        ("content/*/glossary/*.yaml",),
        GLOSSARY_EXAMPLE,
        own=True,
    )
    yield FileKind("language", "A language", Language, ("content/languages/*.yaml",), LANGUAGE_EXAMPLE, own=True)
    yield FileKind("messages", "Messages explained", MessageFile, ("content/press/messages/*.yaml",))
    yield FileKind("customs", "Customs of languages", CustomsFile, ("content/press/customs.yaml",))
    yield FileKind(
        "translated",
        "What texts were translated from",
        dict[str, dict[str, str]],
        ("content/*/translated/*.yaml",),
        about="A digest of each English text, by file and key. Commands write it; nobody needs to.",
    )
    yield FileKind("papers", "Papers", dict[str, Paper], ("content/press/papers.yaml",), example=PAPER_EXAMPLE)
    yield FileKind("card-sizes", "Sizes of cards", dict[str, CardSize], ("content/press/cards.yaml",), CARD_EXAMPLE)
    yield FileKind(
        "print-profiles", "Print profiles", dict[str, Profile], ("content/press/profiles.yaml",), PROFILE_EXAMPLE
    )
