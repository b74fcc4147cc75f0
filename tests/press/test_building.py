"""Building what is out of date: which documents are made again, and that a cold run would make the same files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from generator.errors import ContentError
from generator.press import BuildRequest, building, run
from generator.press.making import Made, make_all
from generator.source.noting import forget
from tests.press.house import edit, house, pack

__all__ = ["house", "pack"]

#: Small documents of two games, one of them a deck.
ONLY = ("traps", "symbols", "game-log")
ALL = len(ONLY) * 2
TRAPS = ("en traps", "pl traps")


@pytest.fixture
def asked(house: Path, tmp_path: Path) -> BuildRequest:  # noqa: ARG001 - the content to read
    """A request that has been built once."""
    request = BuildRequest(games=["dragon-lords", "dragon-strike"], only=ONLY, out=tmp_path / "o", jobs=1)
    assert len(made(request)) == ALL
    return request


def made(request: BuildRequest) -> list[str]:
    """Build as a new process would, and tell which documents were made."""
    forget()
    return [f"{step.language} {step.document}" for step, _ in run(request).made]


def everything(out: Path) -> Mapping[str, bytes]:
    """All files of an output folder, records as well."""
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*") if path.is_file()}


def remark(path: Path) -> None:
    """Change a file without changing what it says."""
    path.write_bytes(path.read_bytes() + b"\n# A remark.\n")


def test_only_what_a_change_touches_is_made_again(house: Path, asked: BuildRequest, tmp_path: Path) -> None:
    outcome = run(asked)
    assert (len(outcome.written), outcome.made, outcome.kept) == (ALL, (), ALL)
    strike, lords = house / "content/dragon-strike", house / "content/dragon-lords"
    edit(strike / "text/en/traps.yaml", "It was a very thin carpet.", "It was a thin carpet.")
    assert made(asked) == ["en traps"]
    remark(strike / "text/pl/traps.yaml")
    edit(strike / "text/pl/treasures.yaml", "treasures:\n", 'treasures:\n  nothing: "Nic"\n')
    assert made(asked) == []
    edit(strike / "traps.yaml", "damage: 2, resist: dexterity}", "damage: 3, resist: dexterity}")
    assert set(made(asked)) >= set(TRAPS)
    remark(lords / "dragons.yaml")
    assert made(asked) == ["en game-log", "pl game-log"]
    remark(house / "templates/theme/dragon-strike.yaml")
    assert made(asked) == ["en traps", "en symbols", "pl traps", "pl symbols"]
    cold = replace(asked, out=tmp_path / "cold")
    assert len(made(cold)) == ALL
    assert everything(asked.out) == everything(cold.out)


def test_a_new_file_is_noticed(house: Path, asked: BuildRequest) -> None:
    path = house / "content/dragon-strike/text/en/more.yaml"
    path.write_text("traps: {pit: {title: Pit}}", encoding="utf-8")
    with pytest.raises(ContentError, match="duplicate-key"):
        made(asked)
    path.unlink()
    assert made(asked) == []


def test_a_template_concerns_the_documents_that_are_filled_in_with_it(house: Path, tmp_path: Path) -> None:
    only = ("quick-reference", "blank-play-sheet", "game-log")
    request = BuildRequest(["dragon-lords"], ["en"], only=only, out=tmp_path / "o", jobs=1)
    assert len(made(request)) == 3
    template = house / "templates/dragon-lords/serious-damage.j2"
    template.write_text("{# A remark. #}" + template.read_text(encoding="utf-8"), encoding="utf-8")
    assert made(request) == ["en blank-play-sheet", "en quick-reference"]


def test_a_mistake_leaves_the_folder_as_it_was_and_its_correction_costs_nothing(
    house: Path, asked: BuildRequest
) -> None:
    path, before = house / "content/dragon-strike/text/pl/traps.yaml", everything(asked.out)
    good = path.read_bytes()
    path.write_bytes(good + b"  : [")
    with pytest.raises(ContentError):
        made(asked)
    assert everything(asked.out) == before
    path.write_bytes(good)
    assert made(asked) == []


def test_a_mistake_in_one_document_publishes_none(house: Path, asked: BuildRequest) -> None:
    before = everything(asked.out)
    edit(house / "content/dragon-strike/text/en/traps.yaml", "It was a very thin carpet.", "'{{ nobody }}'")
    edit(house / "content/dragon-strike/text/pl/traps.yaml", "title: Sieć", "title: Sieci")
    with pytest.raises(ContentError, match="template-error"):
        made(asked)
    assert everything(asked.out) == before


def test_a_file_that_was_changed_or_taken_away_is_made_again(asked: BuildRequest) -> None:
    before = everything(asked.out)
    (asked.out / "en/dragon-strike/traps.pdf").write_bytes(b"mine")
    (asked.out / "pl/dragon-lords/game-log.pdf").unlink()
    (asked.out / "manifest.json").unlink()
    assert made(asked) == ["en traps", "pl game-log"]
    assert everything(asked.out) == before


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"files": 1}', '{"keys": [], "inputs": 3, "files": []}'])
def test_a_record_that_nobody_understands_counts_for_nothing(asked: BuildRequest, text: str) -> None:
    for path in (asked.out / ".dragonpress").rglob("*.json"):
        if "traps" in path.name or path.name == "last-run.json":
            path.write_text(text, encoding="utf-8")
    assert made(asked) == list(TRAPS)


def test_what_is_asked_for_counts(asked: BuildRequest) -> None:
    assert made(replace(asked, only=["traps"])) == []
    assert made(replace(asked, only=["traps"], paper="letter")) == list(TRAPS)
    assert made(replace(asked, only=["traps"], dpi=30)) == list(TRAPS)  # they lay on another paper, so not up to date
    assert made(replace(asked, only=["traps"], dpi=40)) == []  # there are no pictures in it
    assert made(replace(asked, only=["traps"], formats=["png"], dpi=40)) == list(TRAPS)
    assert made(replace(asked, only=["traps"], formats=["png"], dpi=30)) == list(TRAPS)
    assert made(asked) == []
    assert len(made(replace(asked, force=True))) == ALL


def test_another_program_makes_everything_again(asked: BuildRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("building", "unchanged", "upkeep"):
        monkeypatch.setattr(f"generator.press.{module}.program", lambda: "another")
    assert len(made(asked)) == ALL


def test_a_run_that_ends_while_it_publishes_is_made_good(
    house: Path, asked: BuildRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edit(house / "content/dragon-strike/text/en/traps.yaml", "It was a very thin carpet.", "It was a thin carpet.")
    edit(house / "content/dragon-strike/text/pl/traps.yaml", "title: Sieć", "title: Sieci")

    def killed(partial: Path, out: Path, _written: object, lists: list[str]) -> None:
        # Whatever is moved first: the records and the manifest, and one of the two documents.
        for name in (*lists, "en/dragon-strike/traps.pdf"):
            (partial / name).replace(out / name)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(building, "publish", killed)
        with pytest.raises(KeyboardInterrupt):
            made(asked)
    assert made(asked) == ["pl traps"]
    cold = replace(asked, out=tmp_path / "cold")
    made(cold)
    assert everything(asked.out) == everything(cold.out)


def test_what_has_to_be_told_is_told_each_time(house: Path, asked: BuildRequest) -> None:
    path = house / "content/dragon-lords/text/pl/sheets.yaml"
    edit(path, "  title: Dziennik gry\n", "")
    request = replace(asked, allow_missing=True, languages=["pl"], only=["game-log", "symbols"])
    for _ in range(2):
        assert "pl game-log" in made(request)
        assert [finding.code for finding in run(request).findings] == ["missing-translation"]


def test_a_dragon_of_ones_own_concerns_the_documents_that_show_it(asked: BuildRequest, tmp_path: Path) -> None:
    dragon = tmp_path / "my.yaml"
    dragon.write_text("name: Ćma\nbody: light\nwings: huge\nbreath: flame\nclaws: sharp\n", encoding="utf-8")
    own = {"dragons": (dragon,)}
    request = replace(asked, games=["dragon-lords"], languages=["en"], only=["play-sheets", "game-log"], options=own)
    assert made(request) == ["en play-sheets"]
    assert made(request) == []
    edit(dragon, "Ćma", "Ćmienie")
    assert made(request) == ["en play-sheets"]
    assert made(replace(request, options={})) == ["en play-sheets"]


def test_another_run_that_comes_in_between_is_noticed(asked: BuildRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    before, other, making = everything(asked.out), asked.out / "pl/dragon-strike/symbols.pdf", make_all
    (asked.out / "en/dragon-strike/traps.pdf").unlink()

    def disturbed(*arguments: object) -> Iterator[Made]:
        if len(other.read_bytes()) > 20:
            other.write_bytes(b"of another run")
        yield from making(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(building, "make_all", disturbed)
    assert len(made(asked)) == ALL
    assert everything(asked.out) == before


def test_a_pack_concerns_the_documents_that_show_something_of_it(
    asked: BuildRequest, pack: Path, tmp_path: Path
) -> None:
    request = replace(asked, packs=[pack])
    made(request)
    assert made(request) == []
    edit(pack / "dragon-strike/text/en/traps.yaml", "a rug", "an old rug")
    assert made(request) == ["en traps"]
    assert made(request) == []
    more = pack / "dragon-strike/text/pl/traps.yaml"
    more.parent.mkdir()
    more.write_text("override: {traps: {pit: {line: To był dywan.}}}", encoding="utf-8")
    assert made(request) == ["pl traps"]
    cold = replace(request, out=tmp_path / "cold")
    made(cold)
    names = {name for name in everything(cold.out) if name.endswith(".pdf")}
    assert {everything(cold.out)[name] == everything(asked.out)[name] for name in names} == {True}
    assert set(made(asked)) >= set(TRAPS)
