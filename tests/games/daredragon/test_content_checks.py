"""Tests of the checks: the content is sound, and each fault is found on its line."""

from __future__ import annotations

import pytest

from generator.errors import Severity
from generator.games.daredragon.content import Content
from generator.games.daredragon.content_checks import check_content
from generator.games.daredragon.rules.variants import apply_variant
from generator.i18n.texts import Texts
from tests.games.daredragon.conftest import Changed


def test_the_content_is_sound(content: Content) -> None:
    assert check_content(content) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "code", "line"),
    [
        ("dragon-deck", "ranks: [K]", "ranks: [Q]", "card-twice", 10),
        ("dragon-deck", "ranks: [K]", "ranks: [Q]", "card-missing", 7),
        ("dragon-deck", "ranks: [K]", "ranks: [K, K]", "card-twice", 9),
        ("dragon-deck", "ranks: [K]", "ranks: [X]", "unknown-rank", 9),
        ("dragon-deck", 'ranks: ["7", "6"]', 'ranks: ["7"]', "deck-size", 7),
        ("dragon-deck", "ranks: [joker], suits: none", "ranks: [joker]", "bad-suits", 20),
        ("dragon-deck", "deck: dragon", "deck: daredevil", "wrong-deck", 5),
        ("dragon-deck", "id: bite", "id: crush", "duplicate-id", 10),
        ("dragon-deck", "damage: 13", "damage: 12", "off-dracometer", 9),
        ("dragon-deck", "warm_up: 4", "warm_up: -4", "negative", 9),
        ("dragon-deck", "discards: 2", "heal: 2", "missing-figure", 8),
        ("dragon-deck", "discards: 2", "discards: 2, heal: 2", "idle-figure", 8),
        ("dragon-deck", "effect: roar", "effect: shield", "wrong-effect", 8),
        ("dragon-deck", "kind: special, effect: roar", "kind: attack, effect: roar", "wrong-kind", 8),
        ("dragon-deck", "warm_up: 0, cool_down: 0", "warm_up: 1, cool_down: 0", "slow-glare", 16),
        ("daredevil-deck", "warm_up: 4, damage: 8", "warm_up: 0, damage: 8", "no-warm-up", 11),
        ("daredevil-deck", "effect: dodge}", "effect: dodge, warm_up: 1}", "idle-figure", 7),
        ("daredevil-deck", "damage: 8", "damage: 8, part: jaws", "idle-figure", 11),
        ("daredevil-deck", "damage: 8", "damage: 8, knock_down: true", "idle-figure", 11),
        ("dracometer", "8, 10,", "10, 8,", "not-rising", 5),
        ("dracometer", "8, 10,", "8, 8,", "not-rising", 5),
        ("dracometer", "20, 25]", "20]", "dracometer-ends", 5),
        ("health", "{low: 21, high: 25, limit: 6}", "{low: 21, high: 24, limit: 6}", "broken-bands", 7),
        ("board", "  - {health: 25, side: top, x: 91.94, y: 25}\n", "", "health-track", 11),
        ("board", "x: 228.5, y: 5,", "x: 248.5, y: 5,", "off-sheet", 40),
        ("board", "x: 8.5, y: 55", "x: -8.5, y: 55", "off-sheet", 45),
        ("board", "x: 98.5, y: 195", "x: 98.5, y: 201", "off-sheet", 43),
        ("board", "x: 35.38, y: 65", "x: 35.38, y: 66", "broken-track", 12),
        ("extension", "y: 5, w: 10, h: 60}", "y: 35, w: 10, h: 60}", "off-sheet", 31),
        ("setup", "parts: [jaws, paws,", "parts: [jaws, jaws,", "wrong-parts", 16),
        ("setup", "start: 25", "start: 26", "off-health-track", 10),
        ("health", "{low: 14, high: 20, limit: 5}", "{low: 15, high: 20, limit: 5}", "broken-bands", 7),
        ("health", "{low: 1, high: 25, turns: 0}", "{low: 0, high: 25, turns: 0}", "broken-bands", 22),
        ("turns", "  - {players: 5, seats: [A1, A2, B, C, D]}\n", "", "bad-seats", 6),
        ("turns", "[A, B, C, D]", "[A, B, B, D]", "bad-seats", 6),
        ("turns", "[A, B, C, D]", "[A, B, C]", "bad-seats", 6),
        ("turns", "[A, B, C, D]", "[A, B, D, C]", "turn-track", 39),
        ("variants", "id: harder", "id: easier", "duplicate-id", 10),
        ("variants", "kind: standard, dragon: 0", "kind: standard, dragon: 1", "variant-order", 7),
        ("variants", "kind: difficulty, dragon: 1, daredevil: 0", "kind: difficulty, dragon: 1, daredevil: 1",
         "variant-kind", 10),
        ("variants", "dragon: 2, daredevil: 2", "dragon: 1, daredevil: 2", "variant-kind", 15),
        ("variants", "dragon: -2, daredevil: 0", "dragon: -13, daredevil: 0", "variant-steps", 8),
        ("characters", "from_players: 5", "from_players: 6", "too-few-characters", 6),
        ("characters", "id: pip", "id: lirien", "duplicate-id", 6),
        ("characters", "id: pip", "id: nobody", "missing-translation", 8),
        ("characters", "daredevils.5:", "daredevils.6:", "idle-note", 15),
        ("board", "{health: 7, side: bottom", "{health: 8, side: bottom", "health-track", 18),
        ("board", "x: 63.66, y: 165", "x: 64.66, y: 165", "broken-track", 18),
        ("board", "x: 98.5, y: 5", "x: 98.5, y: -5", "off-sheet", 39),
        ("board", "deck: {x: 116.75, y: 66", "deck: {x: 116.75, y: 90", "overlap", 54),
        ("board", "seat: B,", "seat: D,", "turn-track", 39),
        ("extension", "seat: C1", "seat: C2", "turn-track", 10),
        ("extension", "replaces: [d-a, a, a-b]", "replaces: [d-a, z, a-b]", "unknown-space", 15),
        ("extension", "y: 124.8, w: 100", "y: 114.8, w: 100", "off-sheet", 18),
        ("extension", "bottom: 89.9", "bottom: 88.9", "no-cut-line", 24),
    ],
)  # fmt: skip
def test_a_fault_is_found_on_its_line(changed: Changed, file: str, old: str, new: str, code: str, line: int) -> None:
    findings = check_content(changed(file, old, new))
    assert (code, line) in {(finding.code, finding.where.line) for finding in findings}, findings


