"""What packs add to the texts of a language and change in them, by key, whichever file a text stands in."""

from __future__ import annotations

from generator.errors import ContentError, Finding, Place, did_you_mean
from generator.i18n.texts import Entry, flatten
from generator.source.overlay import OVERRIDE, Brought
from generator.source.tree import Layer, Tree


def lay_over(
    folder: Tree, entries: dict[str, Entry], places: dict[str, Place], gaps: dict[str, Place]
) -> list[Finding]:
    """Put the texts of all packs over those of the shipped folder; returns everything that is wrong.

    A key that is there already is changed below ``override:`` only; below it stands nothing that is not there.
    """
    findings: list[Finding] = []
    owners: dict[str, Layer] = {}
    for layer in folder.layers:
        for path in folder.of(layer).glob("*.yaml"):
            try:
                ((_, what),) = path.parts()[1]
            except ContentError as error:
                findings += error.findings
                continue
            findings += put(layer, what, entries, places, gaps, owners)
    return findings


def put(
    layer: Layer,
    what: Brought,
    entries: dict[str, Entry],
    places: dict[str, Place],
    gaps: dict[str, Place],
    owners: dict[str, Layer],
) -> list[Finding]:
    """Put the texts of one file of a pack over all others."""
    new: dict[str, Entry] = {}
    where: dict[str, Place] = {}
    findings = flatten(what.source, new, where, gaps, what.adds)
    for key, entry in new.items():
        if key in entries:
            owner = f", in the pack “{owners[key].id}”" if key in owners else ""
            message = f"“{key}” is there already: {places[key]}{owner}"
            hint = f"to change it, write it below “{OVERRIDE}:”"
            findings.append(Finding("already-there", message, where[key], hint=hint))
        else:
            entries[key], places[key], owners[key] = entry, where[key], layer
    if not what.changes:
        return findings
    changed: dict[str, Entry] = {}
    spots: dict[str, Place] = {}
    findings += flatten(what.source, changed, spots, gaps, what.changes, (OVERRIDE,))
    for key, entry in changed.items():
        if key not in entries:
            near = did_you_mean(key, entries)
            hint = near if len(near) <= 200 else f"to add it, write it without “{OVERRIDE}:”"
            findings.append(Finding("nothing-to-override", f"no text “{key}” to override", spots[key], hint=hint))
            continue
        owner_of = owners.get(key)
        if owner_of is not None and owner_of.id != layer.id and owner_of.id not in layer.after:
            message = f"the pack “{owner_of.id}” brings “{key}” as well, at {places[key]}"
            hint = f"leave one of the two out, or write “after: [{owner_of.id}]” in the pack.yaml that shall win"
            findings.append(Finding("contested", message, spots[key], hint=hint))
            continue
        entries[key], places[key], owners[key] = entry, spots[key], layer
    return findings
