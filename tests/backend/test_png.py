"""The PNG backend: the size in pixels, and that what is drawn is seen."""

from __future__ import annotations

import io

from PIL import Image

from generator.backend.pdf import write_pdf
from generator.backend.png import write_png
from generator.scene.nodes import Paint, Rect
from generator.scene.page import Document, Page


def picture(dpi: float) -> Image.Image:
    page = Page(50.8, 25.4, (Rect(0, 0, 25.4, 25.4, Paint("#000000")),))
    pdf, _ = write_pdf(Document("proof", "Proof", "en-GB", lambda: iter([page])))
    (data,) = write_png(pdf, dpi)
    return Image.open(io.BytesIO(data)).convert("RGB")


def test_an_inch_has_as_many_pixels_as_dots_are_asked_for() -> None:
    assert picture(100).size == (200, 100)


def test_the_left_half_is_black_and_the_right_half_white() -> None:
    image = picture(100)
    assert image.getpixel((50, 50)) == (0, 0, 0)
    assert image.getpixel((150, 50)) == (255, 255, 255)
