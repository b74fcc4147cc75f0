"""``dragonpress list``: what there is to print."""

from __future__ import annotations

from typing import Any

from generator.cli.output import print_findings, print_json, print_table
from generator.errors import ContentError
from generator.games.registry import find_game, game_ids
from generator.press import card_sizes, content, languages, papers, profiles, texts


def run_list(as_json: bool) -> int:
    """Show games, documents with their titles, languages and papers."""
    try:
        listing = catalogue()
    except ContentError as error:
        return print_findings(error.findings, to_stderr=True)
    if as_json:
        print_json(listing)
        return 0
    codes = [language["code"] for language in listing["languages"]]
    rows = [
        (game["id"], document["id"], *(document["titles"][code] for code in codes))
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
    print("print profiles: " + ", ".join(f"{p['id']} ({p['name']})" for p in listing["profiles"]))
    return 0


def catalogue() -> dict[str, Any]:
    """All that can be printed, as plain data."""
    games = []
    for name in game_ids():
        game = find_game(name)
        documents = [
            {"id": kind.id, "titles": {code: texts(name, code)(f"documents.{kind.id}") for code in languages()}}
            for kind in game.documents
        ]
        variants = list(game.variants(content(name)))
        games.append({"id": name, "title": game.title, "documents": documents, "variants": variants})
    return {
        "games": games,
        "languages": [{"code": code, "name": language.name} for code, language in languages().items()],
        "papers": [
            {"id": name, "name": paper.name, "width_mm": paper.width, "height_mm": paper.height}
            for name, paper in papers().items()
        ],
        "card_sizes": [
            {"id": name, "name": size.name, "width_mm": size.width, "height_mm": size.height}
            for name, size in card_sizes().items()
        ],
        "profiles": [{"id": name, "name": profile.name} for name, profile in profiles().items()],
    }
