"""What effects refuse, and where."""

from __future__ import annotations

import pytest

from generator.errors import ContentError, Finding
from generator.games.dragon_strike.model.cards import Treasure, WizardSpell
from generator.source.model import load
from generator.source.reader import parse_yaml


def faults(effect: str) -> list[Finding]:
    """The findings of a card with an effect."""
    with pytest.raises(ContentError) as caught:
        load(WizardSpell, parse_yaml(f"effect: {effect}\n".encode(), "card.yaml"))
    return list(caught.value.findings)


@pytest.mark.parametrize(
    ("effect", "code", "words"),
    [
        ("{kind: harm, damage: 1, resisted: 1, resist: save}", "wrong-order", "who resists loses 1"),
        ("{kind: harm, damage: 2, resisted: 1}", "idle-figure", "nothing is rolled"),
        ("{kind: harm, damage: 0}", "out-of-range", "at least 1"),
        ("{kind: harm, damage: 1, resist: luck}", "unknown-option", "luck"),
        ("{kind: harm, damge: 1}", "unknown-key", "damge"),
        ("{kind: bind, resist: save}", "endless", "nothing ends this"),
        ("{kind: mend}", "wrong-value", "either"),
        ("{kind: mend, restores: 2, full: true}", "wrong-value", "either"),
        ("{kind: ward}", "idle-figure", "keeps nothing away"),
        ("{kind: boost, turns: 2}", "idle-figure", "betters nothing"),
        ("{kind: boost, dice: {luck: d12}}", "unknown-key", "luck"),
        ("{kind: boost, dice: {attack: d20}}", "unknown-option", "d20"),
        ("{kind: burn, damage: 1}", "unknown-option", "burn"),
        ("{damage: 1}", "missing-key", "kind"),
    ],
)
def test_a_wrong_effect(effect: str, code: str, words: str) -> None:
    found = [finding for finding in faults(effect) if finding.code == code]
    assert found, [str(finding) for finding in faults(effect)]
    assert words in found[0].message
    assert found[0].where.line == 1


def test_a_misspelt_effect_is_guessed() -> None:
    (finding,) = faults("{kind: ham, damage: 1}")
    assert finding.hint == "did you mean “harm”?"


def card(text: str) -> Treasure:
    base = "family: wand\neffect: {kind: unlock}\n"
    return load(Treasure, parse_yaml((base + text).encode(), "card.yaml"))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("use: charges\nmoment: action\n", "wrong-value"),
        ("use: permanent\nmoment: action\ncharges: 3\n", "wrong-value"),
        ("use: single-use\nmoment: constant\n", "wrong-value"),
        ("use: permanent\nmoment: action\nclasses: [elf, elf]\n", "duplicate-name"),
        ("use: permanent\nmoment: action\nclasses: []\n", "too-short"),
        ("use: permanent\nmoment: action\nclasses: [bard]\n", "unknown-option"),
    ],
)
def test_a_wrong_treasure(text: str, code: str) -> None:
    with pytest.raises(ContentError) as caught:
        card(text)
    assert [finding.code for finding in caught.value.findings] == [code]


def test_a_treasure_for_everybody_and_one_for_elves() -> None:
    anybody = card("use: permanent\nmoment: action\n")
    elves = card("use: permanent\nmoment: action\nclasses: [elf]\n")
    assert [anybody.suits(name) for name in ("elf", "dwarf")] == [True, True]  # type: ignore[arg-type]
    assert [elves.suits(name) for name in ("elf", "dwarf")] == [True, False]  # type: ignore[arg-type]
