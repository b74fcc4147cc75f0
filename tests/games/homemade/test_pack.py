"""The game in a pack, from the command line: what a person does who has made a game."""

from __future__ import annotations

import json
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from generator.press.judging import check_game
from tests.games.homemade.conftest import PACK

Run = Callable[..., Result]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the pack."""
    return Path(shutil.copytree(PACK, tmp_path / "mine"))


def test_the_game_is_built_from_the_pack(run: Run) -> None:
    result = run("build", "lanterns", "--pack", PACK, "--lang", "pl", "--only", "cards", "--only", "reference")
    assert result.exit_code == 0, result.output
    manifest = json.loads(Path("output/manifest.json").read_text(encoding="utf-8"))
    pages = {each["document"]: each["pages"] for each in manifest["files"]}
    assert pages == {"cards": 4, "reference": 1}


def test_the_press_finds_nothing_wrong_with_the_game() -> None:
    assert check_game("lanterns", (PACK,)) == []


def test_a_zip_file_is_as_good(run: Run, tmp_path: Path) -> None:
    archive = tmp_path / "lamplighter.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for path in sorted(PACK.rglob("*")):
            if path.is_file():
                packed.write(path, path.relative_to(PACK).as_posix())
    result = run("build", "lanterns", "--pack", archive, "--lang", "en", "--only", "reference", "--only", "rulebook")
    assert result.exit_code == 0, result.output


def test_what_is_wrong_is_told_with_the_file_in_the_pack(run: Run, pack: Path) -> None:
    template = pack / "games" / "lanterns" / "templates" / "en" / "reference.j2"
    template.write_text(template.read_text(encoding="utf-8").replace("figures.hand", "figures.hnad"), encoding="utf-8")
    result = run("build", "lanterns", "--pack", pack, "--lang", "en")
    assert result.exit_code == 1
    assert "games/lanterns/templates/en/reference.j2:5:1" in result.output.replace("\n", "")
    assert "did you mean “hand”?" in result.output
    assert not Path("output").exists()


def test_only_what_a_change_concerns_is_made_again(run: Run, pack: Path) -> None:
    call = ("build", "lanterns", "--pack", pack, "--lang", "en")
    assert run(*call).exit_code == 0
    chapter = pack / "games" / "lanterns" / "text" / "en" / "rulebook" / "03-morning.md"
    chapter.write_text(chapter.read_text(encoding="utf-8") + "\nSleep well.\n", encoding="utf-8")
    result = run(*call)
    assert "rulebook.pdf" in result.output
    assert "cards.pdf" not in result.output


def test_a_game_may_not_take_the_name_of_another(run: Run, pack: Path) -> None:
    (pack / "games" / "lanterns").rename(pack / "games" / "daredragon")
    result = run("check", "--pack", pack)
    assert result.exit_code == 1
    assert "already-there" in result.output


def test_a_game_speaks_the_languages_of_its_pack(run: Run, pack: Path) -> None:
    game = pack / "games" / "lanterns" / "game.yaml"
    game.write_text(game.read_text(encoding="utf-8").replace("[en, pl]", "[en]"), encoding="utf-8")
    result = run("check", "--pack", pack)
    assert result.exit_code == 1
    assert "missing-language" in result.output


def test_a_second_pack_changes_the_game(run: Run, pack: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    (other / "games" / "lanterns").mkdir(parents=True)
    text = (pack / "pack.yaml").read_text(encoding="utf-8")
    text = text.replace("id: lamplighter", "id: rich-lamps\nafter: [lamplighter]")
    (other / "pack.yaml").write_text(text, encoding="utf-8")
    change = "override:\n  figures: {lighthouse: 7}\n"
    (other / "games" / "lanterns" / "game.yaml").write_text(change, encoding="utf-8")
    result = run(
        "build", "lanterns", "--pack", pack, "--pack", other, "--lang", "en", "--only", "harbour", "--format", "svg"
    )
    assert result.exit_code == 0, result.output
    assert ">7<" in Path("output/en/lanterns/harbour-01.svg").read_text(encoding="utf-8")
