"""The pages that are read at the table: quick reference, scenarios, campaign, design worksheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.games.dragon_lords.pages import campaign, quick_reference, scenarios, worksheet
from generator.games.game import Job
from generator.games.registry import find_game
from generator.press import make_job, papers
from generator.scene.nodes import Path, Rect, Text, walk
from generator.scene.page import Document
from generator.units import pt

COMPOSERS = {
    "quick-reference": quick_reference.compose,
    "scenarios": scenarios.compose,
    "campaign": campaign.compose,
    "design-worksheet": worksheet.compose,
}


def job(language: str = "en", paper: str = "a4") -> Job:
    return make_job(find_game("dragon-lords"), language, papers()[paper], {})


def nodes(document: Document) -> list[object]:
    return [node for page in document.pages() for node, _ in walk(page.nodes)]


def words(found: list[object]) -> str:
    return " ".join(node.text for node in found if isinstance(node, Text)).replace("\u00a0", " ")


@pytest.mark.parametrize("name", COMPOSERS)
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_everything_fits_and_is_legible(name: str, language: str, paper: str) -> None:
    made = job(language, paper)
    found = nodes(COMPOSERS[name](made))
    assert made.scribe.findings == []
    assert min(node.size for node in found if isinstance(node, Text)) >= pt(8) - 1e-9


def test_the_quick_reference_reads_the_tables() -> None:
    made = job()
    content = made.content
    text = words(nodes(quick_reference.compose(made)))
    for part in (
        "Up to 3 faster than last turn",
        "From 10 up for 3 turns",
        "Very long range (6 hexes)",
        "+2†",
        "1d6+3",
    ):
        assert part in text
    assert "One turn in a hex, 180° at most" in text
    faster = replace(content.tables, acceleration=content.tables.acceleration.model_copy(update={"basic": 7}))
    changed = replace(made, content=replace(content, tables=faster))
    assert "Up to 7 faster than last turn" in words(nodes(quick_reference.compose(changed)))


@pytest.mark.parametrize("name", COMPOSERS)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_foot_explains_a_dagger_only_where_one_stands(name: str, language: str) -> None:
    made = job(language)
    note = f"† {made.texts('foot.reconstructed')}"
    for page in COMPOSERS[name](made).pages():
        said = [node.text.replace("\u00a0", " ") for node, _ in walk(page.nodes) if isinstance(node, Text)]
        marks = sum("†" in text for text in said)
        assert marks == 0 or (note in said and marks > 1)


def test_optional_rules_are_called_optional_on_the_advanced_sheet() -> None:
    advanced = list(quick_reference.compose(job()).pages())[1]
    said = words([node for node, _ in walk(advanced.nodes)])
    for rule in (
        "Optional: a dragon’s rating changes its initiative roll.",
        "Optional: the wings say how much faster",
        "MULTIPLE HITS optional",
        "No dragon suffers more than 3 breath hits a turn",
    ):
        assert rule in said


def test_the_arc_has_as_many_hexes_of_each_shade_as_the_geometry_gives() -> None:
    made = job()
    first = next(iter(quick_reference.compose(made).pages()))
    fills = [n.paint.fill for n, _ in walk(first.nodes) if isinstance(n, Path)]
    # Hexes within six: by range 1 3 3 5 5 7 dark and 2 2 4 4 6 6 grey; one more of each in the key.
    assert fills.count(made.theme.color("arc_dark")) == 1 + 3 + 3 + 5 + 5 + 7 + 1
    assert fills.count(made.theme.color("arc_grey")) == 2 + 2 + 4 + 4 + 6 + 6 + 1


def test_uneven_teams_are_worked_out_from_the_dragons() -> None:
    text = words(nodes(scenarios.compose(job())))
    for part in (
        "2 × Zippinchill",
        "1 × Reaper 20",
        "3 × Lectronist / Kelvinight",
        "2 × Skyblazer 36",
        "3 × Fiercival 48",
    ):
        assert part in text
    assert "For 50 points, for example, 2 dragons of 25 or 5 of 10." in text


def test_the_legion_and_the_layout_follow_the_tables() -> None:
    made = job()
    tables = made.content.tables
    budgets = tables.budgets.model_copy(update={"legion": 80, "legion_dragon": 8})
    sheets = tables.map.sheets.model_copy(update={"along": 4})
    changed = replace(tables, budgets=budgets, map=tables.map.model_copy(update={"sheets": sheets}))
    text = words(nodes(scenarios.compose(replace(made, content=replace(made.content, tables=changed)))))
    assert "For 80 points, for example, 3 dragons of 25 or 10 of 8." in text
    assert "2 × 4 sheets, in any order" in text


def test_the_roster_has_a_box_for_every_reward_a_dragon_can_take() -> None:
    found = nodes(campaign.compose(job()))
    boxes = sum(isinstance(node, Rect) and node.width == 3.4 for node in found)
    rows = len([node for node in found if isinstance(node, Text) and node.text == "3" and node.color == "#A4472A"])
    # Three for each base number, four for close combat: ten in all.
    assert boxes == 10 * (rows - 1) and boxes >= 100
