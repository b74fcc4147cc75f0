"""Daredragon Fellowship: a fellowship of daredevils against one dragon, played with two ordinary decks."""
