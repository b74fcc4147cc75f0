"""Files of texts to translate: every key of the English file with nothing at it yet, and the English beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from generator.i18n.catalogue import OWN
from generator.i18n.texts import is_plural
from generator.source.nodes import Data, Step
from generator.source.scalars import plain_key, plain_value

#: How a comment begins that shows the English text.
SHOWN = "# en"
_INDENT = "  "
_UNSAFE = ":#{}[],&*!|>'\"%@`"


def draft(text: str, data: Data, classes: Sequence[str]) -> str:
    """A file to translate, from the English one and its data. The remarks at its head are kept."""
    return "\n".join([*head(text), *entries(data, classes)]) + "\n"


def head(text: str) -> list[str]:
    """The remarks at the head of a file."""
    lines = []
    for line in text.splitlines():
        if not line.startswith("#"):
            break
        lines.append(line)
    return lines


def entries(data: Data, classes: Sequence[str], within: tuple[Step, ...] = ()) -> Iterator[str]:
    """The lines of a group of keys, without indent: each key, its English as a comment, and ``~`` for a text.

    What a glossary has for each language alone begins empty.
    """
    assert isinstance(data, dict)
    for key, value in data.items():
        if key in OWN and within[:1] == ("terms",) and len(within) == 2:
            if isinstance(value, list):
                yield f"{written(key)}: []"
            else:
                yield f"{written(key)}: {json.dumps(value)}"
            continue
        yield from entry(written(key) + ":", value, classes, (*within, key))


def entry(begin: str, value: Data, classes: Sequence[str], within: tuple[Step, ...] = ()) -> Iterator[str]:
    """The lines of one entry, which begins with its key or with the dash of a list."""
    yield from comment(value)
    if isinstance(value, dict) and value:
        inner = (f"{name}: ~" for name in classes) if is_plural(value) else entries(value, classes, within)
        yield begin
        yield from (_INDENT + line for line in inner)
    elif isinstance(value, list) and value:
        yield begin
        for index, item in enumerate(value):
            yield from (_INDENT + line for line in entry("-", item, classes, (*within, index)))
    elif value is None or isinstance(value, str):
        yield f"{begin} ~"
    else:
        yield f"{begin} {json.dumps(value, ensure_ascii=False)}"


def comment(value: Data) -> list[str]:
    """The comment that shows an English text or its plural forms; none for a group of texts."""
    if isinstance(value, str):
        first, *rest = value.rstrip("\n").split("\n")
        return [f"{SHOWN}: {first}".rstrip(), *(f"#     {line}".rstrip() for line in rest)]
    if isinstance(value, dict) and is_plural(value):
        return [f"{SHOWN} {name}: {' '.join(str(form).split())}" for name, form in value.items()]
    return []


def written(key: Step) -> str:
    """A key as it is written in YAML."""
    text = str(key)
    if isinstance(key, int):
        return text
    safe = bool(text) and text == text.strip() and not set(text) & set(_UNSAFE) and text[0] not in "-?~"
    return (
        text if safe and plain_key(text) == text and plain_value(text) == text else json.dumps(text, ensure_ascii=False)
    )
