"""Packs: folders and ZIP files of the users' own that add to the shipped content and change it; read without trust."""
