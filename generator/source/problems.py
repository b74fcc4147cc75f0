"""What a model's own check found wrong: a code, a message and the keys that it is about."""

from __future__ import annotations

from dataclasses import dataclass

from generator.source.nodes import Step


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that a model's own check found wrong.

    ``loc`` leads from the checked value to the one that is wrong; ``on_key`` means its key rather than its value.
    """

    code: str
    message: str
    loc: tuple[Step, ...] = ()
    hint: str = ""
    on_key: bool = False

    def __str__(self) -> str:
        return f"{'.'.join(str(step) for step in self.loc) or 'here'}: {self.code} {self.message}"


class Problems(ValueError):  # noqa: N818 - it carries problems, and pydantic asks for a ValueError
    """All that one check found wrong; raise it in any pydantic validator."""

    def __init__(self, *problems: Problem) -> None:
        self.problems = problems
        super().__init__("; ".join(str(problem) for problem in problems))


def problem(code: str, message: str, *loc: Step, hint: str = "", on_key: bool = False) -> Problem:
    """A :class:`Problem` of the value at ``loc``: ``problem("too-heavy", "…", "riders", 2, hint="…")``."""
    return Problem(code, message, loc, hint, on_key)
