"""Reading filled-in templates."""

from __future__ import annotations

from generator.games.daredragon.pages.sections import pair, sections


def test_lines_by_section_without_empty_ones() -> None:
    text = "# head\nTitle\n\n  Kind \n# part\n# rule\nOne.\n"
    assert sections(text) == {"head": ["Title", "Kind"], "part": [], "rule": ["One."]}


def test_a_pair_is_split_at_the_first_bar() -> None:
    assert pair("flavour|a|b") == ("flavour", "a|b")
    assert pair("guard|") == ("guard", "")
    assert pair("alone") == ("alone", "")
