"""What each profile makes of a deck."""

from __future__ import annotations

import pytest

from generator.layout.output import DeckOutput, deck_output
from generator.layout.settings import imposition
from tests.layout.samples import PAPERS, PROFILES, THEME, WORDS, sample_deck, scribe


def output(profile: str) -> DeckOutput:
    how = imposition(PROFILES[profile], PAPERS["a4"])
    return deck_output(sample_deck(10), PROFILES[profile], how, WORDS["en"], THEME, scribe(), "en-GB")


@pytest.mark.parametrize("profile", ["home", "low-ink"])
def test_sheets_are_one_document(profile: str) -> None:
    made = output(profile)
    assert made.sheets is not None
    assert (made.pictures, made.files) == (None, {})
    assert (made.sheets.id, made.sheets.language, len(list(made.sheets.pages()))) == ("sample", "en-GB", 4)


@pytest.mark.parametrize("profile", ["mpc", "tgc"])
def test_services_get_a_picture_a_face(profile: str) -> None:
    made = output(profile)
    assert made.sheets is None and made.pictures is not None
    assert made.pictures.names[:2] == ("01-card-1-front.png", "01-card-1-back.png")
    assert len(made.pictures.names) == len(list(made.pictures.document.pages())) == 20


def test_the_virtual_table_gets_pictures_and_the_object_that_names_them() -> None:
    made = output("tts")
    assert made.pictures is not None
    assert made.pictures.names == ("sample-fronts-1.png", "sample-back.png")
    assert list(made.files) == ["sample.json"]
    assert all(name in made.files["sample.json"] for name in made.pictures.names)
