"""Reading scenes: words in their lines, groups by name, places on the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from generator.scene.geometry import IDENTITY, Affine
from generator.scene.nodes import Group, Node, Text, walk

PT = 25.4 / 72


def texts(nodes: Iterable[Node]) -> list[str]:
    """All runs of text."""
    return [node.text for node, _ in walk(nodes) if isinstance(node, Text)]


def sizes(nodes: Iterable[Node]) -> list[float]:
    """The sizes of all runs, in points."""
    return [node.size / PT for node, _ in walk(nodes) if isinstance(node, Text)]


def named(nodes: Iterable[Node], name: str, put: Affine = IDENTITY) -> Iterator[tuple[Group, Affine]]:
    """The groups of a name, with the map from their own coordinates to the page's."""
    for node in nodes:
        if isinstance(node, Group):
            inner = put @ node.transform
            if node.name == name:
                yield node, inner
            yield from named(node.children, name, inner)


def lines(nodes: Iterable[Node]) -> list[str]:
    """The lines of text, top down: runs of one height joined from left to right."""
    rows: dict[float, list[Text]] = {}
    for node, _ in walk(nodes):
        if isinstance(node, Text):
            rows.setdefault(round(node.y, 2), []).append(node)
    return ["".join(run.text for run in sorted(rows[y], key=lambda run: run.x)) for y in sorted(rows)]


def plain(text: str) -> str:
    """A text with plain spaces."""
    return text.replace("\u00a0", " ")
