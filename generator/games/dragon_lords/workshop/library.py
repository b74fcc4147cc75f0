"""Finding dragons by what a person names: files of their own, or ready-made dragons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.errors import ContentError, Finding, Place, did_you_mean
from generator.games.dragon_lords.content import DragonLordsContent
from generator.games.dragon_lords.designs import Team, check_designs, looks_like_dragons
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.rules.checks import check_design
from generator.source.model import check
from generator.source.reader import Source, read_yaml

SUFFIXES = (".yaml", ".yml")


@dataclass(frozen=True, slots=True)
class Found:
    """A dragon with the budget that it has to keep to, in design points, if there is one."""

    design: Design
    budget: int | None


@dataclass(frozen=True, slots=True)
class Search:
    """The dragons that could be read, everything that is wrong, and what the files allow their dragons together."""

    dragons: tuple[Found, ...]
    findings: tuple[Finding, ...]
    legions: tuple[int, ...]


def find_dragons(content: DragonLordsContent, words: Sequence[str], budget: int | None = None) -> Search:
    """The dragons that ``words`` name, in that order: each word is a file, or the name of a ready-made dragon.

    ``budget`` is the most design points that each may cost; a lower budget in a file counts instead.
    """
    dragons: list[Found] = []
    findings: list[Finding] = []
    legions: list[int] = []
    for word in words:
        try:
            if is_ready_made(content, word):
                design = content.dragon(word)
                index = content.dragons.dragons.index(design)
                findings += check_design(content.tables, design, content.sources["dragons"], ("dragons", index), budget)
                dragons.append(Found(design, budget))
                continue
            source = read_dragon_file(content, word)
        except ContentError as error:
            findings += error.findings
            continue
        designs, problems = check_designs(content.tables, source, budget)
        findings += problems
        team = team_of(source)
        limits = [budget, team.budget if team is not None else None]
        dragons += [Found(design, lowest(design.budget, *limits)) for design in designs]
        if team is not None and team.legion is not None:
            legions.append(team.legion)
    return Search(tuple(dragons), tuple(findings), tuple(legions))


def is_ready_made(content: DragonLordsContent, word: str) -> bool:
    """Whether a word names a ready-made dragon. A file of that name goes first."""
    names = {dragon.name.casefold() for dragon in content.dragons.dragons}
    return word.strip().casefold() in names and not Path(word).exists()


def read_dragon_file(content: DragonLordsContent, word: str) -> Source:
    """A file about dragons. Raises ContentError if there is none, or if it is about something else."""
    path = Path(word)
    named_as_file = path.suffix.lower() in SUFFIXES or len(path.parts) > 1
    if not named_as_file and not path.exists():
        files = sorted(file.name for suffix in SUFFIXES for file in Path().glob(f"*{suffix}"))
        names = [dragon.name for dragon in content.dragons.dragons]
        hint = did_you_mean(word, [*names, *files])
        raise ContentError(
            [Finding("unknown-dragon", f"no file and no ready-made dragon is called “{word}”", hint=hint)]
        )
    source = read_yaml(path)
    if not looks_like_dragons(source):
        hint = "a dragon needs name, body, wings, breath, claws; dragonpress dragon new writes one"
        raise ContentError(
            [Finding("unknown-file", "there is no dragon in this file", Place(source.file, 1, 1), hint=hint)]
        )
    return source


def team_of(source: Source) -> Team | None:
    """What a file says about its dragons together, if it says that rightly."""
    if isinstance(source.data, dict) and "dragons" in source.data:
        return check(Team, source)[0]
    return None


def lowest(*limits: int | None) -> int | None:
    """The lowest of the limits that there are."""
    return min((limit for limit in limits if limit is not None), default=None)
