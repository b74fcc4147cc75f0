"""From YAML events to data and places, within limits and without recursion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from yaml.events import AliasEvent, Event, MappingStartEvent, ScalarEvent, SequenceStartEvent

from generator.errors import Finding, Place
from generator.source import limits
from generator.source.characters import character_finding, forbidden_in
from generator.source.nodes import Data, Mark, Node, Step
from generator.source.scalars import plain_key, plain_value


class Stop(Exception):  # noqa: N818 - not an error of its own: the finding has been noted
    """Reading cannot go on; the finding that says why has been noted."""


class _Anchored(NamedTuple):
    """A value that aliases may repeat, and what one repetition costs."""

    data: Data
    node: Node
    nodes: int
    texts: int
    height: int


_UNSET = Mark(0, 0)


@dataclass(slots=True)
class _Open:
    """A list or a mapping whose end has not come yet."""

    data: dict[Step, Data] | list[Data]
    node: Node
    anchor: str | None
    nodes_before: int
    texts_before: int
    is_key: bool = False
    height: int = 1
    key: Step | None = None  # of the value that comes next; None drops that value
    key_mark: Mark = _UNSET
    value_next: bool = False


class Builder:
    """Takes the events of one document; ``root`` is set when the outermost value has begun."""

    def __init__(self, file: str, findings: list[Finding]) -> None:
        self.file = file
        self.findings = findings
        self.root: tuple[Data, Node] | None = None
        self._open: list[_Open] = []
        self._anchors: dict[str, _Anchored | None] = {}  # None while the value is still being read
        self._nodes = 0
        self._texts = 0

    def note(self, code: str, message: str, mark: Mark, hint: str = "") -> None:
        """Note a finding. Raises :class:`Stop` when there are too many."""
        self.note_finding(Finding(code, message, Place(self.file, mark.line, mark.column), hint=hint))

    def note_finding(self, finding: Finding) -> None:
        """Note a finding. Raises :class:`Stop` when there are too many."""
        self.findings.append(finding)
        if len(self.findings) >= limits.MAX_FINDINGS:
            raise Stop

    def scalar(self, event: ScalarEvent) -> None:
        """A text, number, constant or key."""
        mark = mark_of(event)
        self._spend(1, len(event.value), mark)
        if event.tag is not None:
            self._refuse_tag(event.tag, mark)
        if event.style == '"' and (bad := forbidden_in(event.value)):  # only escapes can still bring one in
            self.note_finding(character_finding(bad, Place(self.file, *mark)))
        if self._key_next():
            self._key(event, mark)
            return
        plain = not event.style
        if plain and event.value == "<<":
            self._refuse_merge(mark)
        data = plain_value(event.value) if plain else event.value
        node = Node(mark)
        if event.anchor is not None:
            self._anchors[event.anchor] = _Anchored(data, node, 1, len(event.value), 0)
        self._add(data, node, 0)

    def alias(self, event: AliasEvent) -> None:
        """A repetition of an anchored value."""
        mark = mark_of(event)
        name = event.anchor or ""
        anchored = self._anchors.get(name)
        if anchored is None:
            if name in self._anchors:
                self.note("unknown-alias", f"“*{name}” stands inside the value that it repeats", mark)
            else:
                self.note(
                    "unknown-alias",
                    f"“*{name}” repeats a value, but no “&{name}” stands before it",
                    mark,
                    "if it is a text, put it in quotes",
                )
            anchored = _Anchored(None, Node(mark), 1, 0, 0)
        self._spend(anchored.nodes, anchored.texts, mark)
        if self._key_next():
            self._refuse_key("an alias", mark)
            return
        if len(self._open) + anchored.height > limits.MAX_DEPTH:
            self._too_deep(mark)
        self._add(anchored.data, Node(mark, anchored.node.children), anchored.height)

    def begin(self, event: SequenceStartEvent | MappingStartEvent) -> None:
        """A list or a mapping begins."""
        mark = mark_of(event)
        nodes, texts = self._nodes, self._texts
        self._spend(1, 0, mark)
        if len(self._open) >= limits.MAX_DEPTH:
            self._too_deep(mark)
        if event.tag is not None:
            self._refuse_tag(event.tag, mark)
        is_list = isinstance(event, SequenceStartEvent)
        opened = _Open([] if is_list else {}, Node(mark, [] if is_list else {}), event.anchor, nodes, texts)
        if event.anchor is not None:
            self._anchors[event.anchor] = None
        if self._key_next():
            self._refuse_key("a list" if is_list else "a group of keys", mark)
            opened.is_key = True
        else:
            self._add(opened.data, opened.node, 0)
        self._open.append(opened)

    def end(self) -> None:
        """The innermost list or mapping ends."""
        done = self._open.pop()
        if done.anchor is not None:
            nodes, texts = self._nodes - done.nodes_before, self._texts - done.texts_before
            self._anchors[done.anchor] = _Anchored(done.data, done.node, nodes, texts, done.height)
        if self._open:
            self._open[-1].height = max(self._open[-1].height, done.height + 1)

    def _key_next(self) -> bool:
        return bool(self._open) and isinstance(self._open[-1].data, dict) and not self._open[-1].value_next

    def _key(self, event: ScalarEvent, mark: Mark) -> None:
        into = self._open[-1]
        into.value_next, into.key, into.key_mark = True, None, mark
        text = event.value
        plain = not event.style
        if plain and text == "<<":
            self._refuse_merge(mark)
            return
        if not text:
            self.note("empty-key", "a key is missing before this colon", mark, "write “key: value”")
            return
        if len(text) > limits.MAX_KEY:
            self.note("too-long", f"a key may have at most {limits.MAX_KEY} characters, this one has {len(text)}", mark)
            return
        key = plain_key(text) if plain else text
        assert isinstance(into.node.children, dict)
        first = into.node.children.get(str(key))
        if first is not None:
            self.note(
                "duplicate-key",
                f"the key “{key}” stands twice here: in line {first[0].line} and again in line {mark.line}",
                mark,
                "keep one of the two",
            )
            return
        if event.anchor is not None:
            self._anchors[event.anchor] = _Anchored(key, Node(mark), 1, len(text), 0)
        into.key = key

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

    def _spend(self, nodes: int, texts: int, mark: Mark) -> None:
        self._nodes += nodes
        self._texts += texts
        if self._nodes > limits.MAX_NODES or self._texts > limits.MAX_TEXT:
            what = f"{limits.MAX_NODES} values" if self._nodes > limits.MAX_NODES else f"{limits.MAX_TEXT} characters"
            self.note(
                "too-large",
                f"the file holds more than {what}, repeated values counted each time",
                mark,
                "split the file, or repeat less with “*”",
            )
            raise Stop

    def _too_deep(self, mark: Mark) -> None:
        self.note("too-deep", f"more than {limits.MAX_DEPTH} lists and groups stand inside one another", mark)
        raise Stop

    def _refuse_key(self, what: str, mark: Mark) -> None:
        self._open[-1].value_next, self._open[-1].key = True, None
        self.note(
            "complex-key",
            f"{what} cannot be a key",
            mark,
            "a key is a text or a whole number; a text that begins with “[”, “{”, “?” or “*” needs quotes",
        )

    def _refuse_merge(self, mark: Mark) -> None:
        self.note(
            "merge-key",
            "“<<” does not merge groups of keys here",
            mark,
            "write the keys out, or repeat one whole value with “&name” and “*name”",
        )

    def _refuse_tag(self, tag: str, mark: Mark) -> None:
        shown = tag.replace("tag:yaml.org,2002:", "!!", 1)
        self.note(
            "forbidden-tag",
            f"the tag “{shown[:60]}” is not allowed",
            mark,
            "delete it; if it is the beginning of a text, put the whole text in quotes",
        )


def mark_of(event: Event) -> Mark:
    """Where an event begins."""
    assert event.start_mark is not None  # libyaml marks every event
    return Mark(event.start_mark.line + 1, event.start_mark.column + 1)
