# ruff: noqa: E501
"""Broken files as people write them: what was done to which file, and the code and line of what is then told."""

from __future__ import annotations

from dataclasses import dataclass

GAME = "games/lanterns"


@dataclass(frozen=True)
class Broken:
    """A file of the small game, or of one's own, with a piece of it replaced; ``line`` counts in the broken file."""

    what: str
    subject: str
    old: str
    new: str
    code: str
    line: int


def tidied(*cases: tuple[str, str, str, str, str, int]) -> tuple[Broken, ...]:
    """The cases as records."""
    return tuple(Broken(*case) for case in cases)


# A row a case.
# fmt: off
BROKEN = tidied(
    # YAML itself
    ("a tab", "dragon", "  body: light", "\tbody: light", "tab-indentation", 4),
    ("no colon", "dragon", "  body: light", "  body light", "yaml-syntax", 4),
    ("no blank after the colon", "dragon", "  body: light", "  body:light", "yaml-syntax", 4),
    ("a quotation mark too few", "dragon", '"Smok Zenon"', '"Smok Zenon', "yaml-syntax", 3),
    ("Polish quotation marks", "dragon", '"Smok Zenon"', '„Smok" Zenon”: x', "yaml-syntax", 3),
    ("a line too far right", "dragon", "  wings: large\n", "    wings: large\n", "yaml-syntax", 5),
    ("a line too far left", "dragon", "  wings: large\n", " wings: large\n", "yaml-syntax", 5),
    ("a bracket too few", "cards.yaml", "kind: breeze, number: 1, emblem: house}", "kind: breeze, number: 1, emblem: house", "yaml-syntax", 15),
    ("a key twice", "dragon", "  claws: sharp\n", "  claws: sharp\n  claws: dull\n", "duplicate-key", 8),
    ("a Word document", "dragon", "# My", "PK\x03\x04", "control-character", 1),
    # dragons
    ("a Polish option", "dragon", "  body: light", "  body: lekki", "unknown-option", 4),
    ("a misspelt option", "dragon", "  wings: large\n  breath", "  wings: larg\n  breath", "unknown-option", 5),
    ("a misspelt key", "dragon", "  wings: large\n  breath", "  wing: large\n  breath", "unknown-key", 5),
    ("a Polish key", "dragon", "  wings: large\n  breath", "  skrzydła: large\n  breath", "unknown-key", 5),
    ("a budget in words", "dragon", "budget: 16", "budget: dużo", "wrong-type", 2),
    ("a budget with a comma", "dragon", "budget: 16", 'budget: "16,5"', "wrong-type", 2),
    ("a dragon over its budget", "dragon", "budget: 16", "budget: 3", "over-budget", 2),
    ("a dragon without a name", "dragon", '- name: "Smok Zenon"\n  body: light', "- body: light", "missing-key", 3),
    # game logs
    ("a hex off the map", "game-log", "0901", "9901", "off-map", 6),
    ("a dragon that nobody knows", "game-log", "Kelvinight:", "Kelvinit:", "unknown-dragon", 7),
    ("a move that there is none of", "game-log", "F11", "X11", "wrong-step", 13),
    # adventures
    ("a space off the board", "adventure", "start: [K18", "start: [K99", "off-board", 10),
    ("a Polish level", "adventure", "level: easy", "level: łatwy", "unknown-option", 5),
    ("a door between far spaces", "adventure", "at: P3-Q3", "at: P3-T3", "bad-door", 15),
    ("a monster that there is none of", "adventure", "monster: orc", "monster: ork", "unknown-monster", 28),
    ("a room twice", "adventure", "rooms:\n  A: {}", "rooms:\n  A: {}\n  A: {}", "duplicate-key", 21),
    ("an item never placed", "adventure", "items:\n", "items:\n  harp: {marker: flute}\n", "too-many-markers", 14),
    # heroes and monsters
    ("a die that there is none of", "figures", "save: d8", "save: d7", "unknown-option", 13),
    ("an armour class in words", "figures", "armor_class: 5", "armor_class: pięć", "wrong-type", 6),
    ("no words in Polish", "figures", "      pl: {name: Tropiciel, line: Zna każde drzewo., terms: {sling: proca, snare: sidła}}\n", "", "missing-translation", 19),
    # packs and games
    ("a format of the future", "pack.yaml", "format: 1", "format: 2", "unknown-format", 2),
    ("an id with blanks", "pack.yaml", "id: lamplighter", "id: Lamp Lighter", "bad-name", 3),
    ("a language that nobody knows", "pack.yaml", "[en, pl]", "[en, pll]", "unknown-language", 7),
    ("a kind that there is none of", "game.yaml", "kind: deck", "kind: talia", "unknown-option", 5),
    ("a decimal comma", "game.yaml", "hand: 3", "hand: 3,5", "wrong-type", 10),
    ("a document twice", "game.yaml", "id: tokens", "id: cards", "duplicate-name", 6),
    ("a file name as a document", "game.yaml", "id: cards", "id: ../cards", "bad-name", 5),
    ("a paper changed without saying so", "papers", "override:\n  a4: {margin: 9}", "a4: {margin: 9}", "already-there", 2),
    ("a change of something that is not there", "papers", "  a4: {", "  a44: {", "nothing-to-override", 3),
    ("a name that Windows has taken", "game.yaml", "{id: cards", "{id: con", "bad-name", 5),
    # decks, tokens, boards
    ("an emblem that there is none of", "cards.yaml", "emblem: house", "emblem: hause", "unknown-emblem", 15),
    ("a Polish choice", "cards.yaml", "kind: fire, number: 2", "kind: ogień, number: 2", "unknown-name", 19),
    ("a number out of bounds", "cards.yaml", "number: 4", "number: 14", "out-of-range", 18),
    ("copies in words", "cards.yaml", "{id: hop, copies: 2", "{id: hop, copies: two", "out-of-range", 15),
    ("a card twice", "cards.yaml", "id: draught", "id: hop", "duplicate-name", 16),
    ("words in the row of a card", "cards.yaml", "number: 1, emblem: house", 'number: 1, emblem: house, title: "Hop"', "words-in-row", 15),
    ("a size that there is none of", "cards.yaml", "size: poker", "size: pokerowa", "unknown-card-size", 1),
    ("a colour without its sign", "tokens.yaml", "{color: cinder, emblem: dragon,", "{color: ff8800, emblem: dragon,", "unknown-role", 5),
    ("a short colour", "theme.yaml", '"#2C6A82"', '"#2C6"', "bad-color", 3),
    ("a font that there is none of", "theme.yaml", "extends: homemade", "extends: homemade\nstyles:\n  title: {family: Comic Sans, weight: 400, size: 20}", "unknown-font", 3),
    ("a letter without a meaning", "harbour.yaml", "  n: {", "  nn: {", "unknown-letter", 7),
    # texts, chapters, templates
    ("a text that English lacks", "names.yaml", "  mist: mist\n", "", "missing-translation", 22),
    ("a bold mark never closed", "names.yaml", '"**Sea** –', '"**Sea –', "open-markup", 30),
    ("a figure that there is none of", "names.yaml", "figures.tall_lamp", "figures.tal_lamp", "template-error", 26),
    ("Jinja never closed", "names.yaml", "{{ count('units.points', figures.lamp) }}", "{{ count('units.points', figures.lamp)", "template-error", 25),
    ("a plural form too few", "names.yaml", "{one: hex, other: hexes}", "{one: hex}", "missing-plural", 11),
    ("a card text that is too long", "names.yaml", "title: The Lamplighter’s Dragons", "title: " + "The Lamplighter’s Dragons and all their Friends " * 3, "text-too-long", 1),
    ("a box never closed", "02-your-turn.md", "more.\n:::\n", "more.\n", "open-directive", 35),
    ("a box that there is none of", "02-your-turn.md", "::: example", "::: przykład", "unknown-directive", 35),
    ("a misspelt box", "02-your-turn.md", "::: example", "::: exmaple", "unknown-directive", 35),
    ("a reference that leads nowhere", "02-your-turn.md", 'see("light")', 'see("lights")', "unknown-section", 7),
    ("a term that there is none of", "02-your-turn.md", 'term("flame")', 'term("flames")', "unknown-term", 25),
    ("a heading without an id", "02-your-turn.md", "## Flying {#fly}", "## Flying", "bad-heading", 17),
    ("a figure without its text", "02-your-turn.md", "Alt: A card", "A card", "bad-caption", 11),
    ("a glossary without a meaning", "en.yaml", "{term: flame, means:", "{term: flame, mean:", "unknown-key", 3),
    ("a template with a wrong name", "reference.j2", "{{ figures.hand }}", "{{ figure.hand }}", "template-error", 5),
    ("a loop never closed", "reference.j2", "{% endfor %}", "", "template-error", 30),
    ("an emblem in a sheet", "reference.j2", "@flame:cinder", "@flamme:cinder", "unknown-emblem", 21),
)
# fmt: on
