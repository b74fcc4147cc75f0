"""Running the press: nothing if nothing has changed, else reading everything and making what is out of date."""

from __future__ import annotations

from generator.errors import Finding
from generator.press.request import BuildRequest, Outcome, Progress, Written
from generator.press.unchanged import unchanged


def build(request: BuildRequest, progress: Progress = lambda _step: None) -> tuple[list[Written], list[Finding]]:
    """Make the documents and put them into the output folder, all or none.

    Returns what lies there now and the findings that did not stand in the way. Raises ContentError with all findings if
    any is an error; the output folder is then as it was before.
    """
    outcome = run(request, progress)
    return list(outcome.written), list(outcome.findings)


def run(request: BuildRequest, progress: Progress = lambda _step: None) -> Outcome:
    """Build, and tell what had to be made. Raises ContentError as :func:`build` does."""
    outcome = None if request.force else unchanged(request)
    if outcome is not None:
        return outcome
    from generator.press.building import build_anew

    return build_anew(request, progress)
