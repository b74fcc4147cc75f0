"""Play sheets and game logs as forms."""

from __future__ import annotations

from generator.games.dragon_lords.pages import blank_sheet, game_log, play_sheet
from generator.games.game import Job
from generator.games.registry import find_game
from generator.press import make_job, papers
from generator.scene.nodes import Entry, Tick, walk
from generator.scene.page import Document


def job(language: str = "pl") -> Job:
    return make_job(find_game("dragon-lords"), language, papers()["a4"], {"fillable": True})


def fields(document: Document) -> tuple[list[Tick], list[Entry]]:
    nodes = [node for page in document.pages() for node, _ in walk(page.nodes)]
    ticks = [node for node in nodes if isinstance(node, Tick)]
    entries = [node for node in nodes if isinstance(node, Entry)]
    names = [tick.name for tick in ticks] + [entry.name for entry in entries]
    assert len(names) == len(set(names))
    return ticks, entries


def test_every_circle_and_box_of_a_play_sheet_can_be_ticked() -> None:
    ticks, entries = fields(play_sheet.compose(job()))
    # Lectronist: 180 damage circles and 30 boxes for tactics; Slash has 60 magic points besides.
    assert sum(tick.name.startswith("1.") for tick in ticks) == 180 + 30
    slash = [tick for tick in ticks if tick.name.startswith("7.")]
    assert len(slash) == 30 + 30 + 40 + 30 + 30 + 60 + 30
    assert [entry.value for entry in entries if entry.name == "1.name"] == ["Lectronist"]
    assert all(any(entry.name == f"{number}.notes" for entry in entries) for number in range(1, 13))


def test_a_blank_sheet_has_its_choices_and_figures() -> None:
    ticks, entries = fields(blank_sheet.compose(job()))
    names = {tick.name for tick in ticks} | {entry.name for entry in entries}
    assert {"1.body.very-light", "1.rider.none", "1.cost.total", "1.min_speed", "1.turn.0", "1.name"} <= names


def test_every_cell_of_the_log_can_be_typed_in() -> None:
    _, entries = fields(game_log.compose(job()))
    names = {entry.name for entry in entries}
    assert {"1.speed.1.1", "1.speed.1.2", "1.initiative.20.2", "1.breath-target.20", "1.player"} <= names


def test_a_sheet_to_print_has_no_fields() -> None:
    plain = make_job(find_game("dragon-lords"), "pl", papers()["a4"], {})
    ticks, entries = fields(play_sheet.compose(plain))
    assert not ticks and not entries
