"""Pydantic's paths mix keys with names of union members; the data tells them apart."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from generator.source.model import Model, check
from generator.source.reader import parse_yaml


class Cold(Model):
    cold: int


class Heat(Model):
    kind: Literal["heat"]
    heat: Cold
    cold: Cold | None = None


class Calm(Model):
    kind: Literal["calm"]


class Weather(Model):
    today: Annotated[Heat | Calm, Field(discriminator="kind")]


class Deep(Model):
    step: int | list[int] | dict[str, int] | None


class Branch(Model):
    child: Branch | Deep | None = None


def places(cls: type[Model], text: str) -> list[tuple[int, int, str]]:
    _, findings = check(cls, parse_yaml(text.encode(), "f"))
    return [(finding.where.line, finding.where.column, finding.message) for finding in findings]


def test_a_key_that_is_called_like_the_union_member() -> None:
    text = "today:\n  kind: heat\n  heat:\n    cold: x\n"
    assert places(Weather, text) == [(4, 11, "“cold” must be a whole number, found the text “x”")]


def test_a_missing_key_that_is_called_like_the_union_member() -> None:
    assert places(Weather, "today:\n  kind: heat\n") == [(2, 3, "“heat” is missing")]
    text = "today:\n  kind: heat\n  heat:\n    kind: heat\n"
    assert set(places(Weather, text)) == {
        (4, 5, "“cold” is missing"),
        (4, 5, "“kind” is not a key that belongs here"),
    }


def test_a_surplus_key_that_is_called_like_the_union_member() -> None:
    text = "today:\n  calm: {calm: 1}\n  kind: calm\n"
    assert places(Weather, text) == [(2, 3, "“calm” is not a key that belongs here")]


def test_the_member_that_is_nearest_speaks_for_the_union() -> None:
    assert places(Deep, "step: [1, x]") == [(1, 11, "item 2 of “step” must be a whole number, found the text “x”")]
    assert places(Deep, "step: {a: x}") == [(1, 11, "“a” must be a whole number, found the text “x”")]
    assert places(Deep, "step: x") == [
        (1, 7, "“step” must be a whole number or a list or a group of keys, found the text “x”")
    ]


def test_unions_within_unions() -> None:
    text = "child:\n  child:\n    step: {a: [1]}\n"
    assert places(Branch, text) == [(3, 15, "“a” must be a whole number, found a list")]
    assert places(Branch, "child: {child: 5}") == [(1, 16, "“child” must be a group of keys, found the number 5")]
