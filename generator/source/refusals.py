"""The findings of the YAML reader: what may not stand in a content file although YAML knows it."""

from __future__ import annotations

from generator.errors import Finding, Place
from generator.source import limits
from generator.source.characters import shown


def duplicate_key(key: object, first_line: int, where: Place) -> Finding:
    """A key that stands twice in one group."""
    return Finding(
        "duplicate-key",
        f"the key “{shown(key)}” stands twice in this group: in line {first_line} and again in line {where.line}",
        where,
        hint="keep one of the two",
    )


def empty_key(where: Place) -> Finding:
    """A colon without a key."""
    return Finding("empty-key", "a key is missing before this colon", where, hint="write “key: value”")


def long_key(length: int, where: Place) -> Finding:
    """A key that is longer than any key needs to be."""
    return Finding("too-long", f"a key may have at most {limits.MAX_KEY} characters, this one has {length}", where)


def complex_key(what: str, where: Place) -> Finding:
    """A list, a mapping or an alias as a key."""
    return Finding(
        "complex-key",
        f"{what} cannot be a key",
        where,
        hint="a key is a text or a whole number; a text that begins with “[”, “{”, “?” or “*” needs quotes",
    )


def merge_key(where: Place) -> Finding:
    """``<<``, which YAML 1.2 no longer knows."""
    return Finding(
        "merge-key",
        "“<<” does not merge groups of keys here",
        where,
        hint="write the keys out, or repeat one whole value with “&name” and “*name”",
    )


def forbidden_tag(tag: str, where: Place) -> Finding:
    """An explicit tag such as ``!!python/name``."""
    name = shown(tag.replace("tag:yaml.org,2002:", "!!", 1), 60)
    return Finding(
        "forbidden-tag",
        f"the tag “{name}” is not allowed",
        where,
        hint="delete it; if it is the beginning of a text, put the whole text in quotes",
    )


def unknown_alias(name: str, where: Place, *, inside_itself: bool) -> Finding:
    """An alias whose anchor does not stand before it, or has not ended yet."""
    if inside_itself:
        return Finding(
            "unknown-alias",
            f"“*{shown(name)}” stands inside the value that it repeats",
            where,
            hint="write the value out",
        )
    return Finding(
        "unknown-alias",
        f"“*{shown(name)}” repeats a value, but no “&{shown(name)}” stands before it",
        where,
        hint="if it is the beginning of a text, put the whole text in quotes",
    )


def directive(where: Place) -> Finding:
    """A line ``%YAML`` or ``%TAG``."""
    return Finding("yaml-syntax", "“%” begins this line", where, hint="directives are not read: delete the line")


def second_document(where: Place) -> Finding:
    """A second document after ``---``."""
    return Finding(
        "several-documents",
        "a second document begins here",
        where,
        hint="delete the line “---”, or make a file of its own of what follows",
    )


def too_deep(where: Place) -> Finding:
    """More nesting than the reader follows."""
    return Finding(
        "too-deep",
        f"more than {limits.MAX_DEPTH} lists and groups stand inside one another",
        where,
        hint="close a bracket that was left open, or write the content flatter",
    )


def too_many_values(where: Place) -> Finding:
    """More values than the reader takes, each alias counted as often as it stands."""
    return _too_large(f"more than {limits.MAX_NODES} values", where)


def too_much_text(where: Place) -> Finding:
    """More text than the reader takes, each alias counted as often as it stands."""
    return _too_large(f"more than {limits.MAX_TEXT} characters", where)


def too_many_bytes(where: Place) -> Finding:
    """A file that is not even looked at."""
    size = limits.MAX_BYTES // (1024 * 1024)
    return Finding("too-large", f"the file is larger than {size} MB", where, hint="split the file")


def _too_large(what: str, where: Place) -> Finding:
    return Finding(
        "too-large",
        f"the file holds {what}, repeated values counted each time",
        where,
        hint="split the file, or repeat less with “*name”",
    )
