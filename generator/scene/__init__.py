"""What a page is made of, drawn once: frozen nodes in millimetres, origin at the top left."""
