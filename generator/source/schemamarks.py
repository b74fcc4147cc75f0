"""What validators demand beyond the kinds of values, said so that a JSON Schema can say it too."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import AfterValidator, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema


@dataclass(frozen=True, eq=False)
class Demands(AfterValidator):
    """A validator that comes with the keywords of JSON Schema for what it demands.

    ``keys`` are the keys that a mapping must have, and has no others beside.
    """

    keywords: Mapping[str, Any] = field(default_factory=dict)
    keys: tuple[str, ...] = ()

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """The schema of what is validated, with the demands."""
        schema = handler(core)
        if self.keys:
            inner = schema.pop("additionalProperties", True)
            known = schema.get("properties", {})
            schema.pop("propertyNames", None)
            schema["properties"] = {key: known.get(key, inner) for key in self.keys}
            schema["required"] = list(self.keys)
            schema["additionalProperties"] = False
        return {**schema, **self.keywords}


@dataclass(frozen=True, eq=False)
class Also:
    """Marks a type whose values may be written in one more way, for which ``schema`` is the JSON Schema."""

    schema: Mapping[str, Any]

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """Either way of writing."""
        schema = handler(core)
        return {"anyOf": [dict(self.schema), *schema.get("anyOf", [schema])]}


def key_texts(keys: Collection[Any]) -> tuple[str, ...]:
    """Keys of a mapping as JSON writes them."""
    return tuple(str(key) for key in keys)
