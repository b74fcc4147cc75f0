"""What one rendering may spend: every character, item, iteration and call costs a step, and the steps are counted."""

from __future__ import annotations

import math
from collections.abc import ItemsView, Iterable, Iterator, KeysView, ValuesView
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from numbers import Number, Rational

from jinja2 import TemplateRuntimeError

from generator.i18n.pool import allowed, take
from generator.source.model import Model

#: Steps for one rendering, with all the texts that it renders on the way: about a second's work, and some megabytes.
MAX_STEPS = 1_000_000
#: What compiling a template costs for each of its characters.
COMPILE_STEPS = 5
#: What a call costs above its arguments.
CALL_STEPS = 5
#: No figure of a game is larger.
MAX_NUMBER = 10**15

CONTAINERS = (list, tuple, dict, set, frozenset, KeysView, ValuesView, ItemsView)
HIDDEN = (bool, type(None), Model, *CONTAINERS)


class TooMuch(TemplateRuntimeError):  # noqa: N818 - what it says, not what it is
    """A template does more than any text of a game needs."""


_left: ContextVar[list[int] | None] = ContextVar("left", default=None)


@contextmanager
def budget(steps: int | None = None) -> Iterator[None]:
    """Count steps until the end of the block; a rendering within another spends from the outer one's budget."""
    if _left.get() is not None:
        yield
        return
    granted = allowed(MAX_STEPS if steps is None else steps)
    left = [granted]
    token = _left.set(left)
    try:
        yield
    finally:
        _left.reset(token)
        take(granted - max(left[0], 0))


def spend(steps: int) -> None:
    """Count some steps. Raises TooMuch when the budget is used up."""
    left = _left.get()
    if left is None:
        return
    left[0] -= steps
    if left[0] < 0:
        raise TooMuch("it does more work than a text may")


def charge(value: object) -> None:
    """Spend what handling a value costs: a step for each character and item in it, however deep."""
    spend(1)
    if isinstance(value, str):
        spend(len(value))
    elif isinstance(value, CONTAINERS):
        for item in items_of(value):
            charge(item)


def items_of(value: Iterable[object]) -> Iterator[object]:
    """The items of a container; keys and values of a mapping."""
    for item in value:
        yield item
        if isinstance(value, dict):
            yield value[item]


def counted(items: Iterable[object]) -> Iterator[object]:
    """The items one by one, a step each."""
    for item in items:
        spend(1)
        yield item


def check_number(value: object) -> None:
    """Raise TooMuch for a number that no game needs."""
    if isinstance(value, Rational):
        large = max(abs(int(value.numerator)), int(value.denominator)) > MAX_NUMBER
    else:
        large = isinstance(value, float) and not math.isfinite(value)
    if large:
        raise TooMuch(f"a number passes {MAX_NUMBER}")


def shown(value: object) -> str:
    """A value as it stands in a text. Raises TemplateRuntimeError for what no text shows: a list, nothing, a truth."""
    if isinstance(value, str):
        text = str.__str__(value)
    elif (
        isinstance(value, HIDDEN)
        or (isinstance(value, Enum) and not isinstance(value, int))
        # A function, a record: its inner form is not for people.
        or not (isinstance(value, Number) or type(value).__str__ is not object.__str__)
    ):
        raise TemplateRuntimeError(f"a text cannot show {described(value)}")
    else:
        check_number(value)
        text = str(value)
    spend(len(text))
    return text


def described(value: object) -> str:
    """What a value is, for a message."""
    if value is None:
        return "nothing (none)"
    return f"the value {str(value).lower()}" if isinstance(value, bool) else f"a {type(value).__name__}"
