"""Notes on provenance for what packs bring to tables: it comes from the pack, whatever the table said before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from generator.source.nodes import Data, Mark, Node, Source, Step
from generator.source.provenance import Provenance

PROVENANCE, CITE, CELLS = "provenance", "cite", "cells"
ABOUT_TABLE = frozenset({PROVENANCE, CITE})
"""What the file of a pack says about its own figures, not about those of the table."""


def noted(source: Source, pack: Source, touched: Sequence[tuple[Step, ...]], title: str) -> Source:
    """A table whose notes tell of the figures that a pack brings; any other file as it is.

    The pack's file says where they come from (``provenance``, ``cite``), all of them or, among its ``cells``, some.
    """
    data, root = source.data, source.root
    if not (isinstance(data, dict) and PROVENANCE in data and isinstance(root.children, dict)):
        return source
    brings = pack.data if isinstance(pack.data, dict) else {}
    own = [str(path) for path in group(brings.get(CELLS))]
    own += [str(path) for path in group(group(brings.get("override")).get(CELLS))]
    paths = [dotted(loc) for loc in touched if loc[0] not in (*ABOUT_TABLE, CELLS)]
    paths = [path for path in paths if not any(within(path, above) for above in own)]
    if not paths:
        return source
    mark, node = root.children.get(CELLS, (root.mark, Node(root.mark, {})))
    children = dict(node.children) if isinstance(node.children, dict) else {}
    cells: dict[Any, Data] = dict(group(data.get(CELLS)))
    for old in [old for old in cells if any(within(str(old), path) for path in paths) and str(old) not in own]:
        del cells[old]
        del children[str(old)]
    place = mark_of(pack)
    said = brings.get(PROVENANCE, str(Provenance.ORIGINAL))
    why = brings.get(CITE, f"as the pack “{title}” has it")
    for path in paths:
        cells[path] = {PROVENANCE: said, "why": why}
        note = Node(place, {PROVENANCE: (place, Node(place)), "why": (place, Node(place))}, pack.file)
        children[path] = (place, note)
    places = {**root.children, CELLS: (mark, replace(node, children=children))}
    return Source(source.file, {**data, CELLS: cells}, replace(root, children=places))


def mark_of(pack: Source) -> Mark:
    """Where the file of a pack says where its figures come from; its beginning if it does not."""
    place = pack.place((PROVENANCE,))
    return Mark(place.line, place.column)


def group(data: Data) -> dict[Any, Data]:
    """A group of keys; an empty one if the value is something else."""
    return data if isinstance(data, dict) else {}


def dotted(loc: Sequence[Step]) -> str:
    """A path as notes name it."""
    return ".".join(str(step) for step in loc)


def within(path: str, above: str) -> bool:
    """Whether a path is another one or leads below it."""
    return path == above or path.startswith(f"{above}.")
