"""The printed matter of Daredragon Fellowship, one module a document or a part of one."""
