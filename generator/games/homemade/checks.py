"""What is wrong with a homemade game although each of its files can be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from generator.errors import MAX_OPTIONS, ContentError, Finding, Place, Severity, did_you_mean
from generator.games.homemade.art.emblems import EMBLEMS, unknown_emblem
from generator.games.homemade.content import Content
from generator.games.homemade.model.deck_file import CardField, CardRow, FieldType, Value
from generator.games.homemade.model.game_file import Kind
from generator.i18n.texts import Texts
from generator.layout.cards import find_card_size, load_card_sizes
from generator.resources import content_folder
from generator.source.model import Model

#: Unused texts for which a name is looked for that may be meant: looking takes time.
MAX_HINTS = 50
KINDS: dict[FieldType, tuple[type, ...]] = {
    FieldType.NUMBER: (int, float),
    FieldType.FLAG: (bool,),
    FieldType.CHOICE: (str,),
    FieldType.LIST: (tuple,),
    FieldType.EMBLEM: (str,),
    FieldType.COLOR: (str,),
}
MEANT = {
    FieldType.NUMBER: "a number",
    FieldType.FLAG: "true or false",
    FieldType.CHOICE: "one of its names",
    FieldType.LIST: "a list of its names, such as [a, b]",
    FieldType.EMBLEM: "the name of an emblem",
    FieldType.COLOR: "a colour",
}


def check_content(content: Content) -> list[Finding]:
    """Values that do not suit their fields; emblems, colours and card sizes that there are none of."""
    findings: list[Finding] = []
    if content.game.emblem and content.game.emblem not in EMBLEMS:
        findings.append(placed(unknown_emblem(content.game.emblem), content.where("game", "emblem")))
    for entry in content.game.documents:
        if entry.kind is Kind.DECK:
            findings += check_deck(content, entry.id)
        elif entry.kind is Kind.TOKENS:
            findings += check_tokens(content, entry.id)
        elif entry.kind is Kind.BOARD:
            findings += check_board(content, entry.id)
    return findings


def check_deck(content: Content, name: str) -> Iterator[Finding]:
    """What is wrong with a deck: its size, the values of its cards, its back."""
    deck = content.deck(name)
    try:
        find_card_size(load_card_sizes(content_folder("press", "cards.yaml")), deck.size)
    except ContentError as error:
        yield from (Finding(f.code, f.message, content.where(name, "size"), hint=f.hint) for f in error.findings)
    for index, row in enumerate(deck.rows):
        yield from check_row(content, name, index, row)
    if deck.back is not None:
        yield from check_look(content, name, ("back",), deck.back)
    for index, box in enumerate(deck.face.boxes):
        yield from check_color(content, box.color, content.where(name, "face", "boxes", index, "color"))
        yield from check_color(content, box.fill, content.where(name, "face", "boxes", index, "fill"))
        if box.role not in content.theme.styles:
            where = content.where(name, "face", "boxes", index, "role")
            hint = did_you_mean(box.role, content.theme.styles)
            yield Finding("unknown-role", f"the theme has no style “{box.role}”", where, hint=hint)


def check_row(content: Content, name: str, index: int, row: CardRow) -> Iterator[Finding]:
    """What is wrong with the values of one card."""
    fields = content.deck(name).fields
    for key, value in row.values.items():
        where = content.sources[name].place(("cards", index, key), key=True)
        if key not in fields:
            hint = did_you_mean(key, [*fields, "copies"])
            yield Finding("unknown-key", f"the cards of this deck have no field “{key}”", where, hint=hint)
        elif fields[key].type.is_words:
            message = f"the words of “{key}” stand in the texts of each language"
            hint = f"write them under {name}: {row.id}: {key}: in text/LANGUAGE/"
            yield Finding("words-in-row", message, where, hint=hint)
        else:
            yield from check_value(content, fields[key], key, value, content.where(name, "cards", index, key))
    for key, field in fields.items():
        if field.required and not field.type.is_words and key not in row.values:
            message = f"the card “{row.id}” has no “{key}”"
            hint = f"add {key}: …, or write required: false at the field"
            yield Finding("missing-key", message, content.where(name, "cards", index), hint=hint)


def check_value(content: Content, field: CardField, key: str, value: Value, where: Place) -> Iterator[Finding]:
    """What is wrong with one value of a card."""
    fits = isinstance(value, KINDS[field.type]) and (field.type is FieldType.FLAG or not isinstance(value, bool))
    if not fits:
        yield Finding("wrong-type", f"“{key}” must be {MEANT[field.type]}", where)
    elif isinstance(value, int | float):
        low, high = field.least, field.most
        if (low is not None and value < low) or (high is not None and value > high):
            hint = f"write {' and '.join(bounds(low, high))}"
            yield Finding("out-of-range", f"“{key}” is {value:g}", where, hint=hint)
    elif isinstance(value, tuple):
        for item in value:
            if item not in field.of:
                yield Finding("unknown-name", f"“{item}” is no {key}", where, hint=did_you_mean(item, field.of))
        if field.most is not None and len(value) > field.most:
            yield Finding("out-of-range", f"“{key}” has {len(value)} names", where, hint=f"at most {field.most:g}")
    elif field.type is FieldType.CHOICE and value not in field.of:
        yield Finding("unknown-name", f"“{value}” is no {key}", where, hint=did_you_mean(value, field.of))
    elif field.type is FieldType.EMBLEM and value not in EMBLEMS:
        yield placed(unknown_emblem(value), where)
    elif field.type is FieldType.COLOR:
        yield from check_color(content, value, where)


def bounds(low: float | None, high: float | None) -> list[str]:
    """The bounds of a number in words."""
    return [*([f"at least {low:g}"] if low is not None else []), *([f"at most {high:g}"] if high is not None else [])]


def check_tokens(content: Content, name: str) -> Iterator[Finding]:
    """Colours and emblems of tokens that there are none of."""
    for index, kind in enumerate(content.tokens(name).tokens):
        yield from check_look(content, name, ("tokens", index, "front"), kind.front)
        if kind.back is not None:
            yield from check_look(content, name, ("tokens", index, "back"), kind.back)


def check_board(content: Content, name: str) -> Iterator[Finding]:
    """Colours and emblems of a board that there are none of, and letters that the map never uses."""
    board = content.board(name)
    used = {letter for row in board.map for letter in row}
    for letter, ground in board.legend.items():
        yield from check_look(content, name, ("legend", letter), ground)
        yield from check_color(content, ground.ink, content.where(name, "legend", letter, "ink"))
        if letter not in used:
            where = content.sources[name].place(("legend", letter), key=True)
            yield Finding("unused-letter", f"the map has no “{letter}”", where, Severity.WARNING)


def check_look(content: Content, name: str, loc: tuple[str | int, ...], look: Model) -> Iterator[Finding]:
    """The colour and the emblem of a side, a back or a ground."""
    color, emblem = getattr(look, "color", ""), getattr(look, "emblem", "")
    yield from check_color(content, color, content.where(name, *loc, "color"))
    if emblem and emblem not in EMBLEMS:
        yield placed(unknown_emblem(emblem), content.where(name, *loc, "emblem"))


def check_color(content: Content, color: str, where: Place) -> Iterator[Finding]:
    """The finding for a colour that there is none of."""
    from generator.kit.theme import color_problems

    if color.startswith("#"):
        for problem in color_problems(color):
            yield Finding(problem.code, problem.message, where, hint=problem.hint)
    elif color and color not in content.theme.colors:
        hint = did_you_mean(color, content.theme.colors)
        yield Finding("unknown-role", f"the theme has no colour “{color}”", where, hint=hint)


def placed(finding: Finding, where: Place) -> Finding:
    """A finding with its place."""
    return Finding(finding.code, finding.message, where, finding.severity, finding.hint)


def check_texts(content: Content, sets: Sequence[Texts]) -> list[Finding]:
    """Words that no language has, and words that nothing asks for.

    What one language has and another lacks is found where languages are compared.
    """
    known = frozenset[str]().union(*(texts.keys for texts in sets))
    code = content.game.languages[0]
    findings = []
    for key, where in wanted(content):
        if key not in known:
            hint = f"write it in text/{code}/ and in the other languages"
            findings.append(Finding("missing-translation", f"there is no text “{key}”", where, hint=hint))
    asked = {*(key for key, _ in wanted(content)), *optional(content)}
    known_asked = sorted(asked)[:MAX_OPTIONS]
    groups = tuple(f"{entry.id}." for entry in content.game.documents if entry.id in content.parts)
    for texts in sets:
        for key in sorted(texts.keys - asked):
            if key.startswith(groups):
                near = get_close_matches(key, known_asked, n=1) if len(findings) < MAX_HINTS else []
                hint = f"did you mean “{near[0]}”?" if near else "remove it"
                message = f"nothing shows the text “{key}”"
                findings.append(Finding("unused-text", message, texts.where(key), Severity.WARNING, hint))
    return findings


def optional(content: Content) -> Iterator[str]:
    """The keys of words that cards may have and need not, and of what a legend could explain."""
    for entry in content.game.of_kind(Kind.DECK):
        deck = content.deck(entry.id)
        for row in deck.rows:
            yield from (f"{entry.id}.{row.id}.{key}" for key, field in deck.fields.items() if field.type.is_words)
    for entry in content.game.of_kind(Kind.BOARD):
        yield from (f"{entry.id}.legend.{ground.name}" for ground in content.board(entry.id).legend.values())


def wanted(content: Content) -> Iterator[tuple[str, Place]]:
    """The keys of all texts that the game needs, and what needs each."""
    for index, entry in enumerate(content.game.documents):
        yield f"documents.{entry.id}", content.where("game", "documents", index)
        if entry.kind is Kind.DECK:
            deck = content.deck(entry.id)
            for row_index, row in enumerate(deck.rows):
                for key, field in deck.fields.items():
                    if field.required and field.type.is_words:
                        yield f"{entry.id}.{row.id}.{key}", content.where(entry.id, "cards", row_index)
            for key, field in deck.fields.items():
                for number, choice in enumerate(field.of):
                    yield f"choices.{key}.{choice}", content.where(entry.id, "fields", key, "of", number)
        elif entry.kind is Kind.TOKENS:
            for number, kind in enumerate(content.tokens(entry.id).tokens):
                yield f"{entry.id}.{kind.id}", content.where(entry.id, "tokens", number)
        elif entry.kind is Kind.BOARD:
            for letter, ground in content.board(entry.id).legend.items():
                if ground.listed:
                    yield f"{entry.id}.legend.{ground.name}", content.where(entry.id, "legend", letter)
