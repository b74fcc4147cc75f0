"""Building: make what is out of date, and put it into the output folder beside what is not, all or none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from generator.errors import ContentError, Finding, raise_if_errors, sorted_findings
from generator.press.choosing import jobs, stock_of
from generator.press.identity import program
from generator.press.making import Made, Work, make_all, steps_of
from generator.press.partial import partial_folder, turn
from generator.press.publishing import MANIFEST, first_missing, manifest_text, publish, remove_empty, unwritable
from generator.press.records import (
    LAST_RUN,
    Digests,
    LastRun,
    Record,
    input_name,
    load_record,
    names_below,
    record_text,
)
from generator.press.request import BuildRequest, Outcome, PackEntry, Progress, Written
from generator.press.unchanged import request_digest, roots
from generator.press.upkeep import is_up_to_date, read_by_all, record_path
from generator.source.noting import Notes, digest, noted


@dataclass(frozen=True)
class Plan:
    """The documents of a request in their order; what there is no record for must be made."""

    work: Sequence[Work]
    records: Sequence[Record | None]

    @property
    def missing(self) -> list[Work]:
        """The documents to make."""
        return [work for work, record in zip(self.work, self.records, strict=True) if record is None]


def build_anew(request: BuildRequest, progress: Progress) -> Outcome:
    """Read everything, and make what is not up to date."""
    findings: list[Finding] = []
    with noted() as notes:
        work, ready = list(jobs(request)), stock_of(request)
        for name in dict.fromkeys(game.id for game, _, _ in work):
            findings += ready.checked(name)
    raise_if_errors(findings)
    plan = Plan(work, [None] * len(work) if request.force else list(kept_records(request, work)))
    out = request.out
    with output_folder(out, findings), partial_folder(out) as partial:
        made = []
        with closing(make_all(request, plan.missing, partial, progress)) as making:  # nobody writes there any more
            for each in making:
                made.append(each)
                findings += each.findings
        raise_if_errors(findings)
        written, records = together(plan, made)
        raise_if_errors(doubles(written))
        names = write_lists(request, partial, written, records, notes, not findings)
        names += write_records(request, partial, plan.missing, made)
        kept = [file for record in plan.records if record is not None for file in record.files]
        with turn(out):
            intact = Digests(out).published(kept)
            if intact:
                publish(partial, out, [file for each in made for file in each.written], names)
    if not intact:  # another run came in between
        return build_anew(replace(request, force=True), progress)
    steps = zip(steps_of(plan.missing), (each.seconds for each in made), strict=True)
    return Outcome(written, sorted_findings(findings), tuple(steps), len(work) - len(made), entries(request))


@contextmanager
def output_folder(out: Path, findings: Sequence[Finding]) -> Iterator[None]:
    """Whatever goes wrong with the output folder is a finding, and no folder stays that stands empty."""
    created = first_missing(out)
    try:
        yield
    except OSError as error:
        raise ContentError([*findings, unwritable(out, error)]) from error
    finally:
        if created is not None:
            remove_empty(created)


def kept_records(request: BuildRequest, work: Sequence[Work]) -> Iterator[Record | None]:
    """The record of each document that is up to date."""
    digests = Digests(request.out)
    bases: dict[str, Notes] = {}
    for each in work:
        game, _, job = each
        record = load_record(request.out / record_path(request, each))
        if record is not None:
            if game.id not in bases:
                bases[game.id] = read_by_all(request, job)
            if not is_up_to_date(record, request, each, bases[game.id], digests):
                record = None
        yield record


def together(plan: Plan, made: Sequence[Made]) -> tuple[list[Written], list[Record | None]]:
    """The files of all documents in their order, and the records, of those just made and of those kept."""
    fresh = iter(made)
    written: list[Written] = []
    records: list[Record | None] = []
    for record in plan.records:
        if record is None:
            each = next(fresh)
            written += each.written
            records.append(each.record)
        else:
            written += record.files
            records.append(record)
    return written, records


def doubles(written: Sequence[Written]) -> Iterator[Finding]:
    """Findings for files that two documents would both be written to."""
    for path, count in Counter(entry.path.casefold() for entry in written).items():
        if count > 1:
            message = f"two documents would both be written to “{path}”"
            yield Finding("duplicate-file", message, hint="give one of the two another name, or print them one by one")


def write_records(request: BuildRequest, partial: Path, work: Sequence[Work], made: Sequence[Made]) -> list[str]:
    """Write the records of the documents just made into the partial folder; their names below it."""
    names = []
    for each, result in zip(work, made, strict=True):
        if result.record is not None:
            names.append(record_path(request, each))
            write(partial / names[-1], record_text(result.record))
    return names


def write_lists(
    request: BuildRequest,
    partial: Path,
    written: Sequence[Written],
    records: Sequence[Record | None],
    notes: Notes,
    silent: bool,
) -> list[str]:
    """Write the manifest, and what it was made from if nothing was found that has to be told again."""
    manifest = manifest_text(written, entries(request))
    write(partial / MANIFEST, manifest)
    if not request.record or not silent:
        return [MANIFEST]
    inputs = {input_name(path, request.out): value for path, value in notes.items()}
    for record in records:
        inputs |= record.inputs if record is not None else {}
    names = names_below(roots(request), request.out)
    last = LastRun(program(), request_digest(request), inputs, names, digest(manifest.encode("utf-8")))
    write(partial / LAST_RUN, record_text(last))
    return [MANIFEST, LAST_RUN]


def entries(request: BuildRequest) -> list[PackEntry]:
    """The packs of a request as the manifest lists them."""
    return [
        PackEntry(pack.id, pack.file.title, pack.file.author, pack.file.licence, pack.layer.digest)
        for pack in stock_of(request).packs
    ]


def write(path: Path, text: str) -> None:
    """Write a text file, and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
