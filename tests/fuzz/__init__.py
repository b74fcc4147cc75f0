"""Real files changed at random, hostile packs, and broken files: nothing may do more than end in a clear finding."""
