"""Tests with a game of their own run on the plain engine: nothing interpreted can be a subclass of what is compiled."""

from stammtisch import engine

collect_ignore = [] if engine.running() == "plain" else ["test_any_game.py", "test_typed.py"]
