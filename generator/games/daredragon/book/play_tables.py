"""How things stand at the end of the recorded fight, as a table."""

from __future__ import annotations

from generator.book.blocks import TableData
from generator.games.daredragon.book.play import Replay
from generator.games.daredragon.book.play_facts import face_name, halfway, recorded
from generator.games.daredragon.pages.edition import Edition
from generator.games.daredragon.pages.reference_words import NOTHING


def play_state(edition: Edition) -> TableData:
    """Everybody's health points, state, cards on the board and in hand, then the parts of the dragon."""
    table = recorded(edition)
    columns = ("who", "points", "state", "on-board", "in-hand")
    heads = tuple(edition.texts(f"rulebook.tables.{name}") for name in columns)
    rows = [*daredevils(edition, table), *parts(edition, table)]
    return TableData(heads, tuple(rows), (1.3, 1.0, 1.6, 2.4, 1.5), frozenset({0, 2, 3, 4}))


def daredevils(edition: Edition, table: Replay) -> list[tuple[str, ...]]:
    """A row for each daredevil."""
    texts, fight = edition.texts, table.fight
    rows: list[tuple[str, ...]] = []
    for daredevil in fight.daredevils:
        states = [texts(f"rulebook.tables.{'prone' if daredevil.prone else 'standing'}")]
        if fight.target == daredevil.seat:
            states.append(texts("rulebook.tables.target"))
        laid = table.laid.get(daredevil.seat)
        board = NOTHING
        if laid is not None:
            kind = "guarding" if laid.action.is_guard else "due"
            board = texts(f"rulebook.tables.{kind}", card=face_name(edition, laid.face), turn=laid.due)
        hand = ", ".join(face_name(edition, face) for face in table.hands[daredevil.seat])
        name = texts(f"characters.{daredevil.seat}.name")
        rows.append((f"**{name}**", str(daredevil.health), ", ".join(states), board, hand or NOTHING))
    return rows


def parts(edition: Edition, table: Replay) -> list[tuple[str, ...]]:
    """A row for each part of the dragon."""
    texts = edition.texts
    rows: list[tuple[str, ...]] = []
    for state in table.fight.parts:
        name = "entangled" if state.entangled else "free"
        board = NOTHING
        warm_up = table.fight.warm_up
        if warm_up is not None and warm_up.part is state.part and table.card is not None:
            title = texts(f"actions.dragon.{table.card.id}.title")
            board = texts("rulebook.tables.due", card=title, turn=halfway(str(warm_up.due)))
        cells = (f"**{texts(f'names.parts.{state.part}')}**", str(state.health), texts(f"rulebook.tables.{name}"))
        rows.append((*cells, board, NOTHING))
    return rows
