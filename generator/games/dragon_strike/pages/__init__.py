"""The printed matter of Dragon Strike: one module a document, and what the documents share."""
