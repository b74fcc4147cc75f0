"""What the game's content becomes: options, dice, tables and dragons."""
