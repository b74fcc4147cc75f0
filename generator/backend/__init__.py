"""From scene to file: PDF, SVG and PNG. The only room that knows the drawing libraries."""
