"""``dragonpress language new`` and ``accept``: files to translate, and what has been looked through."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from generator.cli.language.seeing import folder_of
from generator.cli.output import print_findings, print_table
from generator.errors import ContentError
from generator.press.translating import accept, draft_language, is_content


def run_new(code: str, out: Path | None) -> int:
    """Make or supplement the files, say what came into them, and return the exit status."""
    folder = out or Path(f"language-{code}")
    try:
        made = draft_language(code, folder)
    except ContentError as error:
        return print_findings(error.findings, to_stderr=True)
    if not made:
        print("Nothing is missing: every text has its place.")
        return 0
    rows = [(str(draft.path), "new" if draft.is_new else "", str(draft.added or "")) for draft in made]
    print_table(("file", "", "texts to translate"), rows, right=(2,))
    print()
    print(f"Translate each ~; look at {folder / 'languages' / f'{code}.yaml'} first.")
    print(f"See how far it is:  dragonpress language status {code}" + ("" if out is None else f" --in {folder}"))
    pack = "" if is_content(folder) else f" --pack {folder}"
    print(f"Print it as it is:  dragonpress build{pack} --lang {code} --allow-missing")
    return 0


def run_accept(code: str, keys: Sequence[str], folder: Path | None) -> int:
    """Note translations as right, say how many, and return the exit status."""
    try:
        changed = accept(code, folder_of(code, folder), keys)
    except ContentError as error:
        return print_findings(error.findings, to_stderr=True)
    print(f"{changed} {'text' if changed == 1 else 'texts'} noted as translated from the English of now.")
    return 0
