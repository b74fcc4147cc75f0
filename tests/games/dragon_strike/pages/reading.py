"""Jobs of the game, and ways to read what stands on a page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from generator.games.game import Job
from generator.games.registry import find_game
from generator.layout.backs import Backs
from generator.press import make_job, papers, profiles
from generator.scene.geometry import IDENTITY, Affine
from generator.scene.nodes import Group, Node, Text, walk

PT = 25.4 / 72
BOTH = [("en", "a4"), ("pl", "a4"), ("en", "letter"), ("pl", "letter")]


def job(language: str = "en", paper: str = "a4", profile: str = "home", backs: Backs | None = None) -> Job:
    """A job of the game."""
    made = make_job(find_game("dragon-strike"), language, papers()[paper], {}, profiles()[profile])
    return made if backs is None else replace(made, how=replace(made.how, backs=backs))


def words(nodes: Iterable[Node]) -> list[str]:
    """All runs of text, with plain spaces."""
    return [node.text.replace("\u00a0", " ") for node, _ in walk(nodes) if isinstance(node, Text)]


def points(nodes: Iterable[Node], least: int = 1) -> list[float]:
    """The sizes in points of all runs of at least so many letters."""
    return [node.size / PT for node, _ in walk(nodes) if isinstance(node, Text) and len(node.text) >= least]


def lines(nodes: Iterable[Node]) -> list[str]:
    """The lines of text: runs that stand on one baseline of one map, joined from left to right."""
    rows: dict[tuple[Affine, float], list[Text]] = {}
    for node, put in walk(nodes):
        if isinstance(node, Text):
            rows.setdefault((put, round(node.y, 2)), []).append(node)
    joined = ("".join(run.text for run in sorted(row, key=lambda run: run.x)) for row in rows.values())
    return [line.replace("\u00a0", " ") for line in joined]


def named(nodes: Iterable[Node], start: str, put: Affine = IDENTITY) -> Iterator[tuple[Group, Affine]]:
    """The groups whose names begin so, with the map from their own coordinates to the page's."""
    for node in nodes:
        if isinstance(node, Group):
            inner = put @ node.transform
            if node.name.startswith(start):
                yield node, inner
            yield from named(node.children, start, inner)
