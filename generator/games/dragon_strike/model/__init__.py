"""Models of the figures of Dragon Strike, as they stand in the YAML."""
