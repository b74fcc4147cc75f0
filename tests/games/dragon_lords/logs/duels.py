"""Game logs made for tests: two or more dragons near each other, and what is found in their turns."""

from __future__ import annotations

from generator.errors import Severity
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.logs import check_log
from generator.games.dragon_lords.logs.checking import replay_log
from generator.games.dragon_lords.logs.replay import Replay
from generator.source.reader import parse_yaml

DRAKE = "design: {body: average, wings: medium, breath: flame, claws: sharp"
"""A dragon of rating E, speeds 3 to 13, breath and claws 3d6; a rider can be added before the brace is closed."""

ASH = f"Ash: {{hex: '0910', facing: n, altitude: medium, {DRAKE}}}}}"
BANE = f"Bane: {{hex: '0905', facing: s, altitude: medium, {DRAKE}}}}}"


def log(*turns: str, rules: str = "", dragons: tuple[str, ...] = (ASH, BANE), more: str = "") -> str:
    """A log; each turn is its lines, without the leading spaces."""
    lines = [f"rules: {{{rules}}}", "dragons:", *(f"  {dragon}" for dragon in dragons), *more.splitlines(), "turns:"]
    for turn in turns:
        first, *rest = turn.strip("\n").splitlines()
        lines += [f"  - {first}", *(f"    {line}" for line in rest)]
    return "\n".join(lines) + "\n"


def turn(close_combat: str = "", order: str = "", **dragons: str) -> str:
    """A turn with the entries of its dragons, in braces as they are written."""
    lines = ["dragons:", *(f"  {name}: {{{entry}}}" for name, entry in dragons.items())]
    if order:
        lines.append(f"order: [{order}]")
    if close_combat:
        lines += ["close_combat:", f"  - {close_combat}"]
    return "\n".join(lines)


def found(content: DragonLordsContent, text: str) -> list[str]:
    """The errors of a log: code, dragon and message, in the order of their lines."""
    findings = check_log(content, parse_yaml(text.encode(), "log.yaml"))
    return [f"{each.code}: {each.message}" for each in findings if each.severity is Severity.ERROR]


def codes(content: DragonLordsContent, text: str) -> list[str]:
    """The codes of the errors of a log, in the order of their lines."""
    return [line.partition(":")[0] for line in found(content, text)]


def played(content: DragonLordsContent, text: str) -> Replay:
    """The game that a log without errors tells."""
    assert found(content, text) == []
    game, _ = replay_log(content, parse_yaml(text.encode(), "log.yaml"))
    assert game is not None
    return game
