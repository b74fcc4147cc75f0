"""A Jinja environment whose templates can reach nothing of the machine and run neither for ever nor out of memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from numbers import Number
from pathlib import Path, PurePath
from types import ModuleType
from typing import Any

from jinja2 import (
    BaseLoader,
    Environment,
    StrictUndefined,
    Template,
    TemplateSyntaxError,
    Undefined,
    nodes,
    pass_context,
    pass_environment,
)
from jinja2.compiler import CodeGenerator
from jinja2.exceptions import SecurityError
from jinja2.filters import make_attrgetter
from jinja2.runtime import Context
from jinja2.sandbox import ImmutableSandboxedEnvironment
from jinja2.visitor import NodeTransformer

from generator.errors import did_you_mean
from generator.i18n.budget import CALL_STEPS, CONTAINERS, TooMuch, charge, check_number, counted, shown, spend
from generator.source.model import Model
from generator.source.noting import note

#: Filters that give no more than they take. Others are left out: most can blow a letter up to gigabytes.
FILTERS = (
    *("abs", "capitalize", "count", "d", "default", "dictsort", "e", "escape", "first", "float", "int", "items"),
    *("last", "length", "list", "lower", "map", "max", "min", "reject", "rejectattr", "reverse", "select"),
    *("selectattr", "sort", "title", "trim", "unique", "upper"),
)
MAX_DIGITS = 15
MAX_POWER = 64
#: What stands between a message of Jinja and the way out of it; and how many names are looked through for that.
HINT = "\n→ "
MOST_NAMES = 200


def guarded(function: Callable[..., Any]) -> Callable[..., Any]:
    """A filter or test that pays for what it is given before it runs."""

    @wraps(function)
    def paid(*args: Any, **kwargs: Any) -> Any:
        return function(*map(taken, args), **{name: taken(value) for name, value in kwargs.items()})

    return paid


def taken(value: Any) -> Any:
    """A value that has been paid for; the items of an iterator are paid for as they come."""
    if isinstance(value, Iterator):
        return counted(value)
    charge(value)
    return value


@pass_environment
def join(environment: Environment, values: Any, between: str = "", attribute: str | int | None = None) -> str:
    """The values of a list as one text."""
    if attribute is not None:
        values = map(make_attrgetter(environment, attribute), values)
    parts: list[str] = []
    for value in values:
        spend(len(between))
        parts.append(shown(value))
    return between.join(parts)


def replace(text: object, old: str, new: str) -> str:
    """A text with another in the place of each ``old``."""
    whole = shown(text)
    spend(len(new) * (whole.count(old) if old else len(whole) + 1))
    return whole.replace(old, new)


def rounded(value: Any, digits: int = 0) -> Any:
    """A number with so many decimals, halves to the even neighbour; a whole number without decimals."""
    if abs(digits) > MAX_DIGITS:
        raise TooMuch(f"no number has {digits} digits")
    return round(value, digits) if digits else round(value)


def total(values: Any, start: Any = 0) -> Any:
    """The sum of numbers."""
    for value in values:
        start = combined("+", number(start), number(value))
    return start


def number(value: Any) -> Any:
    """The value, if it is a number. Raises SecurityError for anything else."""
    if not isinstance(value, Number):
        raise SecurityError(f"a sum is of numbers only, not of a {type(value).__name__}")
    return value


def combined(sign: str, left: Any, right: Any) -> Any:
    """Two values by an operator, refused if the result would be too large."""
    for value in (left, right):
        charge(value)
        check_number(value)
    if sign == "*":
        for sequence, times in ((left, right), (right, left)):
            if isinstance(sequence, str | list | tuple) and isinstance(times, int):
                spend(len(sequence) * max(times, 0))
    if sign == "%" and isinstance(left, str):
        raise SecurityError("a text cannot be filled in with %")
    if sign == "**" and abs(right) > MAX_POWER:
        raise TooMuch(f"a power above {MAX_POWER}")
    result = ImmutableSandboxedEnvironment.default_binop_table[sign](left, right)
    check_number(result)
    return result


@pass_context
def finalized(_context: Context, value: Any) -> str:
    """What an expression prints. It takes the context so that nothing is printed while a template is compiled."""
    return shown(value)


def noting(template: Template) -> Template:
    """The template, noted as a file that was read."""
    for loader in getattr(template.environment.loader, "loaders", ()):
        if hasattr(loader, "note") and template.name is not None:
            loader.note(template.name)
    if template.filename and Path(template.filename).is_file():
        note(Path(template.filename), Path(template.filename).read_bytes())
    return template


class Meter(NodeTransformer):
    """Puts the counting into a parsed template: on loops, joined texts, comparisons, slices and plain text."""

    def through(self, name: str, node: nodes.Node) -> nodes.Filter:
        """The expression sent through a filter."""
        made = nodes.Filter(node, name, [], [], None, None, lineno=node.lineno)
        made.set_environment(node.environment)  # type: ignore[arg-type]
        return made

    def visit_For(self, node: nodes.For) -> nodes.Node:  # noqa: N802 - named by Jinja
        """A loop counts its rounds."""
        self.generic_visit(node)
        if node.recursive:
            raise TemplateSyntaxError("a loop cannot be recursive", node.lineno)
        node.iter = self.through("each", node.iter)
        return node

    def visit_Concat(self, node: nodes.Concat) -> nodes.Node:  # noqa: N802
        """``~`` is a join."""
        self.generic_visit(node)
        return self.through("join", nodes.List(node.nodes, lineno=node.lineno, environment=node.environment))

    def visit_Compare(self, node: nodes.Compare) -> nodes.Node:  # noqa: N802
        """A comparison pays for what is compared with."""
        self.generic_visit(node)
        for operand in node.ops:
            operand.expr = self.through("paid", operand.expr)
        return node

    def visit_Getitem(self, node: nodes.Getitem) -> nodes.Node:  # noqa: N802
        """A slice pays for what it is cut from."""
        self.generic_visit(node)
        if isinstance(node.arg, nodes.Slice):
            node.node = self.through("paid", node.node)
        return node

    def visit_TemplateData(self, node: nodes.TemplateData) -> nodes.Node:  # noqa: N802
        """Plain text is printed as any value is."""
        return nodes.Const(node.data, lineno=node.lineno, environment=node.environment)


class GuardedCode(CodeGenerator):
    """Compiles a template with the counting put in."""

    def visit_Template(self, node: nodes.Template, frame: Any = None) -> None:  # noqa: N802 - named by Jinja
        """Put the counting in, then compile."""
        super().visit_Template(Meter().visit(node), frame)


class Missing(StrictUndefined):
    """A figure that there is none of; of a group of figures its message names those that there are."""

    __slots__ = ()

    @property
    def _undefined_message(self) -> str:
        told = str(super()._undefined_message)
        group = self._undefined_obj
        names = [key for key in group if isinstance(key, str)] if isinstance(group, dict) else []
        way = did_you_mean(self._undefined_name, names[:MOST_NAMES])
        return f"{told}{HINT}{way}" if way else told


class GuardedEnvironment(ImmutableSandboxedEnvironment):
    """Templates with figures; an unknown name is an error, and every step is counted in the budget of the rendering."""

    code_generator_class = GuardedCode
    intercepted_binops = frozenset(ImmutableSandboxedEnvironment.default_binop_table)

    def __init__(self, loader: BaseLoader) -> None:
        super().__init__(
            undefined=Missing,
            autoescape=False,
            trim_blocks=True,
            lstrip_blocks=True,
            loader=loader,
            optimized=False,  # nothing is worked out while compiling, where nothing is counted
            finalize=finalized,
        )
        self.globals.clear()
        own: dict[str, Callable[..., Any]] = {
            "join": join,
            "replace": replace,
            "round": rounded,
            "string": shown,
            "sum": total,
        }
        own |= {"each": counted, "paid": lambda value: value}
        self.filters = {name: guarded(self.filters[name]) for name in FILTERS} | {
            name: guarded(function) for name, function in own.items()
        }
        tests: dict[str, Any] = self.tests
        self.tests.update({name: guarded(function) for name, function in tests.items()})

    def get_template(self, *args: Any, **kwargs: Any) -> Template:
        """A template by its name; whoever notes files learns that this one was read, kept or not."""
        return noting(super().get_template(*args, **kwargs))

    def select_template(self, *args: Any, **kwargs: Any) -> Template:
        """The first template that there is of several names."""
        return noting(super().select_template(*args, **kwargs))

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:  # noqa: ARG002
        """``left`` and ``right`` by an operator, within bounds."""
        return combined(operator, left, right)

    def call(self, context: Context, callee: Any, /, *args: Any, **kwargs: Any) -> Any:
        """A call costs a step and what its arguments cost."""
        for value in (*args, *kwargs.values()):
            if isinstance(value, Undefined):
                str(value)  # says what is unknown, before the callee stumbles over it
            charge(value)
        spend(CALL_STEPS)
        return super().call(context, callee, *args, **kwargs)

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        """Names without an underscore in front; of Python's own values a dict's methods only, of models the fields."""
        if not super().is_safe_attribute(obj, attr, value):
            return False
        if isinstance(obj, Model):
            return not hasattr(Model, attr)
        if isinstance(obj, (str, bytes, int, float, *CONTAINERS)) and callable(value):
            return isinstance(obj, dict)
        return not isinstance(obj, type | ModuleType | PurePath)

    def wrap_str_format(self, value: Any) -> None:  # noqa: ARG002
        """``format`` gets no exception from the rule for texts: it can write any width."""
        return
