"""Which edition of the rules is played: 1.0, or 1.0.2 with the rulings that it added."""

from __future__ import annotations

from dataclasses import dataclass

from generator.errors import ContentError, Finding, did_you_mean

VERSIONS = ("1.0", "1.0.2")


@dataclass(frozen=True, slots=True)
class RuleSet:
    """An edition of the rules. Raises ContentError for a version that it does not know.

    The two editions differ in two rulings; roar and glare were only put more plainly in 1.0.2.
    """

    version: str = "1.0.2"

    def __post_init__(self) -> None:
        if self.version not in VERSIONS:
            message = f"there are no rules “{self.version}”"
            raise ContentError([Finding("unknown-rules", message, hint=did_you_mean(self.version, VERSIONS))])

    @property
    def frees_at_once(self) -> bool:
        """Whether a part is free as soon as the extra warm-up turn is over.

        1.0: the extra turn at the start frees it. 1.0.2: it stays entangled until its attack resolves (2.1, Entangle).
        """
        return self.version == "1.0"

    @property
    def judges_at_start(self) -> bool:
        """Whether low health counts as it was when the action began.

        1.0.2 judges it when the attack resolves (2.3). 1.0 does not say; we read it the other way (reconstructed).
        """
        return self.version == "1.0"

    def judged(self, now: int, at_start: int | None) -> int:
        """The health points that count for a penalty on damage: now, or when the action began if that is known."""
        return at_start if self.judges_at_start and at_start is not None else now


CURRENT = RuleSet()
