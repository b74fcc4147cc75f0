"""Tokens: their shape and size, and what stands on their two sides."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from pydantic import Field

from generator.games.homemade.art.emblems import NAMES
from generator.games.homemade.limits import MAX_TOKENS
from generator.games.homemade.model.game_file import name_problems, repeated
from generator.source.model import Model, Problem, problem

#: The smallest and the largest token in mm.
SMALLEST, LARGEST = 8.0, 80.0


class Shape(StrEnum):
    """The outline of a token."""

    CIRCLE = "circle"
    SQUARE = "square"
    HEX = "hex"


class TokenSide(Model):
    """One side of a token."""

    color: str = Field("lead", description='Its ground: a colour role of the theme, or "#rrggbb"')
    emblem: str = Field("", description=f"An emblem: {NAMES}")
    mark: str = Field("", description="A letter, a number or a short word; Jinja may show a figure")


class TokenKind(Model):
    """Tokens that are all alike."""

    id: str = Field(description="Its name; the texts call it TOKENS.NAME")
    copies: int = Field(1, description="How many there are")
    front: TokenSide = Field(description="The side that lies up first")
    back: TokenSide | None = Field(None, description="The other side; the same as the front if it is not given")

    def problems(self) -> Iterable[Problem]:
        """A name that is none, and copies that cannot be printed."""
        yield from name_problems(self.id, "id")
        if not 1 <= self.copies <= MAX_TOKENS:
            hint = f"write a whole number from 1 to {MAX_TOKENS}"
            yield problem("out-of-range", f"{self.copies} copies cannot be printed", "copies", hint=hint)


class TokenFile(Model):
    """The tokens of a sheet, all of one shape and size."""

    shape: Shape = Field(Shape.CIRCLE, description="circle, square or hex")
    size: float = Field(20.0, description="Across, in mm (a hex from side to side): 8 to 80")
    tokens: tuple[TokenKind, ...] = Field(description="The tokens, a row a kind")

    def problems(self) -> Iterable[Problem]:
        """Sizes that nobody can cut or hold, and more tokens than there may be."""
        if not SMALLEST <= self.size <= LARGEST:
            hint = f"write {SMALLEST:g} to {LARGEST:g}"
            yield problem("out-of-range", f"a token of {self.size:g} mm cannot be cut", "size", hint=hint)
        if not self.tokens:
            yield problem("no-token", "there are no tokens", "tokens")
        if sum(max(0, kind.copies) for kind in self.tokens) > MAX_TOKENS:
            yield problem("too-large", f"there are at most {MAX_TOKENS} tokens", "tokens")
        yield from repeated([kind.id for kind in self.tokens], "tokens", "id")
