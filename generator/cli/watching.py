"""``dragonpress watch``: build, and build again whatever a change touches, until Ctrl-C."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path

from generator.cli.building import documents, progress
from generator.cli.output import print_findings, summary, unknown_format
from generator.errors import ContentError
from generator.press import BuildRequest, Outcome
from generator.press.watching import Watch, drawing
from generator.resources import shown

#: So many names are told one by one, and so many documents.
FEW, SOME = 4, 12


def run_watch(request: BuildRequest, messages: str = "text") -> int:
    """Watch until Ctrl-C, and return the exit status, which is then 0. Findings are told as ``messages`` says."""
    if wrong := unknown_format(messages):
        return print_findings(wrong, to_stderr=True)
    watch = Watch(request)
    try:
        build(watch, messages)
        ready = drawing(request, watch.disturbed)
        watch.idle = lambda: next(ready, False)
        watch.idle()
        say("Watching for changes. Stop with Ctrl-C.")
        while True:
            say(f"Changed: {told(watch.wait())}")
            build(watch, messages)
    except KeyboardInterrupt:
        print("\nStopped.", flush=True)
        return 0


def build(watch: Watch, messages: str = "text") -> None:
    """Build once, and tell what was made in which time, or what is wrong."""
    start = time.perf_counter()
    try:
        with progress() if messages == "text" else nullcontext(lambda _step: None) as step:
            outcome = watch.build(lambda each: step(each) if each.total > FEW else None)
    except ContentError as error:
        print_findings(error.findings, messages, to_stderr=True)
        if messages == "text":
            print(f"Nothing was written: {summary(error.findings)}.", file=sys.stderr, flush=True)
    except Exception:  # a fault of ours shall not cost the session
        traceback.print_exc()
        print("Nothing was written: this is a fault of Dragonpress.", file=sys.stderr, flush=True)
    else:
        print_findings(outcome.findings, messages, to_stderr=True)
        show(outcome, watch.request.out, time.perf_counter() - start)


def show(outcome: Outcome, out: Path, seconds: float) -> None:
    """What was made, how long each document took, and how long all took together."""
    for step, each in outcome.made if len(outcome.made) <= SOME else ():
        print(f"  {step.language} {step.game} {step.document}  {each:.2f} s")
    made = f"Made {documents(len(outcome.made))} in {out} in {seconds:.2f} s" if outcome.made else "Nothing to make"
    say(f"{made}; {outcome.kept} up to date.")


def told(paths: Iterable[Path]) -> str:
    """Some files by their names, as seen from the folder that one works in, a few of them one by one."""
    here = Path.cwd()
    names = [str(path.relative_to(here)) if path.is_relative_to(here) else shown(path) for path in sorted(paths)]
    rest = f" and {len(names) - FEW} more" if len(names) > FEW else ""
    return ", ".join(names[:FEW]) + rest


def say(line: str) -> None:
    """A line that is seen at once, also by a program that reads it."""
    print(line, flush=True)
