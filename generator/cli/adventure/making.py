"""``dragonpress adventure new``: a commented file to start from, never in place of another."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from generator.cli.adventure.table import answered, game_texts, open_table
from generator.cli.dragon.saving import typed, write
from generator.cli.dragon.screen import FAINT, GOOD, say
from generator.cli.output import print_json
from generator.errors import ContentError, Finding, Place, did_you_mean, raise_if_errors
from generator.games.dragon_strike.adventures.fields import Setting
from generator.games.dragon_strike.adventures.starting import starting_file
from generator.games.dragon_strike.file_kinds import ADVENTURE
from generator.press.editing import keep_schema, own_line

MOST_LETTERS = 60


def run_new(name: str, setting: str, out: Path | None, langs: tuple[str, ...], as_json: bool) -> int:
    """Write the file and say where it is; returns the exit status."""

    def work() -> int:
        settings = [option.value for option in Setting]
        findings = name_problems(name)
        if setting not in settings:
            hint = did_you_mean(setting, settings)
            findings.append(Finding("unknown-setting", f"no setting “{setting}”", hint=hint))
        raise_if_errors(findings)
        table = open_table(langs[0])
        path = target(name, out)
        sets = {lang: game_texts(lang) for lang in langs}
        text = starting_file(table.content, table.boards[setting], sets, name.strip(), typed(path))
        if path.exists():
            hint = "name another file with --out, or give it another title"
            raise ContentError(
                [Finding("file-exists", "there is a file of this name already", Place(str(path)), hint=hint)]
            )
        write(path, own_line(path, ADVENTURE) + text, force=False)
        keep_schema(path, ADVENTURE)
        if as_json:
            print_json({"file": path.as_posix(), "setting": setting})
            return 0
        say(table.t("new.written", file=path), GOOD)
        say(table.t("new.next", file=typed(path)), FAINT)
        return 0

    return answered(work, as_json)


def name_problems(name: str) -> list[Finding]:
    """Titles that cannot be printed."""
    if len(name) > MOST_LETTERS:
        message = f"the title has {len(name)} letters, there is room for {MOST_LETTERS}"
        return [Finding("bad-name", message, hint=f"shorten it by {len(name) - MOST_LETTERS}")]
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for letter in name):
        return [Finding("bad-name", "the title holds a character that cannot be printed", hint="delete it")]
    return []


def target(name: str, out: Path | None) -> Path:
    """The file to write: as ``out`` says, named after the adventure if that is a folder. Raises ContentError."""
    letters = unicodedata.normalize("NFKD", name.replace("ł", "l").replace("Ł", "L"))
    stem = re.sub(r"[^a-z0-9]+", "-", letters.encode("ascii", "ignore").decode().lower()).strip("-") or "my-adventure"
    if out is None:
        return Path(f"{stem}.yaml")
    if out.is_dir():
        return out / f"{stem}.yaml"
    if out.suffix not in (".yaml", ".yml"):
        hint = f"name it {out}.yaml, or name a folder that is there"
        raise ContentError([Finding("bad-file-name", "an adventure's file ends in .yaml", hint=hint)])
    return out
