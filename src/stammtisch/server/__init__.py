"""Live tables: a server that loses nothing and tells nobody too much."""
