"""Languages as data: plural classes, quotes, bound words, numbers, and the texts of the games."""
