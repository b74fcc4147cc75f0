"""What a translation lacks comes in; what somebody has written stays."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from generator.i18n.drafting import draft
from generator.i18n.supplementing import supplemented
from generator.source.reader import parse_yaml

CLASSES = ("one", "other")
GERMAN = """\
# Von Hand.
sheet:
  # en: Play sheet
  title: Drachenbogen   # mein Wort
  # Eine Bemerkung zum Ende.
  end: |
    Ende
    der Seite

  # en: Old words
  waits: ~
names: {head: Kopf, tail: Schwanz}
"""


def data(text: str) -> Any:
    return parse_yaml(text.encode(), "x.yaml").data


def test_missing_keys_come_in_where_they_stand_in_english() -> None:
    english = data(
        "sheet: {first: A, title: Play sheet, middle: {one: '{{ n }} x', other: '{{ n }} xs'}, end: End,\n"
        "  waits: New words}\n"
        "names: {head: head, tail: tail, wing: wing, legs: {left: l, right: r}}\n"
        "more: {last: Z}\n"
    )
    made, came = supplemented(GERMAN, english, CLASSES)
    assert came == 5
    assert (
        made
        == """\
# Von Hand.
sheet:
  # en: A
  first: ~
  # en: Play sheet
  title: Drachenbogen   # mein Wort
  # en one: {{ n }} x
  # en other: {{ n }} xs
  middle:
    one: ~
    other: ~
  # Eine Bemerkung zum Ende.
  end: |
    Ende
    der Seite

  # en: New words
  waits: ~
names: {head: Kopf, tail: Schwanz, wing: ~, legs: {left: ~, right: ~}}
more:
  # en: Z
  last: ~
"""
    )
    assert supplemented(made, english, CLASSES) == (made, 0)


def test_missing_plural_classes_and_items_come_in() -> None:
    english = data("a: {one: x, other: xs}\nb: {one: y, other: ys}\nrules: [One, Two, Three]\n")
    made, came = supplemented("a: {other: X}\nb:\n  other: Y\nrules:\n  - Eins\n", english, CLASSES)
    assert data(made) == {
        "a": {"other": "X", "one": None},
        "b": {"other": "Y", "one": None},
        "rules": ["Eins", None, None],
    }
    assert came == 2


KEYS = st.sampled_from(["a", "b", "title", "5", "yes", "no", "x-y", "Ä b"])
TEXTS = st.text("abc:#'\"{}~ -", max_size=12)
TREES = st.recursive(
    TEXTS | st.lists(TEXTS, min_size=1, max_size=3),
    lambda inner: st.dictionaries(KEYS, inner, min_size=1, max_size=4),
    max_leaves=12,
)
GROUPS = st.dictionaries(KEYS, TREES, min_size=1, max_size=4)


def cut(tree: Any, keep: int) -> Any:
    """A tree without some of its keys."""
    if not isinstance(tree, dict):
        return tree
    kept = {key: cut(value, keep + index) for index, (key, value) in enumerate(tree.items()) if (keep + index) % 3}
    return kept or dict(list(tree.items())[:1])


def shape(tree: Any) -> Any:
    """A tree with nothing at its texts."""
    if isinstance(tree, dict):
        return {key: shape(value) for key, value in tree.items()}
    return [None for _ in tree] if isinstance(tree, list) else None


@given(GROUPS, st.integers(0, 2))
def test_a_part_of_a_file_becomes_the_whole(english: Any, keep: int) -> None:
    part = draft("", cut(english, keep), CLASSES)
    made, _ = supplemented(part, english, CLASSES)
    assert data(made) == shape(english)
    assert list(data(made)) == list(english)
    assert supplemented(made, english, CLASSES) == (made, 0)
