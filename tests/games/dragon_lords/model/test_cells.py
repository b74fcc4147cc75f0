"""The figures of a table and their paths."""

from __future__ import annotations

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.model.cells import cells_of, paths_of
from generator.games.dragon_lords.model.tables import Tables


def test_every_figure_has_a_path_and_a_value(tables: Tables) -> None:
    cells = {".".join(cell.path): cell.value for cell in cells_of(tables.turning)}
    assert len(cells) == 9 * 3 + 3
    assert cells["costs.G.180"] == 5
    assert cells["bank.factor"] == 2


def test_notes_can_stand_at_groups_and_figures(tables: Tables) -> None:
    paths = paths_of(tables.turning)
    assert {"costs", "costs.G", "costs.G.180"} <= paths
    assert not paths & {"cells", "provenance", "cite"}


def test_items_of_a_list_go_by_name_or_number(content: DragonLordsContent) -> None:
    assert "dragons.Stalwyrm.wings" in paths_of(content.dragons)
    assert "altitude.2.modifier" in paths_of(content.tables.to_hit)


def test_paths_lead_to_the_place_in_the_file(content: DragonLordsContent) -> None:
    for name, table in content.all_tables():
        for cell in cells_of(table):
            assert content.sources[name].value(cell.loc) == (
                cell.value if isinstance(cell.value, int) else str(cell.value)
            )
