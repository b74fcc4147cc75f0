"""Tests of the list of figures that are not the source's."""

from __future__ import annotations

from generator.games.daredragon.content import Content
from generator.games.daredragon.content_provenance import own_figures
from generator.source.provenance import Provenance


def test_figures_of_our_own_are_listed_with_place_and_reason(content: Content) -> None:
    rows = list(own_figures(content))
    listed = {(row.table, row.cell): row for row in rows}
    assert listed[("dracometer", "past_the_ends")].provenance is Provenance.RECONSTRUCTED
    assert listed[("dracometer", "past_the_ends")].value == "clamp"
    assert listed[("characters", "daredevils.5")].provenance is Provenance.ORIGINAL
    assert listed[("variants", "")].provenance is Provenance.ORIGINAL
    assert ("variants", "variants.0") not in listed
    assert all(row.why and row.place.line for row in rows)
    assert len(rows) == 12
