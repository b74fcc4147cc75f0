"""A rulebook for the screen: one file, whole, and safe whatever stands in its texts."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from generator.backend.html import write_html
from generator.backend.markdown import MarkdownWriter, safe, started
from tests.book.samples import book, scribe, theme

CHAPTER = """# Flying <b>high</b> {#flying}

A dragon **turns** & *dives*, see {{ see("turning") }}.{{ ix("turn") }}

## Turns {#turns}

1. First
   - inner

::: table turning
What turns cost.
:::

::: figure hex
A hex.

Alt: six "sides" <script>
:::

::: story A tale
Once.
:::

::: glossary
:::
"""


class Outline(HTMLParser):
    """Which tags are open, with their ids and links."""

    VOID = frozenset({"meta", "input", "br", "img", "link"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.sources: list[str] = []
        self.count: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        given = dict(attrs)
        self.ids += [value for name, value in given.items() if name == "id" and value]
        self.links += [value for name, value in given.items() if name == "href" and value]
        self.sources += [value for name, value in given.items() if name in ("src", "xlink:href") and value]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    return write_html(book(tmp_path_factory.mktemp("book"), CHAPTER), theme(), scribe()).decode("utf-8")


@pytest.fixture(scope="module")
def outline(page: str) -> Outline:
    outline = Outline()
    outline.feed(page)
    assert outline.open == []
    return outline


def test_headings_tables_and_figures_are_what_they_are(page: str, outline: Outline) -> None:
    assert (outline.count["h1"], outline.count["h2"], outline.count["h3"]) == (1, 2, 1)
    assert outline.count["table"] == outline.count["caption"] == outline.count["thead"] == 1
    assert '<th scope="col">Turn</th>' in page and '<th scope="row">60°</th>' in page
    assert outline.count["figcaption"] == 1
    assert 'aria-label="six &quot;sides&quot; &lt;script&gt;"' in page
    assert '<html lang="en-GB">' in page


def test_every_link_leads_somewhere_in_the_file(outline: Outline) -> None:
    targets = [link for link in outline.links if link != "#top"]
    assert targets and all(link.startswith("#") for link in outline.links)
    assert {link[1:] for link in targets} <= set(outline.ids)
    assert len(outline.ids) == len(set(outline.ids))


def test_the_file_asks_no_network(page: str, outline: Outline) -> None:
    assert outline.sources == []
    # The names of SVG's own languages look like addresses; nothing is fetched from there.
    assert set(re.findall(r"https?://[^\"' )<]+", page)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
        "http://www.w3.org/2001/xml-events",
    }
    assert "default-src 'none'" in page
    assert all(address.startswith("data:font/woff;base64,") for address in re.findall(r"url\(([^)]*)\)", page))


def test_letters_of_texts_never_become_markup(page: str, outline: Outline) -> None:
    assert "Flying &lt;b&gt;high&lt;/b&gt;" in page
    assert outline.count["script"] == 1
    assert outline.count["b"] == 2  # the numbers of the table and of the figure


def test_the_story_stands_apart_and_can_be_hidden(page: str) -> None:
    assert '<aside class="box story"' in page and 'id="stories"' in page


def test_the_same_book_gives_the_same_bytes(tmp_path: Path) -> None:
    first, second = (write_html(book(tmp_path, CHAPTER), theme(), scribe()) for _ in range(2))
    assert first == second


def test_markdown_has_links_tables_and_pictures(tmp_path: Path) -> None:
    writer = MarkdownWriter(book(tmp_path, CHAPTER), theme(), scribe(), "rulebook-figures")
    text = writer.whole()
    assert '## <a id="flying"></a>1. Flying \\<b\\>high\\</b\\>' in text
    assert "A dragon **turns** \\& *dives*, see [see Table 1](#table-turning)." in text
    assert "| Turn | Cost |\n| :--- | :---: |\n| 60° | 1 |\n| 120° | **2** |" in text
    assert '![six "sides" \\<script\\>](rulebook-figures/hex.svg)' in text
    assert "> **Story · A tale**\n>\n> Once." in text
    assert "1. First\n   - inner" in text
    ((name, data),) = writer.pictures()
    assert name == "hex.svg" and data.startswith(b"<?xml")


def test_text_that_looks_like_markdown_stays_text() -> None:
    assert safe("a*b_c[d]") == "a\\*b\\_c\\[d\\]"
    assert started("3. of May") == "3\\. of May" and started("- five") == "\\- five" and started("plain") == "plain"
