"""The documents of Dragon Lords, one module each, and the parts of the play sheet."""
