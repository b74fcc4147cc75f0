"""``dragonpress new``, ``dragonpress pack zip`` and ``--pack``, as typed."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from generator.cli.pack import making
from generator.errors import Finding
from generator.press import judging
from generator.source.noting import forget
from tests.packs.making import PACK

Run = Callable[..., Result]


@pytest.fixture
def run(run: Run) -> Run:
    """The command line, each time as in a process of its own: no pack is remembered."""

    def call(*arguments: object) -> Result:
        forget()
        return run(*arguments)

    return call


def test_a_new_pack_can_be_built_at_once_and_is_never_written_over(run: Run, tmp_path: Path) -> None:
    result = run("new", "my-pack", "--author", 'Zoë "Z"', "--title", "My Pack: One")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines()[-1] == "Next: dragonpress build --pack my-pack"
    said = (tmp_path / "my-pack/pack.yaml").read_text(encoding="utf-8")
    assert 'title: "My Pack: One"\nauthor: "Zoë \\"Z\\""\n' in said and "id: my-pack " in said
    built = run("build", "dragon-lords", "--lang", "en", "--only", "play-sheets", "--pack", "my-pack", "--json")
    manifest = json.loads(built.stdout)
    assert manifest["files"][0]["pages"] == 13
    assert [(pack["id"], pack["title"], pack["author"]) for pack in manifest["packs"]] == [
        ("my-pack", "My Pack: One", 'Zoë "Z"')
    ]
    before = sorted((path, path.read_bytes()) for path in (tmp_path / "my-pack").rglob("*.*") if path.is_file())
    again = run("new", "my-pack")
    assert again.exit_code == 1 and "my-pack:1:1: error file-exists" in again.stderr
    assert sorted((path, path.read_bytes()) for path in (tmp_path / "my-pack").rglob("*.*") if path.is_file()) == before


def test_a_new_pack_for_one_game_has_nothing_of_the_others(run: Run, tmp_path: Path) -> None:
    assert run("new", "sub/dragons", "--game", "dragon-lords").exit_code == 0
    assert sorted(path.name for path in (tmp_path / "sub/dragons").glob("[!.]*")) == [
        "README.txt",
        "dragon-lords",
        "pack.yaml",
    ]


def test_a_new_pack_in_one_language_has_no_words_in_others(run: Run, tmp_path: Path) -> None:
    assert run("new", "my-pack", "--lang", "pl", "--game", "daredragon").exit_code == 0
    assert "\nlanguages: [pl] " in (tmp_path / "my-pack/pack.yaml").read_text(encoding="utf-8")
    assert [path.name for path in (tmp_path / "my-pack/daredragon/text").iterdir()] == ["pl"]
    built = run("build", "daredragon", "--only", "figures", "--pack", "my-pack", "--json")
    assert [file["language"] for file in json.loads(built.stdout)["files"]] == ["pl"]


@pytest.mark.parametrize(
    ("arguments", "code", "hint"),
    [
        (("My Pack",), "bad-name", "write my-pack"),
        (("..",), "bad-name", "my-pack"),
        (("con",), "bad-name", "my-pack"),
        (("p", "--game", "dragon-lord"), "unknown-game", "dragon-lords"),
        (("p", "--lang", "de"), "unknown-language", "write one of: en, pl"),
        (("p", "--title", "x\u202ey"), "bad-name", "delete it"),
        (("p", "--author", "x" * 81), "bad-name", "shorten it by 1"),
    ],
)
def test_what_cannot_be_is_told_and_nothing_is_written(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], code: str, hint: str
) -> None:
    result = run("new", *arguments)
    assert result.exit_code == 1 and f"error {code}" in result.stderr and hint in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_nothing_behind(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "rename", full)
    result = run("new", "my-pack")
    assert result.exit_code == 1 and "unwritable-folder cannot write it: no space left" in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def unproved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without making all pages, which other tests look at."""
    monkeypatch.setattr(judging, "proof_all", lambda _requests, _progress: [])


def test_the_file_to_share_is_written_after_a_check_and_never_over_another(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Finding] = []
    monkeypatch.setattr(making, "check_packs", lambda _packs, _step: found)
    run("new", "my-pack")
    result = run("pack", "zip", "my-pack")
    assert (result.exit_code, result.stdout) == (0, "Written: my-pack.zip\n")
    first = (tmp_path / "my-pack.zip").read_bytes()
    assert run("pack", "zip", "my-pack").exit_code == 1
    assert run("pack", "zip", "my-pack", "--out", "b.zip").exit_code == 0
    assert (tmp_path / "b.zip").read_bytes() == first
    assert "pack: my-pack" in run("list", "--pack", "my-pack.zip").stdout
    (tmp_path / "my-pack/pack.yaml").write_text(PACK.format(id="my-pack"), encoding="utf-8")
    found.append(Finding("wrong-cost", "too dear"))
    wrong = run("pack", "zip", "my-pack", "--overwrite")
    assert wrong.exit_code == 1 and "Nothing was written" in wrong.stderr
    assert (tmp_path / "my-pack.zip").read_bytes() == first


@pytest.mark.usefixtures("unproved")
def test_a_wrong_pack_is_told_with_its_places(run: Run, tmp_path: Path) -> None:
    run("new", "my-pack", "--game", "dragon-lords")
    file = tmp_path / "my-pack/dragon-lords/dragons.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("flame", "flames"), encoding="utf-8")
    result = run("check", "--pack", "my-pack")
    assert result.exit_code == 1
    assert "my-pack/dragon-lords/dragons.yaml:8:13: error unknown-option “breath” cannot be “flames”" in result.stdout
    built = run("build", "--pack", "my-pack", "dragon-lords")
    assert built.exit_code == 1 and "unknown-option" in built.stderr and not (tmp_path / "output").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes there")
def test_what_is_no_pack_is_told(run: Run, tmp_path: Path) -> None:
    import os

    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "text.zip").write_text("words", encoding="utf-8")
    for path in ("pipe", "text.zip", "nowhere", "."):
        for command in (("build",), ("check",), ("list",)):
            result = run(*command, "--pack", path)
            assert result.exit_code == 1 and "error" in (result.stderr + result.stdout)
            assert "Traceback" not in result.output


def test_packs_and_their_games_are_listed(run: Run) -> None:
    run("new", "my-pack", "--author", "Zoë")
    listed = run("list", "--pack", "my-pack")
    assert "pack: my-pack (My pack, by Zoë, All rights reserved)" in listed.stdout
    assert json.loads(run("list", "--pack", "my-pack", "--json").stdout)["packs"][0]["id"] == "my-pack"
