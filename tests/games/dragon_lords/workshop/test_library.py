"""Finding dragons by what a person names."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import Finding
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.workshop.library import find_dragons, lowest

ONE = "{name: A, body: light, wings: huge, breath: flame, claws: sharp}"  # 13 points


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def write(text: str, name: str = "my.yaml") -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def only(findings: tuple[Finding, ...]) -> Finding:
    (finding,) = findings
    return finding


def test_ready_made_dragons_and_files_in_the_order_named(content: DragonLordsContent) -> None:
    search = find_dragons(content, ["ozonic", write(ONE), "Reaper", "OZONIC"])
    assert [found.design.name for found in search.dragons] == ["Ozonic", "A", "Reaper", "Ozonic"]
    assert search.findings == ()


def test_the_lowest_budget_counts(content: DragonLordsContent) -> None:
    file = write(
        f"budget: 20\nlegion: 50\ndragons:\n  - {ONE}\n  - {ONE.replace('A', 'B').replace('}', ', budget: 14}')}\n"
    )
    search = find_dragons(content, [file])
    assert [found.budget for found in search.dragons] == [20, 14]
    assert search.legions == (50,)
    assert [found.budget for found in find_dragons(content, [file, "Reaper"], 25).dragons] == [20, 14, 25]
    assert find_dragons(content, ["Reaper"]).dragons[0].budget is None
    assert lowest(None, 3, 2, None) == 2 and lowest(None) is None


def test_a_dragon_over_budget_is_given_with_its_finding(content: DragonLordsContent) -> None:
    search = find_dragons(content, [write(ONE), "Reaper"], 12)
    assert [found.design.name for found in search.dragons] == ["A", "Reaper"]
    assert [finding.code for finding in search.findings] == ["over-budget", "over-budget"]
    assert "Reaper costs 20 of 12 design points" in search.findings[1].message


def test_a_misspelt_name(content: DragonLordsContent) -> None:
    finding = only(find_dragons(content, ["Zipinchill"]).findings)
    assert (finding.code, finding.hint) == ("unknown-dragon", "did you mean “Zippinchill”?")
    write(ONE, "emberwing.yaml")
    assert only(find_dragons(content, ["emberwing"]).findings).hint == "did you mean “emberwing.yaml”?"


def test_a_file_goes_before_a_ready_made_dragon_of_the_same_name(content: DragonLordsContent) -> None:
    assert find_dragons(content, [write(ONE, "Reaper")]).dragons[0].design.name == "A"


@pytest.mark.parametrize(
    ("text", "code"), [("words: only\n", "unknown-file"), ("", "empty-file"), ("dragons: []\n", "too-short")]
)
def test_files_without_dragons(content: DragonLordsContent, text: str, code: str) -> None:
    search = find_dragons(content, [write(text)])
    assert [finding.code for finding in search.findings] == [code] and search.dragons == ()


def test_everything_wrong_is_told_at_once(content: DragonLordsContent) -> None:
    search = find_dragons(content, ["nowhere.yaml", write(ONE.replace("huge", "hug")), "Reapr", "Slash"])
    assert [finding.code for finding in search.findings] == ["unreadable-file", "unknown-option", "unknown-dragon"]
    assert [found.design.name for found in search.dragons] == ["Slash"]
