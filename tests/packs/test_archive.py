"""ZIP files without trust: bounds, names, links, lies, and broken ones; nothing is ever written."""

from __future__ import annotations

import struct
import time
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.packs.archive import read_archive
from generator.packs.pack import open_pack
from tests.packs.making import archive


def codes(path: Path) -> list[str]:
    """What is found wrong with a ZIP file."""
    with pytest.raises(ContentError) as caught:
        open_pack(path)
    assert all(finding.where.file == path.as_posix() for finding in caught.value.findings)
    return [finding.code for finding in caught.value.findings]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return tmp_path / "pack.zip"


def test_a_sound_one_is_read_with_or_without_a_folder_around_its_files(pack: Path, tmp_path: Path) -> None:
    pack.write_bytes(archive(("dragon-lords/dragons.yaml", b"dragons: []\n"), (".git/config", b"x")))
    files, _ = read_archive(pack, "pack.zip")
    assert sorted(files) == ["dragon-lords/dragons.yaml", "pack.yaml"]
    other = tmp_path / "other.zip"
    wrapped = [(f"one/{name}", data) for name, data in files.items()]
    other.write_bytes(archive(*wrapped, pack=False))
    assert read_archive(other, "other.zip")[0] == files
    assert open_pack(other).layer.digest == open_pack(pack).layer.digest


@pytest.mark.parametrize(
    "name",
    [
        "../outside.yaml",
        "a/../../outside.yaml",
        "/etc/outside.yaml",
        "C:/outside.yaml",
        "a\\..\\outside.yaml",
        "a//b.yaml",
        "./a.yaml",
        "con.yaml",
        "a /b.yaml",
        "a./b.yaml",
        "x\u202egnp.yaml",
        "bell\u0007.yaml",
        "/".join("abcdefghi") + ".yaml",
        "n" * 201,
    ],
)
def test_names_that_lead_out_or_deceive_are_refused(pack: Path, name: str) -> None:
    pack.write_bytes(archive((name, b"x: 1\n")))
    before = sorted(pack.parent.parent.iterdir())
    assert codes(pack) == ["bad-path"]
    assert sorted(pack.parent.parent.iterdir()) == before and list(pack.parent.iterdir()) == [pack]


def test_a_nul_in_a_name_does_not_hide_the_rest_of_it(pack: Path) -> None:
    data = archive(("a.yamlXb.yaml", b"x: 1\n")).replace(b"a.yamlXb.yaml", b"a.yaml\0b.yaml")
    pack.write_bytes(data)
    assert codes(pack) == ["bad-path"]


def test_links_and_devices_are_refused(pack: Path) -> None:
    for mode in (0o120777, 0o010644, 0o020644):
        entry = zipfile.ZipInfo("link.yaml")
        entry.create_system, entry.external_attr = 3, mode << 16
        pack.write_bytes(archive((entry, b"/etc/passwd")))
        assert codes(pack) == ["bad-path"]


def test_names_that_differ_by_case_or_form_only_are_refused(pack: Path) -> None:
    pack.write_bytes(archive(("a.yaml", b"x: 1\n"), ("A.yaml", b"x: 2\n")))
    assert codes(pack) == ["duplicate-file"]
    pack.write_bytes(archive(("z\u0301.yaml", b"x: 1\n"), ("\u017a.yaml", b"x: 2\n")))
    assert codes(pack) == ["duplicate-file"]


def test_bombs_are_refused_before_they_are_unpacked(pack: Path) -> None:
    pack.write_bytes(archive(("bomb.yaml", b"\0" * 2_000_000)))
    assert codes(pack) == ["too-large"]
    pack.write_bytes(archive(("long.yaml", bytes(range(256)) * 9000)))
    assert codes(pack) == ["too-large"]
    pack.write_bytes(archive(*((f"{number}.yaml", b"") for number in range(1001))))
    assert codes(pack) == ["too-large"]


def test_a_file_that_is_longer_than_it_says_is_refused(pack: Path) -> None:
    data = bytearray(archive(("lie.yaml", b"\0" * 60_000)))
    at = data.rfind(b"PK\x01\x02")
    struct.pack_into("<I", data, at + 24, 10)  # what the directory says of its length
    pack.write_bytes(bytes(data))
    start = time.perf_counter()
    assert codes(pack) == ["bad-zip"]
    assert time.perf_counter() - start < 1


def test_a_directory_that_is_too_long_is_not_even_read(pack: Path) -> None:
    data = bytearray(archive())
    at = data.rfind(b"PK\x05\x06")
    struct.pack_into("<HHI", data, at + 8, 1, 1, 3_000_000)
    pack.write_bytes(bytes(data))
    assert codes(pack) == ["too-large"]
    struct.pack_into("<HHI", data, at + 8, 60_000, 60_000, 100)
    pack.write_bytes(bytes(data))
    assert codes(pack) == ["too-large"]


def test_encrypted_entries_and_other_ways_of_packing_are_refused(pack: Path) -> None:
    data = bytearray(archive(("secret.yaml", b"x: 1\n")))
    at = data.rfind(b"PK\x01\x02")
    struct.pack_into("<H", data, at + 8, 1)
    pack.write_bytes(bytes(data))
    assert codes(pack) == ["bad-zip"]
    data = bytearray(archive(("other.yaml", b"x: 1\n")))
    struct.pack_into("<H", data, data.rfind(b"PK\x01\x02") + 10, 14)
    pack.write_bytes(bytes(data))
    assert codes(pack) == ["bad-zip"]


def test_what_is_no_zip_file_is_told(pack: Path) -> None:
    for data in (b"", b"PK", b"not a zip at all", archive()[:-30], archive()[30:]):
        pack.write_bytes(data)
        assert codes(pack) == ["bad-zip"]


def test_one_without_a_pack_file_is_told(pack: Path) -> None:
    pack.write_bytes(archive(("a.yaml", b"x: 1\n"), ("b.yaml", b"x: 1\n"), pack=False))
    assert codes(pack) == ["no-pack"]


SOUND = archive(("dragon-lords/dragons.yaml", b"dragons: []\n" * 40), ("README.md", b"words\n"))


@settings(max_examples=150)
@given(st.lists(st.tuples(st.integers(0, len(SOUND) - 1), st.integers(0, 255)), max_size=6), st.integers(0, 60))
def test_whatever_a_file_holds_there_is_a_pack_or_a_finding(changes: list[tuple[int, int]], cut: int) -> None:
    import tempfile

    data = bytearray(SOUND)
    for at, byte in changes:
        data[at] = byte
    with tempfile.TemporaryDirectory() as home:
        path = Path(home) / "x.zip"
        path.write_bytes(bytes(data[: len(data) - cut]))
        try:
            assert len(open_pack(path).layer.files) <= 3
        except ContentError as error:
            assert error.findings
        assert [each.name for each in Path(home).iterdir()] == ["x.zip"]
