"""Nim at the terminal: nothing of its own."""

from stammtisch.terminal.chapter import Chapter

CHAPTER = Chapter()
