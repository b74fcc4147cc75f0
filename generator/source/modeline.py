"""The first line of a file that tells editors its JSON Schema."""

from __future__ import annotations

import re

START = "# yaml-language-server: $schema="
_MODELINE = re.compile(r"#\s*yaml-language-server:\s*\$schema=(\S+)[^\n]*\n")


def modeline(schema: str) -> str:
    """The line for a schema, by its path from the file's folder on."""
    return f"{START}{schema}\n"


def schema_named(text: str) -> str:
    """The schema that the first line of a file names; empty if it names none."""
    found = _MODELINE.match(text)
    return found[1] if found else ""


def without_modeline(text: str) -> str:
    """A file's text without a first line that names a schema."""
    found = _MODELINE.match(text)
    return text[found.end() :] if found else text


def with_modeline(text: str, schema: str) -> str:
    """A file's text whose first line names the schema; another line of the kind is replaced."""
    return modeline(schema) + without_modeline(text)
