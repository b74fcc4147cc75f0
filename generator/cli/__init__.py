"""The command line: options in, findings and tables out. No rule and no drawing here."""
