"""A deck: the fields that its cards have, the face and the back that they share, and the cards row by row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Literal

from pydantic import Field

from generator.games.homemade.art.emblems import NAMES
from generator.games.homemade.art.patterns import Pattern
from generator.games.homemade.limits import MAX_CARDS, MAX_FIELDS
from generator.games.homemade.model.game_file import name_problems, repeated, variable_problems
from generator.source.model import Model, Problem, problem

#: Keys of a card that are no fields, and names that templates know already.
RESERVED = frozenset({"id", "copies", "figures", "words", "t", "count", "card", "deck", "n"})

Value = int | float | bool | str | tuple[str, ...]


class FieldType(StrEnum):
    """What a field holds.

    ``text`` and ``markup`` are words: they stand in the texts of each language, under DECK.CARD.FIELD. All others
    stand in the row of the card.
    """

    TEXT = "text"
    MARKUP = "markup"
    NUMBER = "number"
    FLAG = "flag"
    CHOICE = "choice"
    LIST = "list"
    EMBLEM = "emblem"
    COLOR = "color"

    @property
    def is_words(self) -> bool:
        """Whether it stands in the texts."""
        return self in (FieldType.TEXT, FieldType.MARKUP)


class CardField(Model):
    """A field of the cards of a deck."""

    type: FieldType = Field(
        description="text, markup (text with **bold** and *italic*), number, flag (true or false), "
        "choice (one of some names), list (several of some names), emblem or color"
    )
    of: tuple[str, ...] = Field((), description="The names to choose from; each needs a text choices.FIELD.NAME")
    least: float | None = Field(None, description="The smallest number that is allowed")
    most: float | None = Field(None, description="The largest number that is allowed, or the most items of a list")
    required: bool = Field(True, description="Whether every card must have it")

    def problems(self) -> Iterable[Problem]:
        """Bounds and names that do not suit the type."""
        choosing = self.type in (FieldType.CHOICE, FieldType.LIST)
        if choosing and not self.of:
            yield problem(
                "missing-key", f"a {self.type} needs the names to choose from", "of", hint="of: [fire, water]"
            )
        if self.of and not choosing:
            yield problem("unused-key", f"a {self.type} chooses from no names", "of", on_key=True)
        for index, name in enumerate(self.of):
            yield from name_problems(name, "of", index)
        yield from repeated(self.of, "of")
        bounded = {"least": (FieldType.NUMBER,), "most": (FieldType.NUMBER, FieldType.LIST)}
        for bound, types in bounded.items():
            if getattr(self, bound) is not None and self.type not in types:
                yield problem("unused-key", f"a {self.type} has no “{bound}”", bound, on_key=True)
        if self.least is not None and self.most is not None and self.least > self.most:
            yield problem("out-of-range", "“least” is more than “most”", "least")


class FaceBox(Model):
    """A box of one's own on a face. ``x``, ``y``, ``width`` and ``height`` are in mm, from the top left of the card."""

    x: float
    y: float
    width: float
    height: float
    text: str = Field("", description="Jinja and small markup; the names of the fields give their values")
    emblem: str = Field("", description="An emblem instead of text; Jinja may choose it")
    role: str = Field("face_text", description="The type style of the theme that the text is set in")
    align: Literal["start", "middle", "end"] = Field("start", description="start, middle or end")
    valign: Literal["top", "middle", "bottom"] = Field("top", description="top, middle or bottom")
    color: str = Field("", description="Colour of the text or emblem; the card's colour for an emblem if none is given")
    fill: str = Field("", description="Colour of the box")

    def problems(self) -> Iterable[Problem]:
        """Boxes of no size, and boxes that hold two things."""
        for corner in ("x", "y"):
            if not -100 <= getattr(self, corner) <= 500:
                yield problem("out-of-range", f"“{corner}” is on no card", corner)
        for side in ("width", "height"):
            if not 0 < getattr(self, side) <= 500:
                yield problem("out-of-range", f"a box needs a {side} of more than 0 and at most 500 mm", side)
        if self.text and self.emblem:
            yield problem("two-contents", "a box holds a text or an emblem, not both", "emblem", on_key=True)


