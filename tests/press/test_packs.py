"""Packs at the press: what they add is printed, what they change stands in its place, what is wrong is told there."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from generator.errors import ContentError, Finding, has_errors
from generator.packs.pack import open_pack
from generator.packs.zipping import write_zip
from generator.press import BuildRequest, build, jobs, judging
from generator.press.judging import check_packs, drawn, touched
from generator.press.placing import misplaced
from generator.press.starting import write_pack
from generator.press.stock import stock
from generator.source.noting import forget
from tests.packs.making import folder
from tests.press.composing import texts

LANTERNS = Path(__file__).parent.parent / "games/homemade/pack/games/lanterns"


@pytest.fixture(scope="module")
def starter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new pack, as the command writes it, with a game of its own."""
    home = tmp_path_factory.mktemp("packs")
    write_pack(home / "my-pack")
    shutil.copytree(LANTERNS, home / "my-pack/games/lanterns")
    return home / "my-pack"


@cache
def printed(pack: Path, game: str, document: str, code: str) -> str:
    """All that stands in a document, without spaces: lines may break anywhere."""
    (work,) = jobs(BuildRequest(games=[game], languages=[code], only=[document], packs=[pack]))
    _, kind, job = work
    words = [node.text for nodes in drawn(kind.compose(job), job) for node in texts(nodes)]
    assert not has_errors(job.scribe.findings)
    return "".join("".join(words).split())


@pytest.mark.parametrize(
    ("game", "document", "code", "words"),
    [
        ("dragon-lords", "play-sheets", "en", "Sootwing"),
        ("dragon-lords", "play-sheets", "en", "Feint"),
        ("dragon-strike", "hero-spells", "en", "Hailstones"),
        ("dragon-strike", "hero-spells", "pl", "Na obszar sypie się lód"),
        ("dragon-strike", "hero-cards", "pl", "Giermek"),
        ("dragon-strike", "figures", "en", "Squire"),
        ("dragon-strike", "adventures", "en", "The Cold Kitchen"),
        ("dragon-strike", "adventure-maps", "pl", "Zimna kuchnia"),
        ("dragon-strike", "monster-cards", "en", "Halt! Or is it hold?"),
        ("lanterns", "reference", "pl", "zasady"),
    ],
)
def test_all_that_a_new_pack_adds_and_changes_is_printed(
    starter: Path, game: str, document: str, code: str, words: str
) -> None:
    found = printed(starter, game, document, code)
    assert found and "".join(words.split()).casefold() in found.casefold()


