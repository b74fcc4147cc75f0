"""A file that has been translated in part, brought up to its English: missing keys come in, all else stays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import yaml

from generator.i18n.drafting import SHOWN, comment, entries, entry, written
from generator.i18n.texts import is_plural
from generator.source.nodes import Data, Step


@dataclass(frozen=True, order=True)
class Edit:
    """Lines that come in place of those from ``start`` up to ``end``; ``column`` is where text comes into a line."""

    start: int
    end: int
    column: int
    lines: tuple[str, ...]
    keys: int = 0


def supplemented(text: str, english: Data, classes: Sequence[str]) -> tuple[str, int]:
    """The file with the keys that it lacks and the comments that show the English as it is now; and how many keys came.

    Whatever the translator has written, remarks and all, stays as it is.
    """
    root = yaml.compose(text, yaml.SafeLoader)
    if root is None:
        lines = list(entries(english, classes))
        return text.rstrip("\n") + "\n" * bool(text) + "\n".join(lines) + "\n", len(lines)
    lines = text.split("\n")
    edits = sorted(Supplement(lines, classes).group(root, english)) if isinstance(root, yaml.MappingNode) else []
    for edit in reversed(edits):
        if edit.column:
            line = lines[edit.start]
            lines[edit.start] = line[: edit.column] + edit.lines[0] + line[edit.column :]
        else:
            lines[edit.start : edit.end] = edit.lines
    made = "\n".join(lines)
    return (made if made.endswith("\n") else made + "\n"), sum(edit.keys for edit in edits)


@dataclass(frozen=True)
class Supplement:
    """What there is to change in the lines of a file."""

    lines: Sequence[str]
    classes: Sequence[str]

    def group(self, node: yaml.MappingNode, english: Data, within: tuple[Step, ...] = ()) -> Iterator[Edit]:
        """The changes in a group of keys."""
        assert isinstance(english, dict)
        own = {key.value: (key, value) for key, value in node.value}
        after = self.line_of(node.value[0][0]) if node.value else node.start_mark.line
        new: list[tuple[Step, Data]] = []
        for name, value in english.items():
            if str(name) not in own:
                new.append((name, value))
                continue
            if new:
                yield self.coming(node, new, after, within)
                new = []
            key, inner = own[str(name)]
            yield from self.known(key, inner, value, (*within, name))
            after = last_line(inner, self.lines) + 1
        if new:
            yield self.coming(node, new, after, within)

    def line_of(self, key: yaml.Node) -> int:
        """The first line of a key with the comment that shows its English."""
        return self.shown_from(key.start_mark.line)

    def shown_from(self, line: int) -> int:
        """The first line of the comment above a line that shows English text; the line itself if there is none."""
        first = line
        while first > 0 and self.lines[first - 1].strip().startswith(("#     ", SHOWN)):
            first -= 1
            if self.lines[first].strip().startswith(f"{SHOWN}:"):
                break
        return first if self.lines[first].strip().startswith(SHOWN) else line

    def coming(
        self, node: yaml.MappingNode, new: Sequence[tuple[Step, Data]], after: int, within: tuple[Step, ...]
    ) -> Edit:
        """New keys in a group: lines of their own, or more of the same line if the group stands in braces."""
        if node.flow_style:
            parts = ", ".join(f"{written(name)}: {flow(value, self.classes)}" for name, value in new)
            mark = node.end_mark
            return Edit(mark.line, mark.line, mark.column - 1, (f", {parts}" if node.value else parts,), len(new))
        pad = " " * node.start_mark.column
        data: dict[Step, Data] = dict(new)
        made = tuple(pad + line for line in entries(data, self.classes, within))
        return Edit(after, after, 0, made, len(new))

    def known(self, key: yaml.Node, inner: yaml.Node, value: Data, within: tuple[Step, ...]) -> Iterator[Edit]:
        """The changes at a key that is there already."""
        wanted = comment(value)
        line = key.start_mark.line
        first = self.shown_from(line)
        pad = " " * key.start_mark.column
        if wanted and first < line and [each.strip() for each in self.lines[first:line]] != wanted:
            yield Edit(first, line, 0, tuple(pad + each for each in wanted))
        if isinstance(value, dict) and isinstance(inner, yaml.MappingNode):
            if is_plural(value):
                yield from self.classes_of(inner)
            else:
                yield from self.group(inner, value, within)
        elif isinstance(value, list) and isinstance(inner, yaml.SequenceNode):
            yield from self.listed(inner, value, within)

    def classes_of(self, node: yaml.MappingNode) -> Iterator[Edit]:
        """Plural classes that are missing."""
        own = {key.value for key, _ in node.value}
        lacking = [name for name in self.classes if name not in own]
        if lacking and node.flow_style:
            text = ", ".join(f"{name}: ~" for name in lacking)
            mark = node.end_mark
            yield Edit(mark.line, mark.line, mark.column - 1, (f", {text}" if own else text,))
        elif lacking:
            line = last_line(node, self.lines) + 1
            yield Edit(line, line, 0, tuple(" " * node.start_mark.column + f"{name}: ~" for name in lacking))

    def listed(self, node: yaml.SequenceNode, value: Sequence[Data], within: tuple[Step, ...]) -> Iterator[Edit]:
        """Items that a list lacks at its end."""
        new = value[len(node.value) :]
        if within[:1] == ("terms",) or not new:
            return
        if node.flow_style:
            mark = node.end_mark
            text = ", ".join("~" for _ in new)
            yield Edit(mark.line, mark.line, mark.column - 1, (f", {text}" if node.value else text,), len(new))
            return
        pad = " " * node.start_mark.column
        made = tuple(pad + line for item in new for line in entry("-", item, self.classes, within))
        line = last_line(node, self.lines) + 1
        yield Edit(line, line, 0, made, len(new))


def flow(value: Data, classes: Sequence[str]) -> str:
    """A value to translate within braces."""
    if isinstance(value, dict):
        inner: Mapping[Step, Data] = dict.fromkeys(classes) if is_plural(value) else value
        return "{" + ", ".join(f"{written(name)}: {flow(each, classes)}" for name, each in inner.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(flow(each, classes) for each in value) + "]"
    return "~"


def last_line(node: yaml.Node, lines: Sequence[str]) -> int:
    """The last line of a value, remarks after it left out."""
    if isinstance(node, yaml.MappingNode | yaml.SequenceNode) and not node.flow_style and node.value:
        end = node.value[-1]
        return last_line(end[1] if isinstance(end, tuple) else end, lines)
    last: int = node.end_mark.line
    if isinstance(node, yaml.ScalarNode) and node.style in ("|", ">"):
        last -= 1
        while last > node.start_mark.line and not lines[last].strip():
            last -= 1
    return last
