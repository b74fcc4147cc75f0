"""What a pack brings to a file: things to add, and under ``override:`` things to change; and the file with both.

To add is to bring an entry that is not there yet: a key of the file, or an entry of one of its groups or lists of named
things. Whatever is there already can be changed under ``override:`` only, key by key; a list is replaced as a whole
unless its items have names. So nothing is ever changed by mistake, and nothing is passed over in silence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from generator.errors import Finding, did_you_mean, raise_if_errors
from generator.source.characters import shown
from generator.source.nodes import Data, Mark, Node, Source, Step, is_int_text
from generator.source.notes import ABOUT_TABLE, noted

OVERRIDE = "override"
"""The key of a pack's file below which it says what it changes."""

Loc = tuple[Step, ...]
Group = dict[Any, Any]


@dataclass(frozen=True, slots=True)
class Brought:
    """A file of a pack: what it adds, what it changes, and the file itself, which knows the places of both."""

    adds: Group
    changes: Group
    source: Source

    def node(self, loc: Sequence[Step]) -> tuple[Mark, Node]:
        """The places of a key and of its value. Raises KeyError."""
        node, mark = self.source.root, self.source.root.mark
        for step in loc:
            if isinstance(node.children, dict):
                mark, node = node.children[str(step)]
            elif isinstance(node.children, list) and isinstance(step, int):
                node = node.children[step]
                mark = node.mark
            else:
                raise KeyError(step)
        return mark, replace(node, file=self.source.file)


def brought(source: Source) -> Brought:
    """What a file of a pack brings. Raises ContentError if it is no group of keys, or changes nothing that it names."""
    data, findings = source.data, []
    if not isinstance(data, dict):
        message = "the file must be a group of keys"
        findings.append(Finding("wrong-type", message, source.place(), hint="write key: value"))
        data = {}
    changes = data.get(OVERRIDE, {})
    if OVERRIDE in data and not (isinstance(changes, dict) and changes):
        hint = f"write below “{OVERRIDE}:”, indented, what the pack changes; or leave the key out"
        findings.append(Finding("wrong-type", f"“{OVERRIDE}” changes nothing", source.place((OVERRIDE,)), hint=hint))
    raise_if_errors(findings)
    assert isinstance(changes, dict)
    return Brought({key: value for key, value in data.items() if key != OVERRIDE}, dict(changes), source)


def overlaid(
    base: Source | None, above: Sequence[tuple[str, str, Sequence[str], Brought]], owners: Mapping[str, str]
) -> Source:
    """A file with all that packs bring to it: id, title, and the packs whose changes this one may change, in order.

    ``owners`` tells which pack a file belongs to. Raises ContentError with all that is wrong.
    """
    findings: list[Finding] = []
    for pack, title, after, what in above:
        if base is None:
            findings += [nothing_here(what, (key,)) for key in what.changes]
            base = alone(what)
            continue
        overlay = Overlay(base, what, pack, after, owners)
        overlay.apply()
        findings += overlay.findings
        base = overlay.result(title)
    raise_if_errors(findings)
    assert base is not None
    return base


def alone(what: Brought) -> Source:
    """The file of a pack where there is none to add to."""
    return replace(what.source, data=what.adds)


def nothing_here(what: Brought, loc: Loc) -> Finding:
    """The finding for a change of something in a file that only the pack has."""
    where = what.source.place((OVERRIDE, *loc), key=True)
    message = f"there is no “{shown(loc[-1])}” to override: no such file is shipped"
    hint = "write it without “override:”, or give the file the name of the shipped one"
    return Finding("nothing-to-override", message, where, hint=hint)


