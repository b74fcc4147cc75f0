"""Jinja in a sandbox: texts and templates filled with figures; an unknown name is an error, never an empty space."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from generator.errors import NOWHERE, ContentError, Finding, Place, did_you_mean
from generator.source.tree import Tree

if TYPE_CHECKING:
    from jinja2.sandbox import ImmutableSandboxedEnvironment

#: Characters that a rendering may write: more than any text of a game needs.
MAX_OUTPUT = 200_000
#: Characters that a text with Jinja in it may have: compiling takes time and memory in proportion.
MAX_SOURCE = 50_000
#: Where templates lie: a folder, or a place in a tree of files.
Folder = str | Tree
#: What is meant where Jinja's own words are for those who know it.
WAYS = (
    ("'end of print statement'", "close {{ with }}; between the two stands one name, or a call such as count(…)"),
    ("end of statement block", "close {% with %}"),
    ("Jinja was looking for", "each {% for … %} ends with {% endfor %}, each {% if … %} with {% endif %}"),
    ("Encountered unknown tag", "write {% for … %}, {% if … %} or {% set … %}, each in a pair of signs of its own"),
    ("Missing end of comment", "a comment begins with {# and ends with #}; write { # if none is meant"),
)
_UNDEFINED = re.compile(r"'(\w+)' is undefined")


@cache
def environment() -> ImmutableSandboxedEnvironment:
    """The one environment for strings. It finds no file, so a string can include nothing."""
    return make_environment()


def make_environment(folders: tuple[Folder, ...] = ()) -> ImmutableSandboxedEnvironment:
    """A sandboxed environment that finds templates in the given folders only, the first folder first."""
    from jinja2 import ChoiceLoader, DictLoader, FileSystemLoader

    from generator.i18n.guard import GuardedEnvironment
    from generator.i18n.templates import TreeLoader

    loaders = [TreeLoader(each) if isinstance(each, Tree) else FileSystemLoader(each) for each in folders]
    return GuardedEnvironment(ChoiceLoader(loaders) if loaders else DictLoader({}))


@cache
def templates(folders: tuple[Folder, ...]) -> ImmutableSandboxedEnvironment:
    """The environment for template files below ``folders``, made once."""
    return make_environment(folders)


def render_string(text: str, figures: Mapping[str, Any], where: Place, lines: bool = False) -> str:
    """A text with Jinja in it, rendered. Raises ContentError at ``where``.

    With ``lines`` the text stands in its file line by line from ``where`` on, and errors are placed in their lines.
    """
    from generator.i18n.budget import COMPILE_STEPS, budget, spend

    if len(text) > MAX_SOURCE:
        message = f"a text with figures has more than {MAX_SOURCE} characters"
        raise ContentError([Finding("too-large", message, where, hint="divide it")])
    with budget(), faults(where, figures, lines=lines):
        spend(COMPILE_STEPS * len(text))
        return bounded(compiled(str(text)).generate(figures), where)


@lru_cache(maxsize=4096)
def compiled(text: str) -> Any:
    """A compiled string template."""
    return environment().from_string(text)


def render_template(folders: tuple[Path | Tree, ...], name: str, figures: Mapping[str, Any]) -> str:
    """A template file by its name below one of the folders, rendered.

    Raises ContentError at the template's line for a name that it does not know and for faults of syntax.
    """
    from generator.i18n.budget import budget

    paths = tuple(folder if isinstance(folder, Tree) else str(folder) for folder in folders)
    where = Place(f"templates/{name}", 1, 1)
    with budget(), faults(where, figures, paths):
        return bounded(templates(paths).get_template(name).generate(figures), where)


@contextmanager
def faults(
    where: Place, figures: Iterable[str], folders: tuple[Folder, ...] = (), lines: bool = False
) -> Iterator[None]:
    """Turn whatever stops a rendering into a ContentError: at ``where``, or at the line of a template in ``folders``.

    Content decides what a template does, so any exception in it is a fault of the content, not of the press.
    """
    from jinja2 import TemplateNotFound

    try:
        yield
    except ContentError as error:
        found = [replace(finding, where=where) if finding.where == NOWHERE else finding for finding in error.findings]
        raise ContentError(found) from error
    except TemplateNotFound as error:
        hint = did_you_mean(error.name, templates(folders).list_templates()) if folders else "a text includes nothing"
        spot = failing_spot(error, where, folders)
        raise ContentError([Finding("missing-template", f"no template “{error.name}”", spot, hint=hint)]) from error
    except Exception as error:
        spot = failing_spot(error, where, folders)
        if lines and spot == where and (line := failing_line(error)):
            spot = Place(where.file, where.line + line - 1, 1)
        raise ContentError([template_finding(error, spot, figures)]) from error


def bounded(parts: Iterable[str], where: Place) -> str:
    """The parts of a rendering joined, up to the bound."""
    collected: list[str] = []
    length = 0
    for part in parts:
        length += len(part)
        if length > MAX_OUTPUT:
            raise ContentError([Finding("too-large", f"a template writes more than {MAX_OUTPUT} characters", where)])
        collected.append(part)
    return "".join(collected)


def failing_spot(error: BaseException, where: Place, folders: tuple[Folder, ...]) -> Place:
    """The line of the template file that an error came from; ``where`` if it came from no file."""
    spot, trace = where, error.__traceback__
    while trace is not None:
        if shown := template_shown(trace.tb_frame.f_code.co_filename, folders):
            spot = Place(shown, trace.tb_lineno, 1)
        trace = trace.tb_next
    name, line = getattr(error, "name", None), getattr(error, "lineno", None)
    if folders and name and line:  # a fault of syntax, which names its template and, if all is well, the file
        return Place(template_shown(getattr(error, "filename", "") or "", folders) or f"templates/{name}", line, 1)
    return spot


def failing_line(error: BaseException) -> int:
    """The line of a text at which filling it in failed; 0 if that is not known."""
    line = getattr(error, "lineno", None) or 0
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == "<template>":
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def template_shown(file: str, folders: tuple[Folder, ...]) -> str:
    """How messages name the file of a template; empty if it is in none of the folders."""
    for folder in folders:
        if isinstance(folder, Tree):
            if folder.names(file):
                return file
        elif Path(file).is_relative_to(folder):
            return f"templates/{Path(file).relative_to(folder).as_posix()}"
    return ""


def template_finding(error: Exception, where: Place, figures: Iterable[str] = ()) -> Finding:
    """The finding for a template that cannot be rendered."""
    from jinja2 import TemplateError

    from generator.i18n.guard import HINT

    if isinstance(error, RecursionError):
        told = "it is nested too deeply, or asks for itself again and again"
    else:
        told = str(error) if isinstance(error, TemplateError) else f"{type(error).__name__}: {error}"
    told, _, way = told.partition(HINT)
    unknown = _UNDEFINED.fullmatch(told)
    hint = way or next((known for sign, known in WAYS if sign in told), "")
    if unknown:
        known = unknown[1] in figures
        hint = "import with context: {% import … with context %}" if known else did_you_mean(unknown[1], figures)
    return Finding(
        "template-error", f"the template cannot be filled in: {' '.join(told.split())[:200]}", where, hint=hint
    )
