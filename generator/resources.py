"""Where the shipped content and templates lie: inside the installed package, or beside it in a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path


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
