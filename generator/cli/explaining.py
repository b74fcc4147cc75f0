"""``dragonpress explain``: what a kind of message means."""

from __future__ import annotations

from collections.abc import Iterator

from generator.cli.output import one_line, print_findings, print_json, print_table
from generator.errors import ContentError
from generator.press.explaining import Message, all_messages, find_message


def run_explain(codes: list[str], as_json: bool) -> int:
    """Explain the codes, or list them all; returns the exit status."""
    try:
        found = [find_message(code) for code in codes] if codes else list(all_messages().items())
    except ContentError as error:
        return print_findings(error.findings, to_stderr=True)
    if as_json:
        print_json([{"code": code, **message.model_dump(mode="json")} for code, message in found])
    elif codes:
        print("\n\n".join("\n".join(told(code, message)) for code, message in found))
    else:
        print_table(("code", "what is wrong"), [(code, message.title) for code, message in found])
        print("\nMore about one: dragonpress explain CODE")
    return 0


def told(code: str, message: Message) -> Iterator[str]:
    """The lines that explain a kind of message."""
    yield f"{code} ({message.severity}): {message.title}"
    yield ""
    yield from wrapped(message.why)
    for heading, example in (("Wrong", message.wrong), ("Right", message.right)):
        yield ""
        yield f"{heading}:"
        yield from ("    " + one_line(line.replace("\t", "<tab>")) for line in example.rstrip("\n").split("\n"))


def wrapped(text: str, width: int = 80) -> list[str]:
    """A text in lines that fit a screen."""
    import textwrap

    return textwrap.wrap(" ".join(text.split()), width, break_long_words=False)
