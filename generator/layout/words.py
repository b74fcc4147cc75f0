"""How the layout room asks for words: by key, in the language that is printed."""

from __future__ import annotations

from typing import Any, Protocol


class Say(Protocol):
    """Gives the text of a key (``press.fold_line``) with its figures filled in."""

    def __call__(self, key: str, /, **figures: Any) -> str: ...
