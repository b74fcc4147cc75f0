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
    terms: dict[Word, Text] = Field(default_factory=dict)


class OwnHeroWords(OwnWords):
    """The words of a hero card."""

    line: str = ""


class OwnMonsterWords(OwnWords):
    """The words of a monster card; ``letters`` mark it on a map."""

    text: str = ""
    letters: Annotated[str, Field(min_length=2, max_length=2)]
    says: Annotated[tuple[Text, ...], sized(0, 2)] = ()


class OwnHero(Hero):
    """A hero of one's own; ``figure`` is the hero of the box whose figure stands for it."""

    figure: Word
    words: dict[str, OwnHeroWords]


class OwnMonster(Monster):
    """A monster of one's own; ``figure`` is the monster of the box whose figures stand for it."""

    figure: Word
    words: dict[str, OwnMonsterWords]
