"""Where the shipped content and templates lie: inside the installed package, or beside it in a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # reading takes libraries, which those who only ask for a folder can do without
    from generator.source.tree import Layer, Tree


@cache
def data_root() -> Path:
    """The folder that holds ``content/`` and ``templates/``."""
    package = Path(__file__).resolve().parent
    packed = package / "_data"
    return packed if (packed / "content").is_dir() else package.parent


def content_folder(*parts: str) -> Path:
    """A path below the shipped ``content/``."""
    return data_root().joinpath("content", *parts)


def templates_folder(*parts: str) -> Path:
    """A path below the shipped ``templates/``."""
    return data_root().joinpath("templates", *parts)


def shown(path: Path) -> str:
    """A shipped path as messages show it: from ``content/`` or ``templates/`` on."""
    try:
        return path.relative_to(data_root()).as_posix()
    except ValueError:
        return str(path)


def content_tree(layers: tuple[Layer, ...] = ()) -> Tree:
    """The shipped content, and what packs add to it and change in it."""
    from generator.source.tree import Tree

    return Tree(content_folder(), "content", layers)


def as_tree(root: Path | Tree) -> Tree:
    """A folder as a tree of files without packs; a tree as it is."""
    from generator.source.tree import Tree

    if isinstance(root, Tree):
        return root
    return Tree(root, "" if root == Path() else shown(root))


def templates_tree(layers: tuple[Layer, ...] = ()) -> Tree:
    """The shipped templates and themes, and those of packs."""
    from generator.source.tree import Tree

    return Tree(templates_folder(), "templates", layers, "templates")
