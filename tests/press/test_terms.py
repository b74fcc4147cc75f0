"""The texts of a game beside its glossary."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from generator.i18n.glossary import Glossary, load_glossary
from generator.press import terms
from generator.press.stock import Stock
from generator.press.terms import check_terms

FILES = {
    "toy/glossary/en.yaml": "terms:\n  foe: {term: foe, means: Who fights you., avoid: [enem*, opponent]}\n",
    "toy/text/en/names.yaml": "a: An enemy of {{ enemy }}\nb: {one: x, other: '{{ n }} Opponents'}\nc: two enemies\n"
    "d: type dragonpress list enemy\n",
    "toy/text/en/rulebook/01-a.md": (
        "# Foes {#enemies}\n\nA foe.\n\n## More {#more}\n\n::: table enemies\nA table\n:::\n\n"
        "Your\nworst enemy {{ see('enemy') }}.\n"
    ),
    "toy/adventures/one.en.yaml": "rules:\n  - No foe\n  - No opponent\n",
    "other/text/en/names.yaml": "a: enemy\n",
}


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(terms, "content_folder", lambda: tmp_path)
    monkeypatch.setattr(terms, "shown", lambda path: path.relative_to(tmp_path).as_posix())

    class Ready:
        languages = ("en",)

        def glossary(self, game: str, code: str) -> Glossary:
            return load_glossary(tmp_path / game / "glossary" / f"{code}.yaml", code)

    return lambda: [str(finding).splitlines()[0] for finding in check_terms("toy", cast(Stock, Ready()))]


def test_forbidden_words_are_found_in_texts_chapters_and_files_of_words(toy: Callable[[], list[str]]) -> None:
    assert toy() == [
        "toy/text/en/names.yaml:1:4: error wrong-term “enemy” is not the word for this [en]",
        "toy/text/en/names.yaml:3:4: error wrong-term “enemies” is not the word for this [en]",
        "toy/text/en/rulebook/01-a.md:12:7: error wrong-term “enemy” is not the word for this [en]",
        "toy/adventures/one.en.yaml:3:5: error wrong-term “opponent” is not the word for this [en]",
    ]


def test_what_cannot_be_read_is_passed_over(toy: Callable[[], list[str]], tmp_path: Path) -> None:
    (tmp_path / "toy/text/en/names.yaml").write_text("a: [\n", encoding="utf-8")
    assert len(toy()) == 2
