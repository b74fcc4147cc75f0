"""The six countrysides, one module a sheet."""
