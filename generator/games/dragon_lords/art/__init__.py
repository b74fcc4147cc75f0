"""The dragon seen from above, drawn by code: its shape follows body, wings, breath and claws."""
