"""Filled game logs: how they are written, and a check that replays them by the rules.

``looks_like_log`` tells whether a file means to be one, ``check_log`` says everything that is wrong with it.
"""

from generator.games.dragon_lords.logs.checking import check_log, looks_like_log

__all__ = ["check_log", "looks_like_log"]
