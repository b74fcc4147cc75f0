"""Chapters as people write them: read, numbered, checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.book.blocks import Boxed, FigureBlock, Heading, Items, Paragraph, See, TableBlock
from generator.errors import ContentError
from generator.text.markup import Span
from tests.book.samples import read

CHAPTER = """# Flying {#flying}

A dragon **turns** for {{ cost }} *points*
and more ({{ see("turning") }}).{{ ix("turn") }}

## Turns {#turns}

1. First
2. Second
   - inner

::: table turning
What turns cost.
:::

::: option Sharp turns
A box.

::: figure hex
A hex.

Alt: six sides.
:::
:::
"""


def test_a_chapter_is_read_block_by_block(tmp_path: Path) -> None:
    (chapter,), numbers = read(tmp_path, CHAPTER, cost=3)
    assert (chapter.heading.id, chapter.heading.number, chapter.heading.words.plain) == ("flying", "1", "Flying")
    text, section, steps, table, box = chapter.blocks
    assert isinstance(text, Paragraph)
    assert text.words.inlines == (
        Span("A dragon "),
        Span("turns", bold=True),
        Span(" for 3 "),
        Span("points", italic=True),
        Span(" and more ("),
        See("turning"),
        Span(")."),
    )
    assert text.words.marks == ("turn",) and text.words.where.line == 3
    assert isinstance(section, Heading) and section.number == "1.1"
    assert isinstance(steps, Items) and steps.ordered
    assert [item.words.plain for item in steps.items] == ["First", "Second"]
    assert steps.items[1].inner[0].words.plain == "inner" and not steps.items[1].ordered
    assert isinstance(table, TableBlock) and table.number == "Table 1" and table.data.rows[0] == ("60°", "1")
    assert isinstance(box, Boxed) and (box.kind, box.title) == ("option", "Sharp turns")
    figure = box.blocks[1]
    assert isinstance(figure, FigureBlock) and (figure.alt, figure.number) == ("six sides.", "Figure 1")
    assert numbers == {"flying": "1", "turns": "1.1", "turning": "Table 1", "hex": "Figure 1"}


def test_chapters_stand_in_the_order_of_their_files(tmp_path: Path) -> None:
    chapters, numbers = read(tmp_path, "# A {#a}\n\n## B {#b}\n", "# C {#c}\n\n## D {#d}\n\n## E {#e}\n")
    assert [chapter.file for chapter in chapters] == ["01.md", "02.md"]
    assert numbers == {"a": "1", "b": "1.1", "c": "2", "d": "2.1", "e": "2.2"}


def test_letters_that_mean_something_elsewhere_stay_letters(tmp_path: Path) -> None:
    (chapter,), _ = read(tmp_path, "# A {#a}\n\n<b>x</b> & [y](http://z) ![p](q) `c` &amp;\n")
    (text,) = chapter.blocks
    assert isinstance(text, Paragraph) and text.words.plain == "<b>x</b> & [y](http://z) ![p](q) `c` &amp;"


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("no title\n", 1, "bad-heading"),
        ("# A {#a}\n\n# B {#b}\n", 3, "bad-heading"),
        ("# A {#a}\n\n## B\n", 3, "bad-heading"),
        ("# A {#a}\n\n## B {#Not good}\n", 3, "bad-heading"),
        ("# A {#a}\n\n#### B\n", 3, "bad-heading"),
        ("# A {#a}\n\n## B {#a}\n", 1, "duplicate-id"),
        ("# A {#a}\n\n::: boxx\nx\n:::\n", 3, "unknown-directive"),
        ("# A {#a}\n\n::: tip\nx\n", 3, "open-directive"),
        ("# A {#a}\n\n:::\n", 3, "open-directive"),
        ("# A {#a}\n\n::: tip\n::: option\nx\n:::\n:::\n", 4, "nested-box"),
        ("# A {#a}\n\n::: table turnin\nx\n:::\n", 3, "unknown-table"),
        ("# A {#a}\n\n::: table turning\n:::\n", 3, "bad-caption"),
        ("# A {#a}\n\n::: table turning\n- x\n:::\n", 3, "bad-caption"),
        ("# A {#a}\n\n::: figure hax\nx\n:::\n", 3, "unknown-figure"),
        ("# A {#a}\n\n::: figure hex\nx\n:::\n", 3, "bad-caption"),
        ('# A {#a}\n\n\n{{ see("nowhere") }}\n', 4, "unknown-section"),
        ('# A {#a}\n\n{{ ix("turns") }} x\n', 3, "unknown-term"),
        ("# A {#a}\n\nx\n\n{{ cist }}\n", 5, "template-error"),
        ("# A {#a}\n\nx \ue000 y\n", 3, "bad-character"),
    ],
)
def test_faults_are_told_with_their_line(tmp_path: Path, text: str, line: int, code: str) -> None:
    with pytest.raises(ContentError) as caught:
        read(tmp_path, text, cost=3)
    assert (code, line) in [(finding.code, finding.where.line) for finding in caught.value.findings]


def test_all_faults_are_told_at_once_and_what_would_be_right(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        read(tmp_path, "# A {#a}\n\n{{ cist }}\n", '# B {#b}\n\n{{ see("c") }}\n\n::: tabel turning\nx\n:::\n', cost=1)
    told = [(finding.where.file, finding.code, finding.hint) for finding in caught.value.findings]
    assert ("01.md", "template-error", "did you mean “cost”?") in told
    assert ("02.md", "unknown-directive", "did you mean “table”?") in told
    assert any(code == "unknown-section" for _, code, _ in told)
