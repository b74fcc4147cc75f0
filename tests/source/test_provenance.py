"""The note that holds for a figure is the nearest one above it."""

from __future__ import annotations

from generator.source.model import load
from generator.source.provenance import CellNote, Provenance, Table
from generator.source.reader import parse_yaml

TABLE = load(
    Table,
    parse_yaml(
        b"""\
provenance: printed
cite: Table 3
cells:
  rows.5: {provenance: reconstructed, why: torn}
  rows.5.rear: {provenance: derived}
""",
        "t.yaml",
    ),
)


def test_note() -> None:
    assert TABLE.note("rows", 4) == CellNote(provenance=Provenance.PRINTED)
    assert TABLE.note("rows", 5, "front") == CellNote(provenance=Provenance.RECONSTRUCTED, why="torn")
    assert TABLE.note("rows", 5, "rear", "left").provenance is Provenance.DERIVED


def test_dagger() -> None:
    assert TABLE.is_reconstructed("rows", 5)
    assert not TABLE.is_reconstructed("rows", 5, "rear")
    assert not TABLE.is_reconstructed("rows")
