"""The strict YAML reader: every value knows its line, and everything wrong is told at once."""

from __future__ import annotations

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

from generator.errors import ContentError, Finding, Place, sorted_findings
from generator.source import limits
from generator.source.builder import Builder, Stop, mark_of
from generator.source.characters import decode, forbidden_characters
from generator.source.nodes import Data, Node, Source, Step
from generator.source.syntax import syntax_finding
from generator.source.tabs import Tabs

__all__ = ["Data", "Source", "Step", "parse_yaml", "read_yaml"]


def read_yaml(path: Path, shown_as: str | None = None) -> Source:
    """Read a YAML file; ``shown_as`` is its name in messages. Raises :class:`ContentError` with all findings."""
    file = shown_as if shown_as is not None else path.as_posix()
    return parse_yaml(_read_bytes(path, file), file)


def parse_yaml(data: bytes, file: str) -> Source:
    """Read the bytes of a YAML file. Raises :class:`ContentError` with all findings."""
    if len(data) > limits.MAX_BYTES:
        raise ContentError([_too_large(file)])
    text, findings = decode(data, file)
    if findings:
        raise ContentError(findings)
    text, findings = forbidden_characters(text, file, limits.MAX_FINDINGS)
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
    tabs = Tabs(text)
    documents = 0
    try:
        for event in yaml.parse(text, Loader=CSafeLoader):
            if isinstance(event, ScalarEvent):
                builder.scalar(event)
                if tabs:
                    tabs.allow(event)
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
        finding = syntax_finding(error, text, file)
        findings.extend([*tabs.findings(file, before=finding.where.line), finding])
        return None
    findings.extend(tabs.findings(file))
    return builder.root


def _check_document(event: DocumentStartEvent, number: int, builder: Builder) -> None:
    mark = mark_of(event)
    if event.version or event.tags:
        builder.note("yaml-syntax", "“%” begins this line", mark, "directives are not read: delete the line")
    if number > 1:
        builder.note(
            "several-documents",
            "a second document begins here",
            mark,
            "delete the line “---”, or make it a file of its own",
        )
        raise Stop


def _read_bytes(path: Path, file: str) -> bytes:
    try:
        if path.is_dir():
            raise ContentError([_unreadable(file, "it is a folder")])
        if not path.exists():
            raise ContentError([_unreadable(file, "there is no such file")])
        if not path.is_file():  # a pipe or a device may never end
            raise ContentError([_unreadable(file, "it is no ordinary file")])
        with path.open("rb") as stream:
            return stream.read(limits.MAX_BYTES + 1)
    except PermissionError:
        raise ContentError([_unreadable(file, "reading it is not permitted")]) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ContentError([_unreadable(file, reason.lower())]) from None


def _unreadable(file: str, why: str) -> Finding:
    return Finding("unreadable-file", f"the file cannot be read: {why}", Place(file, 1, 1))


def _too_large(file: str) -> Finding:
    size = limits.MAX_BYTES // (1024 * 1024)
    return Finding("too-large", f"the file is larger than {size} MB", Place(file, 1, 1), hint="split it")