class Face(Model):
    """What a face shows. Each part is Jinja; one that is not given shows the field of its own name, if there is one."""

    title: str | None = Field(None, description="The name of the card")
    kicker: str | None = Field(None, description="A few small words at the top right, such as the kind of card")
    number: str | None = Field(None, description="The one number, large at the top left")
    unit: str | None = Field(None, description="What the number counts, small beside it")
    emblem: str | None = Field(None, description="The picture, by the name of an emblem")
    text: str | None = Field(None, description="What the card does, with small markup")
    foot: str | None = Field(None, description="A line of story at the foot")
    color: str | None = Field(None, description='The colour of the card: a role of the theme, or "#rrggbb"')
    bare: bool = Field(False, description="Show nothing but the boxes")
    boxes: tuple[FaceBox, ...] = Field((), description="Boxes of one's own, on top")

    def problems(self) -> Iterable[Problem]:
        """More boxes than a face may have."""
        if len(self.boxes) > MAX_FIELDS:
            yield problem("too-large", f"a face has at most {MAX_FIELDS} boxes", "boxes")


#: The parts of a face that a field of the same name fills.
PARTS = ("title", "kicker", "number", "unit", "emblem", "text", "foot", "color")


class Back(Model):
    """The back that all cards of a deck share. It looks the same either way up."""

    color: str = Field("lead", description='Its ground: a colour role of the theme, or "#rrggbb"')
    emblem: str = Field("", description=f"The emblem: {NAMES}")
    pattern: Pattern = Field(Pattern.STARS, description="What covers the ground")
    title: str = Field("", description='Words at the top and, turned, at the bottom; Jinja with t("key")')


class CardRow(Model):
    """A card: its name, how often it is in the deck, and the values of its fields."""

    id: str
    copies: int = 1
    values: dict[str, Value] = Field(default_factory=dict)


class DeckFile(Model):
    """A deck. ``cards`` holds a row a card: ``id``, ``copies`` and its fields."""

    size: str = Field("poker", description="A card size that the press knows, such as poker, tarot or mini")
    fields: dict[str, CardField] = Field(description="The fields of the cards, by name")
    face: Face = Field(default_factory=Face, description="What stands where on the front")
    back: Back | None = Field(None, description="The back; none if it is not given")
    cards: tuple[dict[str, Value], ...] = Field(description="The cards: id, copies (1 if not given), and the fields")

    def problems(self) -> Iterable[Problem]:
        """Names that are none or that Jinja knows already, and more than a deck may have."""
        for name in self.fields:
            yield from variable_problems(name, "fields", name)
            if name in RESERVED:
                yield problem("reserved-name", f"“{name}” means something else", "fields", name, on_key=True)
        if len(self.fields) > MAX_FIELDS:
            yield problem("too-large", f"a card has at most {MAX_FIELDS} fields", "fields")
        if not self.cards:
            yield problem("empty-deck", "the deck has no cards", "cards")
        yield from self.row_problems()

    def row_problems(self) -> Iterator[Problem]:
        """What is wrong with names and copies of the rows."""
        total = 0
        for index, row in enumerate(self.cards):
            name, copies = row.get("id"), row.get("copies", 1)
            if not isinstance(name, str):
                yield problem("missing-key", "a card needs a name", "cards", index, hint="such as id: red-dragon")
            else:
                yield from name_problems(name, "cards", index, "id")
            if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= MAX_CARDS:
                hint = f"write a whole number from 1 to {MAX_CARDS}"
                yield problem(
                    "out-of-range", f"“{copies}” copies cannot be printed", "cards", index, "copies", hint=hint
                )
            else:
                total += copies
        if total > MAX_CARDS:
            yield problem("too-large", f"a deck has at most {MAX_CARDS} cards, and these are {total}", "cards")
        names = [row.get("id") for row in self.cards]
        yield from repeated([name if isinstance(name, str) else f"#{i}" for i, name in enumerate(names)], "cards", "id")

    @property
    def rows(self) -> tuple[CardRow, ...]:
        """The cards, with the keys that are no fields told apart."""
        return tuple(
            CardRow(
                id=str(row["id"]),
                copies=int(str(row.get("copies", 1))),
                values={key: value for key, value in row.items() if key not in ("id", "copies")},
            )
            for row in self.cards
        )
