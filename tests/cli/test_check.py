"""``dragonpress check`` as a user types it: bad files give findings, never a traceback."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]
Write = Callable[..., Path]

LEVELS = "abcdefghij"
BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{outer}: &{outer} [{', '.join([f'*{inner}'] * 9)}]\n" for inner, outer in pairwise(LEVELS)
)
GOOD = "name: Emberwing\nbody: light\nwings: huge\nbreath: flame\nclaws: sharp\n"


def test_the_shipped_content_is_right(run: Run) -> None:
    result = run("check")
    assert (result.exit_code, result.stdout) == (0, "Nothing wrong.\n")


def test_the_smallest_valid_dragon(run: Run, dragon_file: Write) -> None:
    assert run("check", dragon_file(GOOD)).exit_code == 0


def test_a_list_of_dragons(run: Run, dragon_file: Write) -> None:
    one = "- {name: A, body: light, wings: huge, breath: flame, claws: sharp}\n"
    result = run(
        "check", dragon_file(one + one.replace("A", "B") + "- {name: a, body: light, wings: huge, breath: ice}\n")
    )
    assert result.exit_code == 1
    assert "my.yaml:3:10: error duplicate-name" in result.stdout
    assert "my.yaml:3:3: error missing-key" in result.stdout


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (GOOD + "colour: red\n", "my.yaml:6:1: error unknown-key"),
        (GOOD + "cost: twelve\n", "my.yaml:6:7: error wrong-type"),
        (GOOD + "cost: 14\n", "my.yaml:6:7: error wrong-cost"),
        (GOOD + "budget: 12\n", "error over-budget"),
        (GOOD + "rating: C\n", "my.yaml:6:9: error wrong-value"),
        (GOOD + "name: Twice\n", "my.yaml:6:1: error duplicate-key"),
        (GOOD.replace("body: light", "\tbody: light"), "my.yaml:2:1: error tab-indentation"),
        (GOOD.replace("name: Emberwing\n", ""), "my.yaml:1:1: error missing-key"),
        (GOOD.replace("Emberwing", "มังกร"), "my.yaml:1:7: error missing-glyph"),
        (GOOD.replace("light", "ligth"), "did you mean “light”?"),
        (GOOD.replace("Emberwing", '""'), "my.yaml:1:7: error bad-name"),
        (GOOD.replace("Emberwing", "W" * 24), "my.yaml:1:7: error text-too-long"),
        (GOOD.replace("Emberwing", "W" * 25), "my.yaml:1:7: error bad-name"),
        (GOOD.replace("Emberwing", '"a\\u202Eb"'), "my.yaml:1:"),
        ("", "my.yaml:1:1: error empty-file"),
        ("just words\n", "error unknown-file"),
        ("[" * 1_000_000, "error too-deep"),
        (BOMB, "error too-large"),
        (b"name: \xff\xfe\n", "error not-utf8"),
        ("!!python/object/apply:os.system ['true']\n", "error forbidden-tag"),
    ],
)  # fmt: skip
def test_bad_files(run: Run, dragon_file: Write, text: str | bytes, expected: str) -> None:
    result = run("check", dragon_file(text))
    assert result.exit_code == 1
    assert expected in result.stdout
    assert "Traceback" not in result.output
    assert isinstance(result.exception, SystemExit)


def test_all_findings_come_at_once_and_in_order(run: Run, dragon_file: Write) -> None:
    text = "name: มังกร\nbody: havy\nwings: huge\nbreath: flam\nclaws: sharp\ncolour: red\n"
    result = run("check", dragon_file(text))
    places = [line.split(": error")[0].rsplit("/", 1)[-1] for line in result.stdout.splitlines() if ": error" in line]
    assert places == ["my.yaml:1:7", "my.yaml:2:7", "my.yaml:4:9", "my.yaml:6:1"]


def test_a_file_that_is_not_there_and_a_folder_without_yaml(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    result = run("check", "nowhere.yaml", "empty")
    assert result.exit_code == 1
    assert "nowhere.yaml:1:1: error unreadable-file" in result.stdout
    assert "empty:1:1: error empty-folder" in result.stdout


def test_a_pack_and_a_part_of_one_are_sent_to_the_right_command(run: Run, tmp_path: Path, dragon_file: Write) -> None:
    (tmp_path / "mine" / "dragon-strike").mkdir(parents=True)
    dragon_file("format: 1\n", "mine/pack.yaml")
    dragon_file("spells: {}\n", "mine/dragon-strike/hero-spells.yaml")
    for name in ("mine", "mine/dragon-strike/hero-spells.yaml", "mine/dragon-strike"):
        result = run("check", name)
        assert result.exit_code == 1
        assert result.stdout.count("error unknown-file") == 1
        assert "dragonpress check --pack mine\n" in result.stdout


@pytest.mark.skipif(os.geteuid() == 0 if hasattr(os, "geteuid") else True, reason="the superuser may read anything")
def test_a_file_without_rights(run: Run, dragon_file: Write) -> None:
    path = dragon_file(GOOD)
    path.chmod(0)
    result = run("check", path)
    assert result.exit_code == 1 and "unreadable-file" in result.stdout


def test_a_folder_stands_for_its_files(run: Run, tmp_path: Path, dragon_file: Write) -> None:
    dragon_file(GOOD)
    dragon_file(GOOD.replace("light", "lite"), "other.yaml")
    result = run("check", tmp_path)
    assert result.exit_code == 1
    assert "other.yaml:2:7: error unknown-option" in result.stdout
    assert "/my.yaml" not in result.stdout


def test_findings_as_json_and_as_annotations(run: Run, dragon_file: Write) -> None:
    path = dragon_file(GOOD + "cost: 14\n")
    (record,) = json.loads(run("check", path, "--format", "json").stdout)
    assert (record["line"], record["column"], record["code"], record["severity"]) == (6, 7, "wrong-cost", "error")
    line = run("check", path, "--format", "github").stdout
    assert line.startswith("::error file=") and ",line=6,col=7,title=wrong-cost::" in line
    assert run("check", path, "--format", "xml").exit_code == 1


def test_provenance_lists_what_the_source_does_not_print(run: Run) -> None:
    rows = json.loads(run("check", "--provenance", "--format", "json").stdout)
    by_figure = {(row["table"], row["cell"]): row for row in rows}
    assert all(row["provenance"] != "printed" for row in rows)
    assert by_figure["costs", "wings.huge"]["value"] == "5"
    assert by_figure["costs", "wings.huge"]["provenance"] == "derived"
    assert ("costs", "wings.tiny") not in by_figure
    assert "figure" in run("check", "--provenance").stdout


LOGS = Path(__file__).resolve().parents[2] / "content" / "dragon-lords" / "logs"


@pytest.mark.parametrize("path", sorted(LOGS.glob("*.yaml")), ids=lambda path: path.stem)
def test_the_shipped_logs_are_legal(run: Run, path: Path) -> None:
    result = run("check", path)
    assert (result.exit_code, result.stdout) == (0, "Nothing wrong.\n")


def test_a_speed_one_too_high_in_a_log_is_told_in_one_line(run: Run, dragon_file: Write) -> None:
    text = (LOGS / "example-of-play.yaml").read_text(encoding="utf-8")
    path = dragon_file(text.replace("speed: 12  ", "speed: 13  ").replace("F4, R1]", "F5, R1]"))
    result = run("check", path)
    lines = [line for line in result.stdout.splitlines() if "error" in line]
    assert result.exit_code == 1
    assert any("my.yaml:" in line and "error illegal-speed" in line and "Lectronist" in line for line in lines)


@pytest.mark.parametrize("name", ['"x\\n/etc/other.yaml:1:1: error forged"', '"x\\t' + "y" * 3000 + '"'])
def test_a_file_cannot_write_lines_of_its_own_among_the_findings(run: Run, dragon_file: Write, name: str) -> None:
    path = dragon_file(GOOD.replace("Emberwing", name) + "budget: 4\n")
    result = run("check", path)
    assert result.exit_code == 1 and "over-budget" in result.stdout
    *findings, total = result.stdout.splitlines() + result.stderr.splitlines()
    assert total == "3 errors."
    assert all(line.startswith((f"{path}:", "    ")) and len(line) < 1200 for line in findings)
    (told,) = [one for one in json.loads(run("check", "--format", "json", path).stdout) if one["code"] == "over-budget"]
    assert told["message"].startswith(json.loads(name))


def test_a_file_name_that_is_no_text_is_shown_as_far_as_it_goes(run: Run) -> None:
    result = run("check", "smok\udcff.yaml")
    assert result.exit_code == 1
    assert result.stdout.startswith("smok\ufffd.yaml:1:1: error unreadable-file")


def superuser() -> bool:
    return not hasattr(os, "geteuid") or os.geteuid() == 0


@pytest.mark.skipif(superuser(), reason="the superuser may read anything")
def test_what_may_not_be_read_is_told_with_all_the_rest(run: Run, tmp_path: Path, dragon_file: Write) -> None:
    secret, wrong = dragon_file(GOOD, "secret.yaml"), dragon_file(GOOD + "cost: 14\n", "wrong.yaml")
    locked = tmp_path / "folder/locked"
    locked.mkdir(parents=True)
    secret.chmod(0)
    locked.chmod(0)
    try:
        result = run("check", secret, wrong, locked / "a.yaml", tmp_path / "folder")
    finally:
        locked.chmod(0o700)
    assert result.exit_code == 1, result.output
    for place in (f"{secret}:1:1", f"{locked / 'a.yaml'}:1:1", f"{locked}:1:1", f"{wrong}:6:7"):
        assert f"{place}: error " in result.stdout


def test_a_folder_that_cannot_be_listed_is_told(
    run: Run, tmp_path: Path, dragon_file: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    dragon_file(GOOD)
    locked = tmp_path / "locked"
    locked.mkdir()
    scan = os.scandir

    def scandir(path: str | Path) -> object:
        if Path(path) == locked:
            raise PermissionError(13, "Permission denied", str(path))
        return scan(path)

    monkeypatch.setattr(os, "scandir", scandir)
    result = run("check", tmp_path)
    assert result.exit_code == 1
    assert f"{locked}:1:1: error unreadable-folder" in result.stdout


def test_both_endings_of_yaml_files_count(run: Run, tmp_path: Path, dragon_file: Write) -> None:
    dragon_file(GOOD + "cost: 14\n", "a.yml")
    dragon_file(GOOD + "cost: 15\n", "B.YAML")
    result = run("check", tmp_path)
    assert result.exit_code == 1 and result.stdout.count("error wrong-cost") == 2


def test_a_theme_and_texts_that_are_wrong_are_told_together(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from generator.errors import ContentError, Finding, Place
    from generator.press.stock import Stock

    def broken(where: str) -> Callable[..., None]:
        def fail(*_arguments: object) -> None:
            raise ContentError([Finding("yaml-syntax", "broken", Place(where, 3, 1))])

        return fail

    monkeypatch.setattr(Stock, "theme", broken("theme.yaml"))
    monkeypatch.setattr(Stock, "texts", broken("text.yaml"))
    result = run("check")
    assert result.exit_code == 1
    assert result.stdout == "text.yaml:3:1: error yaml-syntax broken\ntheme.yaml:3:1: error yaml-syntax broken\n"


def test_shipped_content_that_cannot_be_made_into_pages_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from generator.errors import ContentError, Finding, Place
    from generator.press.stock import Stock

    def make_job(*_arguments: object) -> None:
        raise ContentError([Finding("unknown-style", "no style", Place("theme.yaml", 3, 1))])

    monkeypatch.setattr(Stock, "job", make_job)
    result = run("check")
    assert result.exit_code == 1 and "theme.yaml:3:1: error unknown-style" in result.stdout
