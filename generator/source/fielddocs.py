"""What the docstrings of a model say: of the whole, and of each field."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from enum import Enum
from functools import cache
from itertools import pairwise

from pydantic import BaseModel

_ROLE = re.compile(r":[a-z]+:`~?([^`]+)`")
_CLAUSE = re.compile(r"(?<=[.;])\s+")


def plain(text: str) -> str:
    """A docstring for a reader who knows no markup: one paragraph a line, names in quotes."""
    paragraphs = [" ".join(part.split()) for part in inspect.cleandoc(text).split("\n\n")]
    joined = "\n".join(part for part in paragraphs if part and not part.endswith("::"))
    return re.sub(r"``([^`]+)``", r"“\1”", _ROLE.sub(r"“\1”", joined))


def summary_of(cls: type) -> str:
    """What a class says of itself, without what it says of single fields; names of an enum's members as written."""
    text = cls.__dict__.get("__doc__") or ""
    if issubclass(cls, Enum):
        for member in cls:
            text = text.replace(f"``{member.name}``", f"``{member.value}``")
        return plain(text)
    names = getattr(cls, "model_fields", {})
    paragraphs = [_clauses(part) for part in inspect.cleandoc(text).split("\n\n")]
    kept = [
        _sentence(" ".join(clause for clause in clauses if not any(f"``{name}``" in clause for name in names)))
        for clauses in paragraphs
    ]
    return plain("\n\n".join(part for part in kept if part))


@cache
def field_docs(cls: type[BaseModel]) -> dict[str, str]:
    """What is said of each field: the string below it, or else the clauses of a docstring that name it."""
    found: dict[str, str] = {}
    for part in reversed(cls.__mro__):
        if not (issubclass(part, BaseModel) and part is not BaseModel):
            continue
        clauses = _clauses(part.__dict__.get("__doc__") or "")
        for name in cls.model_fields:
            said = [clause for clause in clauses if f"``{name}``" in clause]
            if said:
                found[name] = plain(_sentence(" ".join(said)))
        found.update({name: plain(text) for name, text in _below(part).items() if name in cls.model_fields})
    return found


def _clauses(text: str) -> list[str]:
    return [clause for clause in _CLAUSE.split(inspect.cleandoc(text)) if clause] if text else []


def _sentence(text: str) -> str:
    text = text.strip()
    text = text[:-1] + "." if text.endswith(";") else text
    return text[:1].upper() + text[1:]


def _below(cls: type) -> dict[str, str]:
    """The strings that stand below the fields of a class in its source."""
    tree = _trees(cls.__module__)
    node = next((n for n in ast.walk(tree) if isinstance(n, ast.ClassDef) and n.name == cls.__name__), None)
    body = node.body if node is not None else []
    return {
        field.target.id: text.value.value
        for field, text in pairwise(body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
        and isinstance(text.value.value, str)
    }


@cache
def _trees(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))
