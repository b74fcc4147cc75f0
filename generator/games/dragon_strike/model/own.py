"""Heroes and monsters of one's own: a file that gives their figures and, language by language, their words."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from generator.games.dragon_strike.model.fields import Word, sized
from generator.games.dragon_strike.model.figures import Hero, Monster
from generator.source.model import Model

Text = Annotated[str, Field(min_length=1)]


class OwnWords(Model):
    """What a card says in one language. ``terms`` names weapons, armor and equipment that the game does not have."""

    name: Text
    """The name on the card."""
    terms: dict[Word, Text] = Field(default_factory=dict)


class OwnHeroWords(OwnWords):
    """The words of a hero card."""

    line: str = ""
    """A line of story."""


class OwnMonsterWords(OwnWords):
    """The words of a monster card; ``letters`` mark it on a map."""

    text: str = ""
    """What the card says of it."""
    letters: Annotated[str, Field(min_length=2, max_length=2)]
    says: Annotated[tuple[Text, ...], sized(0, 2)] = ()
    """What it says when it is questioned."""


class OwnHero(Hero):
    """A hero of one's own; ``figure`` is the hero of the box whose figure stands for it."""

    figure: Word
    words: dict[str, OwnHeroWords]
    """Its words by language."""


class OwnMonster(Monster):
    """A monster of one's own; ``figure`` is the monster of the box whose figures stand for it."""

    figure: Word
    words: dict[str, OwnMonsterWords]
    """Its words by language."""
