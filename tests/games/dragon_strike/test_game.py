"""The game on the press: what it checks, what it says of a user's own files, whose figures are whose."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from generator.games.dragon_strike.game import GAME, own_languages
from generator.press import make_job, papers
from generator.resources import content_tree
from generator.source.reader import read_yaml

HERO = """\
heroes:
  ranger:
    figure: elf
    hero_class: elf
    speed: {speed}
    armor_class: 5
    armor: leather
    hit_points: 6
    attacks:
      - strikes: [{{weapon: sword, die: d10}}]
    save: d8
    traps: d10
    secret_passages: d10
    dexterity: d10
    strength: d8
    words:
      pl: {{name: Tropicielka, line: Zna każdą ścieżkę.}}
"""


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str], Path]:
    """A file with that text."""

    def write(text: str) -> Path:
        path = tmp_path / "own.yaml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def findings(path: Path) -> list[tuple[str, int]] | None:
    found = GAME.check_own(make_job(GAME, "en", papers()["a4"], {}), read_yaml(path))
    return None if found is None else [(finding.code, finding.where.line) for finding in found]


def test_the_shipped_figures_are_right() -> None:
    content = GAME.load(content_tree())
    assert [finding for finding in GAME.check(content) if finding.severity == "error"] == []


def test_most_figures_are_ours_and_say_why() -> None:
    rows = GAME.provenance(GAME.load(content_tree()))
    assert len(rows) > 300
    assert all(row.why for row in rows)


def test_a_hero_is_judged_in_the_languages_of_its_words(file: Callable[[str], Path]) -> None:
    path = file(HERO.format(speed=6))
    assert own_languages(read_yaml(path), content_tree()) == ["pl"]
    assert findings(path) == []


def test_a_hero_that_is_too_fast(file: Callable[[str], Path]) -> None:
    found = findings(file(HERO.format(speed=12)))
    assert found is not None
    assert [line for _, line in found] == [5]


def test_a_file_about_something_else(file: Callable[[str], Path]) -> None:
    assert findings(file("name: Emberwing\nbody: light\n")) is None
