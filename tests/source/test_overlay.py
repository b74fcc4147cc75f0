"""What packs add to a file and change in it: never by mistake, never in silence, each value at its own place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError, Finding, Place
from generator.source.nodes import Data, Source
from generator.source.overlay import brought, overlaid
from generator.source.reader import parse_yaml
from generator.source.tree import Layer, Tree
from tests.packs.making import layer

SHIPPED = """\
provenance: printed
cite: "The book"
monsters:
  orc: {speed: 6, attacks: [1, 2]}
  troll: {speed: 4}
dragons:
  - name: Reaper
    body: heavy
  - name: Slash
    body: light
steps: [1, 2, 3]
title: Beasts
cells:
  monsters.orc.speed: {provenance: reconstructed, why: "a guess"}
  monsters.troll: {provenance: derived, why: "forced"}
"""


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    (tmp_path / "game").mkdir()
    (tmp_path / "game/beasts.yaml").write_text(SHIPPED, encoding="utf-8")
    return tmp_path


def read(shipped: Path, *layers: Layer, file: str = "beasts.yaml") -> Source:
    return (Tree(shipped, "content", layers) / "game" / file).read()


def one(text: str, name: str = "one", *after: str) -> Layer:
    return layer({"game/beasts.yaml": text}, name, after)


def findings(shipped: Path, *layers: Layer) -> list[Finding]:
    with pytest.raises(ContentError) as caught:
        read(shipped, *layers)
    return list(caught.value.findings)


def test_without_packs_a_file_is_as_it_is(shipped: Path) -> None:
    assert read(shipped) == read(shipped, layer({"game/other.yaml": "x: 1\n"}))


def test_what_is_new_is_added_and_stands_in_the_pack(shipped: Path) -> None:
    pack = one("monsters:\n  imp: {speed: 8}\ndragons:\n  - {name: Żmij, body: light}\nextra: yes\n")
    source = read(shipped, pack)
    assert source.value(("monsters", "imp")) == {"speed": 8}
    assert source.value(("dragons", 2, "name")) == "Żmij" and source.value(("extra",)) == "yes"
    assert source.value(("monsters", "orc", "speed")) == 6
    assert source.place(("monsters", "imp", "speed")) == Place("one/game/beasts.yaml", 2, 16)
    assert source.place(("monsters", "imp"), key=True) == Place("one/game/beasts.yaml", 2, 3)
    assert source.place(("dragons", 2, "body")) == Place("one/game/beasts.yaml", 4, 24)
    assert source.place(("monsters", "troll", "speed")) == Place("content/game/beasts.yaml", 5, 18)
    assert source.is_added(("monsters", "imp")) and not source.is_added(("monsters", "orc"))


def test_what_is_there_is_changed_key_by_key_and_a_list_as_a_whole(shipped: Path) -> None:
    text = "override:\n  monsters:\n    orc: {attacks: [9], flies: true}\n  dragons:\n    - {name: Slash, body: huge}\n"
    source = read(shipped, one(text + "  steps: [7]\n  title: Mine\n"))
    assert source.value(("monsters", "orc")) == {"speed": 6, "attacks": [9], "flies": True}
    assert source.value(("dragons",)) == [{"name": "Reaper", "body": "heavy"}, {"name": "Slash", "body": "huge"}]
    assert source.value(("steps",)) == [7] and source.value(("title",)) == "Mine"
    assert source.place(("monsters", "orc", "attacks", 0)) == Place("one/game/beasts.yaml", 3, 21)
    assert source.place(("monsters", "orc", "speed")) == Place("content/game/beasts.yaml", 4, 16)
    assert source.place(("dragons", 1, "body")).line == 5
    assert isinstance(source.data, dict) and "override" not in source.data


@pytest.mark.parametrize(
    ("text", "code", "line", "says"),
    [
        ("monsters:\n  orc: {speed: 9}\n", "already-there", 2, "content/game/beasts.yaml:4:3"),
        ("dragons:\n  - {name: Slash}\n", "already-there", 2, "“Slash” is there already"),
        ("title: Mine\n", "already-there", 1, "“title”"),
        ("steps: [4]\n", "already-there", 1, "have no names"),
        ("monsters: [1]\n", "wrong-type", 1, "must be a group of keys"),
        ("dragons: {Slash: 1}\n", "wrong-type", 1, "must be a list"),
        ("override:\n  monster:\n    orc: 1\n", "nothing-to-override", 2, "“monster”"),
        ("override:\n  monsters:\n    orkk: {speed: 9}\n", "nothing-to-override", 3, "“orkk”"),
        ("override:\n  dragons:\n    - {name: Slush}\n", "nothing-to-override", 3, "“Slush”"),
        ("override:\n  dragons:\n    - {body: light}\n", "nothing-to-override", 3, "“name” is missing"),
        ("override: []\n", "wrong-type", 1, "changes nothing"),
        ("override:\n  [monsters]\n", "wrong-type", 2, "changes nothing"),
        ("- a\n", "wrong-type", 1, "group of keys"),
    ],
)
def test_what_is_not_meant_is_told_at_its_line(shipped: Path, text: str, code: str, line: int, says: str) -> None:
    (finding,) = findings(shipped, one(text))
    assert (finding.code, finding.where.file, finding.where.line) == (code, "one/game/beasts.yaml", line)
    assert says in finding.message


def test_the_nearest_name_is_offered(shipped: Path) -> None:
    (finding,) = findings(shipped, one("override:\n  monsters:\n    orcs: {speed: 9}\n"))
    assert finding.hint == "did you mean “orc”?"


def test_all_packs_are_told_together(shipped: Path) -> None:
    first, second = one("title: Mine\n"), one("override:\n  nothing: 1\n", "two")
    assert [finding.where.file for finding in findings(shipped, first, second)] == [
        "one/game/beasts.yaml",
        "two/game/beasts.yaml",
    ]


CHANGE = "override:\n  monsters:\n    orc: {speed: 9}\n"


def test_two_packs_that_say_the_same_thing_are_both_named(shipped: Path) -> None:
    (finding,) = findings(shipped, one(CHANGE), one(CHANGE.replace("9", "8"), "two"))
    assert (finding.code, finding.where) == ("contested", Place("two/game/beasts.yaml", 3, 11))
    assert "“one”" in finding.message and "one/game/beasts.yaml" in finding.message
    assert "after: [one]" in finding.hint


def test_a_later_pack_wins_if_it_says_that_it_comes_after(shipped: Path) -> None:
    source = read(shipped, one(CHANGE), one(CHANGE.replace("9", "8"), "two", "one"))
    assert source.value(("monsters", "orc", "speed")) == 8
    again = read(shipped, one(CHANGE), one(CHANGE, "two"))
    assert again.value(("monsters", "orc", "speed")) == 9  # they agree


def test_what_a_pack_adds_another_may_change_only_after_it(shipped: Path) -> None:
    adds, changes = one("monsters:\n  imp: {speed: 8}\n"), "override:\n  monsters:\n    imp: {speed: 7, flies: true}\n"
    assert {finding.code for finding in findings(shipped, adds, one(changes, "two"))} == {"contested"}
    assert read(shipped, adds, one(changes, "two", "one")).value(("monsters", "imp")) == {"speed": 7, "flies": True}
    (finding,) = findings(shipped, adds, one("monsters:\n  imp: {speed: 1}\n", "two"))
    assert finding.code == "already-there" and "one/game/beasts.yaml:2:3, in the pack “one”" in finding.message


def test_figures_that_a_pack_brings_come_from_the_pack(shipped: Path) -> None:
    text = "provenance: printed\ncite: my own copy\nmonsters:\n  imp: {speed: 8}\n" + CHANGE
    cells = read(shipped, one(text)).value(("cells",))
    mine = {"provenance": "printed", "why": "my own copy"}
    assert cells == {
        "monsters.troll": {"provenance": "derived", "why": "forced"},
        "monsters.imp": mine,
        "monsters.orc.speed": mine,
    }
    source = read(shipped, one(CHANGE + "  dragons:\n    - {name: Slash, body: huge}\n"))
    assert source.value(("provenance",)) == "printed"
    note = source.value(("cells", "dragons.Slash.body"))
    assert note == {"provenance": "original", "why": "as the pack “One” has it"}


def test_a_pack_may_note_single_figures_itself(shipped: Path) -> None:
    own = "cells:\n  monsters.imp.speed: {provenance: printed}\n"
    source = read(shipped, one("monsters:\n  imp: {speed: 8}\n" + own))
    assert source.value(("cells", "monsters.imp.speed")) == {"provenance": "printed"}
    assert source.value(("cells", "monsters.imp", "provenance")) == "original"


def test_a_file_that_only_a_pack_has_is_read_and_shown_as_its_own(shipped: Path) -> None:
    tree = Tree(shipped, "content", (layer({"game/more.yaml": "a: 1\n"}),)) / "game"
    assert [(path.name, path.shown) for path in tree.glob("*.yaml")] == [
        ("beasts.yaml", "content/game/beasts.yaml"),
        ("more.yaml", "one/game/more.yaml"),
    ]
    assert (tree / "more.yaml").read().place(("a",)) == Place("one/game/more.yaml", 1, 4)
    with pytest.raises(ContentError) as caught:
        read(shipped, layer({"game/more.yaml": "override:\n  a: 1\n"}), file="more.yaml")
    assert [(finding.code, finding.where.line) for finding in caught.value.findings] == [("nothing-to-override", 2)]


keys = st.sampled_from(["monsters", "dragons", "steps", "title", "cells", "provenance", "override", "orc", "name", "x"])
values: st.SearchStrategy[Data] = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from(["Slash", "orc", "", "printed"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(keys, values, min_size=1, max_size=4))
def test_whatever_a_pack_says_there_is_a_file_or_a_finding(brings: dict[str | int, Data]) -> None:
    base = parse_yaml(SHIPPED.encode(), "shipped.yaml")
    before = json.dumps(base.data)
    try:
        what = brought(parse_yaml(json.dumps(brings).encode(), "pack.yaml"))
        merged = overlaid(base, [("one", "One", (), what)], {"pack.yaml": "one"})
        assert isinstance(merged.data, dict) and "override" not in merged.data
        for key in merged.data:
            assert merged.place((key,)).file in ("shipped.yaml", "pack.yaml")
    except ContentError as error:
        assert all(finding.where.file == "pack.yaml" and finding.where.line for finding in error.findings)
    assert json.dumps(base.data) == before
