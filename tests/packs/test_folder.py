"""Packs in folders: links, pipes, depth, size, rights; and what systems leave lying about."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from generator.errors import ContentError, Finding
from generator.packs import bounds
from generator.packs.pack import open_pack, open_packs
from tests.packs.making import PACK, folder


def findings(path: Path) -> list[Finding]:
    """What is found wrong with a pack."""
    with pytest.raises(ContentError) as caught:
        open_pack(path)
    return list(caught.value.findings)


def codes(path: Path) -> list[str]:
    return [finding.code for finding in findings(path)]


def test_its_files_are_read_but_for_litter(tmp_path: Path) -> None:
    pack = folder(tmp_path, {"dragon-lords/dragons.yaml": "dragons: []\n", ".git/x": "x", "a/.DS_Store": "x"})
    opened = open_pack(pack)
    assert sorted(opened.layer.files) == ["dragon-lords/dragons.yaml", "pack.yaml"]
    assert (opened.id, opened.languages, opened.layer.shown) == ("one", ("en", "pl"), pack.as_posix())


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes need rights there")
def test_links_and_pipes_are_refused_and_never_followed(tmp_path: Path) -> None:
    pack = folder(tmp_path, {})
    (tmp_path / "secret.yaml").write_text("x: 1\n", encoding="utf-8")
    (pack / "link.yaml").symlink_to(tmp_path / "secret.yaml")
    (pack / "inside.yaml").symlink_to(pack / "pack.yaml")
    (pack / "up").symlink_to(tmp_path, target_is_directory=True)
    (pack / "loop").symlink_to(pack, target_is_directory=True)
    os.mkfifo(pack / "pipe.yaml")
    assert codes(pack) == ["bad-path"] * 5


def test_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deep = folder(tmp_path, {"/".join("abcdefgh") + "/x.yaml": "x: 1\n"}, "deep")
    assert codes(deep) == ["bad-path"]
    monkeypatch.setattr(bounds, "MAX_FILE", 300)
    assert codes(folder(tmp_path, {"big.yaml": "x" * 301}, "big")) == ["too-large"]
    monkeypatch.setattr(bounds, "MAX_TOTAL", 400)
    assert codes(folder(tmp_path, {f"{n}.yaml": "x" * 200 for n in "ab"}, "total")) == ["too-large"]
    monkeypatch.setattr(bounds, "MAX_FILES", 3)
    assert codes(folder(tmp_path, {f"{n}.yaml": "" for n in "abc"}, "many")) == ["too-large"]


@pytest.mark.skipif(sys.platform == "win32" or os.getuid() == 0, reason="nothing is forbidden to the superuser")
def test_what_may_not_be_read_is_told(tmp_path: Path) -> None:
    pack = folder(tmp_path, {"a.yaml": "x: 1\n"})
    (pack / "a.yaml").chmod(0)
    assert codes(pack) == ["unreadable-file"]


def test_what_is_no_pack_is_told(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert codes(tmp_path / "empty") == ["no-pack"]
    (finding,) = findings(tmp_path / "nowhere")
    assert finding.code == "unreadable-pack" and "no such file" in finding.message
    assert codes(Path("a\0b")) == ["unreadable-pack"]


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("format: 1", "format: 2", "unknown-format", 1),
        ("format: 1", "format: 9" + "0" * 400, "", 1),
        ("id: one", "id: ../one", "bad-name", 2),
        ("id: one", "id: con", "bad-name", 2),
        ("id: one", f"id: {'a' * 41}", "too-long", 2),
        ("title: A pack", 'title: "A \\u202e pack"', "control-character", 3),
        ("author: Me\n", "", "missing-key", 1),
        ("[en, pl]", "[]", "too-short", 6),
        ("licence:", "license:", "unknown-key", 5),
    ],
)
def test_a_wrong_pack_file_is_told_at_its_line(tmp_path: Path, old: str, new: str, code: str, line: int) -> None:
    pack = folder(tmp_path, {})
    (pack / "pack.yaml").write_text(PACK.format(id="one").replace(old, new), encoding="utf-8")
    found = findings(pack)
    assert (code or found[0].code) in [each.code for each in found]
    assert line in [each.where.line for each in found]
    assert {each.where.file for each in found} == {f"{pack.as_posix()}/pack.yaml"}


def test_two_packs_of_one_id_are_refused(tmp_path: Path) -> None:
    one = folder(tmp_path, {})
    other = folder(tmp_path, {}, "two")
    (other / "pack.yaml").write_text(PACK.format(id="one"), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        open_packs([one, other])
    (finding,) = caught.value.findings
    assert finding.code == "duplicate-pack" and one.as_posix() in finding.message
