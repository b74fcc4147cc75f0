"""Finished files come into place all together, or everything stays as it was."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import pytest

from generator.press.partial import PREFIX
from generator.press.publishing import first_missing, manifest_text, publish, remove_empty, unwritable
from generator.press.request import Written


def entry(path: str, format_: str = "pdf") -> Written:
    language, game, name = path.split("/")
    return Written(path, game, name.split(".")[0].rsplit("-", 1)[0], language, "a4", format_, 1, "0" * 64)


def make(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def tree(root: Path) -> dict[str, str]:
    return {p.relative_to(root).as_posix(): p.read_text("utf-8") if p.is_file() else "" for p in root.rglob("*")}


def finished(tmp_path: Path, *names: str) -> tuple[Path, Path, list[Written]]:
    """The partial folder with finished files, the output folder, and the entries."""
    partial, out = tmp_path / "partial", tmp_path / "out"
    entries = [entry(name, name.rsplit(".", 1)[1]) for name in names]
    make(partial, {name: f"new {name}" for name in names})
    out.mkdir()
    (partial / "manifest.json").write_text(manifest_text(entries), encoding="utf-8")
    return partial, out, entries


def test_new_files_take_the_place_of_old_ones_and_the_manifest_lists_them(tmp_path: Path) -> None:
    partial, out, entries = finished(tmp_path, "en/game/a.pdf", "pl/game/a.pdf")
    make(out, {"en/game/a.pdf": "old", "en/game/mine.pdf": "mine"})
    publish(partial, out, entries)
    files = tree(out)
    assert files["en/game/a.pdf"] == "new en/game/a.pdf" and files["pl/game/a.pdf"] == "new pl/game/a.pdf"
    assert files["en/game/mine.pdf"] == "mine"
    assert [file["path"] for file in json.loads(files["manifest.json"])["files"]] == ["en/game/a.pdf", "pl/game/a.pdf"]


@pytest.mark.parametrize("obstacle", ["pl/game/a.pdf/x", "pl", "pl/game", "manifest.json/x"])
def test_if_one_file_cannot_be_put_in_place_all_is_put_back(tmp_path: Path, obstacle: str) -> None:
    partial, out, entries = finished(tmp_path, "en/game/a.pdf", "fr/game/a.pdf", "pl/game/a.pdf")
    make(out, {"en/game/a.pdf": "old", obstacle: "mine"})
    before = tree(out)
    with pytest.raises(OSError):
        publish(partial, out, entries)
    assert tree(out) == before


def test_old_pages_come_back_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    partial, out, entries = finished(tmp_path, "en/game/log-01.svg")
    make(out, {f"en/game/log-{n:02d}.svg": f"old {n}" for n in (1, 2, 3)})
    before = tree(out)
    calls: list[Path] = []
    unlink = Path.unlink

    def failing(path: Path, missing_ok: bool = False) -> None:
        calls.append(path)
        if len(calls) == 2:
            raise PermissionError(errno.EPERM, "no", str(path))
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", failing)
    with pytest.raises(PermissionError):
        publish(partial, out, entries)
    assert tree(out) == before


def test_a_link_is_replaced_and_its_target_left_alone(tmp_path: Path) -> None:
    partial, out, entries = finished(tmp_path, "en/game/a.pdf")
    make(tmp_path, {"elsewhere.pdf": "mine"})
    (out / "en/game").mkdir(parents=True)
    (out / "en/game/a.pdf").symlink_to(tmp_path / "elsewhere.pdf")
    publish(partial, out, entries)
    assert (out / "en/game/a.pdf").read_text("utf-8") == "new en/game/a.pdf"
    assert (tmp_path / "elsewhere.pdf").read_text("utf-8") == "mine"


def test_only_empty_folders_are_removed(tmp_path: Path) -> None:
    assert first_missing(tmp_path / "a/b/c") == tmp_path / "a"
    assert first_missing(tmp_path / ("x" * 300) / "c") == tmp_path / ("x" * 300)
    assert first_missing(tmp_path) is None
    make(tmp_path, {"a/b/mine": "mine"})
    (tmp_path / "a/b/c/d").mkdir(parents=True)
    remove_empty(tmp_path / "a")
    assert tree(tmp_path) == {"a": "", "a/b": "", "a/b/mine": "mine"}


def test_the_finding_names_the_file_that_is_in_the_way(tmp_path: Path) -> None:
    out = tmp_path / "out"
    inside = PermissionError(errno.EACCES, "Permission denied", str(tmp_path / PREFIX / "a"), None, str(out / "pl/a"))
    assert unwritable(out, inside).message == f"cannot write to “{out / 'pl/a'}”: Permission denied"
    unfinished = OSError(errno.ENOSPC, "No space left on device", str(out / f"{PREFIX}-x/a"))
    assert unwritable(out, unfinished).message == f"cannot write to “{out}”: No space left on device"
    assert unwritable(out, unfinished).where.file == str(out)
    taken = FileExistsError(errno.EEXIST, "File exists", str(out))
    assert unwritable(out, taken).message == f"cannot write to “{out}”: what has this name is no folder"
