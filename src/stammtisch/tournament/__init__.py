"""A tournament: entrants, draw, rounds, clock, results and ranking, computed from a log."""
