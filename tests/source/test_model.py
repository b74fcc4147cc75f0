"""Model errors stand on the lines that caused them, in plain words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Any, Literal, Self

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field, StringConstraints, field_validator, model_validator
from pydantic_core import PydanticCustomError

from generator.errors import ContentError, Finding
from generator.source.model import Model, Problem, Problems, check, load, problem
from generator.source.reader import parse_yaml


class Size(StrEnum):
    TINY = "tiny"
    HUGE = "huge"
    VERY_HUGE = "very-huge"


class Wings(Model):
    size: Size
    span: float = 1.0
    claws: int = Field(default=0, ge=0, le=10)


class Fire(Model):
    kind: Literal["fire"]
    heat: int


class Frost(Model):
    kind: Literal["frost"]
    depth: int


class Dragon(Model):
    name: str
    hit_points: int = Field(alias="hit-points")
    wings: Wings | None = None
    at: tuple[int, int] = (0, 0)
    turns: tuple[int, ...] = ()
    colours: frozenset[Size] = frozenset()
    tame: bool = False
    rows: dict[int, Size] = Field(default_factory=dict)
    notes: dict[str, str] = Field(default_factory=dict)
    by_size: dict[Size, int] = Field(default_factory=dict)
    breath: Annotated[Fire | Frost, Field(discriminator="kind")] | None = None
    loose: Fire | Frost | None = None
    target: int | Literal["none", "all"] = "none"
    label: Annotated[str, StringConstraints(min_length=1, max_length=5, pattern="^[a-z]+$")] = "x"
    few: Annotated[tuple[int, ...], Field(min_length=1, max_length=3)] = (1,)
    likes: tuple[Wings, ...] = ()

    @field_validator("turns")
    @classmethod
    def _no_thirteen(cls, turns: tuple[int, ...]) -> tuple[int, ...]:
        if 13 in turns:
            raise ValueError("thirteen is unlucky")
        return turns

    def problems(self) -> Iterator[Problem]:
        if self.at == (9, 9):
            yield problem("off-the-board", "the dragon flies off the board", "at", 1, hint="at most 8")
        if self.name == "Nobody":
            yield problem("no-name", "a dragon needs a name", "name", on_key=True)


OK = "name: Ann\nhit-points: 5\n"


def findings_for(text: str, cls: type[Model] = Dragon) -> list[Finding]:
    model, findings = check(cls, parse_yaml(text.encode(), "d.yaml"))
    assert model is None
    assert findings
    return findings


def told(extra: str, first: str = OK) -> tuple[int, int, str, str, str]:
    """Line (from the end of ``first``), column, code, message and hint of the one finding."""
    (finding,) = findings_for(first + extra)
    return (
        finding.where.line - first.count("\n"),
        finding.where.column,
        finding.code,
        finding.message,
        finding.hint,
    )


def test_everything_that_yaml_can_say_fills_its_field() -> None:
    text = """\
name: Ann
hit-points: 5
wings: {size: very-huge, span: 2}
at: [1, 2]
turns: [1, 2, 3]
colours: [tiny, huge]
tame: true
rows: {5: tiny, '6': huge}
notes: {a: b, 7: c}
by_size: {huge: 3}
breath: {kind: frost, depth: 1}
loose: {kind: fire, heat: 1}
target: all
likes:
  - size: tiny
