"""What the tests of both decks share: decks, the words and figures of a face, and what holds for every card."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache

from generator.games.dragon_lords.pages import rider_cards, spell_cards
from generator.games.game import Job
from generator.games.registry import find_game
from generator.layout.cards import Deck
from generator.layout.safezone import check_safe_zone
from generator.press import make_job, papers
from generator.scene.nodes import Group, Node, Path, Rect, Text, walk
from generator.units import pt

MAKERS = {"spell-cards": spell_cards.compose, "rider-cards": rider_cards.compose}


@cache
def deck(kind: str, language: str) -> tuple[Deck, Job]:
    job = make_job(find_game("dragon-lords"), language, papers()["a4"], {})
    return MAKERS[kind](job), job


@cache
def face(kind: str, language: str, index: int) -> tuple[Node, ...]:
    return deck(kind, language)[0].front(index)


def faces(kind: str, language: str) -> list[tuple[Node, ...]]:
    return [face(kind, language, index) for index in range(len(deck(kind, language)[0].cards))]


def texts(nodes: Sequence[Node]) -> list[Text]:
    return [node for node, _ in walk(nodes) if isinstance(node, Text)]


def said(nodes: Sequence[Node]) -> str:
    """All words of a face in reading order, a line feed between lines."""
    return "\n".join(lines(nodes)).replace("\u00a0", " ")


def lines(nodes: Sequence[Node]) -> list[str]:
    """The words of each baseline, from top to bottom."""
    rows: defaultdict[float, list[Text]] = defaultdict(list)
    for node in texts(nodes):
        rows[round(node.y, 2)].append(node)
    return [" ".join(node.text for node in sorted(rows[y], key=lambda node: node.x)) for y in sorted(rows)]


def figures(nodes: Sequence[Node], size: float) -> list[str]:
    """The texts of a size in points, from top to bottom."""
    return [node.text for node in sorted(texts(nodes), key=lambda n: n.y) if abs(node.size - pt(size)) < 1e-6]


def hexes(nodes: Sequence[Node]) -> list[tuple[int, int]]:
    """The rows of hexes from top to bottom: how many are hollow and how many full."""
    full: dict[float, int] = {}
    hollow: defaultdict[float, int] = defaultdict(int)
    for node in nodes:
        if isinstance(node, Group) and node.name == "ink":
            first = node.children[0]
            assert isinstance(first, Path)
            full[row_of(first)] = len(node.children)
        elif isinstance(node, Path) and node.paint.fill and len(node.steps) == 7:
            hollow[row_of(node)] += 1
    return [(hollow[y], full[y]) for y in sorted(full)]


def row_of(hexagon: Path) -> float:
    ys = [float(step[2]) for step in hexagon.steps if len(step) > 1]
    return round(sum(ys) / len(ys), 2)


def check_all(kind: str, language: str) -> None:
    """What holds for every card: findings, safe zone, smallest size, bleed, Polish line ends."""
    made, job = deck(kind, language)
    for index, nodes in enumerate(faces(kind, language)):
        assert check_safe_zone(nodes, made.size, made.cards[index].name) == []
        assert min(node.size for node in texts(nodes)) >= pt(7) - 1e-9
        ground = nodes[0]
        assert isinstance(ground, Rect)
        assert (ground.x, ground.y, ground.width, ground.height) == (-6, -6, 75.5, 100.9)
        for line in lines(nodes) if language == "pl" else ():
            assert not re.search(r"(^|\s)[aiouwzAIOUWZ]$", line), line
    assert job.scribe.findings == []
    assert made.check() == []
    assert (made.size.width, made.size.height) == (63.5, 88.9)


def text_sizes(kind: str, language: str) -> set[float]:
    """The sizes in points of the running text, over the whole deck."""
    found = set()
    for nodes in faces(kind, language):
        running = [n for n in texts(nodes) if n.face.family == "Fira Sans" and n.face.weight == 400 and n.text != "†"]
        found |= {round(node.size / pt(1), 3) for node in running}
    return found
