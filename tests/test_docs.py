"""The documents: their commands, links, examples, pictures, and the table of all that is printed."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from docs.gallery import FOLDER, MOST_BYTES, MOST_BYTES_IN_ALL, PICTURES
from generator.cli.app import app
from generator.errors import Finding
from generator.games.registry import find_game, game_ids
from generator.press import FORMATS, BuildRequest, check_files, languages, papers, profiles, proof
from generator.press.file_kinds import all_kinds
from generator.press.placing import misplaced
from generator.press.stock import stock

ROOT = Path(__file__).resolve().parent.parent
GUIDES = sorted(path for path in (ROOT / "docs").glob("*.md") if path.name != "README.md")
PAGES = [ROOT / "README.md", ROOT / "docs" / "README.md", *GUIDES]

FENCE = re.compile(r"(?:<!-- (?P<mark>check|pack): (?P<name>\S+) -->\n)?```(?P<kind>\w*)\n(?P<text>.*?)```", re.DOTALL)
IN_LINE = re.compile(r"`(dragonpress [a-z][^`]*)`")
REPORTS = {"text", "json", "github"}
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")


def name_of(page: Path) -> str:
    """The name of a page from the root of the project."""
    return page.relative_to(ROOT).as_posix()


def commands(page: Path) -> Iterator[str]:
    """Every command line of ours that a page quotes."""
    text = page.read_text(encoding="utf-8")
    for fence in FENCE.finditer(text):
        if fence["kind"] == "sh":
            lines = [part.strip() for line in fence["text"].splitlines() for part in line.split("&&")]
            yield from (line for line in lines if line.startswith("dragonpress"))
    yield from IN_LINE.findall(FENCE.sub("", text))


def parsed(line: str) -> dict[str, Any]:
    """What the command line makes of a line; raises its own error for one that it does not understand."""
    words = [word for word in shlex.split(line, comments=True)[1:] if word != "--help"]
    command, context, values = get_command(app), None, {}
    while True:
        group: Any = command
        if words or not hasattr(group, "resolve_command"):
            context = group.make_context(group.name or "dragonpress", list(words), parent=context)
            values = dict(context.params)
        if not words or not hasattr(group, "resolve_command"):
            return values
        _, command, words = group.resolve_command(context, words)


QUOTED = sorted({(name_of(page), line) for page in PAGES for line in commands(page)})


@pytest.mark.parametrize(("page", "line"), QUOTED)
def test_commands_are_understood(page: str, line: str) -> None:
    values = parsed(line)
    known = game_ids()
    games = [name for name in values.get("game") or () if name in known]
    assert games == list(values.get("game") or ()) or values.get("pack"), f"{page}: no such game"
    documents = {kind.id for game in games or known for kind in find_game(game).documents}
    assert set(values.get("only") or ()) <= documents
    assert values.get("profile", "home") in profiles()
    assert (values.get("paper") or "a4") in papers()
    assert set(values.get("format_") or ()) <= {*FORMATS, "text", "json", "github"} or isinstance(
        values["format_"], str
    )


def test_commands_that_do_not_exist_are_not_understood() -> None:
    for line in ("dragonpress biuld", "dragonpress build --colour", "dragonpress dragon shew x"):
        with pytest.raises(Exception, match="No such"):
            parsed(line)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for link in (first or second for first, second in LINK.findall(page.read_text(encoding="utf-8"))):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert target.is_relative_to(ROOT), link
        assert not anchor or anchor in anchors(target), link


def anchors(page: Path) -> set[str]:
    """The places in a page that a link can lead to."""
    text = page.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)">', text))


def examples(mark: str) -> Iterator[tuple[str, str]]:
    """Name and text of every example with a mark."""
    for page in PAGES:
        for fence in FENCE.finditer(page.read_text(encoding="utf-8")):
            if fence["mark"] == mark:
                yield fence["name"], fence["text"]


@pytest.mark.parametrize(("name", "text"), list(examples("check")))
def test_examples_hold(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert told(check_files([tmp_path / name])) == []


def test_example_packs_hold(tmp_path: Path) -> None:
    for name, text in examples("pack"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    packs = sorted(path.parent for path in tmp_path.glob("*/pack.yaml"))
    assert [path.name for path in packs] == ["my-pack", "porch"]
    ready = stock(tuple(packs))
    found = [*ready.checked("dragon-lords"), *ready.checked("dragon-strike"), *ready.checked("fireflies")]
    found += [finding for pack in ready.packs for finding in misplaced(pack, ready)]
    for game, document in (("dragon-strike", "hero-spells"), ("fireflies", "cards"), ("fireflies", "rulebook")):
        found += proof(BuildRequest(games=[game], only=[document], languages=["en"], packs=packs))
    assert told(found) == []
    assert ready.content("dragon-lords").tables.spells.spells["lethargy"].cost == 1


def told(findings: list[Finding]) -> list[str]:
    """Findings as a reader of a failed test wants them."""
    return [str(finding) for finding in findings]


def test_the_front_page_lists_the_documents_of_the_games() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (`.+?`) \|", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    listed = [(game, document) for game, names in rows for document in re.findall(r"`([a-z-]+)`", names)]
    printed = [(game, kind.id) for game in game_ids() for kind in find_game(game).documents]
    assert sorted(listed) == sorted(printed)


@pytest.mark.parametrize("index", ["README.md", "docs/README.md"])
def test_every_guide_is_in_the_table(index: str) -> None:
    page = ROOT / index
    linked = {(page.parent / first).resolve() for first, _ in LINK.findall(page.read_text(encoding="utf-8"))}
    assert set(GUIDES) <= linked


def test_pictures_are_those_of_the_gallery() -> None:
    files = sorted(FOLDER.glob("*.png"))
    assert [path.stem for path in files] == sorted(picture.name for picture in PICTURES)
    assert max(path.stat().st_size for path in files) <= MOST_BYTES
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES_IN_ALL
    shown = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert [path.name for path in files if f"pictures/{path.name}" not in shown] == []


def test_the_gallery_shows_documents_that_there_are() -> None:
    for page in (page for picture in PICTURES for page in picture.pages):
        assert page.language in languages()
        assert find_game(page.game).document(page.document) is not None


def test_pictures_say_what_they_show() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    alts = re.findall(r"<img alt=\"([^\"]*)\"", text) + re.findall(r"!\[([^\]]*)\]", text)
    assert len(alts) == len(PICTURES)
    assert all(len(alt) > 20 for alt in alts)


def test_schemas_that_are_named_exist() -> None:
    kinds = {kind.id for kind in all_kinds()}
    named = {parsed(line).get("kind") for _, line in QUOTED if line.startswith("dragonpress schema ")}
    assert {name for name in named if name and name != "KIND"} <= kinds
