"""The pseudo-language ``qps``: English longer, accented, bracketed; it shows what is hard-wired and what too tight."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Literal

from generator.i18n.language import Language
from generator.i18n.texts import Entry, Texts

CODE = "qps"
#: Letters that always carry an accent in the pseudo-language; all fonts of the themes have them.
_PLAIN = "aceilnosuyzACEILNOSUYZ"
_ACCENTED = "áçéíłñóśúýżÁÇÉÍŁÑÓŚÚÝŻ"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
_VOWEL = re.compile("[áéíóúÁÉÍÓÚ]")
#: A text of so few letters is a sign (a die, a mark on a map): it is not made longer.
SHORT = 3
#: What nobody reads: Jinja, the name of a heading, a letter after a backslash, an address behind a link.
_UNREAD = re.compile(r"(\{\{.*?\}\}|\{%.*?%\}|\{#.*?\}|\\.|\]\([^)\s]*\))", re.DOTALL)
_JINJA = re.compile(r"\{[{%].*?[}%]\}", re.DOTALL)
#: What begins a line of Markdown without being read: signs of headings, lists, quotations, tables and boxes.
_LEAD = re.compile(r"\s*(?:#{1,6}\s+|[-*+]\s+|\d+\.\s+|>\s+|Alt:\s*|:::[ \t]*[\w-]*(?:[ \t]+(?=\S))?)?")
#: Boxes whose first line goes on with a name for the machine instead of a title.
_NAMED = re.compile(r":::\s*(?:table|figure)\b")


class PseudoLanguage(Language):
    """English as the pseudo-language: lists are joined by accented words."""

    def listing(self, items: Iterable[str], style: Literal["standard", "or"] = "standard") -> str:
        """As in English, with the joining words accented."""
        listed = list(items)
        marks = [f"\ue000{index}\ue001" for index in range(len(listed))]
        joined = super().listing(marks, style).translate(_ACCENTS)
        for mark, item in zip(marks, listed, strict=True):
            joined = joined.replace(mark, item)
        return joined


def pseudo_language(english: Language) -> Language:
    """The pseudo-language made from English."""
    known = {name: getattr(english, name) for name in Language.model_fields}
    return PseudoLanguage(**{**known, "code": CODE, "tag": CODE, "name": "pseudo"})


def pseudo(text: str) -> str:
    """A text in the pseudo-language: accented, by about a third longer, in brackets. Jinja and marks stay."""
    made = lengthened(text) if sum(map(str.isalpha, _UNREAD.sub("", text))) > SHORT else accented(text)
    return f"[{made}]" if made != accented(text) else made


def accented(text: str) -> str:
    """The text with an accent on every letter that can have one, except where nobody reads."""
    parts = _UNREAD.split(text)
    return "".join(part if index % 2 else part.translate(_ACCENTS) for index, part in enumerate(parts))


def lengthened(text: str) -> str:
    """The text accented, with each vowel twice."""
    parts = _UNREAD.split(accented(text))
    return "".join(
        part if index % 2 else _VOWEL.sub(lambda found: found.group() * 2, part) for index, part in enumerate(parts)
    )


def pseudo_entry(entry: Entry) -> Entry:
    """An entry with each of its forms in the pseudo-language."""
    return pseudo(entry) if isinstance(entry, str) else {name: pseudo(form) for name, form in entry.items()}


def pseudo_texts(english: Texts, language: Language) -> Texts:
    """All texts in the pseudo-language; each knows the place of its English."""
    return replace(
        english, language=language, entries={key: pseudo_entry(text) for key, text in english.entries.items()}
    )


def pseudo_data(data: Any) -> Any:
    """Plain data with every text in it in the pseudo-language; keys stay."""
    if isinstance(data, dict):
        return {key: pseudo_data(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return type(data)(pseudo_data(value) for value in data)
    return pseudo(data) if isinstance(data, str) else data


def pseudo_markdown(text: str) -> str:
    """A chapter in the pseudo-language, line by line; its headings, lists, tables and boxes stay what they are."""
    whole = _JINJA.sub(lambda found: found.group().replace("\n", " "), text)
    return "\n".join(pseudo_line(line) for line in whole.split("\n"))


def pseudo_line(line: str) -> str:
    """A line of Markdown in the pseudo-language."""
    if _NAMED.match(line) or not line.strip():
        return line
    lead = _LEAD.match(line)
    assert lead is not None  # it may be empty
    begin, rest = lead.group(), line[lead.end() :]
    if rest.startswith("|"):
        return begin + "|".join(cell if set(cell) <= set(" :-") else pseudo_cell(cell) for cell in rest.split("|"))
    return begin + (pseudo_cell(rest) if rest else "")


def pseudo_cell(text: str) -> str:
    """A text in the pseudo-language; the spaces around it, and the name of a heading after it, stay around it."""
    found = re.fullmatch(r"(\s*)(.*?)(\s*(?:\{#[\w-]*\})?\s*)", text)
    return f"{found[1]}{pseudo(found[2])}{found[3]}" if found else text


def hard_wired(text: str) -> str:
    """The letters of a printed text that no text of the pseudo-language has, so that it cannot come from one."""
    return "".join(letter for letter in text if letter in _PLAIN)
