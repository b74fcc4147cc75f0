"""``dragonpress dragon new`` by options: the file that is written, and everything that is refused."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pypdf
import pytest
from typer.testing import Result

Run = Callable[..., Result]

PARTS = ("--body", "light", "--wings", "huge", "--breath", "flame", "--claws", "sharp")  # 2 + 5 + 3 + 3 = 13 points


def test_a_dragon_by_options(run: Run, tmp_path: Path) -> None:
    result = run("dragon", "new", "Emberwing", *PARTS, "--rider", "archer", "--budget", 16)
    assert result.exit_code == 0, result.output
    lines = (tmp_path / "emberwing.yaml").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "# yaml-language-server: $schema=.dragonpress/schemas/dragon.json"
    assert (tmp_path / ".dragonpress/schemas/dragon.json").is_file()
    assert lines[5] == "name: Emberwing"
    assert lines[6] == "body: light    # very-light 1, light 2, average 3, heavy 4, very-heavy 5"
    assert lines[-1].startswith("budget: 16 ")
    assert "0 of 16 design points left." in result.stdout and "Written: emberwing.yaml" in result.stdout
    assert run("check", "emberwing.yaml").exit_code == 0
    assert [path.name for path in tmp_path.glob("[!.]*")] == ["emberwing.yaml"]


def test_rider_and_budget_may_be_left_out(run: Run, tmp_path: Path) -> None:
    assert run("dragon", "new", "Emberwing", *PARTS).exit_code == 0
    text = (tmp_path / "emberwing.yaml").read_text(encoding="utf-8")
    assert "\nrider: none " in text and "\n# budget: 12 " in text


def test_words_may_be_short_numbers_or_of_the_language(run: Run, tmp_path: Path) -> None:
    options = ("--body", "2", "--wings", "OGROMNE", "--breath", "plo", "--claws", "ostre", "--rider", "lucznik")
    result = run("dragon", "new", "Żmij", *options, "--for", "campaign", "--lang", "pl", "--budget", 16)
    assert "two-budgets" in result.stderr
    result = run("dragon", "new", "Żmij", *options, "--budget", 16, "--lang", "pl")
    assert result.exit_code == 0, result.output
    text = (tmp_path / "zmij.yaml").read_text(encoding="utf-8")
    assert "body: light " in text and "wings: huge " in text and "breath: flame " in text and "rider: archer " in text
    assert "light 2 (lekki)" in text
    assert "Zostało 0 z 16 punktów budowy." in result.stdout


def test_everything_missing_is_told_at_once(run: Run, tmp_path: Path) -> None:
    result = run("dragon", "new", "--wings", "hug")
    assert result.exit_code == 1
    for words in ("needs a name", "needs --body", "needs --breath", "needs --claws"):
        assert words in result.stderr
    assert "needs --wings" not in result.stderr and "--rider" not in result.stderr
    assert "one of: cold 1, lightning 2, flame 3, ice 4, magma 5" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_everything_wrong_is_told_at_once(run: Run, tmp_path: Path) -> None:
    wrong = ("--body", "hevy", "--wings", "hoge", "--breath", "fire", "--claws", "sharp", "--rider", "wizzard")
    result = run("dragon", "new", "มังกร", *wrong, "--paper", "a44", "--for", "campain")
    assert result.exit_code == 1
    for hint in ("“heavy”?", "“huge”?", "“wizard”?", "“campaign”?", "“a4”?", "cold, lightning, flame, ice, magma"):
        assert hint in result.stderr
    assert "missing-glyph" in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("budget", "status"), [(13, 0), (12, 1)])
def test_a_budget_overrun_by_one_point(run: Run, tmp_path: Path, budget: int, status: int) -> None:
    result = run("dragon", "new", "Emberwing", *PARTS, "--budget", budget)
    assert result.exit_code == status
    assert (tmp_path / "emberwing.yaml").exists() is (status == 0)
    if status:
        message = "over-budget the dragon costs 13 of 12 design points: light 2 + huge 5 + flame 3 + sharp 3"
        assert message in result.stderr and "save 1" in result.stderr


def test_the_budget_of_a_game(run: Run, tmp_path: Path) -> None:
    assert "13 of 12" in run("dragon", "new", "A", *PARTS, "--for", "single").stderr
    assert run("dragon", "new", "A", *PARTS, "--for", "single-with-riders").exit_code == 0
    assert "\nbudget: 15 " in (tmp_path / "a.yaml").read_text(encoding="utf-8")


def test_no_dragon_for_three_points(run: Run) -> None:
    result = run("dragon", "new", "A", *PARTS, "--budget", 3)
    assert result.exit_code == 1 and "budget-too-small no dragon can be had for 3 design points" in result.stderr
    assert "over-budget" not in result.stderr


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "bad-name"),
        ("W" * 25, "bad-name"),
        ("W" * 24, "text-too-long"),
        ("a\u202eb", "bad-name"),
        ("\udce4", "bad-name"),
    ],
)
def test_names_that_cannot_be_printed(run: Run, tmp_path: Path, name: str, code: str) -> None:
    result = run("dragon", "new", name, *PARTS)
    assert result.exit_code == 1
    assert result.stderr.count(f"error {code} ") == 1 and "Traceback" not in result.output
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_never_overwritten_but_by_force(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "emberwing.yaml"
    path.write_text("mine", encoding="utf-8")
    result = run("dragon", "new", "Emberwing", *PARTS)
    assert result.exit_code == 1 and "emberwing.yaml:1:1: error file-exists" in result.stderr
    assert path.read_text(encoding="utf-8") == "mine"
    assert run("dragon", "new", "Emberwing", *PARTS, "--force").exit_code == 0
    assert "name: Emberwing" in path.read_text(encoding="utf-8")
    assert [entry.name for entry in tmp_path.glob("[!.]*")] == ["emberwing.yaml"]


def test_where_the_file_goes(run: Run, tmp_path: Path) -> None:
    assert run("dragon", "new", "Emberwing", *PARTS, "--out", "mine/e w.yaml").exit_code == 0
    text = (tmp_path / "mine/e w.yaml").read_text(encoding="utf-8")
    assert '#   dragonpress dragon cost "mine/e w.yaml" ' in text
    assert run("dragon", "new", "Emberwing", *PARTS, "--out", "mine").exit_code == 0
    assert sorted(path.name for path in (tmp_path / "mine").glob("[!.]*")) == ["e w.yaml", "emberwing.yaml"]


def test_a_place_where_nothing_can_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine", encoding="utf-8")
    result = run("dragon", "new", "Emberwing", *PARTS, "--out", "taken/e.yaml")
    assert result.exit_code == 1 and "taken/e.yaml:1:1: error unwritable-file" in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.skipif(os.geteuid() == 0 if hasattr(os, "geteuid") else True, reason="the superuser may write anywhere")
def test_a_folder_without_rights(run: Run, tmp_path: Path) -> None:
    locked = tmp_path / "locked"
    locked.mkdir()
    locked.chmod(stat.S_IRUSR | stat.S_IXUSR)
    result = run("dragon", "new", "Emberwing", *PARTS, "--out", locked)
    assert result.exit_code == 1 and "unwritable-file" in result.stderr


def test_as_json_with_its_sheet(run: Run, tmp_path: Path) -> None:
    result = run("dragon", "new", "Emberwing", *PARTS, "--budget", 15, "--sheet", "--lang", "pl", "--json")
    assert result.exit_code == 0, result.output
    record = json.loads(result.stdout)
    assert (record["file"], record["total"], record["budget"], record["left"]) == ("emberwing.yaml", 13, 15, 2)
    assert record["sheets"] == ["output/pl/dragon-lords/play-sheets.pdf"]
    (page,) = pypdf.PdfReader(tmp_path / record["sheets"][0]).pages
    assert "Emberwing" in page.extract_text()


def test_what_is_wrong_as_json(run: Run) -> None:
    result = run("dragon", "new", "--json")
    assert result.exit_code == 1
    assert {finding["code"] for finding in json.loads(result.stdout)["findings"]} == {"missing-option"}
    assert len(json.loads(result.stdout)["findings"]) == 5
