"""Loading the content, and what is said when a table is wrong."""

from __future__ import annotations

import shutil
from dataclasses import fields
from pathlib import Path

import pytest

from generator.errors import ContentError, Finding
from generator.games.dragon_lords.content import DragonLordsContent, check_content, load_content, table_file
from generator.games.dragon_lords.model.tables import Tables
from generator.resources import content_folder


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the content that may be spoilt."""
    shutil.copytree(content_folder("dragon-lords"), tmp_path / "dragon-lords")
    return tmp_path


def spoil(root: Path, file: str, old: str, new: str) -> int:
    """Replace a text that stands once in a file; gives the line it stands in."""
    path = root / "dragon-lords" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def findings_of(root: Path) -> list[Finding]:
    with pytest.raises(ContentError) as caught:
        load_content(root)
    return list(caught.value.findings)


def test_the_shipped_content_is_right(content: DragonLordsContent) -> None:
    assert check_content(content) == []
    assert [dragon.name for dragon in content.dragons.dragons][:2] == ["Lectronist", "Kelvinight"]
    assert len(content.dragons.dragons) == 12


def test_every_file_belongs_to_a_table_and_every_table_has_a_file() -> None:
    listed = {f"tables/{path.name}" for path in content_folder("dragon-lords", "tables").iterdir()}
    assert listed == {table_file(field.name) for field in fields(Tables)}


def test_every_table_says_where_it_stands_in_the_rules(content: DragonLordsContent) -> None:
    assert [name for name, table in content.all_tables() if not table.cite] == []


def test_places_are_shown_from_the_content_folder_on(content: DragonLordsContent) -> None:
    place = content.sources["close_combat"].place(("modifier", "A"))
    assert place.file == "content/dragon-lords/tables/close-combat.yaml"


def test_dragons_by_name(content: DragonLordsContent) -> None:
    assert content.dragon("ozonic ").name == "Ozonic"
    with pytest.raises(ContentError, match="did you mean “reaper”"):
        content.dragon("Raeper")


@pytest.mark.parametrize(
    ("file", "old", "new", "code", "words"),
    [
        ("costs.yaml", "flame: 3", "flame: 2", "wrong-order", "flame has 2, but must come above lightning with 2"),
        ("costs.yaml", "light: 2, average", "average", "wrong-value", "without a value: light"),
        ("costs.yaml", "{tiny: 1", "{minute: 1", "unknown-key", "“minute” is not a key"),
        ("budgets.yaml", "stated_most: 25", "stated_most: 24", "wrong-value", "the costs give 25"),
        ("flight.yaml", "large: 14", "large: 13", "wrong-order", "large has 13, but must come above medium with 13"),
        ("flight.yaml", "{huge: A,", "{huge: B,", "wrong-order", "very-light"),
        ("flight.yaml", "tiny: I}", "tiny: J}", "unknown-option", "cannot be “J”"),
        ("turning.yaml", "A: {60: 0, 120: 1", "A: {60: 1, 120: 1", "wrong-order", "120 has 1"),
        ("turning.yaml", "B: {60: 0, 120: 2", "B: {60: 0, 90: 2", "wrong-value", "without a value: 120"),
        ("weapons.yaml", "magma: 4d6", "magma: 4d8", "wrong-value", "no dice notation"),
        ("weapons.yaml", "jagged: 3d6+2", "jagged: 3d6", "wrong-order", "rise on average"),
        ("damage-points.yaml", "huge: 40", "huge: 35", "wrong-order", "huge has 35"),
        ("close-combat.yaml", "I: 1", "I: 2", "wrong-order", "must come below"),
        ("initiative.yaml", "D: 0", "D: 3", "wrong-order", "must not rise above"),
        ("acceleration.yaml", "huge: 6", "huge: 5", "wrong-order", "huge has 5"),
        ("altitudes.yaml", "high: 4,", "high: 5,", "wrong-order", "must begin at 4"),
        ("to-hit.yaml", "least: 2, most: 3", "least: 3, most: 3", "wrong-order", "must begin at 2"),
        ("to-hit.yaml", "most: 5", "most: 4", "wrong-value", "the greatest difference is 5"),
        ("to-hit.yaml", "base: 8", "base: 12", "wrong-order", "the base must lie between"),
        ("ranges.yaml", "medium: {least: 3", "medium: {least: 2", "wrong-order", "must begin at 3"),
        ("ranges.yaml", "very-long: {least: 6, most: 6}", "very-long: {least: 6, most: 5}", "wrong-order", "before it"),
        ("arc-of-fire.yaml", "light: 90", "light: 80", "wrong-sum", "reach 80° to each side"),
        ("directions.yaml", "4: rear,", "4: front,", "wrong-value", "at one hexside"),
        ("damage-allocation.yaml", "front-left: left-wing}\n  9", "front-left: tail}\n  9", "not-mirrored", "left"),
        ("critical-hits.yaml", "dazed, initiative: -2}", "dazed}", "wrong-value", "dazed needs initiative"),
        ("critical-hits.yaml", "without_rider: 5", "without_rider: 13", "wrong-value", "no such row"),
        ("fumbles.yaml", "  7: {damage: 1d6, section: body}\n", "", "wrong-value", "without a value: 7"),
        ("tactics.yaml", "slash:      {lunge: -1", "slash:      {lunge: 1", "not-opposite", "against"),
        ("riders.yaml", "long: {reach: 6", "long: {reach: 3", "wrong-order", "reach farther"),
        ("riders.yaml", "{kind: spells}", "{kind: songs}", "unknown-option", "songs"),
        ("spells.yaml", "effect: {absorbs: 10}", "effect: {steps: 10}", "wrong-value", "force-shield needs absorbs"),
        ("spells.yaml", "medium: 1, long: 3", "medium: 3, long: 3", "wrong-order", "farther"),
        ("map.yaml", "hexes_edge_to_edge: 33", "hexes_edge_to_edge: 30", "wrong-sum", "33 hexes"),
        ("map.yaml", "across: 2}", "across: 3}", "wrong-value", "the box 6"),
        ("components.yaml", "stated_counters: 70", "stated_counters: 60", "wrong-sum", "come to 70"),
        ("teams.yaml", "[Reaper]", "[Skyblazer]", "unequal-teams", "18 and 20"),
        ("teams.yaml", "[Reaper]", "[Reper]", "unknown-dragon", "Reper"),
        ("costs.yaml", "wings.huge: *solved", "wings.hug: *solved", "unknown-cell", "wings.hug"),
        ("game-log.yaml", '"the number of rows on the printed log is not known"', '""', "missing-reason", "turns"),
    ],
)  # fmt: skip
def test_a_wrong_table(root: Path, file: str, old: str, new: str, code: str, words: str) -> None:
    spoil(root, f"tables/{file}", old, new)
    findings = [f for f in findings_of(root) if f.code == code and words in f.message]
    assert findings, [str(f) for f in findings_of(root)]
    assert all(f.where.file.endswith(f"tables/{file}") and f.where.line > 1 for f in findings)


def test_a_finding_stands_on_its_line(root: Path) -> None:
    line = spoil(root, "tables/damage-points.yaml", "medium: 30", "medium: 20")
    (finding,) = findings_of(root)
    assert (finding.where.line, finding.where.column) == (line, 37)


def test_a_wrong_sheet(root: Path) -> None:
    path = root / "dragon-lords/dragons.yaml"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[12] == "    cost: 12"
    lines[12] = "    cost: 13"
    lines[13] = "    rating: D"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert [(f.where.line, f.where.column, f.code) for f in findings_of(root)] == [
        (13, 11, "wrong-cost"),
        (14, 13, "wrong-value"),
    ]


def test_a_misprint_of_nothing(root: Path) -> None:
    line = spoil(root, "dragons.yaml", '{wings: "Very Large"}', '{wing: "Very Large"}')
    (finding,) = findings_of(root)
    assert (finding.where.line, finding.code, finding.hint) == (line, "unknown-key", "did you mean “wings”?")


def test_all_files_are_read_before_the_press_stops(root: Path) -> None:
    spoil(root, "tables/costs.yaml", "cold: 1", "cold: one")
    spoil(root, "tables/weapons.yaml", "cold: 2d6", "cold: 2d7")
    (root / "dragon-lords/tables/ranges.yaml").unlink()
    (root / "dragon-lords/tables/ranges2.yaml").write_text("a: 1\n", encoding="utf-8")
    spoil(root, "dragons.yaml", "name: Slash", "nam: Slash")
    found = {(Path(f.where.file).name, f.code) for f in findings_of(root)}
    assert found == {
        ("costs.yaml", "wrong-type"),
        ("weapons.yaml", "wrong-value"),
        ("ranges.yaml", "unreadable-file"),
        ("ranges2.yaml", "unknown-file"),
        ("dragons.yaml", "missing-key"),
        ("dragons.yaml", "unknown-key"),
    }


def test_no_content_at_all(tmp_path: Path) -> None:
    assert {f.code for f in findings_of(tmp_path)} == {"unreadable-file"}
