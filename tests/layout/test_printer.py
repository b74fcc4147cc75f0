"""Printer profiles: kept, read strictly, never overwritten in silence, never outside their folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError
from generator.layout.backs import Backs
from generator.layout.printer import (
    Pair,
    Printer,
    load_printer,
    printer_names,
    printer_path,
    printer_text,
    printers_folder,
    save_printer,
)
from generator.source.model import load
from generator.source.reader import parse_yaml
from tests.layout.samples import codes

OFFICE = Printer(
    paper="letter", flip="short", back_offset=Pair(x=1.5, y=-0.25), scale=Pair(x=1.006, y=0.998), margin=5.0
)


def refused(text: str) -> list[str]:
    with pytest.raises(ContentError) as error:
        load(Printer, parse_yaml(text.encode(), "p.yaml"))
    return codes(error.value.findings)


def test_what_is_kept_is_what_is_read(tmp_path: Path) -> None:
    folder = tmp_path / "dragonpress" / "printers"
    path = save_printer(OFFICE, "office-laser", folder)
    assert path == folder / "office-laser.yaml"
    assert b"\r" not in path.read_bytes()
    assert load_printer("office-laser", folder) == OFFICE
    assert load_printer("Office-Laser", folder) == OFFICE
    assert OFFICE.backs is Backs.SHORT


def figures(low: int, high: int) -> st.SearchStrategy[float]:
    """Figures of up to four decimals, as a printer's file keeps them."""
    return st.integers(low * 10_000, high * 10_000).map(lambda n: n / 10_000)


FACTORS = st.integers(9_000, 11_000).map(lambda n: n / 10_000)


@given(
    st.builds(
        Printer,
        paper=st.sampled_from(["a4", "letter", "a3-plus"]),
        flip=st.sampled_from(["long", "short"]),
        back_offset=st.builds(Pair, x=figures(-20, 20), y=figures(-20, 20)),
        scale=st.builds(Pair, x=FACTORS, y=FACTORS),
        margin=figures(0, 30),
    )
)
def test_every_printer_survives_its_file(printer: Printer) -> None:
    assert load(Printer, parse_yaml(printer_text(printer).encode(), "p.yaml")) == printer


def test_an_existing_printer_is_not_overwritten_unasked(tmp_path: Path) -> None:
    save_printer(OFFICE, "p", tmp_path)
    with pytest.raises(ContentError) as error:
        save_printer(Printer(), "p", tmp_path)
    assert codes(error.value.findings) == ["printer-exists"]
    assert load_printer("p", tmp_path) == OFFICE
    save_printer(Printer(), "p", tmp_path, overwrite=True)
    assert load_printer("p", tmp_path) == Printer()


@pytest.mark.parametrize(
    "name", ["", "../p", "a/b", "a\\b", ".hidden", "p.yaml", "żółw", "con", "COM1", "x" * 41, "a b", "-p", "p\n"]
)
def test_names_that_are_no_file_name(name: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        printer_path(name, tmp_path)
    assert codes(error.value.findings) == ["bad-printer-name"]


def test_an_unknown_printer_names_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        load_printer("office", tmp_path)
    assert error.value.findings[0].hint == "make one with: dragonpress printer new"
    save_printer(OFFICE, "office-laser", tmp_path)
    with pytest.raises(ContentError) as error:
        load_printer("office-lasr", tmp_path)
    assert codes(error.value.findings) == ["unknown-printer"]
    assert error.value.findings[0].hint == "did you mean “office-laser”?"


def test_names_are_listed_in_order_and_strangers_passed_over(tmp_path: Path) -> None:
    assert printer_names(tmp_path / "none") == []
    for name in ("b", "a"):
        save_printer(OFFICE, name, tmp_path)
    (tmp_path / "Żółw.yaml").write_text("x", encoding="utf-8")
    (tmp_path / "c.txt").write_text("x", encoding="utf-8")
    assert printer_names(tmp_path) == ["a", "b"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{back_offset: {x: 21, y: 0}}", "bad-offset"),
        ("{scale: {x: 2, y: 1}}", "bad-scale"),
        ("{margin: -1}", "bad-margin"),
        ("{paper: ../a4}", "unknown-paper"),
        ("{flip: sideways}", "unknown-option"),
        ("{ofset: 1}", "unknown-key"),
        ('{margin: "5"}', "wrong-type"),
    ],
)
def test_files_that_are_wrong(text: str, code: str) -> None:
    assert refused(text) == [code]


def test_everything_wrong_is_told_at_once() -> None:
    assert refused("{scale: {x: 2, y: 3}, margin: 99}") == ["bad-scale", "bad-scale", "bad-margin"]


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(ContentError) as error:
        save_printer(OFFICE, "p", tmp_path / "file" / "printers")
    assert codes(error.value.findings) == ["unwritable-folder"]


def test_printers_live_in_the_users_configuration_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    folder = printers_folder()
    assert folder.name == "printers"
    assert "dragonpress" in folder.parts
