"""Every value and key knows its line and column."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import Place
from generator.source.nodes import Data, Step
from generator.source.reader import Source, parse_yaml

DRAGONS = parse_yaml(
    """\
# two dragons
dragons:
  - name: Żmij
    wings: {size: huge, tips: [1, 2]}
  - name: 'Smok'
5: five
żółć: ó
""".encode(),
    "dragons.yaml",
)


@pytest.mark.parametrize(
    ("loc", "line", "column"),
    [
        ((), 2, 1),
        (("dragons",), 3, 3),
        (("dragons", 0), 3, 5),
        (("dragons", 0, "name"), 3, 11),
        (("dragons", 0, "wings"), 4, 12),
        (("dragons", 0, "wings", "size"), 4, 19),
        (("dragons", 0, "wings", "tips", 1), 4, 35),
        (("dragons", 1, "name"), 5, 11),
        ((5,), 6, 4),
        (("5",), 6, 4),
        (("żółć",), 7, 7),
    ],
)
def test_values(loc: tuple[Step, ...], line: int, column: int) -> None:
    assert DRAGONS.place(loc) == Place("dragons.yaml", line, column)


@pytest.mark.parametrize(
    ("loc", "line", "column"),
    [
        (("dragons",), 2, 1),
        (("dragons", 0, "wings"), 4, 5),
        (("dragons", 0, "wings", "tips"), 4, 25),
        (("dragons", 0, "wings", "tips", 1), 4, 35),
        ((5,), 6, 1),
    ],
)
def test_keys(loc: tuple[Step, ...], line: int, column: int) -> None:
    assert DRAGONS.place(loc, key=True) == Place("dragons.yaml", line, column)


@pytest.mark.parametrize(
    ("loc", "line", "column"),
    [
        (("heroes",), 2, 1),
        (("dragons", 7), 3, 3),
        (("dragons", -1), 3, 3),
        (("dragons", "name"), 3, 3),
        (("dragons", 0, "tail", "length"), 3, 5),
        (("dragons", 0, "name", "first"), 3, 11),
    ],
)
def test_the_nearest_value_above_stands_in_for_what_does_not_exist(
    loc: tuple[Step, ...], line: int, column: int
) -> None:
    assert DRAGONS.place(loc) == Place("dragons.yaml", line, column)
    assert DRAGONS.place(loc, key=True) == Place("dragons.yaml", line, column)


def test_an_alias_stands_where_it_is_written_and_its_parts_where_they_are() -> None:
    source = parse_yaml(b"a: &wing\n  size: 5\nb: *wing\n", "f")
    assert source.data == {"a": {"size": 5}, "b": {"size": 5}}
    assert source.place(("b",)) == Place("f", 3, 4)
    assert source.place(("b", "size")) == Place("f", 2, 9)


def test_an_empty_value_stands_behind_its_colon() -> None:
    assert parse_yaml(b"a:\nb: 1\n", "f").place(("a",)) == Place("f", 1, 3)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_columns_count_characters_and_lines_end_in_any_way(end: str) -> None:
    source = parse_yaml(f"\ufeffa: é𝄞{end}𝄞𝄞: x{end}".encode(), "f")
    assert source.place(("𝄞𝄞",)) == Place("f", 2, 5)
    assert source.place(("𝄞𝄞",), key=True) == Place("f", 2, 1)


def test_value() -> None:
    assert DRAGONS.value(("dragons", 1, "name")) == "Smok"
    assert DRAGONS.value(("5",)) == "five"
    assert DRAGONS.value() is DRAGONS.data
    for loc in (("dragons", 2), ("x",), ("dragons", "0"), ("dragons", 0, "name", 0)):
        with pytest.raises(KeyError):
            DRAGONS.value(loc)


WORDS = st.text(st.characters(min_codepoint=0x20, max_codepoint=0x2FF, exclude_categories=["Cc", "Cf"]), max_size=8)
SCALARS = st.none() | st.booleans() | st.integers(-(10**14), 10**14) | WORDS
TREES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS.filter(bool), inner, max_size=4),
    max_leaves=20,
)


def every_path(data: Data, path: tuple[Step, ...] = ()) -> list[tuple[Step, ...]]:
    if isinstance(data, dict):
        return [path, *(found for key in data for found in every_path(data[key], (*path, key)))]
    if isinstance(data, list):
        return [path, *(found for index, item in enumerate(data) for found in every_path(item, (*path, index)))]
    return [path]


@given(TREES, st.sampled_from([None, 1, 3]))
def test_whatever_is_written_as_json_is_read_back_and_found_where_it_stands(tree: Data, indent: int | None) -> None:
    text = json.dumps({"root": tree}, ensure_ascii=False, indent=indent)
    source: Source = parse_yaml(text.encode(), "f")
    assert source.data == {"root": tree}
    lines = text.split("\n")
    for path in every_path(source.data):
        value = source.value(path)
        place = source.place(path)
        start = json.dumps(value, ensure_ascii=False)
        start = start[0] if isinstance(value, dict | list) else start
        assert lines[place.line - 1][place.column - 1 :].startswith(start)
        if path and isinstance(path[-1], str):
            key = source.place(path, key=True)
            assert lines[key.line - 1][key.column - 1 :].startswith(json.dumps(path[-1], ensure_ascii=False))
