"""``dragonpress language``: translating the games."""
