"""Worked examples in YAML, what is given and what must come out, tried against the rules.

A file is a list; each example has an ``id``, the ``rule`` that it tries, what is ``given`` and what to ``expect``, and
may have ``edition`` (of the rules), ``variant``, ``cite`` and ``what``. Only the keys under ``expect`` are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator.errors import ContentError, Finding, Place, did_you_mean, raise_if_errors
from generator.games.daredragon.content import Content
from generator.games.daredragon.rules import example_answers_fight as fights
from generator.games.daredragon.rules import example_answers_turns as turns
from generator.games.daredragon.rules import example_situations as cases
from generator.games.daredragon.rules.ruleset import CURRENT, RuleSet
from generator.games.daredragon.rules.variants import apply_variant
from generator.source.model import Model, check, load
from generator.source.nodes import Source, Step
from generator.source.reader import read_yaml

#: For each rule that examples can try: the model of what is given, and the function that answers it.
RULES: Mapping[str, tuple[type[Model], Callable[..., dict[str, Any]]]] = {
    "dracometer": (cases.StepsCase, turns.steps),
    "turn-order": (cases.TableCase, turns.order),
    "neighbours": (cases.SeatCase, turns.sides),
    "daredevil-timing": (cases.DaredevilTimingCase, turns.daredevil_timing),
    "dragon-timing": (cases.DragonTimingCase, turns.dragon_timing),
    "dragon-card": (cases.DragonCardCase, turns.dragon_card),
    "glare": (cases.GlareCase, turns.glares),
    "guard": (cases.GuardTimeCase, turns.guard),
    "riposte": (cases.RiposteCase, turns.riposte),
    "health": (cases.HealthCase, turns.health),
    "card": (cases.CardCase, turns.card),
    "deck": (cases.DeckCase, turns.deck),
    "dragon-attack": (cases.DragonAttackCase, fights.dragon_attack),
    "daredevil-attacks": (cases.DaredevilAttacksCase, fights.daredevil_attacks),
    "draw-aggro": (cases.ActorCase, fights.aggro),
    "roar": (cases.FightCase, fights.roared),
    "regeneration": (cases.FightCase, fights.regenerated),
    "first-aid": (cases.ActorCase, fights.aided),
    "helping-hand": (cases.ActorCase, fights.helped),
    "deal": (cases.ActorCase, fights.dealt),
    "outcome": (cases.FightCase, fights.ending),
}


class Example(Model):
    """One worked example. ``cite`` says where it comes from, ``what`` what it shows."""

    id: str
    rule: str
    what: str = ""
    cite: str = ""
    edition: str = CURRENT.version
    variant: str | None = None
    given: dict[str, Any]
    expect: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Tried:
    """An example tried: what the rules answer, and a finding for each thing that is not as expected."""

    example: Example
    answer: Mapping[str, Any]
    findings: tuple[Finding, ...]


def try_examples(content: Content, source: Source) -> list[Tried]:
    """Every example of a file, tried. Raises ContentError if the file is no list of examples."""
    data = source.data
    if not isinstance(data, list):
        hint = "write each as “- id: …”, with rule, given and expect"
        raise ContentError([Finding("wrong-type", "a file of examples is a list", source.place(), hint=hint)])
    examples: list[Example] = []
    findings: list[Finding] = []
    for index in range(len(data)):
        example, wrong = check(Example, source, (index,))
        findings.extend(wrong)
        if example is not None:
            examples.append(example)
    raise_if_errors(findings)
    return [try_example(content, example, source, index) for index, example in enumerate(examples)]


def try_example(content: Content, example: Example, source: Source, index: int) -> Tried:
    """One example, tried; what it gets wrong about the game is among the findings."""
    try:
        answer = answer_to(content, example, source, index)
    except ContentError as error:
        placed = (located(finding, source.place((index, "given"))) for finding in error.findings)
        return Tried(example, {}, tuple(placed))
    differing = differences(example.id, example.expect, answer, source, (index, "expect"), ())
    return Tried(example, answer, tuple(differing))


def answer_to(content: Content, example: Example, source: Source, index: int) -> dict[str, Any]:
    """What the rules answer to an example. Raises ContentError for a situation that cannot be."""
    if example.rule not in RULES:
        message = f"no rule of the examples is called “{example.rule}”"
        where = source.place((index, "rule"))
        raise ContentError([Finding("unknown-rule", message, where, hint=did_you_mean(example.rule, RULES))])
    model, answering = RULES[example.rule]
    case = load(model, source, (index, "given"))
    if example.variant is not None:
        content = apply_variant(content, example.variant)
    return answering(content, case, RuleSet(example.edition))


def located(finding: Finding, where: Place) -> Finding:
    """A finding of the rules put where the situation stands, unless it knows better."""
    if finding.where.file:
        return finding
    return Finding(finding.code, finding.message, where, finding.severity, finding.hint)


def differences(
    name: str, expected: Any, answer: Any, source: Source, loc: tuple[Step, ...], path: tuple[str, ...]
) -> Iterable[Finding]:
    """Where an answer is not as expected; keys that are not expected are not looked at."""
    if isinstance(expected, dict) and isinstance(answer, Mapping):
        for key, value in expected.items():
            if str(key) not in answer:
                message = f"{name}: the rules say nothing of “{key}”"
                hint = did_you_mean(key, [str(known) for known in answer])
                yield Finding("unknown-answer", message, source.place((*loc, key), key=True), hint=hint)
            else:
                yield from differences(name, value, answer[str(key)], source, (*loc, key), (*path, str(key)))
    elif not same(expected, answer):
        message = f"{name}: {'.'.join(path)} should be {shown(expected)}, the rules give {shown(answer)}"
        yield Finding("example-differs", message, source.place(loc))


def same(expected: Any, answer: Any) -> bool:
    """Whether an answer is as expected; a turn may be written as a number."""
    if isinstance(expected, list) and isinstance(answer, list):
        return len(expected) == len(answer) and all(map(same, expected, answer))
    if isinstance(answer, str) and isinstance(expected, int) and not isinstance(expected, bool):
        return answer == str(expected)
    if isinstance(answer, str) and isinstance(expected, str):
        return answer == expected or (answer.endswith("❖") and answer[:-1] + "d" == expected)
    return type(expected) is type(answer) and bool(expected == answer)


def shown(value: Any) -> str:
    """A value as an example would write it."""
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, list):
        return f"[{', '.join(map(shown, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(inner)}" for key, inner in value.items()) + "}"
    return str(value)


def check_examples(content: Content, paths: Iterable[Path], shown_root: Path | None = None) -> list[Finding]:
    """The findings of all examples in all files, in their order; names of files start below ``shown_root``."""
    findings: list[Finding] = []
    ids: dict[str, Place] = {}
    for path in paths:
        name = path.as_posix() if shown_root is None else path.relative_to(shown_root).as_posix()
        try:
            source = read_yaml(path, name)
            tried = try_examples(content, source)
        except ContentError as error:
            findings.extend(error.findings)
            continue
        for index, one in enumerate(tried):
            where = source.place((index, "id"))
            if one.example.id in ids:
                message = f"a second example is called “{one.example.id}”"
                findings.append(Finding("duplicate-id", message, where, hint=f"the first is at {ids[one.example.id]}"))
            ids.setdefault(one.example.id, where)
            findings.extend(one.findings)
    return findings
