"""Parts of table models: numbers with bounds, and rows or columns that must all be there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import pairwise
from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, Field

from generator.games.dragon_lords.model.dice import Dice
from generator.source.model import Problem, problem
from generator.source.reader import Step
from generator.source.schemamarks import Demands, key_texts

K = TypeVar("K", bound=StrEnum | int)
V = TypeVar("V")

Points = Annotated[int, Field(ge=0, le=999)]
"""A number of points, hexes, steps or things: never below nothing."""

Count = Annotated[int, Field(ge=1, le=999)]
"""A number of points, hexes, steps or things: at least one."""

Modifier = Annotated[int, Field(ge=-99, le=99)]
"""What is added to a roll or to the number needed."""

TWO_DICE = tuple(Dice(2).outcomes)
"""The rows of a table that is read with two dice."""


def _complete(keys: Collection[K]) -> Callable[[dict[K, V]], dict[K, V]]:
    def check(table: dict[K, V]) -> dict[K, V]:
        missing = [str(key) for key in keys if key not in table]
        surplus = [str(key) for key in table if key not in keys]
        if missing:
            raise ValueError(f"without a value: {', '.join(missing)}")
        if surplus:
            raise ValueError(f"not in this table: {', '.join(surplus)}")
        return {key: table[key] for key in keys}

    return check


def every(keys: Collection[K]) -> AfterValidator:
    """A mapping must have exactly these keys; it is put into their order, whatever the order in the file."""
    return Demands(_complete(tuple(keys)), keys=key_texts(keys))


def in_order(keys: Collection[K]) -> AfterValidator:
    """A mapping may lack keys, but is put into the order of ``keys``."""

    def arrange(table: dict[K, V]) -> dict[K, V]:
        return {key: table[key] for key in keys if key in table}

    return AfterValidator(arrange)


def rising(table: Mapping[K, Any], *loc: Step, strictly: bool = True) -> Iterator[Problem]:
    """A problem at each value of a mapping that is not greater than (or, not strictly, as great as) the one before."""
    for (before, lower), (key, higher) in pairwise(table.items()):
        if not (lower < higher or (lower == higher and not strictly)):
            message = (
                f"{key} has {higher}, but must {'come above' if strictly else 'not fall below'} {before} with {lower}"
            )
            yield problem("wrong-order", message, *loc, key)


def falling(table: Mapping[K, Any], *loc: Step, strictly: bool = True) -> Iterator[Problem]:
    """As :func:`rising`, the other way about."""
    for (before, higher), (key, lower) in pairwise(table.items()):
        if not (lower < higher or (lower == higher and not strictly)):
            message = (
                f"{key} has {lower}, but must {'come below' if strictly else 'not rise above'} {before} with {higher}"
            )
            yield problem("wrong-order", message, *loc, key)


def adjoining(bands: Iterable[tuple[Step, int, int]], first: int, *loc: Step) -> Iterator[Problem]:
    """A problem at each band (key, least, most) that does not begin where the one before ends, or ends too early."""
    for key, least, most in bands:
        if least != first:
            yield problem("wrong-order", f"{key} begins at {least}, but must begin at {first}", *loc, key)
        if most < least:
            yield problem("wrong-order", f"{key} ends at {most}, before it begins at {least}", *loc, key)
        first = max(least, most) + 1
