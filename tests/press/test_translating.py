"""A language from nothing to what can be printed: drafts, progress, what is stale."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.errors import ContentError
from generator.press import translated, translating
from generator.press.translated import progress
from generator.press.translating import accept, draft_language

NAMES = (
    "names:\n  head: head\n  dice: {one: '{{ n }} die', other: '{{ n }} dice'}\n  range: 'up to {{ far }} hexes away'\n"
)


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small content with one game in English."""
    root = tmp_path / "content"
    write(root / "press/papers.yaml", "papers: {}\n")
    write(root / "press/customs.yaml", "customs: {}\n")
    write(root / "toy/text/en/names.yaml", NAMES)
    write(root / "toy/text/en/rulebook/01-begin.md", "# Begin {#begin}\n\nThrow {{ n }} dice.\n")
    write(root / "toy/glossary/en.yaml", "terms:\n  die: {term: die, means: What is thrown., avoid: [cube]}\n")
    write(root / "toy/adventures/one.en.yaml", "title: The first\nrules: [No running]\n")

    def folder(*parts: str) -> Path:
        return root.joinpath(*parts)

    for module in (translating, translated):
        monkeypatch.setattr(module, "content_folder", folder)
    yield root


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def state(folder: Path, code: str = "cs") -> tuple[int, int, dict[str, int]]:
    (row,) = progress(code, folder)
    return row.total, row.translated, {finding.code: row.count(finding.code) for finding in row.findings}


@pytest.mark.usefixtures("content")
def test_a_draft_is_a_pack_with_every_text_waiting(tmp_path: Path) -> None:
    made = draft_language("cs", tmp_path / "cs")
    assert [draft.path.relative_to(tmp_path / "cs").as_posix() for draft in made] == [
        "pack.yaml",
        "languages/cs.yaml",
        "toy/text/cs/names.yaml",
        "toy/text/cs/rulebook/01-begin.md",
        "toy/glossary/cs.yaml",
        "toy/adventures/one.cs.yaml",
        "toy/translated/cs.yaml",
    ]
    assert "languages: [cs]" in (tmp_path / "cs/pack.yaml").read_text(encoding="utf-8")
    assert state(tmp_path / "cs") == (8, 0, {"missing-translation": 8})
    assert draft_language("cs", tmp_path / "cs") == []


@pytest.mark.usefixtures("content")
def test_what_is_translated_counts_and_is_weighed(tmp_path: Path) -> None:
    folder = tmp_path / "cs"
    draft_language("cs", folder)
    write(
        folder / "toy/text/cs/names.yaml",
        "names:\n  head: hlava\n  dice: {one: kostka, other: kostky}\n  range: 'až do vzdálenosti {{ fra }} polí'\n",
    )
    write(folder / "toy/text/cs/rulebook/01-begin.md", "# Začátek {#begin}\n\nHoď {{ n }} kostkami.\n")
    assert state(folder) == (
        8,
        3,
        {"missing-translation": 4, "missing-plural": 1, "placeholder-mismatch": 1},
    )


def test_a_change_of_the_english_makes_stale_until_it_is_accepted(content: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cs"
    draft_language("cs", folder)
    german = folder / "toy/text/cs/names.yaml"
    write(german, german.read_text(encoding="utf-8").replace("head: ~", "head: hlava  # slovo"))
    write(content / "toy/text/en/names.yaml", NAMES.replace("head: head", "head: skull").replace("hexes", "squares"))
    assert state(folder)[2]["stale-translation"] == 1
    draft_language("cs", folder)  # what waits is offered anew, what is written stays stale
    assert "  # en: skull\n  head: hlava  # slovo\n" in german.read_text(encoding="utf-8")
    assert "up to {{ far }} squares away" in german.read_text(encoding="utf-8")
    assert state(folder)[2]["stale-translation"] == 1
    assert accept("cs", folder, ["names.head"]) == 1
    assert "stale-translation" not in state(folder)[2]
    with pytest.raises(ContentError, match=r"no text “names\.haed” is translated into cs"):
        accept("cs", folder, ["names.haed"])


def test_in_the_content_itself_there_is_no_pack(content: Path) -> None:
    draft_language("cs", content)
    assert (content / "toy/text/cs/names.yaml").is_file()
    assert not (content / "pack.yaml").exists()


@pytest.mark.usefixtures("content")
@pytest.mark.parametrize(("code", "told"), [("en", "translated from"), ("qps", "made from English"), ("DE", "no code")])
def test_what_is_no_new_language_is_refused(tmp_path: Path, code: str, told: str) -> None:
    with pytest.raises(ContentError, match=told):
        draft_language(code, tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.usefixtures("content")
def test_a_broken_file_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    write(tmp_path / "cs/toy/text/cs/names.yaml", "names: [\n")
    with pytest.raises(ContentError, match=r"names\.yaml"):
        draft_language("cs", tmp_path / "cs")
    assert not (tmp_path / "cs/languages").exists()
