"""``dragonpress dragon sheet``: play sheets of dragons that lie in files or are ready-made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from generator.cli.building import progress, show_written
from generator.cli.dragon.bench import GAME, Bench, answered, open_bench
from generator.cli.dragon.screen import report
from generator.errors import ContentError, Finding, raise_if_errors
from generator.games.dragon_lords.wording import note_text
from generator.games.dragon_lords.workshop.library import find_dragons, is_ready_made
from generator.games.dragon_lords.workshop.writing import Remarks, dragon_yaml
from generator.press import BuildRequest, Written, build, jobs, manifest_text

SHEETS = "play-sheets"
OUTPUT = Path("output")
"""Where sheets go if nobody says where."""


def run_sheet(words: Sequence[str], out: Path, lang: str, paper: str, formats: Sequence[str], as_json: bool) -> int:
    """Print the sheets, show what was written, and return the exit status."""

    def work() -> int:
        bench = open_bench(lang)
        written, findings = print_sheets(bench, words, sheet_request(bench, paper, formats, out))
        if as_json:
            print(manifest_text(written), end="")
            return 0
        show_written(written, out)
        return report(findings, False)

    return answered(work, as_json)


def sheet_request(bench: Bench, paper: str, formats: Sequence[str] = ("pdf",), out: Path = OUTPUT) -> BuildRequest:
    """The request for play sheets in the language of the bench, still without dragons."""
    return BuildRequest(
        games=[GAME],
        languages=[bench.words.texts.language.code],
        paper=paper,
        only=[SHEETS],
        formats=tuple(dict.fromkeys(formats)),
        out=out,
        record=False,  # the dragons lie in files that are gone afterwards
    )


def check_request(request: BuildRequest) -> list[Finding]:
    """What is wrong with a request: an unknown paper or format, or a paper that the sheets are not laid out for."""
    try:
        next(jobs(request))
    except ContentError as error:
        return list(error.findings)
    return []


def print_sheets(bench: Bench, words: Sequence[str], request: BuildRequest) -> tuple[list[Written], list[Finding]]:
    """Print the sheets of the dragons that ``words`` name. Raises ContentError with all that stands in the way."""
    findings = check_request(request)
    with TemporaryDirectory() as folder:
        files = []
        for index, word in enumerate(words):
            if is_ready_made(bench.content, word):
                files.append(written_down(bench, word, Path(folder) / f"{index}.yaml"))
            else:
                findings += find_dragons(bench.content, [word]).findings
                files.append(Path(word))
        raise_if_errors(findings)
        with progress() as step:
            return build(replace(request, options={"dragons": tuple(files)}), step)


def written_down(bench: Bench, name: str, path: Path) -> Path:
    """A ready-made dragon as a file such as players write, its note in the language of the sheet."""
    dragon = bench.content.dragon(name)
    design = dragon.model_copy(update={"note": note_text(bench.words, bench.tables, dragon)})
    path.write_text(dragon_yaml(bench.tables, design, Remarks("", "", "")), encoding="utf-8")
    return path
