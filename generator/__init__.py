"""Dragonpress: the print shop for dragon games."""

__version__ = "0.1.0"