def test_every_language_needs_a_text_for_every_action(changed: Changed) -> None:
    altered = changed("dragon-deck", "id: crush", "id: crunch")
    missing = [f for f in check_content(altered) if f.code == "missing-translation"]
    assert {finding.message for finding in missing} == {
        f"no text “actions.dragon.crunch.{key}” [{code}]" for key in ("title", "rule") for code in ("en", "pl")
    }
    assert {finding.where.line for finding in missing} == {9}


def test_a_text_that_asks_for_a_figure_there_is_not(content: Content) -> None:
    texts = content.texts["en"]
    entries = {**texts.entries, "reference.goal.win": "Reach {{ s.glory }}."}
    altered = {**content.texts, "en": Texts(texts.language, entries, texts.places)}
    findings = check_content(Content(**{**vars(content), "texts": altered}))
    assert {"template-error", "placeholder-mismatch"} == {finding.code for finding in findings}


def test_what_a_variant_could_not_shift_is_a_note(content: Content) -> None:
    findings = check_content(apply_variant(content, "much-slower"))
    assert [(finding.code, finding.severity) for finding in findings] == [("clamped", Severity.NOTE)]


def test_findings_about_cards_name_the_face(changed: Changed) -> None:
    findings = check_content(changed("dragon-deck", "ranks: [K]", "ranks: [Q]"))
    messages = {finding.message for finding in findings}
    assert "no action claims K of spades" in messages
    assert "Q of hearts is claimed by “crush” and again by “bite”" in messages


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("setup", "start: 25", "start: 0"),
        ("variants", "dragon: -2, daredevil: 0", "dragon: -12, daredevil: 0"),
        ("board", "x: 98.5, y: 5,", "x: 98.5, y: 0,"),
    ],
)
def test_what_lies_just_within_its_bounds_is_sound(changed: Changed, file: str, old: str, new: str) -> None:
    assert check_content(changed(file, old, new)) == []
