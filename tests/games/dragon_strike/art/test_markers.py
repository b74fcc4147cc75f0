"""Markers: a face for each side of each piece, filling its square."""

from __future__ import annotations

import pytest

from generator.games.dragon_strike.art.markers import MARKERS, SQUARES, marker
from generator.games.dragon_strike.art.palette import LOW_INK, TORCH
from generator.games.dragon_strike.content import DragonStrikeContent
from generator.layout.lowink import low_ink
from generator.scene.geometry import Box
from generator.scene.nodes import Rect
from tests.games.dragon_strike.art.measure import extent, leaves


def square(name: str) -> Box:
    across, down = SQUARES.get(name, (1, 1))
    return Box(12.0, 30.0, 25.0 * across, 25.0 * down)


def test_every_side_of_every_piece_has_a_face(content: DragonStrikeContent) -> None:
    pieces = content.tables.markers.pieces
    assert {piece.front for piece in pieces} | {piece.back for piece in pieces if piece.back} == set(MARKERS)


@pytest.mark.parametrize("name", MARKERS)
def test_a_face_lies_in_its_square_and_nearly_fills_it(name: str) -> None:
    box = square(name)
    found = extent(marker(name, box))
    assert box.contains(found, 0.01)
    assert found.width > 0.9 * box.width
    assert found.height > 0.9 * box.height


@pytest.mark.parametrize("name", [name for name in MARKERS if name not in SQUARES])
def test_the_ground_goes_on_into_the_bleed(name: str) -> None:
    box = square(name)
    first = marker(name, box, TORCH, 2.0).children[0]
    assert isinstance(first, Rect)
    assert (first.x, first.y, first.width, first.height) == (10.0, 28.0, 29.0, 29.0)


@pytest.mark.parametrize("name", MARKERS)
def test_faces_are_bounded(name: str) -> None:
    assert 3 <= len(leaves(marker(name, square(name)))) <= 250


def test_all_faces_differ() -> None:
    box = Box(0.0, 0.0, 25.0, 25.0)
    assert len({tuple(leaf.steps for leaf in leaves(marker(name, box))) for name in MARKERS}) == 27


@pytest.mark.parametrize("name", MARKERS)
def test_markers_are_kept_in_low_ink(name: str) -> None:
    assert low_ink([marker(name, square(name))])
    outlines = marker(name, square(name), LOW_INK)
    assert low_ink([outlines]) == (outlines,)


def test_equal_calls_give_the_very_same_group() -> None:
    assert marker("fire", Box(0.0, 0.0, 25.0, 25.0)) is marker("fire", Box(0.0, 0.0, 25.0, 25.0))


def test_the_parts_of_the_scepter_meet_at_the_edges() -> None:
    """Laid one below the other, shaft follows on head and foot on shaft at the same place, equally thick."""

    def crossing(name: str, y: float) -> set[tuple[float, float]]:
        """Where the body of the shaft begins and ends on a horizontal edge of the square."""
        found = set()
        for leaf in leaves(marker(name, Box(0.0, 0.0, 100.0, 100.0), LOW_INK))[2:]:
            on = sorted(step[-2] for step in leaf.steps if len(step) > 1 and abs(step[-1] - y) < 0.01)
            if on:
                found.add((on[0], on[-1]))
        return found

    assert (44.0, 56.0) in crossing("scepter-orb", 100.0)
    assert (44.0, 56.0) in crossing("scepter-shaft", 0.0)
    assert (44.0, 56.0) in crossing("scepter-shaft", 100.0)
    assert (44.0, 56.0) in crossing("scepter-foot", 0.0)


def test_an_unknown_face_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        marker("ladder", Box(0.0, 0.0, 25.0, 25.0))
