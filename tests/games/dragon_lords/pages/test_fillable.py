"""Play sheets and game logs as forms."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.backend.pdf import write_pdf
from generator.errors import ContentError
from generator.games.dragon_lords.pages import blank_sheet, game_log, play_sheet
from generator.games.game import Job
from generator.games.registry import find_game
from generator.press import make_job, papers
from generator.scene.nodes import Entry, Tick, walk
from generator.scene.page import Document
from generator.units import pt


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


def named(tmp_path: Path, name: str) -> Job:
    path = tmp_path / "own.yaml"
    path.write_text(f"name: {name}\nbody: light\nwings: huge\nbreath: ice\nclaws: dull\n", encoding="utf-8")
    return make_job(find_game("dragon-lords"), "en", papers()["a4"], {"fillable": True, "dragons": (path,)})


def test_a_long_name_is_typed_smaller_and_one_that_is_too_long_is_told(tmp_path: Path) -> None:
    sizes = []
    for name in ("Emberwing", "Emberwing of the Far End", "'" + "‰" * 24 + "'"):
        made = named(tmp_path, name)
        _, entries = fields(play_sheet.compose(made))
        sizes.append(next(entry.size / pt(1) for entry in entries if entry.name == "1.name"))
    assert sizes[0] == pytest.approx(24) and 14 < sizes[1] < 24
    (finding,) = made.scribe.findings
    assert (finding.code, finding.where.line, finding.where.column) == ("text-too-long", 1, 7)


def test_a_name_keeps_its_letters_and_its_place(tmp_path: Path) -> None:
    made = play_sheet.compose(named(tmp_path, "Z\u0307o\u0301łw"))
    assert "Żółw" in [entry.value for entry in fields(made)[1]]
    with pytest.raises(ContentError) as caught:
        write_pdf(play_sheet.compose(named(tmp_path, "Дракон")))
    (finding,) = caught.value.findings
    assert (finding.code, finding.where.line, finding.where.column) == ("missing-glyph", 1, 7)


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
