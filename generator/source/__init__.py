"""Reading content: the strict YAML reader, packs, and models whose errors point at their lines."""
