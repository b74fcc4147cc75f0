"""Play sheets as printed: every figure on the page, every circle in its place, for every dragon there can be."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pypdf
import pytest

from generator.backend.pdf import write_pdf
from generator.games.dragon_lords.art.likeness import draw_likeness
from generator.games.dragon_lords.art.tracks import RADIUS
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.model.options import Body, Breath, Claws, Rider, Wings
from generator.games.dragon_lords.pages import likeness_panel, play_sheet
from generator.games.dragon_lords.pages.sheet import new_sheet
from generator.games.dragon_lords.rules.costs import all_designs
from generator.games.dragon_lords.rules.stats import stat_block
from generator.games.game import Job
from generator.games.registry import find_game
from generator.press import make_job, papers
from generator.scene.nodes import Circle, Node, Text, walk
from generator.text.fonts import letter_top
from generator.units import pt

GAME = find_game("dragon-lords")

#: The circles of each ready-made dragon: head, tail, body, both wings; and a wizard's magic points.
CIRCLES = {
    "Lectronist": (30, 30, 50, 35, 35, 0),
    "Kelvinight": (30, 30, 30, 30, 30, 0),
    "Zippinchill": (30, 30, 20, 40, 40, 0),
    "Thilindis": (30, 30, 50, 35, 35, 0),
    "Reaper": (30, 30, 60, 40, 40, 0),
    "Skyblazer": (30, 30, 40, 40, 40, 0),
    "Slash": (30, 30, 40, 30, 30, 60),
    "Blowderby": (30, 30, 60, 25, 25, 0),
    "Tankerous": (30, 30, 60, 20, 20, 0),
    "Fiercival": (30, 30, 50, 25, 25, 0),
    "Ozonic": (30, 30, 60, 30, 30, 0),
    "Stalwyrm": (30, 30, 60, 40, 40, 60),
}


def job(language: str = "en", paper: str = "a4", *files: Path) -> Job:
    return make_job(GAME, language, papers()[paper], {"dragons": files} if files else {})


def pages(made: Job) -> list[list[Node]]:
    return [[node for node, _ in walk(page.nodes)] for page in play_sheet.compose(made).pages()]


def circles(nodes: Iterable[Node], radius: float) -> int:
    return sum(isinstance(node, Circle) and abs(node.r - radius) < 1e-6 for node in nodes)


def words(nodes: Iterable[Node]) -> str:
    return " ".join(node.text for node in nodes if isinstance(node, Text))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_twelve_in_the_order_of_the_source_with_all_their_circles(language: str, paper: str) -> None:
    made = job(language, paper)
    sheets = pages(made)
    assert made.scribe.findings == []
    assert len(sheets) == len(CIRCLES)
    for (name, counts), nodes in zip(CIRCLES.items(), sheets, strict=True):
        assert name in words(nodes)
        assert circles(nodes, RADIUS) == sum(counts[:5]), name
        assert circles(nodes, 1.5) == counts[5], name


@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_on_a_sheet_is_smaller_than_eight_points(language: str) -> None:
    for nodes in pages(job(language)):
        assert min(node.size for node in nodes if isinstance(node, Text)) >= pt(8) - 1e-9


def test_everything_stays_on_the_paper() -> None:
    for paper in ("a4", "letter"):
        made = job("pl", paper)
        for nodes in pages(made):
            for node in nodes:
                if isinstance(node, Circle):
                    assert made.paper.area.x <= node.cx - node.r and node.cx + node.r <= made.paper.area.right
                if isinstance(node, Text):
                    width = made.scribe.width(node.text, made.theme.style("text").sized(node.size / pt(1)))
                    assert node.x >= made.paper.area.x - 0.1, node.text
                    assert node.y <= made.paper.area.bottom + 0.1, node.text
                    assert node.x + width * 0.8 <= made.paper.area.right + 3, node.text


def test_lectronists_sheet_tells_all_that_the_rules_say() -> None:
    text = words(pages(job("en"))[0])
    for part in ("Lectronist", "Heavy", "Large", "Lightning", "Dull", "None", "2d6+2", "E", "+5", "12"):
        assert part in text
    # Serious damage: cold breath, blunt claws, speed 14 less 2 for each wing, rating G with its turns.
    for part in ("Breath: Cold,", "T&C: Blunt,", "Maximum speed", "Rating", "2/3/5"):
        assert part in text
    assert "Head 30" in text and "Body 50" in text and "Left Wing 35" in text


def test_misprints_of_the_source_are_told_and_the_right_figure_is_printed() -> None:
    sheets = pages(job("en"))
    tankerous = words(sheets[8])
    assert "I‡" in tankerous and "+1‡" in tankerous and "‡ The original sheet" in tankerous
    stalwyrm = words(sheets[11])
    assert "Huge‡" in stalwyrm and "Very Large" in stalwyrm


def test_reconstructed_rows_carry_a_dagger_with_its_footnote() -> None:
    text = words(pages(job("en"))[0])
    assert "6†" in text and "12†" in text and "B†" in text
    assert "2†" not in text.replace("12†", "")
    assert "† reconstructed figure" in text


def test_the_polish_sheet_is_in_polish() -> None:
    text = words(pages(job("pl"))[6])
    for part in ("Średni", "Średnie", "Płomień", "Tępe", "Czarodziej", "3k6", "Ciężkie obrażenia".upper(), "Wypad"):
        assert part in text
    assert not re.search(r"\b(Heavy|Wing|Breath|speed|d6)\b", text)


def test_no_polish_line_ends_with_a_word_of_one_letter() -> None:
    for nodes in pages(job("pl")):
        for node in nodes:
            if isinstance(node, Text) and len(node.text) > 2:
                assert not re.search(r"\s[aiouwzAIOUWZ]$", node.text), node.text


def test_the_bar_is_100_mm_long_and_every_page_has_its_bookmark() -> None:
    data, count = write_pdf(play_sheet.compose(job("en")))
    reader = pypdf.PdfReader(io.BytesIO(data))
    assert count == 12
    assert [entry["/Title"] for entry in reader.outline] == list(CIRCLES)  # type: ignore[call-overload]
    content = pypdf.generic.ContentStream(reader.pages[0].get_contents(), reader)
    points = [[float(v) for v in operands] for operands, op in content.operations if op in (b"m", b"l")]
    lengths = [abs(b[0] - a[0]) for a, b in pairwise(points) if a[1] == b[1]]
    assert any(length == pytest.approx(100 / 25.4 * 72, abs=0.001) for length in lengths)


def test_names_on_paper_are_the_names_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(
        "- {name: Żmij Łęgowy, body: light, wings: tiny, breath: ice, claws: dull, note: śpi do 9 & <i>}\n",
        encoding="utf-8",
    )
    made = job("pl", "a4", path)
    (nodes,) = pages(made)
    assert made.scribe.findings == []
    assert "Żmij Łęgowy" in words(nodes)
    assert "śpi do 9 & <i>" in words(nodes).replace("\u00a0", " ")


def test_every_one_of_the_3750_dragons_prints_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(likeness_panel, "draw_likeness", cache(draw_likeness))
    made = {language: job(language) for language in ("en", "pl")}
    tables = made["en"].content.tables
    bodies = dict(zip(Body, (20, 30, 40, 50, 60), strict=True))
    wings = dict(zip(Wings, (20, 25, 30, 35, 40), strict=True))
    ratings = "ABCDEFGHI"
    count = 0
    for index, design in enumerate(all_designs()):
        language = ("en", "pl")[index % 2]
        sheet = new_sheet(made[language], stat_block(tables, design))
        play_sheet.draw(sheet)
        nodes = [node for node, _ in walk(sheet.easel.nodes)]
        assert circles(nodes, RADIUS) == 60 + bodies[design.body] + 2 * wings[design.wings]
        assert circles(nodes, 1.5) == (60 if design.rider is Rider.WIZARD else 0)
        rating = ratings[list(Body).index(design.body) + 4 - list(Wings).index(design.wings)]
        assert any(isinstance(node, Text) and node.text == rating for node in nodes)
        count += 1
    assert count == 3750
    assert [finding for each in made.values() for finding in each.scribe.findings] == []


def test_the_longest_words_of_every_trait_fit_on_both_papers() -> None:
    for language, paper in product(("en", "pl"), ("a4", "letter")):
        made = job(language, paper)
        for step in range(5):
            rider = list(Rider)[step]
            traits = {"body": list(Body)[step], "wings": list(Wings)[4 - step], "breath": list(Breath)[step]}
            design = Design(name="Żółw", claws=list(Claws)[step], rider=rider, **traits)  # type: ignore[arg-type]
            play_sheet.draw(new_sheet(made, stat_block(made.content.tables, design)))
        assert made.scribe.findings == [], (language, paper)


@pytest.mark.parametrize("name", ["Żółw", "Ěla", "Ấu", "Emberwing"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_accents_of_a_name_stay_clear_of_the_line_above(tmp_path: Path, paper: str, name: str) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(f"name: {name}\nbody: light\nwings: huge\nbreath: ice\nclaws: dull\n", encoding="utf-8")
    made = job("en", paper, path)
    (nodes,) = pages(made)
    texts = [node for node in nodes if isinstance(node, Text)]
    kicker = next(node.y for node in texts if node.text.startswith("DRAGON LORDS"))
    title = [node for node in texts if node.y == text_of(texts, name).y and node.x < 100]
    top = min(node.y - node.size * max(letter_top(letter, node.face) for letter in node.text) for node in title)
    assert top > kicker + 0.9
    assert made.scribe.findings == []


def text_of(texts: Iterable[Text], name: str) -> Text:
    """The node that begins a name; the rest may be set in other fonts."""
    return next(node for node in texts if name.startswith(node.text) and node.size > pt(20))
