"""What a model allows at a path, for hints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, StrEnum
from typing import Annotated, Literal, Optional

import pytest
from pydantic import AliasChoices, BaseModel, ConfigDict, Field

from generator.source.nodes import Step
from generator.source.shapes import key_shapes, keys_of, options_of, shapes_at


class Suit(StrEnum):
    HEARTS = "hearts"
    SPADES = "spades"


class Level(Enum):
    ONE = 1
    TWO = 2


class Red(BaseModel):
    kind: Literal["red", "pink"]
    hue: Suit


class Blue(BaseModel):
    model_config = ConfigDict(populate_by_name=True)

    kind: Literal["blue"]
    depth: Level = Field(alias="how-deep")
    both: int = Field(default=0, validation_alias=AliasChoices("one", "other"))


class Deck(BaseModel):
    suits: tuple[Suit, ...]
    pair: tuple[Suit, Level]
    table: Mapping[Suit, Sequence[Level]]
    dye: Annotated[Red | Blue, Field(discriminator="kind")]
    maybe: Optional[Annotated[Suit, "note"]] = None  # noqa: UP045 - the old spelling must work too
    chosen: set[Literal["a", Suit.HEARTS, 5]] = set()


@pytest.mark.parametrize(
    ("path", "options"),
    [
        (("suits", 3), ["hearts", "spades"]),
        (("pair", 1), ["1", "2"]),
        (("pair", 2), []),
        (("table", "hearts", 0), ["1", "2"]),
        (("maybe",), ["hearts", "spades"]),
        (("chosen", 0), ["a", "hearts", "5"]),
        (("nowhere", 0), []),
        ((), []),
    ],
)
def test_options(path: tuple[Step, ...], options: list[str]) -> None:
    assert options_of(shapes_at(Deck, path, {})) == options


def test_keys() -> None:
    assert keys_of(shapes_at(Deck, (), {})) == ["suits", "pair", "table", "dye", "maybe", "chosen"]
    assert keys_of(shapes_at(Deck, ("dye",), {"dye": {"kind": "pink"}})) == ["kind", "hue"]
    assert keys_of(shapes_at(Deck, ("dye",), {"dye": {"kind": "blue"}})) == [
        "kind",
        "how-deep",
        "depth",
        "one",
        "other",
        "both",
    ]
    assert keys_of(shapes_at(Deck, ("dye",), {"dye": {}}))[:3] == ["kind", "hue", "how-deep"]
    assert keys_of(shapes_at(Deck, ("dye",), {"dye": {"kind": "green"}}))[:2] == ["kind", "hue"]
    assert keys_of(shapes_at(Deck, ("pair",), {})) == []


def test_keys_of_mappings() -> None:
    assert options_of(key_shapes(shapes_at(Deck, ("table",), {}))) == ["hearts", "spades"]
    assert key_shapes(shapes_at(Deck, ("suits",), {})) == []
