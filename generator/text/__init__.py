"""Words on paper: fonts and their coverage, measuring, small markup, line breaking, fitting."""
