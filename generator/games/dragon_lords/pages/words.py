"""Names and figures of the game as a page shows them: in the page's language, with real minus signs and daggers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from generator.games.dragon_lords.model.dice import Dice
from generator.i18n.texts import Texts

DAGGER = "†"
MINUS = "−"


@dataclass(frozen=True, slots=True)
class Words:
    """The texts of the game in one language, by the game's own words."""

    texts: Texts

    def name(self, kind: str, option: StrEnum | str) -> str:
        """The name of an option, such as ``name("body", Body.HEAVY)``."""
        return self.texts(f"names.{kind}.{option}")

    def dice(self, dice: Dice) -> str:
        """Dice as the language writes them: 2d6+2, 2k6+2."""
        modifier = signed(dice.modifier) if dice.modifier else ""
        return f"{dice.count}{self.texts.language.die}6{modifier}"

    def capital(self, text: str) -> str:
        """A text with its first letter large, as values in a table begin."""
        return text[:1].upper() + text[1:]

    @property
    def reader(self) -> Callable[..., str]:
        """The texts by key."""
        return self.texts


def signed(number: int) -> str:
    """A modifier with its sign: +5, −2, 0."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


def marked(text: str, reconstructed: bool) -> str:
    """The text, with a dagger if the figure is reconstructed."""
    return f"{text}{DAGGER}" if reconstructed else text
