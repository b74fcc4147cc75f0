"""Tests of reading the content: all files at once, every finding on its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import ContentError
from generator.games.daredragon.content import FILES, Content, make_content, read_content, read_sources
from generator.games.daredragon.model import Owner
from generator.source.reader import parse_yaml
from tests.games.daredragon.conftest import FOLDER, Changed


def test_the_content_is_read_in_both_languages(content: Content) -> None:
    assert set(content.texts) == {"en", "pl"}
    assert content.variant.id == "standard"
    assert content.notes == ()


def test_faults_of_several_files_are_told_together() -> None:
    sources = read_sources(FOLDER)
    for name, old, new in (("setup", "opening_hand: 2", "opening_hand: two"), ("turns", "players: 4", "playrs: 4")):
        text = (FOLDER / f"{name}.yaml").read_text(encoding="utf-8").replace(old, new)
        sources[name] = parse_yaml(text.encode("utf-8"), f"{name}.yaml")
    with pytest.raises(ContentError) as caught:
        make_content(sources, {})
    places = {(finding.where.file, finding.where.line) for finding in caught.value.findings}
    assert {file for file, _ in places} == {"setup.yaml", "turns.yaml"}
    assert all(line > 1 for _, line in places)


def test_missing_files_are_told_by_name(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        read_content(tmp_path / "content" / "daredragon")
    assert len(caught.value.findings) == len(FILES)
    assert caught.value.findings[0].where.file.startswith("content/daredragon/")


def test_no_variant_at_all(changed: Changed) -> None:
    text = (FOLDER / "variants.yaml").read_text(encoding="utf-8")
    rows = text[text.index("variants:\n") :]
    with pytest.raises(ContentError, match="no variant is given"):
        changed("variants", rows, "variants: []\n")


def test_an_unknown_action_gets_a_hint(content: Content) -> None:
    with pytest.raises(ContentError, match="did you mean “crush”"):
        content.action(Owner.DRAGON, "crsh")


def test_where_a_figure_stands(content: Content) -> None:
    place = content.where("dragon-deck", "actions", 2, "damage")
    assert place.file == "content/daredragon/dragon-deck.yaml"
    assert place.line == 9
