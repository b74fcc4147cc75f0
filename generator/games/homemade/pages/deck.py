"""A deck of a homemade game."""

from __future__ import annotations

from functools import cache, partial

from generator.games.game import Job
from generator.games.homemade.pages.back import back
from generator.games.homemade.pages.common import wording
from generator.games.homemade.pages.face import Faces, faces_of
from generator.layout.cards import Card, CardSize, Deck, find_card_size, load_card_sizes
from generator.resources import content_folder


def card_size(name: str) -> CardSize:
    """The card size of that name. Raises ContentError."""
    return find_card_size(load_card_sizes(content_folder("press", "cards.yaml")), name)


def compose(job: Job, name: str) -> Deck:
    """The deck: its cards in the order of the file, copies one after the other."""
    words = wording(job)
    file = words.content.deck(name)
    size = card_size(file.size)
    faces = faces_of(words, name)
    drawn = Faces(job, name, size, faces)
    key = "back" if file.back is not None else ""
    cards = [
        Card(
            face.parts["title"] or face.row.id,
            cache(partial(drawn.draw, face)) if face.row.copies > 1 else partial(drawn.draw, face),
            key,
            words.content.where(name, "cards", index),
        )
        for index, face in enumerate(faces)
    ]
    copies = tuple(card for face, card in zip(faces, cards, strict=True) for _ in range(face.row.copies))
    backs = {} if file.back is None else {key: partial(back, job, name, file.back, size)}
    return Deck(name, f"{words.title} – {words.document(name)}", size, copies, backs, words.imprint)
