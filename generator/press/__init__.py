"""The press: read, check, compose, draw, write. Nothing is written while anything is wrong."""

from __future__ import annotations

from generator.press.building import build, run
from generator.press.choosing import jobs
from generator.press.judging import check_files, check_packs, check_shipped, proof, provenance_rows
from generator.press.publishing import manifest_text
from generator.press.request import FORMATS, BuildRequest, Outcome, Progress, Step, Written
from generator.press.stock import card_sizes, content, languages, make_job, papers, profiles, stock, texts, theme

__all__ = [
    "FORMATS",
    "BuildRequest",
    "Outcome",
    "Progress",
    "Step",
    "Written",
    "build",
    "card_sizes",
    "check_files",
    "check_packs",
    "check_shipped",
    "content",
    "jobs",
    "languages",
    "make_job",
    "manifest_text",
    "papers",
    "profiles",
    "proof",
    "provenance_rows",
    "run",
    "stock",
    "texts",
    "theme",
]
