"""Which press it is that makes the files: its own code, and the libraries that set, draw and write."""

from __future__ import annotations

import hashlib
import os
import sys
import zlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import generator

#: Another version of one of these may draw or write another file; so may another version of any font package.
LIBRARIES = {
    *("babel", "fontpkg", "fonttools", "jinja2", "markupsafe", "pillow", "pydantic", "pydantic_core", "pypdfium2"),
    *("pyphen", "pyyaml", "reportlab", "svgwrite"),
}
FONTS = "fontpkg_"
#: What the program is written in: its code, and what a page for the screen brings along.
SUFFIXES = (".py", ".css", ".js")


@cache
def program() -> str:
    """A digest that changes with anything of the program that may change what it makes."""
    found = hashlib.sha256()
    for fact in (generator.__version__, sys.version_info[:3], zlib.ZLIB_RUNTIME_VERSION, *libraries()):
        found.update(f"{fact}\n".encode())
    root = Path(generator.__file__).resolve().parent
    for path in sorted(path for path in root.rglob("*.*") if path.suffix in SUFFIXES):
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def libraries() -> list[str]:
    """The installed libraries with their versions, as their folders of metadata are called."""
    names = sorted({name for folder in sys.path for name in listed(folder)})
    return [name for name in names if is_ours(name.partition("-")[0].lower())]


def listed(folder: str) -> Iterator[str]:
    """The names of the folders of metadata in a folder of libraries."""
    try:
        for name in os.listdir(folder or "."):  # noqa: PTH208 - names only
            if name.endswith((".dist-info", ".egg-info")):
                yield name
    except OSError:  # a zip file, or a folder that is not there
        return


def is_ours(name: str) -> bool:
    """Whether what is made may depend on this library."""
    return name in LIBRARIES or name.startswith(FONTS)
