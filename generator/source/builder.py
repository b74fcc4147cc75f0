"""From YAML events to data and places, within limits and without recursion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from yaml.events import AliasEvent, Event, MappingStartEvent, ScalarEvent, SequenceStartEvent

from generator.errors import Finding, Place
from generator.source import limits, refusals
from generator.source.characters import character_finding, forbidden_in
from generator.source.nodes import Data, Mark, Node, Step
from generator.source.scalars import plain_key, plain_value

_UNSET = Mark(0, 0)


class Stop(Exception):  # noqa: N818 - not an error of its own: the finding has been noted
    """Reading cannot go on; the finding that says why has been noted."""


class _Anchored(NamedTuple):
    """A value that aliases may repeat, and what one repetition costs."""

    data: Data
    node: Node
    values: int = 1
    letters: int = 0
    height: int = 0


@dataclass(slots=True)
class _Open:
    """A list or a mapping whose end has not come yet."""

    data: dict[Step, Data] | list[Data]
    node: Node
    anchor: str | None
    values_before: int
    letters_before: int
    height: int = 1
    key: Step | None = None  # of the value that comes next; None drops that value
    key_mark: Mark = _UNSET
    value_next: bool = False


class Builder:
    """Takes the events of one document; ``root`` is set as soon as the outermost value has begun."""

    def __init__(self, file: str, findings: list[Finding]) -> None:
        self.file = file
        self.findings = findings
        self.root: tuple[Data, Node] | None = None
        self._open: list[_Open] = []
        self._anchors: dict[str, _Anchored | None] = {}  # None while the value is still being read
        self._values = 0
        self._letters = 0

    @property
    def innermost(self) -> Mark | None:
        """Where the innermost list or mapping begins that has not ended."""
        return self._open[-1].node.mark if self._open else None

    def place(self, mark: Mark) -> Place:
        """A mark as a place in this file."""
        return Place(self.file, mark.line, mark.column)

    def note(self, finding: Finding) -> None:
        """Note a finding. Raises :class:`Stop` when there are too many."""
        self.findings.append(finding)
        if len(self.findings) >= limits.MAX_FINDINGS:
            raise Stop

    def scalar(self, event: ScalarEvent) -> None:
        """A text, number, constant or key."""
        mark = mark_of(event)
        text = event.value
        self._spend(1, len(text), mark)
        if event.tag is not None:
            self.note(refusals.forbidden_tag(event.tag, self.place(mark)))
        if event.style == '"' and (bad := forbidden_in(text)):  # only escapes can still bring one in
            self.note(character_finding(bad, self.place(mark)))
        if self._key_next():
            self._key(event, mark)
            return
        if text == "<<" and not event.style:
            self.note(refusals.merge_key(self.place(mark)))
        data = text if event.style else plain_value(text)
        node = Node(mark)
        if event.anchor is not None:
            self._anchors[event.anchor] = _Anchored(data, node, letters=len(text))
        self._add(data, node, 0)

    def alias(self, event: AliasEvent) -> None:
        """A repetition of an anchored value."""
        mark = mark_of(event)
        name = event.anchor or ""
        if self._key_next():
            self._refuse_key("a repeated value", mark)
            return
        anchored = self._anchors.get(name)
        if anchored is None:
            self.note(refusals.unknown_alias(name, self.place(mark), inside_itself=name in self._anchors))
            anchored = _Anchored(None, Node(mark))
        self._spend(anchored.values, anchored.letters, mark)
        if len(self._open) + anchored.height > limits.MAX_DEPTH:
            self._stop(refusals.too_deep(self.place(mark)))
        self._add(anchored.data, Node(mark, anchored.node.children), anchored.height)

    def begin(self, event: SequenceStartEvent | MappingStartEvent) -> None:
        """A list or a mapping begins."""
        mark = mark_of(event)
        values, letters = self._values, self._letters
        self._spend(1, 0, mark)
        if len(self._open) >= limits.MAX_DEPTH:
            self._stop(refusals.too_deep(self.place(mark)))
        if event.tag is not None:
            self.note(refusals.forbidden_tag(event.tag, self.place(mark)))
        if event.anchor is not None:
            self._anchors[event.anchor] = None
        is_list = isinstance(event, SequenceStartEvent)
        opened = _Open([] if is_list else {}, Node(mark, [] if is_list else {}), event.anchor, values, letters)
        if self._key_next():
            self._refuse_key("a list" if is_list else "a group of keys", mark)
        else:
            self._add(opened.data, opened.node, 0)
        self._open.append(opened)

    def end(self) -> None:
        """The innermost list or mapping ends."""
        done = self._open.pop()
        if done.anchor is not None:
            values, letters = self._values - done.values_before, self._letters - done.letters_before
            self._anchors[done.anchor] = _Anchored(done.data, done.node, values, letters, done.height)
        if self._open:
            self._open[-1].height = max(self._open[-1].height, done.height + 1)

    def _key_next(self) -> bool:
        return bool(self._open) and isinstance(self._open[-1].data, dict) and not self._open[-1].value_next

    def _key(self, event: ScalarEvent, mark: Mark) -> None:
        into, text = self._open[-1], event.value
        into.value_next, into.key, into.key_mark = True, None, mark
        refusal = None
        if text == "<<" and not event.style:
            refusal = refusals.merge_key(self.place(mark))
        elif not text:
            refusal = refusals.empty_key(self.place(mark))
        elif len(text) > limits.MAX_KEY:
            refusal = refusals.long_key(len(text), self.place(mark))
        if refusal is not None:
            self.note(refusal)
            return
        key = text if event.style else plain_key(text)
        assert isinstance(into.node.children, dict)
        if first := into.node.children.get(str(key)):
            self.note(refusals.duplicate_key(key, first[0].line, self.place(mark)))
            return
        if event.anchor is not None:
            self._anchors[event.anchor] = _Anchored(key, Node(mark), letters=len(text))
        into.key = key

    def _refuse_key(self, what: str, mark: Mark) -> None:
        self._open[-1].value_next, self._open[-1].key = True, None
        self.note(refusals.complex_key(what, self.place(mark)))

    def _add(self, data: Data, node: Node, height: int) -> None:
        if not self._open:
            self.root = (data, node)
            return
        into = self._open[-1]
        if height >= into.height:
            into.height = height + 1
        if isinstance(into.data, list):
            assert isinstance(into.node.children, list)
            into.data.append(data)
            into.node.children.append(node)
            return
        into.value_next = False
        if into.key is not None:
            assert isinstance(into.node.children, dict)
            into.data[into.key] = data
            into.node.children[str(into.key)] = (into.key_mark, node)

    def _spend(self, values: int, letters: int, mark: Mark) -> None:
        self._values += values
        self._letters += letters
        if self._values > limits.MAX_NODES:
            self._stop(refusals.too_many_values(self.place(mark)))
        if self._letters > limits.MAX_TEXT:
            self._stop(refusals.too_much_text(self.place(mark)))

    def _stop(self, finding: Finding) -> None:
        self.findings.append(finding)
        raise Stop


def mark_of(event: Event) -> Mark:
    """Where an event begins."""
    assert event.start_mark is not None  # libyaml marks every event
    return Mark(event.start_mark.line + 1, event.start_mark.column + 1)
