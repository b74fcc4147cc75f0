"""Emblems and patterns that a homemade game may name."""
