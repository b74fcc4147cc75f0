"""Variants on cards, reference and board, and on the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from generator.errors import ContentError, Severity
from generator.games.daredragon.pages import board, decks, reference
from generator.games.daredragon.pages.edition import edition_of
from generator.scene.nodes import Text, walk
from tests.games.daredragon.pages.conftest import MakeJob
from tests.games.daredragon.pages.reading import plain, texts
from tests.games.daredragon.pages.test_decks import front

Run = Callable[..., Result]


def damage(job: MakeJob, side: str, card: str, variant: str) -> str:
    """The first large figure of a card."""
    deck = {"dragon": decks.dragon, "daredevils": decks.daredevils}[side](job(variant=variant))
    return next(n.text for n, _ in walk(front(deck, card)) if isinstance(n, Text) and n.size * 72 / 25.4 > 23)


@pytest.mark.parametrize(
    ("variant", "crush", "charge"),
    [
        ("much-easier", "8", "8"),
        ("easier", "10", "8"),
        ("", "13", "8"),
        ("harder", "16", "8"),
        ("much-harder", "20", "8"),
        ("much-slower", "8", "5"),
        ("slower", "10", "6"),
        ("faster", "16", "10"),
        ("much-faster", "20", "13"),
    ],
)
def test_cards_show_the_shifted_figures(job: MakeJob, variant: str, crush: str, charge: str) -> None:
    assert damage(job, "dragon", "K ♠", variant) == crush
    assert damage(job, "daredevils", "9 ♠", variant) == charge


def test_cards_say_which_variant_they_are(job: MakeJob) -> None:
    for language, said in (("en", "Variant: Harder"), ("pl", "Wariant trudniejszy")):
        deck = decks.dragon(job(language, variant="harder"))
        assert all(said in map(plain, texts(deck.front(index))) for index in range(54))
    assert not any("Variant" in text for text in texts(decks.dragon(job()).front(0)))


def test_a_clamped_shift_is_noted_and_printed(job: MakeJob) -> None:
    made = job(variant="slower")
    nodes = front(decks.daredevils(made), "10 ♠")
    (note,) = made.scribe.findings
    assert (note.code, note.severity) == ("clamped", Severity.NOTE)
    assert note.where.file.endswith("daredevil-deck.yaml")
    assert "Variant: Slower · stops at 0Ϟ" in " ".join(map(plain, texts(nodes))).replace(" Ϟ", "Ϟ")
    others = front(decks.daredevils(made), "9 ♠")
    assert not any("stops" in text for text in texts(others))


def test_board_and_reference_name_the_variant_and_its_steps(job: MakeJob) -> None:
    said = "Wariant dużo szybszy (wszystkie ataki +2Ϟ)"
    drawn = texts(board.compose(job("pl", variant="much-faster")).draw())
    assert said in plain("".join(drawn))
    pages = list(reference.compose(job("pl", variant="much-faster")).pages())
    assert all(said in plain("".join(texts(page.nodes))) for page in pages)


def test_the_reference_shows_the_shifted_figures_and_the_clamped_actions(job: MakeJob) -> None:
    first, second, _ = reference.compose(job(variant="much-slower")).pages()
    cells = texts(second.nodes)
    crush = cells.index("Crush")
    assert cells[crush + 1 : crush + 6] == ["Direct attack", "Jaws", "4", "2", "8"]
    assert "Entangle: stops at 0Ϟ" in plain("".join(texts(first.nodes)))


def test_the_standard_game_says_nothing(job: MakeJob) -> None:
    edition = edition_of(job(variant="standard"))
    assert (edition.variant_name, edition.variant_line, edition.clamped) == ("", "", [])


def test_an_unknown_variant_is_refused(job: MakeJob) -> None:
    with pytest.raises(ContentError) as caught:
        edition_of(job(variant="hardr"))
    assert caught.value.findings[0].hint == "did you mean “harder”?"


def test_the_command_line_says_what_is_meant(run: Run) -> None:
    result = run("build", "daredragon", "--variant", "hardr")
    assert result.exit_code == 1
    assert "error unknown-variant no variant “hardr”" in result.stderr
    assert "did you mean “harder”?" in result.stderr


def test_a_variant_for_games_that_have_none_is_refused(run: Run) -> None:
    result = run("build", "dragon-lords", "--only", "game-log", "--variant", "harder")
    assert result.exit_code == 1
    assert "error no-variants Dragon Lords: no variants to print" in result.stderr


def test_games_without_variants_are_printed_as_they_are_beside_one_that_has_them(run: Run) -> None:
    wanted = ("--only", "game-log", "--only", "board", "--only", "board-extension")
    result = run("build", *wanted, "--variant", "harder", "--out", "out")
    assert result.exit_code == 0, result.stderr
    files = {path.name for path in Path("out").rglob("*.pdf")}
    assert files == {"game-log.pdf", "board-harder.pdf", "board-extension-harder.pdf"}


def test_the_standard_variant_by_name_is_the_game_itself(run: Run) -> None:
    assert run("build", "daredragon", "--only", "board", "--variant", "standard", "--out", "a").exit_code == 0
    assert run("build", "daredragon", "--only", "board", "--out", "b").exit_code == 0
    one, other = Path("a/en/daredragon/board.pdf"), Path("b/en/daredragon/board.pdf")
    assert one.read_bytes() == other.read_bytes()


def test_variants_are_listed(run: Run) -> None:
    games = json.loads(run("list", "--json").stdout)["games"]
    variants = {game["id"]: game["variants"] for game in games}
    assert variants["dragon-lords"] == []
    assert variants["daredragon"][:3] == ["standard", "much-easier", "easier"]
    assert "variants of daredragon: standard, much-easier" in run("list").stdout
