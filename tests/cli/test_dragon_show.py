"""``dragonpress dragon show`` and ``compare``: figures with their origins, and dragons side by side."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

Run = Callable[..., Result]
Write = Callable[..., Path]

EMBER = "name: Ember\nbody: light\nwings: huge\nbreath: flame\nclaws: sharp\n"


def line_of(text: str, start: str) -> list[str]:
    """The words of the line that begins so, without its beginning."""
    (line,) = [line for line in text.splitlines() if line.startswith(f"{start}  ")]
    return line.removeprefix(start).split()


def test_every_figure_tells_where_it_comes_from(run: Run, dragon_file: Write) -> None:
    result = run("dragon", "show", dragon_file(EMBER))
    assert result.exit_code == 0, result.output
    assert line_of(result.stdout, "Minimum speed") == ["2", "printed", "flight", "minimum_speed.light"]
    assert line_of(result.stdout, "Turn of 180°")[:4] == ["4", "printed", "flight", "rating.light.huge;"]
    assert line_of(result.stdout, "Turn of 180°")[4:] == ["turning", "costs.B.180"]
    assert line_of(result.stdout, "Design points") == ["13", "derived", "costs"]
    assert line_of(result.stdout, "Initiative (optional rule)")[0] == "+2"
    assert "Design points: the only costs rising step by step" in result.stdout
    assert "flight: Dragon Design, step 1: Maneuverability and Speed Table" in result.stdout


def test_a_rider_and_a_note_are_told(run: Run) -> None:
    result = run("dragon", "show", "Tankerous")
    assert "+2 to the roll" in result.stdout and "The original sheet has the figure 1" in result.stdout
    assert line_of(result.stdout, "Close combat with the rider")[0] == "3"


def test_in_polish_with_polish_dice(run: Run) -> None:
    result = run("dragon", "show", "Ozonic", "--lang", "pl")
    assert line_of(result.stdout, "Obrażenia od zionięcia")[:3] == ["3k6", "z", "zasad"]
    assert "bardzo ciężki" in result.stdout


def test_figures_as_json(run: Run) -> None:
    (record,) = json.loads(run("dragon", "show", "Ozonic", "--json").stdout)["dragons"]
    assert (record["name"], record["body"], record["rider"]) == ("Ozonic", "very-heavy", "crossbow-shooter")
    figures = {entry["figure"]: entry for entry in record["figures"]}
    assert (figures["rating"]["value"], figures["rating"]["provenance"]) == ("G", "derived")
    assert figures["breath_damage"]["value"] == "3d6"
    assert figures["max_speed"]["cells"] == [
        {
            "file": "tables/flight.yaml",
            "cell": "maximum_speed.medium",
            "cite": "Dragon Design, step 1: Maneuverability and Speed Table",
        }
    ]


def test_a_wrong_dragon_is_not_shown(run: Run, dragon_file: Write) -> None:
    result = run("dragon", "show", dragon_file(EMBER + "rating: C\n"))
    assert result.exit_code == 1 and result.stdout == ""
    assert "my.yaml:6:9: error wrong-value" in result.stderr


def test_two_dragons_side_by_side(run: Run) -> None:
    result = run("dragon", "compare", "Reaper", "Skyblazer")
    assert result.exit_code == 0
    assert line_of(result.stdout, "Design points")[:4] == ["20", "worse", "18", "better"]
    assert line_of(result.stdout, "Maximum speed")[:3] == ["15", "15", "the"]
    assert line_of(result.stdout, "Maneuverability")[:4] == ["E", "worse", "C", "better"]
    assert line_of(result.stdout, "Damage points, body")[:4] == ["60", "better", "40", "worse"]
    assert "Reaper: best in 2, worst in 8." in result.stdout
    assert "Skyblazer: best in 8, worst in 2." in result.stdout


def test_better_and_worse_agree_with_any_polish_figure(run: Run) -> None:
    result = run("dragon", "compare", "Reaper", "Slash", "--lang", "pl")
    assert line_of(result.stdout, "Prędkość maksymalna")[:4] == ["15", "lepiej", "13", "gorzej"]


def test_three_dragons_with_one_of_a_file(run: Run, dragon_file: Write) -> None:
    result = run("dragon", "compare", dragon_file(EMBER), "Zippinchill", "Tankerous", "--json")
    record = json.loads(result.stdout)
    assert record["dragons"] == ["Ember", "Zippinchill", "Tankerous"]
    rows = {row["figure"]: row for row in record["rows"]}
    assert rows["cost"] == {
        "figure": "cost",
        "better": "lower",
        "values": [13, 10, 12],
        "marks": ["worst", "best", None],
    }
    assert rows["claw_damage"]["marks"] == ["worst", "worst", "best"]


def test_one_dragon_cannot_be_compared(run: Run) -> None:
    result = run("dragon", "compare", "Reaper")
    assert result.exit_code == 1 and "too-few-dragons" in result.stderr
