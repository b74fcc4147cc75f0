"""Parts that any game can use: theme, panels, tables, hexes, boxes to tick, the foot of a sheet."""
