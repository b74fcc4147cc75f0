"""``dragonpress schema``."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from generator.cli.app import app

RUN = CliRunner()


def test_all_kinds_are_listed() -> None:
    result = RUN.invoke(app, ["schema"])
    assert result.exit_code == 0
    assert "dragon " in result.stdout and "content/press/papers.yaml" in result.stdout
    assert {"adventure", "game-log", "theme"} <= {
        kind["id"] for kind in json.loads(RUN.invoke(app, ["schema", "--json"]).stdout)
    }


def test_one_schema_is_printed() -> None:
    result = RUN.invoke(app, ["schema", "dragon"])
    assert result.exit_code == 0
    assert json.loads(result.stdout)["definitions"]["Body"]["enum"][0] == "very-light"


def test_an_unknown_kind_is_told() -> None:
    result = RUN.invoke(app, ["schema", "dragn"])
    assert result.exit_code == 1
    assert result.stderr == "error unknown-kind no kind of file is called “dragn”\n    did you mean “dragon”?\n"


def test_schemas_are_written(tmp_path: Path) -> None:
    result = RUN.invoke(app, ["schema", "dragon", "--out", str(tmp_path / "new")])
    assert result.exit_code == 0
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["dragon.json"]
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = RUN.invoke(app, ["schema", "dragon", "--out", str(tmp_path / "file")])
    assert result.exit_code == 1 and "error unwritable-file" in result.stderr


def test_a_file_is_marked_for_editors(tmp_path: Path) -> None:
    path = tmp_path / "my.yaml"
    path.write_text("name: Ember\n", encoding="utf-8")
    assert RUN.invoke(app, ["schema", "--mark", str(path)]).exit_code == 1
    assert path.read_text(encoding="utf-8") == "name: Ember\n"
    for _ in range(2):
        assert RUN.invoke(app, ["schema", "dragon", "--mark", str(path)]).exit_code == 0
    assert path.read_text(encoding="utf-8") == (
        "# yaml-language-server: $schema=.dragonpress/schemas/dragon.json\nname: Ember\n"
    )
    assert (tmp_path / ".dragonpress" / "schemas" / "dragon.json").is_file()


def test_the_description_of_the_format_is_printed() -> None:
    result = RUN.invoke(app, ["schema", "--docs"])
    assert result.exit_code == 0 and result.stdout.startswith("# What can stand in a file\n")
