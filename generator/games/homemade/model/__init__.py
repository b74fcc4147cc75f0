"""The files of a homemade game as frozen models."""
