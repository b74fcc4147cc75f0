"""Sheets in finished files: exact sizes, backs behind fronts, marks, bars and words."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from pypdf import PdfReader

from generator.backend.pdf import write_pdf
from generator.errors import ContentError
from generator.layout.backs import Backs
from generator.layout.cards import Card, Deck, ground
from generator.layout.imposition import Imposition
from generator.layout.sheets import deck_document
from generator.scene.geometry import Box
from generator.scene.nodes import Face, Group, Line, Node, Rect, Text, walk
from generator.scene.page import Document
from tests.layout.samples import (
    PAPERS,
    SIZES,
    THEME,
    WORDS,
    Counter,
    codes,
    near,
    pdf_rects,
    sample_deck,
    scribe,
    svg_rects,
)


def document(count: int, how: Imposition, size: str = "poker", code: str = "en") -> Document:
    return deck_document(sample_deck(count, size), how, WORDS[code], THEME, scribe(code), code, PAPERS.values())


def cards_of(boxes: list[Box], width: float, height: float) -> list[Box]:
    """The boxes that are as large as a trimmed card, upright or lying."""
    return [box for box in boxes if near_size(box, width, height) or near_size(box, height, width)]


def near_size(box: Box, width: float, height: float) -> bool:
    return abs(box.width - width) < 0.01 and abs(box.height - height) < 0.01


@pytest.mark.parametrize("bleed", [0.0, 3.0])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_card_is_63_5_by_88_9_mm_in_pdf_and_svg(paper: str, bleed: float) -> None:
    made = document(10, Imposition(PAPERS[paper], Backs.LONG, bleed))
    for pages in (pdf_rects(made), svg_rects(made)):
        found = [cards_of(boxes, 63.5, 88.9) for boxes in pages]
        assert sum(len(boxes) for boxes in found) == 20


@pytest.mark.parametrize("size", ["poker", "bridge", "tarot", "mini-us", "square"])
@pytest.mark.parametrize("offset", [(0.0, 0.0), (1.5, -0.7)])
@pytest.mark.parametrize("backs", [Backs.LONG, Backs.SHORT])
def test_fronts_and_backs_meet_through_the_paper(backs: Backs, offset: tuple[float, float], size: str) -> None:
    paper, card = PAPERS["a4"], SIZES[size]
    how = Imposition(paper, backs, 2.0, 2.0, offset)
    for pages in (pdf_rects(document(7, how, size)), svg_rects(document(7, how, size))):
        for front, back in zip(pages[0::2], pages[1::2], strict=True):
            ahead = cards_of(front, card.width, card.height)
            behind = [seen_through(box, backs, offset) for box in cards_of(back, card.width, card.height)]
            assert len(ahead) == len(behind)
            assert all(any(near(one, other) for other in behind) for one in ahead)


def seen_through(box: Box, backs: Backs, offset: tuple[float, float]) -> Box:
    """A box on the back of an A4 sheet as it is seen from the front, had the printer not shifted it."""
    x, y = box.x - offset[0], box.y - offset[1]
    if backs is Backs.LONG:
        return Box(210 - x - box.width, y, box.width, box.height)
    return Box(x, 297 - y - box.height, box.width, box.height)


def test_folded_sheets_meet_at_the_fold() -> None:
    (page,) = pdf_rects(document(4, Imposition(PAPERS["a4"], Backs.FOLD)))
    boxes = cards_of(page, 63.5, 88.9)
    fronts = [box for box in boxes if box.bottom < 148.5]
    backs = [Box(box.x, 297 - box.bottom, box.width, box.height) for box in boxes if box.y > 148.5]
    assert len(fronts) == len(backs) == 4
    assert all(any(near(one, other) for other in backs) for one in fronts)


def test_the_scale_correction_enlarges_cards_about_the_middle() -> None:
    (page,) = pdf_rects(document(9, Imposition(PAPERS["a4"], scale=(1.006, 1.004))))
    boxes = cards_of(page, 63.5 * 1.006, 88.9 * 1.004)
    assert len(boxes) == 9
    middle = boxes[4]
    assert (middle.cx, middle.cy) == pytest.approx((105, 148.5), abs=0.01)


@pytest.mark.parametrize(
    ("backs", "duplex"),
    [(Backs.LONG, "/DuplexFlipLongEdge"), (Backs.SHORT, "/DuplexFlipShortEdge"), (Backs.FOLD, "/Simplex")],
)
def test_the_pdf_asks_the_printer_for_the_right_flip(backs: Backs, duplex: str) -> None:
    reader = PdfReader(io.BytesIO(write_pdf(document(2, Imposition(PAPERS["a4"], backs)))[0]))
    preferences = reader.trailer["/Root"]["/ViewerPreferences"]  # type: ignore[index]
    assert preferences["/Duplex"] == duplex
    assert preferences["/PrintScaling"] == "/None"


def slugs(made: Document) -> list[list[str]]:
    """The words outside the cards, page by page."""
    return [
        [node.text for top in page.nodes if isinstance(top, Group) and top.name == "slug" for node in texts(top)]
        for page in made.pages()
    ]


def texts(node: Node) -> Iterator[Text]:
    return (leaf for leaf, _ in walk([node]) if isinstance(leaf, Text))


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(
    ("code", "note", "advice", "labels"),
    [
        (
            "en",
            "100 mm · print at 100 % (actual size)",
            "two-sided, flip on long edge",
            ["Sample · sheet 1 of 2 · front", "Sample · sheet 2 of 2 · back"],
        ),
        (
            "pl",
            "100 mm · drukuj w skali 100% (rozmiar rzeczywisty)",
            "dwustronnie, obrót wzdłuż długiej krawędzi",
            ["Sample · arkusz 1 z 2 · awers", "Sample · arkusz 2 z 2 · rewers"],
        ),
    ],
)
def test_the_first_sheet_says_how_to_print_and_every_sheet_which_it_is(
    paper: str, code: str, note: str, advice: str, labels: list[str]
) -> None:
    found = slugs(document(10, Imposition(PAPERS[paper], Backs.LONG), code=code))
    assert found[0] == [note, labels[0], advice]
    assert found[3] == [labels[1]]
    assert all(note not in page and advice not in page for page in found[1:])


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_bar_is_100_mm_long(paper: str) -> None:
    page = next(document(9, Imposition(PAPERS[paper])).pages())
    lengths = []
    for node in page.nodes:
        if isinstance(node, Group) and node.name == "slug":
            for leaf, put in walk([node]):
                if isinstance(leaf, Line):
                    (x1, y1), (x2, y2) = put.apply(leaf.x1, leaf.y1), put.apply(leaf.x2, leaf.y2)
                    lengths.append(abs(x2 - x1) + abs(y2 - y1))
    assert max(lengths) == pytest.approx(100, abs=1e-6)


def test_folded_sheets_name_the_fold_line() -> None:
    (words,) = slugs(document(4, Imposition(PAPERS["a4"], Backs.FOLD), code="pl"))
    assert "linia zgięcia" in words


def test_separate_backs_are_a_section_of_their_own() -> None:
    made = document(10, Imposition(PAPERS["a4"], Backs.SEPARATE))
    titles = [[bookmark.title for bookmark in page.bookmarks] for page in made.pages()]
    assert titles == [["Fronts"], [], ["Backs"], []]


def test_pages_are_labelled_by_sheet_and_side() -> None:
    made = document(10, Imposition(PAPERS["a4"], Backs.LONG))
    assert [page.label for page in made.pages()] == ["1 front", "1 back", "2 front", "2 back"]


def test_backs_have_no_cut_marks_on_two_sided_sheets() -> None:
    front, back = document(9, Imposition(PAPERS["a4"], Backs.LONG)).pages()
    assert any(isinstance(node, Line) for node in front.nodes)
    assert not any(isinstance(node, Line) for node in back.nodes)


def test_marks_can_be_left_out() -> None:
    (page,) = document(9, Imposition(PAPERS["a4"], marks=False)).pages()
    assert not any(isinstance(node, Line) for node in page.nodes)


def test_low_ink_leaves_no_fill_on_the_page() -> None:
    for page in document(9, Imposition(PAPERS["a4"], Backs.LONG, low_ink=True)).pages():
        for node, _ in walk(page.nodes):
            assert not (isinstance(node, Rect) and node.paint.fill)
            assert not (isinstance(node, Text) and node.color != "#000000")
            assert not (isinstance(node, Line) and node.pen.color != "#000000")


def test_faces_are_drawn_sheet_by_sheet() -> None:
    counter = Counter()
    deck = sample_deck(540, counter=counter)
    made = deck_document(deck, Imposition(PAPERS["a4"], Backs.LONG), WORDS["en"], THEME, scribe(), "en")
    pages = made.pages()
    next(pages)
    assert counter.fronts == list(range(9))
    next(pages)
    assert counter.backs == ["plain"]


def test_the_same_document_gives_the_same_bytes() -> None:
    how = Imposition(PAPERS["a4"], Backs.SHORT, 2.0)
    assert write_pdf(document(5, how)) == write_pdf(document(5, how))


def test_words_outside_the_safe_zone_are_found_once_a_face() -> None:
    size = SIZES["poker"]
    stray = Text(1, 20, "Ogień", Face("Fira Sans"), 3.5)

    def face() -> list[Node]:
        return [ground(size, "#FFFFFF"), stray]

    deck = Deck("d", "D", size, tuple(Card(f"Karta {i}", face, "b") for i in range(3)), {"b": face})
    pen = scribe("pl")
    for _page in deck_document(deck, Imposition(PAPERS["a4"], Backs.LONG), WORDS["pl"], THEME, pen, "pl").pages():
        pass
    assert codes(pen.findings) == ["outside-safe-zone"] * 4
    assert "Karta 0 (rewers)" in pen.findings[3].message


def test_an_unsound_deck_is_refused() -> None:
    with pytest.raises(ContentError) as error:
        deck_document(sample_deck(0), Imposition(PAPERS["a4"]), WORDS["en"], THEME, scribe(), "en")
    assert codes(error.value.findings) == ["empty-deck"]


def test_notes_on_the_bleed_reach_the_scribe() -> None:
    pen = scribe()
    deck_document(sample_deck(9), Imposition(PAPERS["a4"], bleed=3.0), WORDS["en"], THEME, pen, "en")
    assert codes(pen.findings) == ["no-room-for-bleed"]