class Overlay:
    """One file of a pack on its way into a file below it."""

    def __init__(self, base: Source, what: Brought, pack: str, after: Sequence[str], owners: Mapping[str, str]) -> None:
        self.base = base
        self.what = what
        self.pack = pack
        self.after = after
        self.owners = owners
        self.findings: list[Finding] = []
        #: What is new or another than before, as paths in the result.
        self.touched: list[Loc] = []
        self.data: Group = {}
        self.children: dict[str, tuple[Mark, Node]] = {}

    def result(self, title: str) -> Source:
        """The file as it is now; in a table, what was touched carries a note that says where it comes from."""
        root = replace(self.base.root, children=self.children)
        source = Source(self.base.file, self.data, root)
        return noted(source, self.what.source, self.touched, title)

    def apply(self) -> None:
        """Add and change everything."""
        if not isinstance(self.base.data, dict) or not isinstance(self.base.root.children, dict):
            where = self.what.source.place()
            self.findings.append(Finding("wrong-type", f"nothing can be added to {self.base.file}", where))
            return
        self.data, self.children = dict(self.base.data), dict(self.base.root.children)
        for key, value in self.what.adds.items():
            if not (key in ABOUT_TABLE and key in self.data):
                self.add(key, value)
        for key, value in self.what.changes.items():
            self.change(key, value)

    def add(self, key: Step, value: Data) -> None:
        """Add a key of the file, or what stands below it to the group or list of that key."""
        have = same_key(self.data, key)
        if have is None:
            self.data[key] = value
            self.children[str(key)] = self.what.node((key,))
            self.touched.append((key,))
            return
        mark, node = self.children[str(have)]
        old = self.data[have]
        if isinstance(old, dict) and isinstance(value, dict) and isinstance(node.children, dict):
            group, places = dict(old), dict(node.children)
            for name, entry in value.items():
                there = same_key(old, name)
                if there is not None:
                    self.exists((key, name), (have, there))
                    continue
                group[name], places[str(name)] = entry, self.what.node((key, name))
                self.touched.append((have, name))
            self.data[have], self.children[str(have)] = group, (mark, replace(node, children=places))
        elif isinstance(old, list) and isinstance(value, list) and isinstance(node.children, list):
            items, nodes = self.longer(have, key, old, value, node.children)
            self.data[have], self.children[str(have)] = items, (mark, replace(node, children=nodes))
        elif isinstance(old, dict | list):
            kind = "a group of keys" if isinstance(old, dict) else "a list"
            where = self.what.source.place((key,))
            hint = f"as in {self.base.place((have,), key=True)}"
            self.findings.append(Finding("wrong-type", f"“{shown(key)}” must be {kind}", where, hint=hint))
        else:
            self.exists((key,), (have,))

    def longer(
        self, have: Step, key: Step, old: list[Data], new: list[Data], nodes: list[Node]
    ) -> tuple[list[Data], list[Node]]:
        """A list of named things with more of them."""
        naming = identity(old)
        if naming is None:
            where = self.what.source.place((key,), key=True)
            message = f"the items of “{shown(key)}” have no names, so none can be added to them"
            hint = f"write the whole list below “{OVERRIDE}:”"
            self.findings.append(Finding("already-there", message, where, hint=hint))
            return old, nodes
        items, places = list(old), list(nodes)
        names = {str(item[naming]): index for index, item in enumerate(old) if isinstance(item, dict)}
        for index, item in enumerate(new):
            name = item.get(naming) if isinstance(item, dict) else None
            if str(name) in names:
                self.exists((key, index, naming), (have, names[str(name)], naming))
                continue
            self.touched.append((have, str(name) if naming == "name" else len(items)))
            items.append(item)
            places.append(self.what.node((key, index))[1])
        return items, places

    def change(self, key: Step, value: Data) -> None:
        """Change a value of the file, or some of the entries of a group or list."""
        have = same_key(self.data, key)
        if have is None:
            self.missing((OVERRIDE, key), self.data)
            return
        mark, node = self.children[str(have)]
        old, file = self.data[have], node.file or self.base.file
        if isinstance(old, dict) and isinstance(value, dict) and isinstance(node.children, dict):
            group, places = dict(old), dict(node.children)
            for name, entry in value.items():
                there = same_key(old, name)
                if there is None:
                    self.missing((OVERRIDE, key, name), old)
                    continue
                key_mark, inner = places[str(there)]
                loc = (OVERRIDE, key, name)
                group[there], changed = self.changed(old[there], inner, entry, loc, (have, there), inner.file or file)
                places[str(there)] = (key_mark, changed)
            self.data[have], self.children[str(have)] = group, (mark, replace(node, children=places))
        elif isinstance(old, list) and isinstance(value, list) and identity(old) and isinstance(node.children, list):
            items, nodes = self.items(have, key, old, value, node.children, file)
            self.data[have], self.children[str(have)] = items, (mark, replace(node, children=nodes))
        else:
            self.data[have], changed = self.changed(old, node, value, (OVERRIDE, key), (have,), file)
            self.children[str(have)] = (mark, changed)

    def items(
        self, have: Step, key: Step, old: list[Data], new: list[Data], nodes: list[Node], file: str
    ) -> tuple[list[Data], list[Node]]:
        """A list of named things, some of them changed."""
        naming = identity(old) or "name"
        items, places = list(old), list(nodes)
        names = {str(item[naming]): index for index, item in enumerate(old) if isinstance(item, dict)}
        for number, item in enumerate(new):
            loc = (OVERRIDE, key, number)
            name = item.get(naming) if isinstance(item, dict) else None
            if name is None or str(name) not in names:
                what = f"there is no “{shown(name)}” to override" if name is not None else f"“{naming}” is missing"
                where = self.what.source.place((*loc, naming))
                hint = did_you_mean(name, names) if name is not None else f"say which item is meant: {naming}: …"
                self.findings.append(Finding("nothing-to-override", what, where, hint=hint))
                continue
            index = names[str(name)]
            at: Loc = (have, str(name) if naming == "name" else index)  # as notes on provenance name it
            items[index], places[index] = self.changed(
                items[index], places[index], item, loc, at, places[index].file or file
            )
        return items, places

    def changed(self, old: Data, node: Node, new: Data, loc: Loc, at: Loc, file: str) -> tuple[Data, Node]:
        """A value with the changes at ``loc`` of the pack; ``at`` is where it stands, ``file`` who has said it."""
        if isinstance(old, dict) and isinstance(new, dict) and isinstance(node.children, dict):
            group, places = dict(old), dict(node.children)
            for name, entry in new.items():
                there = same_key(old, name)
                if there is None:
                    self.claim((*loc, name), at, file)
                    group[name], places[str(name)] = entry, self.what.node((*loc, name))
                    self.touched.append((*at, name))
                    continue
                mark, inner = places[str(there)]
                group[there], changed = self.changed(
                    old[there], inner, entry, (*loc, name), (*at, there), inner.file or file
                )
                places[str(there)] = (mark, changed)
            return group, replace(node, children=places)
        if same(old, new):
            return old, node
        self.claim(loc, at, file)
        self.touched.append(at)
        return new, self.what.node(loc)[1]

    def claim(self, loc: Loc, at: Loc, file: str) -> None:
        """A finding if another pack has said this, and this one does not say that it comes after that."""
        owner = self.owners.get(file, "")
        if owner and owner != self.pack and owner not in self.after:
            where = self.what.source.place(loc, key=True)
            message = f"the pack “{owner}” brings “{shown(at[-1])}” as well, at {file}"
            hint = f"leave one of the two out, or write “after: [{owner}]” in the pack.yaml of the pack that shall win"
            self.findings.append(Finding("contested", message, where, hint=hint))

    def exists(self, loc: Loc, at: Loc) -> None:
        """The finding for something to add that is there already."""
        there = self.base.place(at, key=True)
        name = self.what.source.value(loc) if len(loc) > 2 else loc[-1]  # the name of an item, or a key
        message = f"“{shown(name)}” is there already"
        owner = self.owners.get(there.file, "")
        message += f": {there}" + (f", in the pack “{owner}”" if owner else "")
        hint = f"to change it, write it below “{OVERRIDE}:” with what is new; otherwise give yours another name"
        where = self.what.source.place(loc, key=True)
        self.findings.append(Finding("already-there", message, where, hint=hint))

    def missing(self, loc: Loc, there: Mapping[Any, Any]) -> None:
        """The finding for a change of something that there is not."""
        near = did_you_mean(loc[-1], map(str, there))
        hint = near if len(near) <= 300 else "to add it, write it without “override:”"
        where = self.what.source.place(loc, key=True)
        message = f"there is no “{shown(loc[-1])}” to override"
        self.findings.append(Finding("nothing-to-override", message, where, hint=hint))


def same(one: Data, other: Data) -> bool:
    """Whether two values are the same, and of the same kind (in Python ``1 == True``)."""
    return type(one) is type(other) and one == other


def same_key(group: Mapping[Any, Any], key: Step) -> Step | None:
    """The key of a group with the same text, or ``None``."""
    if key in group:
        return key
    other: Step = str(key) if isinstance(key, int) else int(key) if is_int_text(key) else key
    return other if other in group else None


def identity(items: Sequence[Data]) -> str | None:
    """The key by which the items of a list are known: ``id`` or ``name``, if all have it; ``None`` if there is none."""
    for key in ("id", "name"):
        if items and all(isinstance(item, dict) and isinstance(item.get(key), str | int) for item in items):
            return key
    return None
