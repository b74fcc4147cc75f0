"""The tables of the rulebook, each from the content of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from generator.book.blocks import TableData
from generator.games.daredragon.book.play_tables import play_state
from generator.games.daredragon.content_text import step_text
from generator.games.daredragon.model_deck import Owner
from generator.games.daredragon.pages.edition import Edition, edition_of
from generator.games.daredragon.pages.reference_words import (
    NOTHING,
    action_rows,
    daredevil_health,
    part_health,
    reference_words,
)
from generator.games.daredragon.rules.variants import apply_variant
from generator.games.game import Job

DAGGER = "†"
#: The actions by which the strengths of the game are shown: one of the dragon's, one of the daredevils'.
SHOWN = ((Owner.DRAGON, "crush"), (Owner.DAREDEVIL, "strike"))


def label(edition: Edition, name: str) -> str:
    """The head of a column."""
    return edition.texts(f"rulebook.tables.{name}")


def bold(text: str) -> str:
    """A cell set in bold, unless it is empty."""
    return f"**{text}**" if text.strip("*") and text != NOTHING else text


def actions(edition: Edition, owner: Owner) -> TableData:
    """All actions of a deck in the order of its table (2.1, 2.2), with how many cards there are of each."""
    names, dragon = edition.texts, owner is Owner.DRAGON
    rows = action_rows(edition, owner)
    counted = Counter(card.action.id for card in edition.content.cards(owner))
    numbers = [str(counted[action.id]) for action in edition.content.deck(owner).actions]
    cells = [
        (row.card, bold(row.title), row.kind, row.part, row.warm_up, row.cool_down, row.damage, number)
        if dragon
        else (row.card, bold(row.title), row.kind, row.warm_up, row.damage, number)
        for row, number in zip(rows, numbers, strict=True)
    ]
    labels = ["card", "action", "kind", *(["part"] if dragon else []), "warm-up", *(["cool-down"] if dragon else [])]
    head = (*(names(f"names.labels.{name}") for name in [*labels, "damage"]), label(edition, "count"))
    widths = (1.4, 3.4, 3.6, 1.5, 1.9, 1.6, 1.7, 1.0) if dragon else (1.2, 2.8, 2.8, 2.0, 1.6, 1.0)
    notes = (f"+ {names('names.labels.heal').lower()}",)
    return TableData(head, tuple(cells), widths, frozenset(range(4 if dragon else 3)), notes, wide=True)


def damage_modifiers(edition: Edition) -> TableData:
    """The steps of both sides' attacks, the highest first (cheat sheet, table 2)."""
    words = reference_words(edition)
    sides = [dict_of(words["dragon-damage"]), dict_of(words["daredevil-damage"])]
    order = sorted({key for side in sides for key in side}, key=value_of, reverse=True)
    rows = tuple((bold(key), *("; ".join(side.get(key, [NOTHING])) for side in sides)) for key in order)
    head = tuple(label(edition, name) for name in ("steps", "dragon", "daredevil"))
    return TableData(head, rows, (0.6, 3.4, 3.4), frozenset({1, 2}), wide=True)


def dict_of(entries: list[tuple[str, str]]) -> dict[str, list[str]]:
    """Entries by what stands in front of them."""
    found: dict[str, list[str]] = {}
    for key, text in entries:
        found.setdefault(key, []).append(text)
    return found


def value_of(step: str) -> int:
    """The number in a printed step."""
    return int(step.replace("−", "-").strip("Ϟ"))


def times(edition: Edition) -> TableData:
    """Turns added to a warm-up or a cool-down (cheat sheet, table 4)."""
    words = reference_words(edition)
    warm = [(text, bold(key), NOTHING) for name in ("dragon-times", "daredevil-times") for key, text in words[name]]
    cool = [(text, NOTHING, bold(key)) for key, text in words["dragon-rest"]]
    head = (label(edition, "changes"), edition.texts("names.labels.warm-up"), edition.texts("names.labels.cool-down"))
    return TableData(head, (*warm, *cool), (4.2, 1.6, 1.6))


def health(edition: Edition, owner: Owner) -> TableData:
    """What health points do to a daredevil or to a part of the dragon (2.3)."""
    dragon = owner is Owner.DRAGON
    names = ("health", "damage", "warm-up") if dragon else ("health", "hand", "damage")
    rows = part_health(edition) if dragon else daredevil_health(edition)
    return TableData(tuple(label(edition, name) for name in names), tuple(rows), (1.2, 1, 1.2))


def strengths(edition: Edition) -> TableData:
    """Every strength of the game: its steps, and the damage of two cards."""
    texts, rows, stopped = edition.texts, [], False
    for variant in edition.content.variants.variants:
        content = apply_variant(edition.content, variant.id)
        shown = Edition(edition.job, content)
        cells = [texts(f"names.variants.{variant.id}")]
        cells += [step_text(steps) if steps else NOTHING for steps in (variant.dragon, variant.daredevil)]
        for owner, name in SHOWN:
            action = content.action(owner, name)
            end = shown.end_reached(owner, action) is not None
            stopped = stopped or end
            cells.append(f"{action.damage}{DAGGER if end else ''}")
        rows.append(tuple(cells))
    head = [label(edition, name) for name in ("strength", "dragon-side", "daredevil-side")]
    head += [texts(f"actions.{owner}.{name}.title") for owner, name in SHOWN]
    notes = (label(edition, "clamped"),) if stopped else ()
    return TableData(tuple(head), tuple(rows), (2.7, 1.1, 1.5, 1.7, 1.0), notes=notes)


def of_edition(make: Callable[[Edition], TableData]) -> Callable[[Job], TableData]:
    """A table from the edition that a job prints."""
    return lambda job: make(edition_of(job))


TABLES: Mapping[str, Callable[[Job], TableData]] = {
    "daredevil-actions": of_edition(lambda edition: actions(edition, Owner.DAREDEVIL)),
    "dragon-actions": of_edition(lambda edition: actions(edition, Owner.DRAGON)),
    "damage-modifiers": of_edition(damage_modifiers),
    "times": of_edition(times),
    "health-daredevil": of_edition(lambda edition: health(edition, Owner.DAREDEVIL)),
    "health-part": of_edition(lambda edition: health(edition, Owner.DRAGON)),
    "strength-list": of_edition(strengths),
    "play-state": of_edition(play_state),
}
