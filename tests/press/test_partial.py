"""The folder for unfinished files: alone, gone in the end, swept when a run was killed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from generator.press.partial import LOCK, PREFIX, partial_folder, sweep, turn


def left(out: Path) -> list[str]:
    return sorted(path.name for path in out.iterdir())


def test_two_runs_have_a_folder_each_and_both_are_gone_in_the_end(tmp_path: Path) -> None:
    with partial_folder(tmp_path) as one, partial_folder(tmp_path) as two:
        assert one != two and one.parent == two.parent == tmp_path
        (one / "page.pdf").write_text("1", encoding="utf-8")
        assert left(two) == [LOCK]
    assert left(tmp_path) == []


def test_what_a_killed_run_left_is_swept_and_a_running_one_is_not(tmp_path: Path) -> None:
    for name in (f"{PREFIX}-killed", PREFIX):
        (tmp_path / name / "en").mkdir(parents=True)
        (tmp_path / name / "en/old.pdf").write_text("old", encoding="utf-8")
    (tmp_path / f"{PREFIX}-killed" / LOCK).touch()
    with partial_folder(tmp_path) as running:
        assert left(tmp_path) == [running.name]
        sweep(tmp_path)
        assert left(tmp_path) == [running.name]


def test_a_file_or_a_link_of_that_name_is_neither_followed_nor_in_the_way(tmp_path: Path) -> None:
    out, elsewhere = tmp_path / "out", tmp_path / "elsewhere"
    out.mkdir()
    elsewhere.mkdir()
    (elsewhere / "precious").write_text("mine", encoding="utf-8")
    (out / PREFIX).symlink_to(elsewhere)
    (out / f"{PREFIX}-file").write_text("mine", encoding="utf-8")
    with partial_folder(out) as folder:
        (folder / "page.pdf").write_text("1", encoding="utf-8")
    assert left(elsewhere) == ["precious"]
    assert left(out) == [PREFIX, f"{PREFIX}-file"]


def test_the_folder_is_gone_when_the_run_fails(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="broken"), partial_folder(tmp_path / "o"):
        raise ValueError("broken")
    assert left(tmp_path / "o") == []


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be locked there")
def test_runs_take_turns(tmp_path: Path) -> None:
    import fcntl

    folder = os.open(tmp_path, os.O_RDONLY)
    try:
        with turn(tmp_path), pytest.raises(BlockingIOError):
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    finally:
        os.close(folder)
