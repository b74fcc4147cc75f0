"""Printing the calibration sheet, which belongs to no game."""

from __future__ import annotations

from pathlib import Path

from generator.backend.pdf import write_pdf
from generator.errors import ContentError, raise_if_errors
from generator.i18n.texts import load_texts
from generator.layout.calibration_sheet import calibration_document
from generator.layout.paper import Paper
from generator.press.publishing import unwritable
from generator.press.stock import languages, theme
from generator.resources import content_folder, data_root
from generator.text.scribe import Scribe


def write_calibration(paper: Paper, code: str, out: Path) -> Path:
    """Write ``OUT/<language>/calibration.pdf`` and return its path. Raises ContentError if that cannot be done."""
    language, look = languages()[code], theme("base")
    scribe = Scribe(code, look.fallback, language.glue, repeat_hyphen=language.repeat_hyphen)
    words = load_texts(content_folder("press", "text", code), language, data_root())
    data, _ = write_pdf(calibration_document(paper, words, look, scribe, language.tag))
    raise_if_errors(scribe.findings)
    path = out / code / "calibration.pdf"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".part")
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        raise ContentError([unwritable(out, error)]) from error
    return path
