"""What a YAML file becomes: plain data, and beside it the place of every key and value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from generator.errors import Place

Step: TypeAlias = str | int
"""One step into the data: a key of a mapping or an index of a list (from 0)."""

Data: TypeAlias = "dict[str | int, Data] | list[Data] | str | int | float | bool | None"
"""Plain data as read from YAML."""


class Mark(NamedTuple):
    """A line and a column, both from 1; columns count characters."""

    line: int
    column: int


@dataclass(slots=True)
class Node:
    """Where a value stands, and the nodes inside it: by key text for a mapping, by index for a list.

    ``file`` is named if it is another than that of the value around it: what a pack brings stands in the pack.
    """

    mark: Mark
    children: dict[str, tuple[Mark, Node]] | list[Node] | None = None
    file: str = ""


@dataclass(frozen=True, slots=True)
class Source:
    """A YAML file that has been read.

    ``file`` is the name shown in messages; ``data`` is plain data (dict, list, str, int, float, bool, None). Keys that
    are whole numbers stay ``int``, all other keys are ``str``. Treat ``data`` as read-only: aliases share their value.
    """

    file: str
    data: Data
    root: Node = field(repr=False)

    def place(self, loc: Sequence[Step] = (), *, key: bool = False) -> Place:
        """The place of the value at ``loc``, or of its key with ``key=True``.

        A step matches a key with the same text, so ``5`` and ``"5"`` find the key ``5``. When ``loc`` does not exist,
        the place of the nearest value above it that does. A list item has no key: its value's place stands in.
        """
        node, mark = self.root, self.root.mark
        file = node.file or self.file
        last = len(loc) - 1
        for depth, step in enumerate(loc):
            children = node.children
            if isinstance(children, dict):
                entry = children.get(str(step))
                if entry is None:
                    break
                key_mark, node = entry
                mark = key_mark if key and depth == last else node.mark
            elif isinstance(children, list) and isinstance(step, int) and 0 <= step < len(children):
                node = children[step]
                mark = node.mark
            else:
                break
            file = node.file or file
        return Place(file, mark.line, mark.column)

    def is_added(self, loc: Sequence[Step]) -> bool:
        """Whether the value at ``loc`` was added to this file, or replaced in it, by another one: by a pack."""
        return self.place(loc).file != self.file

    def value(self, loc: Sequence[Step] = ()) -> Data:
        """The value at ``loc``. Raises :class:`KeyError` when there is none."""
        return follow(self.data, loc)


def follow(data: Data, path: Sequence[Step]) -> Data:
    """The value at ``path``. Raises :class:`KeyError` when there is none."""
    for step in path:
        data = child(data, step)
    return data


def child(data: Data, step: Step) -> Data:
    """The value one step below ``data``; a key matches by its text. Raises :class:`KeyError` when there is none."""
    if isinstance(data, dict):
        if step in data:
            return data[step]
        other: Step = str(step) if isinstance(step, int) else int(step) if is_int_text(step) else step
        return data[other]
    if isinstance(data, list) and isinstance(step, int) and 0 <= step < len(data):
        return data[step]
    raise KeyError(step)


def is_int_text(text: str) -> bool:
    """Whether ``text`` spells a whole number the way ``str`` writes one, short enough to be a key."""
    digits = text.removeprefix("-")
    return 0 < len(digits) <= 15 and digits.isascii() and digits.isdigit()
