"""The commands about adventures: what heroes see, new files, odds, the list."""
