"""Checks of words: every language has all of them, about what the adventure has and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from generator.errors import Finding, did_you_mean
from generator.games.dragon_strike.adventures.file import AdventureFile
from generator.games.dragon_strike.adventures.loading import Words
from generator.i18n.filling import gaps
from generator.source.reader import Source


def check_words(
    file: AdventureFile,
    source: Source,
    words: Mapping[str, Words],
    languages: Sequence[str],
    drafts: Mapping[str, Source] | None = None,
) -> Iterator[Finding]:
    """Languages without words, and words that are missing, not translated yet (in ``drafts``), or about nothing."""
    drafts = drafts or {}
    for code, draft in drafts.items():
        for loc in gaps(draft.data):
            message = f"“{'.'.join(map(str, loc))}” is not translated into {code} yet"
            hint = "write its text in place of the ~"
            yield Finding("missing-translation", message, draft.place(loc), hint=hint)
    for code in languages:
        if code not in drafts and code not in words and code not in _half_read(source):
            message = f"the adventure has no words in {code}"
            hint = f"write them under “words: {code}:”, or in a file beside it whose name ends in .{code}.yaml"
            where = source.place(("words",), key=True) if "words" in _keys(source) else source.place()
            yield Finding("missing-translation", message, where, hint=hint)
    rules = {code: len(found.text.rules) for code, found in words.items()}
    for code, found in words.items():
        text = found.text
        yield from _same(found, code, "rooms", text.rooms, file.rooms, "room")
        yield from _same(found, code, "items", text.items, file.items, "item")
        for name in text.says:
            if name not in file.named():
                where, hint = (
                    found.place(
                        "says",
                        name,
                    ),
                    did_you_mean(name, file.named()),
                )
                where = found.source.place((*found.loc, "says", name), key=True)
                yield Finding("idle-text", f"no monster has the id “{name}”", where, hint=hint)
        for other, theirs in words.items():
            for name in theirs.text.says:
                if name in file.named() and name not in text.says:
                    message = f"“{name}” says something in {other}, but nothing in {code}"
                    where = found.place("says")
                    yield Finding("missing-translation", message, where, hint=f"write its lines under “says: {name}:”")
        if rules[code] < max(rules.values()):
            message = f"{code} has {rules[code]} special rules, another language {max(rules.values())}"
            yield Finding("missing-translation", message, found.place("rules"), hint="write them in every language")
        if any(found.text.setup != "" for found in words.values()) and not text.setup:
            message = f"{code} lacks the “setup” that another language has"
            yield Finding("missing-translation", message, found.place(), hint="write “setup: …”")


def _same(
    found: Words, code: str, key: str, given: Collection[str], wanted: Collection[str], what: str
) -> Iterator[Finding]:
    """Rooms or items without words, and words of those that there are none of."""
    for name in wanted:
        if name not in given:
            hint = f"write “{name}:” under “{key}” and its words"
            yield Finding("missing-translation", f"{what} {name} has no words in {code}", found.place(key), hint=hint)
    for name in given:
        if name not in wanted:
            where, hint = found.source.place((*found.loc, key, name), key=True), did_you_mean(name, wanted)
            yield Finding("idle-text", f"the adventure has no {what} {name}", where, hint=hint)


def _keys(source: Source) -> Collection[str]:
    return set(map(str, source.data)) if isinstance(source.data, dict) else set()


def _half_read(source: Source) -> Collection[str]:
    """Languages that the file has words in, right or wrong."""
    data = source.data.get("words") if isinstance(source.data, dict) else None
    return set(map(str, data)) if isinstance(data, dict) else set()
