"""Boxes under maps, maps undone, boxes as outlines."""

from __future__ import annotations

import pytest

from generator.layout.placement import box_path, image, undone
from generator.scene.geometry import Affine, Box, rotate, translate


def test_the_image_of_a_box() -> None:
    box = image(translate(10, 100) @ rotate(-90), Box(0, 0, 63.5, 88.9))
    assert (box.x, box.y, box.width, box.height) == pytest.approx((10, 36.5, 88.9, 63.5))


@pytest.mark.parametrize(
    "put", [translate(3, -4), translate(10, 20) @ rotate(-90), Affine(-1, 0, 0, 1, 210, 0), rotate(180, 5, 6)]
)
def test_a_map_and_its_inverse(put: Affine) -> None:
    assert undone(put).apply(*put.apply(12.5, -7)) == pytest.approx((12.5, -7))


def test_the_outline_of_a_box() -> None:
    path = box_path(Box(1, 2, 3, 4))
    assert path.steps == (("M", 1, 2), ("L", 4, 2), ("L", 4, 6), ("L", 1, 6), ("Z",))
