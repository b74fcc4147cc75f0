"""Chapters and glossary of a rulebook in a language that is finished, unfinished or pseudo."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from generator.errors import ContentError, Finding, Severity
from generator.games.translation import chapter_files, glossary_for
from generator.i18n.chapters import MARK
from generator.i18n.language import load_language
from generator.i18n.pseudo import pseudo_language
from generator.i18n.texts import Texts
from generator.resources import content_folder

EN = load_language(content_folder("languages", "en.yaml"))
PL = load_language(content_folder("languages", "pl.yaml"))
ENGLISH = Texts(EN, {})
HALF = f"# Początek {{#begin}}\n\n{MARK}\n\n## Flying {{#flying}}\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in {
        "en/01-begin.md": "# Begin {#begin}\n\n## Flying {#flying}\n",
        "en/02-end.md": "# End {#end}\n",
        "pl/01-begin.md": HALF,
        "glossary/en.yaml": "terms:\n  die: {term: die, means: What is thrown.}\n  hex: {term: hex, means: A field.}\n",
        "glossary/pl.yaml": "terms:\n  die: {term: kość, means: ~, avoid: [kostka]}\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_unfinished_chapters_are_refused(root: Path) -> None:
    (file,) = chapter_files(Texts(PL, {}), lambda code: root / code)
    with pytest.raises(ContentError) as caught:
        file.edit(HALF)
    assert [(finding.code, finding.where.line) for finding in caught.value.findings] == [("missing-translation", 3)]


def test_english_stands_in_for_chapters_if_it_may(root: Path) -> None:
    found: list[Finding] = []
    files = chapter_files(Texts(PL, {}).falling_back(ENGLISH, found.append), lambda code: root / code)
    assert [file.path for file in files] == [root / "pl" / "01-begin.md", root / "en" / "02-end.md"]
    assert files[0].edit(HALF) == HALF.replace(MARK, "")
    assert [(finding.code, finding.severity) for finding in found] == [("missing-translation", Severity.WARNING)] * 2


def test_the_pseudo_language_is_made_from_english(root: Path) -> None:
    texts = replace(ENGLISH, language=pseudo_language(EN))
    files = chapter_files(texts, lambda code: root / code)
    assert [file.edit("# Begin {#begin}") for file in files][:1] == ["# [Béégííñ] {#begin}"]
    glossary = glossary_for(texts, lambda code: root / "glossary" / f"{code}.yaml")
    assert (glossary.terms["hex"].term, glossary.terms["hex"].means) == ("héx", "[ÁÁ fííééłd.]")


def test_unfinished_terms_are_refused_unless_english_may_stand_in(root: Path) -> None:
    found: list[Finding] = []
    texts = Texts(PL, {})

    def path(code: str) -> Path:
        return root / "glossary" / f"{code}.yaml"

    with pytest.raises(ContentError, match=r"“die\.means” is not translated into pl yet"):
        glossary_for(texts, path)
    glossary = glossary_for(texts.falling_back(ENGLISH, found.append), path)
    assert [(term.term, term.means) for term in glossary.terms.values()] == [
        ("kość", "What is thrown."),
        ("hex", "A field."),
    ]
    assert glossary.terms["die"].avoid == ("kostka",)
    assert len(found) == 2
