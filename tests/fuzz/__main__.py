"""A long run of the fuzzer: ``python -m tests.fuzz --minutes 5``; what is new to it is kept as a seed."""

from __future__ import annotations

import argparse
import sys
import tempfile
import traceback
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic, perf_counter

from tests.fuzz.edits import edited, random_edits
from tests.fuzz.judging import SECONDS, TooSlowError
from tests.fuzz.seeds import keep
from tests.fuzz.subjects import SUBJECTS, Subject

SLOW = 20.0
"""Seconds after which a file is worth looking at, though it passes."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Change files at random until the time is up; the exit status is 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=main.__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=0, help="another seed gives other files")
    parser.add_argument("--only", action="append", choices=sorted(SUBJECTS), help="just this kind of file; repeatable")
    parser.add_argument("--keep", action="store_true", help="keep files with findings that no seed has yet as well")
    asked = parser.parse_args(arguments)
    random, end = Random(asked.seed), monotonic() + asked.minutes * 60
    subjects = [SUBJECTS[name] for name in asked.only or SUBJECTS]
    tried, wrong, seen = 0, 0, set[tuple[str, frozenset[str]]]()
    with tempfile.TemporaryDirectory() as temporary:
        folders = {subject.name: Path(temporary, subject.name) for subject in subjects}
        for subject in subjects:
            folders[subject.name].mkdir()
            subject.prepare(folders[subject.name])
        while monotonic() < end:
            subject = random.choice(subjects)
            text = edited(subject.text(), random_edits(random))
            tried += 1
            told, codes = judged(subject, folders[subject.name], text)
            if told:
                wrong += 1
                print(f"{subject.name}: kept as {keep(subject.name, 'wrong', text)}\n{told}", flush=True)
            elif asked.keep and not codes <= {code for name, each in seen if name == subject.name for code in each}:
                keep(subject.name, "-".join(sorted(codes))[:60], text)
            seen.add((subject.name, codes))
    print(f"{tried} files, {wrong} wrong, {len(seen)} kinds of answers.")
    return 1 if wrong else 0


def judged(subject: Subject, folder: Path, text: bytes) -> tuple[str, frozenset[str]]:
    """What went wrong with a file, in words; empty if nothing did. And the codes of its findings."""
    start = perf_counter()
    try:
        faults, codes = subject.faults(folder, text)
    except TooSlowError:
        return f"more than {SECONDS} seconds", frozenset()
    except Exception:
        return traceback.format_exc(limit=-6), frozenset()
    if (took := perf_counter() - start) > SLOW:
        faults.append(f"it took {took:.1f} seconds")
    return "\n".join(faults), codes


if __name__ == "__main__":
    sys.exit(main())
