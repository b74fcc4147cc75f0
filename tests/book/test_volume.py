"""A book as pages: references name the right pages, headings lead on, nothing is lost."""

from __future__ import annotations

import io
from pathlib import Path

import pypdf
import pytest

from generator.backend.pdf import write_pdf
from generator.book.volume import Volume, book_document
from generator.kit.easel import Easel
from generator.layout.paper import Paper
from generator.press import papers
from generator.scene.nodes import Text
from tests.book.samples import book, scribe, theme

TEXT = "A dragon that turns pays for it, and a dragon that dives does not; so it is written. " * 6
CHAPTERS = (
    '# Flying {#flying}\n\nSee {{ see("claws") }} and {{ see("hex") }}.\n\n## Turns {#turns}\n\n'
    + "\n\n".join([TEXT] * 30),
    "# Fighting {#fighting}\n\n## Claws {#claws}\n\n"
    + "\n\n".join([TEXT + '{{ ix("turn") }}'] * 12)
    + "\n\n::: figure hex\nA hex.\n\nAlt: six sides.\n:::\n\n::: table turning\nCosts.\n:::\n",
)


@pytest.fixture(scope="module", params=["a4", "letter", "a5"])
def paper(request: pytest.FixtureRequest) -> Paper:
    return papers()[request.param]


@pytest.fixture(scope="module")
def volume(paper: Paper, tmp_path_factory: pytest.TempPathFactory) -> Volume:
    made = Volume(book(tmp_path_factory.mktemp("book"), *CHAPTERS), paper, theme(), scribe())
    made.set()
    assert made.scribe.findings == []
    return made


def test_references_name_the_page_that_they_lead_to(volume: Volume, paper: Paper) -> None:
    data, count = write_pdf(book_document(volume.book, paper, volume.theme, volume.scribe))
    reader = pypdf.PdfReader(io.BytesIO(data))
    pages = [page.extract_text() for page in reader.pages]
    assert len(pages) == count == len(volume.pages)
    claws, figure = volume.numbers["claws"], volume.numbers["figure-hex"]
    flying = pages[volume.numbers["flying"] - 1].replace("\n", " ")
    assert f"see 2.1, page {claws}" in flying and f"see Figure 1, page {figure}" in flying
    assert "Claws" in pages[claws - 1] and "A hex." in pages[figure - 1]


def test_the_outline_has_chapters_and_sections(volume: Volume, paper: Paper) -> None:
    data, _ = write_pdf(book_document(volume.book, paper, volume.theme, volume.scribe))
    reader = pypdf.PdfReader(io.BytesIO(data))
    titles = [entry if isinstance(entry, list) else entry.title for entry in reader.outline]
    assert [title for title in titles if isinstance(title, str)] == ["Contents", "1 Flying", "2 Fighting", "Index"]
    assert [entry.title for entry in titles[2]] == ["1.1 Turns"]  # type: ignore[union-attr]
    assert reader.page_labels[:3] == ["1", "2", "3"]
    assert str(reader.root_object["/Lang"]) == "en-GB"


def test_no_line_of_a_paragraph_stands_alone_in_a_column(volume: Volume) -> None:
    for content in volume.pages[2:]:
        columns: dict[float, list[tuple[float, str]]] = {}
        for atom, x, y in content.atoms:
            easel = Easel(volume.theme, volume.scribe)
            atom.draw(easel, x, y)
            columns.setdefault(x, []).append((y, "".join(n.text for n in easel.nodes if isinstance(n, Text))))
        for lines in columns.values():
            ordered = [text for _, text in sorted(lines)]
            # The first line of a paragraph never ends a column, nor does its last line open one.
            assert not ordered[-1].startswith("A dragon that turns pays") or len(ordered) == 1
            assert not ordered[0].endswith("so it is written.")


def test_nothing_runs_out_of_its_page(volume: Volume) -> None:
    area = volume.shape.area
    for page in volume.pages:
        for atom, x, y in page.atoms:
            assert area.x - 1e-6 <= x and area.y - 1e-6 <= y and y + atom.height <= area.bottom + 1e-6


def test_the_index_lists_the_pages_of_its_terms(volume: Volume) -> None:
    assert set(volume.terms) == {"turn"}
    assert volume.terms["turn"][0] == volume.numbers["claws"]


@pytest.mark.parametrize("before", range(22, 34))
def test_a_title_never_stands_alone_at_the_foot_of_a_page(before: int, tmp_path: Path) -> None:
    first = "# Flying {#flying}\n\n" + "\n\n".join([TEXT] * before) + '\n\n{{ ix("turn") }}The end.\n'
    second = "# Fighting {#fighting}\n\n## Claws {#claws}\n\n::: table wide\nCosts.\n:::\n"
    made = Volume(book(tmp_path, first, second), papers()["a4"], theme(), scribe())
    made.set()
    for content in made.pages[1:]:
        lowest = max(content.atoms, key=lambda put: put[2])[0]
        assert not lowest.heading
    assert made.numbers["fighting"] == made.numbers["claws"] == made.numbers["table-wide"]


def test_the_last_lines_of_a_box_stay_together(tmp_path: Path) -> None:
    story = "\n\n".join(["A short line."] * 9)
    for before in range(8, 20):
        text = "# Flying {#flying}\n\n" + "\n\n".join([TEXT] * before) + f"\n\n::: story Tale\n{story}\n:::\n"
        made = Volume(book(tmp_path, text), papers()["a4"], theme(), scribe())
        made.set()
        counts = [
            sum(atom.frame is frame and box.x <= x < box.right for atom, x, y in content.atoms)
            for content in made.pages
            for frame, box in content.frames
        ]
        assert sum(counts) == 10 and counts[0] >= 2 and counts[-1] >= 3
