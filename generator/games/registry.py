"""The games on the press, one line each. A game's module is imported when the game is asked for."""

from __future__ import annotations

from importlib import import_module

from generator.errors import ContentError, Finding, did_you_mean
from generator.games.game import Game

GAMES = {
    "dragon-lords": "generator.games.dragon_lords.game",
    "daredragon": "generator.games.daredragon.game",
    "dragon-strike": "generator.games.dragon_strike.game",
}


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in the order in which they are built."""
    return tuple(GAMES)


def find_game(name: str) -> Game:
    """The game of that id. Raises ContentError with the ids that there are."""
    if name not in GAMES:
        raise ContentError([Finding("unknown-game", f"no game “{name}”", hint=did_you_mean(name, GAMES))])
    game: Game = import_module(GAMES[name]).GAME
    return game
