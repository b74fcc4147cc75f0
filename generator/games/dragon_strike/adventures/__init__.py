"""Adventures: their files, their words, the checks of them, what heroes see in them, and how dangerous they are."""
