"""The pseudo-language: longer, accented, bracketed, and the same in all that nobody reads."""

from __future__ import annotations

import pytest

from generator.i18n.language import load_language
from generator.i18n.pseudo import hard_wired, pseudo, pseudo_data, pseudo_language, pseudo_markdown, pseudo_texts
from generator.i18n.texts import Texts
from generator.resources import content_folder

EN = load_language(content_folder("languages", "en.yaml"))
QPS = pseudo_language(EN)


@pytest.mark.parametrize(
    ("english", "made"),
    [
        ("Speed", "[Śpééééd]"),
        ("OR", "ÓR"),
        ("HP", "HP"),
        ("{{ n }} cards", "[{{ n }} çáárdś]"),
        ("**Move** to {{ end.name }}", "[**Móóvéé** tóó {{ end.name }}]"),
        ("{% if n > 1 %}more{% endif %} than", "[{% if n > 1 %}móóréé{% endif %} thááñ]"),
        ("2 \\* 3 = {{ six }}", "2 \\* 3 = {{ six }}"),
    ],
)
def test_a_text(english: str, made: str) -> None:
    assert pseudo(english) == made


def test_a_text_grows_by_about_a_third() -> None:
    text = "Roll two dice and add the modifier of the dragon that attacks; a high result wins the initiative."
    assert 1.25 < len(pseudo(text)) / len(text) < 1.4


def test_plural_forms_and_places_stay() -> None:
    english = Texts(EN, {"cards": {"one": "{{ n }} card", "other": "{{ n }} cards"}, "or": "or else"})
    texts = pseudo_texts(english, QPS)
    assert texts.count("cards", 1) == "[1 çáárd]"
    assert texts.count("cards", 2) == "[2 çáárdś]"
    assert texts("or") == "[óór ééłśéé]"


def test_lists_are_joined_by_accented_words() -> None:
    assert QPS.listing(["and", "b", "c"]) == "and, b áñd c"
    assert QPS.listing(["a", "b"], "or") == "a ór b"


def test_data_keeps_its_keys() -> None:
    assert pseudo_data({"name": "Gatehouse", "n": 3, "rules": ("None here",)}) == {
        "name": "[Gáátééhóóúúśéé]",
        "n": 3,
        "rules": ("[Ñóóñéé hééréé]",),
    }


def test_a_chapter_keeps_its_structure() -> None:
    english = """\
# Flying high {#flying}

You **move** {{ n }} hexes {{ see(
"end") }}.

- first thing
  - inner thing
1. a step to take

| one | {{ n }} |
|---|---|

::: table turning
What it costs.
:::

::: example A sharp turn
Alt: a dragon
:::"""
    made = """\
# [Fłýííñg híígh] {#flying}

[Ýóóúú **móóvéé** {{ n }} hééxééś {{ see( "end") }}.]

- [fíírśt thííñg]
  - [ííññéér thííñg]
1. [áá śtéép tóó táákéé]

| óñé | {{ n }} |
|---|---|

::: table turning
[Wháát íít çóóśtś.]
:::

::: example [ÁÁ śháárp túúrñ]
Alt: [áá dráágóóñ]
:::"""
    assert pseudo_markdown(english) == made


def test_what_cannot_come_from_the_pseudo_language_is_seen() -> None:
    assert hard_wired("d8 Śpééd 12×3") == ""
    assert hard_wired("Speed 2") == "See"
