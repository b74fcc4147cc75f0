"""Files to translate: a place for every text, with its English beside it."""

from __future__ import annotations

from generator.i18n.drafting import draft
from generator.source.reader import parse_yaml

ENGLISH = """\
# What stands on the sheet.
sheet:
  title: Play sheet
  cards: {one: "{{ n }} card", other: "{{ n }} cards"}
  # A remark within.
  long: |
    First line.
    Second line.
  says: {"1": "Yes: no", other-thing: x}
rules: [One, Two]
"""

DRAFT = """\
# What stands on the sheet.
sheet:
  # en: Play sheet
  title: ~
  # en one: {{ n }} card
  # en other: {{ n }} cards
  cards:
    one: ~
    few: ~
    many: ~
    other: ~
  # en: First line.
  #     Second line.
  long: ~
  says:
    # en: Yes: no
    "1": ~
    # en: x
    other-thing: ~
rules:
  # en: One
  - ~
  # en: Two
  - ~
"""


def test_a_draft_has_every_key_in_order_with_its_english() -> None:
    data = parse_yaml(ENGLISH.encode(), "en.yaml").data
    assert draft(ENGLISH, data, ("one", "few", "many", "other")) == DRAFT


def test_a_glossary_keeps_empty_what_each_language_has_of_its_own() -> None:
    english = "terms:\n  hero: {term: hero, means: Who plays., avoid: [adventurer], index: false}\n"
    assert draft(english, parse_yaml(english.encode(), "en.yaml").data, ("one", "other")) == (
        "terms:\n  hero:\n    # en: hero\n    term: ~\n    # en: Who plays.\n"
        "    means: ~\n    avoid: []\n    index: false\n"
    )
