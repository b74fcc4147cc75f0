"""Rulebooks: chapters in Markdown with figures from the engine, set on pages or written for the screen."""
