"""What is said when texts are missing, too long, or about nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from generator.games.dragon_strike.content import DragonStrikeContent
from generator.games.dragon_strike.naming import needed_keys
from generator.games.dragon_strike.wording_checks import check_texts
from generator.i18n.texts import Entry, Texts, compare_texts


def with_texts(texts: Texts, **changes: str | None) -> Texts:
    """Texts with some changed (``__`` stands for a point, ``_`` for a hyphen) or, if None, left out."""
    entries: dict[str, Entry] = dict(texts.entries)
    for name, text in changes.items():
        key = name.replace("__", ".").replace("_", "-")
        if text is None:
            del entries[key]
        else:
            entries[key] = text
    return replace(texts, entries=entries)


def told(content: DragonStrikeContent, texts: Texts) -> Mapping[str, str]:
    return {finding.code: finding.message for finding in check_texts(content, [texts])}


def test_the_shipped_texts_are_right(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    assert check_texts(content, list(texts.values())) == []
    assert [str(finding) for finding in compare_texts(list(texts.values()))] == []


@pytest.mark.parametrize(
    "key",
    [
        "hero_spells__web__title",
        "traps__net__line",
        "monsters__orc__letters",
        "monsters__orc__text",
        "heroes__elf__line",
        "names__weapons__sting",
        "names__equipment__keg",
        "names__markers__pit",
        "names__targets__body",
        "words__hits",
        "sneak_attacks__lines__3",
        "reference__lines__doors",
    ],
)
def test_a_missing_text(content: DragonStrikeContent, texts: dict[str, Texts], key: str) -> None:
    dotted = key.replace("__", ".").replace("_", "-")
    assert dotted in set(needed_keys(content))
    findings = check_texts(content, [with_texts(texts["pl"], **{key: None})])
    assert ("missing-translation", f"“{dotted}” is missing in pl") in [(f.code, f.message) for f in findings]
    assert findings[0].where.file == "content/dragon-strike/text/pl" or findings[0].where.file.endswith(".yaml")


def test_a_text_that_is_too_long(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    english = texts["en"]
    assert "has 261 letters" in told(content, with_texts(english, traps__net__text="x" * 261))["text-too-long"]
    assert told(content, with_texts(english, traps__net__text="x" * 260)) == {}
    assert "text-too-long" in told(content, with_texts(english, monsters__orc__name="x" * 29))
    assert "text-too-long" in told(content, with_texts(english, heroes__elf__line="x" * 81))


def test_a_figure_that_there_is_none_of(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    spoilt = with_texts(texts["en"], traps__net__text="It costs {{ e.damage }}.")
    (finding,) = check_texts(content, [spoilt])
    assert finding.code == "template-error"
    assert (finding.where.file, finding.where.line > 1) == ("content/dragon-strike/text/en/traps.yaml", True)


def test_a_text_about_nothing(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    (finding,) = check_texts(content, [with_texts(texts["en"], traps__nett__text="A net.")])
    assert (finding.code, finding.hint) == ("idle-text", "did you mean “net”?")


def test_letters_of_monsters(content: DragonStrikeContent, texts: dict[str, Texts]) -> None:
    english = texts["en"]
    assert told(content, with_texts(english, monsters__orc__letters="O")) == {"wrong-letters": "“O” has 1 letters"}
    assert told(content, with_texts(english, monsters__bugbear__letters="OR")) == {
        "duplicate-name": "“OR” marks “orc” already"
    }
