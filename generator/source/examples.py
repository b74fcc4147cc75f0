"""Worked examples: what is given and what must come out, for a rule to be tried against."""

from __future__ import annotations

from typing import Any

from generator.source.model import Model


class WorkedExample(Model):
    """One worked example. ``cite`` names the section of the source rules that it follows, ``what`` says what it shows.

    ``rule`` names the question; ``given`` is the situation, ``expect`` the answer. Their keys depend on the rule.
    """

    id: str
    rule: str
    what: str = ""
    cite: str = ""
    given: dict[str, Any]
    expect: dict[str, Any]
