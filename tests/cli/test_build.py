"""``dragonpress build`` as a user types it."""

from __future__ import annotations

import hashlib
import io
import json
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pypdf
import pytest
from typer.testing import Result

Run = Callable[..., Result]
Write = Callable[[str], Path]

EMBERWING = "name: Ćmienie\nbody: light\nwings: huge\nbreath: flame\nclaws: sharp\nrider: archer\n"


def test_the_game_log_is_written_with_its_manifest(run: Run, tmp_path: Path) -> None:
    result = run("build", "dragon-lords", "--only", "game-log", "--lang", "pl")
    assert result.exit_code == 0, result.output
    path = tmp_path / "output/pl/dragon-lords/game-log.pdf"
    manifest = json.loads((tmp_path / "output/manifest.json").read_text(encoding="utf-8"))
    (entry,) = manifest["files"]
    assert entry["path"] == "pl/dragon-lords/game-log.pdf"
    assert (entry["document"], entry["language"], entry["paper"], entry["pages"]) == ("game-log", "pl", "a4", 1)
    assert entry["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()
    assert "game-log" in result.stdout and "1/1 pl dragon-lords game-log" in result.stderr
    assert sorted(p.name for p in (tmp_path / "output").iterdir()) == [".dragonpress", "manifest.json", "pl"]


def test_json_is_the_manifest_itself(run: Run, tmp_path: Path) -> None:
    result = run("build", "--only", "game-log", "--json", "--out", "o")
    assert result.stdout == (tmp_path / "o/manifest.json").read_text(encoding="utf-8")


def test_svg_and_png_are_one_file_a_page(run: Run, tmp_path: Path) -> None:
    arguments = ("--only", "blank-play-sheet", "--lang", "en", "--format", "svg", "--format", "png", "--dpi", 40)
    result = run("build", "dragon-lords", *arguments)
    assert result.exit_code == 0, result.output
    names = sorted(path.name for path in (tmp_path / "output/en/dragon-lords").iterdir())
    assert names == [f"blank-play-sheet-0{page}.{kind}" for page in (1, 2) for kind in ("png", "svg")]


def test_pages_of_an_earlier_longer_run_do_not_stay(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "output/en/dragon-lords"
    folder.mkdir(parents=True)
    (folder / "game-log-02.svg").write_text("old", encoding="utf-8")
    (folder / "my-game-log-02.svg").write_text("mine", encoding="utf-8")
    assert run("build", "--only", "game-log", "--lang", "en", "--format", "svg").exit_code == 0
    assert sorted(path.name for path in folder.iterdir()) == ["game-log-01.svg", "my-game-log-02.svg"]


def test_a_dragon_of_ones_own_is_printed_alone(run: Run, tmp_path: Path, dragon_file: Write) -> None:
    path = dragon_file(EMBERWING)
    result = run("build", "dragon-lords", "--only", "play-sheets", "--dragon", path, "--lang", "pl")
    assert result.exit_code == 0, result.output
    reader = pypdf.PdfReader(io.BytesIO((tmp_path / "output/pl/dragon-lords/play-sheets.pdf").read_bytes()))
    assert len(reader.pages) == 1
    text = reader.pages[0].extract_text()
    assert "Ćmienie" in text and "3k6" in text and "Łucznik" in text


def test_every_unknown_name_is_told_at_once(run: Run, tmp_path: Path) -> None:
    result = run("build", "dragon-lord", "--lang", "plo", "--paper", "a44", "--format", "pfd")
    assert result.exit_code == 1
    for code in ("unknown-game", "unknown-language", "unknown-paper", "unknown-format"):
        assert code in result.stderr
    assert "did you mean “dragon-lords”?" in result.stderr
    assert not (tmp_path / "output").exists()


def test_svg_is_refused_where_only_pictures_are_made(run: Run, tmp_path: Path) -> None:
    result = run("build", "daredragon", "--profile", "mpc", "--format", "svg")
    assert result.exit_code == 1
    assert "unsuitable-format" in result.stderr and "--profile home" in result.stderr
    assert not (tmp_path / "output").exists()


def test_a_booklet_is_refused_where_its_pages_are_too_small(run: Run, tmp_path: Path) -> None:
    result = run("build", "daredragon", "--booklet", "--paper", "a5")
    assert result.exit_code == 1
    assert result.stderr.count("unsuitable-paper") == 1 and "print it on a4 or letter" in result.stderr
    assert not (tmp_path / "output").exists()


def test_a_language_that_nobody_has_translated_into(run: Run) -> None:
    result = run("build", "--lang", "de")
    assert "write one of: en, pl; for a language of your own see: dragonpress language new --help" in result.stderr


def test_a_document_that_the_game_lacks(run: Run) -> None:
    result = run("build", "dragon-lords", "--only", "game-logs")
    assert result.exit_code == 1
    assert "did you mean “game-log”?" in result.stderr


def test_a_wrong_dragon_stops_the_press_and_leaves_the_folder_as_it_was(
    run: Run, tmp_path: Path, dragon_file: Write
) -> None:
    old = tmp_path / "output/en/dragon-lords/play-sheets.pdf"
    old.parent.mkdir(parents=True)
    old.write_bytes(b"old")
    path = dragon_file(EMBERWING.replace("rider: archer", "cost: 14"))
    result = run("build", "dragon-lords", "--only", "play-sheets", "--dragon", path)
    assert result.exit_code == 1
    assert f"{path}:6:7: error wrong-cost" in result.stderr
    assert [p for p in (tmp_path / "output").rglob("*") if p.is_file()] == [old]
    assert old.read_bytes() == b"old"


@pytest.mark.skipif(os.geteuid() == 0 if hasattr(os, "geteuid") else True, reason="the superuser may write anywhere")
def test_a_folder_without_rights(run: Run, tmp_path: Path) -> None:
    locked = tmp_path / "locked"
    locked.mkdir()
    locked.chmod(stat.S_IRUSR | stat.S_IXUSR)
    result = run("build", "--only", "game-log", "--out", locked / "o")
    assert result.exit_code == 1 and "unwritable-folder" in result.stderr


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that nobody may write to")
def test_a_folder_that_nobody_may_write_to(run: Run) -> None:
    result = run("build", "--only", "game-log", "--out", "/proc/dragonpress")
    assert result.exit_code == 1
    assert "/proc/dragonpress:1:1: error unwritable-folder" in result.stderr


def test_an_output_folder_that_is_a_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine", encoding="utf-8")
    result = run("build", "--only", "game-log", "--out", "taken")
    assert result.exit_code == 1
    assert "unwritable-folder" in result.stderr and "Traceback" not in result.output
    assert (tmp_path / "taken").read_text(encoding="utf-8") == "mine"


def test_an_output_folder_with_a_name_that_no_disk_takes(run: Run) -> None:
    result = run("build", "--only", "game-log", "--out", "x" * 300)
    assert result.exit_code == 1, result.output
    assert "File name too long" in result.stderr


def test_a_file_in_the_way_is_named_and_nothing_is_left(run: Run, tmp_path: Path) -> None:
    (tmp_path / "o/manifest.json").mkdir(parents=True)
    result = run("build", "--only", "game-log", "--lang", "en", "--out", "o")
    assert result.exit_code == 1 and "cannot write to “o/manifest.json”" in result.stderr
    assert [path.name for path in (tmp_path / "o").iterdir()] == ["manifest.json"]


def test_whatever_is_named_twice_is_printed_once(run: Run, dragon_file: Write) -> None:
    twice = ("build", "dragon-lords", "dragon-lords", *["--lang", "en"] * 2, *["--only", "play-sheets"] * 2)
    path = dragon_file(EMBERWING)
    result = run(*twice, "--dragon", path, "--dragon", path, "--json")
    assert result.exit_code == 0, result.output
    (entry,) = json.loads(result.stdout)["files"]
    assert entry["pages"] == 1


@pytest.mark.parametrize("arguments", [["dragon-lords", "--only", "game-log"], ["daredragon"]])
def test_a_dragon_that_no_document_shows_is_told(
    run: Run, tmp_path: Path, dragon_file: Write, arguments: list[str]
) -> None:
    result = run("build", *arguments, "--dragon", dragon_file(EMBERWING))
    assert result.exit_code == 1
    assert "unused-file" in result.stderr and "--only play-sheets" in result.stderr
    assert not (tmp_path / "output").exists()


def test_a_name_without_glyphs_is_found_and_nothing_is_written(run: Run, tmp_path: Path, dragon_file: Write) -> None:
    path = dragon_file(EMBERWING.replace("Ćmienie", "มังกร"))
    result = run("build", "dragon-lords", "--only", "play-sheets", "--dragon", path)
    assert result.exit_code == 1
    assert f"{path}:1:7: error missing-glyph" in result.stderr
    assert not (tmp_path / "output").exists()


def test_markup_in_a_name_stays_letters(run: Run, tmp_path: Path, dragon_file: Write) -> None:
    path = dragon_file(EMBERWING.replace("Ćmienie", '"<b>&{{7*7}}**x**"'))
    result = run("build", "dragon-lords", "--only", "play-sheets", "--dragon", path, "--lang", "en", "--format", "svg")
    assert result.exit_code == 0, result.output
    svg = (tmp_path / "output/en/dragon-lords/play-sheets-01.svg").read_text(encoding="utf-8")
    assert "&lt;b&gt;&amp;{{7*7}}**x**" in svg


SCRIPT = """
import sys
from pathlib import Path
from generator.press import BuildRequest, build
formats = ("pdf", "svg", "png")
build(BuildRequest(games=["dragon-lords"], formats=formats, dpi=30, out=Path(sys.argv[1]), only=["game-log"]))
"""


def test_the_same_input_gives_the_same_bytes_elsewhere_and_at_another_time(tmp_path: Path) -> None:
    digests = []
    other = {"LC_ALL": "C", "SOURCE_DATE_EPOCH": "1", "RL_ttfAsciiReadable": "0", "RL_pageCompression": "0"}
    for seed, zone, more in (("1", "UTC", {}), ("2", "Asia/Tokyo", other)):
        out = tmp_path / seed
        environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": zone, **more}
        subprocess.run([sys.executable, "-c", SCRIPT, str(out)], check=True, env=environment, cwd=tmp_path)
        files = sorted(path for path in out.rglob("*") if path.is_file())
        digests.append([(path.relative_to(out), hashlib.sha256(path.read_bytes()).hexdigest()) for path in files])
    assert len(digests[0]) == 10
    assert digests[0] == digests[1]
