"""Whatever somebody gets wrong in a homemade game is told at its line, with what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.homemade.conftest import Broken, wrong

FAULTS = [
    ("game.yaml", "kind: deck", "kind: dekc", "unknown-option", 5, "did you mean “deck”?"),
    ("game.yaml", "[en, pl]", "[en, pll]", "unknown-language", 2, "did you mean “pl”?"),
    ("game.yaml", "id: tokens", "id: cards", "duplicate-name", 6, ""),
    ("game.yaml", "id: tokens", "id: ../tokens", "bad-name", 6, "write small letters"),
    ("game.yaml", "hand: 3", "Hand: 3", "bad-name", 10, "such as hand_size"),
    ("theme.yaml", "extends: homemade", "extends: daredragn", "unknown-theme", 1, "did you mean “daredragon”?"),
    ("theme.yaml", '"#2C6A82"', '"#2C6"', "bad-color", 3, "write #22CC66"),
    ("cards.yaml", "size: poker", "size: pokr", "unknown-card-size", 1, "did you mean “poker”?"),
    ("cards.yaml", "type: emblem", "type: emblm", "unknown-option", 6, "did you mean “emblem”?"),
    ("cards.yaml", "number: 4, emblem", "number: 5, emblem", "out-of-range", 18, "at least 1 and at most 4"),
    ("cards.yaml", "number: 4, emblem", "number: four, emblem", "wrong-type", 18, ""),
    ("cards.yaml", "emblem: bell", "emblem: bel", "unknown-emblem", 23, "did you mean “bell”?"),
    ("cards.yaml", "kind: fire, number: 2", "kind: fier, number: 2", "unknown-name", 19, "did you mean “fire”?"),
    ("cards.yaml", "kind: fire, number: 2", "kind: fire, nubmer: 2", "unknown-key", 19, "did you mean “number”?"),
    ("cards.yaml", "kind: fire, number: 2", "text: no, kind: fire, number: 2", "words-in-row", 19, "spark: text:"),
    ("cards.yaml", "id: glide", "id: hop", "duplicate-name", 17, ""),
    ("cards.yaml", "copies: 2", "copies: 20000", "out-of-range", 15, "1 to 2000"),
    ("cards.yaml", "color: night", "color: nihgt", "unknown-role", 13, "did you mean “night”?"),
    ("cards.yaml", "pattern: stars", "pattern: star", "unknown-option", 13, "did you mean “stars”?"),
    ("cards.yaml", "number: {type", "figures: {type", "reserved-name", 5, ""),
    ("tokens.yaml", "shape: circle", "shape: cirle", "unknown-option", 1, "did you mean “circle”?"),
    ("tokens.yaml", "size: 22", "size: 2", "out-of-range", 2, "write 8 to 80"),
    ("tokens.yaml", "emblem: mist", "emblem: fog", "unknown-emblem", 18, "write one of"),
    ("harbour.yaml", "~ h ~ ~", "~ q ~ ~", "unknown-letter", 4, "write one of"),
    ("harbour.yaml", '"  ~ ~ l r ~"', '" ~ ~ l r ~"', "uneven-row", 5, "one blank between letters"),
    ("harbour.yaml", "pattern: water", "pattern: wtaer", "unknown-option", 17, "did you mean “water”?"),
    ("harbour.yaml", "  l: {name", "  ll: {name", "bad-letter", 12, ""),
    ("text/en/names.yaml", "title: The", "titel: The", "missing-translation", 2, "write title"),
    ("text/en/cards.yaml", "    foot: Bless", "    fot: Bless", "unused-text", 29, "did you mean “cards.sneeze.foot”?"),
    ("game.yaml", "emblem: lantern", "emblem: lantren", "unknown-emblem", 3, "did you mean “lantern”?"),
    ("theme.yaml", "colors:", "pens: {hair: 900000}\ncolors:", "too-large", 2, "20 pt"),
    ("text/pl/cards.yaml", "Iskra", "“Iskra”", "foreign-quote", 19, "write „…”"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "code", "line", "hint"), FAULTS)
def test_a_fault_is_told(broken: Broken, name: str, old: str, new: str, code: str, line: int, hint: str) -> None:
    findings = broken(name, old, new)
    found = [finding for finding in findings if finding.code == code]
    assert found, [str(finding) for finding in findings]
    assert (found[0].where.line, hint in found[0].hint) == (line, True), str(found[0])


def test_a_text_that_no_language_has_is_missed_at_its_card(folder: Path) -> None:
    for code in ("en", "pl"):
        file = folder / "text" / code / "cards.yaml"
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        del lines[2]
        file.write_text("".join(lines), encoding="utf-8")
    (finding,) = wrong(folder)
    assert (finding.code, finding.where.file, finding.where.line) == ("missing-translation", "lanterns/cards.yaml", 15)
    assert "cards.hop.title" in finding.message


def test_a_text_that_one_language_lacks_is_missed_once(folder: Path) -> None:
    file = folder / "text" / "pl" / "cards.yaml"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    del lines[2]
    file.write_text("".join(lines), encoding="utf-8")
    (finding,) = wrong(folder)
    assert finding.code == "missing-translation"


def test_faults_of_all_files_are_told_at_once(broken: Broken, folder: Path) -> None:
    theme = folder / "theme.yaml"
    theme.write_text("extends: nothing\n", encoding="utf-8")
    files = {finding.where.file for finding in broken("cards.yaml", "type: number", "type: numbr")}
    assert files == {"lanterns/cards.yaml", "lanterns/theme.yaml"}


def test_a_file_that_is_not_there_is_named(folder: Path) -> None:
    (folder / "tokens.yaml").unlink()
    (finding,) = wrong(folder)
    assert (finding.code, finding.where.file) == ("unreadable-file", "lanterns/tokens.yaml")
