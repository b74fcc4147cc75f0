"""The list of figures that are not printed."""

from __future__ import annotations

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.provenance_report import provenance_report


def test_rows_have_a_value_a_reason_and_a_place(content: DragonLordsContent) -> None:
    rows = {f"{row.table}.{row.cell}": row for row in provenance_report(content)}
    huge = rows["costs.wings.huge"]
    assert (huge.value, huge.provenance) == ("5", "derived")
    assert huge.why.startswith("the only costs")
    assert huge.place == "content/dragon-lords/tables/costs.yaml:6:55"
    assert rows["to_hit.altitude.1.modifier"].provenance == "reconstructed"
    assert rows["dragons.dragons.Stalwyrm.wings"].value == "huge"
    assert rows["damage_allocation.rows.12.rear"].value == "head"


def test_printed_figures_are_not_listed(content: DragonLordsContent) -> None:
    listed = {f"{row.table}.{row.cell}" for row in provenance_report(content)}
    assert not listed & {
        "costs.wings.tiny",
        "damage_allocation.rows.2.rear",
        "damage_allocation.rows.5.front",
        "spells.spells.vigor.effect.steps",
        "dragons.dragons.Reaper.wings",
        "turning.costs.G.120",
    }


def test_every_row_says_why(content: DragonLordsContent) -> None:
    rows = provenance_report(content)
    assert [row for row in rows if not row.why] == []
    assert len({(row.table, row.cell) for row in rows}) == len(rows)


def test_how_many_figures_are_ours(content: DragonLordsContent) -> None:
    count: dict[str, int] = {}
    for row in provenance_report(content):
        count[row.table] = count.get(row.table, 0) + 1
    assert count["costs"] == 2 + 5 + 5 + 5
    assert count["turning"] == 7
    assert count["flight"] == 5
    assert count["tactics"] == 4 + 6 + 6
    assert count["damage_allocation"] == 3 + 7 * 6
    assert count["spells"] == 8 * 3
    assert count["dragons"] == 3
    assert not count.keys() & {"weapons", "damage_points", "close_combat", "riders", "campaign"}
