"""The kinds of files of Dragon Lords, for editors and for the description of the format."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from generator.games.dragon_lords.content import FOLDER, table_files
from generator.games.dragon_lords.designs import Team
from generator.games.dragon_lords.logs.model import Log
from generator.games.dragon_lords.model.design import Design
from generator.source.examples import WorkedExample
from generator.source.kinds import FileKind

DRAGON = "dragon"
GAME_LOG = "game-log"

DRAGON_EXAMPLE = """\
name: Emberwing
body: light
wings: large
breath: flame
claws: sharp
rider: lancer
budget: 16
"""

LOG_EXAMPLE = """\
title: A first meeting
dragons:
  Kelvinight: {hex: "0508", facing: n, altitude: medium}
  Lectronist: {hex: "0501", facing: s, altitude: medium}
turns:
  - dragons:
      Kelvinight: {initiative: 7, speed: 5, move: [F5]}
      Lectronist: {initiative: 11, speed: 4, move: [F4]}
"""


class DragonTeam(Team):
    """Several dragons of one owner. ``budget`` is the most each may cost, ``legion`` the most all may cost together."""

    dragons: Annotated[tuple[Design, ...], Field(min_length=1)]
    """The dragons."""


def file_kinds() -> Iterator[FileKind]:
    """The player's files first, then the tables of the game."""
    yield FileKind(
        DRAGON,
        "A dragon of one's own",
        Design | DragonTeam | tuple[Design, ...],
        example=DRAGON_EXAMPLE,
        own=True,
        about="One dragon, a list of dragons, or a team with the points it may spend.",
    )
    yield FileKind(
        GAME_LOG, "A filled game log", Log, (f"content/{FOLDER}/logs/*.yaml",), example=LOG_EXAMPLE, own=True
    )
    for name, (file, model) in table_files().items():
        title = f"Dragon Lords: {name.replace('_', ' ')}"
        yield FileKind(f"{FOLDER}-{name.replace('_', '-')}", title, model, (f"content/{FOLDER}/{file}",))
    yield FileKind(
        f"{FOLDER}-examples",
        "Dragon Lords: worked examples",
        tuple[WorkedExample, ...],
        (f"content/{FOLDER}/examples/*.yaml",),
    )
