"""Measuring of drawings: their extent on the page, their shapes, what of them differs."""

from __future__ import annotations

from collections.abc import Iterator

from generator.scene.geometry import IDENTITY, Affine, Box, Point
from generator.scene.nodes import Group, Node, Path, Rect, walk
from generator.scene.outlines import flat, split
from generator.scene.paths import transformed


def points(node: Node, transform: Affine = IDENTITY) -> Iterator[Point]:
    """Points along every outline, on the page; of a clipped group those of the clip."""
    match node:
        case Group() if node.clip is not None:
            yield from points(node.clip, transform @ node.transform)
        case Group():
            for child in node.children:
                yield from points(child, transform @ node.transform)
        case Path():
            for part in split(transformed(node.steps, transform)):
                yield from flat(part)
        case Rect():
            yield transform.apply(node.x, node.y)
            yield transform.apply(node.x + node.width, node.y + node.height)
        case _:
            raise AssertionError(node)


def extent(node: Node) -> Box:
    """The smallest box around the outlines."""
    found = list(points(node))
    left, top = min(x for x, _ in found), min(y for _, y in found)
    return Box(left, top, max(x for x, _ in found) - left, max(y for _, y in found) - top)


def contour(node: Node) -> Box:
    """The extent with half the broadest pen around it."""
    widest = max((leaf.paint.pen.width for leaf in leaves(node) if leaf.paint.pen is not None), default=0.0)
    return extent(node).inset(-widest / 2)


def leaves(node: Node) -> list[Path]:
    """All paths."""
    return [leaf for leaf, _ in walk([node]) if isinstance(leaf, Path)]
