"""Schemas: what models ask for comes out of them, and what docstrings say."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import jsonschema
from pydantic import AfterValidator, Field

from generator.source.fielddocs import field_docs, summary_of
from generator.source.kinds import FileKind
from generator.source.model import Model
from generator.source.schema import schema_of
from generator.source.schemamarks import Also, Demands


class Metal(StrEnum):
    """What a ring is made of. ``GOLD`` shines."""

    GOLD = "gold"
    TIN = "tin"


def same(value: Any) -> Any:
    return value


class Stone(Model):
    """A stone."""

    carats: Annotated[int, Field(ge=1, le=9)]


class Ring(Model):
    """A ring. ``owner`` wears it; ``size`` is in mm.

    It may be :class:`Metal`.
    """

    owner: str
    size: float = 17
    metal: Metal | None = None
    """What it is made of."""
    stone: Stone | None = None
    wear: Annotated[dict[Metal, int], Demands(same, keys=("gold", "tin"))] = Field(default_factory=dict)
    marks: dict[Metal, int] = Field(default_factory=dict)
    years: dict[int, str] = Field(default_factory=dict)
    pair: tuple[int, str] | None = None
    clasp: Annotated[Stone | None, AfterValidator(same), Also({"const": "none"})] = None


SCHEMA = schema_of(FileKind("ring", "A ring", Ring))


def right(data: Any) -> bool:
    return bool(jsonschema.Draft7Validator(SCHEMA).is_valid(data))


def test_a_schema_is_one_of_draft_7() -> None:
    jsonschema.Draft7Validator.check_schema(SCHEMA)
    assert SCHEMA["$schema"].startswith("http://json-schema.org/draft-07")
    assert SCHEMA["title"] == "A ring"


def test_a_schema_knows_keys_types_and_bounds() -> None:
    assert right({"owner": "Alberich"})
    assert not right({})
    assert not right({"owner": "Alberich", "colour": "red"})
    assert not right({"owner": 3})
    assert not right({"owner": "A", "metal": "lead"})
    assert right({"owner": "A", "stone": {"carats": 9}})
    assert not right({"owner": "A", "stone": {"carats": 10}})


def test_keys_that_are_a_choice_stand_one_by_one() -> None:
    assert right({"owner": "A", "marks": {"tin": 1}})
    assert not right({"owner": "A", "marks": {"lead": 1}})
    assert right({"owner": "A", "wear": {"gold": 1, "tin": 2}})
    assert not right({"owner": "A", "wear": {"gold": 1}})
    assert list(SCHEMA["properties"]["marks"]["properties"]) == ["gold", "tin"]


def test_keys_that_are_numbers_are_numbers() -> None:
    assert right({"owner": "A", "years": {"1876": "first"}})
    assert not right({"owner": "A", "years": {"then": "first"}})


def test_a_list_of_fixed_length_has_it_in_the_older_draft_too() -> None:
    assert right({"owner": "A", "pair": [1, "a"]})
    assert not right({"owner": "A", "pair": [1, "a", 2]})
    assert not right({"owner": "A", "pair": ["a", 1]})


def test_another_way_of_writing_is_allowed() -> None:
    assert right({"owner": "A", "clasp": "none"})
    assert not right({"owner": "A", "clasp": "some"})


def test_docstrings_are_told_field_by_field() -> None:
    assert field_docs(Ring) == {
        "owner": "“owner” wears it.",
        "size": "“size” is in mm.",
        "metal": "What it is made of.",
    }
    assert summary_of(Ring) == "A ring.\nIt may be “Metal”."
    assert summary_of(Metal) == "What a ring is made of. “gold” shines."
    assert SCHEMA["properties"]["metal"]["description"] == "What it is made of."
