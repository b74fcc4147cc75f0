"""Tests of the printed words: figures filled in, right for the suit pair, short enough for a card."""

from __future__ import annotations

import pytest

from generator.games.daredragon.content import Content
from generator.games.daredragon.content_text import (
    flavour,
    kind_line,
    prone_line,
    rule,
    signed,
    step_text,
    title,
    weakened,
)
from generator.games.daredragon.model import Effect, Owner, Turning

LONGEST = {"en": 230, "pl": 260}


@pytest.mark.parametrize("code", ["en", "pl"])
@pytest.mark.parametrize("owner", list(Owner))
def test_rules_fit_a_card(content: Content, owner: Owner, code: str) -> None:
    texts = content.texts[code]
    for action in content.deck(owner).actions:
        text = rule(content, texts, owner, action)
        assert 40 < len(text) <= LONGEST[code], (action.id, len(text))
        assert "{" not in text
        assert "None" not in text
        assert len(flavour(texts, owner, action)) <= 60


def test_signs() -> None:
    assert signed(-3) == "\u22123"
    assert signed(1) == "+1"
    assert step_text(2) == "+2Ϟ"


def test_the_figures_of_the_content_are_printed(content: Content) -> None:
    english, polish = content.texts["en"], content.texts["pl"]
    crush = content.action(Owner.DRAGON, "crush")
    assert "+1Ϟ" in rule(content, english, Owner.DRAGON, crush)
    assert "+2Ϟ" in rule(content, polish, Owner.DRAGON, crush)
    roar = content.action(Owner.DRAGON, "roar")
    assert "discards 2 cards" in rule(content, english, Owner.DRAGON, roar)
    assert "odrzuca 2 karty" in rule(content, polish, Owner.DRAGON, roar)
    aid = content.action(Owner.DAREDEVIL, "first-aid")
    assert "8 punktów życia" in rule(content, polish, Owner.DAREDEVIL, aid)


def test_glares_say_their_own_side(content: Content) -> None:
    words = {Turning.RIGHT: ("right (clockwise)", "w prawo"), Turning.LEFT: ("left (anticlockwise)", "w lewo")}
    for action in content.dragon_deck.actions:
        if action.effect is Effect.GLARE:
            assert action.glare is not None
            english, polish = words[action.glare.side]
            assert english in rule(content, content.texts["en"], Owner.DRAGON, action)
            assert polish in rule(content, content.texts["pl"], Owner.DRAGON, action)
            assert polish in title(content.texts["pl"], Owner.DRAGON, action)


@pytest.mark.parametrize(
    ("owner", "action", "english", "polish"),
    [
        (Owner.DRAGON, "swing", "Area attack · Knockdown", "Atak obszarowy · Powalenie"),
        (Owner.DRAGON, "bite", "Direct attack", "Atak"),
        (Owner.DAREDEVIL, "shield", "Support · Guard", "Wsparcie · Czuwanie"),
        (Owner.DAREDEVIL, "strike", "Attack", "Atak"),
        (Owner.DAREDEVIL, "helping-hand", "Support", "Wsparcie"),
        (Owner.DRAGON, "roar", "Special", "Akcja specjalna"),
    ],
)
def test_kinds(content: Content, owner: Owner, action: str, english: str, polish: str) -> None:
    found = content.action(owner, action)
    assert kind_line(content.texts["en"], owner, found) == english
    assert kind_line(content.texts["pl"], owner, found) == polish


@pytest.mark.parametrize(
    ("action", "line"),
    [("charge", "Not while prone"), ("shield", "Not while prone"), ("strike", "Prone: warm-up 3")],
)
def test_what_the_prone_may_do(content: Content, action: str, line: str) -> None:
    assert prone_line(content, content.texts["en"], content.action(Owner.DAREDEVIL, action)) == line


def test_the_official_terms(content: Content) -> None:
    polish = content.texts["pl"]
    assert [title(polish, Owner.DAREDEVIL, action) for action in content.daredevil_deck.actions] == [
        "Unik ratunkowy",
        "Odwrócenie uwagi",
        "Osłona",
        "Oplątanie",
        "Szarża",
        "Precyzyjny atak",
        "Atak",
        "Szybki atak",
        "Pomocna dłoń",
        "Pierwsza pomoc",
    ]
    assert [polish(f"names.ranks.{rank}") for rank in ("A", "K", "Q", "J")] == ["A", "K", "D", "W"]


def test_the_weak_band(content: Content) -> None:
    assert weakened(content.figures.health.daredevil.damage) == "1–13"
    assert weakened(()) == ""
