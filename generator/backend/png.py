"""The PNG backend: the PDF, rasterised, so that a picture shows what the paper will."""

from __future__ import annotations

import io
from collections.abc import Iterator


def write_png(pdf: bytes, dpi: float) -> Iterator[bytes]:
    """One PNG a page of a PDF, at ``dpi`` dots per inch."""
    import pypdfium2

    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            bitmap = page.render(scale=dpi / 72)
            target = io.BytesIO()
            bitmap.to_pil().save(target, format="PNG", dpi=(dpi, dpi))
            bitmap.close()
            page.close()
            yield target.getvalue()
    finally:
        document.close()
