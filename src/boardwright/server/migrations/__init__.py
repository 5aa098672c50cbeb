"""Changes of the database's schema, in order. The server applies those that are missing when it starts."""
