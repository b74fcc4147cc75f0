"""The codes of all messages, read from the source: what findings, problems and functions that make them are given."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "generator"
MAKERS = {"Finding": (0, ""), "problem": (0, ""), "Problem": (0, ""), "Words": (0, "")}

#: Codes that are yielded with other things and become findings elsewhere: file of the yields, place of the code.
YIELDED = {"games/daredragon/content_checks_deck.py": 1, "i18n/compare.py": 0}
#: Codes that a variable holds.
HELD = {"points-left", "points-overspent"}


def trees() -> Iterator[tuple[str, ast.Module]]:
    """The syntax trees of all modules by their paths."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def called(call: ast.Call) -> str:
    """The name of what is called."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def argument(call: ast.Call, position: int) -> ast.expr | None:
    """The argument that is the code."""
    named = next((keyword.value for keyword in call.keywords if keyword.arg == "code"), None)
    return named or (call.args[position] if len(call.args) > position else None)


def makers() -> dict[str, dict[str, tuple[int, str]]]:
    """By module, the functions that make a finding of a code they are given: which argument, what stands before it.

    The methods of classes count in the whole folder of their module, other functions in their own module alone.
    """
    found: dict[str, dict[str, tuple[int, str]]] = {}
    methods: dict[str, dict[str, tuple[int, str]]] = {}
    for path, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef):
                continue
            names = [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
            for call in (each for each in ast.walk(node) if isinstance(each, ast.Call) and called(each) in MAKERS):
                code, before = argument(call, 0), ""
                if isinstance(code, ast.JoinedStr) and len(code.values) == 2:
                    head, tail = code.values
                    assert isinstance(head, ast.Constant) and isinstance(tail, ast.FormattedValue)
                    code, before = tail.value, str(head.value)
                if isinstance(code, ast.Name) and code.id in ("code", "kind") and code.id in names:
                    method = names[0] == "self"
                    folder = path.rpartition("/")[0] + "/"
                    where = methods.setdefault(folder, {}) if method else found.setdefault(path, {})
                    where[node.name] = (names.index(code.id) - method, before)
    known: dict[str, dict[str, tuple[int, str]]] = {}
    for path, _ in trees():
        shared = {
            name: made for folder, each in methods.items() if path.startswith(folder) for name, made in each.items()
        }
        known[path] = {**shared, **found.get(path, {}), **MAKERS}
    return known


def texts(node: ast.expr | None) -> list[str]:
    """The texts that an expression can be, if it says them outright."""
    if isinstance(node, ast.IfExp):
        return [*texts(node.body), *texts(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def used_codes() -> set[str]:
    """Every code that some message can have."""
    found = set(HELD)
    known = makers()
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in known[path]:
                position, before = known[path][called(node)]
                found |= {before + text for text in texts(argument(node, position))}
            if path in YIELDED and isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple):
                found |= set(texts(node.value.elts[YIELDED[path]]))
    return found
