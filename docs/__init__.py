"""The documents beside the code, and the script that makes their pictures."""
