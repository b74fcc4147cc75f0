"""Noting which files are read, and values that are kept until one of them changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import ContentError
from generator.source.noting import digest, forget, note, noted, remembered
from generator.source.reader import read_yaml


def test_files_are_noted_with_what_was_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path("a.yaml")
    path.write_bytes(b"a: 1\n")
    with noted() as outer:
        with noted() as inner:
            read_yaml(path)
        note(tmp_path / "b", b"")
    read_yaml(path)
    assert inner == {tmp_path / "a.yaml": digest(b"a: 1\n")}
    assert outer == {tmp_path / "a.yaml": digest(b"a: 1\n"), tmp_path / "b": digest(b"")}


def test_a_value_is_kept_until_one_of_its_files_changes(tmp_path: Path) -> None:
    runs: list[str] = []

    @remembered
    def number(name: str) -> object:
        runs.append(name)
        return read_yaml(tmp_path / name).data

    @remembered
    def numbers() -> list[object]:
        return [number("a.yaml"), number("b.yaml")]

    (tmp_path / "a.yaml").write_text("a: 1", encoding="utf-8")
    (tmp_path / "b.yaml").write_text("b: 1", encoding="utf-8")
    assert numbers() == numbers() == [{"a": 1}, {"b": 1}]
    with noted() as notes:
        numbers()
    assert set(notes) == {tmp_path / "a.yaml", tmp_path / "b.yaml"}
    (tmp_path / "b.yaml").write_text("b: 2", encoding="utf-8")
    forget([tmp_path / "c.yaml"])
    assert numbers() == [{"a": 1}, {"b": 1}]
    forget([tmp_path / "b.yaml"])
    assert numbers() == [{"a": 1}, {"b": 2}]
    assert runs == ["a.yaml", "b.yaml", "b.yaml"]
    forget()
    assert numbers() == [{"a": 1}, {"b": 2}] and len(runs) == 5


def test_what_fails_is_not_kept_but_noted(tmp_path: Path) -> None:
    @remembered
    def read() -> object:
        return read_yaml(tmp_path / "a.yaml").data

    (tmp_path / "a.yaml").write_text("a: [", encoding="utf-8")
    with noted() as notes, pytest.raises(ContentError):
        read()
    assert list(notes) == [tmp_path / "a.yaml"]
    (tmp_path / "a.yaml").write_text("a: 1", encoding="utf-8")
    assert read() == {"a": 1}
