"""Packs made to do harm: each is refused or printed as what it is, soon, and without touching a file."""

from __future__ import annotations

import html.parser
import io
import os
import re
import shutil
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.backend.html import write_html
from generator.backend.markdown import MarkdownWriter
from generator.errors import ContentError
from generator.games.homemade.game import homemade_game
from generator.packs.pack import open_pack
from generator.text.scribe import Scribe
from tests.fuzz.judging import guarded, limited
from tests.fuzz.subjects import GAME, LANTERNS, PACK, SUBJECTS
from tests.games.homemade.conftest import make_job

SECONDS = 20.0
Entry = tuple[str | zipfile.ZipInfo, bytes]


def info(name: str, mode: int = stat.S_IFREG | 0o644) -> zipfile.ZipInfo:
    """An entry with a mode, as systems with modes write it."""
    made = zipfile.ZipInfo(name)
    made.external_attr = mode << 16
    return made


def raw(name: str) -> zipfile.ZipInfo:
    """An entry whose name stands in the file as it is."""
    made = zipfile.ZipInfo("x")
    made.filename = name
    return made


ENTRIES: dict[str, list[Entry]] = {
    "a way out": [("../../evil.yaml", b"a: 1")],
    "a way out in the middle": [("games/../../evil.yaml", b"a: 1")],
    "the root": [(raw("/etc/cron.d/evil"), b"a: 1")],
    "a drive": [(raw("C:/evil.yaml"), b"a: 1")],
    "backslashes": [(raw("..\\..\\evil.yaml"), b"a: 1")],
    "a link": [(info("games", stat.S_IFLNK | 0o777), b"/etc")],
    "a device": [(info("zero", stat.S_IFCHR | 0o666), b"")],
    "a pipe": [(info("pipe", stat.S_IFIFO | 0o666), b"")],
    "a name of Windows": [("games/con.yaml", b"a: 1")],
    "a control character": [(raw("games/a\x1b[31m.yaml"), b"a: 1")],
    "a turn of direction": [(raw("games/\u202egnp.yaml"), b"a: 1")],
    "capitals alone": [("daredragon/board.yaml", b"a: 1"), ("daredragon/BOARD.yaml", b"a: 2")],
    "two ways of an accent": [("daredragon/\u00f3.yaml", b"a: 1"), ("daredragon/o\u0301.yaml", b"a: 2")],
    "a bomb": [("games/bomb.yaml", b"\0" * 1_900_000)],
    "many bombs": [(f"games/{number}.yaml", b"a" * 1_900_000) for number in range(14)],
    "many files": [(f"games/{number}.yaml", b"") for number in range(1001)],
    "many folders": [(f"games/{number}/", b"") for number in range(2001)],
    "deep folders": [("a/" * 60 + "x.yaml", b"a: 1")],
    "a long name": [("a" * 5000 + ".yaml", b"a: 1")],
}


