"""From models to JSON Schema, in the draft that editors read (7), with what the docstrings say."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema

from generator.source.fielddocs import field_docs, plain, summary_of
from generator.source.kinds import FileKind

DRAFT = "http://json-schema.org/draft-07/schema#"
_WRAPPERS = frozenset({"function-after", "function-before", "function-wrap", "default", "nullable"})


class SchemaWriter(GenerateJsonSchema):
    """Pydantic's writer of schemas, which here also knows keys of mappings one by one and what docstrings say."""

    def model_schema(self, schema: core_schema.ModelSchema) -> JsonSchemaValue:
        """A model with what is said of it and of its fields."""
        cls = schema["cls"]
        made = super().model_schema(schema)
        made.pop("title", None)
        made.pop("description", None)
        if summary := summary_of(cls):
            made["description"] = summary
        said = field_docs(cls)  # type: ignore[arg-type]
        for name, value in made.get("properties", {}).items():
            value.pop("title", None)
            if name in said:
                made["properties"][name] = {**value, "description": said[name]}
        return made

    def enum_schema(self, schema: core_schema.EnumSchema) -> JsonSchemaValue:
        """A choice, with what is said of it."""
        made = super().enum_schema(schema)
        made.pop("title", None)
        made.pop("description", None)
        if summary := summary_of(schema["cls"]):
            made["description"] = summary
        return made

    def dataclass_schema(self, schema: core_schema.DataclassSchema) -> JsonSchemaValue:
        """A dataclass that files can give, such as a set of rules."""
        made = super().dataclass_schema(schema)
        made.pop("title", None)
        if made.get("description"):
            made["description"] = plain(made["description"])
        for value in made.get("properties", {}).values():
            value.pop("title", None)
        return made

    def dict_schema(self, schema: core_schema.DictSchema) -> JsonSchemaValue:
        """A mapping; if its keys are a choice, each stands among the properties, so that editors offer it."""
        made = super().dict_schema(schema)
        keys: Any = schema.get("keys_schema", {})
        while keys.get("type") in _WRAPPERS:
            keys = keys["schema"]
        if keys.get("type") == "enum":
            inner = made.pop("additionalProperties", True)
            made.pop("propertyNames", None)
            made["properties"] = {str(member.value): inner for member in keys["members"]}
            made["additionalProperties"] = False
        elif keys.get("type") == "int":
            made["propertyNames"] = {"pattern": "^-?[0-9]+$"}
        return made


def schema_of(kind: FileKind) -> dict[str, Any]:
    """The JSON Schema of a kind of file."""
    if isinstance(kind.shape, dict):  # some shapes are easier said in JSON Schema itself
        made: Any = dict(kind.shape)
    else:
        made = TypeAdapter(kind.shape).json_schema(schema_generator=SchemaWriter, ref_template="#/definitions/{model}")
    made = _settled(made)
    said = [kind.about, made.pop("description", "")]
    definitions = {"definitions": made.pop("definitions")} if "definitions" in made else {}
    description = {"description": "\n".join(text for text in said if text)} if any(said) else {}
    return {"$schema": DRAFT, "title": kind.title, **description, **made, **definitions}


def _settled(part: Any, *, names: bool = False) -> Any:
    """A schema in terms of draft 7; ``names`` says that the keys of ``part`` are names and not keywords."""
    if isinstance(part, list):
        return [_settled(item) for item in part]
    if not isinstance(part, dict):
        return part
    made: dict[str, Any] = {}
    for key, value in part.items():
        if names:
            made[key] = _settled(value)
        elif key in ("discriminator", "format"):
            continue
        elif key == "$defs":
            made["definitions"] = {name: _settled(value[name]) for name in sorted(value)}
        elif key == "prefixItems":
            made["items"], made["additionalItems"] = _settled(value), False
        elif key == "default" and value in (None, "", [], {}):
            continue
        elif key in ("enum", "const", "default", "examples", "required"):
            made[key] = value
        else:
            made[key] = _settled(value, names=key in ("properties", "definitions", "patternProperties"))
    if "$ref" in made and len(made) > 1:  # draft 7 does not look at what stands beside a reference
        made = {"allOf": [{"$ref": made.pop("$ref")}], **made}
    return made
