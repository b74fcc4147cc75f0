"""What a card says, from its template: title, kind, part, figures, rule, foot."""

from __future__ import annotations

from dataclasses import dataclass

from generator.errors import Place
from generator.games.daredragon.content_text import flavour, kind_line, prone_line, rule, title
from generator.games.daredragon.model_deck import JOKER, Action, Owner
from generator.games.daredragon.pages.edition import Edition, emphasised
from generator.games.daredragon.pages.sections import pair, sections


def variant_words(edition: Edition, owner: Owner, action: Action) -> str:
    """The variant that the card is printed in, and whether an end of the dracometer stopped it; empty if in none."""
    end = edition.end_reached(owner, action)
    if end is None:
        return edition.variant_name
    return f"{edition.variant_name} · {edition.texts('pages.clamped', n=end)}"


@dataclass(frozen=True)
class CardWords:
    """The words of one action. ``figures`` are pairs of a mark and a number (empty if the mark says all), ``foot``
    pairs of a style and a text; ``where`` and ``flavour_where`` are where the rule and the line of story stand."""

    title: str
    kind: str
    part: str
    figures: tuple[tuple[str, str], ...]
    rule: str
    foot: tuple[tuple[str, str], ...]
    where: Place
    flavour_where: Place


def card_words(edition: Edition, owner: Owner, action: Action) -> CardWords:
    """The words of an action's cards. Raises ContentError if a text is missing or asks for what there is not."""
    texts, content = edition.texts, edition.content
    text = edition.job.rendered(
        "card.j2",
        action=action,
        title=title(texts, owner, action),
        kind=kind_line(texts, owner, action),
        rule=emphasised(rule(content, texts, owner, action)),
        prone=prone_line(content, texts, action) if owner is Owner.DAREDEVIL else "",
        flavour=flavour(texts, owner, action),
        joker=JOKER in action.ranks,
        credit=edition.credit,
        variant=variant_words(edition, owner, action),
    )
    found = sections(text)
    key = f"actions.{owner}.{action.id}"
    return CardWords(
        title=found["head"][0],
        kind=found["head"][1],
        part=" ".join(found["part"]),
        figures=tuple(pair(line) for line in found["figures"]),
        rule=" ".join(found["rule"]),
        foot=tuple(pair(line) for line in found["foot"]),
        where=texts.where(f"{key}.rule"),
        flavour_where=texts.where(f"{key}.flavour"),
    )
