"""Parts of models: numbers with bounds, ids, bands, and mappings that must have all their keys."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from enum import StrEnum
from typing import Annotated, TypeVar

from pydantic import AfterValidator, Field

from generator.source.model import Model, Problem, Problems, problem
from generator.source.schemamarks import Demands, key_texts

K = TypeVar("K", bound=StrEnum)
V = TypeVar("V")
Item = TypeVar("Item")

Points = Annotated[int, Field(ge=0, le=99)]
"""A number of points, spaces or things: never below nothing."""

Count = Annotated[int, Field(ge=1, le=999)]
"""A number of points, spaces, rounds or things: at least one."""

Word = Annotated[str, Field(pattern="^[a-z][a-z0-9-]*$", title="word of small letters")]
"""An id, or a text key: small letters, digits and hyphens."""


def _complete(keys: Collection[K]) -> Callable[[dict[K, V]], dict[K, V]]:
    def check(table: dict[K, V]) -> dict[K, V]:
        missing = [str(key) for key in keys if key not in table]
        if missing:
            raise ValueError(f"without a value: {', '.join(missing)}")
        return {key: table[key] for key in keys}

    return check


def every(keys: Collection[K]) -> AfterValidator:
    """A mapping must have all these keys; it is put into their order."""
    return Demands(_complete(tuple(keys)), keys=key_texts(keys))


def sized(least: int, most: int | None = None) -> AfterValidator:
    """A list must have so many items. It is asked when all items are right, so that a wrong one is told once only."""

    def check(items: tuple[Item, ...]) -> tuple[Item, ...]:
        if len(items) < least:
            raise Problems(problem("too-short", f"this list must have at least {least}, found {len(items)}"))
        if most is not None and len(items) > most:
            raise Problems(problem("too-long", f"this list may have at most {most}, found {len(items)}"))
        return items

    most_items = {} if most is None else {"maxItems": most}
    return Demands(check, {"minItems": least, **most_items})


class Band(Model):
    """A range of whole numbers, both ends allowed."""

    least: Points
    """The smallest number."""
    most: Points
    """The greatest number."""

    def __contains__(self, number: int) -> bool:
        return self.least <= number <= self.most

    def __str__(self) -> str:
        return f"{self.least} to {self.most}"

    def problems(self) -> Iterable[Problem]:
        """A band that ends before it begins."""
        if self.most < self.least:
            yield problem("wrong-order", f"the band ends at {self.most}, before {self.least}", "most")
