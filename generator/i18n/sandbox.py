"""Jinja in a sandbox: strings and templates with figures filled in; an unknown name is an error, never an empty space."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from generator.errors import ContentError, Finding, Place

if TYPE_CHECKING:
    from jinja2.sandbox import ImmutableSandboxedEnvironment

#: More than any text of a game needs; stops a template that would fill the memory.
MAX_OUTPUT = 200_000


@cache
def environment() -> ImmutableSandboxedEnvironment:
    """The one environment for strings. It has no loader, so a string can include nothing."""
    return make_environment()


def make_environment(folders: tuple[str, ...] = ()) -> ImmutableSandboxedEnvironment:
    """A sandboxed environment that finds templates in the given folders only, the first folder first."""
    from jinja2 import FileSystemLoader, StrictUndefined
    from jinja2.sandbox import ImmutableSandboxedEnvironment

    made = ImmutableSandboxedEnvironment(
        undefined=StrictUndefined,
        autoescape=False,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=False,
        loader=FileSystemLoader(list(folders)) if folders else None,
    )
    # Nothing of the machine or of chance may reach the paper, and a range is a way to run for ever.
    for name in ("range", "lipsum", "cycler", "joiner", "namespace"):
        made.globals.pop(name, None)
    for name in ("random", "pprint"):
        made.filters.pop(name, None)
    return made


@cache
def templates(folders: tuple[str, ...]) -> ImmutableSandboxedEnvironment:
    """The environment for template files below ``folders``, made once."""
    return make_environment(folders)


def render_string(text: str, figures: Mapping[str, Any], where: Place) -> str:
    """A text with Jinja in it, rendered. Raises ContentError at ``where``."""
    from jinja2 import TemplateError

    try:
        return bounded(compiled(text).generate(figures), where)
    except TemplateError as error:
        raise ContentError([template_finding(error, where)]) from error


@cache
def compiled(text: str) -> Any:
    """A compiled string template."""
    return environment().from_string(text)


def render_template(folders: tuple[Path, ...], name: str, figures: Mapping[str, Any]) -> str:
    """A template file by its name below one of the folders, rendered.

    Raises ContentError at the template's line for a name that it does not know and for faults of syntax.
    """
    from jinja2 import TemplateError, TemplateNotFound

    try:
        template = templates(tuple(str(folder) for folder in folders)).get_template(name)
        return bounded(template.generate(figures), Place(f"templates/{name}", 1, 1))
    except TemplateNotFound as error:
        message = f"no template “{error.name}”"
        raise ContentError([Finding("missing-template", message, Place(f"templates/{name}", 1, 1))]) from error
    except TemplateError as error:
        line = getattr(error, "lineno", None) or failing_line(error, name)
        raise ContentError([template_finding(error, Place(f"templates/{name}", line, 1))]) from error


def bounded(parts: Any, where: Place) -> str:
    """The parts of a rendering joined, up to the bound."""
    collected: list[str] = []
    length = 0
    for part in parts:
        length += len(part)
        if length > MAX_OUTPUT:
            raise ContentError([Finding("too-large", f"a template writes more than {MAX_OUTPUT} characters", where)])
        collected.append(part)
    return "".join(collected)


def failing_line(error: BaseException, name: str) -> int:
    """The template line that an error came from."""
    line, trace = 1, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename.replace("\\", "/").endswith(name):
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def template_finding(error: Exception, where: Place) -> Finding:
    """The finding for a template that cannot be rendered."""
    return Finding("template-error", f"the template cannot be filled in: {error}", where)