def zipped(entries: list[Entry], path: Path) -> Path:
    """A ZIP file of a pack and of entries."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("pack.yaml", PACK)
        for name, data in entries:
            archive.writestr(name, data, zipfile.ZIP_DEFLATED)
    return path


@pytest.mark.parametrize("what", ENTRIES)
def test_a_hostile_zip_file_is_refused(what: str, tmp_path: Path) -> None:
    path = zipped(ENTRIES[what], tmp_path / "pack.zip")
    with guarded(tmp_path) as noticed, limited(SECONDS), pytest.raises(ContentError) as caught:
        open_pack(path)
    assert noticed == []
    assert all(each.where.file == path.as_posix() and each.message for each in caught.value.findings)
    assert len(caught.value.findings) <= 60


def test_a_zip_file_within_a_zip_file_is_not_opened(tmp_path: Path) -> None:
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as archive:
        archive.writestr("../evil.yaml", "a: 1")
    pack = open_pack(zipped([("games/inner.zip", inner.getvalue())], tmp_path / "pack.zip"))
    assert sorted(pack.layer.files) == ["games/inner.zip", "pack.yaml"]


@pytest.mark.parametrize("cut", [1, 30, 60, 100])
def test_a_zip_file_that_breaks_off_is_told_so(cut: int, tmp_path: Path) -> None:
    path = zipped([("games/a.yaml", b"a: 1\n" * 50)], tmp_path / "pack.zip")
    path.write_bytes(path.read_bytes()[:-cut])
    with pytest.raises(ContentError) as caught:
        open_pack(path)
    assert {finding.code for finding in caught.value.findings} <= {"bad-zip", "too-large"}


def pipe(folder: Path) -> None:
    os.mkfifo(folder / "games" / "pipe.yaml")


def link_out(folder: Path) -> None:
    (folder / "games" / "out").symlink_to("/etc")


def link_round(folder: Path) -> None:
    (folder / "games" / "round").symlink_to(folder)


def many_files(folder: Path) -> None:
    for number in range(1100):
        (folder / "games" / f"{number}.yaml").touch()


@pytest.mark.parametrize("harm", [pipe, link_out, link_round, many_files])
def test_a_hostile_folder_is_refused(harm: Callable[[Path], None], tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "pack.yaml").write_bytes(PACK)
    harm(tmp_path)
    with guarded(tmp_path) as noticed, limited(SECONDS), pytest.raises(ContentError) as caught:
        open_pack(tmp_path)
    assert noticed == []
    assert caught.value.findings


CHAPTER, SHEET = "02-your-turn.md", "reference.j2"
HEAD = "# Your turn {#turn}\n\n"
LOOPS = "{% for a in 'x' * 900 %}{% for b in 'x' * 900 %}{% endfor %}{% endfor %}"
BOMBS: dict[str, tuple[str, str, set[str]]] = {
    "a book of headings": (CHAPTER, HEAD + "".join(f"## A {{#a{n}}}\n\n" for n in range(9000)), {"too-large"}),
    "a table of cells": (CHAPTER, HEAD + "| a | b |\n|---|---|\n" + "| 1 | 2 |\n" * 4500, {"too-large"}),
    "lists in lists": (CHAPTER, HEAD + "- " * 20_000 + "a\n", set()),
    "stars": (CHAPTER, HEAD + "**a*" * 12_000 + "\n", set()),
    "a line without end": (CHAPTER, HEAD + "word " * 200_000, {"too-large"}),
    "work in each paragraph": (CHAPTER, HEAD + f"{LOOPS}\n\n" * 1500, {"template-error"}),
    "boxes in boxes": (CHAPTER, HEAD + "::: tip\n" * 9000, {"open-directive"}),
    "brackets in brackets": (CHAPTER, HEAD + "{{ " + "(" * 9000 + "1" + ")" * 9000 + " }}\n", {"template-error"}),
    "forged references": (CHAPTER, HEAD + "a \ue000sno\ue001\n", {"bad-character"}),
    "a long sheet": (SHEET, "- a\n" * 40_000, {"too-large"}),
    "a table of nothing": (SHEET, "|---|\n|---|\n", set()),
    "a sheet that includes itself": (SHEET, "{% include 'en/reference.j2' %}\n", {"template-error"}),
    "a sheet that reads files": (SHEET, "{% include '/etc/passwd' %}\n", {"missing-template"}),
    "a sheet that reads the game": (SHEET, "{% include '../../game.yaml' %}\n", {"missing-template"}),
    "a macro without end": (SHEET, "{% macro a() %}{{ a() }}{% endmacro %}{{ a() }}\n", {"template-error"}),
    "attributes of Python": (SHEET, "{{ ''.__class__.__mro__[1].__subclasses__() }}\n", {"template-error"}),
    "attributes of functions": (SHEET, "{{ t.__globals__ }}{{ count.__self__ }}\n", {"template-error"}),
    "formats": (SHEET, "{{ '{0.__class__}'.format(figures) }}\n", {"template-error"}),
    "self": (SHEET, "{{ self.__init__ }}{{ cycler }}{{ lipsum() }}\n", {"template-error"}),
    "a glossary of terms": (
        "en.yaml", "terms:\n" + "".join(f"  t{n}: {{term: a{n}, means: b}}\n" for n in range(9000)), {"too-large"}
    ),
    "stars to avoid": ("en.yaml", f"terms:\n  lamp: {{term: lamp, means: x, avoid: ['{'a*' * 40}b']}}\n", set()),
    "a million copies": (
        "cards.yaml", "fields: {}\ncards: [{id: a, copies: 1000000000}]\n", {"out-of-range"}
    ),
    "a board without end": (
        "harbour.yaml", f"grid: square\nmap: ['{'t ' * 90_000}']\nlegend:\n  t: {{name: tree}}\n", {"too-large"}
    ),
    "a board of letters": (
        "harbour.yaml",
        "grid: square\nmap: [t]\nlegend:\n" + "".join(f"  {chr(0x4E00 + n)}: {{name: n{n}}}\n" for n in range(9000)),
        {"too-large"},
    ),
    "fonts from files": (
        "theme.yaml", "styles:\n  title: {family: ../../../etc/passwd, weight: 400, size: 9}\n", {"unknown-font"}
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", BOMBS)
def test_a_file_made_to_take_all_time_is_told_soon(what: str, tmp_path: Path) -> None:
    name, text, codes = BOMBS[what]
    subject = SUBJECTS[name]
    subject.prepare(tmp_path)
    with limited(SECONDS * 3):
        faults, told = subject.faults(tmp_path, text.encode())
    assert faults == []
    assert codes <= told


EVIL = "\"><b onclick=x()>'&lt;[a](javascript:x)`"


def spoilt(folder: Path) -> Path:
    """The small game with evil words wherever words may stand."""
    shutil.copytree(LANTERNS / GAME, folder)
    for path in [*folder.rglob("*.yaml"), *folder.rglob("*.md")]:
        text = path.read_text(encoding="utf-8")
        quoted = EVIL.replace('"', '\\"')
        if path.suffix == ".md":
            for old in ("Alt: ", "# Your turn", "## Flying", "| Lamp |", "::: example ", "1. **Play**", "You fly "):
                text = text.replace(old, old.replace("# Your turn", f"# {EVIL}") + (EVIL if "#" not in old else ""), 1)
        for key in ("title", "tagline", "imprint", "term", "means"):
            text = text.replace(f"{key}: lamp,", f'{key}: "{quoted}",').replace(f"\n{key}: ", f'\n{key}: "{quoted}" #')
            text = text.replace("title: The Lamp", f'title: "{quoted}" #')
        path.write_text(text, encoding="utf-8")
    return folder


class Reading(html.parser.HTMLParser):
    """Notes what a page could run or load."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name.startswith("on") or (name in ("href", "src") and not (value or "").startswith(("#", "data:"))):
                self.found.append(f"{tag} {name}={value}")


def test_no_word_of_a_game_becomes_markup_of_a_page(tmp_path: Path) -> None:
    folder = spoilt(tmp_path / "lanterns")
    game = homemade_game(folder, tmp_path)
    job = make_job(game)
    kind = game.document("rulebook")
    assert kind is not None
    book = kind.compose(job)
    page = write_html(book, job.theme, job.scribe).decode()  # type: ignore[arg-type]
    reading = Reading()
    reading.feed(page)
    assert reading.found == []
    assert page.count("onclick") >= 6 and page.count("<script>") == 1
    plain = MarkdownWriter(book, job.theme, Scribe("en", job.theme.fallback), "figures").whole()  # type: ignore[arg-type]
    assert plain.count("onclick") >= 6
    assert re.search(r"(?<!\\)(<b|\]\(javascript|&lt)", plain) is None
