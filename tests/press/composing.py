"""Every document of every game composed once a language, for the tests that read what stands on the pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from generator.errors import Finding
from generator.press import BuildRequest, jobs
from generator.press.judging import drawn
from generator.scene.nodes import Node, Text, walk


@dataclass(frozen=True)
class Composed:
    """A document: the text nodes of each of its pages, and what was found on the way."""

    game: str
    document: str
    pages: tuple[tuple[Text, ...], ...]
    findings: tuple[Finding, ...]


@cache
def composed(code: str) -> tuple[Composed, ...]:
    """All documents in a language, on A4."""
    found = []
    for game, kind, job in jobs(BuildRequest(languages=[code])):
        pages = tuple(tuple(texts(nodes)) for nodes in drawn(kind.compose(job), job))
        found.append(Composed(game.id, kind.id, pages, tuple(job.scribe.findings)))
    return tuple(found)


def texts(nodes: Sequence[Node]) -> Iterator[Text]:
    """All texts among nodes."""
    return (node for node, _ in walk(nodes) if isinstance(node, Text))
