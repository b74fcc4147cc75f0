"""What the reference sheet says, from its template, and the rows of its tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import TypeVar

from generator.games.daredragon.content_text import kind_line, signed, step_text, title
from generator.games.daredragon.model_deck import JOKER, Action, Owner, SuitSet
from generator.games.daredragon.pages.card_index import SIGNS
from generator.games.daredragon.pages.edition import Edition, emphasised
from generator.games.daredragon.pages.sections import pair, sections
from generator.games.daredragon.rules.health import daredevil_steps, hand_limit, part_steps, part_warm_up

T = TypeVar("T")
NOTHING = "–"
Entries = list[tuple[str, str]]


def reference_words(edition: Edition) -> dict[str, Entries]:
    """The entries of all sections: what stands in front, and the text."""
    figures = edition.content.figures
    health = figures.health
    text = edition.job.rendered(
        "reference.j2",
        modifiers=figures.modifiers,
        weak_parts=[band for band in health.part.damage if band.steps],
        weak_daredevils=[band for band in health.daredevil.damage if band.steps],
        slow_parts=[band for band in health.part.warm_up if band.turns],
        say=edition.say,
        step=step_text,
        signed=signed,
    )
    return {name: [pair(emphasised_text(line)) for line in lines] for name, lines in sections(text).items()}


def emphasised_text(line: str) -> str:
    """An entry with the steps in its text in bold; what stands in front is set large as it is."""
    key, text = pair(line)
    return f"{key}|{emphasised(text)}"


@dataclass(frozen=True)
class ActionRow:
    """One row of an action table, in words; times and damage are figures or a dash."""

    card: str
    title: str
    kind: str
    part: str
    warm_up: str
    cool_down: str
    damage: str


def action_rows(edition: Edition, owner: Owner) -> list[ActionRow]:
    """The actions of a deck in the order of its table (2.1, 2.2)."""
    texts = edition.texts
    return [
        ActionRow(
            card=card_words(edition, action),
            title=title(texts, owner, action),
            kind=kind_line(texts, owner, action),
            part=texts(f"names.parts.{action.part}") if action.part else NOTHING,
            warm_up=figure(action.warm_up),
            cool_down=figure(action.cool_down),
            damage=figure(action.damage) if action.heal is None else f"+{action.heal}",
        )
        for action in edition.content.deck(owner).actions
    ]


def card_words(edition: Edition, action: Action) -> str:
    """The ranks of an action, with its suits where they matter: ``3, 2 ♥♦``."""
    ranks = ", ".join(edition.texts(f"names.ranks.{rank}") for rank in action.ranks)
    if JOKER in action.ranks or action.suits is SuitSet.ALL:
        return ranks
    return f"{ranks} {''.join(SIGNS[suit] for suit in action.suits.suits)}"


def figure(number: int | None) -> str:
    """A figure, or a dash if there is none."""
    return NOTHING if number is None else str(number)


def bands(edition: Edition, effect: Callable[[int], T]) -> list[tuple[str, T]]:
    """The health track from full to empty in stretches of one effect, as printed: ``25–21``, ``0``."""
    track = edition.content.figures.setup.health
    found = []
    for value, group in groupby(range(track.most, track.least - 1, -1), effect):
        points = list(group)
        name = f"{points[0]}" if len(points) == 1 else f"{points[0]}–{points[-1]}"
        found.append((name, value))
    return found


def daredevil_health(edition: Edition) -> list[tuple[str, ...]]:
    """Rows of health points, hand limit and damage (2.3)."""
    effects = edition.content.figures.health

    def effect(health: int) -> tuple[int, int]:
        return hand_limit(effects, health), daredevil_steps(effects, health)

    rows = bands(edition, effect)
    return [(name, str(limit), step_text(steps) if steps else NOTHING) for name, (limit, steps) in rows]


def part_health(edition: Edition) -> list[tuple[str, ...]]:
    """Rows of health points, damage and warm-up of a part of the dragon (2.3)."""
    effects = edition.content.figures.health

    def effect(health: int) -> tuple[int, int]:
        return part_steps(effects, health), part_warm_up(effects, health)

    rows = bands(edition, effect)
    return [
        (name, step_text(steps) if steps else NOTHING, signed(turns) if turns else NOTHING)
        for name, (steps, turns) in rows
    ]
