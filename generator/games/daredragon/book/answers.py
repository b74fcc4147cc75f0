"""The worked examples of the content for the book: what is given, and what the rules answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.errors import ContentError, Finding, did_you_mean
from generator.games.daredragon.content import Content
from generator.games.daredragon.rules.examples import Example, answer_to
from generator.resources import content_folder
from generator.source.model import load
from generator.source.nodes import Source
from generator.source.noting import remembered
from generator.source.reader import read_yaml


@remembered
def examples() -> Mapping[str, tuple[Example, Source, int]]:
    """All examples by id, each with where it stands. Raises ContentError for a file that cannot be read."""
    found: dict[str, tuple[Example, Source, int]] = {}
    for path in sorted(content_folder("daredragon", "examples").glob("*.yaml")):
        source = read_yaml(path, f"content/daredragon/examples/{path.name}")
        for index in range(len(source.data) if isinstance(source.data, list) else 0):
            example = load(Example, source, (index,))
            found[example.id] = example, source, index
    return found


def example(name: str) -> tuple[Example, Source, int]:
    """An example by its id. Raises ContentError if there is none."""
    known = examples()
    if name not in known:
        raise ContentError([Finding("unknown-example", f"no example “{name}”", hint=did_you_mean(name, known))])
    return known[name]


def given(name: str) -> dict[str, Any]:
    """What an example starts from. Raises ContentError if there is no such example."""
    return example(name)[0].given


def answered(content: Content, name: str) -> dict[str, Any]:
    """What the rules answer to an example, with the figures of this content. Raises ContentError."""
    return answer_to(content, *example(name))
