"""A page of nodes and a document of pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from generator.scene.geometry import Box
from generator.scene.nodes import Node


@dataclass(frozen=True, slots=True)
class Bookmark:
    """An outline entry that leads to its page, to ``y`` mm from its top if given; ``level`` 0 is the top."""

    title: str
    level: int = 0
    y: float | None = None


@dataclass(frozen=True, slots=True)
class Anchor:
    """A name that links lead to, ``y`` mm from the top of its page."""

    name: str
    y: float


@dataclass(frozen=True, slots=True)
class Page:
    """One sheet side: size in mm, nodes from back to front, outline entries, label, the box that is trimmed to,
    and the anchors that links lead to.
    """

    width: float
    height: float
    nodes: tuple[Node, ...]
    bookmarks: tuple[Bookmark, ...] = ()
    label: str = ""
    trim: Box | None = None
    anchors: tuple[Anchor, ...] = ()


@dataclass(frozen=True, slots=True)
class Document:
    """A printable document. ``pages`` makes its pages one by one, anew at each call, so memory stays flat."""

    id: str
    title: str
    language: str
    pages: Callable[[], Iterator[Page]]
    subject: str = ""
    duplex: str = ""
    keywords: tuple[str, ...] = field(default=())
