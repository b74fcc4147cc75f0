"""How pages meet paper: paper sizes and the area that printers reach."""
