"""Where words may be divided at the end of a line, by the patterns of a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

#: Letters that stay before and after a division; shorter words are not divided.
LEFT, RIGHT = 2, 3
SHORTEST = 6


@cache
def syllables(patterns: str) -> Callable[[str], Sequence[int]] | None:
    """The function that gives the offsets at which a word may be divided; none for a language without patterns.

    Names and other words with a capital letter stay whole.
    """
    if not patterns:
        return None
    from pyphen import Pyphen

    dictionary = Pyphen(lang=patterns, left=LEFT, right=RIGHT)

    @cache
    def offsets(word: str) -> tuple[int, ...]:
        if len(word) < SHORTEST or not word.islower():
            return ()
        return tuple(map(int, dictionary.positions(word)))

    return offsets
