"""A small game made of YAML and templates alone: decks, tokens, boards, sheets and a rulebook described by data."""
