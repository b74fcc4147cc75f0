"""The description of every kind of file, in Markdown, made from the schemas and so from the models."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from generator.games.registry import game_ids
from generator.press.file_kinds import all_kinds
from generator.press.format_words import default_words, linked, type_words
from generator.source.kinds import FileKind
from generator.source.schema import schema_of

PAGES = {
    "your-files": "Files of your own",
    "dragon-lords": "Files of Dragon Lords",
    "daredragon": "Files of Daredragon Fellowship",
    "dragon-strike": "Files of Dragon Strike",
    "press": "Files of the press",
}
"""The pages by the names of their files; a game that is not among them gets a page of its own name."""

INTRODUCTION = """\
# What can stand in a file

<!-- Made from the models by .ci/made; a test asks whether it is current. -->

Everything that Dragonpress prints is read from files in YAML: lines of `key: value`, with deeper groups indented. Here
is every kind of file, key by key. The first line of a file can name its schema, and an editor that knows YAML (such as
VS Code with the YAML extension) then offers the keys while you type and underlines what is wrong. Commands that make a
file write that line; `dragonpress schema KIND --mark FILE` adds it to a file that you have.

How to read the tables:

* **Key**: what stands before the colon. A key in **bold** must be there.
* **Value**: what may stand after the colon. *Group* means keys of its own on the lines below, indented; *list* means
  several values, each after `- ` on a line of its own, or all in `[a, b, c]`.
* **If left out**: what holds then. A dash means that nothing is said.

Text needs quotes if it begins with a sign such as `[`, `{`, `*`, `&`, `!` or `#`, or holds `: `. A whole number has no
quotes, no leading zero and no point. `dragonpress check FILE` says all that is wrong at once, and
`dragonpress explain CODE` tells more about each kind of mistake.
"""


def format_docs() -> dict[str, str]:
    """The pages by the names of their files."""
    kinds: dict[str, list[FileKind]] = {}
    for kind in all_kinds():
        kinds.setdefault(page_of(kind), []).append(kind)
    names = [*(name for name in PAGES if name in kinds), *(name for name in kinds if name not in PAGES)]
    lines = [INTRODUCTION]
    for name in names:
        lines.append(f"\n## {title_of(name)}\n")
        lines += [f"* [{kind.title}]({name}.md#{kind.id})" for kind in kinds[name]]
    pages = {"README.md": "\n".join(lines) + "\n"}
    for name in names:
        parts = [f"# {title_of(name)}\n\n[All kinds of files](README.md)\n"]
        parts += [kind_docs(kind) for kind in kinds[name]]
        pages[f"{name}.md"] = "\n".join(parts)
    return pages


def page_of(kind: FileKind) -> str:
    """The page that a kind of file stands on."""
    if kind.own or not kind.files:
        return "your-files"
    folder = kind.files[0].split("/")[1]
    return folder if folder in game_ids() else "press"


def title_of(page: str) -> str:
    """The heading of a page."""
    return PAGES.get(page, f"Files of {page.replace('-', ' ')}")


def kind_docs(kind: FileKind) -> str:
    """One kind of file."""
    schema = schema_of(kind)
    parts: dict[str, Any] = schema.get("definitions", {})
    lines = [f'<a id="{kind.id}"></a>\n', f"## {kind.title}\n"]
    if schema.get("description"):
        lines.append("\n\n".join(schema["description"].split("\n")) + "\n")
    lines.append(
        f"Kind: `{kind.id}`."
        + (f" Shipped: {', '.join(f'`{path}`' for path in kind.files)}." if kind.files else "")
        + "\n"
    )
    if kind.example:
        lines.append(f"```yaml\n{kind.example}```\n")
    if "properties" in schema:
        lines += table(schema, kind.id, parts)
    else:
        lines.append(f"The file holds {type_words(schema, kind.id, parts)}.\n")
    for name, part in parts.items():
        if "enum" in part or not (part.get("properties") or part.get("additionalProperties")):
            continue
        lines += [f'<a id="{linked(kind.id, name)}"></a>\n', f"### {kind.title}: {plain_name(name)}\n"]
        if part.get("description"):
            lines.append("\n\n".join(part["description"].split("\n")) + "\n")
        lines += (
            table(part, kind.id, parts)
            if part.get("properties")
            else [f"{type_words(part, kind.id, parts).capitalize()}.\n"]
        )
    return "\n".join(lines)


def plain_name(name: str) -> str:
    """The name of a part for people: ``LogMap`` is ``log map``."""
    last = name.rpartition("__")[2]
    return "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in last).strip()


def table(schema: Mapping[str, Any], kind: str, parts: Mapping[str, Any]) -> list[str]:
    """The keys of a group."""
    return ["| Key | Value | If left out | Meaning |", "|---|---|---|---|", *rows(schema, kind, parts), ""]


def rows(schema: Mapping[str, Any], kind: str, parts: Mapping[str, Any]) -> Iterator[str]:
    """One row a key."""
    required = schema.get("required", ())
    for name, value in schema["properties"].items():
        key = f"**`{name}`**" if name in required else f"`{name}`"
        left_out = "must be there" if name in required else default_words(value)
        said = value.get("description", "").replace("\n", " ")
        yield f"| {key} | {type_words(value, kind, parts)} | {left_out} | {said.replace('|', chr(92) + '|')} |"
