"""The commands of ``dragonpress dragon``: the workshop on the screen. The designing itself lives with the game."""