def test_figures_and_texts_of_a_new_pack_are_right(starter: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Whether all fits, the test above and others look at.
    monkeypatch.setattr(judging, "proof_all", lambda _requests, _progress: [])
    assert check_packs([starter]) == []


def test_a_zip_file_makes_the_same_files_as_its_folder(starter: Path, tmp_path: Path) -> None:
    write_zip(open_pack(starter), tmp_path / "my.zip", overwrite=False)
    request = BuildRequest(games=["lanterns"], languages=["en"], only=["cards"], packs=[starter], out=tmp_path / "a")
    from dataclasses import replace

    first, _ = build(request)
    second, _ = build(replace(request, packs=[tmp_path / "my.zip"], out=tmp_path / "b"))
    assert first == second and first[0].path == "en/lanterns/cards.pdf"
    assert (tmp_path / "a/manifest.json").read_bytes() == (tmp_path / "b/manifest.json").read_bytes()


def test_documents_are_made_again_when_their_pack_changes_or_goes(tmp_path: Path) -> None:
    dragons = "dragons:\n  - {name: Smok, body: light, wings: huge, breath: ice, claws: dull}\n"
    pack = folder(tmp_path, {"dragon-lords/dragons.yaml": dragons})
    request = BuildRequest(["dragon-lords"], ["en"], only=["play-sheets"], packs=[pack], out=tmp_path / "out")
    ((with_pack,), _) = build(request)
    (pack / "dragon-lords/dragons.yaml").write_text(dragons.replace("Smok", "Drake"), encoding="utf-8")
    forget()
    ((changed,), _) = build(request)
    forget()
    ((without,), _) = build(BuildRequest(["dragon-lords"], ["en"], only=["play-sheets"], out=tmp_path / "out"))
    assert (with_pack.pages, changed.pages, without.pages) == (13, 13, 12)
    assert len({with_pack.sha256, changed.sha256, without.sha256}) == 3


def found(packs: Sequence[Path], monkeypatch: pytest.MonkeyPatch) -> list[Finding]:
    """What is wrong with packs, but for whether all fits."""
    monkeypatch.setattr(judging, "proof_all", lambda _requests, _progress: [])
    return check_packs(packs)


def test_the_rules_judge_the_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {
        "dragon-lords/dragons.yaml": "override:\n  dragons:\n    - {name: Reaper, claws: blunt}\n",
        "dragon-strike/heroes.yaml": "override:\n  heroes:\n    dwarf: {speed: 9}\n",
        "dragon-strike/adventures/x.yaml": "setting: nowhere\n",
    }
    findings = found([folder(tmp_path, files)], monkeypatch)
    places = [(finding.code, finding.where.file.rpartition("one/")[2]) for finding in findings]
    assert ("wrong-cost", "content/dragon-lords/dragons.yaml") in places
    assert ("unequal-teams", "content/dragon-lords/tables/teams.yaml") in places
    assert ("out-of-bounds", "dragon-strike/heroes.yaml") in places


def test_monsters_and_cards_must_look_like_something_in_the_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monster = "{{figures: 1, {} speed: 6, attacks: [{{strikes: [{{weapon: club, die: d8}}]}}], armor_class: 5, "
    monster += "hit_points: 1, save: d8, wits: dull, talks: true}}"
    lines = [f"  {name}: {monster.format(figure)}" for name, figure in (("imp", ""), ("ape", "figure: apes,"))]
    lines.append(f"  drake: {monster.format('figure: darkfyre,')}")
    files = {"dragon-strike/monsters.yaml": "monsters:\n" + "\n".join(lines) + "\n"}
    findings = found([folder(tmp_path, files)], monkeypatch)
    assert [(each.code, each.where.line) for each in findings if each.where.file.endswith("monsters.yaml")] == [
        ("missing-key", 2),
        ("unknown-figure", 3),
        ("wrong-value", 4),
    ]


def test_files_that_nothing_reads_are_told(tmp_path: Path) -> None:
    files = {
        "dragon-lord/dragons.yaml": "dragons: []\n",
        "dragon-lords/dragon.yaml": "dragons: []\n",
        "dragon-strike/adventures/deep/x.yaml": "x: 1\n",
        "dragon-lords/text/xx/words.yaml": "x: y\n",
        "dragon-lords/sheet.j2": "x",
        "picture.svg": "<svg/>",
        "README.md": "words",
        "dragon-lords/text/pl/mine.yaml": "x: y\n",
        "dragon-strike/adventures/mine.yaml": "x: 1\n",
        "templates/dragon-lords/quick-reference.j2": "x",
    }
    pack = open_pack(folder(tmp_path, files))
    told = {each.where.file.rpartition("/one/")[2]: each for each in misplaced(pack, stock())}
    assert {path: each.code for path, each in told.items()} == {
        "dragon-lord/dragons.yaml": "unknown-file",
        "dragon-lords/dragon.yaml": "unknown-file",
        "dragon-strike/adventures/deep/x.yaml": "unknown-file",
        "dragon-lords/text/xx/words.yaml": "unknown-file",
        "dragon-lords/sheet.j2": "unknown-file",
        "picture.svg": "unused-file",
    }
    assert told["dragon-lord/dragons.yaml"].hint == "did you mean “dragon-lords”?"
    assert told["dragon-lords/dragon.yaml"].hint == "did you mean “dragon-lords/dragons.yaml”?"


TEMPLATE = "templates/dragon-lords/quick-reference.j2"


def test_a_template_is_replaced_and_its_faults_are_told_in_the_pack(tmp_path: Path) -> None:
    for text, code in (
        ("line\n{{ nothing.at.all }}\n", "template-error"),
        ("line\n{% for x in range(9999) %}{% for y in range(9999) %}x{% endfor %}{% endfor %}", ""),
        ("line\n{% include '../../pack.yaml' %}", "missing-template"),
        ("line\n{{ ''.__class__.__mro__ }}", "template-error"),
    ):
        pack = folder(tmp_path, {TEMPLATE: text})
        forget()
        ((_, kind, job),) = jobs(BuildRequest(["dragon-lords"], ["en"], only=["quick-reference"], packs=[pack]))
        with pytest.raises(ContentError) as caught:
            list(drawn(kind.compose(job), job))
        (finding,) = caught.value.findings
        assert finding.where.file == f"{pack.as_posix()}/{TEMPLATE}" and finding.where.line in (1, 2)
        assert finding.code == (code or finding.code)


def test_a_theme_of_a_pack_changes_roles_of_the_shipped_one(tmp_path: Path) -> None:
    pack = folder(tmp_path, {"templates/theme/base.yaml": 'override:\n  colors: {ink: "#102030"}\n'})
    assert stock((pack,)).theme("base").color("ink") == "#102030"
    assert stock().theme("base").color("ink") != "#102030"


def test_with_a_pack_in_one_language_nothing_is_printed_in_others(tmp_path: Path) -> None:
    pack = folder(tmp_path, {})
    (pack / "pack.yaml").write_text(
        (pack / "pack.yaml").read_text(encoding="utf-8").replace("[en, pl]", "[pl]"), encoding="utf-8"
    )
    assert {job.language for _, _, job in jobs(BuildRequest(packs=[pack], only=["game-log"]))} == {"pl"}
    with pytest.raises(ContentError) as caught:
        list(jobs(BuildRequest(packs=[pack], languages=["en"])))
    assert [finding.code for finding in caught.value.findings] == ["unknown-language"]


def test_a_game_of_a_pack_must_not_bear_the_name_of_another(tmp_path: Path) -> None:
    pack = folder(tmp_path, {"games/daredragon/game.yaml": "x: 1\n"})
    with pytest.raises(ContentError) as caught:
        list(jobs(BuildRequest(packs=[pack])))
    assert [finding.code for finding in caught.value.findings] == ["already-there"]


def test_only_the_games_that_a_pack_has_a_part_in_are_judged(tmp_path: Path) -> None:
    def games(*files: str) -> list[str]:
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        for file in ("pack.yaml", *files):
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text("x: y\n", encoding="utf-8")
        (folder / "pack.yaml").write_text(
            "format: 1\nid: part\ntitle: P\nauthor: A\nlicence: MIT\nlanguages: [en]\n", encoding="utf-8"
        )
        return touched(stock((folder,)))

    everything = ["dragon-lords", "daredragon", "dragon-strike"]
    assert touched(stock()) == everything
    assert games("dragon-lords/dragons.yaml") == ["dragon-lords"]
    assert games("templates/daredragon/card.j2", "dragon-strike/heroes.yaml") == ["daredragon", "dragon-strike"]
    assert games("templates/theme/base.yaml") == everything
    assert games("press/text/en/foot.yaml") == everything
