"""Where a figure comes from, and the note that marks it."""

from __future__ import annotations

from enum import StrEnum

from pydantic import Field

from generator.source.model import Model


class Provenance(StrEnum):
    """Where a figure comes from.

    ``PRINTED`` stands in the source rules, ``DERIVED`` is forced by them, ``RECONSTRUCTED`` and ``ORIGINAL`` are
    ours: the first fills a gap of the source, the second is new.
    """

    PRINTED = "printed"
    DERIVED = "derived"
    RECONSTRUCTED = "reconstructed"
    ORIGINAL = "original"


class CellNote(Model):
    """The provenance of one cell (or of all cells below a path), and why."""

    provenance: Provenance
    """Where this figure comes from."""
    why: str = ""
    """Why it is so, in a sentence."""


class Table(Model):
    """A table of figures: one provenance for all its cells, notes for the cells that differ, and a citation.

    ``cells`` maps a dotted path inside the table (``rows.5.rear``) to its note, which holds for all below that path.
    """

    provenance: Provenance
    """Where the figures of the table come from, but for those noted in “cells”."""
    cite: str = ""
    """The section of the source rules."""
    cells: dict[str, CellNote] = Field(default_factory=dict)

    def note(self, *path: object) -> CellNote:
        """The note that holds for the figure at ``path``; the nearest one above it wins."""
        parts = [str(part) for part in path]
        for length in range(len(parts), 0, -1):
            note = self.cells.get(".".join(parts[:length]))
            if note is not None:
                return note
        return CellNote(provenance=self.provenance)

    def is_reconstructed(self, *path: object) -> bool:
        """Whether the figure at ``path`` carries the dagger on paper."""
        return self.note(*path).provenance in (Provenance.RECONSTRUCTED, Provenance.ORIGINAL)
