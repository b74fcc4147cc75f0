"""The recorded game: its outcome worked out by hand, and steps that the rules forbid."""

from __future__ import annotations

import pytest

from generator.errors import ContentError
from generator.games.dragon_strike.book.play import replayed
from generator.games.dragon_strike.book.playfile import PlayFile
from generator.games.dragon_strike.book.replay import Replay
from generator.source.model import load
from generator.source.reader import parse_yaml
from tests.games.dragon_strike.book.conftest import job_for


@pytest.fixture(scope="module")
def game() -> Replay:
    return replayed(job_for("en"))


def test_the_gate_and_the_portcullis(game: Replay) -> None:
    found = game.results["warrior-gate"]
    assert found["cost"] == 4
    assert [entry.at for entry in found["comes"]] == ["K9", "N9"]
    assert game.results["portcullis"]["success"] is True  # 8 on a d12, 6 is needed


def test_who_hits_and_who_does_not(game: Replay) -> None:
    shot, blow = game.results["elf-shot"], game.results["orc-blow"]
    assert (shot["roll"], shot["needed"], shot["hits"], shot["distance"]) == (3, 4, 0, 5)
    assert (blow["roll"], blow["needed"], blow["hits"], blow["left"]) == (6, 6, 1, 7)  # just enough is enough
    assert (game.results["dart"]["damage"], game.results["dart"]["left"]) == (1, 0)
    claws = game.results["claws"]
    assert (claws["rolls"], claws["hits"], claws["left"]) == ((6, 3), 1, 6)


def test_how_it_stands_after_three_rounds(game: Replay) -> None:
    assert game.hourglass == [12, 11, 10]
    left = {name: player.left for name, player in game.players.items()}
    assert left == {"warrior": 6, "elf": 6, "wizard": 4, "snib": 0, "snob": 0, "perch": 1}
    assert {name: str(game.players[name].at) for name in ("warrior", "elf", "wizard", "perch")} == {
        "warrior": "M3",
        "elf": "K4",
        "wizard": "L5",
        "perch": "O3",
    }
    assert game.players["perch"].hovers


GATE = "{who: warrior, id: gate, way: [L17, L16, L15, L14], opens: [L16-L17]}"


def played(*steps: str) -> Replay:
    """Other steps in the first round of the recorded game."""
    lines = "".join(f"    - {step}\n" for step in steps)
    heroes = "{warrior: K18, elf: M18, wizard: L18}"
    text = f"adventure: flute\nheroes: {heroes}\nrounds:\n- steps:\n{lines}"
    game = replayed(job_for("en"))
    file = load(PlayFile, parse_yaml(text.encode(), "play.yaml"))
    return Replay(game.content, game.board, game.adventure, file, game.start).run()


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (["{who: warrior, id: a, way: [L17, L16]}"], "no step leads from L17 to L16"),
        (["{who: snib, id: a, way: [L10]}"], "snib is not on the board"),
        (["{who: elf, id: a, way: [N18]}", "{who: elf, id: b, way: [M18]}"], "a turn has one move and one action"),
        (
            [
                "{who: elf, id: a, way: [N18]}",
                "{who: warrior, id: b, way: [L17]}",
                "{who: elf, id: c, search: traps, roll: 6}",
            ],
            "its turn is over",
        ),
        (["{who: elf, id: a, way: [L18]}"], "nobody can stop on L18"),
        ([GATE, "{who: snib, id: b, way: [L10]}", "{who: elf, id: c, way: [N18]}"], "the Dragon Master plays last"),
        (["{who: warrior, id: a, feat: lift-heavy, roll: 8, raises: L13-L14}"], "it is out of reach"),
        (["{who: warrior, id: a, feat: pick-lock, roll: 8}"], "warrior cannot try it"),
        (["{who: warrior, id: a, attack: elf, weapon: bow, rolls: [5]}"], "cannot attack like that"),
        (["{who: warrior, id: a, attack: elf, weapon: sword, rolls: [5]}"], "the attack is too-far"),
        (["{who: warrior, id: a, way: [L17, L16, L15, L14, M14, M15, M16], opens: [L16-L17]}"], "more than its Speed"),
        (["{who: warrior, id: a, way: [L17], hovers: true}"], "it does not fly"),
        ([GATE, "{who: elf, id: b, searches: snob, finds: lucky-coin}"], "out of reach"),
        ([GATE, "{who: warrior, id: b, spell: magic-dart, at: snob}"], "cannot be cast at this target"),
        (["{who: wizard, id: a, search: traps, roll: 7}"], "there is no room to search"),
        (["{who: warrior, id: a, feat: lift-heavy, roll: 13}"], "a d12 cannot show 13"),
    ],
)
def test_steps_against_the_rules_are_told(steps: list[str], why: str) -> None:
    with pytest.raises(ContentError, match=why):
        played(*steps)


def test_a_step_that_is_two_things_is_none() -> None:
    with pytest.raises(ContentError, match="a step is one of"):
        played("{who: warrior, id: a, way: [L17], search: traps, roll: 7}")
