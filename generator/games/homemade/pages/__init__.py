"""What a homemade game prints, a module a kind of document."""
