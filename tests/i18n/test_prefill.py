"""The file of a new language, filled in from CLDR and from our list of customs."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.errors import ContentError
from generator.i18n.language import load_language
from generator.i18n.prefill import language_file, load_customs, plural_classes
from generator.resources import content_folder

CUSTOMS = load_customs(content_folder("press", "customs.yaml"), "customs.yaml")


def test_german() -> None:
    text = language_file("de", CUSTOMS["de"])
    assert 'name: "Deutsch"\n# Each counted text has one form for each of these: one: 1; other: 0, 2, 3, 5.\n' in text
    assert 'plural: [one, other]\nquotes: ["„", "“"]\n' in text


@pytest.mark.parametrize("code", [*CUSTOMS, "ga"])
def test_every_file_can_be_read(code: str, tmp_path: Path) -> None:
    path = tmp_path / f"{code}.yaml"
    path.write_text(language_file(code, CUSTOMS.get(code)), encoding="utf-8")
    assert load_language(path).code == code


def test_the_customs_of_our_own_languages_are_in_their_files() -> None:
    assert {path.stem for path in content_folder("languages").glob("*.yaml")}.isdisjoint(CUSTOMS)


def test_what_is_not_known_is_marked() -> None:
    assert language_file("ga", None).count("# CHECK: taken over from English") == 4
    assert "# CHECK: taken over" not in language_file("fr", CUSTOMS["fr"])


def test_plural_classes_are_those_of_cldr() -> None:
    assert plural_classes("ga") == ("one", "two", "few", "many", "other")
    assert plural_classes("ja") == ("other",)
    with pytest.raises(ContentError, match="“xqz” is no language"):
        plural_classes("xqz")
