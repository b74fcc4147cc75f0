"""Everything built in the pseudo-language: what is hard-wired in code shows, and what is too tight is told."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from typer.testing import Result

from generator.errors import Severity
from generator.games.registry import find_game, game_ids
from generator.i18n.pseudo import hard_wired
from generator.press import content
from generator.press.making import TIGHT
from tests.press.composing import Composed, composed

#: Names that are the same in every language.
NAMES = {find_game(game).title for game in game_ids()} | {"Bartosz Sułkowski", "CC BY 4.0", "Fellowship"}
#: Squares, rooms, ratings, seats: signs of one letter, perhaps with a number.
SIGN = re.compile(r"(?<![^\W\d_])[A-Z][\d₁₂]{0,2}(?![^\W_])")
ADDRESS = re.compile(r"(?:github\.com|creativecommons\.org)/[\w./-]+")


def left_behind(text: str) -> str:
    """The letters in a printed text that are neither of the pseudo-language nor of a name or sign."""
    declared = {dragon.name for dragon in content("dragon-lords").dragons.dragons}
    declared |= {
        misprint for dragon in content("dragon-lords").dragons.dragons for misprint in dragon.misprints.values()
    }
    for name in sorted(NAMES | declared, key=len, reverse=True):
        text = text.replace(name, "").replace(name.upper(), "")
    return hard_wired(SIGN.sub("", ADDRESS.sub("", text)))


def documents() -> list[str]:
    return [f"{game} {kind.id}" for game in game_ids() for kind in find_game(game).documents]


def document(name: str) -> Composed:
    return next(each for each in composed("qps") if f"{each.game} {each.document}" == name)


@pytest.mark.parametrize("name", documents())
def test_no_english_is_hard_wired(name: str) -> None:
    found = {node.text for page in document(name).pages for node in page if left_behind(node.text)}
    assert not found


@pytest.mark.parametrize("name", documents())
def test_every_page_has_words_and_no_text_but_tight_ones_gives_trouble(name: str) -> None:
    found = document(name)
    assert all(page for page in found.pages)
    assert {finding.code for finding in found.findings if finding.severity is Severity.ERROR} <= TIGHT


def test_what_is_hard_wired_would_show() -> None:
    assert left_behind("Dragon Strike – Markers") == "aes"
    assert left_behind("Dragon Strike – [Máárkéérś] A12") == ""


def test_it_is_built_when_it_is_asked_for_and_only_then(run: Callable[..., Result]) -> None:
    result = run("build", "daredragon", "--lang", "qps", "--only", "reference")
    assert result.exit_code == 0, result.stderr
    assert "output/qps/daredragon/reference.pdf" in result.stdout
    assert "warning text-too-long" in result.stderr
    assert "qps" not in run("list").stdout
