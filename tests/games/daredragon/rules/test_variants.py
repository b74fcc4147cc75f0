"""Tests of variants: what they shift, what stays, what is noted."""

from __future__ import annotations

import pytest

from generator.errors import ContentError
from generator.games.daredragon.content import Content
from generator.games.daredragon.content_checks import check_content
from generator.games.daredragon.model import Owner
from generator.games.daredragon.rules.variants import apply_variant
from tests.games.daredragon.conftest import Changed

ATTACKS = ("fire-breath", "crush", "bite", "swing", "trample", "heavy-strike", "strike", "quick-strike")
STRIKES = ("entangle", "charge", "precision-strike", "strike", "quick-strike")


@pytest.mark.parametrize(
    ("name", "dragon", "daredevils"),
    [
        ("standard", (8, 13, 10, 6, 8, 8, 6, 5), (0, 8, 6, 5, 5)),
        ("much-easier", (5, 8, 6, 4, 5, 5, 4, 3), (0, 8, 6, 5, 5)),
        ("easier", (6, 10, 8, 5, 6, 6, 5, 4), (0, 8, 6, 5, 5)),
        ("harder", (10, 16, 13, 8, 10, 10, 8, 6), (0, 8, 6, 5, 5)),
        ("much-harder", (13, 20, 16, 10, 13, 13, 10, 8), (0, 8, 6, 5, 5)),
        ("much-slower", (5, 8, 6, 4, 5, 5, 4, 3), (0, 5, 4, 3, 3)),
        ("slower", (6, 10, 8, 5, 6, 6, 5, 4), (0, 6, 5, 4, 4)),
        ("faster", (10, 16, 13, 8, 10, 10, 8, 6), (1, 10, 8, 6, 6)),
        ("much-faster", (13, 20, 16, 10, 13, 13, 10, 8), (2, 13, 10, 8, 8)),
    ],
)
def test_shifted_attacks(content: Content, name: str, dragon: tuple[int, ...], daredevils: tuple[int, ...]) -> None:
    varied = apply_variant(content, name)
    assert varied.variant.id == name
    assert tuple(varied.action(Owner.DRAGON, attack).damage for attack in ATTACKS) == dragon
    assert tuple(varied.action(Owner.DAREDEVIL, strike).damage for strike in STRIKES) == daredevils


def test_all_else_stays(content: Content) -> None:
    varied = apply_variant(content, "much-faster")
    assert varied.action(Owner.DRAGON, "regeneration").heal == 8
    assert varied.action(Owner.DAREDEVIL, "first-aid").heal == 8
    assert varied.action(Owner.DRAGON, "roar").damage is None
    for owner in Owner:
        assert [(a.id, a.warm_up, a.cool_down) for a in varied.deck(owner).actions] == [
            (a.id, a.warm_up, a.cool_down) for a in content.deck(owner).actions
        ]


def test_what_hits_an_end_is_noted(content: Content, changed: Changed) -> None:
    notes = apply_variant(content, "slower").notes
    assert [str(note.where).split(":")[0] for note in notes] == ["content/daredragon/daredevil-deck.yaml"]
    assert notes[0].message == "“entangle” stops at 0: the variant “slower” asks for -1 from 0"
    assert apply_variant(content, "much-harder").notes == ()
    brutal = apply_variant(changed("variants", "dragon: 2, daredevil: 0", "dragon: 4, daredevil: 0"), "much-harder")
    assert [note.message.split()[0] for note in brutal.notes] == ["“crush”"]
    assert brutal.action(Owner.DRAGON, "crush").damage == 25


def test_variants_do_not_add_up(content: Content) -> None:
    twice = apply_variant(apply_variant(content, "harder"), "harder")
    assert twice == apply_variant(content, "harder")
    assert apply_variant(twice, "standard") == content


def test_every_variant_keeps_two_true_decks(content: Content) -> None:
    for variant in content.variants.variants:
        varied = apply_variant(content, variant.id)
        assert [len(varied.cards(owner)) for owner in Owner] == [54, 54]
        assert [finding for finding in check_content(varied) if finding.code != "clamped"] == []


def test_an_unknown_variant_gets_a_hint(content: Content) -> None:
    with pytest.raises(ContentError, match="did you mean “harder”"):
        apply_variant(content, "hardr")
