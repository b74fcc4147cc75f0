"""Edits that break a file as people, editors and enemies do; what each becomes depends on nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from tests.fuzz.payloads import PAYLOADS


@dataclass(frozen=True)
class Edit:
    """A change: its kind, where (a share of the file), and a number that chooses what is put in or how far it goes."""

    kind: str
    at: float
    choice: int


def between(text: bytes, edit: Edit) -> tuple[int, int]:
    """The bounds of the word at the place of an edit."""
    at = int(edit.at * len(text))
    start = end = at
    while start > 0 and text[start - 1 : start].isalnum():
        start -= 1
    while end < len(text) and text[end : end + 1].isalnum():
        end += 1
    return start, end


def payload(edit: Edit) -> bytes:
    """What an edit puts in."""
    return PAYLOADS[edit.choice % len(PAYLOADS)]


def put_in(text: bytes, edit: Edit) -> bytes:
    at = int(edit.at * len(text))
    return text[:at] + payload(edit) + text[at:]


def put_word(text: bytes, edit: Edit) -> bytes:
    start, end = between(text, edit)
    return text[:start] + payload(edit) + text[end:]


def put_value(text: bytes, edit: Edit) -> bytes:
    """Replace what stands behind the colon of a line."""
    lines = text.split(b"\n")
    index = int(edit.at * len(lines))
    key, colon, _ = lines[index].partition(b": ")
    lines[index] = key + colon + payload(edit)
    return b"\n".join(lines)


def flip(text: bytes, edit: Edit) -> bytes:
    at = int(edit.at * len(text))
    return text[:at] + bytes([text[at] ^ (1 << edit.choice % 8)]) + text[at + 1 :] if text else text


def cut_out(text: bytes, edit: Edit) -> bytes:
    at = int(edit.at * len(text))
    return text[:at] + text[at + edit.choice % 40 :]


def cut_off(text: bytes, edit: Edit) -> bytes:
    return text[: int(edit.at * len(text))]


def lines_of(text: bytes, edit: Edit) -> tuple[list[bytes], int, int]:
    lines = text.split(b"\n")
    at = int(edit.at * len(lines))
    return lines, at, edit.choice % len(lines)


def drop_line(text: bytes, edit: Edit) -> bytes:
    lines, at, _ = lines_of(text, edit)
    return b"\n".join(lines[:at] + lines[at + 1 :])


def double_line(text: bytes, edit: Edit) -> bytes:
    lines, at, other = lines_of(text, edit)
    return b"\n".join([*lines[:at], lines[other], *lines[at:]])


def swap_lines(text: bytes, edit: Edit) -> bytes:
    lines, at, other = lines_of(text, edit)
    lines[at], lines[other] = lines[other], lines[at]
    return b"\n".join(lines)


def indent(text: bytes, edit: Edit) -> bytes:
    lines, at, _ = lines_of(text, edit)
    lines[at] = (b" ", b"  ", b"\t", b"\xc2\xa0")[edit.choice % 4] + lines[at]
    return b"\n".join(lines)


def outdent(text: bytes, edit: Edit) -> bytes:
    lines, at, _ = lines_of(text, edit)
    lines[at] = lines[at][1 + edit.choice % 2 :] if lines[at][:1] == b" " else lines[at].lstrip()
    return b"\n".join(lines)


def swap_words(text: bytes, edit: Edit) -> bytes:
    """Put a word in the place of another."""
    start, end = between(text, edit)
    first, last = between(text, Edit("", (edit.choice % 997) / 997, 0))
    return text[:start] + text[first:last] + text[end:]


def repeat(text: bytes, edit: Edit) -> bytes:
    """A stretch of the file many times over."""
    at = int(edit.at * len(text))
    stretch = text[at : at + 1 + edit.choice % 30]
    return text[:at] + stretch * (1 + edit.choice % 500) + text[at:]


EDITS: dict[str, Callable[[bytes, Edit], bytes]] = {
    each.__name__: each
    for each in (
        *(put_in, put_word, put_value, flip, cut_out, cut_off, drop_line, double_line),
        *(swap_lines, indent, outdent, swap_words, repeat),
    )
}


def edited(text: bytes, edits: Sequence[Edit]) -> bytes:
    """The file after all edits."""
    for edit in edits:
        text = EDITS[edit.kind](text, edit)
    return text


def random_edits(random: Random) -> list[Edit]:
    """A few edits, mostly one: several hide each other."""
    kinds = sorted(EDITS)
    count = random.choice((1, 1, 1, 1, 2, 3))
    return [Edit(random.choice(kinds), random.random() * 0.9999, random.randrange(100_000)) for _ in range(count)]
