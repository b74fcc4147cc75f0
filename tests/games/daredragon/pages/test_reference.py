"""The reference: tables that equal the figures, on both papers, in both languages."""

from __future__ import annotations

import pytest

from generator.games.daredragon.pages import reference
from generator.games.game import Job
from generator.scene.nodes import Line, Node, Text, walk
from generator.scene.page import Page
from tests.games.daredragon.conftest import Changed
from tests.games.daredragon.pages.conftest import MakeJob
from tests.games.daredragon.pages.reading import PT, plain, sizes, texts

LANGUAGES = pytest.mark.parametrize("language", ["en", "pl"])
PAPERS = pytest.mark.parametrize("paper", ["a4", "letter"])


def pages(job: Job) -> list[Page]:
    made = list(reference.compose(job).pages())
    assert job.scribe.findings == []
    return made


def row(nodes: tuple[Node, ...], title: str, cells: int) -> list[str]:
    """The cells of a table row from its title on, by their place on the page."""
    runs = [node for node, _ in walk(nodes) if isinstance(node, Text)]
    at = next(run for run in runs if run.text == title)
    line = sorted((run for run in runs if abs(run.y - at.y) < 0.01 and run.x >= at.x), key=lambda run: run.x)
    return [run.text for run in line][:cells]


@LANGUAGES
@PAPERS
def test_three_pages_without_findings_and_nothing_smaller_than_8_points(
    job: MakeJob, language: str, paper: str
) -> None:
    made = job(language, paper)
    first, second, third = pages(made)
    assert (first.width, first.height) == (second.width, second.height) == (made.paper.width, made.paper.height)
    assert (third.width, third.height) == (made.paper.height, made.paper.width)
    for page in (first, second, third):
        assert min(sizes(page.nodes)) >= 8 - 1e-6


@LANGUAGES
@PAPERS
def test_everything_stays_on_the_paper(job: MakeJob, language: str, paper: str) -> None:
    from generator.text.fonts import text_width

    for page in pages(job(language, paper)):
        for node, put in walk(page.nodes):
            if isinstance(node, Text):
                x, y = put.apply(node.x, node.y)
                right, _ = put.apply(node.x + text_width(node.text, node.face) * node.size, node.y)
                assert min(x, right) >= 9.9 and max(x, right) <= page.width - 9.9
                assert 9.9 <= y <= page.height - 9.9


def test_the_action_tables_hold_the_figures_of_the_decks(job: MakeJob) -> None:
    _, second, third = pages(job("pl"))
    for page in (second, third):
        assert row(page.nodes, "Zmiażdżenie", 6) == ["Zmiażdżenie", "Atak", "Paszcza", "4", "2", "13"]
        assert row(page.nodes, "Machnięcie", 6) == ["Machnięcie", "Atak obszarowy · Powalenie", "Ogon", "3", "2", "6"]
        assert row(page.nodes, "Regeneracja", 6) == ["Regeneracja", "Akcja specjalna", "–", "1", "1", "+8"]
        assert row(page.nodes, "Szarża", 4) == ["Szarża", "Atak", "4", "8"]
        assert row(page.nodes, "Pierwsza pomoc", 4) == ["Pierwsza pomoc", "Wsparcie", "4", "+8"]
        assert row(page.nodes, "Osłona", 4) == ["Osłona", "Wsparcie · Czuwanie", "–", "–"]


def test_cards_are_named_with_their_suits_where_those_matter(job: MakeJob) -> None:
    _, second, _ = pages(job("pl"))
    words = plain("|".join(texts(second.nodes)))
    for cards in ("D, W|Osłona", "A |♥♦|Ognisty oddech", "A |♠♣|Przeraźliwy ryk", "3, 2 |♠♣|Łypnięcie okiem w lewo"):
        assert cards in words


def test_a_changed_figure_changes_the_sheets(job: MakeJob, changed: Changed) -> None:
    content = changed(
        "daredevil-deck", "effect: damage, warm_up: 4, damage: 8", "effect: damage, warm_up: 3, damage: 10"
    )
    _, second, third = pages(job(content=content))
    for page in (second, third):
        assert row(page.nodes, "Charge", 4) == ["Charge", "Attack", "3", "10"]


def test_modifiers_at_a_glance(job: MakeJob) -> None:
    first, _, third = pages(job())
    for page in (first, third):
        large = [
            n.text for n, _ in walk(page.nodes) if isinstance(n, Text) and n.face.weight == 700 and n.size > 13.5 * PT
        ]
        told = "".join(large).replace("Ϟ", "Ϟ ")
        for figures in ("+2Ϟ +1Ϟ +1Ϟ −1Ϟ −2Ϟ −3Ϟ", "+2Ϟ +1Ϟ +1Ϟ −1Ϟ −2Ϟ"):
            assert figures in told
        assert large.count("+1") >= 5


def test_a_changed_modifier_changes_the_sheet(job: MakeJob, changed: Changed) -> None:
    first, *_ = pages(
        job(content=changed("modifiers", "shield: {steps: -3, area: true}", "shield: {steps: -4, area: true}"))
    )
    assert "−4" in "".join(texts(first.nodes))
    assert "−3" not in "".join(texts(first.nodes))


def test_health_of_daredevils_and_of_parts(job: MakeJob) -> None:
    first, *_ = pages(job())
    assert row(first.nodes, "20–14", 3) == ["20–14", "5", "–"]
    assert row(first.nodes, "13–7", 4)[:2] == ["13–7", "4"]
    assert row(first.nodes, "6–1", 2) == ["6–1", "3"]
    words = texts(first.nodes)
    assert words.count("25–14") == 1 and words.count("13–1") == 1


def test_who_plays_is_named(job: MakeJob) -> None:
    first, *_ = pages(job("pl"))
    for name in ("Gorrak", "Lirien", "Pip", "Magnus", "Odda", "Brat Anzelm", "Skeldrath"):
        assert name in map(plain, texts(first.nodes))


@LANGUAGES
def test_each_page_has_the_credit_and_the_bar(job: MakeJob, language: str) -> None:
    for page in pages(job(language)):
        assert "Bartosz Sułkowski, CC BY 4.0" in plain(" ".join(texts(page.nodes)))
        bar = [n for n, _ in walk(page.nodes) if isinstance(n, Line) and n.y1 == n.y2 and abs(n.x2 - n.x1 - 100) < 1e-9]
        assert bar


def test_the_sheet_to_fold_has_its_fold_in_the_middle_and_nothing_on_it(job: MakeJob) -> None:
    from generator.text.fonts import text_width

    *_, third = pages(job("pl"))
    (fold,) = [n for n, _ in walk(third.nodes) if isinstance(n, Line) and n.pen.dash]
    assert (fold.x1, fold.x2) == (148.5, 148.5)
    for node, put in walk(third.nodes):
        if isinstance(node, Text) and put.b == 0:
            assert not node.x < 148.5 < node.x + text_width(node.text, node.face) * node.size
