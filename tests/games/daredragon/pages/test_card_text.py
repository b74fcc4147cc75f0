"""One size for a deck; what is too long is set smaller with a note, or is a finding."""

from __future__ import annotations

from generator.errors import Place, Severity
from generator.games.daredragon.pages.card_text import Rule, fit_rules
from generator.kit.easel import Easel
from generator.scene.geometry import Box
from tests.games.daredragon.pages.conftest import MakeJob

BOX = Box(0, 0, 50, 20.4)
HERE = Place("actions.yaml", 3, 5)


def easel(job: MakeJob) -> Easel:
    made = job()
    return Easel(made.theme, made.scribe)


def of_words(count: int, name: str = "Bite") -> Rule:
    return Rule(name, " ".join(["dragon"] * count), BOX, HERE)


def shortest(job: MakeJob, size: float) -> Rule:
    """The shortest rule that alone is set below a size."""
    rules = (of_words(count) for count in range(10, 90))
    return next(rule for rule in rules if fit_rules(easel(job), [rule])[0].size < size)


def test_short_rules_share_the_largest_size(job: MakeJob) -> None:
    pad = easel(job)
    assert [fitted.size for fitted in fit_rules(pad, [of_words(3), of_words(9)])] == [8.5, 8.5]
    assert pad.scribe.findings == []


def test_the_longest_rule_decides_for_all(job: MakeJob) -> None:
    pad = easel(job)
    long, short = fit_rules(pad, [shortest(job, 8.5), of_words(3)])
    assert long.size == short.size < 8.5
    assert pad.scribe.findings == []


def test_a_longer_one_is_set_smaller_by_itself_with_a_note(job: MakeJob) -> None:
    pad = easel(job)
    long, short = fit_rules(pad, [shortest(job, 7.5), of_words(3)])
    assert (7 <= long.size < 7.5) and short.size == 7.5
    (note,) = pad.scribe.findings
    assert note.severity is Severity.NOTE and note.where == HERE
    assert note.message == f"the rule of “Bite” is set at {long.size:g} pt, the deck at 7.5 [en]"


def test_what_does_not_fit_at_all_is_a_finding_with_card_language_and_lines(job: MakeJob) -> None:
    pad = easel(job)
    fitted = fit_rules(pad, [of_words(90, "Roar")])[0]
    (finding,) = pad.scribe.findings
    assert finding.severity is Severity.ERROR and finding.where == HERE
    style = pad.style("rule").sized(7)
    room = int((BOX.height - style.em) / style.line_height) + 1
    surplus = len(fitted.lines) - room
    assert surplus > 1
    assert finding.message == f"the rule of “Roar” does not fit at 7 pt: {surplus} lines too many [en]"


def test_every_rule_is_set_even_if_it_does_not_fit(job: MakeJob) -> None:
    pad = easel(job)
    (fitted,) = fit_rules(pad, [of_words(90)])
    words = " ".join(node.text for node in fitted.block(pad).nodes).split()
    assert len(words) == 90
