"""Watching files: what counts as a change, who has to read again, and that a build after it does not read the rest."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from generator.errors import ContentError
from generator.i18n.language import Language
from generator.i18n.texts import Texts, load_texts
from generator.press import BuildRequest, Step, content, run
from generator.press.watching import DisturbedError, Watch, attentive, changes, drawing, outdated, snapshot
from generator.source.noting import forget
from generator.source.tree import Tree
from tests.press.house import edit, house, pack

__all__ = ["house", "pack"]

A, B, C = (str(Path(name)) for name in ("/x/a.yaml", "/x/b.yaml", "/y/c.yaml"))
OLD, NEW = (1, 1, 1), (2, 1, 1)


def test_a_file_that_is_new_gone_or_other_has_changed() -> None:
    assert changes({A: OLD, B: OLD}, {A: NEW, C: OLD}) == set(map(Path, (A, B, C)))
    assert changes({A: OLD}, {A: OLD}) == set()


def test_a_new_file_concerns_those_who_read_its_neighbours() -> None:
    assert outdated({A: OLD, B: OLD}, {A: NEW, B: OLD}) == {Path(A)}
    assert outdated({A: OLD, C: OLD}, {A: OLD, B: OLD, C: OLD}) == {Path(A), Path(B)}
    assert outdated({A: OLD, B: OLD}, {A: OLD}) == {Path(A), Path(B)}
    assert outdated({A: OLD}, {A: OLD, C: OLD}) is None


def test_what_editors_put_beside_a_file_is_no_change(tmp_path: Path) -> None:
    for name in (".a.yaml.swp", "a.yaml~", "4913", "#a.yaml#", "a.yaml.tmp", ".git/index.yaml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("", encoding="utf-8")
    assert snapshot([tmp_path]) == {}
    (tmp_path / "a.yaml").write_text("", encoding="utf-8")
    assert list(snapshot([tmp_path])) == list(snapshot([tmp_path / "a.yaml"])) == [str(tmp_path / "a.yaml")]


@pytest.fixture
def watch(house: Path, tmp_path: Path) -> Iterator[Watch]:  # noqa: ARG001 - the content to read
    """A watch on two decks and a sheet that are built."""
    own = tmp_path / "my.yaml"
    own.write_text("name: Ćma\nbody: light\nwings: huge\nbreath: flame\nclaws: sharp\n", encoding="utf-8")
    only, games = ["traps", "sneak-attacks", "play-sheets"], ["dragon-lords", "dragon-strike"]
    watch = Watch(BuildRequest(games, only=only, out=tmp_path / "o", jobs=1, options={"dragons": (own,)}))
    assert len(build(watch)) == 6
    yield watch


def build(watch: Watch) -> list[str]:
    """Build, and tell what was made."""
    seen: list[Step] = []
    outcome = watch.build(seen.append)
    assert [step for step, _ in outcome.made] == seen
    return [f"{step.language} {step.document}" for step in seen]


def test_a_change_is_seen_and_only_what_it_touches_is_read_and_made(
    house: Path, watch: Watch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert watch.wait(0) == set() and not watch.disturbed()
    loaded: list[str] = []

    def noting(folder: Tree, language: Language) -> Texts:
        loaded.append(folder.shown)
        return load_texts(folder, language)

    monkeypatch.setattr(sys.modules["generator.press.stock"], "load_texts", noting)
    shipped = content("dragon-strike")
    path = house / "content/dragon-strike/text/en/traps.yaml"
    edit(path, "It was a very thin carpet.", "It was a thin carpet.")
    assert watch.wait(60) == {path}
    assert build(watch) == ["en traps"]
    assert loaded == ["content/press/text/en", "content/dragon-strike/text/en"]
    assert content("dragon-strike") is shipped
    edit(tmp_path / "my.yaml", "Ćma", "Ćmienie")
    assert watch.wait(60) == {tmp_path / "my.yaml"}
    assert build(watch) == ["en play-sheets", "pl play-sheets"]
    assert content("dragon-strike") is shipped
    edit(house / "content/dragon-strike/traps.yaml", "damage: 2, resist: dexterity}", "damage: 3, resist: dexterity}")
    assert set(build(watch)) >= {"en traps", "pl traps"}
    assert content("dragon-strike") is not shipped
    forget()
    assert run(watch.request).made == ()


def test_a_mistake_is_told_and_its_correction_taken_up(house: Path, watch: Watch) -> None:
    path = house / "content/dragon-strike/text/pl/traps.yaml"
    good = path.read_bytes()
    spoils: dict[str, Callable[[], object]] = {
        "yaml-syntax": lambda: path.write_text("traps: [", encoding="utf-8"),
        "not-utf8": lambda: path.write_bytes(b"\xff\xfe\x00"),
        "missing-translation": path.unlink,
    }
    for code, spoil in spoils.items():
        spoil()
        with pytest.raises(ContentError, match=code):
            build(watch)
        assert watch.wait(0) == set()
    path.write_bytes(good.replace("Wilczy dół".encode(), "Dół".encode(), 1))
    assert watch.wait(60) == {path}
    assert build(watch) == ["pl traps"]


def test_a_change_that_is_taken_back_at_once_is_none(house: Path, watch: Watch) -> None:
    path = house / "content/dragon-strike/text/pl/traps.yaml"
    before = watch.seen
    edit(path, "traps:", "traps: ")
    watch.seen = snapshot(watch.paths)  # as it is when it has come to rest
    assert watch.settled() == set()
    watch.seen = before
    assert watch.settled() == {path}


def test_decks_are_drawn_while_nothing_else_is_to_do(house: Path, watch: Watch) -> None:
    ready = drawing(watch.request, watch.disturbed)
    watch.idle = lambda: next(ready, False)
    assert watch.wait(3) == set()
    assert next(ready, None) is None
    path = house / "content/dragon-strike/text/pl/traps.yaml"
    edit(path, "traps:", "traps: ")
    assert watch.wait(60) == {path}


def test_drawing_for_nobody_gives_way() -> None:
    disturbed = False
    glue = attentive(str.upper, lambda: disturbed)
    assert glue("a") == "A"
    disturbed = True
    with pytest.raises(DisturbedError):
        while True:
            glue("a")


def test_a_pack_is_watched(watch: Watch, pack: Path) -> None:
    watch.request = replace(watch.request, games=["dragon-strike"], only=["traps"], packs=[pack], options={})
    build(watch)
    path = pack / "dragon-strike/text/en/traps.yaml"
    edit(path, "a rug", "an old rug")
    assert watch.wait(60) == {path}
    assert build(watch) == ["en traps"]
    path.unlink()
    assert watch.wait(60) == {path}
    assert build(watch) == ["en traps"]
    (pack / "pack.yaml").unlink()
    with pytest.raises(ContentError, match="no-pack"):
        build(watch)
