"""Dragon files as the workshop writes them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.designs import check_designs
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.workshop.parts import Parts, every_dragon
from generator.games.dragon_lords.workshop.writing import Remarks, dragon_yaml, file_name, quoted
from generator.source.reader import parse_yaml

REMARKS = Remarks("First line.\n  Second line.", "the most it may cost", "agree on one")
DRAGONS = list(every_dragon())

FIERCIVAL = """\
# First line.
#   Second line.
name: Fiercival
body: heavy    # very-light 1, light 2, average 3, heavy 4, very-heavy 5
wings: small   # tiny 1, small 2, medium 3, large 4, huge 5
breath: magma  # cold 1, lightning 2, flame 3, ice 4, magma 5
claws: dull    # blunt 1, dull 2, sharp 3, jagged 4, razor-sharp 5
rider: archer  # none 0, lancer 1, javelin-thrower 2, archer 3, crossbow-shooter 4, wizard 5
budget: 16     # the most it may cost
"""


def test_a_file_teaches_what_else_could_stand_there(content: DragonLordsContent) -> None:
    design = Parts.of(content.dragon("Fiercival")).named("Fiercival", 16)
    assert dragon_yaml(content.tables, design, REMARKS) == FIERCIVAL


def test_without_a_budget_the_file_shows_how_to_set_one(content: DragonLordsContent) -> None:
    text = dragon_yaml(content.tables, Parts.of(content.dragon("Reaper")).named("Reaper"), REMARKS)
    assert text.splitlines()[-1] == "# budget: 12        # agree on one"
    assert "\nrider: none         # none 0, lancer 1," in text


def test_names_of_a_language_stand_beside_the_words_of_the_file(content: DragonLordsContent) -> None:
    design = Parts.of(content.dragon("Reaper")).named("Reaper")
    text = dragon_yaml(content.tables, design, REMARKS, lambda component, option: f"{component}!{option}")
    assert "# tiny 1 (wings!tiny), small 2 (wings!small)," in text
    assert "# none 0 (rider!None), lancer 1" in text


@given(
    name=st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cf", "Cn", "Co", "Zl", "Zp"]), min_size=1),
    parts=st.sampled_from(DRAGONS),
    budget=st.none() | st.integers(25, 999),
    note=st.sampled_from(["", "mine", "a: #b", "'", "no", "12"]),
)
def test_what_is_written_is_read_back(tables: Tables, name: str, parts: Parts, budget: int | None, note: str) -> None:
    design = parts.named(name, budget).model_copy(update={"note": note})
    source = parse_yaml(dragon_yaml(tables, design, REMARKS).encode("utf-8"), "my.yaml")
    designs, findings = check_designs(tables, source)
    assert {finding.code for finding in findings} <= {"bad-name"}
    assert designs == (design,)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Ember", "Ember"),
        ("Żmij Łuskowy", "Żmij Łuskowy"),
        ("12", '"12"'),
        ("a: b", '"a: b"'),
        ("a #b", '"a #b"'),
        ("- a", '"- a"'),
        (" a", '" a"'),
        ('"', '"\\""'),
        ("a\nb", '"a\\nb"'),
        ("{x}", '"{x}"'),
    ],
)
def test_quotes_where_they_are_needed(text: str, written: str) -> None:
    assert quoted(text) == written


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Emberwing", "emberwing.yaml"),
        ("Zła Żmija!", "zla-zmija.yaml"),
        ("../../etc/passwd", "etc-passwd.yaml"),
        ("มังกร", "dragon.yaml"),
        ("CON", "con-dragon.yaml"),
        ("com1", "com1-dragon.yaml"),
        ("...", "dragon.yaml"),
    ],
)
def test_file_names(name: str, file: str) -> None:
    assert file_name(name) == file
