"""One size for the rules of a whole deck: the largest at which every rule fits its box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.errors import Finding, Place, Severity
from generator.kit.easel import Easel
from generator.scene.geometry import Box
from generator.text.breaking import TextLine, Word, fill, fits, size_steps
from generator.text.scribe import Block


@dataclass(frozen=True)
class Rule:
    """A text to be fitted: the card that it stands on, the box it has, and where it comes from."""

    card: str
    text: str
    box: Box
    where: Place


@dataclass(frozen=True)
class Fitted:
    """A rule at its size in points, and its lines."""

    rule: Rule
    size: float
    lines: Sequence[TextLine]

    def block(self, easel: Easel, valign: str = "top") -> Block:
        """The rule put into its box."""
        style = easel.style("rule").sized(self.size)
        return easel.scribe.place(self.lines, self.rule.box, style, valign=valign)


def fit_rules(easel: Easel, rules: Sequence[Rule]) -> list[Fitted]:
    """All rules at one size, the largest of the theme's range at which all of them fit.

    A rule that does not fit at the end of the range is set smaller by itself, down to the least size of all, with a
    note; one that does not fit at that size either is a finding with its card and the surplus lines.
    """
    scribe, theme = easel.scribe, easel.theme
    style = easel.style("rule")
    words = [scribe.measured(scribe.spans(rule.text, rule.where), style, rule.where) for rule in rules]
    smallest = theme.smallest("rule")
    common = size_steps(style.size, smallest)
    # The longest rule decides, so each size is tried until the first rule that does not fit.
    size = next(
        (size for size in common if all(fit(easel, rule, w, size)[1] for rule, w in zip(rules, words, strict=True))),
        smallest,
    )
    return [fit_one(easel, rule, w, size) for rule, w in zip(rules, words, strict=True)]


def fit(easel: Easel, rule: Rule, words: Sequence[Word], size: float) -> tuple[Sequence[TextLine], bool]:
    """The lines of a rule at a size, and whether they fit its box."""
    lines = fill(words, size, rule.box.width, easel.scribe.repeat_hyphen)
    return lines, fits(lines, easel.style("rule").sized(size), rule.box.width, rule.box.height)


def fit_one(easel: Easel, rule: Rule, words: Sequence[Word], size: float) -> Fitted:
    """A rule at the deck's size, or smaller if it must be."""
    scribe, least = easel.scribe, easel.theme.smallest("rule_least")
    lines, fitting = fit(easel, rule, words, size)
    if fitting:
        return Fitted(rule, size, lines)
    for smaller in size_steps(size, least)[1:]:
        lines, fitting = fit(easel, rule, words, smaller)
        if fitting:
            message = f"the rule of “{rule.card}” is set at {smaller:g} pt, the deck at {size:g} [{scribe.language}]"
            scribe.note(Finding("smaller-text", message, rule.where, Severity.NOTE, "shorten it, and it is set alike"))
            return Fitted(rule, smaller, lines)
    style = easel.style("rule").sized(least)
    surplus = len(lines) - max(0, int((rule.box.height - style.em) / style.line_height) + 1)
    over = f"{surplus} line{'s' if surplus != 1 else ''} too many" if surplus > 0 else "a word is too wide"
    message = f"the rule of “{rule.card}” does not fit at {least:g} pt: {over} [{scribe.language}]"
    scribe.note(Finding("text-too-long", message, rule.where, hint="shorten the text"))
    return Fitted(rule, least, lines)
