"""``dragonpress list``: what there is to print."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from generator.cli.output import print_findings, print_json, print_table
from generator.errors import ContentError
from generator.press.stock import stock


def run_list(as_json: bool, packs: Sequence[Path] = ()) -> int:
    """Show games, documents with their titles, languages and papers."""
    try:
        listing = catalogue(packs)
    except ContentError as error:
        return print_findings(error.findings, to_stderr=True)
    if as_json:
        print_json(listing)
        return 0
    codes = [language["code"] for language in listing["languages"]]
    rows = [
        (game["id"], document["id"], *(document["titles"].get(code, "–") for code in codes))
        for game in listing["games"]
        for document in game["documents"]
    ]
    print_table(("game", "document", *(f"title ({code})" for code in codes)), rows)
    print()
    for game in listing["games"]:
        if game["variants"]:
            print(f"variants of {game['id']}: " + ", ".join(game["variants"]))
    print("languages: " + ", ".join(f"{language['code']} ({language['name']})" for language in listing["languages"]))
    sizes = (f"{p['id']} ({p['width_mm']:g} × {p['height_mm']:g} mm)" for p in listing["papers"])
    print("papers: " + ", ".join(sizes))
    print(
        "card sizes: "
        + ", ".join(f"{c['id']} ({c['width_mm']:g} × {c['height_mm']:g} mm)" for c in listing["card_sizes"])
    )
    for pack in listing["packs"]:
        print(f"pack: {pack['id']} ({pack['title']}, by {pack['author']}, {pack['licence']})")
    print("print profiles: " + ", ".join(f"{p['id']} ({p['name']})" for p in listing["profiles"]))
    return 0


def catalogue(packs: Sequence[Path] = ()) -> dict[str, Any]:
    """All that can be printed, as plain data. Raises ContentError."""
    ready = stock(tuple(dict.fromkeys(packs)))
    games = []
    for name in ready.game_ids:
        game = ready.game(name)
        words = {code: ready.texts(name, code) for code in ready.languages}
        documents = [
            {"id": kind.id, "titles": {code: t(f"documents.{kind.id}") for code, t in words.items()}}
            for kind in game.documents
        ]
        variants = list(game.variants(ready.content(name)))
        games.append({"id": name, "title": game.title, "documents": documents, "variants": variants})
    return {
        "games": games,
        "languages": [{"code": code, "name": language.name} for code, language in ready.languages.items()],
        "papers": [
            {"id": name, "name": paper.name, "width_mm": paper.width, "height_mm": paper.height}
            for name, paper in ready.papers.items()
        ],
        "card_sizes": [
            {"id": name, "name": size.name, "width_mm": size.width, "height_mm": size.height}
            for name, size in ready.card_sizes.items()
        ],
        "profiles": [{"id": name, "name": profile.name} for name, profile in ready.profiles.items()],
        "packs": [
            {"id": pack.id, "title": pack.file.title, "author": pack.file.author, "licence": pack.file.licence}
            for pack in ready.packs
        ],
    }
