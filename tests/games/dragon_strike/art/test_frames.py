"""Frames and ornaments keep to their boxes; frames leave their middle empty."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from generator.games.dragon_strike.art.frames import (
    card_frame,
    divider,
    game_emblem,
    panel_frame,
    title_plate,
    torch_light,
)
from generator.games.dragon_strike.art.palette import LOW_INK, TORCH, Palette
from generator.layout.lowink import low_ink
from generator.scene.geometry import Box
from generator.scene.nodes import Group, Rect
from tests.games.dragon_strike.art.measure import extent

Draw = Callable[[Box, Palette], Group]
FRAMES: list[Draw] = [card_frame, divider, game_emblem, panel_frame, title_plate, torch_light]


@pytest.mark.parametrize("draw", FRAMES)
@pytest.mark.parametrize("box", [Box(3.0, 5.0, 63.5, 88.9), Box(0.0, 0.0, 120.0, 20.0)])
@pytest.mark.parametrize("palette", [TORCH, LOW_INK])
def test_frames_keep_to_their_boxes(draw: Draw, box: Box, palette: Palette) -> None:
    found = extent(draw(box, palette))
    assert box.contains(found, 0.01)
    side = min(box.width, box.height)
    assert max(found.width, found.height) > 0.8 * side


def test_the_middle_of_a_card_frame_is_paper() -> None:
    drawn = card_frame(Box(0.0, 0.0, 63.5, 88.9), TORCH, "violet", 3.0)
    middle = drawn.children[-1]
    assert isinstance(middle, Rect)
    assert (middle.x, middle.y, middle.width, middle.height) == (3.0, 3.0, 57.5, 82.9)
    assert middle.paint.fill == "#FFFFFF"


def test_the_corners_of_a_card_frame_tell_the_deck() -> None:
    fills = [
        node.paint.fill
        for node in card_frame(Box(0.0, 0.0, 63.5, 88.9), TORCH, "ember").children
        if isinstance(node, Rect)
    ]
    assert fills.count(TORCH.ember) == 4


def test_a_title_plate_is_kept_in_low_ink_and_a_frame_is_not() -> None:
    box = Box(0.0, 0.0, 50.0, 10.0)
    assert low_ink([title_plate(box)])
    assert low_ink([card_frame(box)]) == ()
