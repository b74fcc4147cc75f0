"""What a deck becomes under a print profile: sheets, single pictures, or picture sheets with a saved object."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from generator.kit.theme import Theme
from generator.layout.cards import Deck
from generator.layout.faces import Pictures, face_pictures
from generator.layout.imposition import Imposition
from generator.layout.paper import Paper
from generator.layout.profiles import Form, Profile
from generator.layout.saved_object import saved_object
from generator.layout.sheets import deck_document
from generator.layout.tabletop import tabletop_pictures
from generator.layout.words import Say
from generator.scene.page import Document
from generator.text.scribe import Scribe


@dataclass(frozen=True)
class DeckOutput:
    """One of ``sheets`` (a document to print) and ``pictures`` (its pages become PNG files of their own).

    ``files`` are further files as text, by name.
    """

    sheets: Document | None = None
    pictures: Pictures | None = None
    files: Mapping[str, str] = field(default_factory=dict)


def deck_output(
    deck: Deck,
    profile: Profile,
    how: Imposition,
    say: Say,
    theme: Theme,
    scribe: Scribe,
    language: str,
    papers: Iterable[Paper] = (),
) -> DeckOutput:
    """All that a profile makes of a deck.

    ``how`` holds for sheets only; ``papers`` may be named when the paper is too small. Raises ContentError if the deck
    is unsound, does not fit the paper, or has a size that the service does not print.
    """
    match profile.form:
        case Form.SHEETS:
            return DeckOutput(sheets=deck_document(deck, how, say, theme, scribe, language, papers))
        case Form.FACES:
            return DeckOutput(pictures=face_pictures(deck, profile, language, scribe))
        case Form.TABLETOP:
            files = {f"{deck.id}.json": saved_object(deck, profile)}
            return DeckOutput(pictures=tabletop_pictures(deck, profile, language), files=files)
