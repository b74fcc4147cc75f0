"""Texts of packs: by key, whichever file they stand in; the same explicitness as for figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import ContentError, Finding, Place
from generator.i18n.language import load_language
from generator.i18n.texts import Texts, load_texts
from generator.resources import content_folder
from generator.source.tree import Layer, Tree
from tests.packs.making import layer

PL = load_language(content_folder("languages", "pl.yaml"))
SHIPPED = 'names:\n  orc: ork\n  many: {one: "{{ n }} ork", few: "{{ n }} orki", many: "{{ n }} orków", other: x}\n'


def texts(root: Path, *layers: Layer) -> Texts:
    (root / "text").mkdir(exist_ok=True)
    (root / "text/names.yaml").write_text(SHIPPED, encoding="utf-8")
    return load_texts(Tree(root, "content", layers) / "text", PL)


def findings(root: Path, *layers: Layer) -> list[Finding]:
    with pytest.raises(ContentError) as caught:
        texts(root, *layers)
    return list(caught.value.findings)


def pack(text: str, name: str = "one", *after: str) -> Layer:
    return layer({"text/mine.yaml": text}, name, after)


def test_texts_are_added_and_changed_whichever_file_they_stand_in(tmp_path: Path) -> None:
    t = texts(tmp_path, pack("names:\n  imp: chochlik\noverride:\n  names: {orc: orczysko}\n"))
    assert (t("names.imp"), t("names.orc"), t.count("names.many", 5)) == ("chochlik", "orczysko", "5 orków")
    assert t.where("names.orc") == Place("one/text/mine.yaml", 4, 16)
    assert t.where("names.many") == Place("content/text/names.yaml", 3, 9)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("names:\n  orc: orczysko\n", "already-there", 2),
        ("override:\n  names:\n    ork: orczysko\n", "nothing-to-override", 3),
        ("override:\n  names: 3\n", "wrong-type", 2),
        ("names:\n  imp: 7\n", "wrong-type", 2),
    ],
)
def test_what_is_not_meant_is_told_at_its_line(tmp_path: Path, text: str, code: str, line: int) -> None:
    (finding,) = findings(tmp_path, pack(text))
    assert (finding.code, finding.where.file, finding.where.line) == (code, "one/text/mine.yaml", line)


def test_two_packs_that_change_one_text_are_both_named(tmp_path: Path) -> None:
    first = pack("override:\n  names: {orc: orczysko}\n")
    (finding,) = findings(tmp_path, first, pack("override:\n  names: {orc: orek}\n", "two"))
    assert finding.code == "contested" and "“one”" in finding.message and finding.where.file == "two/text/mine.yaml"
    assert texts(tmp_path, first, pack("override:\n  names: {orc: orek}\n", "two", "one"))("names.orc") == "orek"