"""
    dragon = load(Dragon, parse_yaml(text.encode(), "d.yaml"))
    assert dragon.wings == Wings(size=Size.VERY_HUGE, span=2.0, claws=0)
    assert (dragon.name, dragon.hit_points, dragon.at, dragon.turns) == ("Ann", 5, (1, 2), (1, 2, 3))
    assert dragon.colours == {Size.TINY, Size.HUGE}
    assert dragon.tame is True
    assert dragon.rows == {5: Size.TINY, 6: Size.HUGE}
    assert dragon.notes == {"a": "b", "7": "c"}
    assert dragon.by_size == {Size.HUGE: 3}
    assert dragon.breath == Frost(kind="frost", depth=1)
    assert dragon.loose == Fire(kind="fire", heat=1)
    assert dragon.target == "all"
    assert dragon.likes == (Wings(size=Size.TINY),)


@pytest.mark.parametrize(
    ("extra", "line", "column", "code", "message", "hint"),
    [
        # unknown and missing keys
        ("wing:\n", 1, 1, "unknown-key", "“wing” is not a key that belongs here", "did you mean “wings”?"),
        (
            "wings:\n  size: tiny\n  spam: 1\n",
            3,
            3,
            "unknown-key",
            "“spam” is not a key that belongs here",
            "did you mean “span”?",
        ),
        (
            "likes: [{size: tiny}, {size: tiny, x: 1}]",
            1,
            36,
            "unknown-key",
            "“x” is not a key that belongs here",
            "write one of: span, claws",
        ),
        ("hit_points: 5\n", 1, 1, "unknown-key", "“hit_points” is not a key that belongs here", None),
        (
            "breath: {kind: fire, heat: 1, dept: 2}",
            1,
            31,
            "unknown-key",
            "“dept” is not a key that belongs here",
            "write one of: kind, heat",
        ),
        ("wings:\n  span: 5\n", 2, 3, "missing-key", "“size” is missing", "write “size: …” in this group"),
        ("likes:\n  - size: tiny\n  - {}\n", 3, 5, "missing-key", "“size” is missing", "write “size: …” in this group"),
        ("at: [1]", 1, 5, "missing-key", "item 2 of this list is missing", ""),
        # choices
        ("wings: {size: hugh}", 1, 15, "unknown-option", "“size” cannot be “hugh”", "did you mean “huge”?"),
        (
            "wings: {size: Very Huge}",
            1,
            15,
            "unknown-option",
            "“size” cannot be “Very Huge”",
            "did you mean “very-huge”?",
        ),
        (
            "wings: {size: 5}",
            1,
            15,
            "unknown-option",
            "“size” cannot be the number 5",
            "write one of: tiny, huge, very-huge",
        ),
        ("wings: {size: }", 1, 15, "unknown-option", "“size” cannot be nothing", "write one of: tiny, huge, very-huge"),
        (
            "colours:\n  - huge\n  - tinny\n",
            3,
            5,
            "unknown-option",
            "item 2 of “colours” cannot be “tinny”",
            "did you mean “tiny”?",
        ),
        ("rows: {5: tini}", 1, 11, "unknown-option", "“5” cannot be “tini”", "did you mean “tiny”?"),
        ("breath: {kind: fier, heat: 1}", 1, 16, "unknown-option", "“kind” cannot be “fier”", "did you mean “fire”?"),
        ("breath: {heat: 1}", 1, 9, "missing-key", "“kind” is missing", "write “kind: …” in this group"),
        # types
        (
            "tame: yes\n",
            1,
            7,
            "wrong-type",
            "“tame” must be true or false, found the text “yes”",
            "write true or false",
        ),
        ("tame: 1\n", 1, 7, "wrong-type", "“tame” must be true or false, found the number 1", ""),
        (
            "wings: {size: tiny, claws: twelve}",
            1,
            28,
            "wrong-type",
            "“claws” must be a whole number, found the text “twelve”",
            "",
        ),
        (
            "wings: {size: tiny, claws: 5.0}",
            1,
            28,
            "wrong-type",
            "“claws” must be a whole number, found the number 5.0",
            "",
        ),
        ("wings: {size: tiny, claws: true}", 1, 28, "wrong-type", "“claws” must be a whole number, found true", ""),
        (
            "wings: {size: tiny, claws: '5'}",
            1,
            28,
            "wrong-type",
            "“claws” must be a whole number, found the text “5”",
            "leave the quotes out",
        ),
        (
            "wings: {size: tiny, claws: 08}",
            1,
            28,
            "wrong-type",
            "“claws” must be a whole number, found the text “08”",
            "write 8",
        ),
        (
            "wings: {size: tiny, claws: 1_000}",
            1,
            28,
            "wrong-type",
            "“claws” must be a whole number, found the text “1_000”",
            "write 1000",
        ),
        (
            "wings:\n  size: tiny\n  span: 5,34\n",
            3,
            9,
            "wrong-type",
            "“span” must be a number, found the text “5,34”",
            "write 5.34",
        ),
        (
            "wings: {size: tiny, span: .5}",
            1,
            27,
            "wrong-type",
            "“span” must be a number, found the text “.5”",
            "write 0.5",
        ),
        (
            "wings: {size: tiny, span: -007.5}",
            1,
            27,
            "wrong-type",
            "“span” must be a number, found the text “-007.5”",
            "write -7.5",
        ),
        ("wings: {size: tiny, span: .nan}", 1, 27, "wrong-type", "“span” must be a number, found the text “.nan”", ""),
        (
            "wings: {size: tiny, claws: 1234567890123456}",
            1,
            28,
            "wrong-type",
            "“claws” must be a whole number, found the text “1234567890123456”",
            "a number may have at most 15 digits",
        ),
        (
            "wings: {size: tiny, span: }",
            1,
            27,
            "wrong-type",
            "“span” must be a number, found nothing",
            "write a value here",
        ),
        (
            "wings: huge\n",
            1,
            8,
            "wrong-type",
            "“wings” must be a group of keys, found the text “huge”",
            "write its keys on the lines below, indented",
        ),
        (
            "wings:\n  - size: tiny\n",
            2,
            3,
            "wrong-type",
            "“wings” must be a group of keys, found a list",
            "write its keys on the lines below, indented",
        ),
        (
            "turns: 5\n",
            1,
            8,
            "wrong-type",
            "“turns” must be a list, found the number 5",
            "write each item on a line of its own, after “- ”",
        ),
        ("turns: {a: 1}\n", 1, 8, "wrong-type", "“turns” must be a list, found a group of keys", ""),
        ("notes: {a: 5}\n", 1, 12, "wrong-type", "“a” must be text, found the number 5", "put it in quotes"),
        ("notes: {a: [x]}\n", 1, 12, "wrong-type", "“a” must be text, found a list", ""),
        (
            "target: 1.5\n",
            1,
            9,
            "wrong-type",
            "“target” must be a whole number or “none” or “all”, found the number 1.5",
            "",
        ),
        (
            "loose: 5\n",
            1,
            8,
            "wrong-type",
            "“loose” must be a group of keys, found the number 5",
            "write its keys on the lines below, indented",
        ),
        # keys of mappings
        ("rows: {five: tiny}", 1, 8, "wrong-type", "the key “five” must be a whole number", ""),
        ("by_size: {hugh: 1}", 1, 11, "unknown-key", "“hugh” is not a key that belongs here", "did you mean “huge”?"),
        # ranges and lengths
        ("wings: {size: tiny, claws: 11}", 1, 28, "out-of-range", "“claws” must be at most 10, found 11", ""),
        ("wings: {size: tiny, claws: -1}", 1, 28, "out-of-range", "“claws” must be at least 0, found -1", ""),
        ("at: [1, 2, 3]", 1, 5, "too-long", "“at” may have at most 2 items, found 3", ""),
        ("few: [1, 2, 3, 4]", 1, 6, "too-long", "“few” may have at most 3 items, found 4", ""),
        ("few: []", 1, 6, "too-short", "“few” must not be empty", ""),
        ("label: ''", 1, 8, "too-short", "“label” must not be empty", ""),
        ("label: dragon", 1, 8, "too-long", "“label” may have at most 5 characters, found 6", ""),
        (
            "label: Ann",
            1,
            8,
            "wrong-value",
            "“label” has a form that is not allowed, found the text “Ann”",
            "it must match ^[a-z]+$",
        ),
        # validators
        ("turns: [1, 13]", 1, 8, "wrong-value", "“turns”: thirteen is unlucky", ""),
        ("at: [9, 9]", 1, 9, "off-the-board", "the dragon flies off the board, found the number 9", "at most 8"),
        # unions without a discriminator
        ("loose: {kind: fire, heat: x}", 1, 27, "wrong-type", "“heat” must be a whole number, found the text “x”", ""),
        ("loose: {kind: frost}", 1, 8, "missing-key", "“depth” is missing", "write “depth: …” in this group"),
    ],
)
def test_one_error(extra: str, line: int, column: int, code: str, message: str, hint: str | None) -> None:
    found = told(extra)
    assert found[:4] == (line, column, code, message)
    if hint is not None:
        assert found[4] == hint


def test_the_file_itself() -> None:
    assert told("- a", "")[2:4] == ("wrong-type", "the file must be a group of keys, found a list")
    assert told("name: Ann", "")[:4] == (1, 1, "missing-key", "“hit-points” is missing")


def test_everything_is_told_at_once() -> None:
    text = "nam: Ann\nhit-points: '5'\nwings: {size: hugh, claws: 12, x: 1}\nturns: [1, a, 2, b]\n"
    with pytest.raises(ContentError) as caught:
        load(Dragon, parse_yaml(text.encode(), "d.yaml"))
    assert [(f.where.line, f.where.column, f.code) for f in caught.value.findings] == [
        (1, 1, "missing-key"),
        (1, 1, "unknown-key"),
        (2, 13, "wrong-type"),
        (3, 15, "unknown-option"),
        (3, 28, "out-of-range"),
        (3, 32, "unknown-key"),
        (4, 12, "wrong-type"),
        (4, 18, "wrong-type"),
    ]
    assert {f.where.file for f in caught.value.findings} == {"d.yaml"}


def test_a_literal_says_which_member_of_a_union_is_meant() -> None:
    assert [f.message for f in findings_for(OK + "loose: {kind: fire, depth: 1}")] == [
        "“heat” is missing",
        "“depth” is not a key that belongs here",
    ]


def test_a_part_of_a_file() -> None:
    source = parse_yaml(b"dragons:\n  - name: Ann\n    hit-points: 5\n  - name: 7\n    hit-points: 6\n", "d.yaml")
    assert load(Dragon, source, ("dragons", 0)).name == "Ann"
    with pytest.raises(ContentError) as caught:
        load(Dragon, source, ("dragons", 1))
    (finding,) = caught.value.findings
    assert (finding.where.line, finding.where.column, finding.message) == (
        4,
        11,
        "“name” must be text, found the number 7",
    )
    (finding,) = check(Dragon, source, ("heroes",))[1]
    assert (finding.where.line, finding.code, finding.message) == (1, "missing-key", "“heroes” is missing")
    (finding,) = check(Wings, source, ("dragons",))[1]
    assert finding.message == "“dragons” must be a group of keys, found a list"


def test_several_problems_of_one_check_each_stand_on_their_line() -> None:
    findings = findings_for("hit-points: 5\nat:\n  - 9\n  - 9\nname: Nobody\n")
    assert [(f.code, f.where.line, f.where.column) for f in findings] == [("off-the-board", 4, 5), ("no-name", 5, 1)]


class Pair(Model):
    """Validators of every kind, to see where their problems are put."""

    left: int
    right: int

    @model_validator(mode="before")
    @classmethod
    def _from_text(cls, data: Any) -> Any:
        if isinstance(data, str):
            left, _, right = data.partition("-")
            return {"left": int(left), "right": int(right)}
        return data

    @field_validator("left")
    @classmethod
    def _not_seven(cls, left: int) -> int:
        if left == 7:
            raise Problems(problem("seven", "no seven", hint="eight"), problem("odd", "seven is odd"))
        if left == 8:
            raise PydanticCustomError("too_even", "no eight")
        assert left != 9, "no nine"
        return left

    @model_validator(mode="after")
    def _ordered(self) -> Self:
        if self.left > self.right:
            raise Problems(problem("order", "left is more than right", "left"), problem("order", "and less", "right"))
        return self


class Pairs(Model):
    pairs: dict[str, tuple[Pair, ...]]


@pytest.mark.parametrize(
    ("pair", "expected"),
    [
        (
            "{left: 7, right: 9}",
            [("seven", 19, "no seven, found the number 7"), ("odd", 19, "seven is odd, found the number 7")],
        ),
        ("{left: 8, right: 9}", [("too-even", 19, "“left”: no eight, found the number 8")]),
        ("{left: 9, right: 9}", [("wrong-value", 19, "“left”: no nine, found the number 9")]),
        (
            "{left: 5, right: 4}",
            [
                ("order", 19, "left is more than right, found the number 5"),
                ("order", 29, "and less, found the number 4"),
            ],
        ),
        ("5-4", [("order", 12, "left is more than right"), ("order", 12, "and less")]),
        ("7-8", [("seven", 12, "no seven, found the text “7-8”"), ("odd", 12, "seven is odd, found the text “7-8”")]),
    ],
)
def test_problems_raised_in_validators(pair: str, expected: list[tuple[str, int, str]]) -> None:
    findings = findings_for(f"pairs:\n  a: [1-2, {pair}]\n", Pairs)
    assert [(f.code, f.where.column, f.message) for f in findings] == expected
    assert {f.where.line for f in findings} == {2}


def test_problems_read_well_outside_of_a_file() -> None:
    with pytest.raises(ValueError, match=r"at\.1: off-the-board the dragon flies off the board"):
        Dragon.model_validate({"name": "Ann", "hit-points": 5, "at": (9, 9)})


def test_models_are_frozen_and_strict() -> None:
    wings = Wings(size=Size.TINY)
    with pytest.raises(ValueError, match="frozen"):
        wings.claws = 3  # type: ignore[misc]
    with pytest.raises(ValueError, match="valid integer"):
        Wings.model_validate({"size": Size.TINY, "claws": "3"})


def test_a_flood_of_errors_is_cut_off() -> None:
    text = OK + "turns: [" + "x, " * 5000 + "]"
    assert len(findings_for(text)) == 100


WORDS = st.sampled_from(
    ["name", "hit-points", "wings", "size", "kind", "fire", "tiny", "int", "Fire", "5", "literal['x']", "[key]", "x\ny"]
)
SCALARS = st.none() | st.booleans() | st.integers(-99, 99) | st.floats(-9, 9) | WORDS
TREES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3), max_leaves=10
)
FIELDS = st.fixed_dictionaries(
    {}, optional={info.alias or name: TREES for name, info in Dragon.model_fields.items()} | {"surplus": TREES}
)


@given(FIELDS)
def test_whatever_the_data_is_each_finding_stands_in_the_file(data: dict[str, object]) -> None:
    text = json.dumps(data, indent=1)
    source = parse_yaml(text.encode(), "d.yaml")
    model, findings = check(Dragon, source)
    assert (model is None) == bool(findings)
    for finding in findings:
        assert 1 <= finding.where.line <= text.count("\n") + 1
        assert finding.message.isprintable()
        assert finding.hint.isprintable()
        assert "pydantic" not in finding.message
        assert "Input should" not in finding.message
