"""Chapters to translate: sections under a mark, and what comes in later."""

from __future__ import annotations

from generator.errors import Severity
from generator.i18n.chapters import MARK, bare, draft, is_marked, marks, sections, supplemented

ENGLISH = """\
# Flying {#flying}

You fly.

## Turning {#turning}

You turn.

### A remark

Slowly.
"""


def test_sections_begin_at_headings_and_are_named_by_their_ids() -> None:
    assert [(section.id, section.line) for section in sections(ENGLISH)] == [
        ("flying", 1),
        ("turning", 5),
        ("turning/1", 9),
    ]
    assert sections(ENGLISH)[1].text == "## Turning {#turning}\n\nYou turn."


def test_a_draft_is_english_with_each_section_under_a_mark() -> None:
    made = draft(ENGLISH)
    assert made.startswith(f"{MARK}\n\n# Flying {{#flying}}\n\nYou fly.\n\n{MARK}\n\n## Turning")
    assert [section.id for section in sections(made)] == ["flying", "turning", "turning/1"]
    assert all(is_marked(section.text) for section in sections(made))
    assert bare(made).split() == ENGLISH.split()
    assert len(bare(made).splitlines()) == len(made.splitlines())
    assert supplemented(made, ENGLISH) == (made, 0)


def test_new_sections_come_in_and_untranslated_ones_follow_the_english() -> None:
    german = f"# Fliegen {{#flying}}\n\nDu fliegst.\n\n{MARK}\n\n### A remark {{#remark}}\n\nOld.\n"
    english = "# Flying {#flying}\n\nX.\n\n## Turning {#turning}\n\nY.\n\n### A remark {#remark}\n\nNew.\n"
    assert supplemented(german, english) == (
        "# Fliegen {#flying}\n\nDu fliegst.\n\n"
        f"{MARK}\n\n## Turning {{#turning}}\n\nY.\n\n{MARK}\n\n### A remark {{#remark}}\n\nNew.\n",
        2,
    )


def test_marks_are_told_with_their_lines() -> None:
    text = f"# Fliegen {{#flying}}\n\n{MARK}\n\n## Turning {{#turning}}\n"
    (error,), (warning,) = marks(text, "a.md", "de", allowed=False), marks(text, "a.md", "de", allowed=True)
    assert str(error).startswith("a.md:3:1: error missing-translation a section is not translated into de yet")
    assert warning.severity is Severity.WARNING and "English is printed" in warning.message
