"""The state of a game while its log is replayed, and how a finding of it is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from generator.errors import Finding, did_you_mean
from generator.games.dragon_lords.logs.model import Combat, Entry, Log, Turn
from generator.games.dragon_lords.model.dice import Dice
from generator.games.dragon_lords.model.options import CampaignEvent
from generator.games.dragon_lords.model.tables import Tables
from generator.games.dragon_lords.rules.dragon import Dragon, Status
from generator.games.dragon_lords.rules.hex_numbers import Extent
from generator.games.dragon_lords.rules.initiative import Rolls
from generator.games.dragon_lords.rules.ruleset import RuleSet
from generator.source.reader import Source, Step

Loc = tuple[Step, ...]


@dataclass(slots=True)
class Replay:
    """A game as it stands. ``dragons`` are by the log's names, those out of the game too."""

    tables: Tables
    log: Log
    source: Source
    extent: Extent
    dragons: dict[str, Dragon]
    teams: dict[str, str]
    findings: list[Finding] = field(default_factory=list)
    events: dict[str, Counter[CampaignEvent]] = field(default_factory=dict)

    @property
    def rules(self) -> RuleSet:
        """The rules that the game is played by."""
        return self.log.rules

    def playing(self) -> list[str]:
        """The dragons still in play, in the order of the log."""
        return [name for name, dragon in self.dragons.items() if dragon.playing]

    def count(self, name: str, event: CampaignEvent, times: int = 1) -> None:
        """Note what earns or costs a dragon campaign points."""
        self.events.setdefault(name, Counter())[event] += times

    def lose_rider(self, name: str, dragon: Dragon) -> None:
        """Put down a dragon whose rider has been killed."""
        self.dragons[name] = dragon
        self.count(name, CampaignEvent.RIDER_KILLED)

    def take_out(self, name: str, status: Status) -> None:
        """Take a dragon out of the game."""
        self.dragons[name] = replace(self.dragons[name], status=status)

    def same_team(self, one: str, other: str) -> bool:
        """Whether two dragons fight on one side."""
        return bool(self.teams.get(one)) and self.teams.get(one) == self.teams.get(other)


@dataclass(slots=True)
class TurnInPlay:
    """One turn of the log while it is replayed. ``number`` counts from 1."""

    replay: Replay
    number: int
    record: Turn
    entries: dict[str, Entry]
    """The entries of the dragons in play."""
    misspelt: dict[str, str] = field(default_factory=dict)
    """How the log writes the names of entries that it misspells."""
    initiative: dict[str, Rolls] = field(default_factory=dict)
    moved: set[str] = field(default_factory=set)
    engaged: dict[str, str] = field(default_factory=dict)
    fights: list[tuple[int, Combat]] = field(default_factory=list)
    unlawful: set[int] = field(default_factory=set)
    """Fights that should not have been engaged in, by their index in the log."""
    doubtful: set[str] = field(default_factory=set)
    """Dragons that something has been found about, so that what the log says of them may rest on the same mistake."""
    acted: set[str] = field(default_factory=set)
    """Dragons whose riders have acted."""
    crashed: set[str] = field(default_factory=set)

    @property
    def loc(self) -> Loc:
        """Where the turn stands in the file."""
        return ("turns", self.number - 1)

    def entry_loc(self, name: str) -> Loc:
        """Where the entry of a dragon stands."""
        return (*self.loc, "dragons", self.misspelt.get(name, name))

    def entries_in_play(self) -> Iterator[tuple[str, Entry]]:
        """The entries of the dragons that are still in play now."""
        for name, entry in self.entries.items():
            if self.replay.dragons[name].playing:
                yield name, entry

    def note(self, code: str, who: str, message: str, loc: Loc, hint: str = "", *, on_key: bool = False) -> None:
        """Add a finding about the value at ``loc``; ``who`` is the dragon that it is about, if it is about one."""
        text = f"turn {self.number}, {who}: {message}" if who else f"turn {self.number}: {message}"
        where = self.replay.source.place(loc, key=on_key)
        self.doubtful.add(who)
        self.replay.findings.append(Finding(code, text, where, hint=hint))

    def in_play(self, name: str, who: str, loc: Loc, *, on_key: bool = False, meant: str = "") -> bool:
        """Whether a name, written at ``loc``, is that of a dragon in play; a finding if it is not.

        ``meant`` is the name that a misspelt one is taken for.
        """
        dragons = self.replay.dragons
        if name not in dragons:
            message = f"no dragon of this log is called “{name}”"
            hint = f"did you mean “{meant}”?" if meant else did_you_mean(name, dragons)
            self.note("unknown-dragon", who, message, loc, hint, on_key=on_key)
            if not meant:
                self.doubtful.update(dragons)  # whichever was meant
            return False
        if not dragons[name].playing:
            self.note("not-in-play", who, f"{name} is {dragons[name].status}", loc, on_key=on_key)
            return False
        return True

    def rolled(self, dice: Dice, roll: int | None, who: str, what: str, loc: Loc) -> int | None:
        """A roll that was written down, if it was and the dice can show it; otherwise a finding.

        ``loc`` leads to the roll; its last step is the key to write.
        """
        if roll is None:
            hint = f"write “{loc[-1]}: …”"
            self.note("missing-roll", who, f"the roll for {what} ({dice}) is missing", loc[:-1], hint)
            return None
        if roll not in dice.outcomes:
            message = f"{roll} for {what} cannot be rolled with {dice}; {dice.minimum} to {dice.maximum} can"
            self.note("wrong-roll", who, message, loc)
            return None
        return roll

    def not_rolled(self, roll: object, who: str, why: str, loc: Loc) -> None:
        """A finding if a roll was written down that had no place."""
        if roll is not None:
            self.note("needless-roll", who, why, loc, f"leave “{loc[-1]}” out")
