"""Saving a dragon: the text of its file, the proof before it is written, and writing it all or nothing."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from generator.cli.dragon.bench import Bench
from generator.errors import ContentError, Finding, Place, raise_if_errors
from generator.games.dragon_lords.file_kinds import DRAGON
from generator.games.dragon_lords.model.design import Design
from generator.games.dragon_lords.workshop.writing import Remarks, dragon_yaml
from generator.press import check_files
from generator.press.editing import own_line


def text_of(bench: Bench, design: Design, path: Path) -> str:
    """The dragon's file."""
    remarks = Remarks(bench.t("file.head", file=typed(path)), bench.t("file.budget"), bench.t("file.no-budget"))
    named = bench.words.texts.language.code != "en"
    text = dragon_yaml(bench.tables, design, remarks, bench.option if named else None)
    return own_line(path, DRAGON) + text


def typed(path: Path) -> str:
    """A path as it is typed in a command."""
    return f'"{path}"' if " " in str(path) else str(path)


def proofread(bench: Bench, design: Design, path: Path) -> list[Finding]:
    """What is wrong with the dragon's file, before it is written: by the rules, and on its page in every language."""
    with TemporaryDirectory() as folder:
        trial = Path(folder) / "dragon.yaml"
        trial.write_text(text_of(bench, design, path), encoding="utf-8")
        findings = check_files([trial])
    placed = [
        replace(finding, where=replace(finding.where, file=path.as_posix()))
        for finding in findings
        if finding.where.file == trial.as_posix()
    ]
    elsewhere = [finding for finding in findings if finding.where.file != trial.as_posix()]
    # What does not fit does so on several pages; once is enough to be told.
    return [*elsewhere, *{(finding.code, finding.where): finding for finding in reversed(placed)}.values()]


def file_exists(path: Path, force: bool) -> list[Finding]:
    """A finding if the file is there already and must not be replaced."""
    if force or not path.exists():
        return []
    hint = "name another file with --out, or replace it with --force"
    return [Finding("file-exists", "there is a file of this name already", Place(path.as_posix()), hint=hint)]


def write(path: Path, text: str, force: bool) -> None:
    """Write the file, all or nothing. Raises ContentError if it is there already or cannot be written."""
    partial = path.with_name(f".{path.name}.dragonpress-partial")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.write_text(text, encoding="utf-8", newline="\n")
        raise_if_errors(file_exists(path, force))
        partial.replace(path)
    except OSError as error:
        culprit = f" ({error.filename})" if error.filename and Path(str(error.filename)) != partial else ""
        message = f"cannot be written: {error.strerror or error}{culprit}"
        hint = "name another file with --out"
        raise ContentError([Finding("unwritable-file", message, Place(path.as_posix()), hint=hint)]) from error
    finally:
        with suppress(OSError):
            partial.unlink()
