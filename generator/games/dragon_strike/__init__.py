"""Dragon Strike: heroes against the monsters of the Dragon Master."""
