"""The press: read, check, compose, draw, write. Nothing is written while anything is wrong.

What stands here is imported when it is asked for: to find that nothing has changed takes no game and no library.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from generator.press.choosing import jobs
    from generator.press.judging import check_files, check_packs, check_shipped, proof, provenance_rows
    from generator.press.publishing import manifest_text
    from generator.press.request import FORMATS, BuildRequest, Outcome, Progress, Step, Written
    from generator.press.running import build, run
    from generator.press.stock import card_sizes, content, languages, make_job, papers, profiles, texts, theme

__all__ = [
    "FORMATS",
    "BuildRequest",
    "Outcome",
    "Progress",
    "Step",
    "Written",
    "build",
    "card_sizes",
    "check_files",
    "check_packs",
    "check_shipped",
    "content",
    "jobs",
    "languages",
    "make_job",
    "manifest_text",
    "papers",
    "profiles",
    "proof",
    "provenance_rows",
    "run",
    "texts",
    "theme",
]

#: Where these names live. None of them is called as a module is, which would hide it.
HOMES = {
    "choosing": ("jobs",),
    "judging": ("check_files", "check_packs", "check_shipped", "proof", "provenance_rows"),
    "publishing": ("manifest_text",),
    "request": ("FORMATS", "BuildRequest", "Outcome", "Progress", "Step", "Written"),
    "running": ("build", "run"),
    "stock": ("card_sizes", "content", "languages", "make_job", "papers", "profiles", "texts", "theme"),
}


def __getattr__(name: str) -> Any:
    """One of the names above, from where it lives."""
    for home, names in HOMES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{home}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
