"""The rooms of the house: which may import which, read from the source itself."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "generator"

#: Room to the rooms of ours that it may import. A room may always import itself.
ALLOWED: dict[str, set[str]] = {
    "errors": set(),
    "units": {"errors"},
    "resources": {"source"},
    "source": {"errors"},
    "i18n": {"errors", "source"},
    "packs": {"errors", "source"},
    "scene": {"units"},
    "text": {"errors", "i18n", "scene", "units"},
    "kit": {"errors", "i18n", "scene", "source", "text", "units"},
    "layout": {"errors", "i18n", "kit", "scene", "source", "text", "units"},
    "book": {"errors", "i18n", "kit", "layout", "scene", "source", "text", "units"},
    "games": {"book", "errors", "resources", "i18n", "kit", "layout", "scene", "source", "text", "units"},
    "backend": {"book", "errors", "kit", "scene", "text", "units"},
    "press": {
        "backend",
        "book",
        "errors",
        "games",
        "i18n",
        "kit",
        "layout",
        "packs",
        "resources",
        "scene",
        "source",
        "text",
        "units",
    },
    "cli": {
        "backend",
        "book",
        "errors",
        "games",
        "i18n",
        "kit",
        "layout",
        "packs",
        "press",
        "resources",
        "scene",
        "source",
        "text",
        "units",
    },
}
DRAWING_LIBRARIES = {"reportlab", "svgwrite", "pypdfium2"}
#: What takes long to import is imported where it is used, so that ``--help`` answers at once.
HEAVY = DRAWING_LIBRARIES | {"fontTools", "babel", "rich", "jinja2", "PIL", "pydantic", "markdown_it", "pyphen"}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def room_of(module: str) -> str:
    """The room of a dotted module name below the package."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def imports(path: Path) -> list[tuple[str, int]]:
    """Every absolute module that a file imports, with its line."""
    found: list[tuple[str, int]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno} imports relatively"
            found.append((node.module or "", node.lineno))
    return found


def module_name(path: Path) -> str:
    relative = path.relative_to(ROOT).with_suffix("")
    return ".".join(part for part in relative.parts if part != "__init__")


def test_every_room_is_on_the_plan() -> None:
    rooms = {room_of(module_name(path)) for path in modules()} - {""}
    assert rooms <= set(ALLOWED), f"not on the plan: {sorted(rooms - set(ALLOWED))}"


@pytest.mark.parametrize("path", modules(), ids=module_name)
def test_imports_go_one_way(path: Path) -> None:
    room = room_of(module_name(path))
    if not room:
        return
    for name, line in imports(path):
        top = name.split(".")[0]
        if top == "generator" and room_of(name):
            other = room_of(name)
            assert other == room or other in ALLOWED[room], f"{path}:{line}: {room} must not import {other}"
        if top in DRAWING_LIBRARIES:
            assert room == "backend", f"{path}:{line}: only backend knows {top}"


def test_games_do_not_know_each_other() -> None:
    for path in modules():
        parts = module_name(path).split(".")
        if len(parts) < 4 or parts[1] != "games":
            continue
        for name, line in imports(path):
            other = name.split(".")
            if other[:2] == ["generator", "games"] and len(other) > 3:
                assert other[2] == parts[2], f"{path}:{line}: {parts[2]} must not import {other[2]}"


LIGHT = {"__future__", "collections", "inspect", "sys", "pathlib", "typing", "typer", "generator"}
#: The modules that only declare commands: what a command needs is imported when it runs.
DECLARING = ["app.py", *(path.relative_to(PACKAGE / "cli").as_posix() for path in PACKAGE.glob("cli/*/commands.py"))]


@pytest.mark.parametrize("file", DECLARING)
def test_the_command_line_imports_nothing_heavy_before_a_command_runs(file: str) -> None:
    tree = ast.parse((PACKAGE / "cli" / file).read_text(encoding="utf-8"))
    top = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {alias.name for node in top if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in top if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} <= LIGHT
    declaring = {"generator.cli." + name.removesuffix(".py").replace("/", ".") for name in DECLARING}
    assert {name for name in names if name.startswith("generator.")} <= declaring


@pytest.mark.parametrize("path", modules(), ids=module_name)
def test_every_module_says_what_lives_in_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not text.strip() or ast.get_docstring(ast.parse(text)), f"{path} has no docstring"


def test_modules_stay_small() -> None:
    lengths = sorted(len(path.read_text(encoding="utf-8").splitlines()) for path in modules())
    assert lengths[len(lengths) // 2] < 150
    assert lengths[-1] < 500


def test_text_files_are_opened_as_utf_8() -> None:
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            binary = any(isinstance(arg, ast.Constant) and arg.value in ("rb", "wb", "xb") for arg in node.args)
            if name in ("read_text", "write_text", "open") and not binary:
                assert "encoding" in {keyword.arg for keyword in node.keywords}, f"{path}:{node.lineno}"


#: What reads files of the content, or says where they lie.
READING = ("read_yaml", "read_at", "content_folder", "templates_folder", "content_tree", "templates_tree", "load")


def test_what_was_read_from_files_is_kept_so_that_it_can_be_forgotten() -> None:
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            kept = {name.id for each in node.decorator_list for name in ast.walk(each) if isinstance(name, ast.Name)}
            called = {call.func.id for call in calls(node) if isinstance(call.func, ast.Name)}
            reading = {name for name in called if name in READING or name.startswith("load_")}
            if kept & {"cache", "lru_cache"}:
                assert not reading, f"{path}:{node.lineno}: {node.name} needs @remembered, so that watch reads it again"


def calls(node: ast.AST) -> list[ast.Call]:
    """All calls in a piece of code."""
    return [each for each in ast.walk(node) if isinstance(each, ast.Call)]
