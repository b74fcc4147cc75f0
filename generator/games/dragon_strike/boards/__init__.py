"""The boards of Dragon Strike: text grids, the rules of moving and seeing on them, and their drawings."""
