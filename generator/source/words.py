"""Pydantic's errors in a player's words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from generator.errors import did_you_mean
from generator.source.characters import shown
from generator.source.locate import Located
from generator.source.nodes import Data, Step
from generator.source.scalars import MAX_DIGITS, plain_value

_WHOLE, _NUMBER, _TEXT, _BOOL = "a whole number", "a number", "text", "true or false"
_LIST, _GROUP = "a list", "a group of keys"

_WANTED = {
    "int_type": _WHOLE,
    "int_from_float": _WHOLE,
    "int_parsing": _WHOLE,
    "int_parsing_size": _WHOLE,
    "float_type": _NUMBER,
    "float_parsing": _NUMBER,
    "string_type": _TEXT,
    "bool_type": _BOOL,
    "bool_parsing": _BOOL,
    "list_type": _LIST,
    "tuple_type": _LIST,
    "set_type": _LIST,
    "frozen_set_type": _LIST,
    "dict_type": _GROUP,
    "model_type": _GROUP,
    "model_attributes_type": _GROUP,
    "none_required": "left empty",
}

_RANGES = {
    "greater_than_equal": ("ge", "at least {}"),
    "greater_than": ("gt", "more than {}"),
    "less_than_equal": ("le", "at most {}"),
    "less_than": ("lt", "less than {}"),
    "multiple_of": ("multiple_of", "a multiple of {}"),
}

_CHOICES = frozenset({"enum", "literal_error"})
_QUOTED = re.compile(r"'([^']*)'")
_YES_NO = frozenset({"yes", "no", "on", "off", "true", "false", "y", "n"})


class Words(NamedTuple):
    """A finding without its place."""

    code: str
    message: str
    hint: str = ""


def tell(errors: Sequence[Located], subject: str, found: Data, options: Sequence[str]) -> Words:
    """What is wrong with ``subject``, whose value is ``found``; ``options`` are its allowed values, if it is a choice.

    Several errors are those of a union's members, of which any one would have been right.
    """
    if len(errors) > 1:
        return _mismatch(subject, _either(errors, options), found)
    error = errors[0]
    kind, context = error.kind, error.context
    if kind in _CHOICES:
        return unknown_option(subject, found, options or _QUOTED.findall(str(context.get("expected", ""))))
    if kind in _WANTED:
        return _mismatch(subject, _WANTED[kind], found)
    if kind in _RANGES:
        key, phrase = _RANGES[kind]
        return Words("out-of-range", f"{subject} must be {phrase.format(context[key])}, found {found}")
    return _length(error, subject, found) or _other(error, subject, found)


def tell_key(error: Located, key: Step, options: Sequence[str]) -> Words:
    """What is wrong with a key of a mapping."""
    wanted = _WANTED.get(error.kind)
    if wanted is not None:
        return Words("wrong-type", f"the key “{shown(key)}” must be {wanted}")
    if error.kind in _CHOICES:
        return unknown_key(key, options or _QUOTED.findall(str(error.context.get("expected", ""))))
    return _other(error, f"the key “{shown(key)}”", key)


def unknown_key(key: Step, options: Sequence[str]) -> Words:
    """A key that its group does not know."""
    return Words("unknown-key", f"“{shown(key)}” is not a key that belongs here", did_you_mean(key, options))


def unknown_option(subject: str, found: Data, options: Sequence[str]) -> Words:
    """A value that is none of those that a choice allows."""
    if isinstance(found, str):
        return Words("unknown-option", f"{subject} cannot be “{shown(found)}”", did_you_mean(found, options))
    hint = f"write one of: {', '.join(options)}" if options else ""
    return Words("unknown-option", f"{subject} cannot be {describe(found)}", hint)


def missing_key(key: Step) -> Words:
    """A key that its group lacks, or an item that a list lacks."""
    if isinstance(key, int):
        return Words("missing-key", f"item {key + 1} of this list is missing")
    return Words("missing-key", f"“{shown(key)}” is missing", f"write “{key}: …” in this group")


def subject_of(path: Sequence[Step]) -> str:
    """How a message calls the value at a path: by its key, or by its number in a list."""
    if not path:
        return "the file"
    last = path[-1]
    if isinstance(last, str):
        return f"“{shown(last)}”"
    listed = [step for step in path[:-1] if isinstance(step, str)]
    return f"item {last + 1} of “{shown(listed[-1])}”" if listed else f"item {last + 1} of the list"


def describe(data: Data) -> str:
    """What was found, for a message."""
    if data is None:
        return "nothing"
    if isinstance(data, bool):
        return "true" if data else "false"
    if isinstance(data, int | float):
        return f"the number {data}"
    if isinstance(data, str):
        return f"the text “{shown(data)}”" if data else "an empty text"
    return "a list" if isinstance(data, list) else "a group of keys"


def _mismatch(subject: str, wanted: str, found: Data) -> Words:
    hint = _type_hint(wanted, found)
    if found is None and subject.strip("“”").isdigit():  # {hand: 3,5} holds hand: 3, and a key 5 without a value
        hint = f"if it is a decimal, write it with a point: .{subject.strip('“”')}"
    return Words("wrong-type", f"{subject} must be {wanted}, found {describe(found)}", hint)


def _either(errors: Sequence[Located], options: Sequence[str]) -> str:
    wants = [_WANTED[error.kind] for error in errors if error.kind in _WANTED]
    if any(error.kind in _CHOICES for error in errors):
        wants.extend(f"“{option}”" for option in options)
    return " or ".join(dict.fromkeys(wants)) or "something else"


def _type_hint(wanted: str, found: Data) -> str:
    if found is None:
        return "write a value here"
    if wanted == _TEXT and isinstance(found, int | float):
        return "put it in quotes"
    if wanted == _LIST:
        return "write each item on a line of its own, after “- ”" if not isinstance(found, dict) else ""
    if wanted == _GROUP:
        return "write its keys on the lines below, indented"
    if not isinstance(found, str):
        return ""
    if wanted == _BOOL:
        return "write true or false" if found.strip().lower() in _YES_NO else ""
    if wanted in (_WHOLE, _NUMBER):
        return _number_hint(found.strip(), whole=wanted == _WHOLE)
    return ""


def _number_hint(text: str, *, whole: bool) -> str:
    if text.lstrip("+-").isdigit() and len(text) > MAX_DIGITS:
        return f"a number may have at most {MAX_DIGITS} digits"
    value = plain_value(text)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return "leave the quotes out"
    bare = text.replace("_", "").replace(" ", "").replace("\u00a0", "").replace(",", ".")
    sign, digits = (bare[:1], bare[1:]) if bare[:1] in ("+", "-") else ("", bare)
    digits = digits.lstrip("0") or "0"
    digits = f"0{digits}" if digits.startswith(".") else digits
    value = plain_value(sign + digits)
    if whole and isinstance(value, float):
        return "write it without decimals"
    if isinstance(value, bool) or not isinstance(value, int | float):
        return ""
    return f"write {sign + digits}"


def _length(error: Located, subject: str, found: Data) -> Words | None:
    context = error.context
    if error.kind in ("string_too_short", "string_too_long"):
        unit, size = "characters", len(found) if isinstance(found, str) else 0
    elif error.kind in ("too_short", "too_long"):
        unit, size = "items", context.get("actual_length") or (len(found) if isinstance(found, list | dict) else 0)
    else:
        return None
    if error.kind.endswith("short"):
        least = context["min_length"]
        if size == 0:
            return Words("too-short", f"{subject} must not be empty")
        return Words("too-short", f"{subject} must have at least {least} {unit}, found {size}")
    return Words("too-long", f"{subject} may have at most {context['max_length']} {unit}, found {size}")


def with_value(message: str, found: Data) -> str:
    """A message with the value that it is about, unless it shows it already; lists and groups are not told."""
    if found is None or isinstance(found, bool | list | dict):
        return message
    text = f"{found:g}" if isinstance(found, float) else str(found)
    if not text.strip() or re.search(rf"(?<!\d){re.escape(shown(text))}(?!\d)", message):
        return message
    return f"{message}, found {describe(found)}"


def _other(error: Located, subject: str, found: Data) -> Words:
    """Errors raised by a model's own validator, and those of pydantic that have no words of ours."""
    message = error.error["msg"]
    if error.kind in ("value_error", "assertion_error"):
        message = str(error.context.get("error", message)).partition("\n")[0]
        told = f"{subject}: {message}" if message else f"{subject} is not accepted"
        return Words("wrong-value", with_value(told, found))
    if error.kind == "string_pattern_mismatch":
        return Words(
            "wrong-value",
            with_value(f"{subject} has a form that is not allowed", found),
            f"it must match {error.context['pattern']}",
        )
    return Words(error.kind.replace("_", "-"), with_value(f"{subject}: {message}", found))
