"""The dragons of the user's own files: every finding on its line, and told once."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import Finding
from generator.press import check_files

DRAGON = "name: {name}\nbody: light\nwings: huge\nbreath: flame\nclaws: sharp\nnote: {note}\n"


def found(tmp_path: Path, name: str = "Emberwing", note: str = '""') -> list[Finding]:
    path = tmp_path / "own.yaml"
    path.write_text(DRAGON.format(name=name, note=note), encoding="utf-8")
    return check_files([path])


def places(findings: list[Finding]) -> set[tuple[str, int, int]]:
    return {(finding.code, finding.where.line, finding.where.column) for finding in findings}


@pytest.mark.parametrize(("note", "code"), [("wordy " * 500, "text-too-long"), ("มังกร", "missing-glyph")])
def test_a_note_that_cannot_be_set_is_told_at_the_note(tmp_path: Path, note: str, code: str) -> None:
    assert places(found(tmp_path, note=note)) == {(code, 6, 7)}


def test_a_note_in_a_list_of_dragons_is_told_at_its_own_line(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    kind = "body: light, wings: huge, breath: flame, claws: sharp"
    path.write_text(f"- {{name: A, {kind}, note: fine}}\n- {{{kind}, name: B,\n   note: มังกร}}\n", encoding="utf-8")
    assert places(check_files([path])) == {("missing-glyph", 3, 10)}


@pytest.mark.parametrize("name", ['"Em\\nber"', '"Em\\tber"', "Em\ue000ber", "Em\u200bber"])
def test_a_character_that_cannot_be_seen_is_told_once(tmp_path: Path, name: str) -> None:
    (finding,) = found(tmp_path, name)
    assert finding.code == "bad-name"


@pytest.mark.parametrize("name", ["דרקון", "Za\u0337lgo"])
def test_a_name_that_fonts_have_and_that_cannot_be_set(tmp_path: Path, name: str) -> None:
    assert places(found(tmp_path, name)) == {("unset-letter", 1, 7)}
