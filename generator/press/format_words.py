"""Schemas in words: what may stand at a key, for people who do not programme."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_PLAIN = {
    "string": "text",
    "boolean": "`true` or `false`",
    "null": "nothing",
    "integer": "whole number",
    "number": "number",
}
_MOST_OPTIONS = 40


def type_words(schema: Any, kind: str, parts: Mapping[str, Any]) -> str:
    """What a value may be, in a few words, with a link where it is a group of its own."""
    if not isinstance(schema, Mapping) or not schema:
        return "anything"
    if "$ref" in schema:
        return _part(schema["$ref"].rpartition("/")[2], kind, parts)
    if "allOf" in schema:
        return type_words(schema["allOf"][0], kind, parts)
    choices = schema.get("anyOf") or schema.get("oneOf")
    if choices:
        said = [type_words(choice, kind, parts) for choice in choices if choice.get("type") != "null"]
        return " or ".join(dict.fromkeys(said))
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return _options(schema["enum"])
    what = schema.get("type")
    if what == "array":
        return _list(schema, kind, parts)
    if what == "object":
        return _group(schema, kind, parts)
    if "title" in schema and what != "object":
        return str(schema["title"])
    if isinstance(what, list):
        return " or ".join(_PLAIN.get(str(each), str(each)) for each in what)
    if what in ("integer", "number"):
        return _PLAIN[what] + _bounds(schema)
    return _text(schema) if what == "string" else _PLAIN.get(str(what), "anything")


def linked(kind: str, part: str) -> str:
    """The anchor of a part of a kind."""
    return f"{kind}-{part.lower().replace('_', '-')}"


def default_words(schema: Mapping[str, Any]) -> str:
    """What holds for a key that is left out."""
    value = schema.get("default")
    if value is None or isinstance(value, dict | list):
        return "–"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def _part(name: str, kind: str, parts: Mapping[str, Any]) -> str:
    part = parts.get(name, {})
    if part.get("properties") or part.get("additionalProperties"):
        from generator.press.format_docs import plain_name

        return f"[{plain_name(name)}](#{linked(kind, name)})"
    return type_words(part, kind, parts)


def _options(options: list[Any]) -> str:
    if len(options) > _MOST_OPTIONS:
        return f"one of {len(options)} words"
    return "one of " + ", ".join(f"`{option}`" for option in options)


def _list(schema: Mapping[str, Any], kind: str, parts: Mapping[str, Any]) -> str:
    items = schema.get("items")
    least, most = schema.get("minItems", 0), schema.get("maxItems")
    if isinstance(items, list):
        return "list: " + "; then ".join(type_words(item, kind, parts) for item in items)
    size = f" ({least} to {most})" if most is not None else f" (at least {least})" if least else ""
    return f"list{size} of {type_words(items, kind, parts)}"


def _group(schema: Mapping[str, Any], kind: str, parts: Mapping[str, Any]) -> str:
    if schema.get("properties"):
        keys = ", ".join(f"`{name}`" for name in schema["properties"])
        inner = {type_words(value, kind, parts) for value in schema["properties"].values()}
        all_of = " (all of them)" if len(schema.get("required", ())) == len(schema["properties"]) else ""
        return f"group with {keys}{all_of}: " + (inner.pop() if len(inner) == 1 else "as each asks for")
    others = schema.get("additionalProperties") or next(iter(schema.get("patternProperties", {}).values()), None)
    numbers = "numbers" if schema.get("propertyNames", {}).get("pattern") == "^-?[0-9]+$" else "names"
    if isinstance(others, Mapping):
        return f"group by {numbers}, each: {type_words(others, kind, parts)}"
    return "group of keys"


def _bounds(schema: Mapping[str, Any]) -> str:
    least, most = schema.get("minimum"), schema.get("maximum")
    above = schema.get("exclusiveMinimum")
    if least is not None and most is not None:
        return f" from {least:g} to {most:g}"
    if least is not None:
        return f", at least {least:g}"
    if above is not None:
        return f", more than {above:g}"
    return f", at most {most:g}" if most is not None else ""


def _text(schema: Mapping[str, Any]) -> str:
    if "title" in schema:
        return str(schema["title"])
    least, most = schema.get("minLength"), schema.get("maxLength")
    size = (
        f" of {least} characters"
        if least is not None and least == most
        else f" up to {most} characters"
        if most
        else ""
    )
    return f"text{size}"
