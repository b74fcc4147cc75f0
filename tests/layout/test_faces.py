"""Single faces: names, exact pixels, bleed to the edge of the picture."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from generator.backend.pdf import write_pdf
from generator.backend.png import write_png
from generator.errors import ContentError
from generator.layout.cards import Card, Deck, ground
from generator.layout.faces import Pictures, face_names, face_pictures, file_word
from generator.scene.nodes import Face, Text
from tests.layout.samples import PROFILES, SIZES, codes, sample_deck, scribe


def pictures(made: Pictures) -> dict[str, Image.Image]:
    """The pictures by file name."""
    pages = write_png(write_pdf(made.document)[0], made.dpi)
    return {name: Image.open(io.BytesIO(data)) for name, data in zip(made.names, pages, strict=True)}


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Król ♠", "krol"),
        ("Żółw łypie – źle", "zolw-lypie-zle"),
        ("../../etc/passwd", "etc-passwd"),
        ("♠♥", "card"),
        ("CON", "con"),
    ],
)
def test_names_become_plain_file_words(name: str, word: str) -> None:
    assert file_word(name) == word


def test_faces_are_named_in_order_front_and_back() -> None:
    assert [name for name, _, _ in face_names(sample_deck(2))] == [
        "01-card-1-front",
        "01-card-1-back",
        "02-card-2-front",
        "02-card-2-back",
    ]


def test_a_hundred_cards_are_counted_with_three_digits() -> None:
    names = [name for name, _, _ in face_names(sample_deck(100))]
    assert (names[0], names[-1]) == ("001-card-1-front", "100-card-100-back")


def test_cards_without_a_back_have_no_picture_of_it() -> None:
    deck = Deck("d", "D", SIZES["poker"], (Card("A", lambda: [ground(SIZES["poker"], "#FFFFFF")]),))
    assert [name for name, _, _ in face_names(deck)] == ["01-a-front"]


@pytest.mark.parametrize("profile", ["mpc", "tgc"])
def test_pictures_have_exactly_the_pixels_of_the_service(profile: str) -> None:
    for size, pixels in PROFILES[profile].pixels.items():
        made = pictures(face_pictures(sample_deck(1, size), PROFILES[profile], "en", scribe()))
        assert {picture.size for picture in made.values()} == {(pixels.width, pixels.height)}
        assert {picture.mode for picture in made.values()} == {"RGB"}


def test_the_ground_fills_the_bleed_and_the_card_is_36_pixels_in() -> None:
    made = pictures(face_pictures(sample_deck(1), PROFILES["mpc"], "en", scribe()))
    front = made["01-card-1-front.png"]
    bone, white = (0xEF, 0xE6, 0xD6), (255, 255, 255)
    assert {front.getpixel(spot) for spot in ((0, 0), (821, 0), (0, 1121), (821, 1121), (34, 500))} == {bone}
    assert {front.getpixel(spot) for spot in ((37, 37), (784, 37), (37, 1084), (784, 1084))} == {white}
    assert made["01-card-1-back.png"].getpixel((0, 0)) == (0x22, 0x30, 0x3C)


def test_a_page_knows_its_trim_box() -> None:
    page = next(face_pictures(sample_deck(1), PROFILES["mpc"], "en", scribe()).document.pages())
    assert page.trim is not None
    assert (page.trim.width, page.trim.height) == (63.5, 88.9)
    assert page.trim.x == pytest.approx(3.048)


def test_a_size_that_the_service_does_not_print() -> None:
    with pytest.raises(ContentError) as error:
        face_pictures(sample_deck(1, "square"), PROFILES["mpc"], "en", scribe())
    (finding,) = error.value.findings
    assert finding.code == "size-not-offered"
    assert finding.message == "MakePlayingCards prints no cards of the size Square (70 × 70 mm)"
    assert "poker, bridge" in finding.hint


def test_pixels_that_are_no_picture_of_the_card() -> None:
    profile = PROFILES["mpc"].model_copy(update={"pixels": {"poker": PROFILES["mpc"].pixels["tarot"]}})
    with pytest.raises(ContentError) as error:
        face_pictures(sample_deck(1), profile, "en", scribe())
    assert codes(error.value.findings) == ["bad-pixels"]


def test_words_outside_the_safe_zone_are_found() -> None:
    stray = Text(1, 20, "Fire", Face("Fira Sans"), 3.5)
    deck = Deck("d", "D", SIZES["poker"], (Card("A", lambda: [stray]),))
    pen = scribe()
    list(face_pictures(deck, PROFILES["mpc"], "en", pen).document.pages())
    assert codes(pen.findings) == ["outside-safe-zone"]
