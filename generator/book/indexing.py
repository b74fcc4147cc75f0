"""The index: every marked term with the pages it is dealt with on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from generator.book.atoms import Atom
from generator.book.blocks import Words
from generator.book.setter import Setter
from generator.text.markup import Span


def ranges(pages: Sequence[int]) -> list[tuple[int, int]]:
    """Pages in a row taken together: 3, 4, 5, 9 become 3–5 and 9–9."""
    found: list[tuple[int, int]] = []
    for page in sorted(set(pages)):
        if found and page == found[-1][1] + 1:
            found[-1] = (found[-1][0], page)
        else:
            found.append((page, page))
    return found


def index_atoms(setter: Setter, terms: Mapping[str, Sequence[int]]) -> Iterator[Atom]:
    """The entries of the index by the alphabet, a letter before each group."""
    book = setter.book
    entries = sorted(
        ((book.glossary[key].term, pages) for key, pages in terms.items()), key=lambda e: book.sort_key(e[0])
    )
    letter = ""
    for term, pages in entries:
        if term[:1].upper() != letter:
            letter = term[:1].upper()
            heading = Words((Span(letter, bold=True),))
            yield from (atom for atom in setter.text(heading, "book_index_letter", before=1.8))
            glue = True
        else:
            glue = False
        spans = [Span(f"{term}\u2002")]
        for index, (first, last) in enumerate(ranges(pages)):
            text = str(first) if first == last else f"{first}–{last}"
            spans += [Span(", ")] * (index > 0) + [Span(text, link=f"#page-{first}")]
        for index, atom in enumerate(setter.text(Words(tuple(spans)), "book_small", before=0.3)):
            yield atom.glued() if glue and index == 0 else atom
