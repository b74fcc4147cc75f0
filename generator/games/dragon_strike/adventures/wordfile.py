"""The words of an adventure in one language: what is read aloud, what the Dragon Master knows, who says what."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from generator.games.dragon_strike.adventures.fields import Heading
from generator.games.dragon_strike.model.fields import Word
from generator.source.model import Model

Text = Annotated[str, Field(min_length=1)]


class RoomWords(Model):
    """A room: its name, what is read aloud when heroes first look in, and what only the Dragon Master knows."""

    name: Text
    """What the room is called."""
    aloud: Text
    """What is read aloud when heroes first look in."""
    master: str = ""
    """What only the Dragon Master knows."""


class AdventureWords(Model):
    """All words of an adventure in one language.

    ``introduction`` is read aloud; ``rules`` are the special rules one by one; ``says`` has the lines of monsters by
    their ids, ``items`` the names of the things of the story.
    """

    title: Text
    """The title."""
    introduction: Text
    goal: Text
    """What the heroes must do, in a sentence."""
    win: Text
    """What is read aloud when they have done it."""
    dragon: Text
    """What the dragon wants."""
    setup: str = ""
    """What is set up before play."""
    rules: tuple[Text, ...] = ()
    rooms: dict[Heading, RoomWords]
    """The words of the rooms, by their letters."""
    says: dict[Word, tuple[Text, ...]] = Field(default_factory=dict)
    items: dict[Word, Text] = Field(default_factory=dict)
