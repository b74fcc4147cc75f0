"""The base of all models, and model errors put back on the lines that caused them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from typing import Self, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from generator.errors import ContentError, Finding
from generator.source import limits
from generator.source.locate import Located, locate, settle_unions
from generator.source.nodes import Data, Source, Step, follow
from generator.source.problems import Problem, Problems, problem
from generator.source.shapes import key_shapes, keys_of, options_of, shapes_at
from generator.source.words import (
    Words,
    missing_key,
    subject_of,
    tell,
    tell_key,
    unknown_key,
    unknown_option,
    with_value,
)

__all__ = ["Model", "Problem", "Problems", "check", "load", "problem"]

M = TypeVar("M", bound="Model")


class Model(BaseModel):
    """A frozen, strict model: unknown keys are refused, nothing is coerced.

    A model that checks more than the kinds of its fields overrides :meth:`problems`. A ``before`` validator must return
    what the field holds in the end (a tuple, not a list): what it returns is no longer taken for JSON.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    def problems(self) -> Iterable[Problem]:
        """What is wrong although each field alone is right. Runs when all fields have been accepted."""
        return ()

    @model_validator(mode="after")
    def _refuse_problems(self) -> Self:
        found = tuple(self.problems())
        if found:
            raise Problems(*found)
        return self


def load(cls: type[M], source: Source, loc: tuple[Step, ...] = ()) -> M:
    """The model of the value at ``loc``. Raises :class:`ContentError` with every finding on its line.

    A key that is a whole number fills a mapping whose keys are numbers as well as one whose keys are texts.
    """
    model, findings = check(cls, source, loc)
    if model is None:
        raise ContentError(findings)
    return model


def check(cls: type[M], source: Source, loc: tuple[Step, ...] = ()) -> tuple[M | None, list[Finding]]:
    """The model of the value at ``loc``, or ``None`` and what is wrong with it."""
    try:
        data = source.value(loc)
    except KeyError:
        return None, [_finding(missing_key(loc[-1]), source, loc)]
    try:
        # JSON is the one input for which pydantic's strict mode takes texts as enums and lists as tuples.
        return cls.model_validate_json(json.dumps(data, ensure_ascii=False, check_circular=False)), []
    except ValidationError as error:
        errors = error.errors(include_url=False)[: limits.MAX_FINDINGS]
    located = [locate(details, data) for details in errors]
    findings: list[Finding] = []
    for group in settle_unions(located):
        findings.extend(_findings(cls, group, data, source, loc))
    return None, findings


def _findings(
    cls: type[Model], group: list[Located], data: Data, source: Source, loc: tuple[Step, ...]
) -> list[Finding]:
    first = group[0]
    path, full, kind = first.path, loc + first.path, first.kind
    raised = first.context.get("error")
    if isinstance(raised, Problems):
        return [_problem_finding(p, source, full + p.loc) for p in raised.problems]
    if kind == "missing":
        return [_finding(missing_key(path[-1]), source, full)]
    if kind == "extra_forbidden":
        return [_extra_finding(cls, first, data, source, loc)]
    if kind in ("union_tag_not_found", "union_tag_invalid"):
        return [_tag_finding(first, source, full)]
    shapes = shapes_at(cls, path[:-1] if first.on_key else path, data)
    if first.on_key:
        return [_finding(tell_key(first, path[-1], options_of(key_shapes(shapes))), source, full, on_key=True)]
    return [_finding(tell(group, subject_of(full), source.value(full), options_of(shapes)), source, full)]


def _problem_finding(found: Problem, source: Source, loc: tuple[Step, ...]) -> Finding:
    """What a model's own check found, with the value that it is about."""
    message = found.message
    if not found.on_key:
        with suppress(KeyError):  # what is missing has no value
            message = with_value(message, source.value(loc))
    return _finding(Words(found.code, message, found.hint), source, loc, on_key=found.on_key)


def _extra_finding(cls: type[Model], located: Located, data: Data, source: Source, loc: tuple[Step, ...]) -> Finding:
    """A key that its group does not know; the keys that the group still lacks are the likeliest meant."""
    key, above = located.error["loc"][-1], located.path[:-1]
    present = follow(data, above)
    known = keys_of(shapes_at(cls, above, data))
    free = [name for name in known if not (isinstance(present, dict) and name in present)]
    return _finding(unknown_key(key, free or known), source, loc + located.path, on_key=True)


def _tag_finding(located: Located, source: Source, full: tuple[Step, ...]) -> Finding:
    """A discriminated union whose deciding key is missing or names no member."""
    key = str(located.context["discriminator"]).strip("'")
    if located.kind == "union_tag_not_found":
        return _finding(missing_key(key), source, (*full, key))
    try:
        found = source.value((*full, key))
    except KeyError:  # a function of the model decides, not one key
        return _finding(Words("wrong-value", f"{subject_of(full)} fits none of its kinds"), source, full)
    options = [word.strip("'") for word in str(located.context["expected_tags"]).split(", ")]
    return _finding(unknown_option(subject_of((key,)), found, options), source, (*full, key))


def _finding(words: Words, source: Source, loc: tuple[Step, ...], *, on_key: bool = False) -> Finding:
    return Finding(words.code, words.message, source.place(loc, key=on_key), hint=words.hint)
