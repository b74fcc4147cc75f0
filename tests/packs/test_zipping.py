"""The file to share: always the same bytes, never in place of another unless asked, never in the pack itself."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from generator.errors import ContentError
from generator.packs.pack import open_pack
from generator.packs.zipping import write_zip, zipped
from tests.packs.making import folder

FILES = {"dragon-lords/dragons.yaml": "dragons: []\n", "README.md": "words\n"}


def code(pack: Path, out: Path, overwrite: bool = False) -> str:
    with pytest.raises(ContentError) as caught:
        write_zip(open_pack(pack), out, overwrite)
    (finding,) = caught.value.findings
    return finding.code


def test_the_same_pack_makes_the_same_file_and_is_the_same_again(tmp_path: Path) -> None:
    pack = open_pack(folder(tmp_path, FILES))
    (tmp_path / "there").mkdir()
    other = folder(tmp_path / "there", dict(reversed(FILES.items())))
    os.utime(other / "README.md", (1, 1))
    assert zipped(pack) == zipped(open_pack(other))
    write_zip(pack, tmp_path / "one.zip", overwrite=False)
    again = open_pack(tmp_path / "one.zip")
    assert again.layer.files == pack.layer.files and again.layer.digest == pack.layer.digest
    assert zipped(again) == zipped(pack)


def test_nothing_is_written_over_and_nothing_into_the_pack(tmp_path: Path) -> None:
    pack = folder(tmp_path, FILES)
    out = tmp_path / "x.zip"
    out.write_bytes(b"mine")
    assert code(pack, out) == "file-exists" and out.read_bytes() == b"mine"
    assert code(pack, pack / "y.zip") == "bad-file-name"
    write_zip(open_pack(pack), out, overwrite=True)
    assert out.read_bytes() == zipped(open_pack(pack))


@pytest.mark.skipif(sys.platform == "win32", reason="another way of refusing there")
def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack, out = folder(tmp_path, FILES), tmp_path / "x.zip"
    out.write_bytes(b"mine")

    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert code(pack, out, overwrite=True) == "unwritable-file"
    assert out.read_bytes() == b"mine" and sorted(path.name for path in tmp_path.iterdir()) == ["one", "x.zip"]
    assert code(pack, tmp_path / "nowhere" / "x.zip") == "unwritable-file"
