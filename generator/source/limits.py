"""How big and how deep a content file may be: generous for people, small enough that no file can hang the press."""

from __future__ import annotations

MAX_BYTES = 2 * 1024 * 1024
"""Bytes in one file."""

MAX_DEPTH = 40
"""Lists and groups of keys inside one another, aliases followed."""

MAX_NODES = 200_000
"""Values and keys in one file, aliases followed."""

MAX_TEXT = 4 * 1024 * 1024
"""Characters of all texts in one file, aliases followed (few aliases of one long text would pass ``MAX_NODES``)."""

MAX_KEY = 200
"""Characters in one key."""

MAX_FINDINGS = 100
"""Findings reported for one file; reading stops there."""
