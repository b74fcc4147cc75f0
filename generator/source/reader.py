"""The strict YAML reader: every value knows its line, and everything wrong is told at once."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

import yaml
from yaml import CSafeLoader
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from generator.errors import ContentError, Finding, Place, raise_if_errors, sorted_findings
from generator.source import limits, refusals
from generator.source.builder import Builder, Stop, mark_of
from generator.source.characters import Lines, decode, forbidden_characters
from generator.source.indentation import Indentation
from generator.source.nodes import Data, Node, Source, Step
from generator.source.noting import note
from generator.source.syntax import syntax_finding

__all__ = ["Data", "Source", "Step", "parse_plain", "parse_yaml", "read_plain", "read_yaml"]


def read_yaml(path: Path, shown_as: str | None = None) -> Source:
    """Read a YAML file; ``shown_as`` is its name in messages. Raises :class:`ContentError` with all findings."""
    file = shown_as if shown_as is not None else path.as_posix()
    return parse_yaml(_read_bytes(path, file), file)


def read_plain(path: Path, shown_as: str | None = None) -> str:
    """The text of a file that is no YAML, such as a chapter. Raises :class:`ContentError` with all findings."""
    file = shown_as if shown_as is not None else path.as_posix()
    return parse_plain(_read_bytes(path, file), file)


def parse_plain(data: bytes, file: str) -> str:
    """The text of the bytes of such a file. Raises :class:`ContentError` with all findings."""
    text, findings = forbidden_characters(decoded(data, file), file, limits.MAX_FINDINGS)
    raise_if_errors(findings)
    return text


def decoded(data: bytes, file: str) -> str:
    """The text of a file of ours. Raises :class:`ContentError` if it is too large or not UTF-8."""
    if len(data) > limits.MAX_BYTES:
        raise ContentError([refusals.too_many_bytes(Place(file, 1, 1))])
    text, findings = decode(data, file)
    raise_if_errors(findings)
    return text


def parse_yaml(data: bytes, file: str) -> Source:
    """Read the bytes of a YAML file. Raises :class:`ContentError` with all findings."""
    text, findings = forbidden_characters(decoded(data, file), file, limits.MAX_FINDINGS)
    if len(findings) >= limits.MAX_FINDINGS:
        raise ContentError(findings)
    root = _parse(text, file, findings)
    if findings:
        raise ContentError(sorted_findings(findings)[: limits.MAX_FINDINGS])
    if root is None or root[0] is None:
        raise ContentError([Finding("empty-file", "the file says nothing", Place(file, 1, 1))])
    return Source(file, *root)


def _parse(text: str, file: str, findings: list[Finding]) -> tuple[Data, Node] | None:
    """The data and places of a text; what is wrong is added to ``findings``."""
    builder = Builder(file, findings)
    lines = Lines(text)
    indentation = Indentation(text, lines)
    documents = 0
    try:
        for event in yaml.parse(text, Loader=CSafeLoader):
            if isinstance(event, ScalarEvent):
                builder.scalar(event)
                for finding in indentation.scalar(event, file):
                    builder.note(finding)
            elif isinstance(event, MappingStartEvent | SequenceStartEvent):
                builder.begin(event)
            elif isinstance(event, MappingEndEvent | SequenceEndEvent):
                builder.end()
            elif isinstance(event, AliasEvent):
                builder.alias(event)
            elif isinstance(event, DocumentStartEvent):
                documents += 1
                _check_document(event, documents, builder)
    except Stop:
        return None
    except yaml.YAMLError as error:
        finding = syntax_finding(error, lines, file, builder.innermost)
        findings.extend([*indentation.tabs(file, before=finding.where.line), finding])
        return None
    findings.extend(indentation.tabs(file))
    return builder.root


def _check_document(event: DocumentStartEvent, number: int, builder: Builder) -> None:
    where = builder.place(mark_of(event))
    if event.version or event.tags:
        builder.note(refusals.directive(where))
    if number > 1:
        builder.note(refusals.second_document(where))
        raise Stop


def _read_bytes(path: Path, file: str) -> bytes:
    try:
        if path.is_dir():
            raise ContentError([_unreadable(file, "it is a folder")])
        if not path.exists():
            raise ContentError([_unreadable(file, "there is no such file", _neighbour(path))])
        if not path.is_file():  # a pipe or a device may never end
            raise ContentError([_unreadable(file, "it is no ordinary file")])
        with path.open("rb") as stream:
            data = stream.read(limits.MAX_BYTES + 1)
        note(path, data)
        return data
    except PermissionError:
        raise ContentError([_unreadable(file, "you have no permission to read it")]) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ContentError([_unreadable(file, reason.lower())]) from None


def _neighbour(path: Path) -> str:
    """A hint that names a file of the same folder with nearly the same name."""
    names = sorted(entry.name for entry in path.parent.iterdir()) if path.parent.is_dir() else []
    near = get_close_matches(path.name, names, n=1)
    return f"did you mean “{near[0]}”?" if near else ""


def _unreadable(file: str, why: str, hint: str = "") -> Finding:
    return Finding("unreadable-file", f"the file cannot be read: {why}", Place(file, 1, 1), hint=hint)
