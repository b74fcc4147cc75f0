"""``dragonpress explain``, and the formats of messages."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from generator.cli.app import app

RUN = CliRunner()


def test_a_message_is_explained() -> None:
    result = RUN.invoke(app, ["explain", "tab-indentation"])
    assert result.exit_code == 0
    assert result.stdout.startswith("tab-indentation (error): A tab indents a line\n\n")
    assert "\nWrong:\n    team:\n    <tab>name: Ember\n" in result.stdout
    assert result.stdout.endswith("\nRight:\n    team:\n      name: Ember\n")


def test_all_codes_are_listed() -> None:
    result = RUN.invoke(app, ["explain"])
    assert result.exit_code == 0
    assert "wrong-cost            The cost is not what the parts come to\n" in result.stdout
    data = json.loads(RUN.invoke(app, ["explain", "wrong-cost", "yaml-syntax", "--json"]).stdout)
    assert [entry["code"] for entry in data] == ["wrong-cost", "yaml-syntax"]


def test_an_unknown_code_is_told() -> None:
    result = RUN.invoke(app, ["explain", "wrong-csot"])
    assert result.exit_code == 1 and "did you mean “wrong-cost”?" in result.stderr


def test_build_tells_findings_to_machines() -> None:
    result = RUN.invoke(app, ["build", "--lang", "polish", "--messages", "json"])
    assert result.exit_code == 1 and result.stdout == ""
    assert [finding["code"] for finding in json.loads(result.stderr)] == ["unknown-language"]
    result = RUN.invoke(app, ["build", "--lang", "polish", "--messages", "github"])
    hint = "write one of: en, pl; for a language of your own see: dragonpress language new --help"
    assert result.stderr == f"::error title=unknown-language::no language “polish”%0A{hint}\n"
    result = RUN.invoke(app, ["build", "--messages", "xml"])
    assert result.exit_code == 1 and "error unknown-format no format “xml”" in result.stderr


def test_check_takes_the_same_option() -> None:
    result = RUN.invoke(app, ["check", "nowhere.yaml", "--messages", "json"])
    assert result.exit_code == 1
    assert [finding["code"] for finding in json.loads(result.stdout)] == ["unreadable-file"]
