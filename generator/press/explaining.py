"""What each kind of message means: why it is told, an example that is wrong and one that is right."""

from __future__ import annotations

from generator.errors import ContentError, Finding, Severity, did_you_mean, raise_if_errors
from generator.resources import content_folder, shown
from generator.source.model import Model, check
from generator.source.noting import remembered
from generator.source.reader import read_yaml

FOLDER = ("press", "messages")


class Message(Model):
    """A kind of message.

    ``severity`` is the gravest that it comes with. ``kind`` is that of the file which the examples ``wrong`` and
    ``right`` are parts of, if they can be tried; ``yaml`` is any.
    """

    title: str
    why: str
    wrong: str
    right: str
    severity: Severity = Severity.ERROR
    kind: str = ""


class MessageFile(Model):
    """Messages by their codes."""

    messages: dict[str, Message]


@remembered
def all_messages() -> dict[str, Message]:
    """Every kind of message by its code, in the order of the alphabet. Raises ContentError."""
    found: dict[str, Message] = {}
    findings: list[Finding] = []
    for path in sorted(content_folder(*FOLDER).glob("*.yaml")):
        source = read_yaml(path, shown(path))
        file, wrong = check(MessageFile, source)
        findings += wrong
        for code, message in (file.messages if file is not None else {}).items():
            if code in found:
                where = source.place(("messages", code), key=True)
                findings.append(Finding("duplicate-key", f"“{code}” is explained twice", where))
            found[code] = message
    raise_if_errors(findings)
    return dict(sorted(found.items()))


def find_message(code: str) -> tuple[str, Message]:
    """A kind of message by its code, however it is written. Raises ContentError with the nearest code."""
    messages = all_messages()
    name = code.strip().lower().replace("_", "-").replace(" ", "-")
    if name not in messages:
        near = did_you_mean(code, messages)
        hint = near if near.startswith("did") else "see them all with: dragonpress explain"
        raise ContentError([Finding("unknown-code", f"no message has the code “{code[:60]}”", hint=hint)])
    return name, messages[name]
