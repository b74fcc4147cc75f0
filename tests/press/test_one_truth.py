"""A figure that is changed once, in a pack, is another on card, sheet and in the rulebook, and in the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from generator.games.dragon_lords.model.options import Rating, Spell
from generator.games.dragon_lords.rules.flight import bank_cost, turn_cost
from generator.press.judging import drawn
from generator.press.stock import Stock, stock
from tests.press.composing import texts

MANIFEST = "format: 1\nid: change\ntitle: A change\nauthor: Somebody\nlicence: MIT\nlanguages: [en, pl]\n"


def words(ready: Stock, document: str, language: str) -> Counter[str]:
    """The strings on the pages of a document of Dragon Lords, each with how often it stands there."""
    game = ready.game("dragon-lords")
    kind = game.document(document)
    assert kind is not None
    job = ready.job(game, language, ready.papers["a4"], {})
    return Counter(text.text for nodes in drawn(kind.compose(job), job) for text in texts(nodes))


@pytest.fixture
def changed(tmp_path: Path) -> Callable[[str, str], Stock]:
    """The content under a pack that overrides one table of Dragon Lords."""

    def make(table: str, text: str) -> Stock:
        folder = tmp_path / "pack"
        (folder / "dragon-lords/tables").mkdir(parents=True)
        (folder / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
        (folder / f"dragon-lords/tables/{table}.yaml").write_text(
            f"provenance: printed\noverride:\n{text}", encoding="utf-8"
        )
        return stock((folder,))

    return make


def difference(before: Stock, after: Stock, document: str, language: str) -> Counter[str]:
    """What stands on the pages afterwards that did not before."""
    return words(after, document, language) - words(before, document, language)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_cost_of_a_turn(changed: Any, language: str) -> None:
    before, after = stock(), changed("turning", "  costs:\n    I: {60: 4}\n")
    # The engine: a bank costs twice what the turn of 60° does.
    old, new = (ready.content("dragon-lords").tables for ready in (before, after))
    assert (turn_cost(old, Rating.I, 60), bank_cost(old, Rating.I)) == (2, 4)
    assert (turn_cost(new, Rating.I, 60), bank_cost(new, Rating.I)) == (4, 8)
    # Tankerous alone of the ready-made dragons has rating I: two sides of 60° in the diagram on its sheet.
    assert difference(before, after, "play-sheets", language)["4"] == 2
    for document in ("quick-reference", "rulebook"):
        # The turn costs 4 where the bank did before; the 2 of the turn is gone, and the bank costs 8.
        assert difference(before, after, document, language)["8"] >= 1, document
        assert difference(after, before, document, language)["2"] >= 1, document


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_cost_of_a_spell(changed: Any, language: str) -> None:
    before, after = stock(), changed("spells", "  spells:\n    fireball: {cost: 17}\n")
    assert after.content("dragon-lords").tables.spells.spells[Spell.FIREBALL].cost == 17
    for document in ("spell-cards", "quick-reference", "rulebook"):
        assert difference(before, after, document, language)["17"] >= 1, document
