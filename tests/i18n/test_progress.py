"""How far a translation is, text by text."""

from __future__ import annotations

from generator.errors import Place
from generator.i18n.catalogue import Unit, digest
from generator.i18n.compare import figures_of
from generator.i18n.progress import Progress, shortcomings
from generator.i18n.texts import Entry

FILE = Place("de/names.yaml")
PLURAL = {"one": "{{ n }} die", "other": "{{ n }} dice"}


def units(file: str, **entries: Entry | None) -> dict[str, Unit]:
    return {key: Unit((key,), entry, Place(file, line)) for line, (key, entry) in enumerate(entries.items(), 1)}


def test_what_is_missing_is_told_where_it_belongs() -> None:
    english = units("en.yaml", head="head", tail="tail", dice=PLURAL)
    own = units("de.yaml", head=None, dice={"other": "{{ n }} Würfel"})
    done, found = shortcomings(english, own, {}, "de", ("one", "other"), FILE)
    assert done == 0
    assert [(finding.code, str(finding.where)) for finding in found] == [
        ("missing-translation", "de.yaml:1:1"),
        ("missing-translation", "de/names.yaml:1:1"),
        ("missing-plural", "de.yaml:2:1"),
    ]


def test_what_makes_one_doubt() -> None:
    english = units("en.yaml", far="{{ far }} hexes", same="as it was said before", old="new words")
    own = units("de.yaml", far="{{ fra }} Felder", same="as it was said before", old="alte Worte")
    records = {"far": digest("{{ far }} hexes"), "old": digest("old words")}
    done, found = shortcomings(english, own, records, "de", ("one", "other"), FILE)
    assert done == 3
    assert [finding.code for finding in found] == ["placeholder-mismatch", "untranslated", "stale-translation"]
    assert "en.yaml:3:1" in found[2].message and "dragonpress language accept de old" in found[2].hint


def test_a_chapter_may_put_a_figure_into_other_words() -> None:
    english = units("a.md", begin='{{ count("units.dice", ex.roll.dice) }} and {{ number(map.size) }}')
    own = units("b.md", begin='{% if ex.roll.dice > 1 %}viele{% endif %} {{ word("x.y", map.size) }}')
    assert shortcomings(english, own, {}, "de", ("one", "other"), FILE) == (1, [])
    assert figures_of(str(english["begin"].entry)) == {"ex.roll.dice", "map.size"}


def test_a_hundred_percent_means_all() -> None:
    assert [Progress("x", 200, done).percent for done in (0, 199, 200)] == [0, 99, 100]
    assert Progress("x", 0, 0).percent == 100
